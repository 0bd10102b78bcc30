import type { Bench, BenchCard, Piece } from '../../../core/bench';
import { CARDS, type CardName } from '../cards';
import type { BattleSetup, BattleState } from '../state';
import { BATTLE_KINDS, BATTLE_KNOWN } from './kinds';
import { add, copy, count, figure, move, remove } from './laying';
import { odd } from './odd';
import { cardsOf, placesOf } from './places';
import { setupOf } from './setup-of';
import { set, switchesOf } from './switches';
import { BATTLE_TEMPLATES } from './templates';

function pieceOf(state: BattleState, { id, kind, title, figures, traits }: BenchCard): Piece {
  const text = JSON.stringify(state.cards[id]);
  const known = BATTLE_KNOWN.find(({ name }) => JSON.stringify(CARDS[name as CardName]) === text);
  return known ? { known: known.name } : { kind, title, figures, ...(traits && { traits: [...traits] }) };
}

/** Any battle: two sides at sites or systems, and what each owes. */
export const battleBench: Bench<BattleState, BattleSetup> = {
  templates: BATTLE_TEMPLATES,
  kinds: BATTLE_KINDS,
  known: BATTLE_KNOWN,
  places: placesOf,
  cards: cardsOf,
  switches: switchesOf,
  add,
  copy,
  move,
  remove,
  pieceOf,
  count,
  figure,
  set,
  odd,
  setupOf,
};
