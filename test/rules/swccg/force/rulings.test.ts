import { describe, expect, it } from 'vitest';
import {
  activationOf,
  checkSetup,
  type ForceCard,
  type ForceSetup,
  type ForceState,
  forceSimulator,
  type Move,
} from '../../../../app/_rules/swccg/force';

const { start, play, options } = forceSimulator;

/** Light's turn, with one location of 1 dark and 2 light icons, unless told otherwise. */
function setUp(more: Partial<ForceSetup>): ForceSetup {
  const setup: ForceSetup = {
    turn: 'light',
    piles: { light: { reserve: 10, hand: 3 }, dark: { reserve: 10, hand: 3 } },
    locations: [{ id: 'farm', title: 'Farm', icons: { dark: 1, light: 2 } }],
    ...more,
  };
  expect(checkSetup(setup)).toEqual([]);
  return setup;
}

function following(setup: ForceSetup, ...moves: Move[]): ForceState {
  let state = start(setup);
  for (const move of moves) {
    const step = play(state, move);
    if (!step.ok) throw new Error(`${JSON.stringify(move)}: ${step.code}`);
    state = step.state;
  }
  return state;
}

const isLegal = (state: ForceState, move: Move): boolean => play(state, move).ok;
const DRAIN: Move = { type: 'drain', player: 'light', location: 'farm' };
const card = (title: string, cost = 0): ForceCard => ({ kind: 'deploys', side: 'light', title, cost });

describe('Generating Force', () => {
  it('needs nobody at the location, even where the opponent controls it', () => {
    const farm = { id: 'farm', title: 'Farm', icons: { dark: 1, light: 2 }, control: 'dark' as const };
    expect(activationOf(start(setUp({ locations: [farm] })), 'light')).toBe(3);
  });

  it('is 1 without any location', () => {
    const state = following(setUp({ locations: [] }), { type: 'activate', player: 'light' });
    expect(isLegal(state, { type: 'activate', player: 'light' })).toBe(false);
  });
});

describe('A Force drain', () => {
  const at = (dark: number, more = {}): ForceSetup['locations'] => [
    { id: 'farm', title: 'Farm', icons: { dark, light: 0 }, control: 'light', ...more },
  ];

  it('made smaller than nothing gives nothing back', () => {
    const state = following(setUp({ phase: 'control', locations: at(1, { drainBonus: -4 }) }), DRAIN);
    expect(state.due).toBeNull();
    expect(state.piles.dark.lost).toEqual([]);
  });

  it('is paid before anybody goes on, and by nobody else', () => {
    const state = following(setUp({ phase: 'control', locations: at(2) }), DRAIN, {
      type: 'lose',
      player: 'dark',
      from: 'reserve',
    });
    expect(state.due).toMatchObject({ player: 'dark', left: 1 });
    expect(isLegal(state, { type: 'pass', player: 'light' })).toBe(false);
    expect(isLegal(state, { type: 'lose', player: 'light', from: 'reserve' })).toBe(false);
  });

  it('paid from the hand leaves the last Life Force', () => {
    const setup = setUp({
      phase: 'control',
      piles: { light: { reserve: 5 }, dark: { reserve: 1, hand: 4 } },
      locations: at(3),
    });
    const fromHand = ['dark-2', 'dark-3', 'dark-4'].map(
      (id): Move => ({ type: 'lose', player: 'dark', from: 'hand', card: id }),
    );
    expect(following(setup, DRAIN, ...fromHand)).toMatchObject({ due: null });
    expect(following(setup, DRAIN, { type: 'lose', player: 'dark', from: 'reserve' }).over).toMatchObject({
      defeated: 'dark',
    });
  });
});

describe('The piles', () => {
  it('take each Force used on top of the one before', () => {
    const setup = setUp({
      phase: 'deploy',
      piles: { light: { reserve: 2, force: ['first', 'second'], hand: ['han'] }, dark: { reserve: 5 } },
      cards: { first: card('First'), second: card('Second'), han: card('Han', 2) },
    });
    const use: Move = { type: 'use', player: 'light' };
    const announced = following(setup, { type: 'deploy', player: 'light', card: 'han' }, use);
    expect(announced.table.light).toEqual([]);
    const paid = following(setup, { type: 'deploy', player: 'light', card: 'han' }, use, use);
    expect(paid.table.light).toEqual(['han']);
    expect(paid.piles.light.used).toEqual(['second', 'first']);
  });

  it('give back the top of the Lost Pile first; what retrieves is lost afterwards', () => {
    const setup = setUp({
      phase: 'control',
      piles: { light: { reserve: 2, lost: ['a', 'b', 'c'], hand: ['fetch'] }, dark: { reserve: 5 } },
      cards: {
        a: card('A'),
        b: card('B'),
        c: card('C'),
        fetch: {
          kind: 'interrupt',
          side: 'light',
          title: 'Fetch',
          pile: 'lost',
          effect: { does: 'retrieve', amount: 2 },
        },
      },
    });
    const { light } = following(setup, { type: 'interrupt', player: 'light', card: 'fetch' }).piles;
    expect(light.used).toEqual(['b', 'a']);
    expect(light.lost).toEqual(['fetch', 'c']);
  });

  it('keep what is left in the Force Pile for the next turn, while both Used Piles recirculate', () => {
    let state = start(
      setUp({
        phase: 'draw',
        turns: 2,
        piles: { light: { reserve: 5, force: 2, used: 1 }, dark: { reserve: 5, used: 2 } },
      }),
    );
    while (state.turn === 'light') {
      const moves = options(state);
      const move =
        moves.find(({ type }) => type === 'recirculate') ?? moves.find(({ type }) => type === 'pass');
      if (!move) throw new Error('stuck');
      const step = play(state, move);
      if (step.ok) state = step.state;
    }
    expect(state.piles.light).toMatchObject({ used: [] });
    expect(
      [state.piles.light.force, state.piles.light.reserve, state.piles.dark.reserve].map(
        (pile) => pile.length,
      ),
    ).toEqual([2, 6, 7]);
  });

  it('of which the Reserve Deck is short give what they have', () => {
    const setup = (reserve: number) =>
      setUp({
        phase: 'control',
        piles: { light: { reserve, force: 2, hand: ['take'] }, dark: { reserve: 5 } },
        cards: {
          take: {
            kind: 'interrupt',
            side: 'light',
            title: 'Take',
            pile: 'used',
            effect: { does: 'draw-from-reserve', amount: 2 },
          },
        },
      });
    const take: Move = { type: 'interrupt', player: 'light', card: 'take' };
    expect(following(setup(1), take).piles.light.hand).toHaveLength(1);
    expect(isLegal(start(setup(0)), take)).toBe(false);
  });
});
