import { describe, expect, it } from 'vitest';
import {
  awaited,
  type Card,
  draw,
  type Move,
  pass,
  play,
  playCards,
  type State,
} from '../../../../app/_rules/swccg/play';
import type { Effect, Text } from '../../../../app/_rules/swccg/stack';
import { begin, debtOf, fightIn, made, someone } from './table';

/** An Interrupt of the dark side for the weapons segment. */
const does = (title: string, result: Effect[], more: Text = {}): Card => ({
  title,
  side: 'dark',
  kind: 'interrupt',
  text: [{ needs: [{ duringBattle: true }], result, ...more }],
});

/** The weapons segment at the Cantina, where the light side has one character and the dark side one of 1. */
const weapons = (light: { power: number; ability: number }, dark: Card[]): State =>
  begin({
    patient: true,
    light: { table: [{ card: someone('light', 'Rebel', light), id: 'rebel', at: 'cantina' }] },
    dark: {
      table: [{ card: someone('dark', 'Guard', { power: 1, ability: 1 }), id: 'guard', at: 'cantina' }],
      hand: dark.map((card, i) => ({ card, id: `card-${i + 1}` })),
    },
    underWay: { what: 'battle', at: 'cantina', segment: 'weapons' },
  });

/** Both pass until only the battle is left, or something has to be settled. */
function settle(state: State): State {
  let now = state;
  for (let i = 0; i < 40 && now.stack.length > 1 && !awaited(now); i++)
    now = made(now, pass(now.opportunity));
  return now;
}

/** The dark side plays its cards one after the other. */
function playing(state: State, ...cards: string[]): State {
  let now = state;
  for (const card of cards) {
    if (now.opportunity === 'light') now = made(now, pass('light'));
    now = settle(made(now, play('dark', card)));
  }
  return now;
}

/** On to the totals, with these destinies for whoever may draw. */
function totals(state: State, ...destinies: number[]): State {
  const left = [...destinies];
  let now = state;
  for (let i = 0; i < 60 && !fightIn(now)?.debts; i++) {
    const asked = awaited(now);
    const answer: Move =
      asked?.what === 'draw'
        ? draw(asked.by, left.shift() ?? 0)
        : asked?.what === 'order'
          ? { type: 'order', by: asked.by, first: 0 }
          : pass(now.opportunity);
    now = made(now, answer);
  }
  return now;
}

const power = (add: number, who: 'you' | 'opponent' = 'you'): Effect => ({
  do: 'modify',
  value: 'power',
  who,
  add,
});

describe('Total power', () => {
  const STRONG = { power: 2, ability: 1 };

  it('is made more by a card, but not twice by two copies', () => {
    const plus = does('Plus', [power(3)]);
    const state = playing(weapons(STRONG, [plus, plus]), 'card-1', 'card-2');
    expect(fightIn(totals(state))?.totals).toEqual({ light: 2, dark: 4 });
  });

  it('is made more by two different cards', () => {
    const state = playing(
      weapons(STRONG, [does('Plus', [power(3)]), does('More', [power(2)])]),
      'card-1',
      'card-2',
    );
    expect(fightIn(totals(state))?.totals).toEqual({ light: 2, dark: 6 });
  });

  it('is made less, and 0 at the least', () => {
    const state = playing(weapons(STRONG, [does('Weak', [power(-9, 'opponent')])]), 'card-1');
    const counted = totals(state);
    expect(fightIn(counted)?.totals).toEqual({ light: 0, dark: 1 });
    expect(debtOf(counted, 'light')).toMatchObject({ damage: 1 });
  });

  it('of 0 is where battle destiny is added to', () => {
    const state = playing(
      weapons({ power: 2, ability: 4 }, [does('Weak', [power(-9, 'opponent')])]),
      'card-1',
    );
    expect(fightIn(totals(state, 3))?.totals).toEqual({ light: 3, dark: 1 });
  });
});

describe('The number of battle destinies', () => {
  const fewer: Effect = { do: 'modify', value: 'battle-destinies', who: 'opponent', add: -1 };
  const more: Effect = { do: 'modify', value: 'battle-destinies', add: 1 };

  it('may be one less than ability gives, which is none', () => {
    const state = totals(playing(weapons({ power: 2, ability: 4 }, [does('Fewer', [fewer])]), 'card-1'), 5);
    expect(fightIn(state)?.totals).toEqual({ light: 2, dark: 1 });
    expect(debtOf(state, 'dark')?.attrition).toBeUndefined();
  });

  it('grows with each copy that adds one: a draw is no value', () => {
    const add = does('Add', [more]);
    const state = playing(weapons({ power: 2, ability: 1 }, [add, add]), 'card-1', 'card-2');
    expect(fightIn(totals(state, 3, 4))?.totals).toEqual({ light: 2, dark: 8 });
  });
});

describe('Battle damage that is tripled', () => {
  it('is tripled once by two copies of one card', () => {
    let state = begin({
      patient: true,
      light: {
        table: [{ card: someone('light', 'Rebel', { power: 6, ability: 4 }), id: 'rebel', at: 'cantina' }],
        hand: [
          { card: playCards.DONT_UNDERESTIMATE, id: 'one' },
          { card: playCards.DONT_UNDERESTIMATE, id: 'two' },
        ],
      },
      dark: {
        table: [{ card: someone('dark', 'Guard', { power: 2, ability: 1 }), id: 'guard', at: 'cantina' }],
      },
    });
    state = settle(made(state, play('dark', 'dark-battle', { targets: { location: 'cantina' } })));
    for (const id of ['one', 'two']) {
      if (state.opportunity === 'dark') state = made(state, pass('dark'));
      state = settle(made(state, play('light', id)));
    }
    expect(debtOf(totals(state, 2), 'dark')).toMatchObject({ damage: 18, attrition: 2 });
  });
});

describe('Battle damage that a text changes in the weapons segment', () => {
  const damage = (who?: 'opponent' | 'you'): State =>
    totals(
      playing(
        weapons({ power: 6, ability: 1 }, [
          does('Hurt', [{ do: 'modify', value: 'battle-damage', ...(who && { who }), add: 3 }]),
        ]),
        'card-1',
      ),
    );
  it('is changed once the totals are compared', () => {
    expect(fightIn(damage())?.totals).toEqual({ light: 6, dark: 1 });
    expect(debtOf(damage(), 'dark')).toMatchObject({ damage: 5 + 3 });
  });
  it('is that of the player named, if that one loses', () => {
    expect(debtOf(damage('you'), 'dark')).toMatchObject({ damage: 5 + 3 });
    expect(debtOf(damage('opponent'), 'dark')).toMatchObject({ damage: 5 });
  });
});

describe('What is added to a shot', () => {
  it('does not add up with a copy of itself', () => {
    const aim: Card = {
      title: 'Aim',
      side: 'dark',
      kind: 'interrupt',
      text: [{ answers: { type: 'fire', by: 'you' }, result: [{ do: 'add-to-total', add: 2 }] }],
    };
    const shot = (copies: number): string[] | undefined => {
      let state = begin({
        patient: true,
        light: { table: [{ card: someone('light', 'Rebel', { ability: 4 }), id: 'rebel', at: 'cantina' }] },
        dark: {
          table: [
            { card: someone('dark', 'Guard'), id: 'guard', at: 'cantina' },
            { card: 'blaster-rifle', id: 'rifle', at: 'guard' },
          ],
          hand: Array.from({ length: copies }, (_, i) => ({ card: aim, id: `aim-${i + 1}` })),
        },
        underWay: { what: 'battle', at: 'cantina', segment: 'weapons' },
      });
      state = made(state, play('dark', 'rifle', { targets: { target: 'rebel' } }));
      while (state.stack.length > 2) state = made(state, pass(state.opportunity));
      for (let i = 1; i <= copies; i++) {
        if (state.opportunity === 'light') state = made(state, pass('light'));
        state = made(state, play('dark', `aim-${i}`));
        while (state.stack.length > 2) state = made(state, pass(state.opportunity));
      }
      return fightIn(settle(made(settle(state), draw('dark', 1))))?.hit;
    };
    // 1 and the rifle's own 1 against 4: 2 more is a tie, 4 more would hit
    expect(shot(1)).toEqual([]);
    expect(shot(2)).toEqual([]);
  });
});
