import { describe, expect, it } from 'vitest';
import { choose, firstChoice, piecesOf, toldIn } from '../../../app/_desk/ruling-card/choice';
import { codeOf } from '../../../app/_desk/ruling-card/code';
import type { Part } from '../../../app/_desk/ruling-card/ruling';
import { sentencesOf } from '../../../app/_desk/ruling-card/sentences';
import { wrap } from '../../../app/_desk/ruling-card/wrap';

/** Ten wide for each sign. */
const context = { measureText: (text: string) => ({ width: text.length * 10 }) as TextMetrics };

const SAY: Part = { kind: 'say', verdict: 'no', text: { fr: 'Non. Le bouclier n’est pas un effet.' } };
const PASSAGE: Part = {
  kind: 'passage',
  text: { fr: 'Un bouclier. Il reste en jeu.', en: 'A shield. It stays on table.' },
  lead: { fr: 'Hors d’atteinte :', en: 'Out of reach:' },
};
const LINE: Part = { kind: 'line', text: { fr: 'Alter vise un effet.', en: 'Alter targets an Effect.' } };

const ids = (...parts: Part[]) => piecesOf(parts).map(({ id }) => id);
const told = (parts: Part[], locale: 'fr' | 'en', choice = firstChoice(piecesOf(parts))) =>
  toldIn(piecesOf(parts), choice, locale).map(({ kind, text }) => [kind, text]);

describe('What the card can show', () => {
  it('is each part, and each sentence of one that both languages tell in as many', () => {
    expect(ids(SAY, PASSAGE, LINE)).toEqual(['say', 'passage.1', 'passage.2', 'line']);
    const uneven = { ...PASSAGE, text: { fr: 'Un. Deux.', en: 'One and two.' } };
    expect(ids(uneven)).toEqual(['passage']);
  });
  it('is the answer with its proof at first, without an answer what stands first', () => {
    expect([...firstChoice(piecesOf([SAY, PASSAGE, LINE]))]).toEqual(['say', 'passage.1', 'passage.2']);
    expect([...firstChoice(piecesOf([PASSAGE, LINE]))]).toEqual(['passage.1', 'passage.2']);
    expect([...firstChoice(piecesOf([LINE]))]).toEqual(['line']);
  });
  it('is never nothing', () => {
    const one = new Set(['line']);
    expect(choose(one, ['line'], false)).toBe(one);
    expect([...choose(new Set(['say', 'line']), ['say'], false)]).toEqual(['line']);
    expect([...choose(one, ['passage.1', 'passage.2'], true)]).toEqual(['line', 'passage.1', 'passage.2']);
  });
});

describe('What a language tells', () => {
  it('is what was chosen, its yes or no apart', () => {
    expect(told([SAY, PASSAGE], 'fr')).toEqual([
      ['say', 'Le bouclier n’est pas un effet.'],
      ['passage', 'Un bouclier. Il reste en jeu.'],
    ]);
    expect(told([PASSAGE], 'en', new Set(['passage.2']))).toEqual([['passage', 'It stays on table.']]);
  });
  it('is the passage alone as long as the answer is known in the other language only', () => {
    const passage = [['passage', 'A shield. It stays on table.']];
    expect(told([SAY, PASSAGE], 'en')).toEqual(passage);
    expect(told([SAY, PASSAGE], 'en', new Set(['say']))).toEqual(passage);
  });
  it('has what leads to a passage of a list', () => {
    const [passage] = toldIn(piecesOf([PASSAGE]), new Set(['passage.2']), 'fr');
    expect(passage?.lead).toBe('Hors d’atteinte :');
  });
});

describe('The sentences of a passage', () => {
  it.each([
    ['Un deck a 50 cartes. Quatre au plus se ressemblent.', 2],
    ['Peut-il\u202f? Non. Il passe.', 3],
    ['Units de Lv. 4 ou plus, ou de Lv. 5 Gundam.', 1],
    ['Voir No. 7 du livret, p. 12.', 1],
    ['«\u00a0Jouez-la\u202f!\u00a0» Vous perdez 2\u00a0Force… Puis rien.', 3],
    ['', 1],
  ])('%s', (text, count) => {
    expect(sentencesOf(text)).toHaveLength(count);
    expect(sentencesOf(text).join(' ')).toBe(text);
  });
});

describe('The code to scan', () => {
  it('is drawn for the longest address that a phone reads', () =>
    expect(codeOf(`https://arbitre.test/${'x'.repeat(1_979)}`)?.size).toBeGreaterThan(100));
  it('is left out for an address that is longer, as that of a large set-up', () =>
    expect(codeOf(`https://arbitre.test/#setup=${'x'.repeat(5_000)}`)).toBeUndefined());
});

describe('The lines of the picture', () => {
  it('break between words', () => expect(wrap(context, 'aaa bbb ccc', 70)).toEqual(['aaa bbb', 'ccc']));
  it('break within a word that is wider than the picture', () =>
    expect(wrap(context, 'a bbbbbbbb c', 30)).toEqual(['a', 'bbb', 'bbb', 'bb', 'c']));
});
