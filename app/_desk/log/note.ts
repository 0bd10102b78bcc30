import type { Noted } from './draft';

const NOTE_EVENT = 'arbitre:note';

/** Hands an answer on the page to the log, as a new call or into the one being written. */
export const noteRuling = (noted: Noted): void => {
  document.dispatchEvent(new CustomEvent<Noted>(NOTE_EVENT, { detail: noted }));
};

/** Listens for answers to note; gives back the way to stop. */
export function onNote(take: (noted: Noted) => void): () => void {
  const listen = (event: Event) => take((event as CustomEvent<Noted>).detail);
  document.addEventListener(NOTE_EVENT, listen);
  return () => document.removeEventListener(NOTE_EVENT, listen);
}
