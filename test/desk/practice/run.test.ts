import { beforeEach, describe, expect, it } from 'vitest';
import { readWish, seedFrom, seedNumber, writeWish } from '../../../app/_desk/practice/address';
import {
  answer,
  begin,
  goOn,
  type Progress,
  scoreOf,
  turnOf,
  winnerOf,
} from '../../../app/_desk/practice/progress';
import { keepResult, RESULTS_KEY, readResults } from '../../../app/_desk/practice/results';
import { makeRun } from '../../../app/_desk/practice/run';
import { asAsked } from '../../../app/_desk/practice/shown';
import { grounds, groundsOf } from './support';

const ten = makeRun(groundsOf('gundam'), 1, 'easy');
const rightAt = (progress: Progress): number => progress.questions[progress.at]?.right ?? -1;

describe('On one’s own', () => {
  it('each answer is told, and the last one leads to the score', () => {
    let progress = begin(ten, 1);
    for (let i = 0; i < ten.length; i++) {
      const right = rightAt(progress);
      progress = answer(progress, i < 7 ? right : 1 - Math.min(right, 1));
      expect(progress.phase).toBe('told');
      progress = goOn(progress);
    }
    expect(progress.phase).toBe('over');
    expect(scoreOf(progress, 0)).toBe(7);
  });
  it('an answer that is not offered, or comes late, changes nothing', () => {
    const asked = begin(ten, 1);
    expect(answer(asked, 9)).toBe(asked);
    const told = answer(asked, 0);
    expect(answer(told, 1)).toBe(told);
    expect(goOn(asked)).toBe(asked);
  });
});

describe('Two on one phone', () => {
  it('answer the same question, and the phone changes hands once each', () => {
    let progress = begin(ten, 2);
    const turns: number[] = [];
    while (progress.phase !== 'over') {
      if (progress.phase === 'asking') {
        turns.push(turnOf(progress));
        const right = rightAt(progress);
        progress = answer(progress, turnOf(progress) === 0 ? right : 1 - Math.min(right, 1));
      } else progress = goOn(progress);
    }
    expect(turns.slice(0, 6)).toEqual([0, 1, 1, 0, 0, 1]);
    expect(turns.length).toBe(2 * ten.length);
    expect([scoreOf(progress, 0), scoreOf(progress, 1)]).toEqual([10, 0]);
    expect(winnerOf(progress)).toBe(0);
  });
  it('do not see each other’s answer before both have given theirs', () => {
    const handed = answer(begin(ten, 2), 0);
    expect(handed.phase).toBe('handing');
    expect(goOn(handed).phase).toBe('asking');
    expect(answer(goOn(handed), 0).phase).toBe('told');
  });
  it('tie with as many right answers', () => expect(winnerOf(begin(ten, 2))).toBeUndefined());
});

const said = (address: string) => Object.fromEntries(new URLSearchParams(address.slice(1)));

describe('The address of a run', () => {
  it('is read as it was written', () => {
    const wish = { seed: 'k3x9', field: 'gundam', level: 'hard' } as const;
    expect(readWish(said(writeWish(wish)))).toEqual({ wish, bad: [] });
  });
  it.each([
    ['#seed=not+a+seed&level=hard', ['seed=not a seed'], { field: 'all', level: 'hard' }],
    ['#game=chess&level=zen', ['game=chess', 'level=zen'], { field: 'all', level: 'easy' }],
    ['#seed=abcdefg', ['seed=abcdefg'], { field: 'all', level: 'easy' }],
    ['', [], { field: 'all', level: 'easy' }],
  ])('says what of it cannot be read: %s', (address, bad, wish) =>
    expect(readWish(said(address))).toEqual({ wish, bad }),
  );
  it('holds any number that chance gives', () => {
    for (const chance of [0, 0.5, 0.999_999_999_9]) {
      const seed = seedFrom(chance);
      expect(readWish({ seed }).wish.seed).toBe(seed);
      expect(Number.isSafeInteger(seedNumber(seed))).toBe(true);
    }
  });
});

describe('What a question shows', () => {
  it('leaves out who has the opportunity only where that is asked', () => {
    const { state, stand } = ten[0] ?? {};
    const picture = grounds.find(({ id }) => id === stand)?.stand.picture('fr', state);
    if (!picture) throw new Error('no picture');
    expect(asAsked(picture, 'who').opportunity).toBeUndefined();
    expect(asAsked(picture, 'may').opportunity).toEqual(picture.opportunity);
  });
  it('leaves out marks that tell what is allowed, and keeps the others', () => {
    const marks = [{ text: 'may be played', tells: true } as const, { text: 'rested' }];
    const card = { id: 'a', title: 'A', marks, holds: [{ id: 'b', title: 'B', marks }] };
    const shown = asAsked(
      {
        moment: '',
        opportunity: { text: '' },
        zones: [{ id: 'z', title: 'Z', row: 'middle', form: 'cards', cards: [card] }],
      },
      'may',
    );
    expect(JSON.stringify(shown)).not.toContain('may be played');
    expect(JSON.stringify(shown).match(/rested/g)).toHaveLength(2);
  });
});

describe('Results on this device', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    globalThis.localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    } as unknown as Storage;
  });
  it('are kept by game and level', () => {
    keepResult('all', 'easy', { right: 7, of: 10 });
    keepResult('gundam', 'hard', { right: 3, of: 10 });
    keepResult('all', 'easy', { right: 9, of: 10 });
    expect(readResults()).toEqual({ 'all.easy': { right: 9, of: 10 }, 'gundam.hard': { right: 3, of: 10 } });
  });
  it.each(['{', 'null', '[]', '{"all.easy":{"right":12,"of":10}}', '{"all.easy":7}'])(
    'count as never played when damaged: %s',
    (text) => {
      kept.set(RESULTS_KEY, text);
      expect(readResults()).toEqual({});
    },
  );
});
