import { describe, expect, it } from 'vitest';
import { forceSimulator } from '../../../app/_rules/swccg/force';
import type { ForceSetup, ForceState, Move } from '../../../app/_rules/swccg/force/state';
import { type Card, draw, pass, play, theForce } from '../../../app/_rules/swccg/stack';
import { character, following, initiate, pass as passes, refusal, setUp } from './battle/table';
import { Table } from './stack/support';

describe('A battle by itself', () => {
  const owing = (
    dark: Parameters<typeof setUp>[0],
    debts: { attrition?: number; damage?: number; hit?: string[] },
  ) =>
    following(
      setUp([{ id: 'rebel', card: character({ side: 'light' }), at: 'site' }, ...dark], {
        damage: {
          hit: debts.hit ?? [],
          attrition: { dark: debts.attrition ?? 0 },
          damage: { dark: debts.damage ?? 0 },
        },
      }),
    );
  const one = { id: 'one', card: character({ forfeit: 3 }), at: 'site' };
  const two = { id: 'two', card: character({ forfeit: 3, title: 'Other' }), at: 'site' };

  it('takes attrition of 5 in two cards of 3', () => {
    const state = owing([one, two], { attrition: 5 });
    expect(refusal(state, { type: 'finish', player: 'dark' })).toBe('attrition-not-satisfied');
    expect(refusal(state, { type: 'lose', player: 'dark', from: 'reserve' })).toBe('attrition-not-in-force');
  });
  it('holds immunity against the total', () => {
    const shielded = { id: 'lord', card: 'lord-vader' as const, at: 'site' };
    expect(
      refusal(owing([shielded], { attrition: 5, damage: 1 }), {
        type: 'lose',
        player: 'dark',
        from: 'force',
      }),
    ).toBe('legal');
    expect(refusal(owing([shielded], { attrition: 6 }), { type: 'finish', player: 'dark' })).toBe(
      'immunity-too-low',
    );
  });
  it('is not initiated against a droid, nor without Force', () => {
    const droids = setUp([
      one,
      { id: 'droid', card: character({ side: 'light', ability: 0, droid: true }), at: 'site' },
    ]);
    expect(refusal(following(droids), initiate)).toBe('no-presence');
    const poor = setUp([one, { id: 'rebel', card: character({ side: 'light' }), at: 'site' }], {
      piles: { dark: { reserve: 5 }, light: { reserve: 5 } },
    });
    expect(refusal(following(poor), initiate)).toBe('not-enough-force');
  });
  it('gives no battle destiny for an ability of 3', () => {
    const setup = setUp([
      { id: 'one', card: character({ ability: 3 }), at: 'site' },
      { id: 'rebel', card: character({ side: 'light' }), at: 'site' },
    ]);
    const state = following(setup, initiate, passes('dark'), passes('light'));
    expect(state.battle?.draw).toBeNull();
    expect(state.battle?.destinies).toEqual({ dark: [], light: [] });
  });
});

describe('The action stack by itself', () => {
  const wave: Card = {
    title: 'Wave',
    side: 'both',
    kind: 'interrupt',
    text: [{ result: [{ do: 'note', what: 'waved' }] }],
  };
  const someone = (title: string, side: 'light' | 'dark', ability: number): Card => ({
    title,
    side,
    kind: 'character',
    ability,
  });
  const table = (dark: number[] = [1, 1, 1]) =>
    new Table({
      turn: 'light',
      phase: 'deploy',
      light: {
        hand: [
          { card: wave, id: 'wave' },
          { card: theForce.SENSE, id: 'light-sense' },
        ],
        table: [someone('Luke', 'light', 4)],
        reserve: [1, 1],
        force: 3,
      },
      dark: {
        hand: [
          { card: theForce.SENSE, id: 'sense' },
          { card: theForce.CONTROL, id: 'control' },
        ],
        table: [someone('Vader', 'dark', 6)],
        reserve: dark,
        force: 3,
      },
    });

  it('takes a Sense to the result before its destiny is drawn', () => {
    const state = table().after(play('light', 'wave'), play('dark', 'sense'));
    state.refuses(draw('dark', 1), 'not-awaited').after(pass('light'), pass('dark'), draw('dark', 1));
    expect(state.state.cards.wave?.zone).toBe('lost');
  });
  it('lets a destiny equal to the ability fail', () => {
    const state = table([6, 1]).after(
      play('light', 'wave'),
      play('dark', 'sense'),
      pass('light'),
      pass('dark'),
      draw('dark', 6),
    );
    expect(state.state.cards.wave?.zone).not.toBe('lost');
  });
  it('lets Control cancel a Sense for sure, and nothing cancel that Control', () => {
    const state = table().after(
      play('light', 'wave'),
      play('dark', 'sense'),
      play('light', 'light-sense'),
      play('dark', 'control'),
    );
    expect(state.state.stack.map(({ name }) => name)).toEqual(['Wave', 'Sense', 'Sense', 'Control']);
  });
});

describe('The Force cycle by itself', () => {
  const { start, play: make } = forceSimulator;
  const setup = (more: Partial<ForceSetup> = {}): ForceSetup => ({
    piles: { dark: { reserve: 6, force: 2 }, light: { reserve: 3, force: 1 } },
    locations: [{ id: 'site', title: 'Site', icons: { dark: 1, light: 2 }, control: 'dark' }],
    phase: 'control',
    ...more,
  });
  const driven = (given: ForceSetup, ...moves: Move[]): ForceState =>
    moves.reduce((state, move) => {
      const step = make(state, move);
      if (!step.ok) throw new Error(`${step.code}: ${JSON.stringify(move)}`);
      return step.state;
    }, start(given));
  const codeOf = (state: ForceState, move: Move) => {
    const step = make(state, move);
    return step.ok ? 'legal' : step.code;
  };
  const drain: Move = { type: 'drain', player: 'dark', location: 'site' };
  const lose = (from: 'reserve' | 'force'): Move => ({ type: 'lose', player: 'light', from });

  it('drains as many as the icons of the other side, once', () => {
    const state = driven(setup(), drain, lose('reserve'), lose('force'));
    expect(state.piles.light.lost.length).toBe(2);
    expect(codeOf(state, drain)).toBe('already-drained');
  });
  it('adds a bonus to a drain, and takes a penalty to 0 at the least', () => {
    const withBonus = (drainBonus: number) =>
      driven(
        setup({
          locations: [
            { id: 'site', title: 'Site', icons: { dark: 1, light: 2 }, control: 'dark', drainBonus },
          ],
        }),
        drain,
      ).due;
    expect(withBonus(1)).toMatchObject({ left: 3 });
    expect(withBonus(-5)).toBeNull();
  });
  it('ends at once when Life Force is exhausted', () => {
    const given = setup({ piles: { dark: { reserve: 6 }, light: { reserve: 1, hand: 4 } } });
    expect(driven(given, drain, lose('reserve')).over).toEqual({ reason: 'defeat', defeated: 'light' });
  });
});
