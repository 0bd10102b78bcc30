import { attackSimulator } from '../../../../app/_rules/gundam/attack/simulator';
import type { AttackState, Seat } from '../../../../app/_rules/gundam/attack/state';
import { REFUSALS } from '../../../../app/_rules/gundam/play/refusals';
import { opened } from '../../../../app/_rules/gundam/play/table';
import { obeysTheLaws } from '../../core/laws';
import { randomSetup } from './random-play';
import { spelled } from './support';

/** Every card of the table, wherever it is; not the tokens and unknown cards that come from elsewhere. */
function cardsOf(state: AttackState): string {
  const found = [
    ...Object.values(state.players).flatMap(({ hand, trash, removed }) => [...hand, ...trash, ...removed]),
    ...state.units.flatMap(({ id, pilot }) => (pilot === undefined ? [id] : [id, pilot])),
    ...state.areas.flatMap(({ base, shields }) => [
      ...(base ? [base.card] : []),
      ...shields.map(({ card }) => card),
    ]),
    ...state.revealing.map(({ card }) => card),
    ...state.pending.flat().flatMap(({ kind, card }) => (kind === 'burst' ? [card] : [])),
  ];
  if (new Set(found).size !== found.length)
    throw new Error(`a card is in two places: ${found.sort().join()}`);
  return found
    .filter((id) => !/^(token|drawn)-/.test(id))
    .sort()
    .join();
}

/** Every move that can be spelled with the names on this table, legal or not. */
function* everyMove(state: AttackState): Generator<unknown> {
  const seats = [...Object.keys(state.players), '4'] as Seat[];
  const units = [...state.units.map(({ id }) => id), 'nobody'];
  const cards = [...Object.keys(state.cards), ...state.revealing.map(({ card }) => card), 'nobody'];
  const few = units.slice(0, 3);
  for (const player of seats) {
    for (const unit of units) {
      for (const target of [...units, ...seats]) yield { type: 'attack', player, unit, target };
      for (const target of units) yield { type: 'support', player, unit, target };
      yield { type: 'block', player, unit };
    }
    for (const type of ['pass', 'end', 'concede']) yield { type, player };
    for (const card of cards) {
      for (const type of ['play', 'burst', 'resolve', 'deploy', 'decline']) {
        yield { type, player, card };
        yield { type, player, card, replace: few.slice(0, 1) };
      }
      for (const type of ['play', 'burst', 'resolve']) {
        yield { type, player, card, targets: [] };
        for (const unit of units) yield { type, player, card, targets: [unit] };
        yield { type, player, card, targets: few.slice(0, 2) };
        yield { type, player, card, targets: [few[0], few[0]] };
      }
      for (const ability of [0, 1]) {
        for (const type of ['activate', 'resolve']) {
          yield { type, player, card, ability };
          for (const unit of units) yield { type, player, card, ability, targets: [unit] };
        }
        yield { type: 'decline', player, card, ability };
      }
      for (const unit of units) yield { type: 'pair', player, card, unit };
      for (const name of [...Object.keys(state.unknowns), 'nothing'])
        yield { type: 'reveal', player, shield: card, card: name };
    }
    yield { type: 'pass', player, why: 'no reason' };
    yield { type: 'activate', player, card: cards[0], ability: 1.5 };
    yield { type: 'play', player, card: cards[0], targets: 'all' };
  }
}

/** No Unit beyond the sixth, no Base without HP. */
function checkTable({ sides, units, areas, cards }: AttackState): void {
  for (const side of sides)
    if (units.filter(({ owner }) => side.includes(owner)).length > 6) throw new Error('a seventh Unit');
  for (const { base } of areas) {
    const facts = base && cards[base.card];
    if (base && facts?.type === 'base' && base.damage >= facts.hp) throw new Error('a Base without HP');
  }
}

obeysTheLaws({
  name: 'turn',
  simulator: attackSimulator,
  randomSetup,
  longest: 400, // every move but a pass uses up a card, a Unit's activity or an ability
  isOver: ({ over }) => over !== undefined,
  cards: cardsOf,
  everyMove,
  spelled,
  refusals: REFUSALS,
  copies: [(state) => (state.over ? state : opened(state).state)],
  always: ({ state }) => checkTable(state),
  depth: 12,
  shares: { whole: 0.4, again: 0.08, options: 0.012, nonsense: 0.42 },
});
