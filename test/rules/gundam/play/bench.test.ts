import { describe, expect, it } from 'vitest';
import { attackSimulator } from '../../../../app/_rules/gundam/attack/simulator';
import { attackBench, playBench } from '../../../../app/_rules/gundam/play/bench';
import { playSimulator } from '../../../../app/_rules/gundam/play/simulator';
import { laidOut, oddCodes, saidAgain } from '../../core/laid-out';

const { options, play } = playSimulator;
const lay = (template: string, ...line: object[]) => laidOut(playBench, playSimulator, template, line);
const attack = (template: string, ...line: object[]) => laidOut(attackBench, attackSimulator, template, line);
const set = (what: string, to: unknown, card?: string) => ({ edit: 'set', what, to, ...(card && { card }) });
const unit = (to: string, title: string, ap: number, hp: number, traits: string[] = []) => ({
  edit: 'add',
  to,
  piece: { kind: 'unit', title, figures: { ap, hp }, traits },
});
const moves = (state: ReturnType<typeof lay>, type: string) =>
  options(state).filter((move) => move.type === type);

describe('A Gundam table laid out by hand', () => {
  it('lets nobody attack an active Unit, and anybody a rested one', () => {
    const active = lay('empty', unit('1.units', 'Striker', 3, 3), unit('2.units', 'Target', 2, 2));
    expect(moves(active, 'attack')).toEqual([{ type: 'attack', player: '1', unit: 'striker', target: '2' }]);
    const rested = lay(
      'empty',
      unit('1.units', 'Striker', 3, 3),
      unit('2.units', 'Target', 2, 2),
      set('rested', true, 'target'),
    );
    expect(moves(rested, 'attack')).toHaveLength(2);
  });
  it('keeps a Unit deployed this turn from attacking', () => {
    const fresh = [unit('1.units', 'Striker', 3, 3), set('deployed', true, 'striker')];
    expect(moves(lay('empty', ...fresh), 'attack')).toEqual([]);
  });
  it('is opened in the block step, where only an active Blocker of the defender may step in', () => {
    const line = [
      unit('1.units', 'Striker', 3, 3),
      unit('2.units', 'Guard', 1, 4, ['blocker']),
      unit('2.units', 'Other', 1, 4),
      set('attacker', 'striker'),
    ];
    expect(moves(lay('empty', ...line), 'block')).toEqual([{ type: 'block', player: '2', unit: 'guard' }]);
    expect(moves(lay('empty', ...line, set('rested', true, 'guard')), 'block')).toEqual([]);
  });
  it('ends with a direct hit on a player without Base and Shields', () => {
    const line = [unit('1.units', 'Striker', 3, 3), set('attacker', 'striker')];
    let state = lay('empty', ...line);
    while (!state.over) {
      const [pass] = moves(state, 'pass');
      const step = pass && play(state, pass);
      if (!step?.ok) break;
      state = step.state;
    }
    expect(state.over).toMatchObject({ reason: 'battle-damage', defeated: ['2'] });
  });
  it('offers the Burst of a Shield that was destroyed', () => {
    expect(moves(lay('burst'), 'burst').length).toBeGreaterThan(0);
    expect(moves(lay('burst'), 'decline')).toHaveLength(1);
  });
  it('makes the player of the turn discard down to ten at the end', () => {
    let state = lay('end-phase');
    for (let i = 0; i < 2; i++) {
      const [pass] = moves(state, 'pass');
      const step = pass && play(state, pass);
      if (step?.ok) state = step.state;
    }
    expect(state.due).toMatchObject({ what: 'discard', player: '1', left: 1, limit: true });
  });
  it('keeps the Units of an attack where they are', () => {
    expect(() => lay('block-step', { edit: 'remove', card: 'gundam' })).toThrow('in-use');
    const freed = lay('block-step', set('attacker', 'none'), { edit: 'remove', card: 'gundam' });
    expect(freed.units.some(({ id }) => id === 'gundam')).toBe(false);
    expect(freed.cards.amuro).toBeUndefined();
  });
  it('is told to be odd where no play could have led to it', () => {
    const seven = Array.from({ length: 7 }, () => unit('1.units', 'Striker', 3, 3));
    expect(oddCodes(playBench, lay('empty', ...seven))).toEqual(['too-many-units']);
    const hurt = lay('empty', unit('1.units', 'Striker', 3, 3), set('damage', 3, 'striker'));
    expect(oddCodes(playBench, hurt)).toEqual(['beaten']);
    const rich = lay('empty', { edit: 'count', place: '1.active', to: 3 });
    expect(oddCodes(playBench, rich)).toEqual(['too-many-resources']);
    const copies = Array.from({ length: 5 }, () => ({ edit: 'add', to: '1.hand', piece: { known: 'gm' } }));
    expect(oddCodes(playBench, lay('empty', ...copies))).toEqual(['too-many-copies']);
    for (const { id, setup } of playBench.templates)
      expect(oddCodes(playBench, playSimulator.start(setup)), id).toEqual([]);
  });
  it('can be said as a set-up, unless an effect waits', () => {
    for (const { id, same } of saidAgain(playBench, playSimulator)) expect(same, id).toBe(id !== 'burst');
  });
  it('can be said as the set-up of an attack, before one is declared', () => {
    for (const { id, same } of saidAgain(attackBench, attackSimulator)) expect(same, id).toBe(true);
    const laid = attack(
      'last-shields',
      unit('1.units', 'Striker', 3, 3, ['first-strike']),
      set('damage', 2, 'striker'),
      set('rested', true, 'trainer'),
    );
    const said = attackBench.setupOf?.(laid);
    const again = said ? attackSimulator.start(said).units : [];
    expect(again).toHaveLength(laid.units.length);
    expect(again).toEqual(expect.arrayContaining(laid.units));
    const unsaid = [
      attack('to-attack', set('attacker', 'gundam')),
      attack('to-attack', { edit: 'move', card: 'incident', to: '1.trash' }),
      attack('to-attack', { edit: 'count', place: '1.hand', to: 4 }),
      attack('to-attack', { type: 'end', player: '1' }),
    ];
    for (const state of unsaid) expect(attackBench.setupOf?.(state)).toBeUndefined();
  });
  it('is laid out for an attack alone too, in teams', () => {
    const state = attack('team', set('rested', true, 'trainer'));
    const targets = options(state).flatMap((move) => (move.type === 'attack' ? [move.target] : []));
    expect(targets).toContain('trainer');
  });
});
