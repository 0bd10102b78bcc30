import { describe, expect, it } from 'vitest';
import {
  awaited,
  type Card,
  cardOfFigures,
  draw,
  lose,
  type Move,
  type PlaySide,
  pass,
  play,
  REACTS,
  type State,
  swccgPlay,
} from '../../../../app/_rules/swccg/play';
import type { Text } from '../../../../app/_rules/swccg/stack';
import { BERU_STEW } from '../../../../app/_rules/swccg/stack/cards/examples';
import { CONTROL, SENSE } from '../../../../app/_rules/swccg/stack/cards/the-force';
import { begin, fightIn, made, sizeOf, someone, speeder, whyNot, zoneOf } from './table';

/** Both pass until the stack is no higher than this, or something has to be settled. */
function settle(state: State, height = 0): State {
  let now = state;
  for (let i = 0; i < 80 && !now.over && now.stack.length > height && !awaited(now); i++)
    now = made(now, pass(now.opportunity));
  return now;
}
const letPass = (state: State, side: 'light' | 'dark'): State =>
  state.opportunity === side ? made(state, pass(side)) : state;

const played = (title: string, side: Card['side'], text: Text): Card => ({
  title,
  side,
  kind: 'interrupt',
  text: [text],
});
const battle: Move = play('dark', 'dark-battle', { targets: { location: 'cantina' } });
const drainAt = (location: string): Move => play('dark', 'dark-drain', { targets: { location } });
const rebel = { card: someone('light', 'Rebel'), id: 'rebel', at: 'cantina' };
const guard = { card: someone('dark', 'Guard'), id: 'guard', at: 'cantina' };
const rifle = { card: 'blaster-rifle' as const, id: 'rifle', at: 'guard' };

describe('Answering a shot', () => {
  const shooting = (answer: Text, light: PlaySide['table'] = []): State => {
    const state = begin({
      patient: true,
      light: { table: [rebel, ...light], hand: [{ card: played('Answer', 'light', answer), id: 'answer' }] },
      dark: { table: [guard, rifle] },
      underWay: { what: 'battle', at: 'cantina', segment: 'weapons' },
    });
    return settle(made(state, play('dark', 'rifle', { targets: { target: 'rebel' } })), 2);
  };
  const friend = { card: someone('light', 'Friend'), id: 'friend', at: 'cantina' };

  it('by excluding its target from the battle leaves nobody to hit', () => {
    let state = shooting(
      { answers: { type: 'fire' }, result: [{ do: 'exclude-from-battle', cards: { title: 'Rebel' } }] },
      [friend],
    );
    state = settle(made(state, play('light', 'answer')), 1);
    if (awaited(state)) state = settle(made(state, draw('dark', 7)), 1);
    expect(fightIn(state)?.hit).toEqual([]);
    expect(zoneOf(state, 'rebel')).toBe('table');
  });

  it('by taking its target back into hand saves it', () => {
    let state = shooting(
      { answers: { type: 'fire' }, result: [{ do: 'place', cards: { title: 'Rebel' }, in: 'hand' }] },
      [friend],
    );
    state = settle(made(state, play('light', 'answer')), 1);
    if (awaited(state)) state = settle(made(state, draw('dark', 7)), 1);
    expect(zoneOf(state, 'rebel')).toBe('hand');
  });

  it('by cancelling it leaves its Force used', () => {
    const state = shooting({ answers: { type: 'fire', by: 'opponent' }, cancels: true });
    const used = sizeOf(state, 'dark', 'used');
    expect(used).toBe(2);
    const after = settle(made(state, play('light', 'answer')), 1);
    expect(sizeOf(after, 'dark', 'used')).toBe(used);
    expect(fightIn(after)?.hit).toEqual([]);
  });
});

describe('Answering a battle', () => {
  it('by cancelling it leaves its Force used, the location battled, and "just initiated" cards in hand', () => {
    const stop = played('Stop', 'light', {
      answers: { type: 'battle', by: 'opponent' },
      just: true,
      cancels: true,
    });
    const ready = played('Ready', 'dark', { answers: { type: 'battle', by: 'you' }, just: true });
    let state = begin({
      patient: true,
      light: { table: [rebel], hand: [{ card: stop, id: 'stop' }] },
      dark: { table: [guard], hand: [{ card: ready, id: 'ready' }] },
    });
    state = settle(made(settle(made(state, battle), 1), play('light', 'stop')));
    expect(state.stack).toEqual([]);
    expect(sizeOf(state, 'dark', 'used')).toBe(1);
    expect(whyNot(state, play('dark', 'ready'))).toBeDefined();
    expect(whyNot(letPass(state, 'light'), battle)).toBe('location-has-battled');
  });

  it('by moving away as a react ends it where nobody is left', () => {
    const away: Text = {
      name: 'away',
      from: 'table',
      type: 'react',
      answers: { type: 'battle', by: 'opponent' },
      just: true,
      costs: [{ use: 1 }],
      targets: { to: { kind: 'location', field: 'reach' } },
      result: [{ do: 'move', cards: 'self', to: { target: 'to' } }],
    };
    const arcona = { card: someone('light', 'Arcona', {}, { text: [away] }), id: 'arcona', at: 'cantina' };
    let state = settle(
      made(begin({ patient: true, light: { table: [arcona] }, dark: { table: [guard] } }), battle),
      1,
    );
    expect(whyNot(state, play('light', 'arcona', { targets: { to: 'dunes' } }))).toBeDefined();
    state = settle(made(state, play('light', 'arcona', { targets: { to: 'eisley' } })));
    expect(state.stack).toEqual([]);
    expect(state.cards.arcona?.at).toBe('eisley');
    expect([sizeOf(state, 'light', 'used'), sizeOf(state, 'dark', 'used')]).toEqual([1, 1]);
  });

  it('by a react at hyperspeed brings a starship from another system', () => {
    const reinforcement = cardOfFigures(
      {
        kind: 'starship',
        type: 'starfighter',
        side: 'light',
        title: 'Scout Ship',
        power: 3,
        maneuver: 3,
        forfeit: 4,
        permanentPilot: { ability: 2 },
        hyperspeed: 4,
        navComputer: true,
      },
      { text: [REACTS] },
    );
    let state = begin({
      patient: true,
      light: {
        table: [
          { card: 'x-wing', id: 'x', at: 'hoth' },
          { card: reinforcement, id: 'scout', at: 'tatooine' },
        ],
      },
      dark: { table: [{ card: 'tie-fighter', id: 'tie', at: 'hoth' }] },
    });
    state = settle(made(state, play('dark', 'dark-battle', { targets: { location: 'hoth' } })), 1);
    state = settle(made(state, play('light', 'scout')), 1);
    expect(state.cards.scout?.at).toBe('hoth');
    expect(fightIn(settle(made(state, pass('dark'), pass('light')), 1))?.participants).toContain('scout');
  });
});

describe('Answering a Force drain', () => {
  const driver = (id: string, at: string) => ({
    card: someone('light', id),
    id,
    at,
    as: 'driver' as const,
  });

  it('by Control leaves the location drained', () => {
    let state = begin({
      phase: 'control',
      patient: true,
      dark: { table: [guard] },
      light: { hand: [CONTROL] },
    });
    state = settle(made(settle(made(state, drainAt('cantina')), 1), play('light', 'control')));
    expect(sizeOf(state, 'light', 'lost')).toBe(1);
    expect(whyNot(letPass(state, 'light'), drainAt('cantina'))).toBe('already-drained');
  });

  it('by a second react, when the first was Sensed, cancels it', () => {
    let state = begin({
      phase: 'control',
      patient: true,
      dark: {
        table: [{ card: someone('dark', 'Lord', { ability: 6 }), id: 'lord', at: 'cantina' }],
        hand: [SENSE],
        reserve: [1, 1, 1],
      },
      light: {
        table: [
          { card: speeder('light'), id: 'one', at: 'eisley' },
          driver('ann', 'one'),
          { card: speeder('light'), id: 'two', at: 'eisley' },
          driver('bob', 'two'),
        ],
      },
    });
    state = settle(made(state, drainAt('cantina')), 1);
    state = settle(made(state, play('light', 'one')), 2);
    state = settle(made(state, play('dark', 'sense')), 2);
    state = settle(made(state, draw('dark', 1)), 1);
    state = letPass(state, 'dark');
    expect(state.cards.one?.at).toBe('eisley');
    expect(whyNot(state, play('light', 'one'))).toBeDefined();
    state = settle(made(state, play('light', 'two')));
    expect(state.cards.two?.at).toBe('cantina');
    expect(sizeOf(state, 'light', 'lost')).toBe(0);
  });

  const deploying = (figures: { droid?: true; ability: number }): Card =>
    cardOfFigures(
      { kind: 'character', side: 'light', title: 'Scout', power: 3, forfeit: 3, deploy: 2, ...figures },
      {
        text: [
          {
            name: 'react',
            type: 'react',
            answers: { type: ['battle', 'force-drain'], by: 'opponent' },
            just: true,
            field: 'react-by-deploying',
          },
        ],
      },
    );
  const drainedWith = (card: Card, at: string): State =>
    settle(
      made(
        begin({
          phase: 'control',
          patient: true,
          dark: { table: [{ ...guard, at }] },
          light: { hand: [{ card, id: 'scout' }] },
        }),
        drainAt(at),
      ),
      1,
    );

  it('by deploying as a react takes a Force icon or presence there, and pays', () => {
    expect(whyNot(drainedWith(deploying({ ability: 2 }), 'dunes'), play('light', 'scout'))).toBeDefined();
    const state = settle(made(drainedWith(deploying({ ability: 2 }), 'eisley'), play('light', 'scout')));
    expect(state.stack).toEqual([]);
    expect(state.cards.scout?.at).toBe('eisley');
    expect(sizeOf(state, 'light', 'used')).toBe(2);
    expect(sizeOf(state, 'light', 'lost')).toBe(0);
  });

  it('by deploying a droid does not cancel it', () => {
    const droid = deploying({ droid: true, ability: 0 });
    const state = settle(made(drainedWith(droid, 'eisley'), play('light', 'scout')));
    expect(awaited(state)).toMatchObject({ what: 'lose', by: 'light' });
    expect(sizeOf(made(state, lose('light', 'reserve')), 'light', 'lost')).toBe(1);
  });
});

describe('Force activated by a card', () => {
  it('does not count toward what the activate phase allows, whoever played it', () => {
    let state = begin({
      phase: 'activate',
      patient: true,
      light: { hand: [{ card: BERU_STEW, id: 'stew' }], reserve: 20 },
      dark: { reserve: 30, force: 0 },
    });
    state = settle(made(state, pass('dark'), play('light', 'stew')));
    let count = 0;
    const activate = play('dark', 'dark-activate');
    for (let i = 0; i < 40 && state.phase === 'activate'; i++) {
      state = letPass(state, 'light');
      if (!swccgPlay.play(state, activate).ok) break;
      state = settle(made(state, activate));
      count += 1;
    }
    // six icons on the dark side, and 1
    expect(count).toBe(7);
    expect(sizeOf(state, 'dark', 'force')).toBe(9);
  });
});
