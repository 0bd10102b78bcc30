import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../../../app/_rules/young-jedi/evacuation/check-setup';
import type { Move } from '../../../../app/_rules/young-jedi/evacuation/state';
import { battle, decline, evacuate, fighter, following, naboo, start, transport, verdict } from './table';

describe('A setup', () => {
  it('is told its flaws', () => {
    const bravo = { ...fighter('a'), title: 'Bravo 1' };
    const flaws = checkSetup({
      edition: 'first',
      turn: 'dark',
      planets: [
        { id: 'naboo', title: 'Naboo', cards: { dark: [battle('b', { together: 0 })] } },
        { id: 'naboo', title: 'Naboo', cards: {} },
      ],
      players: {
        dark: { deck: 0, hyperspace: [bravo, { ...bravo, id: 'a2' }] },
        light: { deck: 4, hand: [9, transport('t', -1)] },
      },
    });
    expect(flaws.map(({ code }) => code).sort()).toEqual([
      'destiny-out-of-range',
      'group-too-small',
      'negative-figure',
      'no-cards-left',
      'no-pile-in-first-edition',
      'not-on-a-planet',
      'planet-twice',
      'unique-twice',
    ]);
  });
  it('never calls an unknown card what a card was typed in as', () => {
    const state = start(
      naboo({ hyperspace: [transport('dark-2')], hand: 3 }, { deck: [{ id: 'light-1' }, 4] }),
    );
    expect(state.players.dark.hand).toEqual(['dark-1', 'dark-3', 'dark-4']);
    expect(state.players.light.deck.cards).toEqual(['light-1', 'light-2']);
  });
  it('may give a hand as a number of unknown cards, none of which can be named', () => {
    const setup = naboo(
      { hyperspace: [transport('ship')], hand: 6 },
      { hand: [transport('t'), { unknown: 2 }] },
    );
    expect(checkSetup(setup)).toEqual([]);
    const state = start(setup);
    expect([state.players.dark.hand.length, state.players.light.hand.length]).toEqual([6, 3]);
    expect(
      verdict(following(setup, evacuate, decline), { type: 'deploy', player: 'dark', card: 'dark-1' }),
    ).toBe('not-a-starship');
  });
  it('knows a unique starship in either spelling of its title', () => {
    const first = { ...transport('first'), title: "Amidala's Starship" };
    const second = { ...transport('second'), title: 'Amidala’s Starship' };
    expect(checkSetup(naboo({ hyperspace: [first, second] })).map(({ code }) => code)).toEqual([
      'unique-twice',
    ]);
    const deploy: Move = { type: 'deploy', player: 'dark', card: 'second' };
    expect(verdict(start(naboo({ hyperspace: [first], hand: [second] })), deploy)).toBe(
      'unique-already-there',
    );
  });
});

describe('Starships added against an evacuation', () => {
  it('stay in hyperspace if there is no interception after all', () => {
    const setup = naboo({ hyperspace: [transport('ship')] }, { hand: [fighter('x')] });
    const state = following(setup, evacuate, { type: 'deploy', player: 'light', card: 'x' }, decline);
    expect([state.players.light.hyperspace, state.results[0]?.outcome]).toEqual([['x'], 'unopposed']);
  });
});
