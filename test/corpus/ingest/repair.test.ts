import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { WordCount } from '../../../app/_corpus/ingest/lexicon';
import { likelyMisread, readings } from '../../../app/_corpus/ingest/readings';
import { Repairer } from '../../../app/_corpus/ingest/repair';
import { fixture, lexicon, linesOf } from './support';

const repair = (text: string): string =>
  new Repairer(lexicon).line({ text, number: 1, afterPage: false }).text;

describe('Repairing a line', () => {
  it.each([
    ['régle', 'règle'],
    ['c6té', 'côté'],
    ['cbté', 'côté'],
    ['étre', 'être'],
    ['méme', 'même'],
    ['planéte', 'planète'],
    ['co(t', 'coût'],
    ['codt', 'coût'],
    ['colt', 'coût'],
    ['sdr', 'sûr'],
    ['fagon', 'façon'],
    ['contrdle', 'contrôle'],
    ['€gal', 'égal'],
    ['apres', 'après'],
    ['planéete', 'planète'],
    ["I'adversaire", "l'adversaire"],
    ["|'effet", "l'effet"],
    ["lI'un", "l'un"],
    ["qgu'elle", "qu'elle"],
    ['Iégende', 'légende'],
    ['lls', 'Ils'],
    ['VVous', 'Vous'],
    ['ily', 'il y'],
  ])('reads %s as %s', (damaged, right) => {
    expect(repair(`vous avez ${damaged} dans votre main`)).toBe(`vous avez ${right} dans votre main`);
  });

  it.each([
    'dés',
    'des',
    'a',
    'ou',
    'la',
    'fut',
    'boite',
    'place',
    'différent',
    'individuel(le)',
    'P11',
    'MTT',
  ])('leaves %s, which may be right', (word) => {
    expect(repair(`vous avez ${word} dans votre main`)).toBe(`vous avez ${word} dans votre main`);
  });

  it.each([
    ['a card title', 'la carte Trade Federation Tank est à vous'],
    ['a name', 'le joueur choisit Aurra Sing dans sa main'],
    ['a line of English', 'Use with any reserve starship present in this fight'],
    ['an English contraction', "la carte I've Been Trained dans votre main"],
    ['a head in numerals', 'lll. La partie'],
    ['a capital without its accent', 'Echanger une carte avec votre adversaire'],
  ])('leaves %s', (_, line) => {
    expect(repair(line)).toBe(line);
  });

  it('joins an article that stands apart', () => {
    expect(repair("dans I' extension de la partie")).toBe("dans l'extension de la partie");
  });

  it('counts every repair, so that each can be undone', () => {
    const repairer = new Repairer(lexicon);
    for (const text of ['la régle et la régle', 'le c6té de la table'])
      repairer.line({ text, number: 1, afterPage: false });
    expect(repairer.repairs()).toEqual([
      { from: 'régle', to: 'règle', count: 2 },
      { from: 'c6té', to: 'côté', count: 1 },
    ]);
  });
});

describe('Readings of a word', () => {
  const known = new Set(['côté', 'cote', 'coté', 'passe']);

  it('are all known words within one misreading', () => {
    expect(readings('c6té', known)).toEqual(['côté']);
  });

  it('never accent a final e: it is a sound of its own', () => {
    expect(readings('passe', new Set(['passé']))).toEqual([]);
  });

  it('are two when two words fit, and then the word stays', () => {
    const two = { french: new Set(['sûr', 'sôr']), english: new Set<string>() };
    expect(readings('sdr', two.french)).toHaveLength(2);
    expect(new Repairer(two).line({ text: 'sdr', number: 1, afterPage: false }).text).toBe('sdr');
  });

  it('are likely needed where French does not spell so', () => {
    expect(['régle', 'planéte', 'c6té', 'tellle'].every(likelyMisread)).toBe(true);
    expect(['placée', 'différent', 'élève', 'salle'].some(likelyMisread)).toBe(false);
  });
});

describe('Words of the document itself', () => {
  const counted = (...lines: string[]) => {
    const count = new WordCount(lexicon);
    for (const line of linesOf(lines.join('\n'))) count.add(line);
    return count.lexicon().french;
  };

  it('are known once they are frequent and nothing speaks against them', () => {
    const words = counted(...Array.from({ length: 3 }, () => 'le joueur prend une girouettine dans la pile'));
    expect(words.has('girouettine')).toBe(true);
  });

  it('are not known, however frequent, when they are a misreading', () => {
    const words = counted(...Array.from({ length: 9 }, () => 'la régle de la planéte est dans la pile'));
    expect(words.has('régle')).toBe(false);
    expect(words.has('planéte')).toBe(false);
  });
});

describe('A sample of 300 lines, checked by hand', () => {
  const rows = fs
    .readFileSync(fixture('repair-sample.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'));
  const count = new WordCount(lexicon);
  for (const line of linesOf(rows.map(([text]) => text).join('\n'))) count.add(line);
  const repairer = new Repairer(count.lexicon());
  const words = rows.flatMap(([damaged = '', right = ''], i) => {
    const repaired = repairer.line({ text: damaged, number: i + 1, afterPage: false }).text.split(' ');
    const expected = right.split(' ');
    return damaged.split(' ').map((word, k) => ({ word, right: expected[k], repaired: repaired[k] }));
  });
  const damaged = words.filter(({ word, right }) => word !== right);

  it('has 300 lines and enough damage to tell', () => {
    expect(rows).toHaveLength(300);
    expect(damaged.length).toBeGreaterThan(150);
  });

  it('is right again in at least 80 % of the damaged words', () => {
    const mended = damaged.filter(({ right, repaired }) => repaired === right);
    expect(mended.length / damaged.length).toBeGreaterThanOrEqual(0.8);
  });

  it('keeps every word that was right', () => {
    expect(words.filter(({ word, right, repaired }) => word === right && repaired !== word)).toEqual([]);
  });
});
