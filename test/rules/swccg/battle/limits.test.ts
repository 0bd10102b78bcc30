import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../../app/_rules/swccg/battle/cards';
import type { PlacedCard } from '../../../../app/_rules/swccg/battle/state';
import { EXAMPLE, withCard, withInterrupt } from './form-setup';
import { character, following, play, refusal, setUp, start } from './table';

const COMPANY: PlacedCard[] = [
  { id: 'luke', card: 'luke-skywalker', at: 'site' },
  { id: 'han', card: 'han-solo', at: 'site' },
  { id: 'dark', card: 'stormtrooper', at: 'site' },
];

describe('A unique Interrupt', () => {
  const setup = (copies: 1 | 2) =>
    setUp(
      [
        ...COMPANY,
        ...['one', 'two', 'three'].map((id) => ({
          id,
          card: { ...CARDS['dont-get-cocky'], needs: [], copies },
        })),
      ],
      {
        piles: {
          light: { reserve: 9, force: 3, hand: ['one', 'two', 'three'] },
          dark: { reserve: 9, force: 3 },
        },
        turn: 'light',
      },
    );
  const played = (copies: 1 | 2, ...cards: string[]) =>
    following(
      setup(copies),
      { type: 'initiate', player: 'light', location: 'site' },
      ...cards.flatMap((card) => [
        { type: 'interrupt', player: 'light', card } as const,
        { type: 'pass', player: 'dark' } as const,
      ]),
    );

  it('is refused a second time in the turn', () => {
    const second = play(played(1, 'one'), { type: 'interrupt', player: 'light', card: 'two' });
    expect(second).toMatchObject({ code: 'played-too-often', rule: 'swccg/unique-and-restricted' });
  });
  it('with two dots is refused the third time', () => {
    const state = played(2, 'one', 'two');
    expect(refusal(state, { type: 'interrupt', player: 'light', card: 'three' })).toBe('played-too-often');
  });
  it('counts what was played earlier in the turn', () => {
    const state = following(
      { ...setup(1), played: { light: { "Don't Get Cocky": 1 } } },
      { type: 'initiate', player: 'light', location: 'site' },
    );
    expect(refusal(state, { type: 'interrupt', player: 'light', card: 'one' })).toBe('played-too-often');
  });
  it('Don’t Get Cocky is one', () => {
    expect(CARDS['dont-get-cocky'].copies).toBe(1);
  });
});

describe('A modifier below 0', () => {
  it('takes no draw below 0, and nothing from another one', () => {
    const spoiler = character({ side: 'dark', title: 'Spoiler', ability: 4, addsToEachBattleDestiny: -2 });
    const state = following(
      setUp(
        [
          { id: 'spoiler', card: spoiler, at: 'site' },
          { id: 'luke', card: 'luke-skywalker', at: 'site' },
          {
            id: 'more',
            card: {
              kind: 'interrupt',
              side: 'dark',
              title: 'More',
              pile: 'used',
              effect: { does: 'add-battle-destinies', count: 1 },
            },
          },
        ],
        { piles: { dark: { reserve: 9, force: 3, hand: ['more'] }, light: { reserve: 9, force: 3 } } },
      ),
      { type: 'initiate', player: 'dark', location: 'site' },
      { type: 'interrupt', player: 'dark', card: 'more' },
      { type: 'pass', player: 'light' },
      { type: 'pass', player: 'dark' },
      { type: 'draw', player: 'dark', value: 1 },
      { type: 'draw', player: 'dark', value: 5 },
      { type: 'decline', player: 'light' },
    );
    expect(state.battle?.totals?.dark.destiny).toBe(3);
  });
});

describe('Unknown cards of piles', () => {
  it('never share a name with a card of the set-up', () => {
    const state = start(
      setUp([
        ...COMPANY,
        { id: 'light-1', card: 'rebel-trooper', at: 'site' },
        { id: 'dark-2', card: 'rebel-trooper', at: 'site' },
      ]),
    );
    const piled = (['light', 'dark'] as const).flatMap((side) => Object.values(state.piles[side]).flat());
    expect(new Set(piled).size).toBe(piled.length);
    expect(piled.filter((id) => state.cards[id])).toEqual([]);
  });
  it('stay what they are when the form’s Interrupt is played', () => {
    const withCocky = withInterrupt(withCard(EXAMPLE, 'light', 'han-solo'), 'light', 'dont-get-cocky');
    const setup = { ...withCocky, turn: 'light' as const };
    const before = start(setup);
    const card = before.piles.light.hand.find((id) => before.cards[id]?.kind === 'interrupt') ?? '';
    const after = following(
      setup,
      { type: 'initiate', player: 'light', location: 'here' },
      { type: 'interrupt', player: 'light', card },
    );
    expect(after.piles.light.hand).toHaveLength(before.piles.light.hand.length - 1);
    expect(before.piles.light.hand.filter((id) => before.cards[id])).toEqual([card]);
  });
});

describe('A battle in which only a cargo hold has ability', () => {
  it('is refused because nobody takes part, not because somebody has fought', () => {
    const stowed = setUp([
      {
        id: 'ship',
        card: { kind: 'starship', side: 'dark', title: 'Ship', type: 'capital', power: 5, forfeit: 5 },
        at: 'system',
      },
      { id: 'tie', card: 'tie-fighter', aboard: 'ship', as: 'cargo' },
      { id: 'x-wing', card: 'x-wing', at: 'system' },
    ]);
    expect(play(start(stowed), { type: 'initiate', player: 'dark', location: 'system' })).toMatchObject({
      code: 'nobody-takes-part',
      rule: 'swccg/participating-in-battle#who',
    });
  });
  it('is refused as fought already where somebody has', () => {
    const fought = setUp(COMPANY.map((card) => ({ ...card, fought: true as const })));
    expect(refusal(start(fought), { type: 'initiate', player: 'dark', location: 'site' })).toBe(
      'already-fought',
    );
  });
});

describe('Card figures', () => {
  it('have Luke immune to attrition less than 3, and what each pilot adds', () => {
    expect(CARDS['luke-skywalker']).toMatchObject({ immune: 3, pilot: { power: 3 } });
    expect(CARDS['han-solo'].pilot).toEqual({ power: 2 });
    expect(CARDS['lord-vader'].pilot).toEqual({ power: 3 });
  });
});
