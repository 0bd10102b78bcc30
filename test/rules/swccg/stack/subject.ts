import { SIDES } from '../../../../app/_rules/core/sides';
import type { Move, State } from '../../../../app/_rules/swccg/stack';
import { REFUSALS } from '../../../../app/_rules/swccg/stack/refusals';
import { laid } from '../../../../app/_rules/swccg/stack/table';
import { PILES } from '../../../../app/_rules/swccg/stack/timing';
import type { Subject } from '../../core/laws';

function must(holds: boolean, otherwise: () => string): void {
  if (!holds) throw new Error(otherwise());
}

const isPile = (zone: string): boolean => (PILES as readonly string[]).includes(zone);

/** How often each card with a name is among them. */
function countedIn(tokens: readonly unknown[]): Map<unknown, number> {
  const counts = new Map<unknown, number>();
  for (const token of tokens) if (typeof token === 'string') counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

/** All cards, wherever they are; a card with a name is in exactly the pile that it says. */
function cards(state: State): string {
  let tokens = 0;
  for (const side of SIDES) {
    for (const pile of [...PILES, 'hand'] as const) {
      for (const token of state.piles[side][pile]) {
        if (typeof token !== 'string') tokens += 1;
        else must(state.cards[token]?.zone === pile, () => `${token} is elsewhere`);
      }
    }
  }
  for (const { token } of state.stack) if (token !== undefined && typeof token !== 'string') tokens += 1;
  const piled = countedIn(SIDES.flatMap((side) => PILES.flatMap((pile) => state.piles[side][pile])));
  const played = countedIn(
    state.stack.flatMap(({ card, along, token, manner }) => {
      const cards = card !== undefined && manner !== 'automatic' ? [card] : [];
      if (along !== undefined) cards.push(along);
      return token !== undefined && token !== card ? [...cards, token] : cards;
    }),
  );
  for (const id of state.ids) {
    const zone = state.cards[id]?.zone ?? 'nowhere';
    const times = piled.get(id) ?? 0;
    must(times === (isPile(zone) ? 1 : 0), () => `${id} is ${times} times in piles`);
    must(zone !== 'stack' || played.get(id) === 1, () => `${id} is played ${played.get(id) ?? 0} times`);
  }
  return `${tokens} ${state.ids.join()}`;
}

/** A move as text; the order in which targets are named is nobody's business. */
const spelled = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(spelled).sort().join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'nothing';
  return `{${Object.entries(value)
    .map(([key, part]) => `${key}:${spelled(part)}`)
    .sort()
    .join()}}`;
};

/** Every move that can be spelled with the names of this play, legal or not. */
function* everyMove(state: State): Generator<unknown> {
  const ids = [...state.ids, 'nobody', '__proto__'];
  for (const by of SIDES) {
    for (const card of ids) {
      const texts = Object.hasOwn(state.cards, card)
        ? (state.book[state.cards[card]?.print ?? -1]?.text ?? [])
        : [];
      yield { type: 'play', by, card };
      for (const { name } of texts) if (name !== undefined) yield { type: 'play', by, card, text: name };
      yield { type: 'play', by, card, text: 'nonsense' };
      yield { type: 'play', by, card, targets: {} };
      for (const slot of new Set(['effect', ...texts.flatMap(({ targets = {} }) => Object.keys(targets))]))
        for (const target of [...ids.slice(0, 4), card]) {
          yield { type: 'play', by, card, targets: { [slot]: target } };
          yield { type: 'play', by, card, targets: { [slot]: [target] } };
        }
      yield { type: 'lose', by, from: 'hand', card };
    }
    for (const from of ['hand', 'reserve', 'force', 'used', 'lost', 'table'])
      yield { type: 'lose', by, from };
    for (const value of [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 2.5, '3']) yield { type: 'draw', by, value };
    for (const first of [-1, 0, 1, 2, 0.5]) yield { type: 'order', by, first };
    const choices = state.stack.flatMap(({ todo: [next] }) =>
      next?.do === 'choose' ? Object.keys(next.between) : [],
    );
    for (const choice of [...choices, 'constructor']) yield { type: 'choose', by, choice };
    for (const type of ['pass', 'decline', 'toString']) yield { type, by };
    yield { type: 'pass', by, extra: 1 };
  }
}

/** One action is topmost; every other one is suspended by the one on it. */
function checkStack({ stack }: State): void {
  must(new Set(stack.map(({ id }) => id)).size === stack.length, () => 'an action twice');
  stack.forEach((action, height) => {
    const upper = stack[height + 1];
    if (!upper) return;
    const answered = action.step === 'responses' && upper.answers === action.id;
    const within =
      action.step !== 'responses' && (upper.manner !== undefined || action.battle?.open === true);
    const follows = upper.manner === 'automatic' || upper.manner === 'just';
    must(answered || within || follows, () => `${upper.name} on ${action.name}`);
  });
}

/** What is so of every play on the stack, whatever it is set up from. */
export const onTheStack = {
  longest: 400,
  isOver: ({ over }) => over,
  cards,
  everyMove,
  spelled,
  refusals: REFUSALS,
  copies: [(state) => laid(state).state],
  always: ({ state }) => checkStack(state),
  depth: 30,
} satisfies Partial<Subject<State, Move, unknown>>;
