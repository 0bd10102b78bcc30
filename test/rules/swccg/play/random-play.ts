import type { Random } from '../../../../app/_rules/core/seeded';
import type { Side } from '../../../../app/_rules/core/sides';
import type { CardName } from '../../../../app/_rules/swccg/battle/cards';
import * as cards from '../../../../app/_rules/swccg/play/cards';
import { cardOfFigures, location, REACTS } from '../../../../app/_rules/swccg/play/from-figures';
import type { PlayLocation, PlayPut, PlaySetup } from '../../../../app/_rules/swccg/play/setup';
import * as examples from '../../../../app/_rules/swccg/stack/cards/examples';
import * as theForce from '../../../../app/_rules/swccg/stack/cards/the-force';
import type { Card } from '../../../../app/_rules/swccg/stack/schema';

const { character, interrupt, ...named } = cards;

/** Texts of every kind that a whole play knows. */
const MADE: Card[] = [
  interrupt('Charge', 'both', { result: [{ do: 'modify', value: 'battle-destinies', add: 1 }] }),
  interrupt('Push', 'both', { result: [{ do: 'modify', value: 'power-destinies', add: 1 }] }),
  interrupt('Grind', 'both', { result: [{ do: 'modify', value: 'attrition-destinies', add: 1 }] }),
  interrupt('Withdraw', 'both', { result: [{ do: 'end-battle' }] }),
  interrupt('Shove', 'both', {
    targets: { card: { kind: 'character', by: 'opponent', field: 'in-battle' } },
    result: [{ do: 'exclude-from-battle', cards: { target: 'card' } }],
  }),
  interrupt('Strike', 'both', {
    targets: { card: { kind: ['character', 'vehicle'], by: 'opponent', field: 'in-battle' } },
    result: [{ do: 'hit', cards: { target: 'card' } }],
  }),
  interrupt('Shelter', 'both', {
    targets: { card: { kind: 'character', by: 'you', field: 'in-battle' } },
    result: [{ do: 'immunity', cards: { target: 'card' }, below: 5 }],
  }),
  interrupt('Shame', 'both', {
    targets: { card: { kind: 'character', by: 'opponent', field: 'in-battle' } },
    result: [{ do: 'worth', cards: { target: 'card' }, set: 0 }],
  }),
  interrupt('Ease', 'both', {
    segment: 'power',
    needs: [{ duringBattle: true }, { attrition: 'you' }],
    result: [{ do: 'modify', value: 'attrition', add: -2 }],
  }),
  interrupt('Mercy', 'both', {
    segment: 'damage',
    settling: true,
    needs: [{ damage: 'you' }, { nothingToForfeit: 'you' }],
    result: [{ do: 'modify', value: 'battle-damage', times: 0 }],
  }),
  interrupt('Rescue', 'both', {
    needs: [],
    just: { what: ['lost', 'forfeited'], kind: 'character', by: 'you' },
    result: [{ do: 'place', cards: 'followed', in: 'used' }],
  }),
  interrupt('Instead', 'both', {
    needs: [],
    instead: { by: 'you', purpose: ['battle', 'weapon'] },
    result: [{ do: 'substitute', value: 4 }],
  }),
  interrupt('Fury', 'both', {
    result: [
      { do: 'draw', count: 2 },
      { do: 'modify', value: 'power', who: 'opponent', add: 'minus-drawn' },
      { do: 'modify', value: 'total-battle-destiny', add: 1 },
      { do: 'modify', value: 'battle-damage', who: 'opponent', add: 2 },
    ],
  }),
  interrupt('Bar', 'both', {
    needs: [],
    just: { what: ['deployed', 'moved'], kind: ['character', 'starship', 'vehicle'], by: 'opponent' },
    result: [
      { do: 'keep', cards: 'followed', from: 'battling' },
      { do: 'keep', cards: 'followed', from: 'moving' },
    ],
  }),
  interrupt('Daze', 'both', {
    targets: { card: { kind: 'character', by: 'opponent', field: 'in-battle' } },
    result: [{ do: 'no-ability', cards: { target: 'card' } }],
  }),
  interrupt('Snipe', 'both', {
    needs: [],
    targets: { card: { kind: 'character', by: 'opponent' } },
    result: [{ do: 'hit', cards: { target: 'card' } }],
  }),
  interrupt('Halt', 'both', {
    needs: [],
    answers: { type: 'battle', by: 'opponent' },
    just: true,
    cancels: true,
  }),
];

const SCOUT = cardOfFigures(
  {
    kind: 'vehicle',
    side: 'light',
    title: 'Scout Speeder',
    type: 'transport',
    power: 1,
    maneuver: 4,
    forfeit: 2,
    landspeed: 2,
    deploy: 1,
    passengers: 1,
  },
  { text: [REACTS] },
);

/** A starfighter with a seat and no pilot that reacts, a capital starship with room for all, and a pilot. */
const fighter = (side: Side): Card =>
  cardOfFigures(
    {
      kind: 'starship',
      side,
      title: `Fighter of ${side}`,
      persona: 'Fighter',
      type: 'starfighter',
      power: 2,
      maneuver: 3,
      forfeit: 3,
      deploy: 1,
      pilots: 1,
      passengers: 1,
      ...(side === 'dark' && { tie: true }),
    },
    { text: [REACTS] },
  );
/** What has to be paid, what is used in each battle, what is made of drains, and what is taken off Force generation. */
const CREED = (side: Side): Card => ({
  title: `Creed of ${side}`,
  side,
  kind: 'effect',
  standing: [
    { drains: 1, of: 'each' },
    { mostDrained: 2, of: 'you' },
    { firmDrains: 'modifying' },
    { generation: -1, of: 'opponent' },
    { deployCost: { kind: 'character', by: 'you' }, add: -1, here: true },
  ],
  text: [
    {
      name: 'pay',
      from: 'table',
      phase: ['control', 'move'],
      turn: 'yours',
      mandatory: true,
      result: [{ do: 'lose', count: 1 }],
    },
    {
      name: 'drum',
      from: 'table',
      per: 'battle',
      needs: [{ duringBattle: true }],
      result: [{ do: 'modify', value: 'power', add: 1 }],
    },
  ],
});
const ELDER: Card = cardOfFigures(
  { kind: 'character', side: 'light', title: 'Elder', power: 1, ability: 2, forfeit: 2 },
  { text: [{ name: 'pray', from: 'table', result: [{ do: 'activate', count: 1 }] }] },
);
const cruiser = (side: Side): Card =>
  cardOfFigures({
    kind: 'starship',
    side,
    title: `Cruiser of ${side}`,
    type: 'capital',
    power: 4,
    armor: 4,
    forfeit: 6,
    permanentPilot: { ability: 1 },
    pilots: 1,
    passengers: 2,
    vehicles: 1,
    starfighters: 1,
    shipDocking: true,
  });
const DROID = (side: Side): Card =>
  character({
    side,
    title: `Droid of ${side}`,
    power: 1,
    ability: 0,
    droid: true,
    presence: true,
    forfeit: 2,
  });
const PILOT = (side: Side): Card =>
  cardOfFigures({
    kind: 'character',
    side,
    title: `Pilot of ${side}`,
    power: 1,
    ability: 2,
    forfeit: 2,
    deploy: 1,
    pilot: { power: 1 },
  });
const SPY = (side: Side): Card =>
  cardOfFigures({
    kind: 'character',
    side,
    title: `Spy of ${side}`,
    power: 1,
    ability: 2,
    forfeit: 2,
    deploy: 1,
    spy: true,
  });
const MOLE = (side: Side): Card =>
  cardOfFigures({
    kind: 'character',
    side,
    title: `Mole of ${side}`,
    power: 1,
    ability: 1,
    forfeit: 2,
    deploy: 1,
    undercover: true,
  });
const LAND: Card[] = [
  location('Tatooine: Cantina', { kind: 'site', icons: { light: 0, dark: 0 } }),
  location('Tatooine: Rocks', { kind: 'site', exterior: true, icons: { light: 1, dark: 1 } }),
  location('Hoth', { kind: 'system', parsec: 4, icons: { light: 1, dark: 0 } }),
  location('Death Star II: Reactor Core', { kind: 'sector', icons: { light: 0, dark: 0 } }),
  location('Naboo: Swamp', { kind: 'site', exterior: true, icons: { light: 0, dark: 2 } }),
];
const WALL = (side: Side) =>
  character({ side, title: `Wall of ${side}`, power: 1, ability: 2, forfeit: 2, deploy: 1 }, [
    { demands: 6, of: 'opponent' },
    { mostBattleDestinies: 1, of: 'each' },
    { totalBattleDestiny: -1, of: 'opponent' },
    { spared: { kind: 'vehicle', by: 'you' } },
    { noAbility: { tag: 'droid' } },
    { worth: { kind: 'character', by: 'you' }, add: 1, floor: 2 },
    { immunity: { kind: 'character', by: 'you' }, below: 3 },
  ]);

const PLAYABLE: Card[] = [
  ...Object.values(theForce),
  examples.DONT_GET_COCKY,
  examples.YOU_OVERESTIMATE,
  examples.EVADER,
  ...Object.values(named).filter(({ kind }) => kind === 'interrupt'),
  ...MADE,
];
const PEOPLE: Record<Side, CardName[]> = {
  light: ['luke-skywalker', 'han-solo', 'rebel-trooper'],
  dark: ['darth-vader', 'stormtrooper', 'ds-61-2'],
};

const LOCATIONS: PlayLocation[] = [
  { id: 'cantina', title: 'Tatooine: Cantina', kind: 'site', of: 'Tatooine', icons: { light: 1, dark: 2 } },
  {
    id: 'eisley',
    title: 'Tatooine: Mos Eisley',
    kind: 'site',
    of: 'Tatooine',
    exterior: true,
    icons: { light: 1, dark: 1 },
  },
  {
    id: 'dunes',
    title: 'Tatooine: Dunes',
    kind: 'site',
    of: 'Tatooine',
    exterior: true,
    icons: { light: 0, dark: 1 },
    drain: { light: 1 },
  },
  { id: 'tatooine', title: 'Tatooine', kind: 'system', parsec: 7, icons: { light: 1, dark: 0 } },
  {
    id: 'bay',
    title: 'Tatooine: Docking Bay 94',
    kind: 'site',
    of: 'Tatooine',
    exterior: true,
    icons: { light: 1, dark: 1 },
    dockingBay: { light: 1, dark: 0 },
  },
  {
    id: 'hangar',
    title: 'Hoth: Hangar',
    kind: 'site',
    of: 'Hoth',
    icons: { light: 0, dark: 1 },
    dockingBay: { light: 0, dark: 2 },
  },
];
const DEATH_STAR_II: PlayLocation[] = [
  {
    id: 'station',
    title: 'Death Star II',
    kind: 'system',
    of: 'Death Star II',
    parsec: 7,
    icons: { light: 1, dark: 1 },
  },
  {
    id: 'shaft',
    title: 'Death Star II: Coolant Shaft',
    kind: 'sector',
    of: 'Death Star II',
    icons: { light: 0, dark: 1 },
  },
  {
    id: 'capacitors',
    title: 'Death Star II: Capacitors',
    kind: 'sector',
    of: 'Death Star II',
    icons: { light: 1, dark: 0 },
  },
];
const vehicleSite = (inside: string): PlayLocation => ({
  id: 'hold',
  title: 'Scout Speeder: Hold',
  kind: 'site',
  of: 'Scout Speeder',
  inside,
  icons: { light: 1, dark: 1 },
});
const SITES = ['cantina', 'eisley', 'dunes', 'bay'];

/** A turn or two with a crowd at sites and a system, hands of every kind of text, and short decks. */
export function randomSetup(random: Random): PlaySetup {
  const any = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const side = (who: Side): PlaySetup[Side] => {
    const table: PlayPut[] = PEOPLE[who]
      .filter(() => random(3) > 0)
      .map((card) => ({
        card,
        id: `${who}-${card}`,
        at: any(SITES),
        ...(random(6) === 0 && { fought: true as const }),
      }));
    const [first] = table;
    if (first && random(2))
      table.push({
        card: who === 'light' ? 'blaster' : any(['blaster-rifle', 'dengars-modified-riot-gun'] as const),
        id: `${who}-gun`,
        at: first.id ?? '',
      });
    const ride = who === 'light' ? SCOUT : cards.UBRIKKIAN_9000;
    if (random(2)) {
      table.push({ card: ride, id: `${who}-ride`, at: any(['eisley', 'dunes']) });
      if (random(3))
        table.push({
          card: who === 'light' ? 'rebel-trooper' : 'stormtrooper',
          id: `${who}-driver`,
          at: `${who}-ride`,
          as: 'driver',
        });
    }
    if (random(3) === 0) table.push({ card: WALL(who), id: `${who}-wall`, at: any(SITES) });
    if (random(4) === 0)
      table.push({
        card: who === 'light' ? 'x-wing' : 'tie-fighter',
        id: `${who}-ship`,
        at: any(['tatooine', 'tatooine', 'station', 'shaft', 'capacitors']),
      });
    if (random(4) === 0) {
      table.push({ card: fighter(who), id: `${who}-fighter`, at: any(['tatooine', 'bay', 'dunes']) });
      if (random(2)) table.push({ card: PILOT(who), id: `${who}-ace`, at: `${who}-fighter`, as: 'pilot' });
    }
    if (random(4) === 0)
      table.push({
        card: SPY(who),
        id: `${who}-spy`,
        at: any(SITES),
        ...(random(2) && { undercover: true as const }),
      });
    if (random(5) === 0) table.push({ card: DROID(who), id: `${who}-droid`, at: any(SITES) });
    for (const id of ['cruiser', 'tender'])
      if (random(4) === 0) {
        table.push({ card: cruiser(who), id: `${who}-${id}`, at: 'tatooine' });
        if (random(2)) table.push({ card: PILOT(who), id: `${who}-${id}-guest`, at: `${who}-${id}` });
      }
    if (who === 'dark' && random(4) === 0)
      table.push(
        { card: 'bantha', id: 'bantha', at: any(['eisley', 'dunes']) },
        { card: 'stormtrooper', id: 'rider', at: 'bantha', as: 'passenger' },
      );
    if (who === 'dark' && random(3) === 0)
      table.push({ card: cards.LIGHTSABER, id: 'saber', at: table[0]?.id ?? '' });
    const own = PLAYABLE.filter((card) => card.side === who || card.side === 'both');
    return {
      hand: [
        ...Array.from({ length: random(5) }, () => any(own)),
        ...(random(2) ? [WALL(who)] : []),
        ...(random(3) === 0 ? [any(LAND), any(LAND)] : []),
        ...(random(3) === 0 ? [MOLE(who), named.UNDERCOVER] : []),
        ...(random(3) === 0 ? [PILOT(who), fighter(who)] : []),
      ],
      table: [
        ...table.filter(({ at }) => at !== ''),
        ...(random(4) === 0 ? [{ card: CREED(who), id: `${who}-creed`, at: any(SITES) }] : []),
      ],
      reserve: Array.from({ length: random(6) }, () => (random(4) === 0 ? null : random(7))),
      force: 1 + random(5),
      used: random(2),
      lost: random(2),
    };
  };
  const underWay = any([undefined, undefined, 'drain', 'battle', 'weapons', 'damage'] as const);
  const turn: Side = random(2) ? 'light' : 'dark';
  const light = side('light');
  const dark = side('dark');
  const escort = (dark.table as PlayPut[]).find(
    ({ id }) => id?.endsWith('stormtrooper') || id === 'dark-driver',
  );
  if (escort?.id && random(3) === 0)
    light.table?.push({
      card: any(['rebel-trooper', ELDER] as const),
      id: 'prisoner',
      at: escort.id,
      captive: true,
    });
  const isRidden = (light.table as PlayPut[]).some(({ id }) => id === 'light-ride') && random(2) === 0;
  if (isRidden) light.table?.push({ card: ELDER, id: 'light-elder', at: 'hold' });
  return {
    turn,
    phase:
      underWay === 'drain'
        ? 'control'
        : underWay
          ? 'battle'
          : any(['activate', 'control', 'deploy', 'battle', 'move', 'draw'] as const),
    locations: [
      ...LOCATIONS.map((place) => ({
        ...place,
        ...(random(2) && { side: any(['light', 'dark'] as const) }),
      })),
      ...DEATH_STAR_II,
      ...(isRidden ? [vehicleSite('light-ride')] : []),
    ],
    light,
    dark,
    turns: 1 + random(2),
    ...(random(6) === 0 && { patient: true }),
    ...(random(2) === 0 && { asksRiders: true as const }),
    ...(underWay && { underWay: opening(underWay, any(SITES), random) }),
  };
}

function opening(
  what: 'drain' | 'battle' | 'weapons' | 'damage',
  at: string,
  random: Random,
): NonNullable<PlaySetup['underWay']> {
  if (what === 'drain') return { what: 'drain', at };
  if (what === 'battle') return { what: 'battle', at };
  if (what === 'weapons') return { what: 'battle', at, segment: 'weapons' };
  return {
    what: 'battle',
    at,
    segment: 'damage',
    attrition: { light: random(7), ...(random(2) && { dark: random(7) }) },
    damage: random(2) ? { light: random(9) } : { dark: random(9) },
  };
}
