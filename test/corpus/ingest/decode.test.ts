import { describe, expect, it } from 'vitest';
import { openSource, readLines, UnreadableDocument } from '../../../app/_corpus/ingest/decode';
import { Passes } from '../../../app/_corpus/ingest/passes';
import { fileWith } from './support';

const read = (content: string | Uint8Array) => [...readLines(openSource(fileWith(content)))];
const texts = (content: string | Uint8Array) => read(content).map(({ text }) => text);

describe('Reading a file', () => {
  it('takes UTF-8 as it is', () => {
    expect(texts('côté\nœil')).toEqual(['côté', 'œil']);
  });

  it('takes a file with one byte outside UTF-8 as Windows-1252', () => {
    expect(texts(Buffer.from([...Buffer.from('c'), 0xf4, ...Buffer.from('t'), 0xe9, 0x0a, 0x9c]))).toEqual([
      'côté',
      'œ',
    ]);
  });

  it('takes the byte order mark off, and reads UTF-16 by it', () => {
    expect(texts(Buffer.from('\ufeffrègle', 'utf8'))).toEqual(['règle']);
    expect(texts(Buffer.from('\ufeffrègle\nnote', 'utf16le'))).toEqual(['règle', 'note']);
  });

  it('ends lines at CRLF without keeping the return', () => {
    expect(texts('un\r\ndeux\r\n')).toEqual(['un', 'deux']);
  });

  it('counts line feeds, not form feeds, and marks the line after a page', () => {
    expect(read('un\n\fdeux\ntrois\f\nquatre')).toEqual([
      { number: 1, text: 'un', afterPage: false },
      { number: 2, text: 'deux', afterPage: true },
      { number: 3, text: 'trois ', afterPage: false },
      { number: 4, text: 'quatre', afterPage: true },
    ]);
  });

  it('does not split a letter that lies across two reads', () => {
    const text = `${'a'.repeat((1 << 18) - 1)}é fin`;
    expect(texts(text.replace(/a{80}/g, '$&\n')).join('')).toBe(text);
  });

  it('goes on counting in the second file of a document', () => {
    const passes = new Passes([openSource(fileWith('un\ndeux')), openSource(fileWith('trois'))]);
    const lines = [...passes.lines()].filter(({ text }) => text !== '');
    expect(lines.map(({ number, text }) => `${number} ${text} ${passes.fileAt(number)}`)).toEqual([
      '1 un 0',
      '2 deux 0',
      '3 trois 1',
    ]);
  });

  it.each([
    ['empty', ''],
    ['blank', ' \n\n\t\n'],
    ['binary', Buffer.from(Array.from({ length: 4096 }, (_, i) => i % 256))],
    ['one line without end', 'mot '.repeat(100_000)],
  ])('refuses a file that is %s', (_, content) => {
    expect(() => read(content)).toThrow(UnreadableDocument);
  });

  it('refuses a file that is not there', () => {
    expect(() => openSource('/nowhere/at-all.txt')).toThrow('does not exist');
  });
});
