import { describe, expect, it } from 'vitest';
import type { Card, CharacterCard } from '../../../../app/_rules/young-jedi/battle/cards';
import { checkSetup } from '../../../../app/_rules/young-jedi/battle/check-setup';
import {
  BATTLE_CARDS as B,
  CHARACTERS as C,
  EFFECTS as E,
  WEAPONS as W,
} from '../../../../app/_rules/young-jedi/battle/examples';
import type { BattleSetup, Move } from '../../../../app/_rules/young-jedi/battle/state';
import { fits, hasTrait } from '../../../../app/_rules/young-jedi/battle/who';
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
  refusal,
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

describe('A fight', () => {
  it.each([
    ['the higher power wins', 4, 3, 'light'],
    ['the lower loses', 2, 3, 'dark'],
    ['equal totals are a tie', 3, 3, undefined],
  ])('%s', (_, light, dark, winner) => {
    const result = firstFight(battle(planned({ me: fighter(light) }), foe(dark)));
    expect(result.winner).toBe(winner);
  });
  it('adds the dots of the present location only', () => {
    const droid = planned({ droid: C.battleDroid });
    expect(firstFight(battle(droid, foe(1))).totals.light).toBe(4);
    const arena = { location: { title: 'Tatooine: Podrace Arena', planet: 'Tatooine' } };
    expect(firstFight(battle(droid, foe(1), arena)).totals.light).toBe(2);
  });
  it('costs the loser the damage of the loser', () => {
    const { damage, state } = firstFight(
      battle(planned({ me: fighter(9, { damage: 5 }) }), foe(1, { damage: 2 })),
    );
    expect(damage).toBe(2);
    expect(state.sides.dark.deck).toHaveLength(18);
    expect(state.sides.light.deck).toHaveLength(20);
  });
});

describe('Declaring a battle', () => {
  const unplanned = (hidden: boolean): BattleSetup => ({
    ...battle(
      { table: [{ id: 'me', card: fighter(1) }], deck: 5 },
      { table: [{ id: 'foe', card: fighter(1), ...(hidden && { hidden: true }) }], deck: 5 },
    ),
  });
  const declare: Move = { type: 'declare', player: 'light' };
  it('needs face-up cards on both sides', () => {
    expect(refusal(following(unplanned(true)), declare)).toBe('no-face-up-cards');
    expect(refusal(following(unplanned(false)), declare)).toBe('legal');
  });
  it('is not open to a player who passed in a duel this turn', () => {
    expect(refusal(following({ ...unplanned(false), passed: ['light'] }), declare)).toBe('passed-in-duel');
  });
  it('is never forced', () => {
    expect(following(unplanned(false), { type: 'skip', player: 'light' }).over).toEqual({
      reason: 'no-battle',
    });
  });
  it('leaves out a character that a text keeps from battles', () => {
    const setup = battle(
      {
        table: [
          { id: 'me', card: fighter(1) },
          { id: 'out', card: fighter(1), sitsOut: true },
        ],
        deck: 5,
      },
      { table: [{ id: 'foe', card: fighter(1) }], deck: 5 },
    );
    const state = following(
      setup,
      declare,
      { type: 'announce', player: 'light' },
      { type: 'announce', player: 'dark' },
    );
    expect(refusal(state, { type: 'place', player: 'light', card: 'out' })).toBe('sits-out');
  });
});

describe('Weapons', () => {
  it('count the first box that fits: his own for Obi-Wan, the other for another Jedi', () => {
    expect(firstFight(battle(planned({ w: W.obiWansLightsaber, me: C.obiWan }), foe(1))).totals.light).toBe(
      7,
    );
    expect(
      firstFight(battle(planned({ w: W.obiWansLightsaber, me: C.quiGon }), foe(1)), 4).totals.light,
    ).toBe(10);
  });
  it('work with a tank where any character will do', () => {
    expect(firstFight(battle(planned({ w: W.blasterRifle, me: C.tank }), foe(1)), 3).totals.light).toBe(8);
  });
  it('are ignored, not lost, with a character who cannot use them', () => {
    const { totals, state } = firstFight(battle(planned({ w: W.obiWansLightsaber, me: C.padme }), foe(9)));
    expect(totals.light).toBe(3);
    expect(state.sides.light.aside).toEqual(['w']);
  });
  it('are lost with the character who used them', () => {
    const { state } = firstFight(battle(planned({ w: W.blasterRifle, me: C.padme }), foe(9)), 1);
    expect(state.sides.light.discard).toEqual(expect.arrayContaining(['w', 'me']));
  });
  it('are used one at a time: of two in a row, the one just before the character', () => {
    const { totals, state } = firstFight(
      battle(planned({ a: W.blasterRifle, b: W.stap, me: C.battleDroid }), foe(9)),
    );
    expect(totals.light).toBe(6);
    expect(state.sides.light.aside).toEqual(['a']);
    expect(state.sides.light.discard).toEqual(expect.arrayContaining(['b']));
  });
  it('are used two at a time if a Battle card says so', () => {
    const speeder: Card = { kind: 'weapon', title: 'Flash Speeder', users: [{ who: {}, dots: 2, draws: 1 }] };
    const blaster: Card = { kind: 'weapon', title: 'Naboo Blaster', users: [{ who: {}, draws: 1 }] };
    const officer = fighter(3, { title: 'Naboo Officer', diamond: true });
    const mine = planned({ b: B.comeOnMove, s: speeder, g: blaster, me: officer });
    expect(firstFight(battle(mine, foe(1)), 1, 1).totals.light).toBe(7);
  });
  it('do not come before their Battle card: the weapon is ignored, the card works', () => {
    const { totals, state } = firstFight(
      battle(planned({ w: W.blasterRifle, b: B.inCompleteControl, me: C.battleDroid }), foe(1)),
    );
    expect(totals.light).toBe(6);
    expect(state.sides.light.aside).toContain('w');
  });
  it('built into a character draw destiny and shut out weapon cards', () => {
    const mine = planned({ w: W.blasterRifle, me: C.kiAdiMundi });
    const { totals, state } = firstFight(battle(mine, foe(20)), 2);
    expect(totals.light).toBe(7);
    expect(state.sides.light.aside).toEqual(['w']);
  });
});

describe('Battle cards', () => {
  it.each<[string, Card, CharacterCard, number]>([
    ['work with whom they name', B.securityVolunteers, C.royalGuard, 4],
    ['do nothing for anybody else', B.securityVolunteers, C.quiGon, 6],
    ['for a ♦ battle droid do nothing for a Squad', B.inCompleteControl, C.battleDroidSquad, 4],
    [
      'may ask for a planet',
      { kind: 'battle', title: 'On Naboo', needs: { on: 'Naboo' }, dots: 3 },
      C.padme,
      3,
    ],
    [
      'may ask for a place',
      { kind: 'battle', title: 'Here', needs: { at: 'Tatooine: Desert Landing Site' }, dots: 3 },
      C.padme,
      6,
    ],
    [
      'may ask for an opponent',
      { kind: 'battle', title: 'No!', needs: { against: { title: 'Darth Maul' } }, dots: 4 },
      C.padme,
      3,
    ],
    [
      'may count in the first fight only',
      { kind: 'battle', title: 'Short', needs: { first: true }, dots: 3 },
      C.padme,
      6,
    ],
  ])('%s', (_, card, character, total) => {
    const { totals, state } = firstFight(battle(planned({ b: card, me: character }), foe(1)));
    expect(totals.light).toBe(total);
    expect(state.sides.light.discard).toContain('b');
  });
  it('that return their character to hand cause no damage and keep the weapon on the planet', () => {
    const mine = planned({ b: B.badFeeling, w: W.obiWansLightsaber, me: C.obiWan });
    const { damage, defeated, state } = firstFight(battle(mine, foe(9)));
    expect({ damage, defeated }).toEqual({ damage: 0, defeated: ['me'] });
    expect(state.sides.light).toMatchObject({ hand: ['me'], aside: ['w'], discard: ['b'] });
    expect(state.sides.light.deck).toHaveLength(20);
  });
  it('that found no fight are discarded when the battle ends', () => {
    const state = following(
      battle(planned({ a: fighter(3), b: B.inCompleteControl, c: C.battleDroid }), foe(1)),
      reveal,
      compare,
      end,
    );
    expect(state.sides.light.discard).toEqual(['b']);
    expect(state.over).toEqual({ reason: 'battle-over', breakthrough: 1 });
  });
  it('from hand only: another card in the plan goes back to hand', () => {
    const setup = battle(
      planned({ me: fighter(3) }, { hand: [{ id: 'stray', card: C.darthMaul }], plan: ['stray', 'me'] }),
      foe(1),
    );
    expect(checkSetup(setup)).toEqual([]);
    const { totals, state } = firstFight(setup);
    expect(totals.light).toBe(3);
    expect(state.sides.light.hand).toEqual(['stray']);
  });
  it('of two halves, only the one chosen counts', () => {
    const card: Card = {
      kind: 'battle',
      title: 'A / B',
      halves: [
        { title: 'A', dots: 2 },
        { title: 'B', draws: 1 },
      ],
    };
    const setup = battle(planned({ b: card, me: fighter(1) }), foe(1));
    const half = (n: 0 | 1): Move => ({ type: 'half', player: 'light', half: n });
    expect(following(setup, reveal, half(0), compare).results[0]?.totals.light).toBe(3);
    expect(following(setup, reveal, half(1), draw('light', 5), compare).results[0]?.totals.light).toBe(6);
  });
  it('may reveal the hand for a bonus, but not an empty one', () => {
    const setup = (hand: number) =>
      battle(
        planned({ me: fighter(1) }, { hand: [{ id: 'b', card: B.heAlwaysWins }, hand], plan: ['b', 'me'] }),
        foe(1),
      );
    expect(following(setup(1), reveal, use('b'), compare).results[0]?.totals.light).toBe(5);
    expect(following(setup(1), reveal, decline('light'), compare).results[0]?.totals.light).toBe(1);
    expect(following(setup(0), reveal, compare).results[0]?.totals.light).toBe(1);
  });
  it('that speak of the opponent’s destiny take that of one opponent, at choice', () => {
    const duo: Card = { kind: 'battle', title: 'Duo', together: [{}, {}] };
    const setup = battle(
      planned({ b: B.youAreStrong, me: fighter(1) }),
      planned({ d: duo, x: fighter(1, { destiny: 2 }), y: fighter(1, { destiny: 6 }) }),
    );
    const state = following(setup, reveal);
    expect(refusal(state, compare)).toBe('decide-first');
    expect(
      following(setup, reveal, { type: 'choose', player: 'light', target: 'y' }, compare).results[0]?.totals
        .light,
    ).toBe(7);
  });
});

describe('Fighting together', () => {
  const angel = { b: B.areYouAnAngel, a: fighter(2, { title: 'Anakin Skywalker' }), p: C.padme };
  it('adds up power and bonuses, in whatever order the group stands', () => {
    expect(firstFight(battle(planned(angel), foe(1))).totals.light).toBe(8);
    const { b, a, p } = angel;
    expect(firstFight(battle(planned({ b, p, a }), foe(1))).totals.light).toBe(8);
  });
  it('gives the weapon to the first of the group only', () => {
    const { b, a, p } = angel;
    const saber: Card = { kind: 'weapon', title: 'S', users: [{ who: { title: 'Padmé' }, dots: 5 }] };
    expect(firstFight(battle(planned({ b, s: saber, a, p }), foe(1))).totals.light).toBe(8);
    expect(firstFight(battle(planned({ b, s: saber, p, a }), foe(1))).totals.light).toBe(13);
  });
  it('ignores a weapon laid between the characters', () => {
    const { b, a, p } = angel;
    const { totals, state } = firstFight(battle(planned({ b, a, w: W.blasterRifle, p }), foe(1)));
    expect(totals.light).toBe(8);
    expect(state.sides.light.aside).toContain('w');
  });
  it('falls apart if the group is short: only the Battle card is discarded', () => {
    const state = following(
      battle(planned({ b: B.invasionOnSchedule, x: C.battleDroid, y: C.battleDroid }), foe(9)),
      reveal,
    );
    expect(state.fight?.lineups.light).toEqual({ characters: ['x'], weapons: [] });
    expect(state.sides.light).toMatchObject({ plan: ['y'], discard: ['b'] });
  });
  it('does not come about where its Battle card does not work', () => {
    const duo: Card = { kind: 'battle', title: 'On Naboo', together: [{}, {}], needs: { on: 'Naboo' } };
    const state = following(battle(planned({ b: duo, x: fighter(1), y: fighter(1) }), foe(9)), reveal);
    expect(state.fight?.lineups.light.characters).toEqual(['x']);
    expect(state.sides.light.discard).toEqual(['b']);
  });
  it('can spare all but one: only the droid is defeated', () => {
    const { defeated, damage } = firstFight(
      battle(planned({ b: B.armoredAssault, t: C.tank, d: C.battleDroid }), foe(20)),
    );
    expect({ defeated, damage }).toEqual({ defeated: ['d'], damage: 1 });
  });
  it('lets the owner choose whom a text spares, if several fit', () => {
    const duo: Card = { kind: 'battle', title: 'Duo', together: [{}, {}], onlyDefeated: {} };
    const setup = battle(planned({ b: duo, x: fighter(1, { damage: 3 }), y: fighter(1) }), foe(9));
    const state = following(setup, reveal, compare, { type: 'choose', player: 'light', target: 'y' });
    expect(state.results[0]).toMatchObject({ defeated: ['y'], damage: 1 });
  });
  it('gives each member the bonus of an Effect', () => {
    const guards = {
      b: { kind: 'battle', title: 'Duo', together: [{}, {}] } as Card,
      x: C.royalGuard,
      y: C.royalGuard,
    };
    expect(firstFight(battle(planned({ e: E.nabooRoyalSecurity, ...guards }), foe(1))).totals.light).toBe(8);
  });
  it('needs the same title to add together cards of a stack', () => {
    const pair = (other: CharacterCard) =>
      battle(planned({ b: B.yousaGuysBombad, x: C.obiWan, y: other }), foe(1));
    expect(firstFight(pair(C.obiWanPadawan)).totals.light).toBe(8);
    expect(firstFight(pair(C.quiGon)).totals.light).toBe(5);
  });
});

describe('Effects and texts', () => {
  it('count once for a card that fits several descriptions', () => {
    const panaka = fighter(4, {
      title: 'Captain Panaka',
      traits: ['Naboo Officer', 'Royal Guard', 'Naboo Security'],
    });
    expect(firstFight(battle(planned({ e: E.nabooRoyalSecurity, me: panaka }), foe(1))).totals.light).toBe(6);
  });
  it('leave the opponent’s characters alone', () => {
    const setup = battle(
      planned({ e: E.daDugChaaa, me: fighter(1) }),
      planned({ s: fighter(4, { title: 'Sebulba' }) }),
    );
    expect(firstFight(setup).totals.dark).toBe(4);
  });
  it('can lower the damage number', () => {
    const pilot = fighter(1, { title: 'Sebulba', damage: 3 });
    expect(firstFight(battle(planned({ e: E.daDugChaaa, s: pilot }), foe(9))).damage).toBe(2);
  });
  it('of a character help others, never a version of the same', () => {
    const yoda = fighter(4, { title: 'Yoda', helps: [{ to: { trait: 'Jedi' }, dots: 2 }] });
    const other = { ...yoda, subtitle: 'Jedi Master' };
    expect(firstFight(battle(planned({ q: C.quiGon, y: yoda }), foe(1))).totals.light).toBe(8);
    expect(firstFight(battle(planned({ o: other, y: yoda }), foe(1))).totals.light).toBe(4);
  });
  it('can depend on who has fought this turn and on planets controlled', () => {
    const obi = fighter(3, {
      title: 'Obi-Wan Kenobi',
      bonuses: [
        { dots: 2, when: { fought: { title: 'Darth Maul' } } },
        { dots: 1, when: { controls: 'Coruscant' } },
      ],
    });
    const setup = (fought: boolean) =>
      battle(
        planned({ me: obi }, { controls: ['Coruscant'] }),
        planned({ maul: { id: 'maul', card: C.darthMaulLord, ...(fought && { fought: true }) } }),
      );
    expect(firstFight(setup(true)).totals.light).toBe(6);
    expect(firstFight(setup(false)).totals.light).toBe(4);
  });
});

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

describe('Drawing destiny', () => {
  const armed = (deck: number) => planned({ w: W.blasterRifle, me: fighter(2) }, { deck });
  it('a card with two numbers counts for the one chosen', () => {
    const deck = [{ id: 'top', card: { kind: 'other', title: 'T', destiny: [2, 5] } as Card }, 9];
    const state = following(battle(planned({ w: W.blasterRifle, me: fighter(2) }, { deck }), foe(1)), reveal);
    expect(options(state)).toEqual([draw('light', 2), draw('light', 5)]);
    expect(refusal(state, draw('light', 3))).toBe('not-its-destiny');
    expect(refusal(state, draw('light', 7))).toBe('no-such-destiny');
  });
  it('puts the card into the hand', () => {
    const state = following(battle(armed(9), foe(1)), reveal, draw('light', 3));
    expect(state.sides.light.hand).toEqual(['light-deck-1']);
  });
  it('the last card loses the game at once, before the fight is settled', () => {
    const state = following(battle(armed(1), foe(1)), reveal, draw('light', 6));
    expect(state.over).toEqual({ reason: 'deck', loser: 'light' });
    expect(options(state)).toEqual([]);
  });
  it('by the older answer one last card loses after all draws, before damage', () => {
    const setup = battle(armed(1), planned({ v: W.blasterRifle, foe: fighter(9) }), { lastCard: 'older' });
    const state = following(setup, reveal, draw('dark', 1), draw('light', 6));
    expect(state.over).toEqual({ reason: 'deck', loser: 'light' });
    expect(state.sides.light.discard).toEqual([]);
  });
});

describe('Damage', () => {
  it('that takes the last card loses the game', () => {
    const setup = battle(
      planned({ me: fighter(9) }),
      planned({ foe: fighter(1, { damage: 6 }) }, { deck: 4 }),
    );
    expect(following(setup, reveal, compare).over).toEqual({ reason: 'deck', loser: 'dark' });
  });
});

describe('Characteristics', () => {
  const named = (title: string, subtitle?: string) => ({
    title,
    ...(subtitle !== undefined && { subtitle }),
  });
  it.each([
    ['Anakin Skywalker, Padawan is no Jedi', named('Anakin Skywalker', 'Padawan'), 'Jedi', false],
    [
      'nor is he Tested by the Jedi Council',
      named('Anakin Skywalker', 'Tested by the Jedi Council'),
      'Jedi',
      false,
    ],
    ['Obi-Wan, Young Jedi is one', named('Obi-Wan Kenobi', 'Young Jedi'), 'Jedi', true],
    ['Sebulba is a Podracer pilot', named('Sebulba', 'Bad-Tempered Dug'), 'Podracer Pilot', true],
    ['so is every Anakin Skywalker', named('Anakin Skywalker', 'Padawan'), 'Podracer pilot', true],
    ['a Battle Droid Squad is a battle droid', named('Battle Droid Squad'), 'battle droid', true],
    ['every Jedi is a Jedi Master', named('Plo Koon', 'Jedi'), 'Jedi Master', true],
    ['but Ki-Adi-Mundi is not', named('Ki-Adi-Mundi', 'Cerean Jedi Knight'), 'Jedi Master', false],
    ['and Obi-Wan is not', named('Obi-Wan Kenobi', 'Jedi Knight'), 'Jedi Master', false],
  ])('%s', (_, card, trait, expected) => {
    expect(hasTrait(card, trait)).toBe(expected);
  });
  it('a version is named by its subtitle', () => {
    const mace = { kind: 'character', title: 'Mace Windu', subtitle: 'Jedi Speaker' };
    expect(fits(mace, { title: 'Mace Windu' })).toBe(true);
    expect(fits(mace, { title: 'Mace Windu', subtitle: 'Jedi Master' })).toBe(false);
  });
  it('a weapon goes by its whole title', () => {
    expect(fits({ kind: 'weapon', title: 'Aurra Sing’s Blaster Rifle' }, { title: 'Blaster Rifle' })).toBe(
      false,
    );
  });
});

describe('A setup', () => {
  it.each<[string, BattleSetup, string]>([
    ['an empty deck', battle(planned({ me: fighter(1) }, { deck: 0 }), foe(1)), 'empty-deck'],
    ['the same id twice', battle(planned({ foe: fighter(1) }), foe(1)), 'id-twice'],
    [
      'a card missing from the plan',
      battle(planned({ me: fighter(1) }, { plan: [] }), foe(1)),
      'missing-from-plan',
    ],
    [
      'a stranger in the plan',
      battle(planned({ me: fighter(1) }, { plan: ['me', 'x'] }), foe(1)),
      'not-in-play',
    ],
    [
      'a card twice in the plan',
      battle(planned({ me: fighter(1) }, { plan: ['me', 'me'] }), foe(1)),
      'twice-in-plan',
    ],
    ['negative power', battle(planned({ me: fighter(-1) }), foe(1)), 'negative'],
    ['an impossible destiny', battle(planned({ me: fighter(1, { destiny: 7 }) }), foe(1)), 'no-such-destiny'],
    [
      'a unique card twice',
      battle(planned({ a: fighter(1, { unique: true }), b: fighter(1) }), foe(1)),
      'unique-twice',
    ],
    [
      'two Effects',
      battle(planned({ me: fighter(1), e: E.daDugChaaa, f: E.daDugChaaa }), foe(1)),
      'two-effects',
    ],
    ['one plan only', battle({ table: [], deck: 1 }, foe(1)), 'only-one-plan'],
  ])('is faulted for %s', (_, setup, code) => {
    expect(checkSetup(setup).map((flaw) => flaw.code)).toContain(code);
  });
});

describe('A refused move', () => {
  it('leaves the state as it was', () => {
    const state = following(battle(planned({ me: fighter(1) }), foe(1)));
    const before = JSON.stringify(state);
    expect(play(state, compare)).toMatchObject({ ok: false, code: 'no-fight' });
    expect(JSON.stringify(state)).toBe(before);
  });
});
