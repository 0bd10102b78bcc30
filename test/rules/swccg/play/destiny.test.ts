import { describe, expect, it } from 'vitest';
import {
  cardOfFigures,
  draw,
  type PlayPut,
  play,
  playCards,
  type State,
} from '../../../../app/_rules/swccg/play';
import type { Card } from '../../../../app/_rules/swccg/stack/schema';
import { allows, begin, debtOf, fightIn, made, passOn, someone, speeder } from './table';

const { character, interrupt } = playCards;
const at = 'cantina';
const people = (side: 'light' | 'dark', ...abilities: number[]): PlayPut[] =>
  abilities.map((ability, i) => ({
    card: someone(side, `${side} ${i}`, { ability, power: 1 }),
    id: `${side}-${i}`,
    at,
  }));
const fighting = (light: PlayPut[], dark: PlayPut[], hands: { light?: Card[]; dark?: Card[] } = {}): State =>
  begin({
    light: {
      table: light,
      reserve: [2, 2, 2, 2, 2],
      hand: (hands.light ?? []).map((card) => ({ card, id: card.title })),
    },
    dark: {
      table: dark,
      reserve: [3, 3, 3, 3, 3],
      hand: (hands.dark ?? []).map((card) => ({ card, id: card.title })),
    },
    underWay: { what: 'battle', at, segment: 'weapons' },
  });
/** Who draws battle destiny, in order, if everybody draws all they may; and the state in the damage segment. */
function drawAll(state: State): { draws: string[]; end: State } {
  const draws: string[] = [];
  let now = passOn(state);
  for (let i = 0; i < 12; i++) {
    const top = now.stack.at(-1);
    if (top?.type !== 'draw-destiny' || top.step !== 'initiation') break;
    draws.push(`${top.by} ${top.purpose}`);
    now = passOn(made(now, draw(top.by, top.by === 'light' ? 2 : 3)));
  }
  return { draws, end: now };
}
const demanding = (side: 'light' | 'dark', demands: number, more?: true): PlayPut => ({
  card: character({ side, title: 'Demanding', power: 1, ability: 1, forfeit: 1 }, [
    { demands, of: 'opponent', ...(more && { more }) },
  ]),
  id: 'demanding',
  at,
});

describe('Battle destiny', () => {
  it('takes a combined ability of 4', () => {
    expect(drawAll(fighting(people('light', 2, 1), people('dark', 3, 1))).draws).toEqual(['dark battle']);
  });
  it('is one draw, however much ability there is', () => {
    expect(drawAll(fighting(people('light', 1), people('dark', 6, 6))).draws).toEqual(['dark battle']);
  });
  it('is drawn first by the player whose turn it is', () => {
    expect(drawAll(fighting(people('light', 4), people('dark', 4))).draws).toEqual([
      'dark battle',
      'light battle',
    ]);
  });
  it('is optional, and no draw makes no attrition', () => {
    const state = passOn(fighting(people('light', 4), people('dark', 4)));
    const end = passOn(made(state, { type: 'decline', by: 'dark' }, draw('light', 2)));
    expect(debtOf(end, 'light')?.attrition).toBeUndefined();
    expect(debtOf(end, 'dark')?.attrition).toBe(2);
  });
  it('counts everybody aboard an open vehicle, and only the driver of an enclosed one', () => {
    const riding = (enclosed?: true): PlayPut[] => [
      { card: speeder('dark', enclosed ? { enclosed } : {}), id: 'ride', at },
      { card: someone('dark', 'One', { ability: 2 }), id: 'one', at: 'ride', as: 'driver' },
      { card: someone('dark', 'Two', { ability: 2 }), id: 'two', at: 'ride', as: 'passenger' },
    ];
    expect(drawAll(fighting(people('light', 1), riding())).draws).toEqual(['dark battle']);
    expect(drawAll(fighting(people('light', 1), riding(true))).draws).toEqual([]);
  });
  it('does not count a droid', () => {
    const droid = { card: someone('dark', 'Droid', { ability: 0, droid: true }), id: 'droid', at };
    expect(drawAll(fighting(people('light', 1), [...people('dark', 3), droid])).draws).toEqual([]);
  });
  it('fails with an empty Reserve Deck, and makes no attrition', () => {
    let state = begin({
      light: { table: people('light', 1) },
      dark: { table: people('dark', 4), reserve: 0 },
      underWay: { what: 'battle', at, segment: 'weapons' },
    });
    state = passOn(state);
    expect(debtOf(state, 'light')?.attrition).toBeUndefined();
  });
  it('is one more for each that Vader is in: +1 to each draw', () => {
    const vader: PlayPut[] = [{ card: 'darth-vader', id: 'vader', at }];
    const { end } = drawAll(fighting(people('light', 1), vader));
    expect(debtOf(end, 'light')).toMatchObject({ attrition: 4, damage: 6 + 4 - 1 });
  });
  it('of two draws is +1 each with Vader', () => {
    const more = interrupt('Charge', 'dark', {
      result: [{ do: 'modify', value: 'battle-destinies', add: 1 }],
    });
    const state = fighting(people('light', 1), [{ card: 'darth-vader', id: 'vader', at }], { dark: [more] });
    const { draws, end } = drawAll(passOn(made(state, play('dark', 'Charge'))));
    expect(draws).toEqual(['dark battle', 'dark battle']);
    expect(debtOf(end, 'light')?.attrition).toBe(8);
  });
  it('goes to both power and attrition', () => {
    const { end } = drawAll(fighting(people('light', 1), people('dark', 4)));
    expect(fightIn(end)?.totals).toEqual({ light: 1, dark: 4 });
    expect(debtOf(end, 'light')).toMatchObject({ attrition: 3, damage: 3 });
  });
});

describe('The ability that battle destiny takes', () => {
  it.each([
    [5, undefined, [3, 1], 0],
    [5, undefined, [3, 2], 1],
    [6, undefined, [5], 0],
    [6, undefined, [6], 1],
    [7, undefined, [6], 0],
    [7, undefined, [6, 1], 1],
    [5, true, [5], 0],
    [5, true, [5, 1], 1],
  ] as const)(
    'of %i (more than that: %s) with abilities of %j gives %i draws',
    (demand, more, abilities, count) => {
      const { draws } = drawAll(
        fighting([...people('light', 1), demanding('light', demand, more)], people('dark', ...abilities)),
      );
      expect(draws.length).toBe(count);
    },
  );
  it('is demanded of the opponent alone', () => {
    const { draws } = drawAll(fighting([...people('light', 4), demanding('light', 6)], people('dark', 4)));
    expect(draws).toEqual(['light battle']);
  });
  it('that is lacking lets nothing be added, either', () => {
    const more = interrupt('Charge', 'dark', {
      result: [{ do: 'modify', value: 'battle-destinies', add: 1 }],
    });
    const state = fighting([...people('light', 1), demanding('light', 6)], people('dark', 4), {
      dark: [more],
    });
    expect(drawAll(passOn(made(state, play('dark', 'Charge')))).draws).toEqual([]);
  });
  it('is no longer demanded once the card that demands it has left the battle', () => {
    const shove = interrupt('Shove', 'dark', {
      targets: { card: { kind: 'character', by: 'opponent', field: 'in-battle' } },
      result: [{ do: 'exclude-from-battle', cards: { target: 'card' } }],
    });
    const state = fighting([...people('light', 1), demanding('light', 6)], people('dark', 4), {
      dark: [shove],
    });
    expect(
      drawAll(passOn(made(state, play('dark', 'Shove', { targets: { card: 'demanding' } })))).draws,
    ).toEqual(['dark battle']);
  });
  it('may be forbidden altogether', () => {
    const never = {
      card: character({ side: 'light', title: 'Never', power: 1, ability: 1, forfeit: 1 }, [
        { noBattleDestiny: 'opponent' },
      ]),
      id: 'never',
      at,
    };
    expect(drawAll(fighting([...people('light', 1), never], people('dark', 6))).draws).toEqual([]);
  });
  it('is added by an Interrupt even to those who have less than 4 of ability', () => {
    const more = interrupt('Charge', 'dark', {
      result: [{ do: 'modify', value: 'battle-destinies', add: 1 }],
    });
    const state = fighting(people('light', 1), people('dark', 2), { dark: [more] });
    expect(drawAll(passOn(made(state, play('dark', 'Charge')))).draws).toEqual(['dark battle']);
  });
  it('does not keep "if unable to otherwise" from its one draw', () => {
    const system = (demand?: number) =>
      begin({
        light: {
          table: [
            { card: 'x-wing', id: 'x', at: 'tatooine' },
            ...(demand
              ? [
                  {
                    card: cardOfFigures(
                      {
                        kind: 'starship',
                        side: 'light',
                        title: 'Blockade',
                        type: 'capital',
                        power: 1,
                        armor: 3,
                        forfeit: 3,
                        permanentPilot: { ability: 1 },
                      },
                      { standing: [{ demands: demand, of: 'opponent' }] },
                    ),
                    id: 'blockade',
                    at: 'tatooine',
                  },
                ]
              : []),
          ],
          reserve: [2, 2],
        },
        dark: {
          table: [
            { card: 'black-2', id: 'black', at: 'tatooine' },
            { card: 'ds-61-2', id: 'ds', at: 'black', as: 'pilot' },
          ],
          reserve: [3, 3],
        },
        underWay: { what: 'battle', at: 'tatooine', segment: 'weapons' },
      });
    expect(drawAll(system()).draws).toEqual(['dark battle']);
    expect(drawAll(system(6)).draws).toEqual(['dark battle']);
  });
});

describe('Destiny to power only, or to attrition only', () => {
  const adds = character({ side: 'light', title: 'Commando', power: 2, ability: 2, forfeit: 3 }, [
    { destinies: 1, to: 'power' },
  ]);
  it('to power makes no attrition', () => {
    const commando = { card: adds, id: 'commando', at };
    const { draws, end } = drawAll(fighting([commando], people('dark', 1)));
    expect(draws).toEqual(['light power']);
    expect(fightIn(end)?.totals).toEqual({ light: 4, dark: 1 });
    expect(debtOf(end, 'dark')?.attrition).toBeUndefined();
  });
  it('to power is drawn once for two copies of one card', () => {
    const two = [1, 2].map((i) => ({ card: adds, id: `commando-${i}`, at }));
    expect(drawAll(fighting(two, people('dark', 1))).draws).toEqual(['light battle', 'light power']);
  });
  it('to power is drawn by each player for a card of the same title', () => {
    const jawa = (side: 'light' | 'dark'): PlayPut => ({
      card: someone(side, 'Jawa', { power: 1, ability: 1 }, { standing: [{ destinies: 1, to: 'power' }] }),
      id: `${side}-jawa`,
      at,
    });
    const { draws, end } = drawAll(fighting([jawa('light')], [jawa('dark')]));
    expect(draws).toEqual(['dark power', 'light power']);
    expect(fightIn(end)?.totals).toEqual({ light: 1 + 2, dark: 1 + 3 });
  });
  it('comes with a Dresselian Commando against a non-unique alien at an exterior site, and not otherwise', () => {
    const draws = (place: string, copies?: 1) =>
      drawAll(
        begin({
          light: {
            table: [{ card: playCards.DRESSELIAN_COMMANDO, id: 'commando', at: place }],
            reserve: [2, 2, 2],
          },
          dark: {
            table: [
              {
                card: { ...alien, ...(copies && { copies }) },
                id: 'alien',
                at: place,
              },
            ],
            reserve: [3, 3, 3],
          },
          locations: [
            { id: 'inside', title: 'Tatooine: Cantina', kind: 'site', icons: { light: 2, dark: 2 } },
            {
              id: 'outside',
              title: 'Tatooine: Dune Sea',
              kind: 'site',
              exterior: true,
              icons: { light: 1, dark: 1 },
            },
          ],
          underWay: { what: 'battle', at: place, segment: 'weapons' },
        }),
      ).draws;
    const alien: Card = {
      ...character({ side: 'dark', title: 'Alien', power: 1, ability: 1, forfeit: 1 }),
      tags: ['alien'],
    };
    expect(draws('outside')).toEqual(['light power']);
    expect(draws('inside')).toEqual([]);
    expect(draws('outside', 1)).toEqual([]);
  });
  it('to attrition is nothing where there is no attrition', () => {
    const grind = interrupt('Grind', 'light', {
      result: [{ do: 'modify', value: 'attrition-destinies', add: 1 }],
    });
    const state = passOn(
      made(fighting(people('light', 1), people('dark', 1), { light: [grind] }), play('light', 'Grind')),
    );
    expect(drawAll(state).draws).toEqual([]);
  });
  it('to attrition adds to it, and not to power', () => {
    const grind = interrupt('Grind', 'light', {
      result: [{ do: 'modify', value: 'attrition-destinies', add: 1 }],
    });
    const state = passOn(
      made(fighting(people('light', 4), people('dark', 1), { light: [grind] }), play('light', 'Grind')),
    );
    const { draws, end } = drawAll(state);
    expect(draws).toEqual(['light battle', 'light attrition']);
    expect(debtOf(end, 'dark')?.attrition).toBe(4);
    expect(fightIn(end)?.totals).toEqual({ light: 3, dark: 1 });
  });
  it('is not changed by Vader, who adds to battle destiny', () => {
    const commando = {
      card: character({ side: 'dark', title: 'Commando', power: 2, ability: 2, forfeit: 3 }, [
        { destinies: 1, to: 'power' },
      ]),
      id: 'commando',
      at,
    };
    const { end } = drawAll(
      fighting(people('light', 1), [{ card: 'darth-vader', id: 'vader', at }, commando]),
    );
    expect(fightIn(end)?.totals?.dark).toBe(6 + 2 + 4 + 3);
    expect(debtOf(end, 'light')?.attrition).toBe(4);
  });
});

describe('A battle destiny that is cancelled', () => {
  // as the light side would hold it
  const end: Card = { ...playCards.END_THIS_DESTRUCTIVE_CONFLICT, side: 'light' };
  it('adds nothing and makes no attrition if it was the only one', () => {
    let state = passOn(fighting(people('light', 1), people('dark', 4), { light: [end] }));
    state = made(state, draw('dark', 3));
    const cancel = play('light', end.title);
    expect(allows(state, cancel)).toBe(true);
    state = passOn(made(state, cancel));
    // 1 to 1 and no attrition: nobody owes anything
    expect(state.stack).toEqual([]);
  });
  it('leaves the others as they are', () => {
    const more = interrupt('Charge', 'dark', {
      result: [{ do: 'modify', value: 'battle-destinies', add: 1 }],
    });
    let state = passOn(
      made(
        fighting(people('light', 1), people('dark', 4), { light: [end], dark: [more] }),
        play('dark', 'Charge'),
      ),
    );
    state = passOn(state);
    state = made(state, draw('dark', 3), play('light', end.title));
    const { end: last } = drawAll(state);
    expect(debtOf(last, 'light')?.attrition).toBe(3);
  });
  it('goes to the Used Pile all the same', () => {
    let state = passOn(fighting(people('light', 1), people('dark', 4), { light: [end] }));
    state = passOn(made(state, draw('dark', 3), play('light', end.title)));
    expect(state.piles.dark.used.length).toBe(1);
  });
});
