import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { asOfText, newestOf } from '../../app/_corpus/as-of';
import { assemble } from '../../app/_corpus/assemble';
import { authorityOf } from '../../app/_corpus/authority';
import { citationOf, newestDocument } from '../../app/_corpus/editions';
import { readCorpusFiles } from '../../app/_corpus/files';
import { takeMarks } from '../../app/_corpus/marks';
import { targetsOf } from '../../app/_corpus/targets';

const { corpus } = assemble(readCorpusFiles(path.join(import.meta.dirname, '..', 'fixtures', 'corpus')));

describe('Marks at the end of a passage', () => {
  it.each([
    ['A. [#empty]', { text: 'A.', id: 'empty', authority: [] }],
    ['A. [@deduced]', { text: 'A.', id: undefined, authority: ['deduced'] }],
    ['A. [#empty @deduced]', { text: 'A.', id: 'empty', authority: ['deduced'] }],
    ['A. [@a#b @c#d]', { text: 'A.', id: undefined, authority: ['a#b', 'c#d'] }],
  ])('are read and taken off: %s', (text, expected) => {
    expect(takeMarks(text)).toEqual(expected);
  });
  it.each(['A [sic].', 'A. []', 'A. [@ deduced]', 'A [@deduced] b.'])('are nothing else: %s', (text) => {
    expect(takeMarks(text)).toEqual({ text, authority: [] });
  });
});

describe('The authority of a statement', () => {
  it('is that of the page where it names none', () => {
    expect(authorityOf(corpus, [])).toEqual({ rank: 'document', sources: [] });
  });
  it('is as good as the weakest thing that it rests on', () => {
    expect(authorityOf(corpus, ['demo-errata#draw'])).toMatchObject({ rank: 'later' });
    expect(authorityOf(corpus, ['demo-errata#draw', 'demo-cards#draw'])).toMatchObject({ rank: 'card-data' });
    expect(authorityOf(corpus, ['demo-cards#draw', 'deduced'])).toEqual({
      rank: 'deduced',
      sources: ['demo-cards#draw'],
    });
  });
  it('is kept for the bottom line of every target', () => {
    const targets = targetsOf(corpus, 'fr');
    expect(targets.get('swccg/draw')?.authority).toBe('document');
    expect(targets.get('swccg/draw#empty')?.authority).toBe('deduced');
    expect(targets.get('swccg/draw#empty')?.bottomLine).toBe('Sans carte, pas de tirage.');
  });
  it('is read off a note too, which is shown without it', () => {
    expect(corpus.entries.get('swccg/draw')?.pages.en?.note).toEqual({
      text: 'The booklet was wrong.',
      authority: ['demo-errata#draw'],
    });
  });
});

describe('How new the rules are', () => {
  it('is told by the newest document that is restated, not by what was added to it', () => {
    const draw = corpus.entries.get('swccg/draw');
    expect(newestDocument(corpus, draw?.sources ?? [])?.date).toBe('2020');
    expect(newestDocument(corpus, ['demo-cards#x', 'demo-errata#x'])?.date).toBe('2022-03-01');
    expect(newestDocument(corpus, ['demo-cards#x'])?.date).toBe('2024');
    expect(newestOf([])).toBeUndefined();
  });
  it('is said as far as it is known, with what became of it', () => {
    expect(asOfText({ date: '2001-12-18', force: 'in-force' }, 'fr')).toBe('règles au 18\u00a0décembre 2001');
    expect(asOfText({ date: '2000-07', force: 'in-force' }, 'en')).toBe('rules of July 2000');
    expect(asOfText({ date: '2025', force: 'moving' }, 'fr')).toBe('règles de 2025, en évolution');
    expect(asOfText({ date: '2000', force: 'superseded' }, 'en')).toBe('rules of 2000, since replaced');
  });
});

describe('A topic of a document', () => {
  it('is called as the entry or section that restates it', () => {
    expect(citationOf(corpus, 'demo-rules#draw', 'fr').section).toBe('Tirage de destinée');
    expect(citationOf(corpus, 'demo-rules#phases', 'en').section).toBe('The phases');
  });
  it('is spelled out where nothing bears its name', () => {
    expect(citationOf(corpus, 'demo-errata#lost-cards', 'en').section).toBe('Lost cards');
    expect(citationOf(corpus, 'demo-errata#11-3-1', 'en').section).toBe('11-3-1');
    expect(citationOf(corpus, 'demo-errata#q108', 'en').section).toBe('Q108');
  });
});
