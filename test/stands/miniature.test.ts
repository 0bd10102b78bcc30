import { describe, expect, it } from 'vitest';
import { replay } from '../../app/_rules/core/replay';
import { HEIGHT, miniature, WIDTH } from '../../app/_stands/miniature';
import type { Picture, Zone } from '../../app/_stands/picture';
import { everyScenario, loadStand } from '../../app/_stands/registry';

const picture = (zones: unknown[]): Picture => ({
  moment: '',
  opportunity: { text: '' },
  zones: zones as Zone[],
});
const card = (id: string, seat: string) => ({ id, title: id, seat });

describe('A position drawn small', () => {
  it('puts the topmost card of a stack over the others', () => {
    const cards = [card('top', 'dark'), card('under', 'light')];
    expect(miniature(picture([{ id: 's', form: 'stack', cards }])).map(({ ink }) => ink)).toEqual([
      'light',
      'dark',
    ]);
  });
  it('leaves out a form that it does not know', () => {
    expect(miniature(picture([{ id: 'x', form: 'something-new' }]))).toEqual([]);
  });
  it('turns a rested card sideways and empties what lies face down', () => {
    const cards = [
      { ...card('a', '1'), rested: true },
      { ...card('b', '1'), faceDown: true },
    ];
    const [rested, down] = miniature(picture([{ id: 'z', form: 'cards', cards, seat: '1' }]));
    const [, w = 0, h = 0] = /h([\d.]+)v([\d.]+)/.exec(rested?.d ?? '')?.map(Number) ?? [];
    expect(w).toBeGreaterThan(h);
    expect(down?.ink).toBe('down');
  });
  it('stays within its frame and weighs little, for the key position of every example', async () => {
    for (const { id, scenario } of await everyScenario()) {
      const stand = await loadStand(id);
      const key = scenario.line.findIndex((step) => step.key) + 1 || scenario.line.length;
      const moves = scenario.line.slice(0, key).map(({ move }) => move);
      const { states } = replay<unknown, unknown, unknown>(stand.simulator, scenario.setup, moves);
      const shapes = miniature(stand.picture('fr', states.at(-1)));
      expect(shapes.length, scenario.id).toBeGreaterThan(0);
      expect(
        shapes.reduce((sum, { d }) => sum + d.length + 30, 0),
        scenario.id,
      ).toBeLessThan(1200);
      for (const [, x, y] of shapes.flatMap(({ d }) => [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)])) {
        expect(Number(x)).toBeGreaterThanOrEqual(0);
        expect(Number(x)).toBeLessThan(WIDTH);
        expect(Number(y)).toBeGreaterThanOrEqual(0);
        expect(Number(y)).toBeLessThan(HEIGHT);
      }
    }
  });
});
