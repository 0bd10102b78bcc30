import { describe, expect, it } from 'vitest';
import { battleDestiniesAllowed, defenseValue, powerOf } from '../../../../app/_rules/swccg/battle/power';
import type { Move, PlacedCard } from '../../../../app/_rules/swccg/battle/state';
import { participantFacts } from '../../../../app/_rules/swccg/battle/where';
import { character, draw, droid, following, initiate, options, pass, refusal, setUp, start } from './table';

describe('Power', () => {
  const TABLE: [ruling: string, cards: PlacedCard[], id: string, power: number][] = [
    ['a character at a site', [{ id: 'a', card: 'lord-vader', at: 'site' }], 'a', 7],
    ['a transport without a driver', [{ id: 'a', card: 'ubrikkian-9000-z001', at: 'site' }], 'a', 0],
    [
      'a transport with a driver, who does not pilot',
      [
        { id: 'a', card: 'ubrikkian-9000-z001', at: 'site' },
        { id: 'b', card: 'ds-61-2', aboard: 'a', as: 'driver' },
      ],
      'a',
      2,
    ],
    [
      'a character inside an enclosed vehicle',
      [
        { id: 'a', card: 'ubrikkian-9000-z001', at: 'site' },
        { id: 'b', card: 'ds-61-2', aboard: 'a', as: 'driver' },
      ],
      'b',
      0,
    ],
    [
      'a passenger aboard an open vehicle',
      [
        { id: 'a', card: 'lukes-x-34-landspeeder', at: 'site' },
        { id: 'b', card: 'han-solo', aboard: 'a' },
      ],
      'b',
      3,
    ],
    ['a creature vehicle alone', [{ id: 'a', card: 'bantha', at: 'site' }], 'a', 1],
    ['a starfighter with a permanent pilot', [{ id: 'a', card: 'x-wing', at: 'system' }], 'a', 3],
    ['a starfighter without a pilot', [{ id: 'a', card: 'black-2', at: 'system' }], 'a', 0],
    [
      'a starfighter with a pilot who adds 3',
      [
        { id: 'a', card: 'black-2', at: 'system' },
        { id: 'b', card: 'ds-61-2', aboard: 'a', as: 'pilot' },
      ],
      'a',
      4,
    ],
    [
      'two copies of that pilot, who do not add up',
      [
        { id: 'a', card: 'devastator', at: 'system' },
        { id: 'b', card: 'ds-61-2', aboard: 'a', as: 'pilot' },
        { id: 'c', card: 'ds-61-2', aboard: 'a', as: 'pilot' },
      ],
      'a',
      12,
    ],
    [
      'two different pilots, who do',
      [
        { id: 'a', card: 'devastator', at: 'system' },
        { id: 'b', card: 'ds-61-2', aboard: 'a', as: 'pilot' },
        { id: 'c', card: 'darth-vader', aboard: 'a', as: 'pilot' },
      ],
      'a',
      15,
    ],
    ['a landed starfighter', [{ id: 'a', card: 'x-wing', at: 'site' }], 'a', 0],
  ];
  it.each(TABLE)('%s', (_, cards, id, power) => {
    expect(powerOf(start(setUp(cards)), id)).toBe(power);
  });
});

describe('Defense value', () => {
  const TABLE: [ruling: string, cards: PlacedCard[], value: number][] = [
    ['a character’s ability', [{ id: 'a', card: 'luke-skywalker', at: 'site' }], 4],
    ['a character’s armor if higher', [{ id: 'a', card: character({ armor: 5 }), at: 'site' }], 5],
    ['a character’s maneuver if higher', [{ id: 'a', card: character({ maneuver: 3 }), at: 'site' }], 3],
    ['a droid with neither', [{ id: 'a', card: droid('dark'), at: 'site' }], 0],
    ['a starship’s armor', [{ id: 'a', card: 'devastator', at: 'system' }], 6],
    ['a starfighter’s maneuver', [{ id: 'a', card: 'x-wing', at: 'system' }], 4],
    ['no maneuver without a pilot', [{ id: 'a', card: 'black-2', at: 'system' }], 0],
    [
      'maneuver with its own pilot',
      [
        { id: 'a', card: 'black-2', at: 'system' },
        { id: 'b', card: 'ds-61-2', aboard: 'a', as: 'pilot' },
      ],
      5,
    ],
    ['no maneuver when landed', [{ id: 'a', card: 'x-wing', at: 'site' }], 0],
  ];
  it.each(TABLE)('%s', (_, cards, value) => {
    const state = start(setUp(cards));
    const facts = participantFacts(state, 'a');
    expect(facts && defenseValue(state, 'a', facts)).toBe(value);
  });
});

describe('Battle destiny', () => {
  const destinies = (cards: PlacedCard[], side: 'dark' | 'light', location: 'site' | 'system' = 'site') => {
    const state = following(setUp(cards), { ...initiate, location });
    return battleDestiniesAllowed(state, side);
  };
  const luke: PlacedCard = { id: 'luke', card: 'luke-skywalker', at: 'site' };
  const han: PlacedCard = { id: 'han', card: 'han-solo', at: 'site' };
  const trooper: PlacedCard = { id: 'trooper', card: 'stormtrooper', at: 'site' };
  it('comes with an ability of 4, once, however high the ability', () => {
    expect(destinies([luke, trooper], 'light')).toBe(1);
    expect(destinies([luke, han, trooper], 'light')).toBe(1);
    expect(destinies([han, trooper], 'light')).toBe(0);
  });
  it('does not count passengers of an enclosed vehicle', () => {
    const crawler: PlacedCard[] = [
      { id: 'crawler', card: 'sandcrawler', at: 'site' },
      { id: 'luke', card: 'luke-skywalker', aboard: 'crawler', as: 'passenger' },
    ];
    expect(destinies([...crawler, trooper], 'light')).toBe(0);
    const driving = crawler.map((card) => (card.as ? { ...card, as: 'driver' as const } : card));
    expect(destinies([...driving, trooper], 'light')).toBe(1);
  });
  it('counts passengers of an open vehicle', () => {
    const cards: PlacedCard[] = [
      { id: 'landspeeder', card: 'lukes-x-34-landspeeder', at: 'site' },
      { id: 'luke', card: 'luke-skywalker', aboard: 'landspeeder', as: 'passenger' },
    ];
    expect(destinies([...cards, trooper], 'light')).toBe(1);
  });
  it('comes to a pilot who draws one if not able to otherwise, in his own ship', () => {
    const flown = (ship: 'black-2' | 'devastator'): PlacedCard[] => [
      { id: 'ship', card: ship, at: 'system' },
      { id: 'pilot', card: 'ds-61-2', aboard: 'ship', as: 'pilot' },
      { id: 'x-wing', card: 'x-wing', at: 'system' },
    ];
    expect(destinies(flown('black-2'), 'dark', 'system')).toBe(1);
    expect(destinies(flown('devastator'), 'dark', 'system')).toBe(1);
    expect(destinies(flown('black-2'), 'light', 'system')).toBe(0);
  });
  it('is added to by Don’t Get Cocky when Luke and Han are in the battle', () => {
    const piles = { dark: { reserve: 9, force: 3 }, light: { reserve: 9, force: 3, hand: ['cocky'] } };
    const cocky: Move = { type: 'interrupt', player: 'light', card: 'cocky' };
    const setup = setUp([luke, han, trooper, { id: 'cocky', card: 'dont-get-cocky' }], { piles });
    const state = following(setup, initiate, pass('dark'), cocky);
    expect(battleDestiniesAllowed(state, 'light')).toBe(3);
    expect(state.piles.light.lost).toEqual(['cocky']);
    const lone = setUp([luke, trooper, { id: 'cocky', card: 'dont-get-cocky' }], { piles });
    expect(refusal(following(lone, initiate, pass('dark')), cocky)).toBe('condition-not-met');
  });
  it('may be declined, and then there is no attrition', () => {
    const state = following(setUp([luke, trooper]), initiate, pass('dark'), pass('light'), {
      type: 'decline',
      player: 'light',
    });
    expect(state.battle?.debts?.dark).not.toHaveProperty('attrition');
  });
  it('of 0 is attrition of 0, which is not the same as none', () => {
    const state = following(setUp([luke, trooper]), initiate, pass('dark'), pass('light'), draw('light', 0));
    expect(state.battle?.debts?.dark.attrition).toBe(0);
  });
  it('is drawn by the player whose turn it is first', () => {
    const state = following(
      setUp([luke, { id: 'vader', card: 'darth-vader', at: 'site' }]),
      initiate,
      pass('dark'),
      pass('light'),
    );
    expect(refusal(state, draw('light', 3))).toBe('no-draw-due');
    expect(refusal(state, draw('dark', 3))).toBe('legal');
  });
  it('shows the number of a card known to be on top', () => {
    const piles = { dark: { reserve: 5, force: 3 }, light: { reserve: ['sense', 4], force: 3 } };
    const setup = setUp([luke, trooper], { piles, destinies: { sense: 3 } });
    const state = following(setup, initiate, pass('dark'), pass('light'));
    expect(options(state)).toEqual([draw('light', 3), { type: 'decline', player: 'light' }]);
    expect(refusal(state, draw('light', 4))).toBe('not-its-destiny');
  });
});
