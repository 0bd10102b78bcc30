import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  attritionLeft,
  isImmune,
  judgeWay,
  type Owed,
  type OwedCard,
  surveyWays,
  waysToSatisfy,
} from '../../../../app/_rules/swccg/battle/owed';
import { PATIENCE, runs } from '../../core/support';

const trooper: OwedCard = { id: 'trooper', forfeit: 2 };
const vader: OwedCard = { id: 'vader', forfeit: 8, immune: 6 };
const luke: OwedCard = { id: 'luke', forfeit: 7 };
const owing = (owed: Partial<Owed>): Owed => ({ cards: [], attrition: 0, damage: 0, force: 20, ...owed });

/** Ways in short: `trooper+vader/2` forfeits both and loses 2 Force; `(x)` is lost along. */
const inShort = (owed: Owed): string[] =>
  waysToSatisfy(owed)
    .map(({ forfeits, lost, force }) => {
      const along = lost.map((id) => `(${id})`);
      return `${[...forfeits, ...along].join('+') || '-'}${force ? `/${force}` : ''}`;
    })
    .sort();

const POSITIONS: [ruling: string, owed: Partial<Owed>, ways: string[]][] = [
  ['nothing owed', { cards: [luke] }, ['-']],
  [
    'attrition 4: the Stormtrooper, or Vader if you wish',
    { cards: [trooper, vader], attrition: 4 },
    ['trooper', 'vader'],
  ],
  ['attrition 6: Vader, and no choice keeps him', { cards: [trooper, vader], attrition: 6 }, ['vader']],
  [
    'attrition 5 and two cards worth 3: both',
    {
      cards: [
        { id: 'a', forfeit: 3 },
        { id: 'b', forfeit: 3 },
      ],
      attrition: 5,
    },
    ['a+b'],
  ],
  ['attrition 3 with one card worth 2: the rest is ignored', { cards: [trooper], attrition: 3 }, ['trooper']],
  ['attrition with nothing to forfeit is ignored', { cards: [], attrition: 9 }, ['-']],
  [
    '4 damage, a card worth 6: the card, or 4 Force',
    { cards: [{ id: 'six', forfeit: 6 }], damage: 4 },
    ['-/4', 'six'],
  ],
  ['damage paid partly in cards', { cards: [trooper], damage: 4 }, ['-/4', 'trooper/2']],
  ['one card counts for attrition and damage', { cards: [luke], attrition: 5, damage: 5 }, ['luke']],
  [
    'a hit card must go, and counts',
    { cards: [{ ...trooper, hit: true }, luke], damage: 4 },
    ['trooper+luke', 'trooper/2'],
  ],
  ['a hit card that is immune must go', { cards: [{ ...vader, hit: true }], attrition: 4 }, ['vader']],
  [
    'a hit card worth 0 satisfies nothing',
    { cards: [{ id: 'han', forfeit: 0, hit: true }], damage: 1 },
    ['han/1'],
  ],
  [
    'a hit vehicle takes its passenger along',
    {
      cards: [
        { id: 'speeder', forfeit: 4, hit: true },
        { ...trooper, aboard: 'speeder' },
      ],
    },
    ['speeder+(trooper)'],
  ],
  [
    'the passenger forfeited first counts',
    {
      cards: [
        { id: 'speeder', forfeit: 4, hit: true },
        { ...trooper, aboard: 'speeder' },
      ],
      damage: 6,
    },
    ['trooper+speeder'],
  ],
  [
    'attrition partly satisfied: immunity still looks at the total',
    { cards: [vader], attrition: 6, attritionMet: 2 },
    ['vader'],
  ],
  ['no Force left: everything must go', { cards: [trooper], damage: 9, force: 1 }, ['trooper/1']],
];

describe('Ways to satisfy hits, attrition and battle damage', () => {
  it.each(POSITIONS)('%s', (_, owed, ways) => {
    expect(inShort(owing(owed))).toEqual([...ways].sort());
  });
  it('lists the ways that cost least Force first', () => {
    const ways = waysToSatisfy(owing({ cards: [trooper, luke], damage: 4 }));
    expect(ways.map(({ force }) => force)).toEqual([0, 2, 4]);
  });
  it('answers for twelve cards at once', () => {
    const cards = Array.from({ length: 12 }, (_, i) => ({ id: `card-${i}`, forfeit: 1 + (i % 4) }));
    const began = performance.now();
    const ways = waysToSatisfy(owing({ cards, attrition: 7, damage: 9 }));
    expect(ways.length).toBeGreaterThan(100);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});

describe('Many cards', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, i): OwedCard => ({ id: `card-${i}`, forfeit: 1 + (i % 4) }));

  it.each([
    [16, false],
    [24, true],
    [40, true],
  ])('with %i, ways are still listed, each of them legal and minimal', (count, cut) => {
    const owed = owing({ cards: many(count), attrition: 7, damage: 9, force: 3 });
    const { ways, more } = surveyWays(owed);
    expect(ways.length).toBeGreaterThan(100);
    expect(ways.length).toBeLessThan(1 << 14);
    expect(more).toBe(cut);
    for (const way of ways.slice(0, 50)) {
      expect(judgeWay(owed, way)).toBeUndefined();
      for (const kept of way.forfeits) {
        const forfeits = way.forfeits.filter((id) => id !== kept);
        expect(judgeWay(owed, { forfeits, force: way.force })).toBeDefined();
      }
    }
  });
  it('are found among twenty, even if the first cards are worth nothing', () => {
    const cards = Array.from({ length: 20 }, (_, i): OwedCard => ({ id: `card-${i}`, forfeit: i % 10 }));
    const owed = owing({ cards, attrition: 20, damage: 30 });
    const { ways, more } = surveyWays(owed);
    expect(more).toBe(true);
    expect(ways[0]?.force).toBe(0);
    for (const way of ways) expect(judgeWay(owed, way)).toBeUndefined();
  });
  it.each([15, 16])('are found among %i, even if the first cards are worth nothing', (count) => {
    const cards = Array.from({ length: count }, (_, i): OwedCard => ({ id: `card-${i}`, forfeit: i % 10 }));
    const { ways } = surveyWays(owing({ cards, attrition: 20, damage: 30 }));
    expect(ways.length).toBeGreaterThan(100);
    expect(ways[0]?.force).toBe(0);
  });
  it('are none but one where attrition takes all that is not immune, however much the others are worth', () => {
    const cards = Array.from(
      { length: 24 },
      (_, i): OwedCard => ({ id: `card-${i}`, forfeit: i, ...(i >= 12 && { immune: 400 }) }),
    );
    const { ways, more } = surveyWays(owing({ cards, attrition: 300 }));
    expect(more).toBe(false);
    expect(ways.map(({ forfeits }) => forfeits)).toEqual([cards.slice(0, 12).map(({ id }) => id)]);
  });
  it('are always told with one that costs least Force', () => {
    const hidden = Array.from(
      { length: 24 },
      (_, i): OwedCard =>
        i < 12 ? { id: `card-${i}`, forfeit: 8, immune: 99 } : { id: `card-${i}`, forfeit: 1 },
    );
    const owed = owing({ cards: hidden, attrition: 98, damage: 0 });
    const { ways } = surveyWays(owed);
    expect(ways[0]).toMatchObject({ force: 0 });
    for (const way of ways) expect(judgeWay(owed, way)).toBeUndefined();
  });
  it('are listed in full up to fourteen', () => {
    expect(surveyWays(owing({ cards: many(14), attrition: 7, damage: 9 })).more).toBe(false);
  });
  it('are told apart by the judge, also beyond the thirty-second', () => {
    const owed = owing({ cards: many(40), attrition: 4, damage: 4, force: 0 });
    expect(judgeWay(owed, { forfeits: ['card-35'], force: 0 })).toBeUndefined();
    expect(judgeWay(owed, { forfeits: ['card-3', 'card-35'], force: 0 })?.code).toBe(
      'nothing-left-to-satisfy',
    );
    const hit = owing({ cards: many(40).map((card, i) => (i === 33 ? { ...card, hit: true } : card)) });
    expect(judgeWay(hit, { forfeits: ['card-1'], force: 0 })?.code).toBe('hit-must-be-forfeited');
    expect(judgeWay(hit, { forfeits: ['card-33'], force: 0 })).toBeUndefined();
  });
});

const REFUSED: [
  ruling: string,
  owed: Partial<Owed>,
  forfeits: string[],
  force: number,
  code: string,
  rule: string,
][] = [
  ['a hit card kept', { cards: [{ ...trooper, hit: true }] }, [], 0, 'hit-must-be-forfeited', 'weapon-hits'],
  [
    'a vulnerable card kept',
    { cards: [trooper, vader], attrition: 4 },
    [],
    0,
    'attrition-not-satisfied',
    'attrition',
  ],
  [
    'an immunity that is too low',
    { cards: [trooper, vader], attrition: 6 },
    ['trooper'],
    0,
    'immunity-too-low',
    'immunity-to-attrition',
  ],
  [
    'damage left over',
    { cards: [trooper], damage: 4 },
    ['trooper'],
    1,
    'damage-not-satisfied',
    'battle-damage',
  ],
  ['more Force than damage', { cards: [], damage: 2 }, [], 3, 'no-damage-to-pay', 'battle-damage'],
];

describe('A proposed way', () => {
  it.each(REFUSED)('is refused: %s', (_, owed, forfeits, force, code, section) => {
    expect(judgeWay(owing(owed), { forfeits, force })).toMatchObject({
      code,
      rule: `swccg/death-star-ii/battle#${section}`,
    });
  });
  it('is refused: attrition paid in Force', () => {
    const verdict = judgeWay(owing({ cards: [trooper], attrition: 2 }), { forfeits: [], force: 2 });
    expect(verdict).toMatchObject({ code: 'attrition-not-in-force', rule: 'swccg/attrition#satisfying' });
  });
  it('is refused: a card forfeited when nothing is owed any more', () => {
    const verdict = judgeWay(owing({ cards: [trooper, luke], damage: 0, attrition: 0 }), {
      forfeits: ['luke'],
      force: 0,
    });
    expect(verdict).toMatchObject({ code: 'nothing-left-to-satisfy', rule: 'swccg/forfeit#when' });
  });
  it('is refused: a card that is not in the battle, or named twice', () => {
    expect(judgeWay(owing({}), { forfeits: ['yoda'], force: 0 })?.code).toBe('not-your-card-in-battle');
    const twice = judgeWay(owing({ cards: [trooper], damage: 4 }), {
      forfeits: ['trooper', 'trooper'],
      force: 0,
    });
    expect(twice?.code).toBe('not-your-card-in-battle');
  });
  it('may give up an immune card, or more than the least', () => {
    expect(
      judgeWay(owing({ cards: [trooper, vader], attrition: 4 }), {
        forfeits: ['trooper', 'vader'],
        force: 0,
      }),
    ).toBeUndefined();
    expect(
      judgeWay(owing({ cards: [luke], attrition: 3, damage: 4 }), { forfeits: ['luke'], force: 4 }),
    ).toBeUndefined();
  });
});

/** Every way there is, by trying every order of single losses; an independent and slow account of the rules. */
function everyWay(owed: Owed): { forfeits: string[]; gone: string[]; force: number }[] {
  const found = new Map<string, { forfeits: string[]; gone: string[]; force: number }>();
  const seen = new Set<string>();
  const under = (id: string): OwedCard[] =>
    owed.cards.filter((card) => card.aboard === id).flatMap((card) => [card, ...under(card.id)]);
  const walk = (forfeits: string[], gone: string[], value: number, force: number) => {
    const key = `${[...forfeits].sort()}|${[...gone].sort()}|${force}`;
    if (seen.has(key)) return;
    seen.add(key);
    const left = owed.cards.filter(({ id }) => !gone.includes(id));
    const attrition = Math.max(0, attritionLeft(owed) - value);
    const damage = Math.max(0, owed.damage - value - force);
    const done =
      !left.some(({ hit }) => hit) &&
      (attrition === 0 || left.every((card) => isImmune(card, owed.attrition))) &&
      (damage === 0 || (left.length === 0 && force === owed.force));
    if (done) found.set(key, { forfeits, gone, force });
    for (const card of left) {
      if (!card.hit && attrition === 0 && damage === 0) continue;
      const down = [card, ...under(card.id)].map(({ id }) => id).filter((id) => !gone.includes(id));
      walk([...forfeits, card.id], [...gone, ...down], value + card.forfeit, force);
    }
    if (damage > 0 && force < owed.force) walk(forfeits, gone, value, force + 1);
  };
  walk([], [], 0, 0);
  return [...found.values()];
}

const anyOwed = fc
  .record({
    cards: fc.array(
      fc.record({
        forfeit: fc.integer({ min: 0, max: 5 }),
        hit: fc.option(fc.constant(true as const), { freq: 3, nil: undefined }),
        immune: fc.option(fc.integer({ min: 1, max: 8 }), { freq: 2, nil: undefined }),
        aboard: fc.option(fc.nat(3), { freq: 2, nil: undefined }),
      }),
      { maxLength: 4 },
    ),
    attrition: fc.nat(9),
    attritionMet: fc.nat(3),
    damage: fc.nat(6),
    force: fc.nat(7),
  })
  .map(
    ({ cards, ...rest }): Owed => ({
      ...rest,
      cards: cards.map(({ forfeit, hit, immune, aboard }, i) => ({
        id: `card-${i}`,
        forfeit,
        ...(hit && { hit }),
        ...(immune !== undefined && { immune }),
        ...(aboard !== undefined && aboard < i && { aboard: `card-${aboard}` }),
      })),
    }),
  );

const sorted = (ids: readonly string[]): string => [...ids].sort().join('+');

describe('The list of ways, against every order of losses there is', () => {
  it('holds exactly those that lose least', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(anyOwed, (owed) => {
        const every = everyWay(owed);
        const least = every.filter(
          (way) =>
            !every.some(
              (other) =>
                other.force <= way.force &&
                other.gone.every((id) => way.gone.includes(id)) &&
                (other.force < way.force || other.gone.length < way.gone.length),
            ),
        );
        const expected = new Set(least.map(({ gone, force }) => `${sorted(gone)}/${force}`));
        const listed = waysToSatisfy(owed);
        const got = listed.map(({ forfeits, lost, force }) => `${sorted([...forfeits, ...lost])}/${force}`);
        expect(new Set(got)).toEqual(expected);
        expect(got.length).toBe(expected.size);
        for (const way of listed) expect(judgeWay(owed, way)).toBeUndefined();
      }),
      { numRuns: runs(0.2) },
    );
  });
  it('agrees with the judge on every choice of cards and Force', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(anyOwed, (owed) => {
        const legal = new Set(everyWay(owed).map(({ forfeits, force }) => `${sorted(forfeits)}/${force}`));
        for (let mask = 0; mask < 1 << owed.cards.length; mask++) {
          const forfeits = owed.cards.filter((_, i) => mask & (1 << i)).map(({ id }) => id);
          for (let force = 0; force <= owed.damage + 1; force++) {
            const verdict = judgeWay(owed, { forfeits, force });
            expect(`${verdict === undefined}`).toBe(`${legal.has(`${sorted(forfeits)}/${force}`)}`);
          }
        }
      }),
      { numRuns: runs(0.1) },
    );
  });
});
