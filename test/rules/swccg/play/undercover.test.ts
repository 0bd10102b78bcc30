import { describe, expect, it } from 'vitest';
import {
  type Card,
  checkSetup,
  controls,
  occupies,
  pass,
  play,
  playCards,
  type State,
} from '../../../../app/_rules/swccg/play';
import { playBench } from '../../../../app/_rules/swccg/play/bench';
import { battleAt, drainAt, fire, moveTo } from '../../../../app/_rules/swccg/play/scenarios/line';
import type { PlayPut } from '../../../../app/_rules/swccg/play/setup';
import { laid, set } from './laid-out';
import { allows, begin, made, passOn, setup, sizeOf, someone, speeder, whyNot, zoneOf } from './table';

const spy = (more: Partial<PlayPut> = {}): PlayPut => ({
  card: someone('light', 'Spy', { spy: true }),
  id: 'spy',
  at: 'cantina',
  undercover: true,
  ...more,
});
const trooper = { card: 'stormtrooper' as const, id: 'trooper', at: 'cantina' };
const recruit = { card: someone('light', 'Recruit', { deploy: 1 }), id: 'recruit' };
const sneaking = (card: string, to: string) => play('light', 'light-sneak', { targets: { card, to } });
const BREAK = play('light', 'light-break-cover', { targets: { card: 'spy' } });

describe('An undercover spy', () => {
  it('gives its player no presence, and takes none from the opponent', () => {
    const state = begin({ light: { table: [spy()] }, dark: { table: [trooper] } });
    expect(occupies(state, 'light', 'cantina')).toBe(false);
    expect(controls(state, 'dark', 'cantina')).toBe(true);
  });
  it('keeps the opponent from draining where it is, and only there', () => {
    const state = begin({
      phase: 'control',
      light: { table: [spy()] },
      dark: { table: [trooper, { ...trooper, id: 'other', at: 'eisley' }] },
    });
    expect(whyNot(state, drainAt('dark', 'cantina'))).toBe('spied-upon');
    expect(allows(state, drainAt('dark', 'eisley'))).toBe(true);
  });
  it('drains nothing itself', () => {
    const state = begin({ turn: 'light', phase: 'control', light: { table: [spy()] }, patient: true });
    expect(whyNot(state, drainAt('light', 'cantina'))).toBe('not-controlled');
  });
  it('is no reason to battle, and takes no part in a battle', () => {
    const alone = begin({ light: { table: [spy()] }, dark: { table: [trooper] }, patient: true });
    expect(whyNot(alone, battleAt('dark', 'cantina'))).toBe('no-presence');
    const state = begin({
      light: { table: [spy(), { card: 'luke-skywalker', id: 'luke', at: 'cantina' }] },
      dark: { table: [trooper, { card: 'blaster-rifle', id: 'rifle', at: 'trooper' }] },
      underWay: { what: 'battle', at: 'cantina', segment: 'weapons' },
    });
    expect(state.stack[0]?.battle?.fight?.participants).toEqual(expect.arrayContaining(['luke', 'trooper']));
    expect(state.stack[0]?.battle?.fight?.participants).not.toContain('spy');
    expect(whyNot(state, fire('dark', 'rifle', 'luke'))).toBeUndefined();
    expect(whyNot(state, fire('dark', 'rifle', 'spy'))).toBe('target-not-in-battle');
  });
  it('lets its player deploy where there is neither presence nor an icon', () => {
    const here = (table: PlayPut[]) =>
      begin({ turn: 'light', phase: 'deploy', light: { table, hand: [recruit] }, patient: true });
    const deploying = play('light', 'recruit', { targets: { to: 'dunes' } });
    expect(whyNot(here([]), deploying)).toBe('no-presence-to-deploy');
    expect(allows(here([spy({ at: 'dunes' })]), deploying)).toBe(true);
    expect(whyNot(here([spy({ at: 'eisley' })]), deploying)).toBe('no-presence-to-deploy');
  });
  it('lets not its opponent deploy there', () => {
    const state = begin({
      phase: 'deploy',
      patient: true,
      light: { table: [spy({ at: 'dunes' })] },
      dark: { hand: [{ card: 'stormtrooper', id: 'st' }] },
    });
    expect(whyNot(state, play('dark', 'st', { targets: { to: 'dunes' } }))).toBe('no-presence-to-deploy');
  });
  it('does not move in its own player’s turn, nor go aboard anything', () => {
    const state = begin({
      turn: 'light',
      phase: 'move',
      patient: true,
      light: { table: [spy(), { card: speeder('light'), id: 'speeder', at: 'cantina' }] },
    });
    expect(whyNot(state, moveTo('light', 'spy', 'eisley'))).toBe('undercover');
    const embarking = play('light', 'light-embark', {
      text: 'driver',
      targets: { card: 'spy', aboard: 'speeder' },
    });
    expect(whyNot(state, embarking)).toBe('undercover');
    expect(allows(state, sneaking('spy', 'eisley'))).toBe(false);
  });
  it('moves in the opponent’s move phase: by landspeed, for 1 Force, once, and stays undercover', () => {
    const begun = begin({ phase: 'move', light: { table: [spy()] }, dark: { table: [trooper] } });
    const state = made(begun, pass('dark'));
    expect(whyNot(state, sneaking('spy', 'dunes'))).toBe('out-of-range');
    const there = passOn(made(state, sneaking('spy', 'eisley')));
    expect(there.cards.spy).toMatchObject({ at: 'eisley', undercover: true });
    expect(sizeOf(there, 'light', 'used')).toBe(1);
    expect(whyNot({ ...there, opportunity: 'light' }, sneaking('spy', 'cantina'))).toBe('already-moved');
  });
  it('is the only one to move so', () => {
    const state = begin({
      phase: 'move',
      patient: true,
      light: { table: [spy(), { ...spy({ id: 'plain' }), undercover: undefined } as never] },
    });
    expect(whyNot(made(state, pass('dark')), sneaking('plain', 'eisley'))).toBe('not-undercover');
  });
  it('carries weapons that do nothing meanwhile', () => {
    const table = [
      spy(),
      { card: 'blaster' as const, id: 'gun', at: 'spy' },
      { card: 'luke-skywalker' as const, id: 'luke', at: 'cantina' },
    ];
    const state = begin({
      turn: 'light',
      light: { table },
      dark: { table: [trooper] },
      underWay: { what: 'battle', at: 'cantina', segment: 'weapons' },
      patient: true,
    });
    expect(whyNot(state, fire('light', 'gun', 'trooper'))).toBe('bearer-not-in-battle');
    expect(state.cards.gun?.at).toBe('spy');
  });
});

describe('Going undercover and breaking cover', () => {
  const deploying = { turn: 'light', phase: 'deploy', patient: true } as const;
  const cover = { card: playCards.UNDERCOVER, id: 'cover' };

  it('is done by an Effect on a spy at a site, who gets out of whatever it is aboard', () => {
    const aboard = spy({ at: 'speeder', as: 'passenger' });
    const { undercover: _, ...plain } = aboard;
    let state = begin({
      ...deploying,
      light: {
        hand: [cover],
        table: [{ card: speeder('light', { passengers: 2 }), id: 'speeder', at: 'cantina' }, plain],
      },
    });
    state = passOn(made(state, play('light', 'cover', { targets: { spy: 'spy' } })));
    expect(state.cards.spy).toMatchObject({ at: 'cantina', undercover: true });
    expect(state.cards.spy?.as).toBe(undefined);
    expect(state.cards.cover).toMatchObject({ zone: 'table', at: 'spy' });
  });
  it('is for spies at sites', () => {
    const state = begin({
      ...deploying,
      light: {
        hand: [cover],
        table: [
          { card: 'luke-skywalker', id: 'luke', at: 'cantina' },
          { card: 'x-wing', id: 'x', at: 'tatooine' },
          { ...spy({ at: 'x', as: 'passenger' }), undercover: undefined } as never,
        ],
      },
    });
    for (const card of ['luke', 'spy'])
      expect(whyNot(state, play('light', 'cover', { targets: { spy: card } }))).toBe('not-a-spy');
  });
  it('some do as they are deployed, with no icon and no presence', () => {
    const mole = { card: someone('light', 'Mole', { undercover: true, deploy: 2 }), id: 'mole' };
    const state = begin({ ...deploying, light: { hand: [mole] } });
    const there = passOn(made(state, play('light', 'mole', { targets: { to: 'dunes' } })));
    expect(there.cards.mole).toMatchObject({ at: 'dunes', undercover: true });
    expect(occupies(there, 'light', 'dunes')).toBe(false);
  });
  it('of those, none deploys aboard anything', () => {
    const mole = { card: someone('light', 'Mole', { undercover: true, deploy: 2 }), id: 'mole' };
    const table = [{ card: speeder('light', { passengers: 2 }), id: 'speeder', at: 'cantina' }];
    const state = begin({ ...deploying, light: { hand: [mole], table } });
    const aboard = play('light', 'mole', { text: 'passenger', targets: { aboard: 'speeder' } });
    expect(allows(state, aboard)).toBe(false);
  });
  it('its cover may be broken in its player’s deploy phase: it counts again, and the Effect is lost', () => {
    const table = [spy(), { card: playCards.UNDERCOVER, id: 'cover', at: 'spy' }];
    const state = passOn(made(begin({ ...deploying, light: { table } }), BREAK));
    expect(state.cards.spy).toMatchObject({ zone: 'table', at: 'cantina' });
    expect(state.cards.spy?.undercover).toBe(undefined);
    expect(occupies(state, 'light', 'cantina')).toBe(true);
    expect(zoneOf(state, 'cover')).toBe('lost');
  });
  it('its cover is broken as well where that Effect is cancelled, not where another one is', () => {
    const canceller: Card = {
      title: 'Unmasked',
      side: 'dark',
      kind: 'interrupt',
      text: [
        {
          targets: { effect: { kind: 'effect', by: 'opponent' } },
          result: [{ do: 'cancel-cards', cards: { target: 'effect' } }],
        },
      ],
    };
    const other: Card = { title: 'Other', side: 'light', kind: 'effect', text: [] };
    const table = [
      spy(),
      { card: playCards.UNDERCOVER, id: 'cover', at: 'spy' },
      { card: other, id: 'other', at: 'spy' },
    ];
    const state = begin({
      ...deploying,
      turn: 'dark',
      light: { table },
      dark: { hand: [{ card: canceller, id: 'unmasked' }] },
    });
    const without = (effect: string) =>
      passOn(made(state, play('dark', 'unmasked', { targets: { effect } })));
    expect(without('cover').cards.spy).toMatchObject({ zone: 'table', at: 'cantina' });
    expect(without('cover').cards.spy?.undercover).toBeUndefined();
    expect(without('other').cards.spy?.undercover).toBe(true);
  });
  it('its cover is not broken at another time, nor by the opponent', () => {
    const table = [spy()];
    const moving = begin({ ...deploying, phase: 'move', light: { table } });
    expect(whyNot(moving, BREAK)).toBe('wrong-phase');
    const state = begin({ ...deploying, turn: 'dark', light: { table } });
    expect(whyNot(made(state, pass('dark')), BREAK)).toBe('wrong-turn');
    const by = play('dark', 'dark-break-cover', { targets: { card: 'spy' } });
    expect(allows(state, by)).toBe(false);
  });
  it('is told in a set-up of a spy at a site, and of nobody else', () => {
    const flaws = (put: PlayPut) => checkSetup({ ...setup(), light: { reserve: 5, table: [put] } });
    expect(flaws(spy())).toEqual([]);
    expect(flaws(spy({ at: 'tatooine' }))).toEqual([{ code: 'no-spy', at: 'spy' }]);
    expect(flaws(spy({ card: 'luke-skywalker' }))).toEqual([{ code: 'no-spy', at: 'spy' }]);
  });
  it('is told by a table that is laid out, and read again', () => {
    const state = begin({ ...deploying, light: { table: [spy()] } });
    const told = playBench.setupOf?.(state);
    expect(told?.light.table).toMatchObject([{ id: 'spy', at: 'cantina', undercover: true }]);
  });
  it('is said by hand of a spy at a site, and stays so from site to site', () => {
    const offered = (state: State) =>
      playBench.switches(state).flatMap(({ id, card }) => (id === 'undercover' ? [card] : []));
    const state = begin({
      ...deploying,
      light: { table: [spy({ id: 'open', undercover: undefined } as never), spy()] },
      dark: { table: [trooper] },
    });
    expect(offered(state)).toEqual(['open', 'spy']);
    expect(laid(state, set('undercover', true, 'open')).cards.open?.undercover).toBe(true);
    expect(occupies(laid(state, set('undercover', false, 'spy')), 'light', 'cantina')).toBe(true);
    const moved = laid(state, { edit: 'move', card: 'spy', to: 'light.at.eisley' });
    expect(moved.cards.spy).toMatchObject({ at: 'eisley', undercover: true });
    const away = laid(state, { edit: 'move', card: 'spy', to: 'light.at.tatooine' });
    expect(away.cards.spy?.undercover).toBeUndefined();
    expect(offered(away)).toEqual(['open']);
  });
});
