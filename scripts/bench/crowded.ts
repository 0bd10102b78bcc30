import { playSimulator } from '../../app/_rules/gundam/play';
import type { PrintedName } from '../../app/_rules/gundam/printed/cards';
import { swccgPlay } from '../../app/_rules/swccg/play';
import type { PlayLocation, PlayPut, PlaySetup } from '../../app/_rules/swccg/play/setup';

/** More cards than any worked example has, at the moments when most can be done with them. */
const SIDES = ['light', 'dark'] as const;
const UNITS: readonly PrintedName[] = [
  'gundam',
  'guncannon',
  'gm',
  'wing-gundam',
  'zaku-ii',
  'gundam-aerial',
];
const HAND: readonly PrintedName[] = [
  ...(['amuro-ray', 'suletta-mercury', 'heero-yuy', 'gundam', 'zowort', 'white-base'] as const),
  ...(['unforeseen-incident', 'simultaneous-fire', 'kais-resolve', 'naval-bombardment'] as const),
];

const site = (id: string, of: string, more: Partial<PlayLocation> = {}): PlayLocation => ({
  id,
  title: `${of}: ${id}`,
  kind: 'site',
  of,
  exterior: true,
  icons: { light: 1, dark: 1 },
  ...more,
});
const system = (id: string, title: string, parsec: number): PlayLocation => ({
  id,
  title,
  kind: 'system',
  parsec,
  icons: { light: 1, dark: 1 },
});
const bay = { dockingBay: { light: 1, dark: 0 } };

const LOCATIONS: PlayLocation[] = [
  { id: 'cantina', title: 'Tatooine: Cantina', kind: 'site', of: 'Tatooine', icons: { light: 1, dark: 1 } },
  site('eisley', 'Tatooine'),
  site('dunes', 'Tatooine'),
  site('landing', 'Tatooine', bay),
  site('hangar', 'Hoth', bay),
  system('tatooine', 'Tatooine', 7),
  system('hoth', 'Hoth', 5),
];

const crew = (side: (typeof SIDES)[number], title: string) => ({
  kind: 'character' as const,
  side,
  title,
  power: 2,
  ability: 2,
  forfeit: 3,
  deploy: 2,
  pilot: { power: 1 },
});

function tableOf(side: (typeof SIDES)[number]): PlayPut[] {
  const put = (name: string, at: string, card: PlayPut['card'], as?: PlayPut['as']): PlayPut => ({
    id: `${side}-${name}`,
    at,
    card,
    ...(as && { as }),
  });
  const some = (count: number, of: (i: number) => PlayPut) => Array.from({ length: count }, (_, i) => of(i));
  const places = ['landing', 'landing', 'eisley', 'cantina', 'landing', 'dunes'];
  return [
    ...some(6, (i) => put(`walker-${i}`, places[i] ?? 'dunes', crew(side, `Walker ${i}`))),
    ...some(2, (i) =>
      put(`cruiser-${i}`, 'tatooine', {
        kind: 'starship',
        side,
        title: `Cruiser ${i}`,
        type: 'capital',
        power: 4,
        armor: 4,
        forfeit: 6,
        hyperspeed: 4,
        navComputer: true,
        permanentPilot: { ability: 1 },
        pilots: 2,
        passengers: 4,
        vehicles: 2,
        starfighters: 2,
        shipDocking: true,
      }),
    ),
    ...some(4, (i) =>
      put(`guest-${i}`, `${side}-cruiser-${i % 2}`, crew(side, `Guest ${i}`), i < 2 ? 'pilot' : 'passenger'),
    ),
    ...some(3, (i) =>
      put(`speeder-${i}`, ['eisley', 'dunes', 'landing'][i] ?? 'dunes', {
        kind: 'vehicle',
        side,
        title: `Speeder ${i}`,
        type: 'transport',
        power: 1,
        maneuver: 4,
        forfeit: 2,
        landspeed: 2,
        deploy: 1,
        passengers: 2,
      }),
    ),
    ...some(2, (i) =>
      put(`fighter-${i}`, ['tatooine', 'landing'][i] ?? 'tatooine', {
        kind: 'starship',
        side,
        title: `Fighter ${i}`,
        type: 'starfighter',
        power: 2,
        maneuver: 3,
        forfeit: 3,
        deploy: 1,
        pilots: 1,
        hyperspeed: 4,
        navComputer: true,
      }),
    ),
  ];
}

/** Thirty-four cards at seven locations, and eight more in each hand. */
function armies(phase: PlaySetup['phase'], more: Partial<PlaySetup> = {}): unknown {
  const [light, dark] = SIDES.map((side) => ({
    table: tableOf(side),
    hand: Array.from({ length: 8 }, (_, i) => ({ id: `${side}-held-${i}`, card: crew(side, `Held ${i}`) })),
    force: 10,
    reserve: 20,
  }));
  if (!light || !dark) throw new Error('two sides');
  return swccgPlay.start({ turn: 'light', phase, locations: LOCATIONS, light, dark, ...more });
}

/** Six Units a side, and ten cards in hand that may be deployed, paired with each of them, or played at each. */
function squads(): unknown {
  const units = (seat: number) =>
    UNITS.map((card, i) => ({
      id: `unit-${seat}-${i}`,
      card,
      ...(i % 2 && seat === 2 && { rested: true as const }),
    }));
  return playSimulator.start({
    phase: 'main',
    players: {
      '1': {
        units: units(1),
        hand: HAND.map((card, i) => ({ id: `held-${i}`, card })),
        resources: { active: 8, ex: 2 },
      },
      '2': { units: units(2) },
    },
  });
}

/** Each with the stand that shows it. */
export const CROWDED: readonly { name: string; of: 'swccg-play' | 'gundam-play'; state: () => unknown }[] = [
  { name: 'armies move', of: 'swccg-play', state: () => armies('move') },
  { name: 'armies deploy', of: 'swccg-play', state: () => armies('deploy') },
  {
    name: 'armies fight',
    of: 'swccg-play',
    state: () => armies('battle', { underWay: { what: 'battle', at: 'landing', segment: 'weapons' } }),
  },
  { name: 'squads act', of: 'gundam-play', state: squads },
];
