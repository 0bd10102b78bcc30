import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../../../app/_rules/gundam/play/check-play';
import type { Move, UnitSetup } from '../../../../app/_rules/gundam/play/state';
import { isLinkUnit, keywordsOf } from '../../../../app/_rules/gundam/play/values';
import {
  attack,
  card,
  command,
  following,
  mainPhase,
  on,
  options,
  pass,
  pilot,
  playerOf,
  refusal,
  start,
  undisturbed,
  unit,
  unitOf,
} from './support';

const rested = { rested: true as const };
const plain = unit({ name: 'Plain' });
const kill = command([{ does: 'destroy' }], { choose: { whose: 'any' } });

describe('“Reduce”', () => {
  it('3 damage reduced by 1 becomes 2', () => {
    const state = following(
      mainPhase(
        { units: [on('a', { ap: 3, hp: 9 })] },
        { units: [on('e', { hp: 9, constants: [{ reduce: { by: 1 } }] }, rested)] },
      ),
      attack('a', 'e'),
      ...undisturbed,
    );
    expect(unitOf(state, 'e')?.damage).toBe(2);
  });
  it('is of an enemy’s damage; at 0 none is received', () => {
    const bullet = {
      hp: 9,
      constants: [{ reduce: { by: 3, kind: 'effect' as const } }],
      abilities: [{ when: 'effect-damage' as const, effects: [{ does: 'draw' as const, count: 1 }] }],
    };
    const hit = command([{ does: 'damage', amount: 3 }], { choose: { whose: 'any' } });
    const state = following(
      mainPhase(
        { units: [on('mine', bullet)], hand: [card('c', hit), card('d', hit)], resources: 5 },
        { units: [on('theirs', bullet)] },
      ),
      { type: 'play', player: '1', card: 'c', targets: ['theirs'] },
      { type: 'play', player: '1', card: 'd', targets: ['mine'] },
    );
    expect(['mine', 'theirs'].map((id) => unitOf(state, id)?.damage)).toEqual([3, 0]);
    expect(playerOf(state, '2').hand).toEqual([]);
  });
  it('is of anybody’s damage where the text does not speak of an enemy', () => {
    const hit = command([{ does: 'damage', amount: 3 }], { choose: { whose: 'any', kind: 'unit-or-base' } });
    const base = { type: 'base' as const, name: 'Base', hp: 9 };
    const dealt = (anybodys?: true) => {
      const constants = [{ reduce: { by: 2, ...(anybodys && { anybodys }) } }];
      const state = following(
        mainPhase({
          units: [on('mine', { hp: 9, constants })],
          base: { ...base, constants },
          hand: [card('c', hit), card('d', hit)],
        }),
        { type: 'play', player: '1', card: 'c', targets: ['mine'] },
        { type: 'play', player: '1', card: 'd', targets: ['1-base'] },
      );
      return [unitOf(state, 'mine')?.damage, state.areas[0]?.base?.damage];
    };
    expect([dealt(), dealt(true)]).toEqual([
      [3, 3],
      [1, 1],
    ]);
  });
  it('of the next damage is used up by it', () => {
    const brace = command([{ does: 'gain', reduce: { by: 2, next: true }, lasts: 'turn' }], {
      choose: { whose: 'friendly' },
    });
    const state = following(
      mainPhase(
        { units: [on('a', { ap: 2, hp: 9 }), on('b', { ap: 2, hp: 9 })] },
        { units: [on('e', { hp: 9 }, rested)], hand: [card('brace', brace)], resources: 2 },
      ),
      attack('a', 'e'),
      pass('2'),
      { type: 'play', player: '2', card: 'brace', targets: ['e'] },
      pass('1'),
      pass('2'),
    );
    expect(unitOf(state, 'e')?.damage).toBe(0);
    expect(unitOf(following(state, attack('b', 'e'), ...undisturbed), 'e')?.damage).toBe(2);
    const lasting = on('x', { constants: [{ reduce: { by: 1, next: true } }] });
    expect(checkSetup(mainPhase({ units: [lasting] }))).toEqual([{ code: 'malformed', at: 'x' }]);
  });
});

describe('Keywords that depend on a condition', () => {
  it('Suppression is lost when the rested enemy Unit leaves in the action step', () => {
    const zero = unit({
      ap: 3,
      constants: [{ if: { units: { whose: 'enemy', rested: true } }, keywords: { suppression: true } }],
    });
    const state = following(
      mainPhase(
        { units: [{ id: 'zero', card: zero }] },
        {
          base: null,
          shields: [plain, plain, plain],
          units: [on('e', {}, rested)],
          hand: [card('kill', kill)],
          resources: 3,
        },
      ),
      attack('zero', '2'),
      pass('2'),
      { type: 'play', player: '2', card: 'kill', targets: ['e'] },
      pass('1'),
      pass('2'),
    );
    expect(state.areas[1]?.shields).toHaveLength(2);
  });
  it('Blocker lost after the block: the two Units go on with their battle', () => {
    const byarlant = unit({
      ap: 1,
      hp: 5,
      constants: [{ if: { units: { whose: 'enemy' }, atLeast: 2 }, keywords: { blocker: true } }],
    });
    const state = following(
      mainPhase(
        { units: [on('a', { ap: 2, hp: 4 }), on('other')] },
        { units: [{ id: 'b', card: byarlant }], hand: [card('kill', kill)], resources: 3 },
      ),
      attack('a', '2'),
      { type: 'block', player: '2', unit: 'b' },
      { type: 'play', player: '2', card: 'kill', targets: ['other'] },
      pass('1'),
      pass('2'),
    );
    expect(keywordsOf(state, 'b').blocker).toBeUndefined();
    expect([unitOf(state, 'a')?.damage, unitOf(state, 'b')?.damage]).toEqual([1, 2]);
  });
  it('“all your (White Base Team) Units” takes in the Unit itself, and no other', () => {
    const team = { traits: ['White Base Team'] };
    const state = start(
      mainPhase({
        units: [
          on('g', { ...team, constants: [{ for: 'yours', of: team, keywords: { repair: 1 } }] }),
          on('x', team),
          on('y'),
        ],
      }),
    );
    expect(['g', 'x', 'y'].map((id) => keywordsOf(state, id).repair)).toEqual([1, 1, undefined]);
  });
});

describe('An attacker or a target that is gone', () => {
  it('destroyed by the Attack effect: no block step', () => {
    const fatal = unit({
      abilities: [{ when: 'attack', choose: { whose: 'enemy' }, effects: [{ does: 'damage', amount: 9 }] }],
    });
    const state = following(
      mainPhase(
        { units: [{ id: 'a', card: fatal }] },
        { units: [on('e', {}, rested), on('b', { keywords: { blocker: true } })] },
      ),
      attack('a', 'e'),
      { type: 'resolve', player: '1', card: 'a', ability: 0, targets: ['e'] },
    );
    expect(state.battle).toBeNull();
  });
  it('a Blocker destroyed in the action step: the attack does not go back to the player', () => {
    const state = following(
      mainPhase(
        { units: [on('a')], hand: [card('kill', kill)], resources: 3 },
        { units: [on('b', { keywords: { blocker: true } })] },
      ),
      attack('a', '2'),
      { type: 'block', player: '2', unit: 'b' },
      pass('2'),
      { type: 'play', player: '1', card: 'kill', targets: ['b'] },
      pass('2'),
      pass('1'),
    );
    expect(state.battle).toBeNull();
    expect(state.areas[1]?.base?.damage).toBe(0);
  });
  it('the action step goes on until all have passed, although the attack is lost', () => {
    const state = following(
      mainPhase(
        { units: [on('a')], hand: [card('x', command([{ does: 'draw', count: 1 }]))], resources: 3 },
        { units: [on('e', {}, rested)], hand: [card('kill', kill)], resources: 3 },
      ),
      attack('a', 'e'),
      pass('2'),
      { type: 'play', player: '2', card: 'kill', targets: ['a'] },
    );
    expect(refusal(state, { type: 'play', player: '1', card: 'x' })).toBe('legal');
  });
  it('its effect that waits is resolved all the same', () => {
    const rash = unit({
      abilities: [
        { when: 'attack', choose: { whose: 'any' }, effects: [{ does: 'destroy' }] },
        { when: 'attack', effects: [{ does: 'draw', count: 1 }] },
      ],
    });
    const state = following(mainPhase({ units: [{ id: 'a', card: rash }] }), attack('a', '2'), {
      type: 'resolve',
      player: '1',
      card: 'a',
      ability: 0,
      targets: ['a'],
    });
    expect(playerOf(state, '1').hand).toHaveLength(1);
    expect(state.battle).toBeNull();
  });
});

describe('Shields destroyed together', () => {
  const station = {
    type: 'base' as const,
    name: 'Station',
    hp: 5,
    burst: 'deploy' as const,
    abilities: [{ when: 'deploy' as const, effects: [{ does: 'shield-to-hand' as const }] }],
  };
  it('the Base that one of them deploys takes the first Shield that was not destroyed', () => {
    let state = following(
      mainPhase(
        { units: [on('a', { keywords: { suppression: true } })] },
        { base: null, shields: [station, pilot({ burst: 'hand' }), plain, plain] },
      ),
      attack('a', '2'),
      ...undisturbed,
      { type: 'burst', player: '2', card: '2-shield-1' },
      { type: 'decline', player: '2', card: '2-shield-2' },
    );
    for (let [move] = options(state); state.pending.length > 0 && move; [move] = options(state))
      state = following(state, move);
    expect(playerOf(state, '2').hand).toEqual(['2-shield-3']);
    expect(state.areas[1]?.base).toMatchObject({ card: '2-shield-1', damage: 0 });
  });
  it('“destroys a card of the shield area” triggers once for the two', () => {
    const sinanju = unit({
      ap: 5,
      keywords: { suppression: true },
      abilities: [{ when: 'destroys-shield', effects: [{ does: 'draw', count: 1 }] }],
    });
    const state = following(
      mainPhase({ units: [{ id: 's', card: sinanju }] }, { base: null, shields: [plain, plain, plain] }),
      attack('s', '2'),
      ...undisturbed,
    );
    expect(playerOf(state, '1').hand).toHaveLength(1);
  });
});

describe('Link conditions', () => {
  const paired = (asked: string, name: string) =>
    start(
      mainPhase({
        units: [
          on(
            'u',
            { link: { names: [asked] } },
            { pilot: { id: 'p', card: pilot({ name }) }, deployedThisTurn: true },
          ),
        ],
      }),
    );
  it('a name is met as soon as it stands in the Pilot’s name', () => {
    const state = paired('Garrod Ran', 'Garrod Ran & Tiffa Adill');
    expect(isLinkUnit(state, 'u')).toBe(true);
    expect(refusal(state, attack('u', '2'))).toBe('legal');
  });
  it('not by a part of the name that is asked for', () => {
    expect(isLinkUnit(paired('Garrod Ran & Tiffa Adill', 'Garrod Ran'), 'u')).toBe(false);
  });
});

describe('“Enemy Units choose this rested Unit as their attack target if possible”', () => {
  const drawing = { constants: [{ if: { this: { rested: true } }, drawsAttacks: {} }] };
  const targets = (enemies: Parameters<typeof mainPhase>[1], facts: Parameters<typeof on>[1] = {}) =>
    options(start(mainPhase({ units: [on('a', facts)] }, enemies))).flatMap((move) =>
      move.type === 'attack' ? [move.target] : [],
    );
  it('neither the player nor another Unit is a target then', () => {
    const laid = { units: [on('age', drawing, rested), on('other', {}, rested)] };
    expect(targets(laid)).toEqual(['age']);
    const state = start(mainPhase({ units: [on('a')] }, laid));
    expect([refusal(state, attack('a', '2')), refusal(state, attack('a', 'other'))]).toEqual([
      'drawn-elsewhere',
      'drawn-elsewhere',
    ]);
  });
  it('of several that draw it, the attacker chooses one', () => {
    expect(
      targets({ units: [on('x', drawing, rested), on('y', drawing, rested), on('z', {}, rested)] }),
    ).toEqual(['x', 'y']);
  });
  it('an active one cannot be chosen, so any other target can', () => {
    expect(targets({ units: [on('age', drawing), on('other', {}, rested)] })).toEqual(['2', 'other']);
  });
  it('some draw only Units other than Link Units', () => {
    const kayra = on('k', { constants: [{ drawsAttacks: { link: false } }] }, rested);
    expect(targets({ units: [kayra] })).toEqual(['k']);
    const state = start(
      mainPhase(
        {
          units: [
            on('a', { link: { names: ['Ace'] } }, { pilot: { id: 'p', card: pilot({ name: 'Ace' }) } }),
          ],
        },
        { units: [kayra] },
      ),
    );
    expect(refusal(state, attack('a', '2'))).toBe('legal');
  });
  it('chosen for the turn, an active Unit draws whoever may attack active Units', () => {
    const battle = command([{ does: 'gain', drawsAttacks: {}, lasts: 'turn' }], { choose: { whose: 'any' } });
    const state = following(
      mainPhase(
        {
          units: [on('bold', { constants: [{ attacksActive: {} }] }), on('a')],
          hand: [card('c', battle)],
          resources: 2,
        },
        { units: [on('e')] },
      ),
      { type: 'play', player: '1', card: 'c', targets: ['e'] },
    );
    expect(refusal(state, attack('bold', '2'))).toBe('drawn-elsewhere');
    expect(refusal(state, attack('a', '2'))).toBe('legal');
  });
});

describe('An effect that damages several at once', () => {
  const hitting = [card('x', command([{ does: 'damage', amount: 2, on: { every: { whose: 'enemy' } } }]))];
  const guard = on('g', { hp: 1, constants: [{ for: 'yours', reduce: { by: 1 } }] });
  it('damages all of them before any is destroyed: what the first one does for the others still counts', () => {
    for (const units of [
      [guard, on('w', { hp: 2 })],
      [on('w', { hp: 2 }), guard],
    ]) {
      const state = following(mainPhase({ hand: hitting }, { units }), {
        type: 'play',
        player: '1',
        card: 'x',
      });
      expect([unitOf(state, 'g'), unitOf(state, 'w')?.damage]).toEqual([undefined, 1]);
    }
  });
});

describe('A Base whose text reduces damage', () => {
  const base = { type: 'base' as const, name: 'Base', hp: 5, constants: [{ reduce: { by: 2 } }] };
  const left = (units: UnitSetup[], moves: Move[], more = {}) =>
    following(
      mainPhase({ units, ...more }, { base, units: [on('w', { hp: 1, ap: 0 }, { rested: true })] }),
      ...moves,
    ).areas[1]?.base?.damage;
  it('takes so much less in battle, by Breach and by an effect', () => {
    const breaching = [on('a', { ap: 3, keywords: { breach: 3 } })];
    expect(left(breaching, [attack('a', '2'), ...undisturbed])).toBe(1);
    expect(left(breaching, [attack('a', 'w'), ...undisturbed])).toBe(1);
    const text = command([{ does: 'damage', amount: 3 }], { choose: { whose: 'enemy', kind: 'base' } });
    const cast: Move = { type: 'play', player: '1', card: 'x', targets: ['2-base'] };
    expect(left([], [cast], { hand: [card('x', text)] })).toBe(1);
  });
});
