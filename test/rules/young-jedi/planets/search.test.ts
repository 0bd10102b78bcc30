import { describe, expect, it } from 'vitest';
import {
  type Card,
  checkSetup,
  type Move,
  type PlanetsSetup,
  planetsSimulator,
} from '../../../../app/_rules/young-jedi/planets';
import { codeOf, position, someone, tried } from './support';

const rifle = (id: string): Card => someone(id, { title: 'Blaster Rifle', kind: 'weapon', counters: 1 });
const officer = (more: Partial<Card> = {}): Card =>
  someone('officer', { counters: 4, finds: { title: 'Blaster Rifle' }, ...more });

const setup = (finder: Card, more: Partial<PlanetsSetup> = {}, draw: Card[] = []): PlanetsSetup => ({
  turn: 'dark',
  planet: 'naboo',
  ...more,
  sides: {
    dark: { draw: [rifle('rifle'), rifle('second'), ...draw, 10], hand: [finder, someone('other'), 4] },
    light: { draw: 20, hand: 6 },
  },
});
const deploy = (card: string): Move => ({ type: 'deploy', player: 'dark', card });
const search = (card?: string): Move => ({ type: 'search', player: 'dark', ...(card && { card }) });

describe('A text that finds a card as its own deploys', () => {
  it('lets it be deployed from the draw deck for its counters', () => {
    const state = position(setup(officer()), deploy('officer'), search('rifle'));
    expect(state.on.naboo?.dark).toEqual([{ id: 'officer' }, { id: 'rifle' }]);
    expect([state.spent, state.piles.dark.draw.length]).toEqual([5, 11]);
  });
  it('asks for fewer counters only if it says so', () => {
    const dear = officer({ counters: 6 });
    expect(codeOf(tried(setup(dear), deploy('officer'), search('rifle')))).toBe('too-many-counters');
    const free = officer({ counters: 6, finds: { title: 'Blaster Rifle', counters: 0 } });
    expect(position(setup(free), deploy('officer'), search('rifle')).spent).toBe(6);
  });
  it('names a card, and no fewer counters than none', () => {
    const flaws = (finds: unknown) => checkSetup(setup(officer({ finds } as Partial<Card>)));
    expect(flaws({ title: 'Blaster Rifle', counters: 0 })).toEqual([]);
    for (const finds of [{ counters: 1 }, 'Blaster Rifle', null, { title: 'Blaster Rifle', counters: -1 }])
      expect(flaws(finds)).toEqual([
        { code: 'malformed', at: expect.stringContaining('sides.dark.hand.0.finds') },
      ]);
  });
  it('is for one copy, and for the card that it names', () => {
    const moves = [deploy('officer'), search('rifle')];
    expect(codeOf(tried(setup(officer()), ...moves, search('second')))).toBe('no-search-now');
    const other = someone('droid');
    expect(codeOf(tried(setup(officer(), {}, [other]), deploy('officer'), search('droid')))).toBe(
      'not-found',
    );
  });
  it('costs a point of damage if nothing is deployed, and the game if that was the last card', () => {
    const state = position(setup(officer()), deploy('officer'), search());
    expect(state.piles.dark).toMatchObject({ discard: ['rifle'] });
    expect(state.on.naboo?.dark).toEqual([{ id: 'officer' }]);
    const { light } = setup(officer()).sides;
    const sides = { dark: { draw: [rifle('rifle')], hand: [officer()] }, light };
    for (const found of [search(), search('rifle')])
      expect(position({ ...setup(officer()), sides }, deploy('officer'), found).over).toEqual({
        reason: 'deck',
        winner: 'light',
      });
  });
  it('may be left alone, and not be taken up again', () => {
    expect(position(setup(officer()), deploy('officer'), deploy('other')).piles.dark.draw).toHaveLength(12);
    expect(codeOf(tried(setup(officer()), deploy('officer'), deploy('other'), search()))).toBe(
      'no-search-now',
    );
  });
  it('is lost for good on a hidden card', () => {
    const first = setup(officer(), { turnsHere: { dark: 1, light: 0 } });
    expect(codeOf(tried(first, deploy('officer'), search('rifle')))).toBe('no-search-now');
    const { sides } = setup(officer());
    const shown = {
      ...setup(officer()),
      sides: {
        ...sides,
        dark: { ...sides.dark, here: [{ ...officer(), id: 'down', hidden: true as const }] },
      },
    };
    expect(codeOf(tried(shown, { type: 'reveal', player: 'dark' }, search('rifle')))).toBe('no-search-now');
  });
  it('is among what can be done', () => {
    const state = position(setup(officer()), deploy('officer'));
    const found = planetsSimulator.options(state).filter(({ type }) => type === 'search');
    expect(found).toEqual([search('rifle'), search('second'), search()]);
  });
  it('finds no second stack beside one that is stranded elsewhere', () => {
    const padme = (id: string) => someone(id, { title: 'Padmé Naberrie', counters: 1 });
    const queen = officer({ finds: { title: 'Padmé Naberrie' } });
    const there = setup(queen, { controlled: { tatooine: 'light' } }, [padme('padme')]);
    const { dark, light } = there.sides;
    const sides = { dark: { ...dark, stranded: { tatooine: [padme('first')] } }, light };
    expect(codeOf(tried({ ...there, sides }, deploy('officer'), search('padme')))).toBe('stranded-elsewhere');
  });
});
