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
import {
  battle,
  compare,
  draw,
  end,
  fighter,
  firstFight,
  following,
  planned,
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
  it('leaves out hidden cards, and nobody knows yet that they are illegal ones', () => {
    const trick: Card = { kind: 'battle', title: 'A trick', dots: 2 };
    const hidden = true as const;
    const setup = battle(
      {
        table: [
          { id: 'me', card: fighter(2) },
          { id: 'trick', card: trick, hidden },
          { id: 'palace', card: { kind: 'other', title: 'Theed Palace' }, hidden },
          { id: 'effect', card: E.daDugChaaa, hidden },
          { id: 'effect-2', card: E.daDugChaaa, hidden },
        ],
        deck: 5,
      },
      { table: [{ id: 'foe', card: fighter(1) }], deck: 5 },
    );
    expect(checkSetup(setup)).toEqual([]);
    const announce = (player: 'light' | 'dark'): Move => ({ type: 'announce', player });
    const place = (player: 'light' | 'dark', card: string): Move => ({ type: 'place', player, card });
    const begun = [declare, announce('light'), announce('dark')];
    expect(refusal(following(setup, ...begun), place('light', 'trick'))).toBe('takes-no-part');
    const { results } = following(
      setup,
      ...begun,
      place('light', 'me'),
      place('dark', 'foe'),
      reveal,
      compare,
    );
    expect(results[0]?.totals).toEqual({ light: 2, dark: 1 });
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
    const typed = fighter(3, { title: 'Obi-Wan Kenobi, Jedi Padawan' });
    expect(firstFight(pair(typed)).totals.light).toBe(8);
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
    const typed = fighter(4, { title: 'Yoda, Jedi Master' });
    expect(firstFight(battle(planned({ q: C.quiGon, y: yoda }), foe(1))).totals.light).toBe(8);
    for (const o of [other, typed])
      expect(firstFight(battle(planned({ o, y: yoda }), foe(1))).totals.light).toBe(4);
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
