import { describe, expect, it } from 'vitest';
import {
  type Card,
  draw,
  type PlayLocation,
  type PlayPut,
  type PlaySetup,
  play,
  playCards,
} from '../../../../app/_rules/swccg/play';
import { battleAt, fire, forfeit } from '../../../../app/_rules/swccg/play/scenarios/line';
import { begin, fightIn, LOCATIONS, made, owing, passOn, sizeOf, someone, zoneOf } from './table';

type Standing = NonNullable<Card['standing']>[number];
const foe: PlayPut = { card: someone('light', 'Foe', { ability: 1, forfeit: 5 }), id: 'foe', at: 'cantina' };
const sith: PlayPut = { card: someone('dark', 'Sith', { ability: 4 }), id: 'sith', at: 'cantina' };
const saying = (id: string, standing: Standing[]): PlayLocation[] =>
  LOCATIONS.map((place) => (place.id === id ? { ...place, standing } : place));
const fighting = (locations: PlayLocation[], more: Partial<PlaySetup> = {}) =>
  made(
    begin({ locations, dark: { table: [sith] }, light: { table: [foe] }, ...more }),
    battleAt('dark', 'cantina'),
  );

describe('What a location says of destinies', () => {
  /** Dark's total with 2 power and a battle destiny of 3. */
  const total = (locations: PlayLocation[]) =>
    fightIn(passOn(made(passOn(fighting(locations)), draw('dark', 3))))?.totals?.dark;
  it('is added to those drawn there', () => {
    const here: Standing[] = [{ destiny: { purpose: 'battle', at: 'cantina' }, add: 1 }];
    expect(total(saying('cantina', here))).toBe(2 + 3 + 1);
    expect(total(saying('eisley', [{ destiny: { purpose: 'battle', at: 'eisley' }, add: 1 }]))).toBe(2 + 3);
  });
  it('counts in the battle that is there, where it asks for that', () => {
    const standing: Standing[] = [{ destiny: { purpose: 'battle' }, add: 1, inBattle: true }];
    expect(total(saying('cantina', standing))).toBe(2 + 3 + 1);
    expect(total(saying('eisley', standing))).toBe(2 + 3);
  });
  it('is read for a weapon where the weapon is', () => {
    const gun: PlayPut = { card: 'blaster-rifle', id: 'gun', at: 'sith' };
    const standing: Standing[] = [{ destiny: { purpose: 'weapon', at: 'cantina' }, add: 2 }];
    const shot = (locations: PlayLocation[]) => {
      const state = fighting(locations, { dark: { table: [sith, gun] } });
      return fightIn(made(passOn(made(state, fire('dark', 'gun', 'foe'))), draw('dark', 0)))?.hit;
    };
    // 0 + 1 of the rifle does not exceed an ability of 1
    expect(shot(LOCATIONS)).toEqual([]);
    expect(shot(saying('cantina', standing))).toEqual(['foe']);
  });
});

describe('Whoever forfeits a card', () => {
  it('is the one who did it, though the opponent initiated the battle', () => {
    const rescue = playCards.interrupt('Rescue', 'light', {
      just: { what: 'forfeited', by: 'you', kind: 'character' },
      result: [{ do: 'place', cards: 'followed', in: 'hand' }],
    });
    const state = owing({ dark: { table: [sith] }, light: { table: [foe], hand: [rescue] } }, 'light', {
      damage: 5,
    });
    expect(zoneOf(made(state, forfeit('light', 'foe'), play('light', 'rescue')), 'foe')).toBe('hand');
  });
  it('sets off what waits for the opponent’s forfeits', () => {
    const trophy: Card = {
      title: 'Trophy',
      side: 'dark',
      kind: 'effect',
      text: [{ automatic: { what: 'forfeited', by: 'opponent' }, result: [{ do: 'retrieve', count: 1 }] }],
    };
    const state = owing({ dark: { table: [sith, trophy], lost: 1 }, light: { table: [foe] } }, 'light', {
      damage: 5,
    });
    expect(sizeOf(passOn(made(state, forfeit('light', 'foe'))), 'dark', 'lost')).toBe(0);
  });
});
