import { describe, expect, it } from 'vitest';
import {
  draw,
  lose,
  type Move,
  type PlayPut,
  pass,
  play,
  playCards,
  swccgPlay,
} from '../../../../app/_rules/swccg/play';
import { fire, forfeit } from '../../../../app/_rules/swccg/play/scenarios/line';
import {
  allows,
  begin,
  debtOf,
  fightIn,
  made,
  owing,
  passOn,
  someone,
  speeder,
  whyNot,
  zoneOf,
} from './table';

const { interrupt } = playCards;
const at = 'cantina';
const st = (id: string): PlayPut => ({ card: 'stormtrooper', id, at });
const foe: PlayPut = { card: 'luke-skywalker', id: 'luke', at };

describe('Captives and escorts', () => {
  const escorted: PlayPut = { card: 'han-solo', id: 'han', at: 'a', captive: true };
  it('a captive does not fight, is not forfeited, and adds nothing', () => {
    const state = owing({ light: { table: [foe, escorted] }, dark: { table: [st('a')] } }, 'light', {
      damage: 3,
    });
    expect(allows(state, forfeit('light', 'han'))).toBe(false);
  });
  it('a captive escapes to the Used Pile when the escort alone is lost', () => {
    const state = made(
      owing({ light: { table: [foe, escorted] }, dark: { table: [st('a')] } }, 'dark', { damage: 2 }),
      forfeit('dark', 'a'),
    );
    expect(zoneOf(state, 'han')).toBe('used');
  });
  const letGo = (at: string) =>
    made(
      owing(
        {
          light: {
            table: [
              { ...foe, at },
              escorted,
              { card: 'blaster', id: 'gun', at: 'han' },
              { card: 'x-wing', id: 'ship', at: 'hoth' },
            ],
          },
          dark: {
            table: [
              { ...st('a'), at },
              { card: 'tie-fighter', id: 'tie', at: 'hoth' },
              { ...st('b'), at },
            ],
          },
        },
        'dark',
        { damage: 4 },
        at,
      ),
      forfeit('dark', 'a'),
    );
  const choose = (choice: string): Move => ({ type: 'choose', by: 'light', choice });
  it('at a site, its player chooses, and nothing else goes on before', () => {
    const state = letGo(at);
    expect(swccgPlay.options(state)).toEqual([choose('escape'), choose('stay')]);
    expect(whyNot(state, lose('dark', 'reserve'))).toBe('choice-first');
    expect(whyNot(state, { type: 'choose', by: 'dark', choice: 'stay' })).toBe('choice-first');
    expect(whyNot(state, choose('rescue'))).toBe('choice-first');
  });
  it('a captive that escapes goes to the Used Pile, and what it carries is lost', () => {
    const state = made(letGo(at), choose('escape'));
    expect([zoneOf(state, 'han'), zoneOf(state, 'gun')]).toEqual(['used', 'lost']);
    expect(state.piles.light.used).toEqual(['han']);
    expect(allows(state, lose('dark', 'reserve'))).toBe(true);
  });
  it('a captive that stays is on its own side of the table, with what it carries, and out of the battle', () => {
    const state = made(letGo(at), choose('stay'));
    expect(state.cards.han).toMatchObject({ zone: 'table', at });
    expect(state.cards.han?.captive).toBeUndefined();
    expect(zoneOf(state, 'gun')).toBe('table');
    expect(state.piles.light.used).toEqual([]);
    expect(fightIn(state)?.participants).not.toContain('han');
  });
  it('has no choice where the escort is not at a site', () => {
    const state = made(letGo('hoth'));
    expect(zoneOf(state, 'han')).toBe('used');
    expect(allows(state, choose('stay'))).toBe(false);
  });
  it('a captive that a text sets free no longer goes where the escort goes', () => {
    const rescue = interrupt('Rescue', 'light', {
      needs: [],
      targets: { card: { kind: 'character', captives: true, title: 'Han Solo' } },
      result: [{ do: 'release', cards: { target: 'card' } }],
    });
    const state = made(
      begin({
        turn: 'light',
        phase: 'control',
        light: { table: [escorted], hand: [{ card: rescue, id: 'rescue' }] },
        dark: { table: [st('a')] },
      }),
      play('light', 'rescue', { targets: { card: 'han' } }),
    );
    expect(state.cards.han).toMatchObject({ zone: 'table', at });
  });
  it('a captive is lost with the escort when both go down with a vehicle', () => {
    const table: PlayPut[] = [
      { card: speeder('dark'), id: 'ride', at },
      { card: 'stormtrooper', id: 'a', at: 'ride', as: 'driver' },
      st('b'),
    ];
    const state = made(
      owing({ light: { table: [foe, escorted] }, dark: { table } }, 'dark', { damage: 2 }),
      forfeit('dark', 'ride'),
    );
    expect([zoneOf(state, 'a'), zoneOf(state, 'han')]).toEqual(['lost', 'lost']);
  });
  it('a captive is no target of a weapon', () => {
    const state = begin({
      light: { table: [foe, escorted] },
      dark: { table: [st('a'), { card: 'blaster-rifle', id: 'rifle', at: 'a' }] },
      underWay: { what: 'battle', at, segment: 'weapons' },
    });
    expect(allows(state, fire('dark', 'rifle', 'han'))).toBe(false);
    expect(allows(state, fire('dark', 'rifle', 'luke'))).toBe(true);
  });
  it('the riot gun captures at once: its target leaves the battle and is escorted', () => {
    const gun: PlayPut[] = [
      { card: playCards.DENGAR, id: 'dengar', at },
      { card: 'dengars-modified-riot-gun', id: 'gun', at: 'dengar' },
    ];
    let state = begin({
      light: { table: [foe, { card: 'han-solo', id: 'han', at }] },
      dark: { table: gun, reserve: [5, 1, 1] },
      underWay: { what: 'battle', at, segment: 'weapons' },
    });
    state = made(state, fire('dark', 'gun', 'han'), draw('dark', 5));
    expect(state.cards.han).toMatchObject({ captive: true, at: 'dengar' });
  });
  it('an escort escorts one captive: the second stays where it is', () => {
    const gun: PlayPut[] = [
      { card: playCards.DENGAR, id: 'dengar', at },
      { card: 'dengars-modified-riot-gun', id: 'gun', at: 'dengar' },
    ];
    let state = begin({
      light: {
        table: [
          foe,
          { card: 'han-solo', id: 'han', at },
          { card: 'rebel-trooper', id: 'rt', at: 'dengar', captive: true },
        ],
      },
      dark: { table: gun, reserve: [5, 1, 1] },
      underWay: { what: 'battle', at, segment: 'weapons' },
    });
    state = made(state, fire('dark', 'gun', 'han'), draw('dark', 5));
    expect(state.cards.han?.at).not.toBe('dengar');
  });
  it('a droid is not captured by the riot gun', () => {
    const gun: PlayPut[] = [
      { card: playCards.DENGAR, id: 'dengar', at },
      { card: 'dengars-modified-riot-gun', id: 'gun', at: 'dengar' },
    ];
    const state = begin({
      light: {
        table: [foe, { card: someone('light', 'Droid', { ability: 0, droid: true }), id: 'droid', at }],
      },
      dark: { table: gun },
      underWay: { what: 'battle', at, segment: 'weapons' },
    });
    expect(allows(state, fire('dark', 'gun', 'droid'))).toBe(false);
  });
});

describe('An excluded card', () => {
  const shove = interrupt('Shove', 'dark', {
    targets: { card: { kind: 'character', by: 'opponent', field: 'in-battle' } },
    result: [{ do: 'exclude-from-battle', cards: { target: 'card' } }],
  });
  const excluded = () => {
    let state = begin({
      light: {
        table: [foe, { card: 'blaster', id: 'gun', at: 'luke' }, { card: 'rebel-trooper', id: 'rt', at }],
      },
      dark: {
        table: [
          st('a'),
          { card: 'blaster-rifle', id: 'rifle', at: 'a' },
          { card: someone('dark', 'Brute', { power: 9 }), id: 'brute', at },
        ],
        hand: [{ card: shove, id: 'shove' }],
      },
      underWay: { what: 'battle', at, segment: 'weapons' },
    });
    state = made(state, play('dark', 'shove', { targets: { card: 'luke' } }));
    return state;
  };
  it('neither fires nor is fired at', () => {
    const state = excluded();
    expect(allows(state, fire('light', 'gun', 'a'))).toBe(false);
    const dark = state.opportunity === 'dark' ? state : made(state, pass('light'));
    expect(allows(dark, fire('dark', 'rifle', 'luke'))).toBe(false);
  });
  it('adds no power, draws no destiny and is not forfeited', () => {
    const state = passOn(excluded());
    expect(debtOf(state, 'light')?.damage).toBe(10 - 1);
    expect(whyNot(state, forfeit('light', 'luke'))).toBe('excluded-not-forfeited');
  });
  it('stays on table when the battle is over', () => {
    let state = passOn(excluded());
    state = made(state, forfeit('light', 'rt'));
    while (state.stack.length > 0) state = made(state, lose('light', 'reserve'));
    expect(zoneOf(state, 'luke')).toBe('table');
  });
});
