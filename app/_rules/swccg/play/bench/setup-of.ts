import type { Side } from '../../../core/sides';
import { isSame, playedIn, unprinted } from '../../stack/bench/same';
import { rowOf } from '../../stack/bench/spots';
import { type CardId, cardOf, printOf, type State, type Token } from '../../stack/state';
import { PILES } from '../../stack/timing';
import { type PlayLocation, type PlayPut, type PlaySetup, type PlaySide, start } from '../setup';
import { withoutWays } from '../ways';

/** The position as a set-up, where nothing is under way and a set-up can say all of it. */
export function setupOf(state: State): PlaySetup | undefined {
  const { field } = state;
  if (!field || state.stack.length > 0 || state.released || state.over) return undefined;
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
    ...(state.asksRiders && { asksRiders: true as const }),
    ...(Object.keys(state.played).length > 0 && { played: playedIn(state) }),
  };
  return isSame(state, start(setup)) ? setup : undefined;
}

function placeIn(state: State, id: CardId): PlayLocation[] {
  const { title, place, standing, side } = printOf(state, id);
  const version = state.field?.versions?.[id] ?? side;
  const { drained = [], battled = [] } = state.field ?? {};
  if (!place) return [];
  return [
    {
      id,
      title,
      ...place,
      ...(standing && { standing }),
      ...(version !== 'both' && { side: version }),
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
        (zone === 'hand' || printOf(state, id).kind !== 'location'),
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
  const { at, as, captive, undercover } = cardOf(state, id);
  const { fought = [], drainers = [], moved = [] } = state.field ?? {};
  return {
    card: withoutWays(unprinted(printOf(state, id))),
    id,
    ...(at !== undefined && { at }),
    ...(as && { as }),
    ...(captive && { captive }),
    ...(undercover && { undercover }),
    ...(fought.includes(id) && { fought: true as const }),
    ...(drainers.includes(id) && { drained: true as const }),
    ...(moved.includes(id) && { moved: true as const }),
  };
}
