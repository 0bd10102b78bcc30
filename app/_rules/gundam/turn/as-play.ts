import type { Pending, PlayerState, PlayState, ShieldArea, UnitState } from '../play/state';
import type { CardFacts, UnitFacts } from '../printed/schema';
import { factsOf } from './card-language';
import { copyOf } from './change';
import {
  PLAYERS,
  type Player,
  type Table,
  type Trigger,
  type TurnState,
  tableOf,
  type UnitInPlay,
} from './state';

function unitOf(owner: Player, unit: UnitInPlay, turnNumber: number): UnitState {
  const { id, pilot, rested, damage, since, ap, hp } = unit;
  const gains: UnitState['gains'] = ap !== 0 || hp !== 0 ? [{ ap, hp, lasts: 'turn' }] : [];
  const laid: UnitState = { id, owner, rested, damage, deployed: since === turnNumber, gains, used: [] };
  if (pilot !== null) laid.pilot = pilot;
  return laid;
}

const FACTS = new WeakMap<TurnState['cards'], PlayState['cards']>();

function allFacts(cards: TurnState['cards']): PlayState['cards'] {
  let facts = FACTS.get(cards);
  if (!facts) {
    const all: Record<string, CardFacts> = {};
    for (const id in cards) {
      const card = cards[id];
      if (card) all[id] = factsOf(card);
    }
    facts = all;
    FACTS.set(cards, facts);
  }
  return facts;
}

const pendingOf = ({ by, source, unit, ability }: Trigger): Pending =>
  unit === undefined
    ? { kind: 'trigger', player: by, card: source, ability }
    : { kind: 'trigger', player: by, card: source, ability, unit };

/** A Unit that nobody has said anything about: it has nothing but its place on the table. */
const unsaid = (name: string): UnitFacts => ({ type: 'unit', name, ap: 0, hp: 1 });

/** What lies before one player. */
interface Laid {
  turnNumber: number;
  player: PlayerState;
  units: UnitState[];
  area: ShieldArea;
}

const LAID = new WeakMap<Table, Laid>();

function laidFor(owner: Player, table: Table, turnNumber: number): Laid {
  let laid = LAID.get(table);
  if (laid?.turnNumber !== turnNumber) {
    const { hand, trash, deck, pool, resources, resourceDeck, units, base, shields } = table;
    laid = {
      turnNumber,
      player: { hand, trash, removed: [], deck, pool, resources, resourceDeck },
      units: units.map((unit) => unitOf(owner, unit, turnNumber)),
      area: {
        base: base && { card: base.id, owner, rested: base.rested, damage: base.damage, used: [] },
        shields: shields.map((card) => ({ card, owner })),
      },
    };
    LAID.set(table, laid);
  }
  return laid;
}

/** The table as the play lays it out. */
function laidOut(state: TurnState): PlayState {
  let cards = allFacts(state.cards);
  const players: PlayState['players'] = {};
  const units: UnitState[] = [];
  const areas: ShieldArea[] = [];
  for (const player of PLAYERS) {
    const table = state.tables[player];
    if (!table) continue;
    const laid = laidFor(player, table, state.turnNumber);
    players[player] = laid.player;
    if (!state.players.includes(player)) continue;
    areas.push(laid.area);
    for (const unit of laid.units) {
      if (cards[unit.id]?.type !== 'unit') cards = { ...cards, [unit.id]: unsaid(unit.id) };
      units.push(unit);
    }
  }
  return {
    format: state.players.length > 2 ? 'battle-royale' : 'standard',
    victory: 'first-to-win',
    sides: state.players.map((player) => [player]),
    turn: state.players.indexOf(state.turn),
    out: [],
    phase: state.phase,
    cards,
    unknowns: {},
    players,
    units,
    areas,
    battle: null,
    opportunity:
      state.phase === 'end' ? { side: state.players.indexOf(state.opportunity), passes: state.passes } : null,
    revealing: [],
    pending: state.waiting.map((batch) => batch.map(pendingOf)).reverse(),
    made: 0,
    resolving: null,
    due: null,
    course: { turn: state.turnNumber, last: null, done: [], endStep: null },
  };
}

const SAME = ['cards', 'players', 'turn', 'turnNumber', 'phase', 'opportunity', 'passes', 'waiting'] as const;

type Moment = Pick<TurnState, (typeof SAME)[number]>;

const PLAYED = new WeakMap<TurnState['tables'], { at: Moment; play: PlayState }>();

function isSame(one: Moment, other: Moment): boolean {
  for (const key of SAME) if (one[key] !== other[key]) return false;
  return true;
}

/** The position as the play has it, so that the rules of the game, which are the play's, can be asked about it. */
export function asPlay(state: TurnState): PlayState {
  const known = PLAYED.get(state.tables);
  if (known && isSame(known.at, state)) return known.play;
  const play = laidOut(state);
  // a copy: whoever makes a state may go on changing it
  PLAYED.set(state.tables, { at: copyOf(state), play });
  return play;
}

/** The position with this Unit as it is given, which may be how it was, or how it would be. */
export function asPlayWith(state: TurnState, owner: Player, unit: UnitInPlay): PlayState {
  const play = asPlay(state);
  if (play.cards[unit.id]?.type !== 'unit' || tableOf(state, owner).units.includes(unit)) return play;
  const others = play.units.filter(({ id }) => id !== unit.id);
  return { ...play, units: [...others, unitOf(owner, unit, state.turnNumber)] };
}
