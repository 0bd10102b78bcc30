import { describe, expect, it } from 'vitest';
import {
  awaited,
  type Card,
  draw,
  type PlaySide,
  pass,
  play,
  type State,
} from '../../../../app/_rules/swccg/play';
import type { Effect } from '../../../../app/_rules/swccg/stack';
import { begin, debtOf, fightIn, made, someone, whyNot } from './table';

/** Both pass until only the battle is left, or something has to be settled. */
function settle(state: State, height = 1): State {
  let now = state;
  for (let i = 0; i < 40 && now.stack.length > height && !awaited(now); i++)
    now = made(now, pass(now.opportunity));
  return now;
}

/** On to what is owed; nobody here may draw a battle destiny but with what is given. */
function fightOut(state: State, ...destinies: number[]): State {
  const left = [...destinies];
  let now = state;
  for (let i = 0; i < 60 && now.stack.length > 0 && !fightIn(now)?.debts; i++) {
    const asked = awaited(now);
    now = made(now, asked?.what === 'draw' ? draw(asked.by, left.shift() ?? 0) : pass(now.opportunity));
  }
  return now;
}

/** In the weapons segment, with an Interrupt of the dark side that does this to a character. */
const weapons = (
  result: Effect[],
  by: 'you' | 'opponent',
  light: NonNullable<PlaySide['table']>,
  dark: NonNullable<PlaySide['table']>,
): State => {
  const card: Card = {
    title: 'Turn',
    side: 'dark',
    kind: 'interrupt',
    text: [{ needs: [{ duringBattle: true }], targets: { who: { kind: 'character', by } }, result }],
  };
  return begin({
    patient: true,
    light: { table: light },
    dark: { table: dark, hand: [{ card, id: 'turn' }] },
    underWay: { what: 'battle', at: 'cantina', segment: 'weapons' },
  });
};
const one = (side: 'light' | 'dark', id: string, power: number, ability = 1, at = 'cantina') => ({
  card: someone(side, id, { power, ability }),
  id,
  at,
});
const turning = (state: State, who: string, height = 1): State =>
  settle(made(state, play('dark', 'turn', { targets: { who } })), height);

describe('Whoever comes to a battle in its weapons segment', () => {
  const COME: Effect[] = [{ do: 'relocate', cards: { target: 'who' }, to: { location: 'cantina' } }];
  const rebel = one('light', 'rebel', 2);

  it('takes part in it, and has battled', () => {
    const state = turning(
      weapons(COME, 'you', [rebel], [one('dark', 'guard', 1), one('dark', 'late', 4, 1, 'eisley')]),
      'late',
    );
    expect(fightIn(state)?.participants).toContain('late');
    expect(state.field?.fought).toContain('late');
    expect(fightIn(fightOut(state))?.totals).toEqual({ light: 2, dark: 5 });
  });

  it('applies ability toward battle destiny', () => {
    const state = turning(
      weapons(COME, 'you', [rebel], [one('dark', 'guard', 1), one('dark', 'late', 4, 3, 'eisley')]),
      'late',
    );
    expect(fightIn(fightOut(state, 3))?.totals).toEqual({ light: 2, dark: 8 });
  });

  it('does not, having battled already this turn', () => {
    const late = { ...one('dark', 'late', 4, 1, 'eisley'), fought: true as const };
    const state = turning(weapons(COME, 'you', [rebel], [one('dark', 'guard', 1), late]), 'late');
    expect(fightIn(fightOut(state))?.totals).toEqual({ light: 2, dark: 1 });
  });
});

describe('Whoever leaves a battle in its weapons segment', () => {
  const GO: Effect[] = [{ do: 'relocate', cards: { target: 'who' }, to: { location: 'eisley' } }];

  it('adds no power and is not forfeited in it', () => {
    const state = fightOut(
      turning(
        weapons(
          GO,
          'opponent',
          [one('light', 'hero', 5), one('light', 'rebel', 1)],
          [one('dark', 'guard', 2)],
        ),
        'hero',
      ),
    );
    expect(fightIn(state)?.totals).toEqual({ light: 1, dark: 2 });
    expect(debtOf(state, 'light')).toMatchObject({ damage: 1 });
    expect(whyNot(state, { type: 'forfeit', by: 'light', card: 'hero' })).toBe('not-your-card-in-battle');
  });

  it('ends it as the last one there', () => {
    const state = turning(
      weapons(GO, 'opponent', [one('light', 'hero', 5)], [one('dark', 'guard', 2)]),
      'hero',
      0,
    );
    expect(state.stack).toEqual([]);
    expect(state.cards.hero?.at).toBe('eisley');
  });

  it('as a captive ends it too', () => {
    const capture: Effect[] = [{ do: 'capture', cards: { target: 'who' } }];
    const state = turning(
      weapons(capture, 'opponent', [one('light', 'hero', 5)], [one('dark', 'guard', 2)]),
      'hero',
      0,
    );
    expect(state.stack).toEqual([]);
    expect(state.cards.hero?.captive).toBe(true);
  });
});
