import { SIDES, type Side } from '../../../core/sides';
import { rowOf } from '../../stack/bench/spots';
import type { Card } from '../../stack/schema';
import { type CardId, cardOf, printOf, type State, type Token } from '../../stack/state';
import { PILES } from '../../stack/timing';
import { type PlayLocation, type PlayPut, type PlaySetup, type PlaySide, start } from '../setup';

/** The position as a set-up, where nothing is under way and a set-up can say all of it. */
export function setupOf(state: State): PlaySetup | undefined {
  const { field } = state;
  if (!field || state.stack.length > 0 || state.over) return undefined;
  const setup: PlaySetup = {
    turn: state.turn,
    phase: state.phase,
    locations: rowOf(state).flatMap((id) => placeIn(state, id)),
    light: sideOf(state, 'light'),
    dark: sideOf(state, 'dark'),
    turns: state.turns + 1,
    ...(field.activated > 0 && { activated: field.activated }),
    ...(state.shuffled.length > 0 && { shuffled: state.shuffled }),
    ...(state.patient && { patient: true }),
    ...(Object.keys(state.played).length > 0 && { played: playedIn(state) }),
  };
  return saysAll(state, start(setup)) ? setup : undefined;
}

function placeIn(state: State, id: CardId): PlayLocation[] {
  const { title, place, standing } = printOf(state, id);
  const { drained = [], battled = [] } = state.field ?? {};
  if (!place) return [];
  return [
    {
      id,
      title,
      ...place,
      ...(standing && { standing }),
      ...(drained.includes(id) && { drained: true as const }),
      ...(battled.includes(id) && { battled: true as const }),
    },
  ];
}

function sideOf(state: State, side: Side): PlaySide {
  const own = (zone: string) =>
    state.ids.filter(
      (id) =>
        cardOf(state, id).owner === side &&
        cardOf(state, id).zone === zone &&
        printOf(state, id).kind !== 'location',
    );
  const heap = (tokens: readonly Token[]) =>
    tokens.every((token) => token === null)
      ? tokens.length
      : tokens.map((token) => (typeof token === 'string' ? putOf(state, token) : token));
  return {
    hand: own('hand').map((id) => putOf(state, id)),
    table: own('table').map((id) => putOf(state, id)),
    ...Object.fromEntries(PILES.map((pile) => [pile, heap(state.piles[side][pile])])),
  };
}

function putOf(state: State, id: CardId): PlayPut {
  const { at, as, captive } = cardOf(state, id);
  const { fought = [], drainers = [], moved = [] } = state.field ?? {};
  return {
    card: cardOfPrint(state, id),
    id,
    ...(at !== undefined && { at }),
    ...(as && { as }),
    ...(captive && { captive }),
    ...(fought.includes(id) && { fought: true as const }),
    ...(drainers.includes(id) && { drained: true as const }),
    ...(moved.includes(id) && { moved: true as const }),
  };
}

/** The card as it can be printed again: the cost of playing it stands in its texts already. */
function cardOfPrint(state: State, id: CardId): Card {
  const print = printOf(state, id);
  const { cost } = print;
  if (!cost) return print;
  return {
    ...print,
    text: print.text.map((text) => {
      if (text.from !== 'hand') return text;
      const { costs = [], ...rest } = text;
      return costs.length > 1 ? { ...rest, costs: costs.slice(1) } : rest;
    }),
  };
}

function playedIn({ played }: State): NonNullable<PlaySetup['played']> {
  const of = (side: Side) =>
    Object.fromEntries(
      Object.entries(played)
        .filter(([key]) => key.startsWith(`${side} `))
        .map(([key, count]) => [key.slice(side.length + 1), count]),
    );
  return { light: of('light'), dark: of('dark') };
}

/** A state without the order in which its cards were laid. */
function inOrder(state: State): string {
  const cards = state.ids
    .filter((id) => cardOf(state, id).zone !== 'rules')
    .sort()
    .map((id) => {
      const { print: _, ...card } = cardOf(state, id);
      const isLocation = printOf(state, id).kind === 'location';
      return [id, sorted({ ...card, ...(isLocation && { owner: '' }) }), sorted(printOf(state, id))];
    });
  const { turn, phase, opportunity, passes, just, due, scheduled, limits, facts, uses, played } = state;
  const { shooters = [], fought = [], moved = [], drainers = [], generation } = state.field ?? {};
  const sets = [shooters, fought, moved, drainers].map((ids) => [...new Set(ids)].sort());
  return JSON.stringify([
    cards,
    SIDES.map((side) => sorted(state.piles[side])),
    [turn, phase, opportunity, passes, just, due, scheduled, limits, facts, sorted(uses), sorted(played)],
    [sets, generation],
  ]);
}

/** Whatever was said in another order is the same. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
}

const saysAll = (state: State, other: State): boolean => inOrder(state) === inOrder(other);
