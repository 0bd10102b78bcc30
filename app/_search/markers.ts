import type { Locale } from '../_i18n/locales';
import { foldWord } from './analyse';

/**
 * Small words that say nothing of the subject, but tell one question about it from another: how many, who, where, the
 * same, without … Each has a bit; the order is that of the index, so a change of it changes the index.
 */
const MARKERS: readonly Record<Locale, RegExp>[] = [
  { fr: /\bcombien\b/, en: /\bhow (?:many|much|often|long|far)\b/ },
  {
    fr: /\b(?:a|de|par|avec|chez|pour)? ?qui\b(?! (?:est|sont|a|ont|dit|vise|porte|donne))|\bqui (?:est-ce|joue|commence)/,
    en: /\bwho(?:se|m)?\b/,
  },
  {
    fr: /\bou (?:va|vont|est|sont|je|dois|part|partent)\b|\b(?:va|vont|part|partent|met|mets|vais|finit|aller?) ou\b|\bd'ou\b|\bou ?\?|\bquel(?:le)? (?:pile|endroit|lieu)/,
    en: /\bwhere\b|\bwhich pile\b/,
  },
  { fr: /\bquand\b|\bquel moment\b|\bjusqu'a quand\b/, en: /\bwhen\b|\bat what point\b|\bhow long\b/ },
  { fr: /\bcomment\b/, en: /\bhow (?:do|does|is|are|can|would|should)\b/ },
  { fr: /\bpourquoi\b/, en: /\bwhy\b|\bhow come\b/ },
  { fr: /\bquel(?:le)?s?\b|\bquoi\b|\bqu'est-ce\b|\bque (?:se|devien|fait|veut)/, en: /\bwhat\b|\bwhich\b/ },
  { fr: /\bmemes?\b/, en: /\bsame\b/ },
  { fr: /\b(?:pas|jamais|aucune?|rien|non|ni)\b/, en: /\b(?:not|never|no|none|nothing|cannot)\b|n't\b/ },
  { fr: /\bsans\b/, en: /\bwithout\b|\bno\b/ },
  { fr: /\bavant\b|\bd'abord\b/, en: /\bbefore\b|\bfirst\b/ },
  { fr: /\bapres\b|\bensuite\b|\bpuis\b/, en: /\bafter(?:wards?)?\b|\bthen\b|\blater\b/ },
  { fr: /\bplus\b(?! (?:de|rien|du))/, en: /\bmore\b/ },
  { fr: /\bmoins\b/, en: /\bless\b|\bfewer\b/ },
  { fr: /\bencore\b|\btoujours\b|\bquand meme\b/, en: /\bstill\b|\banyway\b|\balways\b/ },
  { fr: /\bdeja\b/, en: /\balready\b/ },
  { fr: /\btou(?:t|te|tes|s)\b|\bentier/, en: /\ball\b|\bwhole\b|\bevery\b/ },
  { fr: /\bseule?s?\b|\bseulement\b|\bjuste\b|\bqu'une?\b/, en: /\bonly\b|\bjust\b|\balone\b|\bsingle\b/ },
  { fr: /\bou (?:bien )?(?:le|la|les|de|du|des|a|au|en|dans|sur|un|une|c'est|il|elle)\b/, en: /\bor\b/ },
  {
    fr: /\badversaire\b|\b(?:il|lui|son|sa|ses|en face|l'autre)\b/,
    en: /\bopponent\b|\b(?:he|she|him|his|her|they|their|theirs)\b/,
  },
  {
    fr: /\b(?:deux fois|refaire|encore une fois|a nouveau|plusieurs fois)\b/,
    en: /\b(?:twice|again|several times|more than once)\b/,
  },
  { fr: /\b(?:tous les )?deux\b|\bchacune?\b/, en: /\bboth\b|\beach\b|\btwo\b/ },
  { fr: /\bsi\b/, en: /\bif\b/ },
  { fr: /\bautre\b/, en: /\banother\b|\bother\b|\belse\b/ },
];

/** The markers of a question as bits. */
export function markersOf(question: string, locale: Locale): number {
  const plain = foldWord(question.replace(/[’ʼ]/g, "'"));
  return MARKERS.reduce((bits, marker, i) => (marker[locale].test(plain) ? bits | (1 << i) : bits), 0);
}

/** How many markers there are in some bits. */
export function countMarkers(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
