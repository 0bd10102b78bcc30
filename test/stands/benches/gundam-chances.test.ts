import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../app/_i18n/locales';
import { playSimulator } from '../../../app/_rules/gundam/play/simulator';
import { turnSimulator } from '../../../app/_rules/gundam/turn/simulator';
import { gundamPlayBench } from '../../../app/_stands/benches/gundam-play';
import { gundamTurnBench } from '../../../app/_stands/benches/gundam-turn';
import { ended, laidOut, oddCodes } from '../../rules/core/laid-out';

const named = (to: string, ...names: string[]) =>
  names.map((name) => ({ edit: 'add', to, piece: { known: name } }));
const count = (place: string, to: number) => ({ edit: 'count', place, to });
const play = (...line: object[]) => laidOut(gundamPlayBench.bench, playSimulator, 'empty', line);
const turn = (...line: object[]) => laidOut(gundamTurnBench.bench, turnSimulator, 'empty', line);
const ofPlay = (...line: object[]) =>
  ended(gundamPlayBench.chances?.('en', play(...line)) ?? nothing()).found;
const ofTurn = (...line: object[]) =>
  ended(gundamTurnBench.chances?.('en', turn(...line)) ?? nothing()).found;

function* nothing(): Generator<number, never[]> {
  yield 0;
  return [];
}

describe('Chances at a Gundam table', () => {
  it('are not told where nobody has named a card whose place is unknown', () => {
    for (const { setup } of gundamPlayBench.bench.templates)
      for (const locale of LOCALES)
        expect(
          ended(gundamPlayBench.chances?.(locale, playSimulator.start(setup)) ?? nothing()).found,
        ).toEqual([]);
  });
  it('are those of one card among all the unknown ones of deck and Shields', () => {
    const line = [count('1.deck', 6), count('1.shields', 4), ...named('1.pool', 'gm', 'gm', 'amuro-ray')];
    for (const [next] of [ofPlay(...line), ofTurn(...line)]) {
      expect(next?.title).toContain('player 1');
      expect(next?.given).toContain('10 unknown cards');
      expect(next?.rows.map(({ outcome, odds }) => [outcome, Number(odds.toFixed(6))])).toEqual([
        ['GM', 0.2],
        ['Amuro Ray', 0.1],
        ['a card that is not named', 0.7],
      ]);
    }
  });
  it('say nothing of a deck whose top card is known', () => {
    const line = [...named('1.pool', 'gm'), ...named('1.deck', 'zaku-ii')];
    expect(ofTurn(...line)).toEqual([]);
  });
  it('of a Burst among the Shields go by how many are drawn from how many', () => {
    const line = [
      count('2.deck', 6),
      count('2.shields', 4),
      ...named('2.pool', 'amuro-ray', 'white-base', 'gm'),
    ];
    const burst = ofPlay(...line).find(({ title }) => title.includes('Burst'));
    // 8 · 7 · 6 · 5 ways without either of the two, of 10 · 9 · 8 · 7
    const none = (8 * 7 * 6 * 5) / (10 * 9 * 8 * 7);
    expect(burst?.rows[0]?.odds).toBeCloseTo(1 - none);
    expect(burst?.rows[1]?.odds).toBeCloseTo(none);
    expect(burst?.given).toContain('without Burst');
  });
  it('of a Burst are certain when nothing else can lie there', () => {
    const line = [count('2.deck', 1), count('2.shields', 1), ...named('2.pool', 'amuro-ray', 'white-base')];
    const burst = ofPlay(...line).find(({ title }) => title.includes('Burst'));
    expect(burst?.rows).toEqual([{ outcome: 'at least one Burst', odds: 1 }]);
  });
  it('come in twelve rows at most, which add up to 1, in both languages', () => {
    const all = gundamTurnBench.bench.known.filter(({ name }) => name !== 'ex-base').map(({ name }) => name);
    const state = turn(...named('1.pool', ...all.slice(0, 15)));
    for (const locale of LOCALES) {
      const [next] = ended(gundamTurnBench.chances?.(locale, state) ?? nothing()).found;
      expect(next?.rows).toHaveLength(12);
      expect(next?.rows.reduce((sum, { odds }) => sum + odds, 0)).toBeCloseTo(1);
      expect(JSON.stringify(next)).not.toMatch(/undefined|NaN/);
    }
  });
  it('are not told where more cards are named than lie there, which is odd', () => {
    const line = [count('1.deck', 1), ...named('1.pool', 'gm', 'zaku-ii')];
    expect(ofPlay(...line)).toEqual([]);
    expect(oddCodes(gundamPlayBench.bench, play(...line))).toEqual(['too-many-named']);
    expect(oddCodes(gundamTurnBench.bench, turn(...line))).toEqual(['too-many-named']);
  });
  it('let a card that was named be drawn', () => {
    const state = turn(...named('1.pool', 'gm'), { edit: 'set', what: 'phase', to: 'draw' });
    expect(turnSimulator.options(state)).toContainEqual({ type: 'draw', player: '1', card: 'gm' });
  });
});
