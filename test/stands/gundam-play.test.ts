import { describe, expect, it } from 'vitest';
import { gundamPlay } from '../../app/_stands/gundam-play';
import type { Picture, PictureCard } from '../../app/_stands/picture';
import { cardsOf } from '../../app/_ui/simulators/card-moves';
import { drawnAfter } from './drawn';

const drawn = (example: string, steps: number): Picture => drawnAfter(gundamPlay, example, steps);

const cardIn = (shown: Picture, id: string): PictureCard | undefined =>
  cardsOf(shown).find((card) => card.id === id);

describe('What is drawn of a whole play', () => {
  it('has the phases of the turn, and the steps of the attack while there is one', () => {
    const before = drawn('still-rested', 1).zones[0];
    expect(before).toMatchObject({ id: 'phases', form: 'track' });
    const during = drawn('still-rested', 2).zones[0];
    expect(during).toMatchObject({ id: 'attack-steps' });
  });
  it('has the steps of the set-up before the first turn', () => {
    const shown = drawn('from-the-first-hand', 5);
    expect(shown.moment).toBe('Before the first turn · placing of Shields');
    expect(shown.zones[0]).toMatchObject({
      steps: [
        { title: 'hand', at: 'done' },
        { title: 'Shields', at: 'now' },
        { title: 'tokens', at: 'ahead' },
      ],
    });
  });
  it('shows the cards that are looked at, and says who has to answer', () => {
    const shown = drawn('look-at-the-deck', 4);
    expect(shown.opportunity).toEqual({ seat: '2', text: 'Player 2: what about the cards looked at?' });
    const zone = shown.zones.find(({ id }) => id === 'looked-at');
    expect(zone).toMatchObject({ cards: [{ title: 'GM' }, { title: 'Gelgoog' }, { faceDown: true }] });
  });
  it('keeps a Command in sight while its text waits', () => {
    const shown = drawn('cheaper-aerial', 2);
    expect(cardIn(shown, 'affection')).toMatchObject({ title: 'Overflowing Affection' });
    expect(shown.opportunity.text).toBe('Player 1: discard 1 card.');
  });
  it('counts decks and resource decks, and knows the top card where it is known', () => {
    const piles = drawn('down-to-ten', 0).zones.flatMap((zone) => (zone.form === 'piles' ? zone.piles : []));
    expect(piles.find(({ id }) => id === 'deck-1')).toMatchObject({ count: 21, top: ['ReZEL'] });
    expect(piles.find(({ id }) => id === 'resource-deck-1')).toMatchObject({ count: 6 });
  });
});
