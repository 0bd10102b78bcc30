import type { Side } from '../../../../app/_rules/core/sides';
import type { CardName } from '../../../../app/_rules/swccg/battle/cards';
import type { CardFacts } from '../../../../app/_rules/swccg/battle/facts';
import type { BattleSetup } from '../../../../app/_rules/swccg/battle/state';

/** A set-up as links of before hold it. */
export const EXAMPLE: BattleSetup = {
  turn: 'dark',
  locations: [{ id: 'here', title: 'Tatooine: Cantina', kind: 'site' }],
  cards: [
    { id: 'light-1', card: 'luke-skywalker', at: 'here' },
    { id: 'light-2', card: 'rebel-trooper', at: 'here' },
    { id: 'dark-1', card: 'lord-vader', at: 'here' },
    { id: 'dark-2', card: 'stormtrooper', at: 'here' },
    { id: 'dark-3', card: 'blaster-rifle', on: 'dark-2' },
  ],
  piles: {
    light: { reserve: 10, force: 3, used: 0, hand: 4 },
    dark: { reserve: 10, force: 3, used: 0, hand: 4 },
  },
};

/** With a card more at the location. */
export function withCard(setup: BattleSetup, side: Side, card: CardName | CardFacts): BattleSetup {
  const id = `${side}-${setup.cards.length + 1}`;
  return { ...setup, cards: [...setup.cards, { id, card, at: 'here' }] };
}

/** With an Interrupt in hand. */
export function withInterrupt(setup: BattleSetup, side: Side, card: CardName): BattleSetup {
  const id = `${side}-${setup.cards.length + 1}`;
  const piles = { ...setup.piles[side], hand: [id, 4] };
  return { ...setup, cards: [...setup.cards, { id, card }], piles: { ...setup.piles, [side]: piles } };
}

export const typedCharacter = (side: Side, title: string): CardFacts => ({
  kind: 'character',
  side,
  title,
  power: 3,
  ability: 2,
  forfeit: 3,
});

export const typedVehicle = (side: Side, title: string): CardFacts => ({
  kind: 'vehicle',
  side,
  title,
  type: 'combat',
  enclosed: true,
  power: 4,
  forfeit: 4,
  armor: 4,
  permanentPilot: { ability: 1 },
});
