import fs from 'node:fs';
import path from 'node:path';
import { KEPT_VERSION, type Kept, type KeptRule } from '../../app/_assistant/kept';
import { LOCALES, type Locale } from '../../app/_i18n/locales';
import { KEPT_FOLDER } from './kept-folder';

/** What is kept, without the rules: these are a file a language, as long as it says here. */
interface Head extends Omit<Kept, 'rules'> {
  version: number;
  bytes: Record<Locale, number>;
}

const HEAD = path.join(KEPT_FOLDER, 'head.json');
const rulesFile = (locale: Locale): string => path.join(KEPT_FOLDER, `rules.${locale}.json`);

/** The head comes last: where it stands, the rest does. */
export function writeKept({ rules, ...rest }: Kept): void {
  fs.mkdirSync(KEPT_FOLDER, { recursive: true });
  const bytes = LOCALES.map((locale) => {
    const text = JSON.stringify(rules[locale]);
    fs.writeFileSync(rulesFile(locale), text);
    return [locale, Buffer.byteLength(text)];
  });
  const head: Head = { version: KEPT_VERSION, bytes: Object.fromEntries(bytes), ...rest };
  fs.writeFileSync(HEAD, JSON.stringify(head));
}

/** Throws where nothing is kept, or of another version, or not all of it. Most callers ask in one language: the other waits. */
export function readKept(): Kept {
  const { version, bytes, ...rest } = JSON.parse(fs.readFileSync(HEAD, 'utf8')) as Head;
  if (version !== KEPT_VERSION) throw new Error('It is of another version.');
  for (const locale of LOCALES)
    if (fs.statSync(rulesFile(locale)).size !== bytes[locale]) throw new Error('It was cut off.');
  const known = new Map<Locale, KeptRule[]>();
  const rulesOf = (locale: Locale): KeptRule[] => {
    const read = known.get(locale) ?? (JSON.parse(fs.readFileSync(rulesFile(locale), 'utf8')) as KeptRule[]);
    known.set(locale, read);
    return read;
  };
  return {
    ...rest,
    rules: {
      get fr() {
        return rulesOf('fr');
      },
      get en() {
        return rulesOf('en');
      },
    },
  };
}
