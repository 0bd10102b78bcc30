import type { Bilingual } from '../../_i18n/locales';

/** What the card shows: one rule, or one position, in both languages. */
export interface ShownRuling {
  title: Bilingual;
  line: Bilingual;
  /** Document, edition and section. */
  source: Bilingual;
  /** Its address within the site. */
  address: string;
}

/** Asks for the card of a ruling that is already at hand, as a simulator has it. */
export const SHOW_EVENT = 'arbitre:show-ruling';

export const showRuling = (ruling: ShownRuling): boolean =>
  document.dispatchEvent(new CustomEvent<ShownRuling>(SHOW_EVENT, { detail: ruling }));
