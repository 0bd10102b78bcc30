import { describe, expect, it } from 'vitest';
import type { Move, Seat, UnitSetup } from '../../../../app/_rules/gundam/play/state';
import type { CardFacts, UnitFacts } from '../../../../app/_rules/gundam/printed/schema';
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
  play,
  playerOf,
  refusal,
  start,
  undisturbed,
  unit,
  unitOf,
} from './support';

const block = (id: string, player: Seat = '2'): Move => ({ type: 'block', player, unit: id });
const rested = { rested: true as const };
const plain = { type: 'unit' as const, name: 'Plain', ap: 1, hp: 1 };
/** Shields of which nothing comes. */
const shields = (count: number): CardFacts[] => Array.from({ length: count }, () => plain);

describe('Declaring an attack', () => {
  it('an active Unit attacks the player or a rested enemy Unit, and is rested by it', () => {
    const state = start(
      mainPhase(
        { units: [on('a'), on('tired', {}, rested), on('new', {}, { deployedThisTurn: true })] },
        { units: [on('up'), on('down', {}, rested)] },
      ),
    );
    expect(refusal(state, attack('a', 'up'))).toBe('active-target');
    expect(refusal(state, attack('tired', '2'))).toBe('rested-cannot-attack');
    expect(refusal(state, attack('new', '2'))).toBe('deployed-this-turn');
    expect(play(state, attack('a', 'new')).ok).toBe(false);
    expect(unitOf(following(state, attack('a', 'down')), 'a')?.rested).toBe(true);
    expect(
      options(state)
        .filter(({ type }) => type === 'attack')
        .map((move) => ('target' in move ? move.target : '')),
    ).toEqual(expect.arrayContaining(['2', 'down']));
  });
  it('Shields and Base are no targets of their own', () => {
    const state = start(mainPhase({ units: [on('a')] }, { shields: shields(2) }));
    expect(play(state, attack('a', '2-base')).ok).toBe(false);
    expect(play(state, attack('a', '2-shield-1')).ok).toBe(false);
  });
  it('a Unit set active attacks again in the same turn', () => {
    const again = command([{ does: 'set-active' }], { choose: { whose: 'yours' } });
    const state = following(
      mainPhase({ units: [on('a')], hand: [card('again', again)] }, { shields: shields(3), base: null }),
      attack('a', '2'),
      ...undisturbed,
    );
    expect(refusal(state, attack('a', '2'))).toBe('rested-cannot-attack');
    const second = following(
      state,
      { type: 'play', player: '1', card: 'again', targets: ['a'] },
      attack('a', '2'),
      ...undisturbed,
    );
    expect(second.areas[1]?.shields).toHaveLength(1);
  });
  it('Wing Gundam attacks an active Unit of Lv. 4 at most', () => {
    const wing: UnitSetup = { id: 'wing', card: 'wing-gundam' };
    const state = start(
      mainPhase({ units: [wing] }, { units: [on('low', { lv: 4 }), on('high', { lv: 5 })] }),
    );
    expect(refusal(state, attack('wing', 'low'))).toBe('legal');
    expect(refusal(state, attack('wing', 'high'))).toBe('active-target');
  });
  it('whoever may not attack the player attacks neither Base nor Shields', () => {
    const state = start(
      mainPhase(
        { units: [on('a', { constants: [{ cannotAttackPlayer: true }] })] },
        { units: [on('d', {}, rested)] },
      ),
    );
    expect(refusal(state, attack('a', '2'))).toBe('may-not-attack-player');
    expect(refusal(state, attack('a', 'd'))).toBe('legal');
  });
});

describe('Blocking', () => {
  const wall = { keywords: { blocker: true as const } };
  const setup = mainPhase(
    { units: [on('a')] },
    {
      units: [on('wall', wall), on('wall2', wall), on('asleep', wall, rested), on('none')],
      shields: shields(3),
    },
  );
  it('an active Blocker rests and becomes the target; there is no second block', () => {
    const state = following(setup, attack('a', '2'));
    expect(refusal(state, block('asleep'))).toBe('rested-cannot-block');
    expect(refusal(state, block('none'))).toBe('no-blocker');
    const blocked = following(state, block('wall'));
    expect(unitOf(blocked, 'wall')?.rested).toBe(true);
    expect(blocked.battle?.target).toBe('wall');
    expect(play(blocked, block('wall2')).ok).toBe(false);
    const over = following(blocked, pass('2'), pass('1'));
    expect(over.areas[1]?.base?.damage).toBe(0);
    expect([unitOf(over, 'a')?.damage, unitOf(over, 'wall')?.damage]).toEqual([2, 2]);
  });
  it('a Unit that is attacked does not block for itself, another blocks for it', () => {
    const state = following(
      mainPhase({ units: [on('a')] }, { units: [on('t', wall, rested), on('wall', wall)] }),
      attack('a', 't'),
    );
    expect(play(state, block('t')).ok).toBe(false);
    expect(following(state, block('wall')).battle?.target).toBe('wall');
  });
  it('High-Maneuver of the attacker forbids it; of the Unit attacked it does nothing', () => {
    const high = { keywords: { highManeuver: true as const } };
    const over = following(
      mainPhase({ units: [on('a', high)] }, { units: [on('wall', wall)] }),
      attack('a', '2'),
    );
    expect(refusal(over, block('wall'))).toBe('high-maneuver');
    const under = following(
      mainPhase({ units: [on('a')] }, { units: [on('t', high, rested), on('wall', wall)] }),
      attack('a', 't'),
    );
    expect(refusal(under, block('wall'))).toBe('legal');
  });
  it('the attacker’s own Blockers have no say', () => {
    const state = following(mainPhase({ units: [on('a'), on('mine', wall)] }), attack('a', '2'));
    expect(play(state, block('mine', '1')).ok).toBe(false);
  });
  it('a block holds although the Blocker’s keyword is gone by then: its damage is dealt', () => {
    const lent = unit({ ap: 1, hp: 5, constants: [{ while: ['paired'], keywords: { blocker: true } }] });
    const blocked = following(
      mainPhase(
        { units: [on('a')] },
        { units: [{ id: 'w', card: lent, pilot: { id: 'p', card: pilot() } }] },
      ),
      attack('a', '2'),
      block('w'),
      pass('2'),
      pass('1'),
    );
    expect(unitOf(blocked, 'w')?.damage).toBe(2);
  });
});

describe('Damage between Units', () => {
  const duel = (a: Partial<UnitFacts>, d: Partial<UnitFacts>) =>
    following(
      mainPhase({ units: [on('a', a)] }, { units: [on('d', d, rested)], shields: shields(2), base: null }),
      attack('a', 'd'),
      ...undisturbed,
    );
  it('is dealt at the same time: both may die', () => {
    const state = duel({ ap: 3 }, { ap: 3 });
    expect(state.units).toEqual([]);
    expect([playerOf(state, '1').trash, playerOf(state, '2').trash]).toEqual([['a'], ['d']]);
  });
  it('First Strike comes before: the dead do not strike back, survivors do', () => {
    const first = { keywords: { firstStrike: true as const } };
    expect(unitOf(duel({ ap: 3, ...first }, { ap: 9 }), 'a')?.damage).toBe(0);
    expect(unitOf(duel({ ap: 2, ...first }, { ap: 1 }), 'a')?.damage).toBe(1);
  });
  it('First Strike of the Unit attacked does nothing', () => {
    const state = duel({ ap: 3 }, { ap: 3, keywords: { firstStrike: true } });
    expect(state.units).toEqual([]);
  });
  it('AP below 0 counts as 0, and a boost is added to what is below', () => {
    const minus = command([{ does: 'gain', ap: -4, lasts: 'turn' }], { choose: { whose: 'any' } });
    const plus = command([{ does: 'gain', ap: 3, lasts: 'turn' }], { choose: { whose: 'any' } });
    const hand = [card('minus', minus), card('plus', plus)];
    const setup = mainPhase({ units: [on('a')], hand }, { units: [on('d', { hp: 9 }, rested)] });
    const weak = following(setup, { type: 'play', player: '1', card: 'minus', targets: ['a'] });
    expect(unitOf(following(weak, attack('a', 'd'), ...undisturbed), 'd')?.damage).toBe(0);
    const back = following(weak, { type: 'play', player: '1', card: 'plus', targets: ['a'] });
    expect(unitOf(following(back, attack('a', 'd'), ...undisturbed), 'd')?.damage).toBe(1);
  });
  it('if one of the two is gone before the damage step there is none', () => {
    const kill = card('kill', command([{ does: 'destroy' }], { choose: { whose: 'any' } }));
    const state = following(
      mainPhase({ units: [on('a')] }, { units: [on('d', {}, rested)], hand: [kill], shields: shields(1) }),
      attack('a', 'd'),
      pass('2'),
      { type: 'play', player: '2', card: 'kill', targets: ['a'] },
      pass('1'),
      pass('2'),
    );
    expect(state.battle).toBeNull();
    expect(unitOf(state, 'd')?.damage).toBe(0);
    expect(state.phase).toBe('main');
  });
  it('a target that is set active meanwhile stays the target', () => {
    const up = card('up', command([{ does: 'set-active' }], { choose: { whose: 'yours' } }));
    const state = following(
      mainPhase({ units: [on('a')] }, { units: [on('d', {}, rested)], hand: [up] }),
      attack('a', 'd'),
      pass('2'),
      { type: 'play', player: '2', card: 'up', targets: ['d'] },
      pass('1'),
      pass('2'),
    );
    expect(unitOf(state, 'd')?.damage).toBe(2);
  });
});

describe('Breach', () => {
  const breach = (amount: number) => ({ ap: 3, keywords: { breach: amount } });
  const fought = (area: object, a: Partial<UnitFacts> = breach(5), d: Partial<UnitFacts> = { ap: 0 }) =>
    following(
      mainPhase({ units: [on('a', a)] }, { units: [on('d', d, rested)], ...area }),
      attack('a', 'd'),
      ...undisturbed,
    );
  it('hits the Base alone, and what is over is lost', () => {
    const state = fought({ shields: shields(3) });
    expect(state.areas[1]?.base).toBeNull();
    expect(state.areas[1]?.shields).toHaveLength(3);
  });
  it('destroys one Shield where there is no Base', () => {
    expect(fought({ shields: shields(3), base: null }).areas[1]?.shields).toHaveLength(2);
  });
  it('does nothing to an empty area: the player takes no damage', () => {
    const state = fought({ shields: 0, base: null });
    expect(state.over).toBeUndefined();
  });
  it('works although both Units are destroyed', () => {
    expect(fought({ base: null, shields: shields(2) }, breach(1), { ap: 9 }).areas[1]?.shields).toHaveLength(
      1,
    );
  });
  it('does not work without a kill, nor against an attacker', () => {
    expect(
      fought({ base: null, shields: shields(2) }, { ap: 1, keywords: { breach: 1 } }).areas[1]?.shields,
    ).toHaveLength(2);
    const defending = following(
      mainPhase(
        { units: [on('a', { hp: 1 })], base: null, shields: shields(2) },
        { units: [on('d', breach(3), rested)] },
      ),
      attack('a', 'd'),
      ...undisturbed,
    );
    expect(unitOf(defending, 'a')).toBeUndefined();
    expect(defending.areas[0]?.shields).toHaveLength(2);
  });
  it('does not work when an effect destroys the Unit', () => {
    const kill = card('kill', command([{ does: 'destroy' }], { choose: { whose: 'enemy' } }));
    const state = following(mainPhase({ units: [on('a', breach(2))], hand: [kill] }, { units: [on('d')] }), {
      type: 'play',
      player: '1',
      card: 'kill',
      targets: ['d'],
    });
    expect(state.areas[1]?.base?.damage).toBe(0);
  });
  it('adds up with that of the Pilot', () => {
    const state = following(
      mainPhase(
        { units: [{ ...on('a', breach(1)), pilot: { id: 'p', card: pilot({ keywords: { breach: 1 } }) } }] },
        { units: [on('d', { ap: 0 }, rested)] },
      ),
      attack('a', 'd'),
      ...undisturbed,
    );
    expect(state.areas[1]?.base?.damage).toBe(2);
  });
  it('does nothing where a text spares the shield area', () => {
    const spare = card(
      'spare',
      command([{ does: 'spare-shields', from: { maxLv: 4 } }], { timings: ['action'] }),
    );
    const state = following(
      mainPhase(
        { units: [on('a', { lv: 4, ...breach(2) })] },
        { units: [on('d', { ap: 9 }, rested)], hand: [spare] },
      ),
      attack('a', 'd'),
      pass('2'),
      { type: 'play', player: '2', card: 'spare' },
      pass('1'),
      pass('2'),
    );
    expect(state.areas[1]?.base?.damage).toBe(0);
  });
  it('also after a block', () => {
    const state = following(
      mainPhase(
        { units: [on('a', breach(2))] },
        { units: [on('w', { ap: 0, keywords: { blocker: true } })] },
      ),
      attack('a', '2'),
      block('w'),
      pass('2'),
      pass('1'),
    );
    expect(state.areas[1]?.base?.damage).toBe(2);
  });
  it('goes before the Destroyed effect, and reveals a Burst on its way', () => {
    const dying: Partial<UnitFacts> = {
      ap: 0,
      abilities: [{ when: 'destroyed', may: true, effects: [{ does: 'draw', count: 1 }] }],
    };
    const state = fought({ base: null, shields: ['amuro-ray', ...shields(1)] }, breach(1), dying);
    expect(state.areas[1]?.shields).toHaveLength(1);
    expect(options(state).map(({ type }) => type)).toEqual(['burst', 'decline']);
    const burst = following(state, { type: 'burst', player: '2', card: '2-shield-1' });
    expect(playerOf(burst, '2').hand).toEqual(['2-shield-1']);
    expect(options(burst).map(({ type }) => type)).toEqual(['resolve', 'decline']);
  });
});

describe('Damage to the player’s side', () => {
  const hit = (area: object, facts: Partial<UnitFacts> = { ap: 5 }) =>
    following(mainPhase({ units: [on('a', facts), on('b', facts)] }, area), attack('a', '2'), ...undisturbed);
  it('the Base takes all of it, and the excess is lost', () => {
    const state = hit({ shields: shields(2) });
    expect([state.areas[1]?.base, state.areas[1]?.shields.length]).toEqual([null, 2]);
    expect([playerOf(state, '2').trash, state.over]).toEqual([[], undefined]);
  });
  it('one Shield for each attack, the top one, into the trash', () => {
    const state = hit({ base: null, shields: shields(3) });
    expect(state.areas[1]?.shields.map(({ card: id }) => id)).toEqual(['2-shield-2', '2-shield-3']);
    expect(playerOf(state, '2').trash).toEqual(['2-shield-1']);
  });
  it('the last Shield saves the player; the next attack wins', () => {
    const state = hit({ base: null, shields: shields(1) });
    expect(state.over).toBeUndefined();
    const won = following(state, attack('b', '2'), ...undisturbed);
    expect(won.over).toMatchObject({ reason: 'battle-damage', winners: ['1'], defeated: ['2'] });
  });
  it('a Base without Shields still stands before the player', () => {
    const state = hit({ shields: 0 }, { ap: 1 });
    expect([state.areas[1]?.base?.damage, state.over]).toEqual([1, undefined]);
  });
  it('0 AP destroys no Shield and beats nobody', () => {
    expect(hit({ base: null, shields: shields(1) }, { ap: 0 }).areas[1]?.shields).toHaveLength(1);
    expect(hit({ base: null, shields: 0 }, { ap: 0 }).over).toBeUndefined();
  });
  it('Suppression takes two Shields, but a Base alone, and never the player', () => {
    const two = { ap: 1, keywords: { suppression: true as const } };
    expect(hit({ base: null, shields: shields(3) }, two).areas[1]?.shields).toHaveLength(1);
    expect(hit({ base: null, shields: shields(1) }, two).over).toBeUndefined();
    const based = hit({ shields: shields(2) }, { ...two, ap: 9 });
    expect([based.areas[1]?.base, based.areas[1]?.shields.length]).toEqual([null, 2]);
  });
  it('of two Bursts at once their owner chooses the order', () => {
    const state = hit(
      { base: null, shields: ['amuro-ray', 'kira-yamato'] },
      { ap: 1, keywords: { suppression: true } },
    );
    const bursts = options(state).filter(({ type }) => type === 'burst');
    expect(bursts.map((move) => ('card' in move ? move.card : ''))).toEqual(['2-shield-1', '2-shield-2']);
  });
  it('what a Burst triggers goes before the Burst that still waits', () => {
    const state = hit(
      { base: null, shields: ['white-base', 'amuro-ray', plain] },
      { ap: 1, keywords: { suppression: true } },
    );
    const deployed = following(state, { type: 'burst', player: '2', card: '2-shield-1' });
    expect(deployed.areas[1]?.shields).toHaveLength(0);
    expect(playerOf(deployed, '2').hand).toEqual(['2-shield-3']);
    const after = following(deployed, { type: 'burst', player: '2', card: '2-shield-2' });
    expect(playerOf(after, '2').hand).toEqual(['2-shield-3', '2-shield-2']);
  });
  it('a Burst may be declined: the card goes to the trash', () => {
    const state = hit({ base: null, shields: ['amuro-ray', ...shields(1)] });
    const declined = following(state, { type: 'decline', player: '2', card: '2-shield-1' });
    expect([playerOf(declined, '2').hand, playerOf(declined, '2').trash]).toEqual([[], ['2-shield-1']]);
    expect([declined.battle, declined.phase]).toEqual([null, 'main']);
  });
  it('a Base that its Burst deploys triggers Deploy and stands against the next attack', () => {
    const state = hit({ base: null, shields: ['white-base', ...shields(2)] });
    const deployed = following(state, { type: 'burst', player: '2', card: '2-shield-1' });
    expect(deployed.areas[1]?.base?.card).toBe('2-shield-1');
    expect(deployed.areas[1]?.shields).toHaveLength(1);
    expect(playerOf(deployed, '2').hand).toEqual(['2-shield-2']);
    const next = following(deployed, attack('b', '2'), ...undisturbed);
    expect(next.areas[1]?.shields).toHaveLength(1);
  });
  it('a Unit that its Burst deploys makes room for itself at six', () => {
    const bursting = { ...plain, burst: 'deploy' as const };
    const full = Array.from({ length: 6 }, (_, i) => on(`d${i}`));
    const state = hit({ base: null, shields: [bursting], units: full });
    expect(play(state, { type: 'burst', player: '2', card: '2-shield-1' }).ok).toBe(false);
    const done = following(state, { type: 'burst', player: '2', card: '2-shield-1', replace: ['d0'] });
    expect(done.units.filter(({ owner }) => owner === '2')).toHaveLength(6);
    expect(playerOf(done, '2').trash).toEqual(['d0']);
  });
});
