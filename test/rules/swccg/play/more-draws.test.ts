import { describe, expect, it } from 'vitest';
import { awaited, type Card, draw, type PlayPut, play, type State } from '../../../../app/_rules/swccg/play';
import type { Standing, Text } from '../../../../app/_rules/swccg/stack';
import { begin, debtOf, fightIn, made, passOn, someone } from './table';

const at = 'cantina';
type Side = 'light' | 'dark';
type Result = NonNullable<Text['result']>;
const one = (side: Side, id: string, ability: number, standing: Standing[] = []): PlayPut => ({
  card: someone(side, id, { power: 2, ability }, { standing }),
  id,
  at,
});
/** An Interrupt that is played right after dark has drawn a battle destiny. */
const followUp = (side: Side, result: Result = []): Card => ({
  title: 'After',
  side,
  kind: 'interrupt',
  text: [
    {
      answers: { type: 'draw-destiny', purpose: 'battle', by: side === 'dark' ? 'you' : 'opponent' },
      just: true,
      result,
    },
  ],
});
/** An Interrupt for the power segment, once all destinies are drawn. */
const late = (result: Result = []): Card => ({
  title: 'Late',
  side: 'dark',
  kind: 'interrupt',
  text: [{ needs: [{ duringBattle: true }], segment: 'power', result }],
});
const plus = (value: 'battle-destinies' | 'power-destinies' | 'attrition-destinies', add = 1): Result => [
  { do: 'modify', value, who: 'you', add },
];
/** The first draw of dark, whose ability is 4. */
function drawing(hands: { light?: Card; dark?: Card }, light: PlayPut[] = [one('light', 'rebel', 1)]): State {
  return passOn(
    begin({
      light: { table: light, hand: hands.light ? [{ card: hands.light, id: 'card' }] : [] },
      dark: { table: [one('dark', 'sith', 4)], hand: hands.dark ? [{ card: hands.dark, id: 'card' }] : [] },
      underWay: { what: 'battle', at, segment: 'weapons' },
    }),
  );
}
const used = (state: State, by: Side): State => passOn(made(state, draw('dark', 3), play(by, 'card')));

describe('A battle destiny that a text gives while destinies are drawn', () => {
  it('is drawn next, by the player who is drawing', () => {
    const state = used(drawing({ dark: followUp('dark', plus('battle-destinies')) }), 'dark');
    expect(awaited(state)).toEqual({ what: 'draw', by: 'dark', may: true });
    const end = passOn(made(state, draw('dark', 2)));
    expect(fightIn(end)?.totals).toEqual({ light: 2, dark: 2 + 3 + 2 });
    expect(debtOf(end, 'light')).toMatchObject({ attrition: 5, damage: 5 });
  });
  it('is drawn by the other player after the draws of the player whose turn it is', () => {
    const state = used(
      drawing({ light: followUp('light', plus('battle-destinies', 2)) }, [one('light', 'rebel', 4)]),
      'light',
    );
    expect(awaited(state)?.by).toBe('light');
    const end = passOn(
      made(passOn(made(passOn(made(state, draw('light', 1))), draw('light', 1))), draw('light', 1)),
    );
    expect(fightIn(end)?.totals).toEqual({ light: 2 + 3, dark: 2 + 3 });
  });
  // swccg/battle-destiny#required-ability
  it('is not given to whoever lacks the ability that a card demands', () => {
    const demanding = one('dark', 'warden', 1, [{ demands: 6, of: 'opponent' }]);
    const start = begin({
      light: {
        table: [one('light', 'rebel', 5)],
        hand: [{ card: followUp('light', plus('battle-destinies')), id: 'card' }],
      },
      dark: { table: [one('dark', 'sith', 4), demanding] },
      underWay: { what: 'battle', at, segment: 'weapons' },
    });
    expect(awaited(used(passOn(start), 'light'))?.what).toBe('satisfy');
  });
  it('is kept back by a limit', () => {
    const warden = one('light', 'warden', 1, [{ mostBattleDestinies: 1, of: 'opponent' }]);
    const state = used(drawing({ dark: followUp('dark', plus('battle-destinies')) }, [warden]), 'dark');
    expect(awaited(state)?.what).toBe('satisfy');
    expect(debtOf(state, 'light')).toMatchObject({ attrition: 3 });
  });
  it('is drawn once all others are, and the totals are counted again', () => {
    const drawn = made(drawing({ dark: late(plus('battle-destinies')) }), draw('dark', 3));
    expect(fightIn(drawn)?.totals).toEqual({ light: 2, dark: 5 });
    const state = passOn(made(drawn, play('dark', 'card')));
    expect(awaited(state)?.what).toBe('draw');
    const end = passOn(made(state, draw('dark', 4)));
    expect(fightIn(end)?.totals).toEqual({ light: 2, dark: 9 });
    expect(debtOf(end, 'light')).toMatchObject({ attrition: 7, damage: 7 });
  });
  it('to power only, or to attrition only, counts for that alone', () => {
    const to = (value: 'power-destinies' | 'attrition-destinies') => {
      const state = used(drawing({ dark: followUp('dark', plus(value)) }), 'dark');
      expect(awaited(state)).toEqual({ what: 'draw', by: 'dark', may: false });
      return debtOf(passOn(made(state, draw('dark', 4))), 'light');
    };
    expect(to('power-destinies')).toMatchObject({ attrition: 3, damage: 7 });
    expect(to('attrition-destinies')).toMatchObject({ attrition: 7, damage: 3 });
  });
});

describe('A battle destiny that a text takes away while destinies are drawn', () => {
  it('is one of those that are left to draw', () => {
    const two: Card = {
      title: 'Two',
      side: 'dark',
      kind: 'interrupt',
      text: [{ needs: [{ duringBattle: true }], result: plus('battle-destinies') }],
    };
    const less = followUp('light', [{ do: 'modify', value: 'battle-destinies', who: 'opponent', add: -1 }]);
    const start = begin({
      light: { table: [one('light', 'rebel', 1)], hand: [{ card: less, id: 'card' }] },
      dark: { table: [one('dark', 'sith', 4)], hand: [{ card: two, id: 'two' }] },
      underWay: { what: 'battle', at, segment: 'weapons' },
    });
    const state = passOn(made(start, play('dark', 'two')));
    const end = used(state, 'light');
    expect(awaited(end)?.what).toBe('satisfy');
    expect(debtOf(end, 'light')).toMatchObject({ attrition: 3 });
  });
});
