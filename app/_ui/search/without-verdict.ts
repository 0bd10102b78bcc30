const VERDICT_WORD = /^(?:Oui|Non|Ça dépend|Yes|No|It depends)\. /;

/** A sentence that stands beside its yes or no, which it need not repeat. */
export const withoutVerdict = (say: string): string => say.replace(VERDICT_WORD, '');
