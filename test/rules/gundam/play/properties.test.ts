import { MOST_EX_RESOURCES } from '../../../../app/_rules/gundam/cards';
import { checkSetup } from '../../../../app/_rules/gundam/play/check-play';
import { REFUSALS } from '../../../../app/_rules/gundam/play/refusals';
import { playSimulator } from '../../../../app/_rules/gundam/play/simulator';
import type { Move, PlayState, Seat } from '../../../../app/_rules/gundam/play/state';
import { opened } from '../../../../app/_rules/gundam/play/table';
import { obeysTheLaws } from '../../core/laws';
import { spelled } from '../attack/support';
import { randomSetup } from './random-play';

const isToken = ({ cards }: PlayState, id: string): boolean => {
  const card = cards[id];
  return (card?.type === 'unit' || card?.type === 'base') && card.token === true;
};

/** Every card of every player, wherever it is, those that the pool lends to the deck among them. */
function cardsOf(state: PlayState): string {
  const { players, units, areas, revealing, pending, resolving } = state;
  const counts: Record<string, number> = {};
  const all = new Set<string>();
  const count = (owner: string, card: string): void => {
    if (isToken(state, card)) return;
    if (all.has(card)) throw new Error(`a card is in two places: ${card}`);
    all.add(card);
    counts[owner] = (counts[owner] ?? 0) + 1;
  };
  for (const [seat, { hand, trash, removed, deck }] of Object.entries(players)) {
    counts[seat] = 0;
    for (const pile of [hand, trash, removed, Array.isArray(deck) ? deck : []])
      for (const card of pile) count(seat, card);
  }
  for (const { id, owner, pilot } of units) {
    count(owner, id);
    if (pilot) count(owner, pilot);
  }
  for (const { base, shields } of areas) {
    if (base) count(base.owner, base.card);
    for (const { owner, card } of shields) count(owner, card);
  }
  for (const { owner, card } of revealing) count(owner, card);
  for (const batch of [...pending, resolving?.triggered ?? []])
    for (const { kind, card, player } of batch) if (kind === 'burst') count(player, card);
  if (resolving && resolving.kind !== 'ability' && !isElsewhere(state, resolving.card))
    count(resolving.player, resolving.card);
  return Object.entries(counts).join();
}

/** A card that its own text has already put somewhere, into a hand, a deck or play, while it goes on. */
const isElsewhere = (state: PlayState, card: string): boolean =>
  Object.values(state.players).some(
    ({ hand, deck }) => hand.includes(card) || (Array.isArray(deck) && deck.includes(card)),
  ) ||
  state.units.some(({ id, pilot }) => id === card || pilot === card) ||
  state.areas.some(({ base }) => base?.card === card);

/** Every move that can be spelled with the names on this table, legal or not. */
function* everyMove(state: PlayState): Generator<unknown> {
  const seats = Object.keys(state.players) as Seat[];
  const units = [...state.units.map(({ id }) => id), 'nobody'];
  const few = units.slice(0, 3);
  for (const player of [...seats, '4'] as Seat[]) {
    const own = state.players[player];
    const hand = [...(own?.hand ?? []), 'nobody'];
    const inPlay = [...units, ...state.areas.flatMap(({ base }) => (base ? [base.card] : []))];
    for (const unit of few) {
      for (const target of [...units, ...seats]) yield { type: 'attack', player, unit, target };
      for (const target of few) yield { type: 'support', player, unit, target };
      yield { type: 'block', player, unit };
    }
    const plain =
      'pass end keep redraw place-shields place-tokens set-active draw place-resource take concede';
    for (const type of plain.split(' ')) yield { type, player };
    for (const card of hand) {
      for (const type of ['discard', 'draw', 'take', 'accept', 'decline', 'burst', 'resolve'])
        yield { type, player, card };
      for (const ex of [undefined, 1, 2, 9]) {
        const paid = ex === undefined ? {} : { ex };
        yield { type: 'deploy', player, card, ...paid };
        yield { type: 'play', player, card, ...paid };
        for (const unit of few) {
          yield { type: 'play', player, card, targets: [unit], ...paid };
          yield { type: 'pair', player, card, unit, ...paid };
          yield { type: 'deploy', player, card, replace: [unit], ...paid };
        }
      }
    }
    for (const card of [...(own?.trash ?? []), ...(own?.pool ?? [])]) {
      yield { type: 'take', player, card };
      yield { type: 'draw', player, card };
    }
    for (const card of Array.isArray(own?.deck) ? own.deck.slice(0, 4) : [])
      for (const type of ['take', 'put'])
        for (const where of ['top', 'bottom', 'trash'])
          yield type === 'take' ? { type, player, card } : { type, player, card, where };
    for (const card of inPlay)
      for (const ability of [0, 1])
        for (const type of ['activate', 'resolve', 'decline']) {
          yield { type, player, card, ability };
          for (const unit of few) yield { type, player, card, ability, targets: [unit] };
        }
    for (const option of [0, 1, 2, -1]) yield { type: 'pick', player, option };
    for (const unit of units) yield { type: 'choose', player, targets: [unit] };
    yield { type: 'choose', player, targets: [] };
    yield { type: 'choose', player, targets: few.slice(0, 2) };
    if (state.resolving)
      for (const type of ['accept', 'decline']) yield { type, player, card: state.resolving.card };
    for (const name of Object.keys(state.unknowns))
      for (const { card } of state.revealing) yield { type: 'reveal', player, shield: card, card: name };
    yield { type: 'pass', player, why: 'no reason' };
    yield { type: 'deploy', player, card: hand[0], ex: 0 };
  }
}

function checkTable(state: PlayState): void {
  const { sides, players, units, areas, cards, course, phase, due, resolving } = state;
  for (const side of sides)
    if (units.filter(({ owner }) => side.includes(owner)).length > 6) throw new Error('a seventh Unit');
  for (const { resources } of Object.values(players)) {
    if (!resources) throw new Error('Resources are not kept');
    const { ex, exRested = 0 } = resources;
    if (ex + exRested > MOST_EX_RESOURCES) throw new Error('more than five EX Resources');
    if (Object.values(resources).some((each) => each < 0)) throw new Error('a negative number of Resources');
  }
  for (const { base } of areas) {
    const facts = base && cards[base.card];
    if (base && facts?.type === 'base' && base.damage >= facts.hp) throw new Error('a Base without HP');
  }
  if (!course || (course.endStep === null) !== (phase !== 'end')) throw new Error('another step of the turn');
  if (resolving && !due) throw new Error('a text stopped in its middle');
}

obeysTheLaws({
  name: 'whole play',
  simulator: playSimulator,
  randomSetup,
  longest: 4_000, // decks are small, and every turn draws a card
  isOver: ({ over }) => over !== undefined,
  cards: cardsOf,
  everyMove,
  spelled,
  refusals: REFUSALS,
  copies: [(state) => (state.over ? state : opened(state).state)],
  checkSetup,
  always: ({ state }) => checkTable(state),
  choose: (random, moves: Move[]) => moves[random(Math.max(1, moves.length))],
  depth: 40,
  shares: { whole: 0.2, again: 0.05, copied: 0.02, options: 0.06, nonsense: 0.1, setup: 0.1 },
});
