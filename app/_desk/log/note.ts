import { judgeHref } from '../../_corpus/addresses';
import type { Locale } from '../../_i18n/locales';
import { type AddressState, writeState } from '../../_leaf/address-state';
import type { Noted } from './draft';

const NOTE_EVENT = 'arbitre:note';

/**
 * Hands what a page shows (an answer, a rule, a situation) to the log, as a new call or into the one being written; from
 * another page than the desk's, leads to the log.
 */
export function noteCall(locale: Locale, noted: Noted): void {
  const event = new CustomEvent<Noted>(NOTE_EVENT, { detail: noted, cancelable: true });
  const isTaken = !document.dispatchEvent(event);
  if (!isTaken) location.assign(callHref(locale, noted));
}

/** Listens for what is to be noted; gives back the way to stop. */
export function onNote(take: (noted: Noted) => void): () => void {
  const listen = (event: Event) => {
    event.preventDefault();
    take((event as CustomEvent<Noted>).detail);
  };
  document.addEventListener(NOTE_EVENT, listen);
  return () => document.removeEventListener(NOTE_EVENT, listen);
}

/** What an address can ask to have noted: a rule by its id, the question, the sentence that answers it, a situation. */
export const NOTE_NAMES = ['note', 'question', 'say', 'situation', 'title', 'game'] as const;
export type NoteAddress = AddressState<(typeof NOTE_NAMES)[number]>;

/** What an address can say of a call; the title of a rule is read from its page. */
export type Called = Partial<Omit<Noted, 'rule'>> & { rule?: { id: string } | undefined };

/** The address of the log with a call begun. */
export function callHref(locale: Locale, { rule, question, say, situation, game }: Called): string {
  const state: Record<string, string | undefined> = {
    note: rule?.id,
    question,
    say,
    situation: situation?.link,
    title: situation?.title,
    // The id of a rule tells its game.
    game: rule ? undefined : game,
  };
  const told = Object.entries(state).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return judgeHref(locale) + writeState(Object.fromEntries(told));
}

/** The address of the log with a call begun on a rule. */
export const noteHref = (locale: Locale, id: string): string => callHref(locale, { rule: { id } });
