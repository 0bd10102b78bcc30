import { describe, expect, it } from 'vitest';
import { defenseValue, powerOf } from '../../../../app/_rules/swccg/battle/power';
import { viewOf } from '../../../../app/_rules/swccg/field/view';
import { bothPass, CARDS, play, REACTS, swccgPlay } from '../../../../app/_rules/swccg/play';
import { battleAt } from '../../../../app/_rules/swccg/play/scenarios/line';
import { allows, begin, fightIn, made, sizeOf, someone, whyNot, zoneOf } from './table';

const GIVES = {
  text: [{ name: 'give', from: 'table' as const, result: [{ do: 'activate' as const, count: 1 }] }],
};
const FORBIDS = { standing: [{ forbids: { type: 'battle' as const, by: 'opponent' as const } }] };
const vader = { card: 'darth-vader' as const, id: 'vader', at: 'cantina' };
const luke = { card: 'luke-skywalker' as const, id: 'luke', at: 'cantina' };

describe('A captive', () => {
  const held = (more: object) => ({
    light: {
      table: [
        { card: someone('light', 'Leia', {}, more), id: 'leia', at: 'vader', captive: true as const },
        luke,
      ],
    },
    dark: { table: [vader] },
  });
  it('does not use its game text', () => {
    const state = begin({ ...held(GIVES), turn: 'light', phase: 'control' });
    expect(whyNot(state, play('light', 'leia'))).toBe('inactive');
    expect(swccgPlay.options(state).some((move) => move.type === 'play' && move.card === 'leia')).toBe(false);
  });
  it('makes nothing hold by its game text', () => {
    expect(allows(begin(held(FORBIDS)), battleAt('dark', 'cantina'))).toBe(true);
  });
  it('does not react', () => {
    const runner = someone('dark', 'Runner', {}, { text: [REACTS] });
    const state = made(
      begin({
        turn: 'light',
        patient: true,
        light: { table: [luke, { card: someone('light', 'Guard'), id: 'guard', at: 'eisley' }] },
        dark: { table: [vader, { card: runner, id: 'runner', at: 'guard', captive: true }] },
      }),
      battleAt('light', 'cantina'),
    );
    expect(whyNot(state, play('dark', 'runner'))).toBe('inactive');
  });
  it('has its devices do nothing, but not the Effects that are on it', () => {
    const pad = { title: 'Pad', side: 'light' as const, kind: 'device' as const, ...FORBIDS };
    const on = (kind: 'device' | 'effect') => {
      const { light, dark } = held({});
      return begin({
        light: { table: [...light.table, { card: { ...pad, kind }, id: 'pad', at: 'leia' }] },
        dark,
      });
    };
    expect(allows(on('device'), battleAt('dark', 'cantina'))).toBe(true);
    expect(whyNot(on('effect'), battleAt('dark', 'cantina'))).toBe('forbidden');
  });
  it('satisfies no text that asks for it on table', () => {
    const plan = {
      title: 'Plan',
      side: 'light' as const,
      kind: 'interrupt' as const,
      text: [{ needs: [{ onTable: { title: 'Leia' } }], result: [{ do: 'activate' as const, count: 1 }] }],
    };
    const { light, dark } = held({});
    const state = begin({
      light: { ...light, hand: [{ card: plan, id: 'plan' }] },
      dark,
      turn: 'light',
      phase: 'control',
      patient: true,
    });
    expect(whyNot(state, play('light', 'plan'))).toBe('condition');
  });
});

describe('A card that is excluded from the battle', () => {
  const leave = {
    title: 'Leave',
    side: 'dark' as const,
    kind: 'interrupt' as const,
    text: [
      {
        needs: [{ duringBattle: true }],
        targets: { card: { kind: 'character' as const, field: 'in-battle' as const } },
        result: [{ do: 'exclude-from-battle' as const, cards: { target: 'card' } }],
      },
    ],
  };
  it('does not use its game text until the battle is over', () => {
    const state = made(
      begin({
        underWay: { what: 'battle', at: 'cantina', segment: 'weapons' },
        light: { table: [luke, { card: someone('light', 'Leia', {}, GIVES), id: 'leia', at: 'cantina' }] },
        dark: {
          table: [vader],
          hand: [
            { card: leave, id: 'leave' },
            { card: leave, id: 'again' },
          ],
        },
      }),
      play('dark', 'leave', { targets: { card: 'leia' } }),
    );
    expect(whyNot(state, play('light', 'leia'))).toBe('inactive');
    expect(sizeOf(state, 'light', 'force')).toBe(5);
  });
  it('pilots nothing meanwhile: its starship has neither power nor maneuver', () => {
    const pilot = someone('dark', 'Pilot', { pilot: { power: 3 } });
    const before = begin({
      patient: true,
      underWay: { what: 'battle', at: 'tatooine', segment: 'weapons' },
      light: { table: [{ card: 'x-wing', id: 'x', at: 'tatooine' }] },
      dark: {
        table: [
          { card: 'tie-fighter', id: 'tie', at: 'tatooine' },
          { card: 'black-2', id: 'black', at: 'tatooine' },
          { card: pilot, id: 'pilot', at: 'black', as: 'pilot' },
        ],
        hand: [{ card: leave, id: 'leave' }],
      },
    });
    const black = CARDS['black-2'];
    expect(powerOf(viewOf(before), 'black')).toBe(1 + 3);
    expect(defenseValue(viewOf(before), 'black', black)).toBe(4);
    const during = made(before, play('dark', 'leave', { targets: { card: 'pilot' } }), ...bothPass('light'));
    expect(powerOf(viewOf(during), 'black')).toBe(0);
    expect(defenseValue(viewOf(during), 'black', black)).toBe(0);
  });
});

describe('A card that is hit by a text', () => {
  const snipe = {
    title: 'Snipe',
    side: 'dark' as const,
    kind: 'interrupt' as const,
    text: [
      {
        targets: { card: { kind: 'character' as const, by: 'opponent' as const } },
        result: [{ do: 'hit' as const, cards: { target: 'card' } }],
      },
    ],
  };
  const hunted = {
    light: {
      table: [luke, { card: 'blaster' as const, id: 'blaster', at: 'luke' }],
      reserve: 8,
    },
    dark: { table: [vader], hand: [{ card: snipe, id: 'snipe' }] },
  };
  const shot = play('dark', 'snipe', { targets: { card: 'luke' } });
  it('is lost at once outside of a battle, with what it carries', () => {
    const state = made(begin({ ...hunted, phase: 'control' }), shot);
    expect([zoneOf(state, 'luke'), zoneOf(state, 'blaster')]).toEqual(['lost', 'lost']);
  });
  it('fights on in a battle', () => {
    const state = begin({ ...hunted, underWay: { what: 'battle', at: 'cantina', segment: 'weapons' } });
    const after = made(state, shot);
    expect(fightIn(after)?.hit).toEqual(['luke']);
    expect(zoneOf(after, 'luke')).toBe('table');
  });
  it('is lost at once while a battle is fought somewhere else', () => {
    const elsewhere = { card: someone('light', 'Scout'), id: 'scout', at: 'eisley' };
    const state = begin({
      ...hunted,
      light: { ...hunted.light, table: [...hunted.light.table, elsewhere] },
      underWay: { what: 'battle', at: 'cantina', segment: 'weapons' },
    });
    const after = made(state, play('dark', 'snipe', { targets: { card: 'scout' } }));
    expect(zoneOf(after, 'scout')).toBe('lost');
    expect(fightIn(after)?.hit).toEqual([]);
  });
});
