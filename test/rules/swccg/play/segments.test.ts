import { describe, expect, it } from 'vitest';
import { type Card, type PlayPut, play, playCards, type State } from '../../../../app/_rules/swccg/play';
import { battleAt, forfeit } from '../../../../app/_rules/swccg/play/scenarios/line';
import { begin, debtOf, fightIn, made, owing, passOn, someone, whyNot } from './table';

const at = 'cantina';
const one = (side: 'light' | 'dark', id: string, power: number): PlayPut => ({
  card: someone(side, id, { power, ability: 1, forfeit: 5 }),
  id,
  at,
});
const text = (title: string, segment: 'power' | 'damage', result: object[], more: object = {}): Card => ({
  title,
  side: 'dark',
  kind: 'interrupt',
  text: [{ segment, ...more, result: result as never }],
});
const aimed = { targets: { card: { kind: 'character', by: 'you', field: 'in-battle' } } };

describe('Power that changes in the power segment', () => {
  const surge = text('Surge', 'power', [{ do: 'modify', value: 'power', add: 4 }]);
  /** 2 against 5: nobody could do anything before the power segment. */
  const counted = (hand: Card[]): State =>
    made(
      begin({
        dark: { table: [one('dark', 'sith', 2)], hand },
        light: { table: [one('light', 'rebel', 5)] },
      }),
      battleAt('dark', at),
    );
  it('changes the totals, the winner and the damage', () => {
    expect(fightIn(counted([surge]))?.totals).toEqual({ light: 5, dark: 2 });
    const state = passOn(made(counted([surge]), play('dark', 'surge')));
    expect(fightIn(state)?.totals).toEqual({ light: 5, dark: 6 });
    expect(debtOf(state, 'light')).toMatchObject({ damage: 1 });
    expect(debtOf(state, 'dark')).toMatchObject({ damage: 0 });
  });
  it('may be that of one card', () => {
    const lift = text('Lift', 'power', [{ do: 'add-power', cards: { target: 'card' }, add: 3 }], aimed);
    const state = made(counted([lift]), play('dark', 'lift', { targets: { card: 'sith' } }));
    // a tie, and nothing is owed
    expect(state.stack).toEqual([]);
  });
  it('keeps what a text has made of the damage', () => {
    const triple = playCards.DONT_UNDERESTIMATE;
    const start = begin({
      dark: {
        table: [one('dark', 'sith', 2)],
        hand: [text('Surge', 'power', [{ do: 'modify', value: 'power', add: 1 }])],
      },
      light: { table: [one('light', 'rebel', 5)], hand: [triple] },
    });
    const battle = made(start, battleAt('dark', at), play('light', 'dont-underestimate-our-chances'));
    expect(debtOf(passOn(made(battle, play('dark', 'surge'))), 'dark')).toMatchObject({ damage: 2 * 3 });
  });
});

describe('A text for the damage segment', () => {
  const owed = (card: Card, debts: { damage?: number; attrition?: number }): State =>
    owing(
      {
        dark: { table: [one('dark', 'sith', 2)], hand: [card] },
        light: { table: [one('light', 'rebel', 5)] },
      },
      'dark',
      debts,
    );
  it('is used before anything is lost, and changes what is owed', () => {
    const less = text('Less', 'damage', [{ do: 'modify', value: 'battle-damage', add: -4 }]);
    expect(whyNot(owed(less, { damage: 7 }), forfeit('dark', 'sith'))).not.toBeUndefined();
    const state = passOn(made(owed(less, { damage: 7 }), play('dark', 'less')));
    expect(debtOf(state, 'dark')).toMatchObject({ damage: 3, damageMet: 0 });
    expect(made(state, forfeit('dark', 'sith')).stack).toEqual([]);
  });
  it('lowers attrition where there is some', () => {
    const less = text('Less', 'damage', [{ do: 'modify', value: 'attrition', add: -2 }], {
      needs: [{ attrition: 'you' }],
    });
    expect(debtOf(passOn(made(owed(less, { attrition: 3 }), play('dark', 'less'))), 'dark')).toMatchObject({
      attrition: 1,
    });
    expect(fightIn(owed(less, { damage: 3 }))?.debts?.dark.attrition).toBeUndefined();
    expect(whyNot(owed(less, { damage: 3 }), play('dark', 'less'))).toBe('damage-first');
  });
  it('raises what a card is worth', () => {
    const more = text('More', 'damage', [{ do: 'worth', cards: { target: 'card' }, add: 2 }], aimed);
    const state = made(owed(more, { damage: 7 }), play('dark', 'more', { targets: { card: 'sith' } }));
    expect(made(passOn(state), forfeit('dark', 'sith')).stack).toEqual([]);
  });
  it('may be left: then everything is owed as it was', () => {
    const less = text('Less', 'damage', [{ do: 'modify', value: 'battle-damage', add: -4 }]);
    const state = passOn(owed(less, { damage: 7 }));
    expect(debtOf(state, 'dark')).toMatchObject({ damage: 7 });
    expect(whyNot(state, play('dark', 'less'))).toBe('damage-first');
    expect(whyNot(state, forfeit('dark', 'sith'))).toBeUndefined();
  });
});
