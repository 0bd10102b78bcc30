import { describe, expect, it } from 'vitest';
import type { Card, CharacterCard } from '../../../../app/_rules/young-jedi/battle/cards';
import {
  BATTLE_CARDS as B,
  CHARACTERS as C,
  WEAPONS as W,
} from '../../../../app/_rules/young-jedi/battle/examples';
import type { BattleSetup, BattleState, Move } from '../../../../app/_rules/young-jedi/battle/state';
import {
  battle,
  compare,
  draw,
  end,
  fighter,
  firstFight,
  following,
  options,
  planned,
  play,
  reveal,
} from './support';

const foe = (power: number, more: Partial<CharacterCard> = {}) => planned({ foe: fighter(power, more) });
const use = (card: string, target?: string): Move => ({
  type: 'use',
  player: 'light',
  card,
  ...(target !== undefined && { target }),
});
const decline = (player: 'light' | 'dark'): Move => ({ type: 'decline', player });

describe('A Force Push', () => {
  const pushed = (cards: Record<string, Card>) =>
    battle(planned({ b: B.jediForcePush, me: C.quiGon }), planned(cards));
  it('stops a built-in weapon too, dots and draw', () => {
    expect(firstFight(pushed({ foe: C.kiAdiMundi })).totals.dark).toBe(4);
  });
  it('stops a text that depends on the weapon', () => {
    expect(firstFight(pushed({ w: W.aurrasRifle, foe: C.aurraMercenary })).totals.dark).toBe(5);
  });
  it('does nothing if its own character uses a weapon', () => {
    const rifle: Card = { kind: 'weapon', title: 'R', users: [{ who: {}, dots: 1 }] };
    const setup = battle(
      planned({ b: B.jediForcePush, r: rifle, me: C.quiGon }),
      planned({ w: W.aurrasRifle, foe: C.aurraMercenary }),
    );
    expect(firstFight(setup).totals).toEqual({ light: 7, dark: 8 });
  });
});

describe('The Gaderffii Stick', () => {
  const setup = battle(
    planned({ g: W.gaderffii, me: C.tuskenRaider }),
    planned({ w: W.blasterRifle, foe: fighter(3) }),
  );
  it('is discarded before any weapon destiny, to ignore one opposing weapon', () => {
    const state = following(setup, reveal, use('g', 'w'));
    expect(state.waiting).toBeNull();
    expect(state.sides.light.discard).toEqual(['g']);
    expect(following(setup, reveal, use('g', 'w'), compare).results[0]?.totals).toEqual({
      light: 2,
      dark: 3,
    });
  });
  it('or is kept, and drawn for', () => {
    const state = following(setup, reveal, decline('light'), draw('dark', 1), draw('light', 5), compare);
    expect(state.results[0]?.totals).toEqual({ light: 7, dark: 4 });
  });
});

describe('Wisdom Of The Council', () => {
  const mine = { b: B.wisdomOfTheCouncil, w: W.obiWansLightsaber, me: C.obiWan, p: C.padme };
  it('has the Jedi fight the next fight too, with the same weapon, after defeating a ♦ character', () => {
    const state = following(
      battle(planned(mine), planned({ d: C.battleDroid, maul: C.darthMaul })),
      reveal,
      compare,
      reveal,
      compare,
    );
    expect(state.results[1]).toMatchObject({ characters: { light: ['me'] }, totals: { light: 7, dark: 6 } });
    expect(state.sides.light.plan).toEqual(['p']);
  });
  it('does nothing after defeating anybody else', () => {
    const state = following(
      battle(planned(mine), planned({ x: C.padme, y: C.padme })),
      reveal,
      compare,
      reveal,
    );
    expect(state.fight?.lineups.light.characters).toEqual(['p']);
  });
});

describe('Redrawing', () => {
  it('is open once a turn to each copy of the card', () => {
    const setup = battle(planned({ w: W.blasterRifle, me: C.anakinTested }), foe(1));
    const state = following(setup, reveal, draw('light', 1), use('me'), draw('light', 5), draw('light', 2));
    expect(state.waiting).toBeNull();
    expect(
      following(setup, reveal, draw('light', 1), use('me'), draw('light', 5), draw('light', 2), compare)
        .results[0]?.totals.light,
    ).toBe(7);
    expect(state.sides.light.discard).toHaveLength(1);
  });
});

describe('Virtual cards', () => {
  it('back on top of the plan: the opponent is leftover and breaks through if attacking', () => {
    const setup = battle(
      planned({ a: fighter(1), b: fighter(1) }),
      planned({ run: B.weHaveThemOnTheRun, w: W.blasterRifle, foe: fighter(5) }),
    );
    const state = following(setup, reveal, draw('dark', 1));
    expect(state.fight).toBeNull();
    expect(state.sides.dark.plan).toEqual(['w', 'foe']);
    const after = following(setup, reveal, draw('dark', 1), reveal, draw('dark', 1), compare, end);
    expect(after.over).toEqual({ reason: 'battle-over', breakthrough: 1 });
    expect(after.sides.dark.deck).toHaveLength(17);
  });
  it('Watto makes a fight against a Jedi a tie for two cards from hand', () => {
    const setup = battle(
      foe(6, { title: 'Mace Windu', subtitle: 'Jedi Master' }),
      planned({ watto: C.watto }, { hand: [2] }),
    );
    const accept: Move = { type: 'use', player: 'dark', card: 'watto' };
    const throwAway = (n: number): Move => ({ type: 'discard', player: 'dark', card: `dark-hand-${n}` });
    const state = following(setup, reveal, accept, throwAway(2), throwAway(1), compare);
    expect(state.results[0]).toMatchObject({ defeated: [] });
    expect(state.results[0]).not.toHaveProperty('winner');
    expect(state.sides.dark.hand).toEqual([]);
  });
});

describe('Who fights again, and who does not', () => {
  /** Plays the battle to its end: draws are 2, and what may be declined is declined. */
  const playedOut = (setup: BattleSetup): BattleState => {
    let state = following(setup);
    while (!state.over) {
      const { waiting } = state;
      const moves = options(state);
      const move =
        waiting?.for === 'draw'
          ? draw(waiting.player, 2)
          : (moves.find(({ type }) => type === 'decline') ?? moves[0]);
      const step = move && play(state, move);
      if (!step?.ok) throw new Error('the battle is stuck');
      state = step.state;
    }
    return state;
  };
  it('the Jedi of the Council fights one fight more, with the same weapon, and then the next character', () => {
    const state = playedOut(
      battle(
        planned({ wisdom: B.wisdomOfTheCouncil, rifle: W.blasterRifle, jedi: C.quiGon, padme: C.padme }),
        planned({ a: C.battleDroidAway, b: C.battleDroidAway, c: C.battleDroidAway }),
      ),
    );
    expect(state.results.map(({ characters, totals }) => [characters.light, totals.light])).toEqual([
      [['jedi'], 8],
      [['jedi'], 8],
      [['padme'], 3],
    ]);
  });
  it('a whole group is left over if its opponent withdraws, and breaks through if it attacks', () => {
    const state = playedOut(
      battle(
        planned({
          schedule: B.invasionOnSchedule,
          a: C.battleDroidAway,
          b: C.battleDroidAway,
          c: C.battleDroidAway,
          guard: fighter(1),
        }),
        planned({ run: B.weHaveThemOnTheRun, maul: C.darthMaul }),
      ),
    );
    expect(state.results.at(-1)?.characters).toEqual({ light: ['guard'], dark: ['maul'] });
    expect(state.over).toEqual({ reason: 'battle-over', breakthrough: 3 });
  });
  it('attackers break through where the opponent has weapons and nobody to use them', () => {
    const state = playedOut(
      battle(planned({ a: fighter(1), b: fighter(1) }), planned({ rifle: W.blasterRifle })),
    );
    expect(state.over).toEqual({ reason: 'battle-over', breakthrough: 2 });
  });
  it('a plan of stray cards alone is no plan: they go back to hand, and nobody fights', () => {
    const placed = { id: 'fought', card: fighter(3), fought: true as const };
    const stray = { id: 'stray', card: fighter(5) };
    const light = { table: [placed], hand: [stray], deck: 20, plan: ['stray'] };
    const state = playedOut(battle(light, foe(2)));
    expect([state.sides.light.hand, state.results]).toEqual([['stray'], []]);
  });
  it('a pusher armed by his own card uses a weapon, and pushes none away', () => {
    const armed = fighter(5, {
      title: 'Darth Maul',
      builtIn: { title: 'Sith Lightsaber', dots: 1, draws: 1 },
    });
    const state = playedOut(
      battle(
        planned({ saber: W.obiWansLightsaber, obi: C.obiWan }),
        planned({ push: B.sithForcePush, maul: armed }),
      ),
    );
    expect(state.results[0]?.totals).toEqual({ light: 7, dark: 8 });
  });
});

describe('A text that asks for something', () => {
  const against = { against: { trait: 'droid' } };
  it('asks it of a group as well: if the opponent is another, its first fights alone and the rest later', () => {
    const duo: Card = { kind: 'battle', title: 'Duo', together: [{}, {}], needs: against };
    const mine = planned({ b: duo, x: fighter(3), y: fighter(2) });
    const [one, two] = following(battle(mine, foe(9)), reveal, compare, end).results;
    expect([one?.characters.light, two]).toEqual([['x'], undefined]);
    const state = following(battle(mine, planned({ foe: fighter(9), droid: C.battleDroid })), reveal);
    expect(state.sides.light).toMatchObject({ plan: ['y'], discard: ['b'] });
    expect(following(battle(mine, planned({ d: C.battleDroid })), reveal).fight?.lineups.light).toEqual({
      characters: ['x', 'y'],
      weapons: [],
      battle: 'b',
    });
  });
  it('means the owner of the card by "you", whoever fights', () => {
    const jealous: Card = {
      kind: 'effect',
      title: 'An Effect',
      gives: [
        { to: {}, whose: 'opponent', dots: -2, when: { controls: 'Naboo', present: { title: 'Spy' } } },
      ],
    };
    const total = (more: Parameters<typeof planned>[1], theirs: Parameters<typeof planned>[1] = {}) =>
      firstFight(
        battle(
          planned({ e: jealous, me: fighter(1), spy: fighter(1, { title: 'Spy' }) }, more),
          planned({ foe: fighter(5) }, theirs),
        ),
      ).totals.dark;
    expect(total({ controls: ['naboo'] })).toBe(3);
    expect(total({}, { controls: ['Naboo'] })).toBe(5);
  });
  it('finds an Effect present that is face up here', () => {
    const squadron: Card = { kind: 'effect', title: 'Bravo Squadron', gives: [] };
    const pilot = fighter(3, { bonuses: [{ dots: 1, when: { present: { title: 'Bravo Squadron' } } }] });
    expect(firstFight(battle(planned({ e: squadron, me: pilot }), foe(1))).totals.light).toBe(4);
  });
});

describe('A location', () => {
  it.each(['Desert Landing Site', 'Tatooine, Desert Landing Site', 'Tatooine • Desert Landing Site'])(
    'gives its bonus, written %s or otherwise',
    (title) => {
      const setup = battle(planned({ droid: C.battleDroid }), foe(1));
      expect(firstFight({ ...setup, location: { title, planet: 'Tatooine' } }).totals.light).toBe(4);
    },
  );
});

describe('A group that is described one by one', () => {
  it('shares its characters out among the descriptions as long as that can be done', () => {
    const together = [{}, { trait: 'Jedi' }, { title: 'Qui-Gon' }];
    const trio: Card = { kind: 'battle', title: 'Trio', together };
    const group = { b: trio, q: C.quiGon, o: C.obiWan, d: C.battleDroidAway };
    expect(firstFight(battle(planned(group), foe(1))).totals.light).toBe(13);
  });
  it('is judged at once, however large, where it does not come about', () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`c${i}`, fighter(1)]));
    const together = [...Array.from({ length: 39 }, () => ({})), { title: 'Nobody' }];
    const horde: Card = { kind: 'battle', title: 'Horde', together };
    const state = following(battle(planned({ b: horde, ...many }), foe(9)), reveal);
    expect(state.fight?.lineups.light.characters).toEqual(['c0']);
  });
});
