import { describe, expect, it } from 'vitest';
import { readHead } from '../../../app/_corpus/ingest/bilingual-head';
import { type HeadNumber, readHeadNumber } from '../../../app/_corpus/ingest/head-numbers';
import { Slugs, slugOf } from '../../../app/_corpus/ingest/slugs';

describe('A head in two languages', () => {
  it.each([
    ['Harbor Master (maître du port)', 'Harbor Master', 'maître du port'],
    ['### **Harbor Master ( maître du port )**', 'Harbor Master', 'maître du port'],
    ['Harbor : Upper Dock (Port : le quai haut)', 'Harbor : Upper Dock', 'Port : le quai haut'],
    ['Harbor deployment : déploiement du port)', 'Harbor deployment', 'déploiement du port'],
    ['Storm (tempête) / Calm (calme)', 'Storm / Calm', 'tempête / calme'],
    ['Storm (tempête))/Calm (calme)', 'Storm / Calm', 'tempête / calme'],
    ['Harbor (Light Side) : Port (côté lumineux)', 'Harbor (Light Side)', 'Port (côté lumineux)'],
    [
      'Harbor : Dock (Dark Side) , Port : le quai (côté obscur)',
      'Harbor : Dock (Dark Side)',
      'Port : le quai (côté obscur)',
    ],
    ['Harbor (système du côté obscur)', 'Harbor (dark side system)', 'Harbor (système du côté obscur)'],
    ['Keeper (V) : Gardien (V)', 'Keeper (V)', 'Gardien (V)'],
    ['Keeper (V)', 'Keeper (V)', ''],
    ['Keeper (V) – Clarification : Gardien (V) – Clarification', 'Keeper (V)', 'Gardien (V)'],
    ['Storm (tempête) - clarification', 'Storm', 'tempête'],
    ['Dock (le quai du niveau 6).', 'Dock', 'le quai du niveau 6'],
    ['Leave ? (partir ?)', 'Leave ?', 'partir ?'],
    ['Harbor Fox', 'Harbor Fox', ''],
    [
      'Turns - step 2 : answers ( turns - étape 2 : réponses )',
      'Turns - step 2 : answers',
      'étape 2 : réponses',
    ],
    ['Turns- exemple 3 ( exemple 3 ) – again ( encore )', 'Turns - example 3 – again', 'exemple 3 – encore'],
    ['Turns-stacking (empilement)', 'Turns - stacking', 'empilement'],
    ['Turns -" late " ( tours " tardifs " )', 'Turns - "late"', 'tours "tardifs"'],
    ['Cross-stitched Fox (renard au point)', 'Cross-stitched Fox', 'renard au point'],
  ])('%s', (text, en, fr) => {
    expect(readHead(text)).toEqual({ en, fr });
  });
});

describe('The slug of a head', () => {
  it.each([
    ["Don't Get Wet", 'dont-get-wet'],
    ['Keeper (V)', 'keeper-v'],
    ['DS- 12-3', 'ds-12-3'],
    ['Turns - step 1 a : drawing', 'turns-step-1a'],
    ['Turns- example 3 – again', 'turns-example-3'],
    ['Harbor : Upper Dock', 'harbor-upper-dock'],
  ])('of %s is %s', (en, slug) => {
    expect(slugOf({ en, fr: '' })).toBe(slug);
  });

  it('is French when the document gives no English', () => {
    expect(slugOf({ en: '', fr: 'Qu’est-ce qu’un œil ?' })).toBe('quest-ce-quun-oeil');
  });

  it('is given once', () => {
    const slugs = new Slugs();
    expect(['tide', 'tide', 'tide-2', 'tide'].map((slug) => slugs.give(slug))).toEqual([
      'tide',
      'tide-2',
      'tide-2-2',
      'tide-3',
    ]);
  });
});

describe('The number of a head', () => {
  const read = (text: string, previous?: HeadNumber) => readHeadNumber(text, previous);

  it.each([
    ['IV Jouer', 'roman', 4],
    ['D. Se rendre', 'capital', 4],
    ['3 La pile', 'figure', 3],
    ['b Les pilotes', 'letter', 2],
    ['a. La rame', 'letter', 1],
    ['ll. Jouer', 'roman', 2],
    ['lll. Jouer', 'roman', 3],
    ['| . Les cartes', 'roman', 1],
    ['|\\V. Construire', 'roman', 4],
    ['VIl. Cartes', 'roman', 7],
    ['¢. Le ravitaillement', 'letter', 3],
    ['3. " Ensemble "', 'figure', 3],
  ])('%s', (text, numbering, value) => {
    expect(read(text)).toMatchObject({ numbering, value });
  });

  it.each(['A ce moment, personne ne peut agir.', 'La pile', 'A la fin du tour', 'y compris', '12 cartes'])(
    'is not seen in "%s"',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );

  it('is a letter where letters run on, though it looks Roman', () => {
    const h = read('H. Cartes');
    expect(read('|. Les cartes', h)).toMatchObject({ numbering: 'capital', value: 9 });
    expect(read('V. Informations', read('C. La règle'))).toMatchObject({ numbering: 'roman', value: 5 });
  });
});
