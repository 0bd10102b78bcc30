import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../../app/_rules/gundam/attack/cards';
import { KNOWN_CARDS } from '../../../../app/_rules/gundam/deck/known';
import { PRINTED } from '../../../../app/_rules/gundam/printed/cards';
import { BOOKLET_CARDS } from '../../../../app/_rules/gundam/turn/booklet-cards';

const printed = Object.entries(PRINTED);
const byNumber = new Map(printed.map(([, card]) => [card.number, card]));

describe('A printed card', () => {
  it('stands once', () => {
    const numbers = printed.flatMap(([, { number }]) => number ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
  it('has its number, colour, Lv., Cost and traits, unless it is a token', () => {
    const lacking = printed.filter(
      ([, card]) =>
        !('token' in card) &&
        !(card.number && card.colour && card.lv !== undefined && card.cost !== undefined),
    );
    expect(lacking.map(([name]) => name)).toEqual([]);
  });
  it('is what the attack, the turn and the deck checker read', () => {
    for (const [name, card] of [...Object.entries(CARDS), ...Object.entries(BOOKLET_CARDS)]) {
      const { type, number, lv, cost, colour, traits } = PRINTED[name as keyof typeof PRINTED];
      expect(card).toMatchObject({
        type,
        ...(number && { number, lv, cost, colour }),
        ...(traits && { traits }),
      });
    }
    for (const { number, name, type, colour, lv } of KNOWN_CARDS) {
      const card = byNumber.get(number);
      if (card)
        expect({ name, type, colour, lv }).toEqual({
          name: card.name,
          type: card.type,
          colour: card.colour,
          lv: card.lv,
        });
    }
    expect(KNOWN_CARDS.filter(({ number }) => byNumber.has(number)).length).toBeGreaterThan(25);
  });
  it('keeps its ability for the turn in the words of the turn', () => {
    expect(BOOKLET_CARDS['amuro-ray']).toMatchObject({
      abilities: [{ when: 'paired', effects: [{ does: 'rest', to: { whose: 'enemy', hpAtMost: 5 } }] }],
    });
    expect(BOOKLET_CARDS['gundam-aerial'].less).toEqual({ cost: 2, if: { commandsInTrash: 4 } });
    expect(BOOKLET_CARDS['zaku-ii']).not.toHaveProperty('abilities');
  });
  it('leaves out at the attack what a main phase activates', () => {
    expect(CARDS['white-base']).toMatchObject({ abilities: [{ when: 'deploy' }] });
    expect(CARDS['barbatos-4th-form']).not.toHaveProperty('abilities');
  });
});
