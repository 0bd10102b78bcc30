import { SIDES, type Side } from '../../../../app/_rules/core/sides';
import { withDuel, withParts, withPlayer } from '../../../../app/_rules/young-jedi/duel/change';
import { checkSetup } from '../../../../app/_rules/young-jedi/duel/check-setup';
import { DESTINIES } from '../../../../app/_rules/young-jedi/duel/facts';
import { REFUSALS } from '../../../../app/_rules/young-jedi/duel/refusals';
import type { DuelState } from '../../../../app/_rules/young-jedi/duel/state';
import { obeysTheLaws } from '../../core/laws';
import { battleStep } from './support';

/** How many cards of the draw deck there are, wherever they went; `table` cards in the discard are counted apart. */
function deckCount(state: DuelState, side: Side): number {
  const { draw, shuffled, hand, duelingHand, duelingPile, discard, lost } = state.players[side];
  const ofDeck = discard.filter((id) => Object.hasOwn(state.deckCards, id)).length;
  return draw.length + shuffled + hand + duelingHand.length + duelingPile.length + ofDeck + lost;
}

/** Every card on the table or discarded from it. */
const tableCards = (state: DuelState): string =>
  [
    ...Object.keys(state.table),
    ...SIDES.flatMap((side) => state.players[side].discard).filter((id) => Object.hasOwn(state.cards, id)),
  ]
    .sort()
    .join();

/** Every move that can be spelled with the names on this table, legal or not. */
function* everyMove(state: DuelState): Generator<unknown> {
  const names = [...Object.keys(state.cards), 'nobody', 'toString'];
  for (const player of SIDES) {
    for (const character of names) {
      yield { type: 'defend', player, character };
      const weapons = state.duel?.stage === 'defender' ? names : names.slice(-3);
      yield* weapons.map((weapon) => ({ type: 'defend', player, character, weapon }));
    }
    yield* duels(state, player, names);
    for (const type of ['keep', 'redraw', 'draw-hand', 'take-hit', 'pass', 'use-text', 'decline-text'])
      yield { type, player };
    for (const type of ['battle', 'end-step', 'surrender', 'attack', 'parry', 'draw']) yield { type, player };
    for (const value of [-1, 0, ...DESTINIES, 7, 2.5, Number.NaN, '3'])
      yield* [
        { type: 'draw', player, value },
        { type: 'attack', player, destiny: value },
        { type: 'parry', player, destiny: value },
      ];
    const held = SIDES.flatMap((side) => state.players[side].duelingHand);
    for (const card of [...held, 'nobody', 'toString'])
      for (const destiny of DESTINIES)
        yield { type: state.duel?.attack ? 'parry' : 'attack', player, destiny, card };
    yield { type: 'pass', player, why: 'no reason' };
    yield { type: 'take-hit', player, card: 3 };
  }
}

/** Every attacker with every weapon against somebody, and one of each against everybody. */
function* duels(state: DuelState, player: Side, names: readonly string[]): Generator<unknown> {
  const targets = names.filter((id) => state.cards[id]?.side !== player);
  const some = [targets[0], targets.at(-3)];
  for (const character of names)
    for (const target of state.duel ? some.slice(1) : names) {
      yield { type: 'initiate', player, character, target };
      const weapons = some.includes(target) && !state.duel ? names : names.slice(-4);
      for (const weapon of weapons) yield { type: 'initiate', player, character, weapon, target };
    }
}

/** Nobody fights on though defeated, and no damage is done without reason. */
function checkDuel({ cards, duel, over, result, players }: DuelState): void {
  for (const side of SIDES) {
    const facts = cards[duel?.fighters[side]?.character ?? ''];
    if (facts?.kind === 'character' && !duel?.text && !over && duel?.stage === 'exchange')
      if ((duel.hits[side] ?? 0) >= facts.damage) throw new Error('fights on though defeated');
    if (result && players[side].lost > result.damage[side]) throw new Error('more is lost than was done');
  }
  if (result?.outcome === 'drawn' && result.damage.light * result.damage.dark !== 0)
    throw new Error('damage on both sides of a drawn duel');
}

obeysTheLaws({
  ...battleStep,
  name: 'battle step',
  isOver: ({ over }) => over !== null,
  cards: (state) => [tableCards(state), ...SIDES.map((side) => deckCount(state, side))].join('|'),
  everyMove,
  refusals: REFUSALS,
  copies: [
    (state) => withParts(state, {}),
    (state) => withPlayer(withPlayer(state, 'light', {}), 'dark', {}),
    (state) => (state.duel ? withDuel(state, state.duel, {}) : state),
  ],
  checkSetup,
  always: ({ state }) => checkDuel(state),
  depth: 24,
  shares: { whole: 0.3, again: 0.1, options: 0.2 },
});
