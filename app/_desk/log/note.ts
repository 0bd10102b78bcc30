import { judgeHref } from '../../_corpus/addresses';
import type { Locale } from '../../_i18n/locales';
import { type AddressState, writeState } from '../../_leaf/address-state';
import type { Noted } from './draft';

const NOTE_EVENT = 'arbitre:note';

/** Hands an answer on the page to the log, as a new call or into the one being written; from elsewhere, leads to the log. */
export function noteRuling(locale: Locale, noted: Noted): void {
  const event = new CustomEvent<Noted>(NOTE_EVENT, { detail: noted, cancelable: true });
  const isTaken = !document.dispatchEvent(event);
  if (!isTaken) location.assign(noteHref(locale, noted.rule.id, noted));
}

/** Listens for answers to note; gives back the way to stop. */
export function onNote(take: (noted: Noted) => void): () => void {
  const listen = (event: Event) => {
    event.preventDefault();
    take((event as CustomEvent<Noted>).detail);
  };
  document.addEventListener(NOTE_EVENT, listen);
  return () => document.removeEventListener(NOTE_EVENT, listen);
}

/** What an address can ask to have noted: a rule by its id, the question and the sentence that answers it. */
export const NOTE_NAMES = ['note', 'question', 'say'] as const;
export type NoteAddress = AddressState<(typeof NOTE_NAMES)[number]>;

/** The address of the log with a call begun on a rule. */
export function noteHref(
  locale: Locale,
  rule: string,
  { question, say }: Partial<Pick<Noted, 'question' | 'say'>> = {},
): string {
  return judgeHref(locale) + writeState({ note: rule, ...(question && { question }), ...(say && { say }) });
}
