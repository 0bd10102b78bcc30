import { describe, expect, it } from 'vitest';
import { edit } from '../../../../app/_rules/core/edit';
import { turnBench } from '../../../../app/_rules/gundam/turn/bench';
import { apOf, isLink, mayAttack } from '../../../../app/_rules/gundam/turn/facts';
import { TURN_SCENARIOS } from '../../../../app/_rules/gundam/turn/scenarios';
import { turnSimulator } from '../../../../app/_rules/gundam/turn/simulator';
import { type Player, type TurnState, tableOf } from '../../../../app/_rules/gundam/turn/state';
import { laidOut, oddCodes, saidAgain } from '../../core/laid-out';

const { options, play, start } = turnSimulator;
const lay = (template: string, ...line: object[]) => laidOut(turnBench, turnSimulator, template, line);
const set = (what: string, to: unknown, card?: string) => ({ edit: 'set', what, to, ...(card && { card }) });
const count = (place: string, to: number) => ({ edit: 'count', place, to });
const known = (to: string, name: string) => ({ edit: 'add', to, piece: { known: name } });
const unit = (to: string, title: string, figures: object = {}, traits: string[] = []) => ({
  edit: 'add',
  to,
  piece: { kind: 'unit', title, figures: { ap: 3, hp: 3, ...figures }, traits },
});
const moves = (state: TurnState, type: string) => options(state).filter((move) => move.type === type);
const refused = (state: TurnState, move: object) => {
  const made = play(state, move as Parameters<typeof play>[1]);
  return made.ok ? undefined : made.code;
};
const unitOf = (state: TurnState, player: Player, id: string) => {
  const found = tableOf(state, player).units.find((each) => each.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

describe('A turn of Gundam laid out by hand', () => {
  it('asks for the Lv. in all Resources, and for the Cost in active ones', () => {
    const hand = [known('1.hand', 'guncannon')];
    const deploy = { type: 'deploy', player: '1', card: 'guncannon' };
    expect(refused(lay('empty', ...hand, count('1.active', 2)), deploy)).toBe('lv-not-met');
    const late = [count('1.active', 1), count('1.rested', 2)];
    expect(refused(lay('empty', ...hand, ...late), deploy)).toBe('cannot-pay');
    const ready = lay('empty', ...hand, count('1.active', 2), count('1.rested', 1));
    expect(moves(ready, 'deploy')).toEqual([deploy]);
    expect(moves(lay('empty', ...hand, ...late, count('1.ex', 1)), 'deploy')).toEqual([{ ...deploy, ex: 1 }]);
  });
  it('pairs a Pilot that is laid on its Unit, which is a Link Unit if its conditions are met', () => {
    const before = lay('to-pair');
    expect(mayAttack(before, '1', 'gundam')).toBe(false);
    const paired = lay('to-pair', { edit: 'move', card: 'amuro', to: '1.pilot.gundam' });
    expect(isLink(paired, unitOf(paired, '1', 'gundam'))).toBe(true);
    expect(mayAttack(paired, '1', 'gundam')).toBe(true);
    expect(apOf(paired, '1', unitOf(paired, '1', 'gundam'))).toBe(6);
    const gone = edit(turnBench, paired, { edit: 'move', card: 'gundam', to: '1.trash' });
    if (!gone.ok) throw new Error(gone.code);
    expect(tableOf(gone.state, '1').hand).toContain('amuro');
  });
  it('asks which of six Units makes room for a seventh', () => {
    const state = lay('six-units');
    expect(moves(state, 'deploy')).toHaveLength(6);
    const five = lay('six-units', { edit: 'remove', card: 'gaza' });
    expect(moves(five, 'deploy')).toEqual([{ type: 'deploy', player: '1', card: 'rezel' }]);
  });
  it('lets the opponent act first in the action step, and only with an Action timing', () => {
    const state = lay('action-step');
    expect(options(state).map(({ player }) => player)).not.toContain('1');
    expect(moves(state, 'command')).toEqual([{ type: 'command', player: '2', card: 'hawk' }]);
    const own = lay('action-step', set('opportunity', '1'));
    expect(moves(own, 'command')).toEqual([{ type: 'command', player: '1', card: 'timbre' }]);
    const last = lay('action-step', set('opportunity', '1'), set('passes', 1), { type: 'pass', player: '1' });
    expect(last).toMatchObject({ turn: '2', phase: 'start', turnNumber: 2 });
    expect(unitOf(last, '1', 'guncannon').damage).toBe(0);
  });
  it('makes the player of the turn alone discard down to ten, however the hand is changed meanwhile', () => {
    const passed = [
      { type: 'pass', player: '2' },
      { type: 'pass', player: '1' },
    ];
    const state = lay('full-hand', ...passed);
    expect(state.due).toMatchObject({ what: 'discard', player: '1', left: 2, limit: true });
    expect(lay('full-hand', ...passed, count('1.hand', 14)).due).toMatchObject({ left: 4 });
    expect(lay('full-hand', ...passed, count('1.hand', 10))).toMatchObject({ due: null, turn: '2' });
  });
  it('keeps an ability that was used this turn from being used again', () => {
    const line = [known('1.base', 'white-base'), count('1.active', 4)];
    const state = lay('empty', ...line);
    expect(moves(state, 'activate')).toHaveLength(1);
    const which = turnBench.switches(state).find(({ id }) => id.startsWith('used.'));
    expect(which).toMatchObject({ card: 'white-base', value: false });
    expect(moves(lay('empty', ...line, set(which?.id ?? '', true, 'white-base')), 'activate')).toEqual([]);
  });
  it('changes what a keyword does with its amount, on a printed card and on one of one’s own', () => {
    const supporter = unit('1.units', 'Helper', { support: 1 });
    const other = unit('1.units', 'Striker');
    const support = { type: 'activate', player: '1', card: 'helper', ability: 0 };
    const apAfter = (...line: object[]) => {
      const state = lay('empty', supporter, other, ...line, support);
      return apOf(state, '1', unitOf(state, '1', 'striker'));
    };
    expect(apAfter()).toBe(4);
    expect(apAfter({ edit: 'figure', card: 'helper', figure: 'support', to: 3 })).toBe(6);
    const bare = lay('empty', supporter, { edit: 'figure', card: 'helper', figure: 'support', to: 0 });
    expect(bare.cards.helper?.abilities ?? []).toEqual([]);
    const doubled = lay('empty', supporter, other, { edit: 'copy', card: 'helper' });
    expect(moves(doubled, 'activate')).toHaveLength(2);
  });
  it('keeps what was deployed this turn so when the number of the turn changes', () => {
    const state = lay('to-pair', set('turn-number', 7));
    expect(mayAttack(state, '1', 'gundam')).toBe(false);
    expect(mayAttack(state, '1', 'gm')).toBe(true);
    expect(mayAttack(lay('to-pair', set('deployed', false, 'gundam')), '1', 'gundam')).toBe(true);
  });
  it('puts a Command whose text was interrupted into the trash', () => {
    const line = [known('1.hand', 'hawk-of-endymion'), known('1.units', 'gm')];
    const played = lay('main-phase', ...line, known('2.units', 'zaku-ii'), {
      type: 'command',
      player: '1',
      card: 'hawk-of-endymion',
    });
    expect(played.due).toMatchObject({ what: 'choose' });
    const changed = edit(turnBench, played, count('2.hand', 1));
    if (!changed.ok) throw new Error(changed.code);
    expect(changed.state).toMatchObject({ due: null, resolving: null });
    expect(tableOf(changed.state, '1').trash).toContain('hawk-of-endymion');
  });
  it('is lost at once by whoever has no deck left, and is open again when there is one', () => {
    const lost = lay('empty', count('2.deck', 0));
    expect(lost.over).toEqual({ reason: 'deck-empty', winner: '1', loser: '2' });
    expect(options(lost)).toEqual([]);
    expect(lay('empty', count('2.deck', 0), count('2.deck', 3)).over).toBe(null);
    expect(lay('royale', count('2.deck', 0))).toMatchObject({ over: null, players: ['1', '3'] });
  });
  it('gives no card a name that a token will have', () => {
    const line = [unit('1.units', 'Token 1'), known('1.base', 'white-base'), count('1.active', 4)];
    const activate = moves(lay('empty', ...line), 'activate')[0] ?? {};
    const ids = tableOf(lay('empty', ...line, activate), '1').units.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });
  it('is told to be odd where no play could have led to it', () => {
    const seven = Array.from({ length: 7 }, () => unit('1.units', 'Striker'));
    expect(oddCodes(turnBench, lay('empty', ...seven))).toEqual(['too-many-units']);
    const hurt = lay('empty', unit('1.units', 'Striker'), set('damage', 3, 'striker'));
    expect(oddCodes(turnBench, hurt)).toEqual(['beaten']);
    expect(oddCodes(turnBench, lay('empty', count('1.active', 3)))).toEqual(['too-many-resources']);
    expect(oddCodes(turnBench, lay('empty', count('1.ex', 6)))).toEqual(['too-many-ex']);
    expect(oddCodes(turnBench, lay('empty', count('1.shields', 7)))).toEqual(['too-many-shields']);
    expect(oddCodes(turnBench, lay('empty', count('1.deck', 51)))).toEqual(['too-many-cards']);
    const copies = Array.from({ length: 5 }, () => known('1.hand', 'gm'));
    expect(oddCodes(turnBench, lay('empty', ...copies))).toEqual(['too-many-copies']);
    for (const { id, setup } of turnBench.templates)
      expect(oddCodes(turnBench, start(setup)), id).toEqual([]);
  });
  it('can be said as a set-up, every card as it was typed in', () => {
    for (const { id, same } of saidAgain(turnBench, turnSimulator)) expect(same, id).toBe(true);
    for (const { id, setup } of TURN_SCENARIOS) {
      const again = turnBench.setupOf?.(start(setup));
      expect(again && start(again), id).toEqual(start(setup));
    }
    const laid = lay(
      'empty',
      unit('1.units', 'Helper', { support: 2, repair: 1 }),
      known('2.base', 'ex-base'),
    );
    const said = turnBench.setupOf?.(laid);
    expect(said && start(said).cards).toEqual(laid.cards);
  });
  it('cannot be said as a set-up where something waits, lasts or has been used', () => {
    const gained = lay('to-pair', set('ap-gained', 2, 'gm'));
    expect(turnBench.setupOf?.(gained)).toBeUndefined();
    expect(turnBench.setupOf?.(lay('action-step', set('passes', 1)))).toBeUndefined();
    expect(turnBench.setupOf?.(lay('start', { type: 'redraw', player: '1' }))).toBeUndefined();
    expect(turnBench.setupOf?.(lay('royale', count('1.deck', 0)))).toBeUndefined();
  });
});
