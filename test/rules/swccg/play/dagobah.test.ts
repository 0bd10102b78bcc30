import { describe, expect, it } from 'vitest';
import {
  type CardFacts,
  type PlayLocation,
  type PlayPut,
  play,
  swccgPlay,
} from '../../../../app/_rules/swccg/play';
import { allows, begin, someone, whyNot } from './table';

const icons = { light: 2, dark: 2 };
const LOCATIONS: PlayLocation[] = [
  { id: 'swamp', title: 'Dagobah: Swamp', kind: 'site', of: 'Dagobah', exterior: true, icons },
  { id: 'dagobah', title: 'Dagobah', kind: 'system', parsec: 6, icons },
];
const CRUISER: CardFacts = {
  kind: 'starship',
  side: 'light',
  title: 'Cruiser',
  type: 'capital',
  power: 6,
  forfeit: 6,
  deploy: 1,
  passengers: 4,
  permanentPilot: { ability: 1 },
  shipDocking: true,
};
const cruiser: PlayPut = { card: CRUISER, id: 'cruiser', at: 'dagobah' };
const luke: PlayPut = { card: someone('light', 'Luke', { deploy: 1 }), id: 'luke' };
const begun = (phase: 'deploy' | 'move', hand: PlayPut[], table: PlayPut[]) =>
  begin({ turn: 'light', phase, patient: true, locations: LOCATIONS, light: { hand, table } });

describe('At Dagobah', () => {
  it('no character and no starship deploys, whatever icons there are, nor aboard what is there', () => {
    const state = begun('deploy', [luke, { card: { ...CRUISER, title: 'Second' }, id: 'second' }], [cruiser]);
    const to = (place: string) => ({ targets: { to: place } });
    expect(swccgPlay.play(state, play('light', 'luke', to('swamp')))).toMatchObject({
      ok: false,
      code: 'not-to-dagobah',
      rule: 'swccg/deployment-restrictions#dagobah',
    });
    expect(whyNot(state, play('light', 'second', to('dagobah')))).toBe('not-to-dagobah');
    const aboard = play('light', 'luke', { text: 'passenger', targets: { aboard: 'cruiser' } });
    expect(whyNot(state, aboard)).toBe('not-to-dagobah');
  });
  it('those whom a text lets deploy there do so', () => {
    const hermit = { card: someone('light', 'Hermit', { deploy: 1 }, { tags: ['dagobah'] }), id: 'hermit' };
    const state = begun('deploy', [hermit], []);
    expect(allows(state, play('light', 'hermit', { targets: { to: 'swamp' } }))).toBe(true);
  });
  it('a weapon deploys on whoever is there', () => {
    const state = begun('deploy', [{ card: 'blaster', id: 'gun' }], [{ ...luke, at: 'swamp' }]);
    expect(allows(state, play('light', 'gun', { targets: { bearer: 'luke' } }))).toBe(true);
  });
  it('nobody shuttles, in either direction', () => {
    const rider: PlayPut = { card: someone('light', 'Rider'), id: 'rider', at: 'cruiser', as: 'passenger' };
    const state = begun('move', [], [cruiser, rider, { ...luke, at: 'swamp' }]);
    const down = play('light', 'light-shuttle', { text: 'down', targets: { card: 'rider', to: 'swamp' } });
    const up = play('light', 'light-shuttle', {
      text: 'passenger',
      targets: { card: 'luke', aboard: 'cruiser' },
    });
    expect([down, up].map((move) => whyNot(state, move))).toEqual([
      'no-shuttle-at-dagobah',
      'no-shuttle-at-dagobah',
    ]);
  });
});
