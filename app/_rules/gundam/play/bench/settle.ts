import { advance } from '../advance';
import { isOut, isSeat, sideAfter, sideOf, unitAt } from '../sides';
import type { Pending, PlayState, Seat } from '../state';
import { closed, opened } from '../table';

/**
 * Puts right what a change by hand has left without meaning. A text that waited in its middle is dropped; what has
 * triggered and still can be answered waits on.
 */
export function settle(state: PlayState): PlayState {
  const { over: _, ...open } = state;
  const phase = state.phase === 'over' ? 'main' : state.phase;
  const next: PlayState = {
    ...open,
    phase,
    resolving: null,
    due: null,
    revealing: [],
    pending: state.pending
      .map((waiting) => waiting.filter((each) => stillWaits(state, each)))
      .filter(({ length }) => length > 0),
    course: state.course && { ...state.course, last: null },
  };
  const rested = atRest(inBattle(trashed(next, state.revealing)));
  return emptied(rested);
}

const hasCard = ({ cards }: PlayState, id: string): boolean => Object.hasOwn(cards, id);

function stillWaits(state: PlayState, waiting: Pending): boolean {
  if (!hasCard(state, waiting.card)) return false;
  if (waiting.kind === 'repair' || waiting.kind === 'breach')
    return unitAt(state, waiting.card) !== undefined;
  return waiting.kind === 'burst' || waiting.unit === undefined || unitAt(state, waiting.unit) !== undefined;
}

/** Destroyed Shields of which nobody has said what they were lie in the trash. */
function trashed(state: PlayState, shields: PlayState['revealing']): PlayState {
  let { players } = state;
  for (const { owner, card } of shields) {
    const player = players[owner];
    if (player) players = { ...players, [owner]: { ...player, trash: [...player.trash, card] } };
  }
  return { ...state, players };
}

/** An attack needs the Unit that attacks and what it attacks. */
function inBattle(state: PlayState): PlayState {
  const { battle, phase, opportunity } = state;
  const there = (id: string): boolean => unitAt(state, id) !== undefined;
  const inGame = (id: string): boolean => isSeat(state, id) && !isOut(state, sideOf(state, id));
  const stands = battle && there(battle.attacker) && (inGame(battle.target) || there(battle.target));
  const fights = stands && phase === 'main' ? battle : null;
  const acts = (fights && fights.step === 'action') || phase === 'end' ? opportunity : null;
  return { ...state, battle: fights, opportunity: acts };
}

/** Where nobody has anything to decide, the play goes on to where somebody has. */
function atRest(state: PlayState): PlayState {
  const { battle, phase, opportunity, pending } = state;
  if (pending.length > 0) return state;
  if (battle?.step === 'action' && !opportunity)
    return { ...state, opportunity: { side: sideAfter(state, state.turn), passes: 0 } };
  const moving =
    (battle && battle.step !== 'block' && battle.step !== 'action') || (phase === 'end' && !opportunity);
  if (!moving) return state;
  const table = opened(state);
  advance(table);
  return closed(table);
}

/** A player whose deck is empty has lost. */
// gundam/rulebook/areas#victory
function emptied(state: PlayState): PlayState {
  if (state.over) return state;
  const isEmpty = (seat: Seat): boolean => {
    const deck = state.players[seat]?.deck;
    return deck !== undefined && (typeof deck === 'number' ? deck : deck.length) === 0;
  };
  const seats = state.sides.filter((_, side) => !state.out.includes(side));
  const lost = seats.filter((each) => each.some(isEmpty)).flat();
  if (lost.length === 0 || state.course?.turn === 0) return state;
  const winners = seats.flat().filter((seat) => !lost.includes(seat));
  return { ...state, over: { reason: 'empty-deck', winners, defeated: lost } };
}
