import { describe, expect, it } from 'vitest';
import { edit } from '../../../../app/_rules/core/edit';
import { attackSimulator } from '../../../../app/_rules/gundam/attack/simulator';
import { attackBench, playBench } from '../../../../app/_rules/gundam/play/bench';
import { playSimulator } from '../../../../app/_rules/gundam/play/simulator';
import type { Move, PlayState } from '../../../../app/_rules/gundam/play/state';
import { laidOut, oddCodes } from '../../core/laid-out';

const { options, play } = playSimulator;
const lay = (template: string, ...line: object[]) => laidOut(playBench, playSimulator, template, line);
const set = (what: string, to: unknown, card?: string) => ({ edit: 'set', what, to, ...(card && { card }) });
const count = (place: string, to: number) => ({ edit: 'count', place, to });
const known = (to: string, name: string) => ({ edit: 'add', to, piece: { known: name } });
const unit = (to: string, title: string, figures: object, traits: string[] = []) => ({
  edit: 'add',
  to,
  piece: { kind: 'unit', title, figures: { ap: 3, hp: 3, ...figures }, traits },
});
const moves = (state: PlayState, type: Move['type']) => options(state).filter((move) => move.type === type);
const refused = (state: PlayState, move: Move) => {
  const made = play(state, move);
  return made.ok ? undefined : { code: made.code, rule: made.rule };
};

/** Everybody passes, and what resolves by itself or without a choice does, until somebody has to decide. */
function passedOn(from: PlayState): PlayState {
  let state = from;
  for (let i = 0; i < 20; i++) {
    const move = options(state).find(({ type }) => type === 'pass' || type === 'resolve');
    const made = move && play(state, move);
    if (!made?.ok) return state;
    state = made.state;
  }
  return state;
}

const playing = (state: PlayState, ...line: Move[]) =>
  line.reduce((now, move) => {
    const made = play(now, move);
    if (!made.ok) throw new Error(`${JSON.stringify(move)}: ${made.code}`);
    return made.state;
  }, state);
const has = ({ units }: PlayState, id: string) => units.some((each) => each.id === id);

// Cards that unknown Shields may turn out to be have the plain names: a second Amuro Ray is `amuro-ray-2`.
describe('What a Gundam judge is asked, laid out by hand', () => {
  const attacked = [unit('1.units', 'Striker', {}), unit('2.units', 'Guard', {}, ['blocker'])];

  it('a Blocker that is rested cannot block', () => {
    const state = lay('empty', ...attacked, set('rested', true, 'guard'), set('attacker', 'striker'));
    expect(refused(state, { type: 'block', player: '2', unit: 'guard' })).toEqual({
      code: 'rested-cannot-block',
      rule: expect.stringMatching(/^gundam\//),
    });
    expect(moves(state, 'block')).toEqual([]);
  });
  it('of two Blockers one blocks, and is rested; the other cannot block any more', () => {
    const second = unit('2.units', 'Second', {}, ['blocker']);
    const state = lay('empty', ...attacked, second, set('attacker', 'striker'));
    expect(moves(state, 'block')).toHaveLength(2);
    const blocked = playing(state, { type: 'block', player: '2', unit: 'second' });
    expect(blocked.battle).toMatchObject({ target: 'second', blocked: true });
    expect(blocked.units.find(({ id }) => id === 'second')?.rested).toBe(true);
    expect(refused(blocked, { type: 'block', player: '2', unit: 'guard' })).toBeDefined();
    expect(moves(blocked, 'block')).toEqual([]);
  });
  it.each([
    { damage: 2, dead: 'target', left: 'striker' },
    { damage: 1, dead: 'striker', left: 'target' },
  ])(
    'First Strike against a Unit of 4 HP with $damage damage destroys the $dead',
    ({ damage, dead, left }) => {
      const state = lay(
        'empty',
        unit('1.units', 'Striker', { ap: 2, hp: 1 }, ['first-strike']),
        unit('2.units', 'Target', { ap: 5, hp: 4 }),
        set('rested', true, 'target'),
        set('damage', damage, 'target'),
        { type: 'attack', player: '1', unit: 'striker', target: 'target' },
      );
      const done = passedOn(state);
      expect([has(done, dead), has(done, left)]).toEqual([false, true]);
    },
  );
  it('Breach destroys a Base of 1 HP, and what is left of its damage is lost', () => {
    const state = lay(
      'empty',
      unit('1.units', 'Striker', { ap: 3, hp: 5, breach: 3 }),
      unit('2.units', 'Target', { ap: 1, hp: 2 }),
      set('rested', true, 'target'),
      known('2.base', 'ex-base'),
      set('damage', 2, 'ex-base'),
      count('2.shields', 3),
      { type: 'attack', player: '1', unit: 'striker', target: 'target' },
    );
    const done = passedOn(state);
    expect(has(done, 'target')).toBe(false);
    expect(done.areas[1]?.base).toBe(null);
    expect(done.areas[1]?.shields).toHaveLength(3);
    expect(done.over).toBeUndefined();
  });
  it('a Link Unit deployed this turn attacks, and without its Pilot cannot; an attack already made goes on', () => {
    const line = [known('1.units', 'gundam'), set('deployed', true, 'gundam')];
    const paired = lay('empty', ...line, known('1.pilot.gundam', 'amuro-ray'));
    const attack: Move = { type: 'attack', player: '1', unit: 'gundam', target: '2' };
    const attacking = playing(paired, attack);
    const unpaired = edit(playBench, paired, { edit: 'remove', card: 'amuro-ray-2' });
    if (!unpaired.ok) throw new Error(unpaired.code);
    expect(refused(unpaired.state, attack)).toMatchObject({ code: 'deployed-this-turn' });
    const lost = edit(playBench, attacking, { edit: 'move', card: 'amuro-ray-2', to: '1.trash' });
    if (!lost.ok) throw new Error(lost.code);
    expect(lost.state.battle?.attacker).toBe('gundam');
    expect(passedOn(lost.state).over).toMatchObject({ reason: 'battle-damage', defeated: ['2'] });
  });
  it.each([
    { active: 1, rested: 0, code: 'lv-not-met', is: 'is refused with 1 Resource' },
    { active: 0, rested: 2, code: 'cost-not-met', is: 'is refused with 2 rested Resources' },
    { active: 1, rested: 1, code: undefined, is: 'may be played with 1 active, 1 rested' },
  ])('a Command of Lv. 2 and Cost 1 in the action step: $is', (each) => {
    const state = lay(
      'empty',
      ...attacked,
      known('2.hand', 'hawk-of-endymion'),
      count('2.active', each.active),
      count('2.rested', each.rested),
      set('attacker', 'striker'),
      set('step', 'action'),
    );
    const move: Move = { type: 'play', player: '2', card: 'hawk-of-endymion', targets: ['striker'] };
    expect(refused(state, move)?.code).toBe(each.code);
    expect(moves(state, 'play')).toHaveLength(each.code === undefined ? 1 : 0);
  });
  it('at the end of a turn with 12 cards its player discards two, and the opponent with 12 none', () => {
    const state = passedOn(lay('end-phase', count('1.hand', 12), count('2.hand', 12)));
    expect(state.due).toMatchObject({ what: 'discard', player: '1', left: 2, limit: true });
    let done = state;
    while (done.due?.what === 'discard') {
      const [discard] = moves(done, 'discard');
      if (!discard) break;
      done = playing(done, discard);
    }
    expect(done.players['1']?.hand).toHaveLength(10);
    expect(done.players['2']?.hand).toHaveLength(12);
    expect(done.sides[done.turn]).toEqual(['2']);
  });
  it('a Base that its Burst deploys sends the Base in place to the trash, and an EX Base out of the game', () => {
    const burst = [
      unit('1.units', 'Striker', {}),
      known('2.shields', 'white-base'),
      { type: 'attack', player: '1', unit: 'striker', target: '2' },
      { type: 'pass', player: '2' },
      { type: 'pass', player: '2' },
      { type: 'pass', player: '1' },
    ];
    const own = { kind: 'base', title: 'Old Base', figures: { hp: 5 } };
    for (const [piece, id, inTrash] of [
      [own, 'old-base', true],
      [{ known: 'ex-base' }, 'ex-base', false],
    ] as const) {
      const state = lay('empty', ...burst, { edit: 'add', to: '2.base', piece });
      const done = playing(state, ...moves(state, 'burst').slice(0, 1));
      expect(done.areas[1]?.base?.card).toBe('white-base-2');
      expect(done.players['2']?.trash.includes(id)).toBe(inTrash);
    }
  });
  it('six Units are the limit of a whole team', () => {
    const more = (seat: string, n: number) =>
      Array.from({ length: n }, () => unit(`${seat}.units`, 'Unit', {}));
    const laid = (n: number) =>
      laidOut(attackBench, attackSimulator, 'team', [...more('1', 2), ...more('2', n)]);
    expect(oddCodes(attackBench, laid(2))).toEqual([]);
    expect(oddCodes(attackBench, laid(3))).toEqual(['too-many-units']);
  });
});
