import type { Locale } from '../_i18n/locales';
import { foldWord } from './analyse';

/** What a question is like, beside what it is about. */
export interface QuestionForm {
  /** It asks who, when, how many …: neither yes nor no answers it. */
  isOpen: boolean;
  /** It offers a choice, « dans la main ou dans la pile ? », or asks two things at once. */
  isChoice: boolean;
  /** It is put as a question. */
  isAsked: boolean;
}

/** Words that make a question open wherever they stand, and those that do so at its beginning. */
const OPEN: Record<Locale, { anywhere: RegExp; first: RegExp }> = {
  fr: {
    anywhere:
      /\b(?:combien|comment|pourquoi|quel(?:le)?s?|le(?:s)?quel(?:le)?s?|laquelle|quoi|qu'est-ce|que se passe|que devien|que fait|a qui|de qui|qui (?:est-ce|joue|commence|tire|choisit|decide|perd|gagne|part|paie|va|a))\b/,
    first:
      /^(?:et |mais |alors )?(?:qui|que|ou|d'ou|quand(?![^,]*,)|c'est quand|c'est ou|difference|cout|prix|nombre|taille|limite|ordre|sens|signification)\b|\b(?:quand|ou) ?\?*$/,
  },
  en: {
    anywhere: /\b(?:how (?:many|much|often|long|far)|how do|how does|how is|how are|why|whose|which|what)\b/,
    first:
      /^(?:and |but |so )?(?:who|whose|when(?![^,]*,)|where|how|which|what|cost|price|number|size|limit|order|meaning|difference)\b|[,.;:] ?(?:who|whose|when|where|how)\b[^,]*$/,
  },
};
const CHOICE: Record<Locale, RegExp> = {
  fr: /\S ou (?!non\b|pas\b|quoi\b|plus\b)\S/,
  en: /\S or (?!not\b|more\b|less\b)\S/,
};
export function formOf(question: string, locale: Locale): QuestionForm {
  const plain = foldWord(question.replace(/[’ʼ]/g, "'")).trim();
  const { anywhere, first } = OPEN[locale];
  return {
    isOpen: anywhere.test(plain) || first.test(plain),
    isChoice: CHOICE[locale].test(plain) || /\?.*\?/.test(plain),
    isAsked: /\?/.test(plain),
  };
}
