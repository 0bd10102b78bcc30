import { soundly } from '../../core/sound-setup';
import { MOST_EX_RESOURCES, MOST_UNITS } from '../cards';
import type { CardFacts } from '../printed/schema';
import { areSound } from './check-facts';
import { baseOf, factsOf, isKnown, type Known, layOut, shieldName, shieldsOf, sidesOf } from './lay-out';
import { type Laid, type PlayState, SEATS, type Seat, type TableSetup } from './state';
import { hpLeft } from './values';

export const SETUP_FLAWS = [
  'malformed',
  'too-few-players',
  'not-two-players',
  'not-four-players',
  'wrong-order',
  'nobody-has-the-turn',
  'id-twice',
  'reserved-id',
  'unknown-card',
  'wrong-type',
  'figure-wrong',
  'too-many-units',
  'too-many-ex-resources',
  'two-bases',
  'already-destroyed',
  'empty-deck',
  'no-unknowns',
] as const;

/** What a whole play asks besides. */
export const PLAY_FLAWS = [
  ...SETUP_FLAWS,
  'deck-too-small',
  'too-many-resources',
  'no-turns',
  'wrong-battle',
] as const;

export interface SetupFlaw {
  code: (typeof PLAY_FLAWS)[number];
  /** The seat or the card that is at fault. */
  at: string;
}

type Given = Laid<string> & { deck?: number };

/** What a form should say about a table before it is played; nothing if it can be. */
export const checkTable = (setup: TableSetup<Given>, known: Known): SetupFlaw[] =>
  soundly(
    setup,
    () => {
      const flaws = flawsIn(setup, known);
      return flaws.length > 0 ? flaws : beatenIn(layOut(setup, known));
    },
    (at) => ({ code: 'malformed', at }),
  );

/** Damage that has reached the HP, which lasting texts may raise: such a Unit would not be there any more. */
// gundam/destroy
export const beatenIn = (state: PlayState): SetupFlaw[] =>
  state.units.flatMap(({ id, damage }): SetupFlaw[] =>
    damage > 0 && hpLeft(state, id) <= 0 ? [{ code: 'already-destroyed', at: id }] : [],
  );

export function flawsIn(setup: TableSetup<Given>, known: Known): SetupFlaw[] {
  const flaws: SetupFlaw[] = [];
  const flaw = (code: SetupFlaw['code'], at: string) => flaws.push({ code, at });
  const seats = SEATS.filter((seat) => setup.players[seat]);
  if (setup.format === 'battle-royale') {
    if (seats.length < 3) flaw('too-few-players', 'players');
  } else if (setup.format === 'team-battle') {
    if (seats.length !== 4) flaw('not-four-players', 'players');
  } else if (seats.length !== 2) flaw('not-two-players', 'players');
  const { order } = setup;
  if (order && (new Set(order).size !== seats.length || seats.some((seat) => !order.includes(seat))))
    flaw('wrong-order', 'order');
  if (!setup.players[setup.turn]) flaw('nobody-has-the-turn', 'turn');
  const ids = new Set<string>();
  for (const seat of seats) {
    const player = setup.players[seat] ?? {};
    flaws.push(...flawsOfPlayer(seat, player, known));
    for (const id of idsOf(seat, player)) {
      if (ids.has(id)) flaw('id-twice', id);
      ids.add(id);
    }
    const named = [
      ...(player.units ?? []).flatMap(({ id, pilot }) => [id, pilot?.id ?? '']),
      ...(player.hand ?? []).map(({ id }) => id),
    ];
    for (const id of named)
      if (typeof id !== 'string') flaw('malformed', seat);
      else if ((SEATS as readonly string[]).includes(id) || /^(token|drawn)-\d+$/.test(id))
        flaw('reserved-id', id);
    if (shieldsOf(player).includes(null) && Object.keys(setup.unknowns ?? { some: 1 }).length === 0)
      flaw('no-unknowns', seat);
  }
  for (const side of sidesOf(setup)) {
    if (side.flatMap((seat) => setup.players[seat]?.units ?? []).length > MOST_UNITS)
      flaw('too-many-units', side.join('+'));
    if (side.filter((seat) => setup.players[seat]?.base !== undefined).length > 1)
      flaw('two-bases', side.join('+'));
  }
  return flaws;
}

const PLAYER = [
  ...['units', 'base', 'shields', 'hand', 'resources', 'deck', 'trash', 'resourceDeck', 'pool'],
] as const;
const UNIT = ['id', 'card', 'pilot', 'rested', 'damage', 'deployedThisTurn'] as const;

/** Whether a part of a setup says nothing that would be passed over. */
export const saysOnly = (part: object, keys: readonly string[]): boolean =>
  Object.keys(part).every((key) => keys.includes(key));

const idsOf = (seat: Seat, player: Given): string[] => [
  ...(player.units ?? []).flatMap(({ id, pilot }) => (pilot ? [id, pilot.id] : [id])),
  ...(player.hand ?? []).map(({ id }) => id),
  ...(player.base === undefined ? [] : [`${seat}-base`]),
  ...shieldsOf(player).map((_, i) => shieldName(seat, i)),
];

function flawsOfPlayer(seat: Seat, player: Given, known: Known): SetupFlaw[] {
  const flaws: SetupFlaw[] = [];
  const flaw = (code: SetupFlaw['code'], at: string) => flaws.push({ code, at });
  /** The facts of a card if it is known and of the right type. */
  const check = (
    at: string,
    card: string | CardFacts,
    types: readonly CardFacts['type'][],
  ): CardFacts | undefined => {
    if (!isKnown(known, card)) {
      flaw('unknown-card', at);
      return undefined;
    }
    const facts = factsOf(known, card);
    if (!types.includes(facts.type)) flaw('wrong-type', at);
    else if (typeof card !== 'string' && !areSound(facts)) flaw('malformed', at);
    if (figuresOf(facts).some((figure) => !Number.isInteger(figure))) flaw('figure-wrong', at);
    return facts;
  };
  if (!saysOnly(player, PLAYER)) flaw('malformed', seat);
  for (const unit of player.units ?? []) if (!saysOnly(unit, UNIT)) flaw('malformed', unit.id);
  for (const { id, card, pilot, damage = 0 } of player.units ?? []) {
    check(id, card, ['unit']);
    const paired = pilot && check(pilot.id, pilot.card, ['pilot', 'command']);
    if (paired?.type === 'command' && !paired.pilot) flaw('wrong-type', pilot?.id ?? id);
    if (!Number.isInteger(damage) || damage < 0) flaw('figure-wrong', id);
  }
  if (player.base !== undefined) {
    const base = baseOf(player.base);
    const facts = check(`${seat}-base`, base.card, ['base']);
    const { damage = 0 } = base;
    if (!Number.isInteger(damage) || damage < 0) flaw('figure-wrong', `${seat}-base`);
    if (facts?.type === 'base' && damage >= facts.hp) flaw('already-destroyed', `${seat}-base`);
  }
  shieldsOf(player).forEach((card, i) => {
    if (card !== null) check(shieldName(seat, i), card, ['unit', 'pilot', 'command', 'base']);
  });
  for (const { id, card } of player.hand ?? []) check(id, card, ['unit', 'pilot', 'command', 'base']);
  const { resources } = player;
  const counted = typeof resources === 'object' ? Object.values(resources) : [resources ?? 0];
  const shields = typeof player.shields === 'number' ? player.shields : 0;
  if ([...counted, shields, player.deck ?? 1].some((count) => !Number.isInteger(count) || count < 0))
    flaw('figure-wrong', seat);
  if (typeof resources === 'object' && (resources.ex ?? 0) > MOST_EX_RESOURCES)
    flaw('too-many-ex-resources', seat);
  if (player.deck === 0) flaw('empty-deck', seat);
  return flaws;
}

const figuresOf = (facts: CardFacts): number[] => [
  facts.lv ?? 0,
  facts.cost ?? 0,
  ...(facts.type === 'command' ? [] : [facts.type === 'base' ? (facts.ap ?? 0) : facts.ap, facts.hp]),
];
