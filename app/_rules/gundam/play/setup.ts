import { isPreparing as isBeforeGame, SHIELDS, TEAM_SHIELDS } from '../moments';
import { namesIn, resourcesLeft, takenForGranted } from '../piles';
import { PRINTED } from '../printed/cards';
import { openActionStep } from './actions';
import { advance } from './advance';
import { factsOf, layOut, resourcesOf, sidesOf } from './lay-out';
import {
  type HandCard,
  type PileSetup,
  type PlayerSetup,
  type PlaySetup,
  type PlayState,
  SEATS,
  type Seat,
} from './state';
import { closed, opened } from './table';

export const isPreparing = ({ phase = 'start' }: PlaySetup): boolean => isBeforeGame(phase);

export const turnOf = (setup: PlaySetup): Seat => setup.turn ?? sidesOf(setup)[0]?.[0] ?? '1';

function pileOf(seat: Seat, pile: string, given: PileSetup): { ids: string[]; named: HandCard[] } {
  const cards = typeof given === 'number' ? [] : given;
  const named = cards.filter((card): card is HandCard => typeof card !== 'number');
  return { ids: namesIn(seat, pile, given, (card) => card.id), named };
}

/** The piles of a player, with what is taken for granted where nothing is said. */
export function pilesOf(seat: Seat, given: PlayerSetup, preparing: boolean) {
  const granted = takenForGranted(preparing);
  return {
    deck: pileOf(seat, 'deck', given.deck ?? granted.deck),
    hand: pileOf(seat, 'hand', given.hand ?? granted.hand),
    trash: pileOf(seat, 'trash', given.trash ?? 0),
    pool: pileOf(seat, 'pool', given.pool ?? 0),
  };
}

/** What lies before a player where the setup says nothing: an EX Base for each side, and the Shields of a whole game. */
// gundam/rulebook/setup#setup
export function laidFor(setup: PlaySetup, seat: Seat, given: PlayerSetup) {
  const { hand: _, deck: __, base, ...laid } = given;
  const shields = setup.format === 'team-battle' ? TEAM_SHIELDS : SHIELDS;
  const leads = sidesOf(setup).some(([first]) => first === seat);
  const shared = sidesOf(setup)
    .find((seats) => seats.includes(seat))
    ?.some((other) => setup.players[other]?.base !== undefined);
  const placed =
    base ?? (base === undefined && leads && !shared && !isPreparing(setup) ? 'ex-base' : undefined);
  return {
    ...laid,
    shields: given.shields ?? (isPreparing(setup) ? 0 : shields),
    ...(placed !== undefined && placed !== null && { base: placed }),
  };
}

export const start = (setup: PlaySetup): PlayState => underWay(laidOut(setup), setup);

/** The table as the setup lays it out, before anything happens on it. */
export function laidOut(setup: PlaySetup): PlayState {
  const preparing = isPreparing(setup);
  const phase = setup.phase ?? (setup.battle ? 'main' : 'start');
  const players = Object.fromEntries(
    SEATS.flatMap((seat) => {
      const given = setup.players[seat];
      return given ? [[seat, laidFor(setup, seat, given)]] : [];
    }),
  );
  const turn = preparing ? (sidesOf(setup)[0]?.[0] ?? '1') : turnOf(setup);
  const state = layOut({ ...setup, turn, players }, PRINTED);
  const { cards } = state;
  for (const seat of SEATS) {
    const given = setup.players[seat];
    const player = state.players[seat];
    if (!given || !player) continue;
    const { deck, hand, trash, pool } = pilesOf(seat, given, preparing);
    for (const { id, card } of [deck, hand, trash, pool].flatMap(({ named }) => named))
      cards[id] = factsOf(PRINTED, card);
    const resources = resourcesOf(given.resources ?? 0);
    const exRested = typeof given.resources === 'object' ? (given.resources.exRested ?? 0) : 0;
    state.players[seat] = {
      ...player,
      deck: deck.ids,
      hand: hand.ids,
      trash: trash.ids,
      pool: pool.ids,
      resources: { ...resources, exRested },
      resourceDeck: given.resourceDeck ?? resourcesLeft(resources),
    };
  }
  return {
    ...state,
    phase,
    course: {
      turn: preparing ? 0 : 1,
      last: setup.turns ?? null,
      done: [],
      endStep: phase === 'end' ? 'action' : null,
    },
  };
}

/** The action step of an end phase, or the attack that the setup puts under way. */
function underWay(state: PlayState, { battle }: PlaySetup): PlayState {
  const table = opened(state);
  if (state.phase === 'end') openActionStep(table);
  if (!battle) return table.state;
  const { attacker, target, step = 'block' } = battle;
  table.state.battle = { attacker, target, step, blocked: false, dealt: false };
  table.state.units = state.units.map((unit) => (unit.id === attacker ? { ...unit, rested: true } : unit));
  advance(table);
  return closed(table);
}
