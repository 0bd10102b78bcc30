import { soundly } from '../../core/sound-setup';
import { EX_BASE, MOST_EX_RESOURCES, MOST_UNITS } from '../cards';
import { leastDeck, namesIn, resourcesLeft, takenForGranted } from '../piles';
import { type TurnCard, withKeywords } from './cards';
import {
  type BaseInPlay,
  exBaseId,
  isPreparing,
  type PileSetup,
  PLAYERS,
  type Player,
  type PlayerSetup,
  RESOURCE_DECK,
  SHIELDS,
  type Table,
  type TurnSetup,
  type TurnState,
  type UnitInPlay,
  type UnitSetup,
} from './state';

const beginsBefore = ({ phase = 'start' }: TurnSetup): boolean => isPreparing(phase);

const layOut = (player: Player, pile: string, given: PileSetup): string[] =>
  namesIn(player, pile, given, (card: string) => card);

function unitIn(given: string | UnitSetup): UnitInPlay {
  const unit: UnitSetup = typeof given === 'string' ? { card: given } : given;
  return {
    id: unit.card,
    rested: unit.rested ?? false,
    damage: unit.damage ?? 0,
    since: unit.deployedThisTurn ? 1 : 0,
    pilot: unit.pilot ?? null,
    ap: 0,
    hp: 0,
  };
}

function baseIn(player: Player, given: PlayerSetup['base']): BaseInPlay | null {
  if (given === null) return null;
  const base = typeof given === 'string' ? { card: given } : (given ?? {});
  return { id: base.card ?? exBaseId(player), rested: base.rested ?? false, damage: base.damage ?? 0 };
}

function tableFor(player: Player, given: PlayerSetup, preparing: boolean): Table {
  const resources = typeof given.resources === 'number' ? { active: given.resources } : given.resources;
  const { active = 0, rested = 0, ex = 0, exRested = 0 } = resources ?? {};
  const granted = takenForGranted(preparing);
  return {
    deck: layOut(player, 'deck', given.deck ?? granted.deck),
    hand: layOut(player, 'hand', given.hand ?? granted.hand),
    trash: layOut(player, 'trash', given.trash ?? 0),
    shields: layOut(player, 'shield', given.shields ?? (preparing ? 0 : SHIELDS)),
    units: (given.units ?? []).map(unitIn),
    base: baseIn(player, preparing && given.base === undefined ? null : given.base),
    resources: { active, rested, ex, exRested },
    resourceDeck: given.resourceDeck ?? resourcesLeft({ active, rested }),
    pool: [...(given.pool ?? [])],
  };
}

export function start(setup: TurnSetup): TurnState {
  const preparing = beginsBefore(setup);
  const players = PLAYERS.filter((player) => setup.players[player]);
  const turn = setup.turn ?? players[0] ?? '1';
  if (!players.includes(turn)) throw new RangeError(`player ${turn} has the turn and does not play`);
  const phase = setup.phase ?? 'start';
  const cards: Record<string, TurnCard> = {};
  for (const [id, card] of Object.entries(setup.cards ?? {})) cards[id] = withKeywords(card);
  const tables: TurnState['tables'] = {};
  for (const player of players) {
    const table = tableFor(player, setup.players[player] ?? {}, preparing);
    tables[player] = table;
    if (table.base?.id === exBaseId(player)) cards[exBaseId(player)] = EX_BASE;
  }
  const at = players.indexOf(turn);
  return {
    players,
    turn,
    turnNumber: preparing ? 0 : 1,
    phase,
    endStep: phase === 'end' ? 'action' : null,
    opportunity: phase === 'end' ? (players[(at + 1) % players.length] ?? turn) : turn,
    passes: 0,
    tables,
    cards,
    used: [],
    waiting: [],
    resolving: null,
    due: null,
    tokens: 0,
    lastTurn: setup.turns ?? null,
    over: null,
  };
}

export const SETUP_FLAWS = [
  'malformed',
  'players',
  'turn',
  'id-twice',
  'unknown-card',
  'wrong-type',
  'deck-too-small',
  'too-many-units',
  'too-many-resources',
  'too-many-ex-resources',
  'negative',
  'no-turns',
] as const;

export interface SetupFlaw {
  code: (typeof SETUP_FLAWS)[number];
  /** The card, or the player, that is at fault. */
  at: string;
}

const isWhole = (value: number): boolean => Number.isInteger(value) && value >= 0;

/** What a form should say about a setup before it is played; nothing if it can be. */
export const checkSetup = (setup: TurnSetup): SetupFlaw[] =>
  soundly(
    setup,
    () => flawsIn(setup),
    (at) => ({ code: 'malformed', at }),
  );

function flawsIn(setup: TurnSetup): SetupFlaw[] {
  const flaws: SetupFlaw[] = [];
  const players = PLAYERS.filter((player) => setup.players[player]);
  if (players.length < 2 || players.some((player, i) => player !== PLAYERS[i]))
    flaws.push({ code: 'players', at: players.join(' ') });
  if (setup.turn !== undefined && !players.includes(setup.turn)) flaws.push({ code: 'turn', at: setup.turn });
  if (setup.turns !== undefined && !(setup.turns >= 1)) flaws.push({ code: 'no-turns', at: 'turns' });
  const seen = new Set<string>();
  for (const player of players) flaws.push(...flawsOf(player, setup.players[player] ?? {}, setup, seen));
  return flaws;
}

function flawsOf(player: Player, given: PlayerSetup, setup: TurnSetup, seen: Set<string>): SetupFlaw[] {
  const flaws: SetupFlaw[] = [];
  const numbers = [given.deck, given.hand, given.trash, given.shields]
    .flatMap((pile) => pile ?? [])
    .filter((item): item is number => typeof item === 'number');
  const {
    active = 0,
    rested = 0,
    ex = 0,
    exRested = 0,
  } = typeof given.resources === 'number' ? { active: given.resources } : (given.resources ?? {});
  if (![...numbers, active, rested, ex, exRested, given.resourceDeck ?? 0].every(isWhole))
    return [{ code: 'negative', at: player }];
  const table = tableFor(player, given, beginsBefore(setup));
  const named = (...piles: readonly (PileSetup | undefined)[]): string[] =>
    piles.flatMap((pile) => pile ?? []).filter((item): item is string => typeof item === 'string');
  const expected: [string, readonly string[]][] = [
    ...named(given.deck, given.hand, given.trash, given.shields, given.pool).map(
      (id): [string, readonly string[]] => [id, ['unit', 'pilot', 'command', 'base']],
    ),
    ...table.units.map(({ id }): [string, readonly string[]] => [id, ['unit']]),
    ...table.units.flatMap(({ pilot }): [string, readonly string[]][] =>
      pilot === null ? [] : [[pilot, ['pilot', 'command']]],
    ),
  ];
  if (table.base && table.base.id !== exBaseId(player)) expected.push([table.base.id, ['base']]);
  for (const [id, types] of expected) {
    if (seen.has(id)) flaws.push({ code: 'id-twice', at: id });
    seen.add(id);
    const card = setup.cards?.[id];
    if (!card) flaws.push({ code: 'unknown-card', at: id });
    else if (!types.includes(card.type)) flaws.push({ code: 'wrong-type', at: id });
  }
  if (table.units.some(({ damage }) => !isWhole(damage))) flaws.push({ code: 'negative', at: player });
  if (table.deck.length < leastDeck(beginsBefore(setup))) flaws.push({ code: 'deck-too-small', at: player });
  if (table.units.length > MOST_UNITS) flaws.push({ code: 'too-many-units', at: player });
  if (active + rested + table.resourceDeck > RESOURCE_DECK)
    flaws.push({ code: 'too-many-resources', at: player });
  if (ex + exRested > MOST_EX_RESOURCES) flaws.push({ code: 'too-many-ex-resources', at: player });
  return flaws;
}
