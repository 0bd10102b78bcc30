import { describe, expect, it } from 'vitest';
import { clean, plainCharacters } from '../../../app/_corpus/ingest/clean';
import { withoutContactDetails } from '../../../app/_corpus/ingest/contact-details';
import type { Remark } from '../../../app/_corpus/ingest/document';
import { linesOf } from './support';

describe('Cleaning a line', () => {
  it.each([
    ['ligatures', 'ﬁn du ﬂux', 'fin du flux'],
    ['blanks that do not break', 'un\u00a0: deux\u202f!', 'un : deux !'],
    ['apostrophes', "l’autre n'‘est n‘avait", "l'autre n'est n'avait"],
    ['formulas', 'où $X = 7 - \\text{la valeur}$.', 'où X = 7 - la valeur.'],
    ['signs of a private font and control signs', '\ue012 ancre\u0007', ' ancre'],
    ['half of a pair', 'a\ud800b', 'ab'],
    ['letters in two parts', 'e\u0301tape', 'étape'],
  ])('makes %s plain', (_, typed, plain) => {
    expect(plainCharacters(typed)).toBe(plain);
  });

  it('drops a page number, and leaves a figure in a document without pages', () => {
    const paged = linesOf('fin\n\n12\nsuite').map((line) => ({ ...line, afterPage: line.number === 1 }));
    expect([...clean(paged, () => {})].map(({ text }) => text)).toEqual(['fin', '', '', 'suite']);
    expect([...clean(linesOf('fin\n12'), () => {})].map(({ text }) => text)).toEqual(['fin', '12']);
  });

  it('reports a dropped contact detail without printing it', () => {
    const remarks: Remark[] = [];
    const lines = [
      ...clean(linesOf('Ecrivez à someone@example.org pour une question.'), (remark) => remarks.push(remark)),
    ];
    expect(lines[0]?.text).toBe('Ecrivez à pour une question.');
    expect(remarks).toEqual([{ line: 1, code: 'contact-dropped', message: '1 contact detail was dropped' }]);
  });
});

describe('Contact details', () => {
  it.each([
    ['an e-mail address', 'pour nous joindre : someone@example.org'],
    ['a telephone number', 'ou appelez : 01 23 45 67 89.'],
    ['a foreign telephone number', 'ou appelez le : 555-010-4477.'],
    ['a street address', '12 bis, rue des Quatre Vents, 75000 Paris'],
  ])('take the whole line with them when it only announces %s', (_, line) => {
    expect(withoutContactDetails(line)).toEqual({ text: undefined, dropped: 1 });
  });

  it.each([
    'Le site www.harbor-game.example donne les règles.',
    'La mise à jour du 18-12-2001 compte 60 cartes.',
    'Tirez 2 cartes, puis 3 cartes, puis 4 cartes.',
    '| ST01-001 | Gundam | 4 | LR | 1 |',
    'DS 61-2 pilote Black 2.',
  ])('are not seen in %s', (line) => {
    expect(withoutContactDetails(line)).toEqual({ text: line, dropped: 0 });
  });
});
