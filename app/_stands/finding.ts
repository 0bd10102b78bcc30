import { type Bilingual, LOCALES, type Locale } from '../_i18n/locales';
import type { Finding } from '../_rules/core/deck-checker';

/** What a check or a reader remarks: a code with its figures, and the lines it speaks of. */
interface Remark {
  code: string;
  rule: string;
  args: object;
  lines: number[];
}

type Kind = 'lines' | 'violations' | 'advice';
type Part = 'message' | 'remedy';
type Words = Record<Kind, Record<string, Record<Part, (figures: never) => string>>>;

/** Remarks on a deck in words. */
export const finder =
  (words: Record<Locale, Words>) =>
  (kind: Kind, { code, rule, args, lines }: Remark): Finding => {
    const say = (part: Part): Bilingual => {
      const inWords = (locale: Locale) => {
        const said = words[locale][kind][code]?.[part] as ((figures: object) => string) | undefined;
        return [locale, said?.(args) ?? code];
      };
      return Object.fromEntries(LOCALES.map(inWords)) as Bilingual;
    };
    return {
      code,
      rule,
      ...(lines.length > 0 && { lines }),
      message: say('message'),
      remedy: say('remedy'),
    };
  };
