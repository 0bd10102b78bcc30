import { describe, expect, it } from 'vitest';
import { play, REACTS, swccgPlay } from '../../../../app/_rules/swccg/play';
import { battleAt } from '../../../../app/_rules/swccg/play/scenarios/line';
import { allows, begin, made, sizeOf, someone, whyNot } from './table';

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
});
