import { describe, expect, it } from 'vitest';
import {
  type Card,
  type CardFacts,
  cardOfFigures,
  lose,
  pass,
  play,
  swccgPlay,
} from '../../../../app/_rules/swccg/play';
import { battleAt, drainAt } from '../../../../app/_rules/swccg/play/scenarios/line';
import { allows, begin, made, passOn, sizeOf, whyNot } from './table';

const anytime: Card = {
  title: 'Any Time',
  side: 'light',
  kind: 'interrupt',
  text: [{ result: [{ do: 'establish', fact: 'played' }] }],
};
const waiting = { hand: [{ card: anytime, id: 'anytime' }] };

describe('A mandatory action', () => {
  const tribute: Card = {
    title: 'Tribute',
    side: 'dark',
    kind: 'effect',
    text: [
      {
        name: 'pay',
        from: 'table',
        phase: 'control',
        turn: 'yours',
        mandatory: true,
        result: [{ do: 'lose', count: 1 }],
      },
    ],
  };
  const dark = { table: [{ card: tribute, id: 'tribute' }] };
  const passed = made(begin({ phase: 'control', dark, light: waiting }), pass('dark'), pass('light'));
  it('keeps the phase from ending when both players have passed', () => {
    expect(passed.phase).toBe('control');
    expect(swccgPlay.options(passed)).toEqual([play('dark', 'tribute')]);
  });
  it('lets neither player pass or do anything else before it', () => {
    expect(whyNot(passed, pass('dark'))).toBe('mandatory-first');
    expect(whyNot(passed, pass('light'))).toBe('mandatory-first');
    expect(whyNot(passed, play('light', 'anytime'))).toBe('mandatory-first');
  });
  it('is done once made: the opponent is next, and the phase ends when both pass again', () => {
    const paid = made(passed, play('dark', 'tribute'), lose('dark', 'reserve'));
    expect(sizeOf(paid, 'dark', 'lost')).toBe(1);
    expect(paid.opportunity).toBe('light');
    expect(made(paid, pass('light')).phase).not.toBe('control');
  });
  it('may be made before anybody passes', () => {
    expect(allows(begin({ phase: 'control', dark, light: waiting }), play('dark', 'tribute'))).toBe(true);
  });
});

describe('A text that may be used once per battle', () => {
  const drums: Card = {
    title: 'War Drums',
    side: 'dark',
    kind: 'effect',
    text: [
      {
        name: 'drum',
        from: 'table',
        per: 'battle',
        needs: [{ duringBattle: true }],
        result: [{ do: 'modify', value: 'power', add: 1 }],
      },
    ],
  };
  const retreat: Card = {
    title: 'Retreat',
    side: 'dark',
    kind: 'interrupt',
    text: [{ needs: [{ duringBattle: true }], result: [{ do: 'end-battle' }] }],
  };
  const first = made(
    begin({
      light: {
        table: [
          { card: 'luke-skywalker', id: 'luke', at: 'cantina' },
          { card: 'han-solo', id: 'han', at: 'eisley' },
        ],
        hand: [{ card: anytime, id: 'anytime' }],
      },
      dark: {
        table: [
          { card: drums, id: 'drums' },
          { card: 'darth-vader', id: 'vader', at: 'cantina' },
          { card: 'stormtrooper', id: 'trooper', at: 'eisley' },
        ],
        hand: [{ card: retreat, id: 'retreat' }],
      },
    }),
    battleAt('dark', 'cantina'),
    play('dark', 'drums'),
    pass('light'),
  );
  it('is used up for this battle', () => {
    expect(whyNot(first, play('dark', 'drums'))).toBe('used-up');
  });
  it('is there again in the next battle of the turn', () => {
    const next = made(first, play('dark', 'retreat'), pass('light'), battleAt('dark', 'eisley'));
    expect(allows(next, play('dark', 'drums'))).toBe(true);
  });
});

describe('What is played or deployed at no time of a play', () => {
  const starting: Card = { ...anytime, title: 'A Beginning', text: [{ starting: true, result: [] }] };
  it('is a Starting Interrupt, which comes before the game', () => {
    const state = begin({
      turn: 'light',
      phase: 'control',
      light: { hand: [{ card: starting, id: 'starting' }] },
    });
    expect(whyNot(state, play('light', 'starting'))).toBe('starting-only');
  });
  it('is a location of which nobody knows where it goes', () => {
    const state = begin({
      turn: 'light',
      phase: 'deploy',
      light: {
        hand: [{ card: { title: 'Plains', side: 'light', kind: 'location', text: [] }, id: 'plains' }],
      },
    });
    expect(whyNot(state, play('light', 'plains'))).toBe('locations-lie');
  });
});

describe('Dots and personas', () => {
  const barge: CardFacts = {
    kind: 'vehicle',
    side: 'dark',
    title: 'Sail Barge',
    type: 'transport',
    power: 3,
    forfeit: 5,
    copies: 1,
    persona: 'Barge',
  };
  const state = (hand: CardFacts) =>
    begin({
      phase: 'deploy',
      dark: { table: [{ card: barge, id: 'barge', at: 'cantina' }], hand: [{ card: hand, id: 'second' }] },
    });
  const deploying = play('dark', 'second', { targets: { to: 'cantina' } });
  it('hold for a vehicle that is told by its figures', () => {
    expect(whyNot(state(barge), deploying)).toBe('limit');
  });
  it('hold for another version of it', () => {
    expect(whyNot(state({ ...barge, title: 'Sail Barge Of Old' }), deploying)).toBe('persona-on-table');
  });
  it('say nothing of a vehicle without them', () => {
    const { copies: _, persona: __, ...plain } = barge;
    expect(allows(state({ ...plain, title: 'Skiff' }), deploying)).toBe(true);
  });
});

describe('A card that adds to the Force drains where it is', () => {
  const presence: Card = {
    title: 'Dread',
    side: 'dark',
    kind: 'effect',
    standing: [{ drains: 2, of: 'you' }],
  };
  const drained = (more: object[]) =>
    passOn(
      made(
        begin({
          phase: 'control',
          dark: { table: [{ card: 'stormtrooper', id: 'trooper', at: 'cantina' }, ...more] as never },
        }),
        drainAt('dark', 'cantina'),
      ),
    );
  const amountOf = (more: object[]) => drained(more).stack.at(-1)?.amount;
  it('counts from the initiation on, and only there', () => {
    expect(amountOf([])).toBe(1);
    expect(amountOf([{ card: presence, id: 'dread', at: 'cantina' }])).toBe(3);
    expect(amountOf([{ card: presence, id: 'dread', at: 'eisley' }])).toBe(1);
  });
  it('does not add up with a copy of itself', () => {
    const two = ['one', 'two'].map((id) => ({ card: presence, id, at: 'cantina' }));
    expect(amountOf(two)).toBe(3);
  });
  // swccg/modifiers#never-below-zero
  it('takes off what a response adds later, though the amount is 0 by then', () => {
    const shelter: Card = { ...presence, title: 'Shelter', standing: [{ drains: -2, of: 'you' }] };
    const more = (add: number): Card => ({
      title: 'More',
      side: 'dark',
      kind: 'interrupt',
      text: [{ answers: { type: 'force-drain' }, result: [{ do: 'modify', value: 'amount', add }] }],
    });
    const answered = (add: number) => {
      const state = begin({
        phase: 'control',
        dark: {
          table: [
            { card: 'stormtrooper', id: 'trooper', at: 'cantina' },
            { card: shelter, id: 'shelter', at: 'cantina' },
          ],
          hand: [{ card: more(add), id: 'more' }],
        },
      });
      return passOn(made(state, drainAt('dark', 'cantina'), play('dark', 'more')));
    };
    // 1 - 2 + 1 and 1 - 2 + 2
    expect(answered(1).stack).toEqual([]);
    expect(answered(2).stack.at(-1)?.amount).toBe(1);
  });
  it('may be a weapon on a character who is there', () => {
    const saber = cardOfFigures(
      {
        kind: 'weapon',
        side: 'dark',
        title: 'Saber',
        class: 'character',
        targets: ['character'],
        cost: 0,
        destinies: 1,
        does: 'hit',
      },
      { standing: [{ drains: 1, of: 'you' }] },
    );
    expect(amountOf([{ card: saber, id: 'saber', at: 'trooper' }])).toBe(2);
  });
});
