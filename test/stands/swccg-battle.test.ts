import { describe, expect, it } from 'vitest';
import { asAsked } from '../../app/_desk/practice/shown';
import { replay } from '../../app/_rules/core/replay';
import type { ClashSide, Picture, PictureCard, Zone } from '../../app/_stands/picture';
import { swccgBattleStand } from '../../app/_stands/swccg-battle';
import { cardsOf } from '../../app/_ui/simulators/card-moves';
import { drawnAfter } from './drawn';

const drawn = (example: string, steps: number): Picture => drawnAfter(swccgBattleStand, example, steps);

type Form<F extends Zone['form']> = Extract<Zone, { form: F }>;
const zones = <F extends Zone['form']>({ zones: all }: Picture, form: F): Form<F>[] =>
  all.filter((zone): zone is Form<F> => zone.form === form);
const card = (picture: Picture, id: string): PictureCard | undefined =>
  cardsOf(picture).find((one) => one.id === id);
const marks = (picture: Picture, id: string): string[] =>
  (card(picture, id)?.marks ?? []).map(({ text }) => text);
const sides = (picture: Picture): [ClashSide, ClashSide] => {
  const [clash] = zones(picture, 'clash').flatMap(({ clashes }) => clashes);
  if (!clash) throw new Error('no clash');
  return [clash.far, clash.near];
};

describe('A shot', () => {
  it('is drawn from the weapon to its target, with a destiny still face down', () => {
    const picture = drawn('eleven-against-seven', 2);
    expect(card(picture, 'rifle')?.aimsAt).toBe('rebel');
    expect(marks(picture, 'rebel')).toEqual(['target']);
    const [{ draw } = { draw: undefined }] = zones(picture, 'draw');
    expect(draw?.cards).toMatchObject([{ id: expect.any(String) }]);
    expect(draw?.cards[0]).not.toHaveProperty('value');
    expect(draw?.against).toBe('more than 1 needed');
  });
  it('shows what was drawn and added once it is made, and the hit', () => {
    const picture = drawn('eleven-against-seven', 3);
    const [{ draw } = { draw: undefined }] = zones(picture, 'draw');
    expect(draw).toMatchObject({ cards: [{ value: 1 }], terms: [{ value: 1 }], total: 2 });
    expect(draw?.against).toBe('more than 1: hit');
    expect(marks(picture, 'rebel')).toEqual(['hit']);
    expect(marks(drawn('eleven-against-seven', 5), 'trooper-2')).toEqual([]);
  });
  it('is no longer looked at once somebody has passed', () => {
    const picture = drawn('eleven-against-seven', 7);
    expect(card(picture, 'blaster')?.aimsAt).toBeUndefined();
    expect(zones(picture, 'draw')).toEqual([]);
    expect(sides(picture)[0].marks?.map(({ text }) => text)).toEqual(['passes']);
  });
});

describe('The two sides', () => {
  it('count their power, then their totals with the destinies that made them', () => {
    expect(sides(drawn('eleven-against-seven', 1)).map(({ total }) => total?.value)).toEqual([9, 4]);
    const draws = zones(drawn('eleven-against-seven', 10), 'draw');
    expect(draws.map(({ draw }) => draw.total)).toEqual([11, 7]);
    const paying = sides(drawn('eleven-against-seven', 11));
    expect(paying.map(({ total }) => total?.parts)).toEqual(['9 + 2', '4 + 3']);
    expect(paying.map(({ total }) => total?.tone)).toEqual(['live', undefined]);
  });
  it('take what counts from a card inside an enclosed vehicle, not what is printed', () => {
    const inside = card(drawn('enclosed-passengers', 1), 'trooper-1')?.stats ?? [];
    expect(inside.map(({ short, value }) => `${short}${value}`)).toEqual(['P0', 'A0', 'F2']);
    const open = card(drawn('enclosed-passengers', 1), 'han')?.stats ?? [];
    expect(open[0]).toMatchObject({ value: 3 });
  });
  it('have those aboard tucked under what carries them', () => {
    const [far] = sides(drawn('enclosed-passengers', 0));
    expect(far.cards.map(({ id }) => id)).toEqual(['ubrikkian']);
    expect(far.cards[0]?.holds?.map(({ id }) => id)).toEqual(['driver', 'trooper-1', 'trooper-2']);
  });
});

describe('What is owed', () => {
  const owed = (picture: Picture) => zones(picture, 'debts').flatMap(({ debts }) => debts);
  it('fills up as cards are forfeited', () => {
    expect(owed(drawn('eleven-against-seven', 10)).map((debt) => `${debt.paid}/${debt.owed}`)).toEqual([
      '0/3',
      '0/2',
      '0/4',
    ]);
    expect(owed(drawn('eleven-against-seven', 12)).map((debt) => `${debt.paid}/${debt.owed}`)).toEqual([
      '0/3',
      '2/2',
      '3/4',
    ]);
  });
  it('says that nothing more can be asked of who is immune', () => {
    expect(marks(drawn('vader-attrition-4', 5), 'vader')).toEqual(['immune']);
    expect(owed(drawn('vader-attrition-4', 9))[0]).toMatchObject({ note: 'the rest is immune' });
    expect(marks(drawn('vader-attrition-6', 5), 'vader')).toEqual(['not immune']);
  });
  it('lets what is forfeited go to the Lost Pile', () => {
    const piles = zones(drawn('eleven-against-seven', 12), 'piles').flatMap((zone) => zone.piles);
    expect(piles.find(({ id }) => id === 'light-lost')?.cards).toContain('rebel');
  });
});

describe('Locations', () => {
  it('are small where no battle is, and the battle comes first', () => {
    const before = zones(drawn('who-may-initiate', 0), 'clash')[0]?.clashes ?? [];
    expect(before.every(({ small }) => small)).toBe(true);
    const during = zones(drawn('who-may-initiate', 5), 'clash')[0]?.clashes ?? [];
    expect(during.map(({ id, small }) => [id, small ?? false])[0]).toEqual(['tatooine', false]);
    expect(during.slice(1).every(({ small }) => small)).toBe(true);
  });
});

describe('In practice', () => {
  it('nothing tells who may act, or who is immune', () => {
    const asked = (scenario: string, steps: number) => JSON.stringify(asAsked(drawn(scenario, steps), 'who'));
    expect(asked('eleven-against-seven', 7)).not.toMatch(/may act|passes/);
    expect(asked('vader-attrition-4', 9)).not.toContain('"immune"');
    expect(asked('vader-attrition-4', 9)).not.toContain('the rest is immune');
  });
});

describe('Every step', () => {
  it('of every example changes something on the table', () => {
    for (const { id, setup, line } of swccgBattleStand.scenarios) {
      const moves = line.map(({ move }) => move);
      const { states, results } = replay(swccgBattleStand.simulator, setup, moves);
      const drawn = states.map((state) => JSON.stringify(swccgBattleStand.picture('fr', state).zones));
      results.forEach(({ result }, i) => {
        if (result.ok) expect(drawn[i + 1], `${id}, ${i + 1}`).not.toBe(drawn[i]);
      });
    }
  });
});
