import { describe, expect, it } from 'vitest';
import type { Picture, PictureCard } from '../../app/_stands/picture';
import { loadStand, STAND_IDS } from '../../app/_stands/registry';
import { cardsByMove, cardsOf, findCard, movesWith } from '../../app/_ui/simulators/card-moves';
import { guessesAt } from '../../app/_ui/simulators/guesses';

const card = (id: string, holds?: PictureCard[]): PictureCard => ({ id, title: id, ...(holds && { holds }) });
const PICTURE: Picture = {
  moment: '',
  opportunity: { text: '' },
  zones: [
    { id: 'hand', title: '', row: 'near', form: 'fan', cards: [card('sense')] },
    { id: 'table', title: '', row: 'middle', form: 'cards', cards: [card('ship', [card('luke')])] },
  ],
};
const MOVES = [
  { type: 'play', card: 'sense', targets: { action: ['ship'] } },
  { type: 'play', card: 'sense', targets: { action: ['luke'] } },
  { type: 'pass' },
];

describe('The cards of a picture', () => {
  it('are all that are drawn, those aboard others too', () =>
    expect(cardsOf(PICTURE).map(({ id }) => id)).toEqual(['sense', 'ship', 'luke']));
  it('are found by their ids', () => expect(findCard(PICTURE, 'luke')?.title).toBe('luke'));
  it('are told from a move, wherever it names them', () =>
    expect(cardsByMove(PICTURE, MOVES)).toEqual([['sense', 'ship'], ['sense', 'luke'], []]));
});

describe('A card laid on another', () => {
  it('makes the moves that name both', () =>
    expect(movesWith(PICTURE, MOVES, 'sense', 'luke')).toEqual([MOVES[1]]));
  it('makes any of its moves where it is laid on nothing that it can be played on', () =>
    expect(movesWith(PICTURE, MOVES, 'sense', 'nowhere')).toHaveLength(2));
});

describe.each(STAND_IDS)('Guessing the next move: %s', (id) => {
  it('always offers the move of the example among others, in the same order each time', async () => {
    const stand = await loadStand(id);
    for (const { setup, line } of stand.scenarios) {
      let state = stand.simulator.start(setup);
      line.forEach(({ move }, step) => {
        const guesses = guessesAt(stand, state, move, step);
        expect(guesses).toContainEqual(move);
        expect(guesses).toEqual(guessesAt(stand, state, move, step));
        expect(new Set(guesses.map((guess) => stand.tellMove('fr', state, guess))).size).toBe(guesses.length);
        const result = stand.simulator.play(state, move);
        if (result.ok) state = result.state;
      });
    }
  });
});
