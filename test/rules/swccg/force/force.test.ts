import { describe, expect, it } from 'vitest';
import type { PilesSetup } from '../../../../app/_rules/swccg/force/piles';
import { checkSetup } from '../../../../app/_rules/swccg/force/setup';
import { forceSimulator } from '../../../../app/_rules/swccg/force/simulator';
import type {
  ForceCard,
  ForceLocation,
  ForceSetup,
  ForceState,
  Move,
} from '../../../../app/_rules/swccg/force/state';

const { start, play, options } = forceSimulator;

const site = (more: Partial<ForceLocation> = {}): ForceLocation => ({
  id: 'site',
  title: 'Site',
  icons: { dark: 2, light: 1 },
  ...more,
});

interface Given extends Partial<Omit<ForceSetup, 'piles'>> {
  dark?: PilesSetup;
  light?: PilesSetup;
}

const setUp = ({ dark, light, ...more }: Given = {}): ForceSetup => ({
  piles: {
    dark: dark ?? { reserve: 10, force: 3, hand: 2 },
    light: light ?? { reserve: 10, force: 3, hand: 2 },
  },
  locations: [site()],
  ...more,
});

const interrupt = (
  does: 'activate' | 'retrieve' | 'opponent-loses' | 'draw-from-reserve',
  amount: number,
  more: Partial<ForceCard> = {},
): ForceCard =>
  ({
    kind: 'interrupt',
    side: 'dark',
    title: 'Interrupt',
    pile: 'used',
    effect: { does, amount },
    ...more,
  }) as ForceCard;

function following(setup: ForceSetup, ...moves: Move[]): ForceState {
  let state = start(setup);
  for (const move of moves) {
    const step = play(state, move);
    if (!step.ok) throw new Error(`${step.code}: ${JSON.stringify(move)}`);
    state = step.state;
  }
  return state;
}

const refusal = (state: ForceState, move: Move): string => {
  const result = play(state, move);
  return result.ok ? 'legal' : result.code;
};

const sizes = (state: ForceState, side: 'dark' | 'light'): string => {
  const { reserve, force, used, lost, hand } = state.piles[side];
  return [reserve, force, used, lost, hand].map((pile) => pile.length).join(' ');
};

const pass: Move = { type: 'pass', player: 'dark' };
const activate: Move = { type: 'activate', player: 'dark' };

describe('Activating Force', () => {
  it('moves one card at a time, and may stop short of what is allowed', () => {
    const state = following(setUp(), activate);
    expect(sizes(state, 'dark')).toBe('9 4 0 0 2');
    expect(options(state)).toEqual([activate, pass]);
  });
  it('is limited to icons on all locations plus 1', () => {
    const state = following(setUp(), activate, activate, activate);
    expect(refusal(state, activate)).toBe('all-activated');
  });
  it('takes the top card onto the top', () => {
    const state = following(setUp({ dark: { reserve: ['first', 'second'], force: ['old'] } }), activate);
    expect(state.piles.dark.force).toEqual(['first', 'old']);
  });
  it('is refused: with an empty Reserve Deck, in another phase, in another’s turn', () => {
    expect(refusal(start(setUp({ dark: { force: 1 } })), activate)).toBe('reserve-empty');
    expect(refusal(following(setUp(), pass), activate)).toBe('wrong-phase');
    expect(refusal(start(setUp()), { type: 'activate', player: 'light' })).toBe('not-your-turn');
  });
  it('is mandatory when a card requires it, as far as the Reserve Deck goes', () => {
    const cards = { stew: interrupt('activate', 3) };
    const state = following(setUp({ cards, dark: { reserve: 2, hand: ['stew'] }, phase: 'draw' }), {
      type: 'interrupt',
      player: 'dark',
      card: 'stew',
    });
    expect(options(state)).toEqual([activate]);
    expect(refusal(state, pass)).toBe('something-due');
    const done = following(
      setUp({ cards, dark: { reserve: 2, hand: ['stew'] }, phase: 'draw' }),
      { type: 'interrupt', player: 'dark', card: 'stew' },
      activate,
      activate,
    );
    expect(done.due).toBeNull();
    expect(sizes(done, 'dark')).toBe('0 2 1 0 0');
  });
});

describe('Using Force', () => {
  const cards: Record<string, ForceCard> = {
    trooper: { kind: 'deploys', side: 'dark', title: 'Stormtrooper', cost: 2 },
    place: { kind: 'location', side: 'dark', title: 'Place', icons: { dark: 2, light: 0 } },
  };
  const setup = setUp({ cards, phase: 'deploy', dark: { reserve: 5, force: 3, hand: ['trooper', 'place'] } });
  const deploy: Move = { type: 'deploy', player: 'dark', card: 'trooper' };
  const use: Move = { type: 'use', player: 'dark' };
  it('pays a deploy cost one card at a time; the card then reaches the table', () => {
    const half = following(setup, deploy, use);
    expect(half.table.dark).toEqual([]);
    const state = following(setup, deploy, use, use);
    expect(state.table.dark).toEqual(['trooper']);
    expect(sizes(state, 'dark')).toBe('5 1 2 0 1');
  });
  it('is refused: more than the Force Pile holds', () => {
    const poor = { ...setup, piles: { ...setup.piles, dark: { reserve: 5, force: 1, hand: ['trooper'] } } };
    expect(refusal(start(poor), deploy)).toBe('not-enough-force');
  });
  it('is refused: when nothing is to be paid', () => {
    expect(refusal(start(setup), use)).toBe('nothing-due');
  });
  it('is not needed for a location, whose icons count from then on', () => {
    const state = following(setup, { type: 'deploy', player: 'dark', card: 'place' });
    expect(state.due).toBeNull();
    expect(state.locations).toHaveLength(2);
  });
  it('moves a card once a turn', () => {
    const moved = following(
      {
        ...setup,
        phase: 'move',
        table: { dark: ['trooper'] },
        piles: { ...setup.piles, dark: { reserve: 5, force: 3 } },
      },
      { type: 'move', player: 'dark', card: 'trooper' },
      use,
    );
    expect(refusal(moved, { type: 'move', player: 'dark', card: 'trooper' })).toBe('already-moved');
  });
});

describe('Losing Force to a drain', () => {
  const drain: Move = { type: 'drain', player: 'dark', location: 'site' };
  const at = (location: Partial<ForceLocation>, more: Given = {}) =>
    setUp({ phase: 'control', locations: [site(location)], ...more });
  it('costs as much as the icons on the loser’s side, bonuses included', () => {
    expect(following(at({ control: 'dark', drainBonus: 1 }), drain).due).toMatchObject({
      what: 'lose',
      player: 'light',
      left: 2,
    });
  });
  it('of 0 is legal, and nothing is lost', () => {
    expect(following(at({ control: 'dark', icons: { dark: 1, light: 0 } }), drain).due).toBeNull();
  });
  it('comes from the hand or the top of any pile of Life Force', () => {
    const light = { reserve: 1, force: 1, used: 1, hand: ['sense'] };
    const state = following(
      at({ control: 'dark' }, { light, cards: { sense: interrupt('retrieve', 0, { side: 'light' }) } }),
      drain,
    );
    expect(options(state)).toEqual([
      { type: 'lose', player: 'light', from: 'hand', card: 'sense' },
      { type: 'lose', player: 'light', from: 'reserve' },
      { type: 'lose', player: 'light', from: 'force' },
      { type: 'lose', player: 'light', from: 'used' },
    ]);
  });
  it('is refused: where nobody controls, where the other controls, or twice', () => {
    expect(refusal(start(at({})), drain)).toBe('not-controlled');
    expect(refusal(start(at({ control: 'light' })), drain)).toBe('not-controlled');
    const drained = following(at({ control: 'dark' }), drain, {
      type: 'lose',
      player: 'light',
      from: 'reserve',
    });
    expect(refusal(drained, drain)).toBe('already-drained');
  });
});

describe('Retrieving', () => {
  const play3: Move = { type: 'interrupt', player: 'dark', card: 'three' };
  const setup = (lost: string[]) =>
    setUp({ cards: { three: interrupt('retrieve', 3) }, dark: { reserve: 3, lost, hand: ['three'] } });
  it('takes the top card first, and is one action', () => {
    const state = following(setup(['a', 'b', 'c', 'd']), play3);
    expect(state.piles.dark.used).toEqual(['three', 'c', 'b', 'a']);
    expect(state.piles.dark.lost).toEqual(['d']);
  });
  it('may be initiated with an empty Lost Pile', () => {
    expect(refusal(start(setup([])), play3)).toBe('legal');
  });
});

describe('An empty pile', () => {
  it('cannot be drawn from by a card', () => {
    const cards = { search: interrupt('draw-from-reserve', 2) };
    const search: Move = { type: 'interrupt', player: 'dark', card: 'search' };
    expect(refusal(start(setUp({ cards, dark: { force: 1, hand: ['search'] } })), search)).toBe(
      'cannot-take-from-empty',
    );
    const one = following(setUp({ cards, dark: { reserve: 1, force: 1, hand: ['search'] } }), search);
    expect(sizes(one, 'dark')).toBe('0 1 1 0 1');
  });
  it('lets a destiny draw be tried, which fails', () => {
    const battle: Move[] = [
      { type: 'battle', player: 'dark', location: 'site' },
      { type: 'use', player: 'dark' },
      { type: 'destiny', player: 'dark' },
    ];
    const state = following(
      setUp({ phase: 'battle', locations: [site({ contested: true })], dark: { force: 2 } }),
      ...battle,
    );
    expect(sizes(state, 'dark')).toBe('0 1 1 0 0');
    expect(state.due).toMatchObject({ what: 'destiny', player: 'light' });
  });
});

describe('The turn', () => {
  it('goes through its phases in order, then recirculates for both', () => {
    const state = following(setUp({ turns: 2 }), pass, pass, pass, pass, pass, pass);
    expect(state.phase).toBe('end');
    expect(refusal(state, pass)).toBe('wrong-phase');
    const next = following(
      setUp({ turns: 2 }),
      pass,
      pass,
      pass,
      pass,
      pass,
      pass,
      { type: 'recirculate', player: 'light' },
      { type: 'recirculate', player: 'dark' },
    );
    expect(next).toMatchObject({ turn: 'light', turnNumber: 2, phase: 'activate', opportunity: 'light' });
  });
  it('puts the Used Pile under the Reserve Deck, in its order', () => {
    const setup = setUp({ phase: 'draw', dark: { reserve: ['top'], used: ['later', 'first'] } });
    const state = following(setup, pass, { type: 'recirculate', player: 'dark' });
    expect(state.piles.dark.reserve).toEqual(['top', 'later', 'first']);
  });
  it('gives the opponent an opportunity after each action, if there is something to play', () => {
    const cards = { back: interrupt('retrieve', 1, { side: 'light' }) };
    const state = following(setUp({ cards, light: { reserve: 3, hand: ['back'] } }), activate);
    expect(state.opportunity).toBe('light');
    expect(refusal(state, activate)).toBe('not-your-opportunity');
    expect(options(state)).toEqual([
      { type: 'interrupt', player: 'light', card: 'back' },
      { type: 'pass', player: 'light' },
    ]);
  });
  it('draws cards from the Force Pile, each an action, only in the draw phase', () => {
    const draw: Move = { type: 'draw', player: 'dark' };
    expect(refusal(start(setUp()), draw)).toBe('wrong-phase');
    expect(sizes(following(setUp({ phase: 'draw' }), draw, draw), 'dark')).toBe('10 1 0 0 4');
  });
});

describe('Defeat', () => {
  it('comes at once when Life Force is exhausted, even by drawing its last card', () => {
    const state = following(setUp({ phase: 'draw', dark: { force: 1, hand: 5 } }), {
      type: 'draw',
      player: 'dark',
    });
    expect(state.over).toEqual({ reason: 'defeat', defeated: 'dark' });
    expect(options(state)).toEqual([]);
    expect(refusal(state, pass)).toBe('game-over');
  });
});

describe('A setup', () => {
  it('is flawed: a card twice, unknown, with the wrong player, or no Life Force', () => {
    const cards = { mine: interrupt('retrieve', 1), theirs: interrupt('retrieve', 1, { side: 'light' }) };
    const flaws = (dark: PilesSetup) => checkSetup(setUp({ cards, dark })).map(({ code }) => code);
    expect(flaws({ reserve: 1, hand: ['mine', 'mine'] })).toEqual(['id-twice']);
    expect(flaws({ reserve: 1, hand: ['who'] })).toEqual(['unknown-card']);
    expect(flaws({ reserve: 1, hand: ['theirs'] })).toEqual(['wrong-side']);
    expect(flaws({ hand: ['mine'] })).toEqual(['no-life-force']);
  });
});
