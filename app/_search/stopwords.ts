import type { Locale } from '../_i18n/locales';

/** Words that say nothing of the subject. A query made of nothing else is searched as it is. */
const WORDS: Record<Locale, string> = {
  fr: `a ai aie ait as au aura aurait aux avait avec avez avoir avons c ca car ce ceci cela celle celles celui ces cet cette
    ceux chez ci comme comment d dans de des dit dois doit donc du elle elles en encore est et eu eux fait faire faut font
    ici il ils j je l la le les leur leurs lui m ma mais me meme mes mon n ne ni nos notre nous on ont ou par parce pas peu
    peut peuvent peux plus pour pourquoi puis puisque qu quand que quel quelle quelles quels qui quoi s sa sais se sera ses
    si soit son sont sous suis sur t ta te tes toi ton tous tout toute toutes tu un une va vais veut veux vois vos votre
    vous vu y etre ete etait euh bah ben svp stp alors aussi bien cas deja fois juste moi lors lorsque vraiment non oui`,
  en: `a about am an and any are as at be because been being but by can could d did do does doing don for from get gets
    got had has have having he her here him his how i if in into is it its ll m may me might my no not of off on or our
    out please re s shall she should so some such t than that the their them then there these they this those to too us
    ve very was we were what when where whether which while who whom why will with would yes you your`,
};

const SETS = Object.fromEntries(
  Object.entries(WORDS).map(([locale, words]) => [locale, new Set(words.split(/\s+/))]),
) as Record<Locale, Set<string>>;

/** Takes a folded word: without accents, in small letters. */
export const isStopword = (folded: string, locale: Locale): boolean => SETS[locale].has(folded);
