import type { Side } from '../../../core/sides';
import { type PlayerSetup, type Put, type Setup, start } from '../setup';
import { type CardId, cardOf, printOf, type State, type Token } from '../state';
import { PILES } from '../timing';
import { isSame, playedIn, unprinted } from './same';

/** The position as a set-up, where nothing is under way and a set-up can say all of it. */
export function setupOf(state: State): Setup | undefined {
  if (state.stack.length > 0 || state.over || state.limits.some(({ source }) => source !== undefined))
    return undefined;
  const setup: Setup = {
    turn: state.turn,
    phase: state.phase,
    opportunity: state.opportunity,
    light: playerOf(state, 'light'),
    dark: playerOf(state, 'dark'),
    turns: state.turns + 1,
    ...(state.shuffled.length > 0 && { shuffled: state.shuffled }),
    ...(state.patient && { patient: true }),
    ...(Object.keys(state.played).length > 0 && { played: playedIn(state) }),
    ...(state.limits.length > 0 && { limits: state.limits.map(({ title, copies }) => ({ title, copies })) }),
    ...(state.facts.length > 0 && { facts: state.facts }),
  };
  return isSame(state, start(setup)) ? setup : undefined;
}

function playerOf(state: State, side: Side): PlayerSetup {
  const own = (zone: string) =>
    state.ids
      .filter((id) => cardOf(state, id).owner === side && cardOf(state, id).zone === zone)
      .map((id) => putOf(state, id));
  const heap = (tokens: readonly Token[]) =>
    tokens.every((token) => token === null)
      ? tokens.length
      : tokens.map((token) => (typeof token === 'string' ? putOf(state, token) : token));
  return {
    hand: own('hand'),
    table: own('table'),
    may: own('rules'),
    ...Object.fromEntries(PILES.map((pile) => [pile, heap(state.piles[side][pile])])),
  };
}

function putOf(state: State, id: CardId): Put {
  const { at, captive, tags } = cardOf(state, id);
  return {
    card: unprinted(printOf(state, id)),
    id,
    ...(at !== undefined && { at }),
    ...(captive && { captive }),
    ...(tags && { tags }),
  };
}
