import { expect } from 'vitest';
import type { Side } from '../../../../app/_rules/core/sides';
import { drive } from '../../../../app/_rules/young-jedi/duel/drive';
import type { CharacterFacts } from '../../../../app/_rules/young-jedi/duel/facts';
import { duelSimulator } from '../../../../app/_rules/young-jedi/duel/simulator';
import type {
  DeckItem,
  DuelSetup,
  DuelState,
  Move,
  PlacedCard,
} from '../../../../app/_rules/young-jedi/duel/state';
import type { Walked } from '../../core/random-walk';
import { randomSetup } from './random-play';

/** A battle step played at random. Without some eagerness, most would end before anything happens. */
export const battleStep: Walked<DuelState, Move, DuelSetup> = {
  simulator: duelSimulator,
  randomSetup,
  longest: 200, // every move but a pass uses up a card, a choice or a step
  choose(random, moves) {
    const eager = moves.filter(({ type }) => type !== 'end-step' && type !== 'battle');
    const from = eager.length > 0 && random(8) > 0 ? eager : moves;
    return from[random(Math.max(1, from.length))];
  },
};

export const someone = (
  side: Side,
  name: string,
  power: CharacterFacts['power'],
  damage: number,
  more: Partial<CharacterFacts> = {},
): CharacterFacts => ({ kind: 'character', side, name, power, damage, ...more });

/** Darth Maul, power 6 and 2 for his lightsaber, against whoever is given. */
export const maulAgainst = (cards: PlacedCard[], more: Partial<DuelSetup> = {}): DuelSetup => ({
  turn: 'dark',
  planet: 'Naboo',
  location: 'Theed Palace',
  cards: [
    { id: 'maul', card: 'darth-maul-master-of-evil' },
    { id: 'saber', card: 'darth-mauls-lightsaber' },
    ...cards,
  ],
  decks: { light: 30, dark: 30 },
  ...more,
});

export const goFor = (target: string): Move => ({
  type: 'initiate',
  player: 'dark',
  character: 'maul',
  weapon: 'saber',
  target,
});

/** A duel in the middle: Maul (damage 5) leads against Qui-Gon (damage 5), with these hands. */
export const midDuel = (
  dark: DeckItem[],
  light: DeckItem[],
  more: Partial<NonNullable<DuelSetup['underway']>> = {},
  setup: Partial<DuelSetup> = {},
): DuelSetup =>
  maulAgainst([{ id: 'qui-gon', card: 'qui-gon-jinn-jedi-protector' }], {
    underway: {
      attacker: { character: 'maul', weapon: 'saber' },
      defender: { character: 'qui-gon' },
      hands: { light, dark },
      ...more,
    },
    ...setup,
  });

export const D = {
  attack: (destiny: number, card?: string): Move => ({
    type: 'attack',
    player: 'dark',
    destiny,
    ...(card && { card }),
  }),
  parry: (destiny: number, card?: string): Move => ({
    type: 'parry',
    player: 'dark',
    destiny,
    ...(card && { card }),
  }),
  hit: { type: 'take-hit', player: 'dark' } as Move,
  pass: { type: 'pass', player: 'dark' } as Move,
  text: { type: 'use-text', player: 'dark' } as Move,
  noText: { type: 'decline-text', player: 'dark' } as Move,
};

export const L = {
  attack: (destiny: number, card?: string): Move => ({ ...D.attack(destiny, card), player: 'light' }),
  parry: (destiny: number, card?: string): Move => ({ ...D.parry(destiny, card), player: 'light' }),
  hit: { type: 'take-hit', player: 'light' } as Move,
  pass: { type: 'pass', player: 'light' } as Move,
  text: { type: 'use-text', player: 'light' } as Move,
  noText: { type: 'decline-text', player: 'light' } as Move,
};

/** The state after a line that has to be legal. */
export function reach(setup: DuelSetup, moves: readonly Move[]): DuelState {
  const { state, refused } = drive(setup, moves);
  expect(refused).toBeUndefined();
  return state;
}

/** Why the last move of a line is refused; the moves before it have to be legal. */
export function refusalOf(setup: DuelSetup, moves: readonly Move[]): string | undefined {
  const { refused } = drive(setup, moves);
  if (refused) expect(refused.at).toBe(moves.length - 1);
  return refused?.refusal.code;
}
