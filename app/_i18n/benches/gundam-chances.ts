import type { Locale } from '../locales';

export interface GundamChanceWords {
  next: (player: string) => string;
  given: (named: number, among: number) => string;
  /** A card that somebody has named, but so many that it has no row of its own. */
  rest: string;
  other: string;
  burst: (player: string, shields: number) => string;
  unnamedHasNone: string;
  some: string;
  none: string;
}

export const GUNDAM_CHANCES: Record<Locale, GundamChanceWords> = {
  fr: {
    next: (player) => `La prochaine carte du deck du joueur ${player}`,
    given: (named, among) =>
      `${named === 1 ? 'La carte nommée est' : `Les ${named} cartes nommées sont`}, à chances égales, n’importe où parmi les ${among} cartes inconnues de ce joueur dans son deck et ses Shields ; sa main n’en a pas.`,
    rest: 'une autre des cartes nommées',
    other: 'une carte qui n’est pas nommée',
    burst: (player, shields) =>
      shields === 1
        ? `Un Burst sous le Shield inconnu du joueur ${player}`
        : `Un Burst parmi les ${shields} Shields inconnus du joueur ${player}`,
    unnamedHasNone: 'Une carte qui n’est pas nommée compte comme sans Burst.',
    some: 'au moins un Burst',
    none: 'aucun Burst',
  },
  en: {
    next: (player) => `The next card of player ${player}’s deck`,
    given: (named, among) =>
      `${named === 1 ? 'The named card lies' : `The ${named} named cards lie`} with equal chances anywhere among this player’s ${among} unknown cards in the deck and the Shields; none is in hand.`,
    rest: 'another of the named cards',
    other: 'a card that is not named',
    burst: (player, shields) =>
      shields === 1
        ? `A Burst under player ${player}’s unknown Shield`
        : `A Burst among player ${player}’s ${shields} unknown Shields`,
    unnamedHasNone: 'A card that is not named counts as one without Burst.',
    some: 'at least one Burst',
    none: 'no Burst',
  },
};
