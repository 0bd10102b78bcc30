import { describe, expect, it } from 'vitest';
import { type PlayLocation, type PlaySetup, play } from '../../../../app/_rules/swccg/play';
import { moveTo } from '../../../../app/_rules/swccg/play/scenarios/line';
import type { Card } from '../../../../app/_rules/swccg/stack/schema';
import { begin, LOCATIONS, someone, whyNot } from './table';

const icons = { light: 1, dark: 1 };
const site = (id: string, more: Partial<PlayLocation> = {}): PlayLocation => ({
  id,
  title: `Dagobah: ${id}`,
  kind: 'site',
  exterior: true,
  icons,
  ...more,
});
const locations = (more: Partial<PlayLocation> = {}): PlayLocation[] => [
  ...LOCATIONS,
  site('swamp', more),
  site('cave'),
  { id: 'dagobah', title: 'Dagobah', kind: 'system', parsec: 5, icons },
];

// swccg/dagobah, swccg/deployment-restrictions#dagobah
describe('Dagobah', () => {
  const hut = someone('light', 'Hermit', {}, { tags: ['dagobah'] });
  const begun = (
    light: PlaySetup['light'],
    more: Partial<PlayLocation> = {},
    phase: 'deploy' | 'move' = 'deploy',
  ) => begin({ turn: 'light', phase, patient: true, locations: locations(more), light });
  const to = (card: string, place: string) => play('light', card, { targets: { to: place } });
  const hand: NonNullable<PlaySetup['light']>['hand'] = [
    { card: 'luke-skywalker', id: 'luke' },
    { card: hut, id: 'hermit' },
    { card: 'x-wing', id: 'ship' },
    { card: 'blaster', id: 'gun' },
  ];

  it('takes no character and no starship that is not allowed there, not even aboard', () => {
    const table = [
      { card: 'x-wing', id: 'wing', at: 'dagobah' },
      { card: 'lukes-x-34-landspeeder', id: 'ride', at: 'swamp' },
    ] as const;
    const state = begun({ hand, table: [...table] });
    expect(whyNot(state, to('luke', 'swamp'))).toBe('closed-planet');
    expect(whyNot(state, to('ship', 'dagobah'))).toBe('closed-planet');
    expect(whyNot(state, play('light', 'luke', { text: 'passenger', targets: { aboard: 'ride' } }))).toBe(
      'closed-planet',
    );
    expect(whyNot(state, to('luke', 'eisley'))).toBeUndefined();
  });
  it('takes whoever’s text allows it, and what a text there allows', () => {
    const bog: Partial<PlayLocation> = {
      standing: [{ admits: { kind: 'starship', tag: 'starfighter', by: 'you' } }],
    };
    expect(whyNot(begun({ hand }), to('hermit', 'swamp'))).toBeUndefined();
    expect(whyNot(begun({ hand }, bog), to('ship', 'swamp'))).toBeUndefined();
    expect(whyNot(begun({ hand }, bog), to('ship', 'cave'))).toBe('wrong-place');
    expect(whyNot(begun({ hand }, bog), to('luke', 'swamp'))).toBe('closed-planet');
  });
  it('lets weapons deploy on whoever is there', () => {
    const state = begun({ hand, table: [{ card: hut, id: 'there', at: 'swamp' }] });
    expect(whyNot(state, play('light', 'gun', { targets: { bearer: 'there' } }))).toBeUndefined();
  });
  it('is out of reach of Utinni Effects, and open to other Effects', () => {
    const quest = (kind: Card['kind']): Card => ({
      title: 'Quest',
      side: 'light',
      kind,
      text: [{ name: 'deploy', targets: { to: { kind: 'location' } }, on: 'to' }],
    });
    const held = (kind: Card['kind']) => begun({ hand: [{ card: quest(kind), id: 'quest' }] });
    expect(whyNot(held('utinni-effect'), to('quest', 'swamp'))).toBeDefined();
    expect(whyNot(held('utinni-effect'), to('quest', 'eisley'))).toBeUndefined();
    expect(whyNot(held('effect'), to('quest', 'swamp'))).toBeUndefined();
  });
  it('sees no shuttles, and is walked on as anywhere', () => {
    const ship = {
      kind: 'starship',
      side: 'light',
      title: 'Cruiser',
      type: 'capital',
      power: 4,
      armor: 4,
      forfeit: 5,
      permanentPilot: { ability: 1 },
      passengers: 2,
      shipDocking: true,
    } as const;
    const state = begun(
      {
        table: [
          { card: ship, id: 'cruiser', at: 'dagobah' },
          { card: 'luke-skywalker', id: 'luke', at: 'swamp' },
          { card: 'rebel-trooper', id: 'rider', at: 'cruiser', as: 'passenger' },
        ],
      },
      {},
      'move',
    );
    const up = { text: 'passenger', targets: { card: 'luke', aboard: 'cruiser' } };
    expect(whyNot(state, play('light', 'light-shuttle', up))).toBe('closed-planet');
    const down = { text: 'down', targets: { card: 'rider', to: 'swamp' } };
    expect(whyNot(state, play('light', 'light-shuttle', down))).toBe('closed-planet');
    expect(whyNot(state, moveTo('light', 'luke', 'cave'))).toBeUndefined();
  });
});
