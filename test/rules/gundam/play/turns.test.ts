import { describe, expect, it } from 'vitest';
import type { PlayState } from '../../../../app/_rules/gundam/play/state';
import {
  attack,
  command,
  following,
  mainPhase,
  options,
  pass,
  play,
  playerOf,
  refusal,
  start,
  toMain,
  toNextTurn,
  undisturbed,
  unit,
  unitOf,
} from './support';

const at = ({ phase, course, turn }: PlayState) => ({ phase, turn: course?.turn, side: turn });

describe('Before the first turn', () => {
  const game = () => start({ phase: 'hand', players: { '1': {}, '2': {} } });
  it('each player keeps or redraws once, the first player first', () => {
    expect(options(game())).toEqual([
      { type: 'keep', player: '1' },
      { type: 'redraw', player: '1' },
    ]);
    expect(refusal(game(), { type: 'keep', player: '2' })).toBe('not-your-turn');
    const redrawn = following(game(), { type: 'redraw', player: '1' });
    expect(playerOf(redrawn, '1').hand).toEqual(['1-deck-1', '1-deck-2', '1-deck-3', '1-deck-4', '1-deck-5']);
    expect(playerOf(redrawn, '1').deck).toHaveLength(45);
    expect(refusal(redrawn, { type: 'redraw', player: '1' })).toBe('not-your-turn');
  });
  it('a redraw hides what was known of the deck', () => {
    const named = start({
      phase: 'hand',
      players: { '1': { hand: [{ id: 'gm', card: 'gm' }, 4], deck: 45 }, '2': {} },
    });
    const player = playerOf(following(named, { type: 'redraw', player: '1' }), '1');
    expect(player.deck).not.toContain('gm');
    expect(player.pool).toEqual(['gm']);
  });
  it('Shields, the EX Base and the second player’s EX Resource follow, then turn 1', () => {
    const begun = following(
      game(),
      { type: 'keep', player: '1' },
      { type: 'keep', player: '2' },
      { type: 'place-shields', player: '1' },
      { type: 'place-shields', player: '2' },
      { type: 'place-tokens', player: '1' },
      { type: 'place-tokens', player: '2' },
    );
    expect(at(begun)).toEqual({ phase: 'start', turn: 1, side: 0 });
    expect(begun.areas.map(({ base, shields }) => [base?.card, shields.length])).toEqual([
      ['1-base', 6],
      ['2-base', 6],
    ]);
    expect(begun.areas[0]?.shields[0]?.card).toBe('1-deck-6'); // the last one placed lies on top
    expect([playerOf(begun, '1').resources?.ex, playerOf(begun, '2').resources?.ex]).toEqual([0, 1]);
  });
  it('a team places four Shields each, by turns, and one EX Base', () => {
    const seats = ['1', '2', '3', '4'] as const;
    const begun = following(
      { phase: 'hand', format: 'team-battle', players: { '1': {}, '2': {}, '3': {}, '4': {} } },
      ...(['keep', 'place-shields', 'place-tokens'] as const).flatMap((type) =>
        seats.map((player) => ({ type, player })),
      ),
    );
    expect(begun.areas.map(({ base, shields }) => [base?.card, shields.length])).toEqual([
      ['1-base', 8],
      ['3-base', 8],
    ]);
    expect(begun.areas[0]?.shields.slice(0, 4).map(({ owner }) => owner)).toEqual(['1', '2', '1', '2']);
    expect(seats.map((seat) => playerOf(begun, seat).resources?.ex)).toEqual([0, 0, 1, 1]);
  });
});

describe('The phases', () => {
  const setup = {
    players: {
      '1': {
        units: [{ id: 'a', card: unit(), rested: true as const }],
        resources: { rested: 2, exRested: 1 },
      },
      '2': {},
    },
  };
  it('come in their order, and nothing else is done before the main phase', () => {
    const state = start(setup);
    expect(refusal(state, { type: 'draw', player: '1' })).toBe('wrong-moment');
    expect(refusal(state, attack('a', '2'))).toBe('not-yet-main');
    expect(refusal(state, { type: 'end', player: '1' })).toBe('not-yet-main');
    const main = following(state, ...toMain('1'));
    expect(at(main)).toEqual({ phase: 'main', turn: 1, side: 0 });
    expect(unitOf(main, 'a')?.rested).toBe(false);
    expect(playerOf(main, '1').resources).toEqual({ active: 3, rested: 0, ex: 1, exRested: 0 });
    expect(refusal(main, { type: 'draw', player: '1' })).toBe('wrong-moment');
  });
  it('an empty resource deck costs nobody the game', () => {
    const step = play(start({ phase: 'resource', players: { '1': { resourceDeck: 0 }, '2': {} } }), {
      type: 'place-resource',
      player: '1',
    });
    expect(step.ok && step.events.map(({ code }) => code)).toContain('no-resource-left');
  });
  it('whoever draws the last card has lost', () => {
    const end = following(
      { phase: 'draw', players: { '1': { deck: 1 }, '2': {} } },
      { type: 'draw', player: '1' },
    );
    expect(end.over).toEqual({ reason: 'empty-deck', winners: ['2'], defeated: ['1'] });
  });
  it('what was deployed this turn may attack on the next', () => {
    const deployed = following(mainPhase({ hand: [{ id: 'gm', card: 'gm' }], resources: 2 }), {
      type: 'deploy',
      player: '1',
      card: 'gm',
    });
    expect(refusal(deployed, attack('gm', '2'))).toBe('deployed-this-turn');
    const again = following(
      deployed,
      ...toNextTurn(),
      ...toMain('2'),
      ...toNextTurn('2', '1'),
      ...toMain('1'),
    );
    expect(refusal(again, attack('gm', '2'))).toBe('legal');
  });
});

describe('The end phase', () => {
  it('lets the opponent act first, and ends when all have passed in a row', () => {
    const state = following(mainPhase(), { type: 'end', player: '1' });
    expect(refusal(state, pass('1'))).toBe('not-your-opportunity');
    expect(at(following(state, pass('2'), pass('1')))).toEqual({ phase: 'start', turn: 2, side: 1 });
  });
  it('can be where a play begins', () => {
    const state = start({ phase: 'end', players: { '1': {}, '2': {} } });
    expect(options(state)).toEqual([{ type: 'pass', player: '2' }]);
  });
  it('settles Repair and other effects in the order their player likes', () => {
    const card = unit({
      hp: 5,
      keywords: { repair: 2 },
      abilities: [{ when: 'turn-end', effects: [{ does: 'damage', amount: 1, on: 'this' }] }],
    });
    const waiting = following(mainPhase({ units: [{ id: 'a', card, damage: 1 }] }), ...toNextTurn());
    expect(options(waiting)).toEqual([
      { type: 'resolve', player: '1', card: 'a', ability: 0 },
      { type: 'resolve', player: '1', card: 'a' },
    ]);
    const repairedFirst = following(waiting, { type: 'resolve', player: '1', card: 'a' });
    expect(unitOf(repairedFirst, 'a')?.damage).toBe(1);
    const hurtFirst = following(waiting, { type: 'resolve', player: '1', card: 'a', ability: 0 });
    expect(unitOf(hurtFirst, 'a')?.damage).toBe(0);
  });
  it('ends what lasts for the turn before the discard, and a Unit without HP goes', () => {
    const boost = command([{ does: 'gain', hp: 2, lasts: 'turn' }], { choose: { whose: 'yours' } });
    const end = following(
      mainPhase(
        { units: [{ id: 'a', card: unit({ hp: 2 }) }], hand: [{ id: 'boost', card: boost }] },
        { units: [{ id: 'b', card: unit({ ap: 3 }), rested: true }] },
      ),
      { type: 'play', player: '1', card: 'boost', targets: ['a'] },
      attack('a', 'b'),
      ...undisturbed,
    );
    expect(unitOf(end, 'a')?.damage).toBe(3);
    const later = following(end, ...toNextTurn());
    expect(unitOf(later, 'a')).toBeUndefined();
  });
  it('asks each teammate to discard down to ten', () => {
    const state = following(
      {
        phase: 'end',
        format: 'team-battle',
        players: { '1': { hand: 11 }, '2': { hand: 12 }, '3': { hand: 15 }, '4': {} },
      },
      pass('3'),
      pass('1'),
    );
    expect(state.due).toEqual({ what: 'discard', player: '1', left: 1, limit: true });
    const then = following(state, { type: 'discard', player: '1', card: '1-hand-1' });
    expect(then.due).toEqual({ what: 'discard', player: '2', left: 2, limit: true });
  });
});

describe('A play that stops', () => {
  it('after as many turns as were asked for', () => {
    const end = following(mainPhase({}, {}, { turns: 1 }), ...toNextTurn());
    expect(end.over).toEqual({ reason: 'turn' });
    expect(options(end)).toEqual([]);
  });
  it('goes on without whoever is eliminated on their own turn', () => {
    const state = following(
      { phase: 'draw', format: 'battle-royale', players: { '1': { deck: 1 }, '2': {}, '3': {} } },
      { type: 'draw', player: '1' },
    );
    expect(at(state)).toEqual({ phase: 'start', turn: 2, side: 1 });
    expect(refusal(state, { type: 'set-active', player: '1' })).toBe('out-of-game');
  });
});

describe('Paying', () => {
  const setup = mainPhase({ hand: [{ id: 'gm', card: 'gm' }], resources: { active: 1, ex: 1 } });
  it('is with as many EX Resources as the player says', () => {
    const without = following(setup, { type: 'deploy', player: '1', card: 'gm' });
    expect(playerOf(without, '1').resources).toEqual({ active: 0, rested: 1, ex: 1, exRested: 0 });
    const withEx = following(setup, { type: 'deploy', player: '1', card: 'gm', ex: 1 });
    expect(playerOf(withEx, '1').resources).toEqual({ active: 1, rested: 0, ex: 0, exRested: 0 });
  });
  it('is refused with too many or too few', () => {
    const poor = start(mainPhase({ hand: [{ id: 'gm', card: 'gm' }], resources: { rested: 1, ex: 1 } }));
    expect(refusal(poor, { type: 'deploy', player: '1', card: 'gm' })).toBe('ex-too-few');
    expect(refusal(start(setup), { type: 'deploy', player: '1', card: 'gm', ex: 2 })).toBe('ex-too-many');
    expect(refusal(start(setup), { type: 'deploy', player: '1', card: 'gm', ex: 0 })).toBe('malformed-move');
  });
});

describe('An attack that a setup puts under way', () => {
  const units = [{ id: 'a', card: unit() }];
  it('goes on from its step', () => {
    const state = start({
      battle: { attacker: 'a', target: '2', step: 'action' },
      players: { '1': { units }, '2': {} },
    });
    expect(state.opportunity).toEqual({ side: 1, passes: 0 });
    expect(unitOf(state, 'a')?.rested).toBe(true);
    const end = following(state, pass('2'), pass('1'));
    expect([end.battle, end.areas[1]?.base?.damage]).toEqual([null, 2]);
  });
});
