import { describe, expect, it } from 'vitest';
import { cardsAsked, namesGiven } from '../../app/_cards/asked';
import { CardBook } from '../../app/_cards/book';
import { readFile } from '../../app/_cards/read-file';
import { askedOfRules } from '../../app/_search/card-names';
import { namedCards } from '../../app/_search/name-cards';
import { bytesOf, DARK, GUNDAM, LIGHT } from '../cards/made-up';

const book = new CardBook(
  [LIGHT, DARK, GUNDAM].flatMap((file) => {
    const read = readFile(bytesOf(file));
    return 'parts' in read ? read.parts : [];
  }),
);
const named = (question: string, locale: 'fr' | 'en' = 'fr') =>
  namedCards(namesGiven(question, cardsAsked(book, question)), locale);
const asked = (question: string, known: readonly string[] = [], locale: 'fr' | 'en' = 'fr') =>
  askedOfRules(question, named(question, locale), (name) => known.includes(name));

describe('A question with a card in it', () => {
  it('is asked of the rules on such a card, in the language of the search', () => {
    expect(asked('Morrow Vane peut-il porter deux armes ?').text).toBe(
      'personnage peut-il porter deux armes ?',
    );
    expect(asked('can GD09-002 attack at once?', [], 'en')).toMatchObject({
      text: 'can Unit attack at once?',
      game: 'gundam',
    });
  });
  it('is asked by name where the rules have an entry on that very card', () => {
    expect(asked('when may I play Don’t Blink?', ['Don’t Blink'], 'en').text).toBe(
      'when may I play Don’t Blink?',
    );
    expect(asked('MORROW VANE', ['Morrow Vane']).text).toBe('Morrow Vane');
    expect(asked('MORROW VANE', ['Morrow Vane']).isOfKind).toBe(false);
  });
  it('that is nothing but a name asks for no answer: what is said of the kind is none', () => {
    expect(asked('Morrow Vane')).toMatchObject({ text: 'personnage', isOfKind: true });
    expect(asked('Morrow Vane se bat ?').isOfKind).toBe(false);
  });
  it('says every kind that an ambiguous name can mean', () => {
    expect(asked('Steady Hands est-elle annulée ?').text).toBe('bouclier défensif effet est-elle annulée ?');
  });
  it('has its own words again where a slip in it is mended', () => {
    expect(asked('Morrow Vane poorte une arme').back('personnage porte une arme')).toBe(
      'Morrow Vane porte une arme',
    );
  });
  it('stays as it is without one', () => {
    const question = 'qui tire la destinée de bataille en premier ?';
    expect(asked(question)).toMatchObject({ text: question, game: undefined, isOfKind: false });
  });
});
