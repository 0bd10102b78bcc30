import { describe, expect, it } from 'vitest';
import {
  awaited,
  type Card,
  cardOfFigures,
  draw,
  type PlayPut,
  pass,
  play,
  type State,
  swccgPlay,
} from '../../../../app/_rules/swccg/play';
import { battleAt, fire, moveTo } from '../../../../app/_rules/swccg/play/scenarios/line';
import type { Standing, Text } from '../../../../app/_rules/swccg/stack';
import { begin, debtOf, fightIn, LOCATIONS, made, passOn, someone, toPhase, whyNot } from './table';

const at = 'cantina';
type Figures = Parameters<typeof someone>[2];
const one = (
  side: 'light' | 'dark',
  id: string,
  figures: Figures = {},
  standing: Standing[] = [],
): PlayPut => ({
  card: someone(side, id, { power: 2, ability: 1, ...figures }, { standing }),
  id,
  at,
});
const dark = (title: string, text: Text): { card: Card; id: string } => ({
  card: { title, side: 'dark', kind: 'interrupt', text: [{ needs: [{ duringBattle: true }], ...text }] },
  id: title.toLowerCase(),
});
const inWeapons = { underWay: { what: 'battle', at, segment: 'weapons' } as const };

/** On to the damage segment, with these destinies for whoever draws, and none for whoever has none left. */
function fought(state: State, destinies: { light?: number[]; dark?: number[] } = {}): State {
  const left = { light: [...(destinies.light ?? [])], dark: [...(destinies.dark ?? [])] };
  let now = state;
  for (let i = 0; i < 40 && now.stack.length > 0 && !fightIn(now)?.debts; i++) {
    const asked = awaited(now);
    if (asked?.what !== 'draw') {
      now = passOn(now);
      continue;
    }
    const value = left[asked.by].shift();
    now = made(now, value === undefined ? { type: 'decline', by: asked.by } : draw(asked.by, value));
  }
  return now;
}

describe('Total battle destiny', () => {
  const able = { ability: 4 };
  const state = (standing: Standing[], hand: ReturnType<typeof dark>[] = []): State =>
    begin({
      light: { table: [one('light', 'rebel', { power: 1 })], reserve: [1, 1] },
      dark: { table: [one('dark', 'sith', able, standing)], reserve: [3, 4, 1], hand },
      ...inWeapons,
    });
  it('is raised once, for power and attrition alike, however many destinies there are', () => {
    const two = dark('Two', { result: [{ do: 'modify', value: 'battle-destinies', add: 1 }] });
    const after = fought(made(state([{ totalBattleDestiny: 2, of: 'you' }], [two]), play('dark', 'two')), {
      dark: [3, 4],
    });
    expect(fightIn(after)?.totals).toEqual({ light: 1, dark: 2 + 3 + 4 + 2 });
    expect(debtOf(after, 'light')?.attrition).toBe(3 + 4 + 2);
  });
  it('is nothing where no destiny is drawn', () => {
    const after = fought(state([{ totalBattleDestiny: 2, of: 'you' }]));
    expect(fightIn(after)?.totals).toEqual({ light: 1, dark: 2 });
    expect(debtOf(after, 'light')?.attrition).toBeUndefined();
  });
  it('is never less than 0', () => {
    const less = dark('Less', { result: [{ do: 'modify', value: 'total-battle-destiny', add: -9 }] });
    const after = fought(made(state([], [less]), play('dark', 'less')), { dark: [3] });
    expect(fightIn(after)?.totals).toEqual({ light: 1, dark: 2 });
    expect(debtOf(after, 'light')?.attrition).toBe(0);
  });
});

describe('The number of battle destinies', () => {
  const drawn = (standing: Standing[]): State => {
    const more = dark('More', { result: [{ do: 'modify', value: 'battle-destinies', add: 2 }] });
    return fought(
      made(
        begin({
          light: { table: [one('light', 'rebel', {}, standing)] },
          dark: { table: [one('dark', 'sith', { ability: 4 })], reserve: [1, 2, 3, 4], hand: [more] },
          ...inWeapons,
        }),
        play('dark', 'more'),
      ),
      { dark: [1, 2, 3] },
    );
  };
  it('is no more than a card allows, of several the lowest', () => {
    expect(fightIn(drawn([]))?.completed.dark).toBe(3);
    expect(fightIn(drawn([{ mostBattleDestinies: 1, of: 'opponent' }]))?.completed.dark).toBe(1);
    const two: Standing[] = [
      { mostBattleDestinies: 2, of: 'each' },
      { mostBattleDestinies: 3, of: 'opponent' },
    ];
    expect(fightIn(drawn(two))?.completed.dark).toBe(2);
  });
});

describe('Ability that is not applied', () => {
  const company = (standing: Standing[], hand: ReturnType<typeof dark>[] = []): State =>
    begin({
      light: { table: [one('light', 'rebel', { ability: 1, power: 1 }, standing)] },
      dark: {
        table: [one('dark', 'sith', { ability: 3 }), one('dark', 'guard', { ability: 1 })],
        reserve: [3, 3, 3],
        hand,
      },
      ...inWeapons,
    });
  const drawn = (state: State): number => fightIn(fought(state, { dark: [3] }))?.completed.dark ?? 0;
  it('does not count toward battle destiny, and is presence all the same', () => {
    expect(drawn(company([]))).toBe(1);
    const scared: Standing[] = [{ noAbility: { title: 'sith', by: 'opponent' } }];
    expect(drawn(company(scared))).toBe(0);
    expect(fightIn(fought(company(scared)))?.totals).toEqual({ light: 1, dark: 4 });
  });
  it('may be given up for something else, in this battle', () => {
    const focused = dark('Focused', {
      targets: { card: { kind: 'character', by: 'you', field: 'in-battle' } },
      result: [
        { do: 'add-power', cards: { target: 'card' }, add: 3 },
        { do: 'no-ability', cards: { target: 'card' } },
      ],
    });
    const state = made(company([], [focused]), play('dark', 'focused', { targets: { card: 'sith' } }));
    const after = fought(state, { dark: [3] });
    expect(fightIn(after)?.totals).toEqual({ light: 1, dark: 7 });
    expect(debtOf(after, 'light')?.attrition).toBeUndefined();
  });
});

describe('A destiny that is subtracted', () => {
  const furry = dark('Furry', {
    result: [
      { do: 'draw', count: 2 },
      { do: 'modify', value: 'power', who: 'opponent', add: 'minus-drawn' },
    ],
  });
  it('counts with all that was drawn, and takes nothing below 0', () => {
    const state = begin({
      light: { table: [one('light', 'rebel', { power: 9 })] },
      dark: { table: [one('dark', 'sith')], reserve: [3, 1, 1], hand: [furry] },
      ...inWeapons,
    });
    const after = fought(made(state, play('dark', 'furry'), draw('dark', 3), draw('dark', 1)));
    expect(fightIn(after)?.totals).toEqual({ light: 5, dark: 2 });
    const weak = begin({
      light: { table: [one('light', 'rebel', { power: 3 })] },
      dark: { table: [one('dark', 'sith')], reserve: [3, 1, 1], hand: [furry] },
      ...inWeapons,
    });
    const low = fought(made(weak, play('dark', 'furry'), draw('dark', 3), draw('dark', 1)));
    expect(fightIn(low)?.totals).toEqual({ light: 0, dark: 2 });
  });
});

describe('A card that weapons may not target', () => {
  it('is spared as long as the text holds', () => {
    const guard = one('light', 'guard', {}, [{ spared: { title: 'luke', by: 'you' } }]);
    const state = (light: PlayPut[]): State =>
      begin({
        patient: true,
        light: { table: [one('light', 'luke'), ...light] },
        dark: {
          table: [one('dark', 'sith'), { card: 'blaster-rifle', id: 'rifle', at: 'sith' }],
        },
        ...inWeapons,
      });
    expect(whyNot(state([guard]), fire('dark', 'rifle', 'luke'))).toBe('spared');
    expect(whyNot(state([guard]), fire('dark', 'rifle', 'guard'))).toBeUndefined();
    expect(whyNot(state([]), fire('dark', 'rifle', 'luke'))).toBeUndefined();
  });
});

describe('A card that was just deployed and is kept from battling and moving', () => {
  const barrier: Card = {
    title: 'Barrier',
    side: 'light',
    kind: 'interrupt',
    text: [
      {
        just: { what: 'deployed', kind: ['character', 'starship'], by: 'opponent' },
        costs: [{ use: 1 }],
        result: [
          { do: 'keep', cards: 'followed', from: 'battling' },
          { do: 'keep', cards: 'followed', from: 'moving' },
        ],
      },
    ],
  };
  const before = (others: PlayPut[] = []): State =>
    begin({
      phase: 'deploy',
      turns: 3,
      patient: true,
      light: { table: [one('light', 'rebel')], hand: [{ card: barrier, id: 'barrier' }] },
      dark: {
        table: others,
        hand: [{ card: someone('dark', 'Sith', { power: 9, deploy: 1 }), id: 'sith' }],
      },
    });
  const deployed = (others: PlayPut[] = []): State =>
    passOn(
      made(
        passOn(made(before(others), play('dark', 'sith', { targets: { to: at } }))),
        play('light', 'barrier'),
      ),
    );
  it('is no presence toward a battle', () => {
    const state = toPhase(deployed(), 'battle');
    expect(whyNot(state, battleAt('dark', at))).toBe('nobody-takes-part');
  });
  it('stays out of a battle of others, and is not forfeited in it', () => {
    const state = made(
      toPhase(deployed([one('dark', 'trooper', { power: 1 })]), 'battle'),
      battleAt('dark', at),
    );
    expect(fightIn(state)?.participants).toEqual(['rebel', 'trooper']);
    expect(fightIn(fought(state))?.totals).toEqual({ light: 2, dark: 1 });
  });
  it('stays out of the battle that it was deployed to as a react', () => {
    const late = cardOfFigures(
      { kind: 'character', side: 'dark', title: 'Late', power: 5, ability: 3, forfeit: 3, deploy: 1 },
      {
        text: [
          {
            name: 'react',
            type: 'react',
            from: 'hand',
            answers: { type: 'battle', by: 'opponent' },
            just: true,
            field: 'react-by-deploying',
          },
        ],
      },
    );
    const state = begin({
      turn: 'light',
      light: { table: [one('light', 'rebel')], hand: [{ card: barrier, id: 'barrier' }] },
      dark: { table: [one('dark', 'sith', { power: 1 })], hand: [{ card: late, id: 'late' }] },
    });
    const reacted = made(state, battleAt('light', at), play('dark', 'late'));
    expect(fightIn(fought(reacted))?.totals).toEqual({ light: 2, dark: 1 + 5 });
    const kept = made(reacted, play('light', 'barrier'));
    expect(fightIn(fought(kept))?.totals).toEqual({ light: 2, dark: 1 });
  });
  it('does not move, this turn', () => {
    const state = toPhase(deployed(), 'move');
    expect(whyNot(state, moveTo('dark', 'sith', 'eisley'))).toBe('kept-from-moving');
    expect(swccgPlay.options(state)).not.toContainEqual(moveTo('dark', 'sith', 'eisley'));
  });
  const staying = (state: State, card: string): State => ({
    ...state,
    ...(state.field && {
      field: { ...state.field, kept: [{ card, source: 'Barrier', from: 'moving' as const }] },
    }),
  });
  it('goes neither to another starship, nor into a vehicle site', () => {
    const cruiser = (id: string) => ({
      card: {
        kind: 'starship' as const,
        side: 'dark' as const,
        title: id,
        type: 'capital' as const,
        power: 6,
        forfeit: 6,
        passengers: 4,
        permanentPilot: { ability: 1 },
        shipDocking: true as const,
      },
      id,
      at: 'tatooine',
    });
    const state = begin({
      phase: 'move',
      patient: true,
      locations: [
        ...LOCATIONS,
        { id: 'hold', title: 'Hold', kind: 'site', inside: 'first', icons: { light: 0, dark: 0 } },
      ],
      dark: {
        table: [
          cruiser('first'),
          cruiser('second'),
          { ...one('dark', 'sith'), at: 'first', as: 'passenger' },
        ],
      },
    });
    const moves = [
      play('dark', 'dark-transfer', {
        text: 'passenger',
        targets: { cards: ['sith'], aboard: 'second' },
      }),
      play('dark', 'dark-enter', { targets: { card: 'sith', to: 'hold' } }),
    ];
    expect(moves.map((move) => whyNot(state, move))).toEqual([undefined, undefined]);
    expect(moves.map((move) => whyNot(staying(state, 'sith'), move))).toEqual([
      'kept-from-moving',
      'kept-from-moving',
    ]);
  });
  it('does not move undercover either', () => {
    const spy = { ...one('light', 'spy', { spy: true }), undercover: true as const };
    const state = made(begin({ phase: 'move', light: { table: [spy] }, patient: true }), pass('dark'));
    const move = play('light', 'light-sneak', { targets: { card: 'spy', to: 'eisley' } });
    expect(whyNot(state, move)).toBeUndefined();
    expect(whyNot(staying(state, 'spy'), move)).toBe('kept-from-moving');
  });
  it('is kept for no longer than the turn', () => {
    const next = toPhase(toPhase(deployed(), 'activate'), 'battle');
    expect(next.turn).toBe('light');
    expect(whyNot(next, battleAt('light', at))).toBeUndefined();
  });
});

describe('A card that is kept from battling while it battles', () => {
  const stop = dark('Stop', {
    targets: { who: { kind: ['character', 'vehicle'], by: 'opponent', field: 'in-battle' } },
    result: [{ do: 'keep', cards: { target: 'who' }, from: 'battling' }],
  });
  const battle = (others: PlayPut[], hit: string[] = []): State =>
    begin({
      light: { table: [one('light', 'luke', { power: 5 }), ...others] },
      dark: { table: [one('dark', 'sith')], hand: [stop] },
      underWay: { what: 'battle', at, segment: 'weapons', hit },
    });
  const stopped = (others: PlayPut[], hit: string[] = []): State =>
    made(battle(others, hit), play('dark', 'stop', { targets: { who: 'luke' } }));
  // swccg/battle#barriered
  it('is no part of it any more: it adds no power, and is not forfeited', () => {
    const end = fought(stopped([one('light', 'rebel', { power: 1 })]));
    expect(fightIn(end)?.totals).toEqual({ light: 1, dark: 2 });
    expect(whyNot(end, { type: 'forfeit', by: 'light', card: 'luke' })).toBe('excluded-not-forfeited');
  });
  it('ends it, if it was the only presence of its side', () => {
    const end = passOn(stopped([]));
    expect(end.stack).toEqual([]);
    expect(end.cards.luke?.zone).toBe('table');
  });
  it('is lost at once if it was hit', () => {
    const end = stopped([one('light', 'rebel')], ['luke']);
    expect(end.cards.luke?.zone).toBe('lost');
  });
});
