import { describe, expect, it } from 'vitest';
import { counterpart } from '../../app/_search/counterpart';
import type { FoundAnswer } from '../../app/_search/documents';
import { countMarkers, markersOf } from '../../app/_search/markers';
import { formOf } from '../../app/_search/question-form';

describe('A question', () => {
  it.each([
    ['Combien de cartes ?', 'fr', true],
    ['Il me draine, je perds combien ?', 'fr', true],
    ['Je peux jouer Alter ?', 'fr', false],
    ['Quand je perds, je peux rejouer ?', 'fr', false],
    ['How many cards?', 'en', true],
    ['cost of the carbine?', 'en', true],
    ['Can I play Alter when he drains?', 'en', false],
  ] as const)('%s (%s) wants more than yes or no: %s', (question, locale, isOpen) =>
    expect(formOf(question, locale).isOpen).toBe(isOpen),
  );
  it('offers a choice, or asks two things', () => {
    expect(formOf('En main ou dans la pile ?', 'fr').isChoice).toBe(true);
    expect(formOf('Ça marche ou pas ?', 'fr').isChoice).toBe(false);
    expect(formOf('Is that fine? And the other?', 'en').isChoice).toBe(true);
  });
  it('has small words that tell it from others about the same thing', () => {
    const [mine, yours] = ['combien de cartes', 'où vont les cartes ?'].map((text) => markersOf(text, 'fr'));
    expect(mine).not.toBe(yours);
    expect(countMarkers((mine ?? 0) & (yours ?? 0))).toBe(0);
  });
});

describe('The same answer in the other language', () => {
  const answer = (say: string, verdict?: FoundAnswer['verdict']): FoundAnswer => ({
    say,
    verdict,
    passage: 0,
    at: 'hand',
  });
  const french = [answer('Oui. Vous piochez 5 cartes.', 'yes'), answer('La main est de 8 cartes.')];

  it('is the one of the same verdict with the same figures', () => {
    const english = [answer('You hold 8 cards.'), answer('Yes. You draw 5 cards.', 'yes')];
    expect(counterpart('Vous piochez 5 cartes.', french, english)?.say).toBe('Yes. You draw 5 cards.');
    expect(counterpart('La main est de 8 cartes.', french, english)?.say).toBe('You hold 8 cards.');
  });
  it('is none where another question is answered there', () => {
    expect(counterpart('Oui. Vous piochez 5 cartes.', french, [answer('No. Never.', 'no')])).toBeUndefined();
    expect(counterpart('Autre chose.', french, french)).toBeUndefined();
  });
});
