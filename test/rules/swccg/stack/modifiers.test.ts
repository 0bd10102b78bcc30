import { describe, expect, it } from 'vitest';
import {
  awaited,
  type Card,
  draw,
  type Effect,
  lose,
  pass,
  play,
  virtual,
} from '../../../../app/_rules/swccg/stack';
import { LUKE } from '../../../../app/_rules/swccg/stack/cards/characters';
import { isCard } from '../../../../app/_rules/swccg/stack/is-card';
import { at, interrupt, type Table } from './support';

/** Both pass until the stack is no higher than this, or something has to be settled. */
function settle(table: Table, height = 0): Table {
  for (let i = 0; i < 40 && table.state.stack.length > height && !awaited(table.state); i++)
    table.after(pass(table.state.opportunity));
  return table;
}

const toDrain = (title: string, ...result: Effect[]): Card =>
  interrupt(title, { answers: { type: 'force-drain' }, result });
const toDestiny = (title: string, add: number): Card =>
  interrupt(title, {
    answers: { type: 'draw-destiny' },
    just: true,
    result: [{ do: 'modify', value: 'destiny', add }],
  });
const amount = (add: number): Effect => ({ do: 'modify', value: 'amount', add });

/** The dark side drains for so much, and the light side holds these. */
const drained = (of: number, light: Card[], dark: Card[] = []): Table =>
  at({
    turn: 'dark',
    light: { hand: light.map((card, i) => ({ card, id: `light-${i + 1}` })), table: [LUKE], reserve: 9 },
    dark: {
      hand: dark.map((card, i) => ({ card, id: `dark-${i + 1}` })),
      may: [virtual.forceDrain({ at: 'swamp', amount: of })],
      reserve: 9,
    },
  }).after(play('dark', 'force-drain'));

/** How much Force the light side loses in the end. */
function lost(table: Table): number {
  settle(table);
  let count = 0;
  for (; awaited(table.state); count++) table.after(lose('light', 'reserve'));
  return count;
}

describe('What modifies a Force drain', () => {
  it('is summed up before anything is cut off at 0: 1, less 3, plus 2', () => {
    const table = drained(1, [toDrain('Less', amount(-3))], [toDrain('More', amount(2))]);
    settle(table.after(play('light', 'light-1')), 1);
    expect(lost(table.after(play('dark', 'dark-1')))).toBe(0);
  });

  it('does not add up with a copy of itself', () => {
    const less = toDrain('Less', amount(-1));
    const table = drained(3, [less, less]);
    settle(table.after(play('light', 'light-1')), 1);
    expect(lost(table.after(pass('dark'), play('light', 'light-2')))).toBe(2);
  });

  it('…unless it says "cumulatively"', () => {
    const less = toDrain('Less', { do: 'modify', value: 'amount', add: -1, cumulatively: true });
    const table = drained(3, [less, less]);
    settle(table.after(play('light', 'light-1')), 1);
    expect(lost(table.after(pass('dark'), play('light', 'light-2')))).toBe(1);
  });

  it('adds up with another card', () => {
    const table = drained(3, [toDrain('Less', amount(-1)), toDrain('Lesser', amount(-1))]);
    settle(table.after(play('light', 'light-1')), 1);
    expect(lost(table.after(pass('dark'), play('light', 'light-2')))).toBe(1);
  });

  it('may be two parts of one result', () => {
    const twice = toDrain('Less', amount(-1), {
      do: 'if',
      test: { onTable: { title: 'Luke Skywalker' } },
      so: [amount(-2)],
    });
    expect(lost(drained(5, [twice]).after(play('light', 'light-1')))).toBe(2);
  });

  it('is of that drain alone: a copy may modify the next one', () => {
    const less = toDrain('Less', amount(-1));
    const drain = (place: string) => ({ card: virtual.forceDrain({ at: place, amount: 2 }), id: place });
    const table = at({
      turn: 'dark',
      light: {
        hand: [
          { card: less, id: 'one' },
          { card: less, id: 'two' },
        ],
        reserve: 9,
      },
      dark: { may: [drain('swamp'), drain('farm')], reserve: 9 },
    }).after(play('dark', 'swamp'), play('light', 'one'));
    expect(lost(table)).toBe(1);
    expect(lost(table.after(pass('light'), play('dark', 'farm'), play('light', 'two')))).toBe(1);
  });
});

/** Draws a destiny and activates as much. */
const DOWSING = interrupt('Dowsing', {
  result: [
    { do: 'draw', purpose: 'Dowsing' },
    { do: 'activate', count: 'drawn' },
  ],
});

describe('What modifies a destiny', () => {
  const drawing = (shown: number, light: Card[], dark: { hand?: Card[]; table?: Card[] } = {}): Table =>
    settle(
      at({ light: { hand: [DOWSING, ...light], reserve: [shown, 1, 1, 1, 1, 1, 1, 1] }, dark }).after(
        play('light', 'dowsing'),
      ),
    ).after(draw('light', shown));
  const activated = (table: Table): number => settle(table).state.piles.light.force.length;

  it('is summed up: an automatic -3 on a destiny of 1, and a response of +2, make 0', () => {
    const gloom: Card = {
      title: 'Gloom',
      side: 'dark',
      kind: 'effect',
      standing: [{ destiny: { by: 'opponent' }, add: -3 }],
    };
    expect(activated(drawing(1, [toDestiny('Up', 2)], { table: [gloom] }).after(play('light', 'up')))).toBe(
      0,
    );
  });

  it('is summed up: 2, less 3, plus 2', () => {
    const table = drawing(2, [toDestiny('Up', 2)], { hand: [toDestiny('Down', -3)] });
    settle(table.after(play('dark', 'down')), 2);
    expect(activated(table.after(play('light', 'up')))).toBe(1);
  });

  it('does not add up with a copy of itself', () => {
    const up = toDestiny('Up', 2);
    const table = drawing(1, [up, up]);
    settle(table.after(play('light', 'up')), 2);
    expect(activated(table.after(pass('dark'), play('light', 'up-2')))).toBe(3);
  });
});

describe('What multiplies', () => {
  const doubling = (value: string): unknown => ({
    ...interrupt('Double', {}),
    text: [{ result: [{ do: 'modify', value, times: 2 }] }],
  });

  it('is a drain, a destiny or battle damage; of anything else it cannot be said', () => {
    for (const value of ['amount', 'destiny', 'battle-damage']) expect(isCard(doubling(value))).toBe(true);
    for (const value of ['power', 'attrition', 'battle-destinies'])
      expect(isCard(doubling(value))).toBe(false);
  });
});

describe('Power that is taken off a total', () => {
  const weak = (add: number): Card =>
    interrupt('Weak', {
      needs: [{ duringBattle: true }],
      result: [{ do: 'modify', value: 'power', who: 'opponent', add }],
    });
  const damage = (add: number): number | undefined => {
    const table = at({
      phase: 'battle',
      light: {
        may: [virtual.battle({ at: 'swamp', power: { light: 5, dark: 4 } })],
        hand: [weak(add)],
        force: 1,
        reserve: 5,
      },
      dark: { reserve: 5 },
    });
    table.after(play('light', 'battle'), pass('dark'), pass('light'), play('light', 'weak'));
    let found: number | undefined;
    while (table.state.stack.length > 0) {
      found = table.state.stack[0]?.battle?.damage ?? found;
      table.after(pass(table.state.opportunity));
    }
    return found;
  };

  it('is less of it, and 0 at the least', () => {
    expect(damage(-3)).toBe(4);
    expect(damage(-9)).toBe(5);
  });
});
