import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../../../app/_rules/swccg/battle/check-setup';
import type { BattleSetup, Move, PlacedCard } from '../../../../app/_rules/swccg/battle/state';
import { droid, following, initiate, refusal, setUp, start } from './table';

describe('Initiating a battle', () => {
  const both: PlacedCard[] = [
    { id: 'trooper', card: 'stormtrooper', at: 'site' },
    { id: 'luke', card: 'luke-skywalker', at: 'site' },
  ];
  it('uses 1 Force', () => {
    const state = following(setUp(both), initiate);
    expect(state.piles.dark.force).toHaveLength(9);
    expect(state.piles.dark.used).toHaveLength(1);
  });
  const REFUSED: [ruling: string, setup: BattleSetup, move: Move, code: string][] = [
    [
      'in your opponent’s battle phase',
      setUp(both),
      { ...initiate, player: 'light' },
      'not-your-battle-phase',
    ],
    [
      'where a lone droid gives no presence',
      setUp([...both.slice(0, 1), { id: 'r2', card: droid('light'), at: 'site' }]),
      initiate,
      'no-presence',
    ],
    [
      'where half an ability is not enough',
      setUp([{ id: 'bantha', card: 'bantha', at: 'site' }, ...both.slice(1)]),
      initiate,
      'no-presence',
    ],
    [
      'without a Force to use',
      setUp(both, { piles: { dark: { reserve: 1 }, light: { reserve: 1 } } }),
      initiate,
      'not-enough-force',
    ],
    ['twice at a location in a turn', setUp(both, { battled: ['site'] }), initiate, 'location-has-battled'],
    [
      'with cards that have fought already',
      setUp([{ id: 'trooper', card: 'stormtrooper', at: 'site', fought: true }, ...both.slice(1)]),
      initiate,
      'already-fought',
    ],
    [
      'at a place that is not on the table',
      setUp(both),
      { ...initiate, location: 'hoth' },
      'no-such-location',
    ],
  ];
  it.each(REFUSED)('is refused: %s', (_, setup, move, code) => {
    expect(refusal(start(setup), move)).toBe(code);
  });
  it('leaves out a card that has fought, though the battle goes on without it', () => {
    const setup = setUp([...both, { id: 'vader', card: 'lord-vader', at: 'site', fought: true }]);
    expect(following(setup, initiate).battle?.participants).toEqual(['trooper', 'luke']);
  });
  it('counts the ability of those inside an enclosed vehicle as presence', () => {
    const setup = setUp([
      { id: 'ubrikkian', card: 'ubrikkian-9000-z001', at: 'site' },
      { id: 'trooper', card: 'stormtrooper', aboard: 'ubrikkian', as: 'passenger' },
      { id: 'luke', card: 'luke-skywalker', at: 'site' },
    ]);
    expect(refusal(start(setup), initiate)).toBe('legal');
  });
});

describe('A setup', () => {
  const FLAWS: [what: string, cards: PlacedCard[], code: string][] = [
    ['a character at a system', [{ id: 'a', card: 'luke-skywalker', at: 'system' }], 'wrong-location'],
    ['a capital starship at a site', [{ id: 'a', card: 'devastator', at: 'site' }], 'wrong-location'],
    [
      'a pilot in a transport',
      [
        { id: 'a', card: 'sandcrawler', at: 'site' },
        { id: 'b', card: 'han-solo', aboard: 'a', as: 'pilot' },
      ],
      'wrong-role',
    ],
    [
      'a droid at the wheel',
      [
        { id: 'a', card: 'sandcrawler', at: 'site' },
        { id: 'b', card: droid('light'), aboard: 'a', as: 'driver' },
      ],
      'cannot-drive',
    ],
    [
      'two pilots for one seat',
      [
        { id: 'a', card: 'black-2', at: 'system' },
        { id: 'b', card: 'ds-61-2', aboard: 'a', as: 'pilot' },
        { id: 'c', card: 'ds-61-2', aboard: 'a', as: 'pilot' },
      ],
      'too-many-pilots',
    ],
    ['a weapon on nobody', [{ id: 'a', card: 'blaster', on: 'b' }], 'unknown-carrier'],
    ['a card nowhere', [{ id: 'a', card: 'luke-skywalker' }], 'nowhere'],
  ];
  it.each(FLAWS)('is flawed: %s', (_, cards, code) => {
    expect(checkSetup(setUp(cards)).map((flaw) => flaw.code)).toEqual([code]);
  });
});
