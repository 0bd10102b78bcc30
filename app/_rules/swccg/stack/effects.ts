import type { Side } from '../../core/sides';
import type { Role } from '../battle/state';
import { setLoose, takeCaptive } from '../field/captives';
import { reseat } from '../field/docking';
import { mostDrained } from '../field/drains';
import { seatsFor, whyNotBoard } from '../field/riding';
import { FIELD_VERBS } from '../field/verbs';
import { happen, ofCard } from './happenings';
import { leaveTogether } from './leaving';
import { placeOf } from './place';
import { amountOf, isMet, placeNamed, reached, whose } from './reach';
import type { Effect } from './schema';
import { stackPart } from './stack';
import { type Action, type CardId, cardOf, printOf, respondedToBy, type State } from './state';
import { put, type Table, tell } from './table';
import { modify } from './values';

type Verb = Effect['do'];
type Doing<V extends Verb> = (table: Table, action: Action, effect: Extract<Effect, { do: V }>) => void;

/** Does the next thing in an action's initiation or result. What the rules call an action goes on the stack. */
export function perform(table: Table, action: Action): void {
  const [effect, ...rest] = action.todo;
  if (!effect) return;
  action.todo = rest;
  if ('who' in effect && effect.who === 'each' && effect.do !== 'modify') {
    // swccg/destiny-draw#several-draws: of two players, the one whose turn it is comes first
    const order =
      action.by === table.state.turn ? (['you', 'opponent'] as const) : (['opponent', 'you'] as const);
    action.todo = [...order.map((who) => ({ ...effect, who })), ...rest];
    return;
  }
  const doing = VERBS[effect.do] as Doing<Verb>;
  doing(table, action, effect as never);
}

/** Puts something before what is left to do. */
const next = (action: Action, ...effects: Effect[]): void => {
  action.todo = [...effects, ...action.todo];
};

const VERBS: { [V in Verb]: Doing<V> } = {
  cancel(table, action) {
    const target = respondedToBy(table.state, action);
    if (!target) return;
    action.cancels = true;
    tell(table, 'cancels', { action: action.name, target: target.name });
  },
  redraw({ state }, action) {
    const draw = respondedToBy(state, action);
    if (draw?.type !== 'draw-destiny') return;
    draw.redrawn = true;
    action.cancels = true;
  },
  // swccg/about-to-draw
  substitute(table, action, { value }) {
    const { state } = table;
    const draw = state.stack[state.stack.indexOf(action) - 1];
    if (draw?.type !== 'draw-destiny' || draw.step !== 'initiation') return;
    const [of] = typeof value === 'number' ? [] : (action.targets[value.destinyOf] ?? []);
    draw.value = typeof value === 'number' ? value : of === undefined ? 0 : (printOf(state, of).destiny ?? 0);
    tell(table, 'substituted', { side: draw.by, value: draw.value });
  },
  if(table, action, { test, so, otherwise = [] }) {
    const met = isMet(table.state, test, action);
    if (!met && 'destiny' in test) tell(table, 'fails', { action: action.name });
    next(action, ...(met ? so : otherwise));
  },
  draw(table, action, effect) {
    const { count = 1, purpose, may, who } = effect;
    if (count > 1) next(action, { ...effect, count: count - 1 });
    const at = placeOfDraw(table.state, action);
    stackPart(table, 'draw-destiny', whose(who, action), {
      ...(at === undefined ? {} : { at }),
      ...(purpose === undefined ? {} : { purpose }),
      ...(may ? { may } : {}),
    });
  },
  activate: (table, action, effect) => oneByOne(table, action, effect, 'activate-force'),
  use: (table, action, effect) => oneByOne(table, action, effect, 'use-force'),
  'draw-cards': (table, action, effect) => oneByOne(table, action, effect, 'draw-card'),
  lose(table, action, { who, count }) {
    const isDrain = action.type === 'force-drain' && count === 'amount';
    const most = isDrain ? mostDrained(table.state, action) : Number.POSITIVE_INFINITY;
    const amount = Math.min(amountOf(count, action), most);
    if (amount < amountOf(count, action)) tell(table, 'capped', { action: action.name, most });
    if (amount > 0) stackPart(table, 'lose-force', whose(who, action), { amount });
  },
  retrieve(table, action, { who, count }) {
    const amount = amountOf(count, action);
    if (amount > 0) stackPart(table, 'retrieve-force', whose(who, action), { amount });
  },
  seat({ state }, action, { as }) {
    const [card] = action.targets.card ?? [];
    if (card !== undefined) reseat(state, card, action.targets.instead?.[0], as);
  },
  board(table, action, { cards }) {
    const host = action.card;
    if (host === undefined) return;
    const ids = reached(table.state, cards, action).filter((id) => !whyNotBoard(table.state, host, id));
    for (const { id, as } of seatsFor(table.state, host, ids) ?? []) relocate(table, id, host, action.by, as);
  },
  move(table, action, effect) {
    const to = placeNamed(table.state, effect.to, action);
    // whoever is there already does not move
    const [card, ...others] = reached(table.state, effect.cards, action).filter(
      (id) => table.state.cards[id]?.at !== to,
    );
    if (card === undefined || to === undefined) return;
    if (others.length > 0) next(action, { ...effect, cards: { ids: others } });
    const { kind } = printOf(table.state, card);
    stackPart(table, 'move', cardOf(table.state, card).owner, { card, kind, to });
  },
  relocate(table, action, { cards, to, as }) {
    const place = placeNamed(table.state, to, action);
    if (place === undefined) return;
    for (const card of reached(table.state, cards, action)) relocate(table, card, place, action.by, as);
  },
  'cancel-cards'(table, action, { cards }) {
    leaveTogether(table, reached(table.state, cards, action), 'lost', action, true);
  },
  place(table, action, { cards, in: zone }) {
    const reach = reached(table.state, cards, action);
    if (zone !== 'table') leaveTogether(table, reach, zone, action, false);
    else for (const card of reach) toTable(table, card, action);
  },
  grab({ state }, action) {
    const caught = respondedToBy(state, action);
    if (caught && action.card !== undefined) caught.grabbedBy = action.card;
  },
  limit(table, action, { copies, title: given }) {
    const title = given ?? respondedToBy(table.state, action)?.name;
    if (title === undefined) return;
    const source = action.card === undefined ? {} : { source: action.card };
    table.state.limits = [...table.state.limits, { title, copies, ...source }];
    tell(table, 'limited', { card: title, copies });
  },
  schedule(table, action, { name, when, until, result }) {
    const { state } = table;
    state.serial += 1;
    state.scheduled = [
      ...state.scheduled,
      {
        id: `s${state.serial}`,
        by: action.by,
        name,
        when,
        effects: result,
        ...(until === undefined ? {} : { until }),
        ...(action.card === undefined ? {} : { card: action.card }),
      },
    ];
    tell(table, 'scheduled', { action: action.name });
  },
  modify,
  cap({ state }, action, { most }) {
    const drain = respondedToBy(state, action);
    if (drain?.type === 'force-drain') drain.most = Math.min(most, drain.most ?? most);
  },
  exclude(table, action, { cards }) {
    const target = respondedToBy(table.state, action);
    if (!target) return;
    const out = reached(table.state, cards, action);
    target.excluded = [...(target.excluded ?? []), ...out];
    for (const id of out) {
      tell(table, 'excluded', { card: printOf(table.state, id).title, action: target.name });
    }
  },
  tag({ state }, action, { cards, tag, off }) {
    for (const id of reached(state, cards, action)) retag(state, id, tag, off !== true);
  },
  capture(table, action, { cards }) {
    for (const id of reached(table.state, cards, action)) takeCaptive(table, id, action.by);
  },
  release(table, action, { cards }) {
    for (const id of reached(table.state, cards, action)) setLoose(table, id, action.by);
  },
  establish({ state }, _, { fact, off }) {
    const others = state.facts.filter((other) => other !== fact);
    state.facts = off ? others : [...others, fact];
  },
  note(table, action, { what, say }) {
    tell(table, 'noted', { what, ...say });
    happen(table, { what, by: action.by, name: action.name, action: action.id });
  },
  ...FIELD_VERBS,
  // wait for moves: see `awaited`
  satisfy: (_, action, effect) => next(action, effect),
  choose: (_, action, effect) => next(action, effect),
};

/** Where a destiny is drawn: where its action is, or the weapon that is fired. swccg/weapon-destiny#where */
const placeOfDraw = (state: State, { at, type, card }: Action): string | undefined =>
  at ?? (type === 'fire' && card !== undefined ? placeOf(state, card) : undefined);

/** Each unit is an action of its own: one now, the others after it. */
function oneByOne(
  table: Table,
  action: Action,
  effect: Extract<Effect, { do: 'activate' | 'use' | 'draw-cards' }>,
  type: 'activate-force' | 'use-force' | 'draw-card',
): void {
  const amount = amountOf(effect.count, action);
  if (amount <= 0) return;
  const side = whose(effect.who, action);
  const pile = type === 'activate-force' ? 'reserve' : 'force';
  if (table.state.piles[side][pile].length === 0) {
    // swccg/activating-force: as much as possible
    tell(table, 'nothing-left', { side, pile });
    return;
  }
  if (amount > 1) next(action, { ...effect, count: amount - 1 });
  stackPart(table, type, side);
}

/** A card on table is somewhere else from now on. */
export function relocate(table: Table, card: CardId, to: string, by: Side, as?: Role): void {
  const { state } = table;
  const host = state.cards[to];
  // a ride that is gone takes nobody
  if (host && host.zone !== 'table') return;
  const { as: _, ...moving } = cardOf(state, card);
  // it may have left while its move was answered
  if (moving.zone !== 'table') return;
  state.cards = { ...state.cards, [card]: { ...moving, at: to, ...(as && { as }) } };
  const place = host ? printOf(state, to).title : to;
  if (as) tell(table, 'boarded', { card: printOf(state, card).title, host: place, as });
  else tell(table, 'moved', { card: printOf(state, card).title, to: place });
  happen(table, ofCard(table, 'moved', card, by, to));
}

/** A card comes to the table. One that is being played goes where its own action says. */
function toTable(table: Table, card: CardId, action: Action): void {
  const { title } = printOf(table.state, card);
  const { owner, zone: from } = cardOf(table.state, card);
  if (from === 'stack' || from === 'rules') return;
  put(table, card, 'table');
  tell(table, 'placed', { card: title, zone: 'table', side: owner });
  happen(table, ofCard(table, 'placed', card, action.by));
}

function retag(state: State, id: CardId, tag: string, on: boolean): void {
  const card = cardOf(state, id);
  const others = (card.tags ?? []).filter((other) => other !== tag);
  state.cards = { ...state.cards, [id]: { ...card, tags: on ? [...others, tag] : others } };
}
