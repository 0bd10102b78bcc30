import { describe, expect, it } from 'vitest';
import {
  awaited,
  type Card,
  draw,
  type PlayPut,
  play,
  type State,
  swccgPlay,
} from '../../../../app/_rules/swccg/play';
import { fire } from '../../../../app/_rules/swccg/play/scenarios/line';
import { SENSE } from '../../../../app/_rules/swccg/stack/cards/the-force';
import { begin, debtOf, fightIn, made, passOn, sizeOf, someone, whyNot } from './table';

const at = 'cantina';
const droid: PlayPut = {
  card: someone('light', 'Droid', { ability: 0, droid: true, power: 1 }, { destiny: 5 }),
  id: 'droid',
  at,
};
/** Instead of a battle destiny, the destiny number of a droid in the battle. */
const FEELING: Card = {
  title: 'Feeling',
  side: 'light',
  kind: 'interrupt',
  pile: 'lost',
  text: [
    {
      instead: { purpose: 'battle', by: 'you' },
      targets: { droid: { kind: 'character', tag: 'droid', by: 'you', field: 'in-battle' } },
      result: [{ do: 'substitute', value: { destinyOf: 'droid' } }],
    },
  ],
};
const feel = play('light', 'feeling', { targets: { droid: 'droid' } });

function drawing(hands: { dark?: Card[]; reserve?: number } = {}): State {
  const start = begin({
    turn: 'light',
    light: {
      table: [{ card: someone('light', 'Rebel', { ability: 4, power: 2 }), id: 'rebel', at }, droid],
      hand: [{ card: FEELING, id: 'feeling' }],
      reserve: hands.reserve === 0 ? 0 : [1, 2, 3],
    },
    dark: {
      table: [{ card: someone('dark', 'Sith', { ability: 2, power: 1 }), id: 'sith', at }],
      hand: (hands.dark ?? []).map((card) => ({ card, id: card.title.toLowerCase() })),
      reserve: [1, 1, 1],
    },
    underWay: { what: 'battle', at, segment: 'weapons' },
  });
  return awaited(start) ? start : passOn(start);
}

describe('A destiny that takes the place of a draw', () => {
  it('counts for power and attrition, and no card is drawn', () => {
    const state = drawing();
    expect(swccgPlay.options(state)).toContainEqual(feel);
    const after = passOn(made(state, feel));
    expect(fightIn(after)?.totals).toEqual({ light: 3 + 5, dark: 1 });
    expect(debtOf(after, 'dark')).toMatchObject({ attrition: 5, damage: 7 });
    expect(sizeOf(after, 'light', 'reserve')).toBe(3);
  });
  it('is neither canceled nor changed', () => {
    const cancel: Card = {
      title: 'Cancel',
      side: 'dark',
      kind: 'interrupt',
      text: [
        {
          answers: { type: 'draw-destiny', purpose: 'battle', by: 'opponent' },
          just: true,
          cancels: true,
        },
      ],
    };
    const after = made(drawing({ dark: [cancel] }), feel);
    expect(whyNot(after, play('dark', 'cancel'))).not.toBeUndefined();
    expect(debtOf(passOn(after), 'dark')).toMatchObject({ attrition: 5 });
  });
  it('is drawn after all, if the card that would have given it is canceled', () => {
    const state = made(drawing({ dark: [SENSE] }), feel, play('dark', 'sense'), draw('dark', 1));
    expect(awaited(state)).toMatchObject({ what: 'draw', by: 'light' });
    expect(debtOf(passOn(made(state, draw('light', 1))), 'dark')).toMatchObject({ attrition: 1 });
  });
  it('is not given with an empty Reserve Deck, nor at any other time, nor for another draw', () => {
    expect(whyNot(drawing({ reserve: 0 }), feel)).toBe('damage-first');
    const armed = begin({
      turn: 'light',
      patient: true,
      light: {
        table: [
          { card: someone('light', 'Rebel', { ability: 4 }), id: 'rebel', at },
          droid,
          { card: 'blaster', id: 'blaster', at: 'rebel' },
        ],
        hand: [{ card: FEELING, id: 'feeling' }],
      },
      dark: { table: [{ card: someone('dark', 'Sith'), id: 'sith', at }] },
      underWay: { what: 'battle', at, segment: 'weapons' },
    });
    expect(whyNot(armed, feel)).toBe('nothing-to-answer');
    const shot = passOn(made(armed, fire('light', 'blaster', 'sith')));
    expect(awaited(shot)).toMatchObject({ what: 'draw', by: 'light' });
    expect(whyNot(shot, feel)).toBe('destiny-first');
  });
});

describe('A destiny that takes the place of a draw, where a card limits the draws', () => {
  const limit = (most: number): PlayPut => ({
    card: someone(
      'dark',
      'Warden',
      { ability: 1 },
      { standing: [{ mostBattleDestinies: most, of: 'opponent' }] },
    ),
    id: 'warden',
    at,
  });
  /** Light is given so many battle destinies. */
  const given = (count: number, most = 1): State => {
    const more: Card = {
      title: 'More',
      side: 'light',
      kind: 'interrupt',
      text: [
        {
          needs: [{ duringBattle: true }],
          result: [{ do: 'modify', value: 'battle-destinies', add: count - 1 }],
        },
      ],
    };
    const start = begin({
      turn: 'light',
      light: {
        table: [{ card: someone('light', 'Rebel', { ability: 4, power: 2 }), id: 'rebel', at }, droid],
        hand: [
          { card: FEELING, id: 'feeling' },
          { card: more, id: 'more' },
        ],
        reserve: [1, 2, 3],
      },
      dark: { table: [limit(most)] },
      underWay: { what: 'battle', at, segment: 'weapons' },
    });
    return passOn(made(start, play('light', 'more')));
  };
  // swccg/about-to-draw#not-counted
  it('does not count against the limit: one of those it took away is drawn as well', () => {
    const after = passOn(made(given(3), feel));
    expect(awaited(after)).toEqual({ what: 'draw', by: 'light', may: true });
    const end = passOn(made(after, draw('light', 1)));
    expect(debtOf(end, 'dark')).toMatchObject({ attrition: 5 + 1 });
  });
  it('gives nobody more draws than are given without the limit', () => {
    expect(debtOf(passOn(made(given(1), feel)), 'dark')).toMatchObject({ attrition: 5 });
  });
  it('changes nothing where every draw is made', () => {
    const end = passOn(made(given(3), draw('light', 1)));
    expect(debtOf(end, 'dark')).toMatchObject({ attrition: 1 });
  });
});
