const VERDICT_WORD = /^(?:Oui|Non|Ça dépend|Yes|No|It depends)\. /;

/** The sentence behind its yes or no, which is true without it. */
export const withoutVerdict = (say: string): string => say.replace(VERDICT_WORD, '');
