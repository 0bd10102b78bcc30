import { describe, expect, it } from 'vitest';
import {
  type Card,
  lose,
  type PlayPut,
  pass,
  play,
  refusals,
  type State,
  swccgPlay,
} from '../../../../app/_rules/swccg/play';
import { finish, forfeit } from '../../../../app/_rules/swccg/play/scenarios/line';
import { SENSE } from '../../../../app/_rules/swccg/stack/cards/the-force';
import { allows, begin, debtOf, made, owing, passOn, someone, whyNot, zoneOf } from './table';

const at = 'cantina';
const one = (side: 'light' | 'dark', id: string, forfeit = 3): PlayPut => ({
  card: someone(side, id, { forfeit, ability: 1 }),
  id,
  at,
});

/** A Lost Interrupt that spares its player what is left of the battle damage, once nothing can be forfeited. */
const MERCY: Card = {
  title: 'Mercy',
  side: 'light',
  kind: 'interrupt',
  pile: 'lost',
  text: [
    {
      segment: 'damage',
      settling: true,
      needs: [{ damage: 'you' }, { nothingToForfeit: 'you' }],
      immune: ['Sense'],
      result: [{ do: 'modify', value: 'battle-damage', times: 0 }],
    },
  ],
};

const owed = (debts: { damage?: number; attrition?: number }, dark: Card[] = []): State =>
  owing(
    {
      light: { table: [one('light', 'rebel')], hand: [{ card: MERCY, id: 'mercy' }] },
      dark: {
        table: [one('dark', 'sith')],
        hand: dark.map((card) => ({ card, id: card.title.toLowerCase() })),
      },
    },
    'light',
    debts,
  );

describe('A text for the midst of the damage segment', () => {
  it('waits until no card is left that can be forfeited', () => {
    const state = owed({ damage: 9 });
    expect(whyNot(state, play('light', 'mercy'))).toBe('condition');
    expect(refusals(state).map(({ card, refusal }) => [card, refusal.code])).toContainEqual([
      'mercy',
      'condition',
    ]);
    const after = made(state, forfeit('light', 'rebel'));
    expect(debtOf(after, 'light')).toMatchObject({ damage: 9, damageMet: 3 });
    expect(swccgPlay.options(after)).toContainEqual(play('light', 'mercy'));
    const spared = made(after, play('light', 'mercy'));
    expect(spared.stack).toEqual([]);
    expect(zoneOf(spared, 'mercy')).toBe('lost');
  });
  it('may be used after Force has been lost, too, and may be lost as Force itself', () => {
    const state = made(owed({ damage: 9 }), lose('light', 'reserve'), forfeit('light', 'rebel'));
    expect(made(state, lose('light', 'reserve'), play('light', 'mercy')).stack).toEqual([]);
    expect(made(state, lose('light', 'hand', 'mercy')).cards.mercy?.zone).toBe('lost');
  });
  it('is answered as any Interrupt is, save by what it is immune to', () => {
    const state = made(owed({ damage: 9 }, [SENSE]), forfeit('light', 'rebel'), play('light', 'mercy'));
    expect(state.stack).toEqual([]);
    const hush: Card = {
      title: 'Hush',
      side: 'dark',
      kind: 'interrupt',
      text: [{ answers: { type: 'play', kind: 'interrupt', by: 'opponent' }, cancels: true }],
    };
    const answered = made(owed({ damage: 9 }, [hush]), forfeit('light', 'rebel'), play('light', 'mercy'));
    const hushed = passOn(made(answered, play('dark', 'hush')));
    expect(debtOf(hushed, 'light')).toMatchObject({ damage: 9, damageMet: 3 });
    expect(whyNot(hushed, finish('light'))).toBe('damage-not-satisfied');
  });
  it('is for no other time', () => {
    const hand = [{ card: MERCY, id: 'mercy' }];
    const before = begin({
      turn: 'light',
      patient: true,
      light: { table: [one('light', 'rebel')], hand },
      dark: { table: [one('dark', 'sith')] },
      underWay: { what: 'battle', at, segment: 'weapons' },
    });
    expect(whyNot(before, play('light', 'mercy'))).toBe('not-damage-segment');
    const idle = begin({ turn: 'light', light: { table: [one('light', 'rebel')], hand } });
    expect(whyNot(idle, play('light', 'mercy'))).toBe('not-damage-segment');
    expect(allows(idle, pass('light'))).toBe(true);
  });
  it('is not for whoever owes attrition alone', () => {
    const state = owed({ attrition: 9 });
    expect(whyNot(state, play('light', 'mercy'))).toBe('condition');
    expect(made(state, forfeit('light', 'rebel')).stack).toEqual([]);
  });
});

describe('A text that follows a forfeit', () => {
  const choke: Card = {
    title: 'Choke',
    side: 'light',
    kind: 'interrupt',
    text: [
      {
        just: { what: 'forfeited', kind: 'character', by: 'you' },
        result: [{ do: 'modify', value: 'attrition', add: -99 }],
      },
    ],
  };
  it('cancels the attrition that is left', () => {
    const state = owing(
      {
        light: {
          table: [one('light', 'rebel'), one('light', 'other')],
          hand: [{ card: choke, id: 'choke' }],
        },
        dark: { table: [one('dark', 'sith')] },
      },
      'light',
      { attrition: 6 },
    );
    const after = made(state, forfeit('light', 'rebel'), play('light', 'choke'));
    expect(after.stack).toEqual([]);
    expect(zoneOf(after, 'other')).toBe('table');
    const passed = passOn(made(state, forfeit('light', 'rebel')));
    expect(whyNot(passed, play('light', 'choke'))).toBe('damage-first');
    expect(whyNot(passed, finish('light'))).toBe('attrition-not-satisfied');
  });
  it('comes before anything else is lost, and not once the battle is over', () => {
    const rescue: Card = {
      title: 'Rescue',
      side: 'light',
      kind: 'interrupt',
      text: [
        {
          just: { what: 'lost', kind: 'character', by: 'you' },
          result: [{ do: 'place', cards: 'followed', in: 'used' }],
        },
      ],
    };
    const state = owing(
      {
        light: {
          table: [one('light', 'rebel'), one('light', 'other')],
          hand: [{ card: rescue, id: 'rescue' }],
        },
        dark: { table: [one('dark', 'sith')] },
      },
      'light',
      { damage: 4 },
    );
    const lost = made(state, forfeit('light', 'rebel'));
    const rescued = made(lost, play('light', 'rescue'));
    expect(zoneOf(rescued, 'rebel')).toBe('used');
    expect(debtOf(rescued, 'light')).toMatchObject({ damageMet: 3 });
    const left = made(passOn(lost), lose('light', 'reserve'));
    expect(left.stack).toEqual([]);
    expect(whyNot(left, play('light', 'rescue'))).toBe('nothing-just');
  });
});
