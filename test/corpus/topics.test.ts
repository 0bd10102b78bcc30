import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildLibrary } from '../../app/_corpus/library';
import { topicTitle } from '../../app/_corpus/topics';

describe('A section of a document', () => {
  const { corpus } = buildLibrary(path.resolve('.'));
  it.each([
    ['swccg-glossary-d-f#ev-9d9', 'EV-9D9'],
    ['swccg-glossary-a#actions-step-1b', 'Actions : étape 1b, choisir les cibles'],
    ['swccg-card-data#dont-underestimate-our-chances', 'Don’t Underestimate Our Chances'],
    ['swccg-card-rulings#you-swindled-me-v', 'You Swindled Me! (V)'],
    ['swccg-card-rulings#rise-of-the-sith', 'Rise Of The Sith'],
    ['swccg-card-rulings#ds-61-5', 'DS-61-5'],
    ['gundam-card-data#gd01-070', 'GD01-070'],
    ['gundam-comprehensive-rules#11-3-1', '11-3-1'],
    ['gundam-official-qa#q108', 'Q108'],
    ['swccg-gemp-rulings#ability-threshold-184', 'Ability threshold (nº 184)'],
    ['swccg-advanced-rulebook#modifiers-and-resets', 'Modifiers and resets'],
  ])('is called as a judge would: %s', (source, title) => {
    expect(topicTitle(corpus, source, 'fr').replaceAll('\u00a0', ' ')).toBe(title);
  });
});
