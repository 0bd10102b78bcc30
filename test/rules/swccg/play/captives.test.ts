import { describe, expect, it } from 'vitest';
import {
  draw,
  lose,
  type Move,
  occupies,
  type PlayPut,
  pass,
  play,
  playCards,
  type State,
  swccgPlay,
} from '../../../../app/_rules/swccg/play';
import { fire, forfeit, moveTo } from '../../../../app/_rules/swccg/play/scenarios/line';
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
  const rescue = interrupt('Rescue', 'light', {
    needs: [],
    targets: { card: { kind: 'character', captives: true, title: 'Han Solo' } },
    result: [{ do: 'release', cards: { target: 'card' } }],
  });
  it('a captive that a text sets free no longer goes where the escort goes', () => {
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
  it('a captive that a text sets free at a system escapes, since no character can be there', () => {
    const dark: PlayPut[] = [
      { card: 'devastator', id: 'ship', at: 'hoth' },
      { card: 'stormtrooper', id: 'a', at: 'ship' },
    ];
    const state = made(
      begin({
        turn: 'light',
        phase: 'control',
        light: {
          table: [escorted, { card: 'blaster', id: 'gun', at: 'han' }],
          hand: [{ card: rescue, id: 'rescue' }],
        },
        dark: { table: dark },
      }),
      play('light', 'rescue', { targets: { card: 'han' } }),
    );
    expect([zoneOf(state, 'han'), zoneOf(state, 'gun')]).toEqual(['used', 'lost']);
    expect(state.piles.light.used).toContain('han');
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

// swccg/card-states#captive
describe('Whoever is taken aboard', () => {
  const snatch = interrupt('Snatch', 'dark', {
    needs: [],
    targets: { who: { kind: 'character', by: 'opponent' } },
    result: [{ do: 'capture', cards: { target: 'who' } }],
  });
  const taken = (light: PlayPut[], who: string) =>
    made(
      begin({
        phase: 'control',
        turns: 2,
        patient: true,
        dark: { hand: [{ card: snatch, id: 'snatch' }] },
        light: { table: light },
      }),
      play('dark', 'snatch', { targets: { who } }),
    );
  const inTurn = (state: State) => {
    let now = state;
    for (let i = 0; i < 80 && !(now.turn === 'light' && now.phase === 'move'); i++)
      now = made(now, pass(now.opportunity));
    return now;
  };
  it('no longer pilots, so that an unmanned starship stays where it is', () => {
    const ship: PlayPut[] = [
      {
        card: {
          kind: 'starship',
          side: 'light',
          title: 'Ship',
          type: 'starfighter',
          power: 3,
          maneuver: 4,
          forfeit: 4,
          pilots: 1,
          hyperspeed: 5,
          navComputer: true,
        },
        id: 'ship',
        at: 'hoth',
      },
      { card: someone('light', 'Pilot', { pilot: { power: 2 } }), id: 'pilot', at: 'ship', as: 'pilot' },
    ];
    const state = inTurn(passOn(taken(ship, 'pilot')));
    expect(state.cards.pilot).toMatchObject({ captive: true });
    expect(occupies(state, 'light', 'hoth')).toBe(false);
    expect(whyNot(state, moveTo('light', 'ship', 'tatooine'))).toBe('not-driven');
  });
  it('no longer drives, and is at the site', () => {
    const ride: PlayPut[] = [
      { card: speeder('light'), id: 'ride', at },
      { card: 'rebel-trooper', id: 'driver', at: 'ride', as: 'driver' },
    ];
    const state = inTurn(passOn(taken(ride, 'driver')));
    expect(state.cards.driver).toMatchObject({ captive: true, at });
    expect(whyNot(state, moveTo('light', 'ride', 'eisley'))).toBe('not-driven');
  });
  it('has no place at the controls in a set-up either', () => {
    const state = begin({
      turn: 'light',
      phase: 'move',
      light: {
        table: [
          { card: speeder('light'), id: 'ride', at },
          { card: 'rebel-trooper', id: 'driver', at: 'ride', as: 'driver', captive: true },
          foe,
        ],
      },
    });
    expect(whyNot(state, moveTo('light', 'ride', 'eisley'))).toBe('not-driven');
  });
  it('who was hit and is taken owes nothing to the battle any more', () => {
    const grab = interrupt('Grab', 'dark', {
      targets: { who: { kind: 'character', by: 'opponent' } },
      result: [{ do: 'capture', cards: { target: 'who' } }],
    });
    const state = passOn(
      made(
        begin({
          dark: { table: [st('a')], hand: [{ card: grab, id: 'grab' }] },
          light: { table: [{ card: 'rebel-trooper', id: 'hero', at }, { ...foe }] },
          underWay: { what: 'battle', at, segment: 'weapons', hit: ['hero'] },
        }),
        play('dark', 'grab', { targets: { who: 'hero' } }),
      ),
    );
    expect(fightIn(state)?.hit ?? []).not.toContain('hero');
    expect(state.cards.hero).toMatchObject({ zone: 'table', captive: true });
  });
});
