import { MOST_EX_RESOURCES, MOST_UNITS } from '../../../../app/_rules/gundam/cards';
import { change, copyOf } from '../../../../app/_rules/gundam/turn/change';
import { REFUSALS } from '../../../../app/_rules/gundam/turn/refusals';
import { checkSetup } from '../../../../app/_rules/gundam/turn/setup';
import { turnSimulator } from '../../../../app/_rules/gundam/turn/simulator';
import { PLAYERS, type Player, type TurnState, tableOf } from '../../../../app/_rules/gundam/turn/state';
import { obeysTheLaws } from '../../core/laws';
import { randomSetup } from './random-play';

const isToken = (state: TurnState, id: string): boolean => {
  const card = state.cards[id];
  return (card?.type === 'unit' || card?.type === 'base') && card.token === true;
};

/** Every card a player has, wherever it is. */
function cardsOf(state: TurnState, player: Player): string[] {
  const { deck, hand, trash, shields, units, base } = tableOf(state, player);
  const resolving = state.resolving?.command && state.resolving.by === player ? [state.resolving.source] : [];
  return [
    ...[deck, hand, trash, shields, resolving].flat(),
    ...units.flatMap(({ id, pilot }) => (pilot === null ? [id] : [id, pilot])),
    ...(base ? [base.id] : []),
  ].filter((id) => !isToken(state, id));
}

/** What must be true of every position; gives how many cards each player has. */
function check(state: TurnState): string {
  const owned = PLAYERS.map((player) => cardsOf(state, player));
  const all = owned.flat();
  if (new Set(all).size !== all.length) throw new Error('a card is in two places');
  for (const player of state.players) {
    const { units, resources, pool } = tableOf(state, player);
    if (units.length > MOST_UNITS) throw new Error('more than six Units');
    if (resources.ex + resources.exRested > MOST_EX_RESOURCES) throw new Error('more than five EX Resources');
    if (Object.values(resources).some((each) => each < 0)) throw new Error('a negative number of Resources');
    if (pool.some((id) => all.includes(id))) throw new Error('a card of the pool is on the table');
  }
  return owned.map(({ length }) => length).join();
}

/** Every move that can be spelled with the names of this game, legal or not. */
function* everyMove(state: TurnState): Generator<unknown> {
  const names = [...Object.keys(state.cards), 'nobody'];
  const units = [
    ...state.players.flatMap((player) => tableOf(state, player).units.map(({ id }) => id)),
    'nobody',
  ];
  for (const player of PLAYERS) {
    const { hand, units: own, base, pool } = tableOf(state, player);
    const plain =
      'keep redraw place-shields place-tokens set-active draw place-resource end-main pass accept';
    for (const type of [...plain.split(' '), 'decline', 'attack']) yield { type, player };
    for (const trigger of [...Array(16).keys(), -1, 0.5]) yield { type: 'resolve', player, trigger };
    for (const card of [...hand, ...pool, 'nobody']) {
      yield { type: 'draw', player, card };
      yield { type: 'discard', player, card };
      for (const ex of [undefined, 1, 2, 3, 9]) {
        const paid = ex === undefined ? {} : { ex };
        yield { type: 'deploy', player, card, ...paid };
        yield { type: 'command', player, card, ...paid };
        for (const unit of units) {
          yield { type: 'pair', player, card, unit, ...paid };
          yield { type: 'deploy', player, card, replacing: unit, ...paid };
        }
      }
    }
    for (const card of names) yield { type: 'choose', player, card };
    const inPlay = own.flatMap(({ id, pilot }) => (pilot === null ? [id] : [id, pilot]));
    for (const card of [...inPlay, ...(base ? [base.id] : []), 'nobody'])
      for (const ability of [0, 1, 2, 3, 4])
        for (const ex of [undefined, 1, 2])
          yield { type: 'activate', player, card, ability, ...(ex !== undefined && { ex }) };
    yield { type: 'pass', player, why: 'no reason' };
    yield { type: 'deploy', player, card: hand[0], ex: 0 };
    yield { type: 'deploy', player, card: 7 };
  }
}

obeysTheLaws({
  name: 'game',
  simulator: turnSimulator,
  randomSetup,
  longest: 2_000, // decks are small, and every turn draws a card
  isOver: ({ over }) => over !== null,
  cards: check,
  everyMove,
  spellsAll: true,
  refusals: REFUSALS,
  copies: [copyOf, (state) => state.players.reduce((copy, player) => change(copy, player, {}), state)],
  checkSetup,
  shares: { whole: 0.2, again: 0.05, options: 0.06, nonsense: 0.26, setup: 0.26 },
});
