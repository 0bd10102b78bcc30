import { describe, expect, it } from 'vitest';
import {
  cardOfFigures,
  draw,
  lose,
  type PlayPut,
  pass,
  play,
  playCards,
} from '../../../../app/_rules/swccg/play';
import {
  battleAt,
  drainAt,
  finish,
  fire,
  forfeit,
  moveTo,
} from '../../../../app/_rules/swccg/play/scenarios/line';
import type { Card } from '../../../../app/_rules/swccg/stack/schema';
import {
  allows,
  begin,
  debtOf,
  fightIn,
  LOCATIONS,
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
const luke: PlayPut = { card: 'luke-skywalker', id: 'luke', at };
const vader: PlayPut = { card: 'darth-vader', id: 'vader', at };
const trooper: PlayPut = { card: 'stormtrooper', id: 'st', at };
const droid = (side: 'light' | 'dark', id: string): PlayPut => ({
  card: someone(side, 'Droid', { ability: 0, droid: true }),
  id,
  at,
});
const held = (...cards: Card[]) => ({ hand: cards.map((card) => ({ card, id: card.title.toLowerCase() })) });
const inWeapons = { underWay: { what: 'battle', at, segment: 'weapons' } as const };

describe('A battle and what happens in it', () => {
  it('ends when the riot gun captures the only character of a side', () => {
    const gun: PlayPut[] = [
      { card: playCards.DENGAR, id: 'dengar', at },
      { card: 'dengars-modified-riot-gun', id: 'gun', at: 'dengar' },
    ];
    const state = made(
      begin({ light: { table: [luke] }, dark: { table: gun, reserve: [5, 1] }, ...inWeapons }),
      fire('dark', 'gun', 'luke'),
      draw('dark', 5),
    );
    expect(state.stack).toEqual([]);
    expect(state.cards.luke).toMatchObject({ captive: true, at: 'dengar' });
  });
  it('makes what a captured character carried leave no shot in the battle', () => {
    const gun: PlayPut[] = [
      { card: playCards.DENGAR, id: 'dengar', at },
      { card: 'dengars-modified-riot-gun', id: 'gun', at: 'dengar' },
    ];
    const state = made(
      begin({
        light: {
          table: [luke, { card: 'blaster', id: 'blaster', at: 'luke' }, { card: 'han-solo', id: 'han', at }],
        },
        dark: { table: gun, reserve: [5, 1] },
        ...inWeapons,
      }),
      fire('dark', 'gun', 'luke'),
      draw('dark', 5),
    );
    expect(allows(state, fire('light', 'blaster', 'dengar'))).toBe(false);
  });
  it('counts the power of a starship’s pilot bonus and not the pilot’s own power', () => {
    const ship = cardOfFigures({
      kind: 'starship',
      side: 'dark',
      title: 'Ship',
      type: 'starfighter',
      power: 2,
      maneuver: 3,
      forfeit: 3,
      pilots: 1,
    });
    const state = passOn(
      begin({
        light: { table: [{ card: 'x-wing', id: 'x', at: 'tatooine' }] },
        dark: {
          table: [
            { card: ship, id: 'ship', at: 'tatooine' },
            { card: 'ds-61-2', id: 'ds', at: 'ship', as: 'pilot' },
          ],
        },
        underWay: { what: 'battle', at: 'tatooine', segment: 'weapons' },
      }),
    );
    expect(debtOf(state, 'light')?.damage).toBe(2 + 3 - 3);
  });
  it('gives an unpiloted starship no power', () => {
    const table: PlayPut[] = [
      { card: 'black-2', id: 'black', at: 'tatooine' },
      { card: 'tie-fighter', id: 'tie', at: 'tatooine' },
    ];
    const state = passOn(
      begin({
        light: { table: [{ card: 'x-wing', id: 'x', at: 'tatooine' }] },
        dark: { table },
        underWay: { what: 'battle', at: 'tatooine', segment: 'weapons' },
      }),
    );
    expect(debtOf(state, 'dark')?.damage).toBe(3 - 1);
  });
  it('lets nobody aboard an enclosed vehicle add power, and lets those aboard an open one', () => {
    const damage = (enclosed?: true) => {
      const table: PlayPut[] = [
        { card: speeder('dark', { power: 1, ...(enclosed && { enclosed }) }), id: 'ride', at },
        { card: someone('dark', 'One', { power: 3, ability: 1 }), id: 'one', at: 'ride', as: 'driver' },
      ];
      const weak: PlayPut = { card: someone('light', 'Weak', { power: 0, ability: 1 }), id: 'weak', at };
      return debtOf(passOn(begin({ light: { table: [weak] }, dark: { table }, ...inWeapons })), 'light')
        ?.damage;
    };
    expect([damage(true), damage()]).toEqual([1, 4]);
  });
  it('makes no attrition less than 0, however much is taken off', () => {
    const ease = interrupt('Ease', 'light', {
      segment: 'power',
      needs: [{ duringBattle: true }, { attrition: 'you' }],
      result: [{ do: 'modify', value: 'attrition', add: -9 }],
    });
    let state = passOn(
      begin({
        light: { table: [luke], reserve: [0, 0], ...held(ease) },
        dark: { table: [vader], reserve: [2, 2] },
        ...inWeapons,
      }),
    );
    state = made(state, draw('dark', 2));
    state = made(passOn(state), draw('light', 0));
    while (state.opportunity !== 'light') state = made(state, pass(state.opportunity));
    state = passOn(made(state, play('light', 'ease')));
    expect(debtOf(state, 'light')?.attrition).toBe(0);
  });
  it('triples battle damage and not attrition by Don’t Underestimate Our Chances', () => {
    let state = begin({
      light: {
        table: [{ card: someone('light', 'Strong', { power: 9, ability: 4 }), id: 'strong', at }],
        reserve: [1, 1],
        ...held(playCards.DONT_UNDERESTIMATE),
      },
      dark: { table: [{ card: someone('dark', 'Weak', { power: 2, ability: 2 }), id: 'weak', at }] },
    });
    state = passOn(made(state, battleAt('dark', at), play('light', "don't underestimate our chances")));
    state = passOn(made(state, draw('light', 1)));
    expect(debtOf(state, 'dark')).toMatchObject({ attrition: 1, damage: (9 + 1 - 2) * 3 });
  });
  it('takes part from its initiation: whoever is there does not battle elsewhere, even if it is cancelled', () => {
    const halt = interrupt('Halt', 'light', {
      needs: [],
      answers: { type: 'battle', by: 'opponent' },
      just: true,
      cancels: true,
    });
    let state = begin({ light: { table: [luke], ...held(halt) }, dark: { table: [vader] }, turns: 1 });
    state = passOn(made(state, battleAt('dark', at), play('light', 'halt')));
    expect(state.field?.fought.sort()).toEqual(['luke', 'vader']);
    expect(state.field?.battled).toEqual([at]);
  });
  it('is not answered by a "just" response once something else has been done', () => {
    const halt = interrupt('Halt', 'light', {
      needs: [],
      answers: { type: 'battle', by: 'opponent' },
      just: true,
      cancels: true,
    });
    const state = begin({
      light: { table: [luke, { card: 'blaster', id: 'gun', at: 'luke' }], ...held(halt) },
      dark: { table: [vader] },
      ...inWeapons,
    });
    expect(allows(state, play('light', 'halt'))).toBe(false);
  });
  it('adds the ability and power of nobody who has already battled', () => {
    const state = begin({
      light: { table: [luke] },
      dark: { table: [{ ...vader, fought: true }, trooper] },
      ...inWeapons,
    });
    expect(fightIn(state)?.participants).toEqual(expect.not.arrayContaining(['vader']));
    expect(fightIn(state)?.participants).toContain('st');
  });
  it('is won by the higher total; a tie has neither winner nor loser', () => {
    const even = passOn(
      begin({
        light: { table: [{ card: someone('light', 'One', { ability: 4 }), id: 'one', at }], reserve: [2, 2] },
        dark: { table: [{ card: someone('dark', 'Two', { ability: 4 }), id: 'two', at }], reserve: [2, 2] },
        ...inWeapons,
      }),
    );
    const state = passOn(made(even, draw('dark', 2), draw('light', 2)));
    expect(debtOf(state, 'dark')).toMatchObject({ attrition: 2, damage: 0 });
    expect(debtOf(state, 'light')).toMatchObject({ attrition: 2, damage: 0 });
  });
  it('lets a hit passenger go down with its vehicle: that settles the hit', () => {
    const table: PlayPut[] = [
      { card: speeder('dark'), id: 'ride', at },
      { card: 'stormtrooper', id: 'rider', at: 'ride', as: 'driver' },
    ];
    const state = made(
      owing({ light: { table: [luke] }, dark: { table } }, 'dark', { damage: 2, hit: ['rider'] }),
      forfeit('dark', 'ride'),
    );
    expect([zoneOf(state, 'rider'), state.stack.length]).toEqual(['lost', 0]);
  });
  it('lets either player settle first in the damage segment', () => {
    const state = begin({
      light: { table: [luke, { card: 'rebel-trooper', id: 'rt', at }] },
      dark: { table: [vader, trooper] },
      underWay: { what: 'battle', at, segment: 'damage', attrition: { light: 2, dark: 2 } },
    });
    expect(allows(state, forfeit('light', 'rt'))).toBe(true);
    expect(allows(state, forfeit('dark', 'st'))).toBe(true);
    const one = made(state, forfeit('light', 'rt'));
    expect(whyNot(one, forfeit('light', 'luke'))).toBeDefined();
    expect(made(one, forfeit('dark', 'st')).stack).toEqual([]);
  });
  it('asks nobody for a forfeit when all is satisfied', () => {
    const state = owing({ light: { table: [luke] }, dark: { table: [trooper] } }, 'light', { damage: 1 });
    expect(whyNot(made(state, lose('light', 'force')), forfeit('light', 'luke'))).toBeDefined();
    expect(whyNot(state, finish('light'))).toBe('damage-not-satisfied');
  });
  it('is fought at a sector as at a system, unless it is forbidden there', () => {
    const locations = [
      ...LOCATIONS,
      {
        id: 'cloud',
        title: 'Bespin: Cloud',
        kind: 'sector' as const,
        of: 'Bespin',
        icons: { light: 0, dark: 0 },
      },
    ];
    const table = (card: 'x-wing' | 'tie-fighter', id: string): PlayPut[] => [{ card, id, at: 'cloud' }];
    const state = begin({
      locations,
      light: { table: table('x-wing', 'x') },
      dark: { table: table('tie-fighter', 'tie') },
    });
    expect(allows(state, battleAt('dark', 'cloud'))).toBe(true);
  });
});

describe('Moves that make or break something', () => {
  it('a character alone with an enemy droid controls, until the droid’s side brings presence', () => {
    const state = begin({
      phase: 'move',
      turn: 'light',
      light: { table: [droid('light', 'd'), { card: 'rebel-trooper', id: 'rt', at: 'eisley' }] },
      dark: { table: [trooper] },
    });
    const there = made(state, moveTo('light', 'rt', at));
    expect(
      whyNot(
        begin({ phase: 'control', dark: { table: [trooper] }, light: { table: [droid('light', 'd')] } }),
        drainAt('dark', at),
      ),
    ).toBeUndefined();
    expect(there.cards.rt?.at).toBe(at);
  });
  it('what is carried moves along, and a weapon stays on its bearer', () => {
    const state = made(
      begin({ phase: 'move', dark: { table: [trooper, { card: 'blaster-rifle', id: 'rifle', at: 'st' }] } }),
      moveTo('dark', 'st', 'eisley'),
    );
    expect(state.cards.rifle).toMatchObject({ at: 'st', zone: 'table' });
  });
  it('a driver aboard does not walk away by landspeed', () => {
    const table: PlayPut[] = [
      { card: speeder('dark'), id: 'ride', at },
      { card: 'stormtrooper', id: 'rider', at: 'ride', as: 'driver' },
    ];
    expect(whyNot(begin({ phase: 'move', dark: { table } }), moveTo('dark', 'rider', 'eisley'))).toBe(
      'aboard-moves-along',
    );
  });
  it('a vehicle with a droid at the wheel does not move, unless it is a vehicle droid', () => {
    const driven = (more: object): PlayPut[] => [
      { card: speeder('dark'), id: 'ride', at },
      {
        card: someone('dark', 'Droid', { ability: 0, droid: true, ...more }),
        id: 'd',
        at: 'ride',
        as: 'driver',
      },
    ];
    const moves = (more: object) =>
      allows(
        begin({ phase: 'move', dark: { table: driven(more) }, patient: true }),
        moveTo('dark', 'ride', 'eisley'),
      );
    expect([moves({}), moves({ vehicleDroid: true })]).toEqual([false, true]);
  });
  it('a site between two of another planet parts them', () => {
    const [one, two, , ridge] = LOCATIONS;
    const locations = [one, ridge, two].flatMap((place) => place ?? []);
    expect(
      whyNot(
        begin({ phase: 'move', locations, dark: { table: [trooper] }, patient: true }),
        moveTo('dark', 'st', 'eisley'),
      ),
    ).toBe('out-of-range');
  });
});
