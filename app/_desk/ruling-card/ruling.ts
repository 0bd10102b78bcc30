import type { Verdict } from '../../_corpus/schema/shared';
import type { Bilingual } from '../../_i18n/locales';
import type { Said } from '../../_search/answer';
import type { Shape } from '../../_stands/miniature';

/** What of a rule can be shown: the sentence that answers, the passage that proves it, the rule in brief. */
export type PartKind = 'say' | 'passage' | 'line';

export interface Part {
  kind: PartKind;
  /** A sentence that answers may be known in one language only. */
  text: Partial<Bilingual>;
  verdict?: Verdict | undefined;
  /** What leads to a passage that does not stand alone. */
  lead?: Partial<Bilingual>;
}

/** What the card shows: one rule, or one position, in both languages. */
export interface ShownRuling {
  title: Bilingual;
  /** At least one, in reading order. */
  parts: Part[];
  /** Document, edition and section. */
  source: Bilingual;
  /** Its address within the site. */
  address: string;
  /** A position, drawn small. */
  drawing?: Shape[];
}

/** A rule that is still to be read from its page, and what it was found to say to a question. */
export interface QuotedRuling {
  href: string;
  said?: Said;
}

export const SHOW_EVENT = 'arbitre:show-ruling';

/** Asks for the card of a rule: one that is already at hand, as a simulator has it, or one that an answer quotes. */
export const showRuling = (ruling: ShownRuling | QuotedRuling): boolean =>
  document.dispatchEvent(new CustomEvent<ShownRuling | QuotedRuling>(SHOW_EVENT, { detail: ruling }));
