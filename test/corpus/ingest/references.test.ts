import { describe, expect, it } from 'vitest';
import { Names } from '../../../app/_corpus/ingest/names';
import { referencesIn } from '../../../app/_corpus/ingest/references';

const inGlossary = (text: string) => referencesIn(text, (name) => name === 'EG-4');

describe('References in a text', () => {
  it.each([
    ['Voir **tide (marée)**, **storm (tempête)**.', ['tide (marée)', 'storm (tempête)']],
    ['Voir tide (marée) .', ['tide (marée)']],
    ['(voir **harbor** : **port**), puis', ['harbor (port)']],
    ['(voir **all cards** (**toutes les cartes**)) .', ['all cards (toutes les cartes)']],
    [
      'Voir aussi personas (personnages) et squadrons (escadrons).',
      ['personas (personnages)', 'squadrons (escadrons)'],
    ],
    ['(*voir battle : bataille*).', ['battle : bataille']],
    ['(**voir harbor : port**).', ['harbor : port']],
    ['elle est libre (voir actions)', ['actions']],
    ['pour le savoir, voir **Jawas** .', ['Jawas']],
    ['(voir **a : b, c**; voir **d - e : f**).', ['a : b, c', 'd - e : f']],
    ["Voir l'équivalent du côté obscur **Come Along (venez)** .", ['Come Along (venez)']],
    [
      'Voir harbor – regular – dock (port – régulier, quai), capacity (capacité) .',
      ['harbor – regular – dock (port – régulier, quai)', 'capacity (capacité)'],
    ],
    [
      'référez vous aux entrées " **empty pile** " ( "**pile vide**" ) et " **empty hand** " ( "**main vide**" ) .',
      ['empty pile (pile vide)', 'empty hand (main vide)'],
    ],
    ['(voir aussi "about to draw" : "sur le point de tirer").', ['about to draw : sur le point de tirer']],
  ])('%s', (text, names) => {
    expect(inGlossary(text)).toEqual(names);
  });

  it('are bold names with their translation, or the name of an entry', () => {
    expect(inGlossary('Un **harbor (port)** est **totalement** fermé, comme **EG-4**.')).toEqual([
      'harbor (port)',
      'EG-4',
    ]);
  });

  it.each([
    'regardez la carte pour voir si elle convient',
    "(voir à l'intérieur de la couverture du livret ou du glossaire)",
    '(Voir la page intérieure de couverture)',
    'voir ci-dessous.',
  ])('are not seen in "%s"', (text) => {
    expect(inGlossary(text)).toEqual([]);
  });

  it('in a rulebook are only those that send the reader elsewhere', () => {
    expect(referencesIn('La capacité **Main (Principal)** ; voir **tide (marée)**.')).toEqual([
      'tide (marée)',
    ]);
  });
});

describe('Names', () => {
  const names = new Names();
  names.add('Tide', 'swccg/tide', 'term');
  names.add('marée', 'swccg/tide', 'term');
  names.add('tide', 'swccg/harbor', 'alias');
  names.add('storm', 'swccg/storm-a', 'title');
  names.add('storm', 'swccg/storm-b', 'title');
  names.add('turns-example-3', 'swccg/turns-example-3', 'term');

  it.each([
    ['tide (marée)', 'swccg/tide'],
    ['TIDES', 'swccg/tide'],
    ['flood (marées)', 'swccg/tide'],
    ['turns - exemple 3 – again', 'swccg/turns-example-3'],
  ])('resolve %s', (reference, id) => {
    expect(names.resolve(reference)).toBe(id);
  });

  it('stand for nothing when two things claim them', () => {
    expect(names.resolve('storm')).toBeUndefined();
  });

  it('stand for nothing when nothing is called so', () => {
    expect(names.resolve('harbor master')).toBeUndefined();
  });
});
