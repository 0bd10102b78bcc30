import { PRINTED, type PrintedName } from '../printed/cards';
import type { TurnCard } from './cards';
import { fromPrinted } from './from-printed';

/** Cards that the booklet speaks of, and others like them that a turn needs. */
// gundam/rulebook/decks
const NAMES = [
  'gm',
  'strike-dagger',
  'rezel',
  'guncannon',
  'gundam',
  'strike-gundam',
  'bird-mode',
  'shenlong-gundam',
  'gundam-aerial',
  'gaza-d',
  'zaku-ii',
  'amuro-ray',
  'kira-yamato',
  'thoroughly-damaged',
  'hawk-of-endymion',
  'peaceful-timbre',
  'show-of-resolve',
  'overflowing-affection',
  'first-contact',
  'white-base',
  'side-7',
] as const satisfies readonly PrintedName[];

export type BookletCard = (typeof NAMES)[number];

export const BOOKLET_CARDS = Object.fromEntries(
  NAMES.map((name) => [name, fromPrinted(PRINTED[name])]),
) as Record<BookletCard, TurnCard>;

/** Facts for the cards of a setup, by the names they have there; several copies need several names. */
export const booklet = (cards: Readonly<Record<string, BookletCard>>): Record<string, TurnCard> =>
  Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, BOOKLET_CARDS[card]]));
