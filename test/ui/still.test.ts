import { createHash } from 'node:crypto';
import { createElement, Fragment, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { partsOf } from '../../app/_ui/article/parts';
import { fromShelf, NAME_LENGTH, shelve } from '../../app/_ui/still/shelf';

const Simulator = () => null;
const live = new Set([Simulator]);
const text = (...blocks: ReactNode[]) => createElement(Fragment, null, ...blocks);
const paragraph = (...words: ReactNode[]) => createElement('p', null, ...words);

describe('A text', () => {
  const kinds = (...blocks: ReactNode[]) =>
    partsOf(text(...blocks), live).map(
      ({ isStill, nodes }) => `${isStill ? 'still' : 'live'} ${nodes.length}`,
    );

  it('is one part when nothing in it comes to life', () => {
    expect(kinds(paragraph('a'), '\n', paragraph('b'))).toEqual(['still 3']);
  });

  it('is divided where something live stands, however deep', () => {
    const embedded = createElement('blockquote', null, paragraph('x', createElement(Simulator)));
    expect(kinds(paragraph('a'), createElement(Simulator), embedded, paragraph('b'))).toEqual([
      'still 1',
      'live 2',
      'still 1',
    ]);
  });

  it('may be a single block', () => {
    const [only, ...more] = partsOf(paragraph('a'), live);
    expect(more).toEqual([]);
    expect(only?.isStill).toBe(true);
    expect(only?.nodes).toHaveLength(1);
  });
});

describe('The shelf', () => {
  const hash = (html: string) => createHash('sha256').update(html).digest('hex');

  it('names markup by the beginning of its hash', () => {
    const name = hash('<p>A</p>').slice(0, NAME_LENGTH);
    expect(shelve(hash('<p>A</p>'), '<p>A</p>')).toBe(name);
    expect(fromShelf(name)).toBe('<p>A</p>');
  });

  it('stops the build where two markups would have one name, however long ago the first was made', () => {
    const name = '0123456789abcdef'.slice(0, NAME_LENGTH);
    shelve(`${name}1`, '<p>You may.</p>');
    expect(() => shelve(`${name}2`, '<p>You may not.</p>')).toThrow(`both be called ${name}`);
    expect(fromShelf(name)).toBe('<p>You may.</p>');
    for (let i = 0; i < 1000; i++) shelve(hash(`meanwhile ${i}`), '');
    expect(() => shelve(`${name}2`, '<p>You may not.</p>')).toThrow(`both be called ${name}`);
    shelve(`${name}1`, '<p>You may.</p>');
    expect(fromShelf(name)).toBe('<p>You may.</p>');
  });

  it('hands out what was put there, and says so when it has gone', () => {
    shelve('first', '<p>1</p>');
    expect(fromShelf('first')).toBe('<p>1</p>');
    for (let i = 0; i < 1000; i++) shelve(`other ${i}`, '');
    expect(() => fromShelf('first')).toThrow('The markup first left the shelf');
    expect(fromShelf('other 999')).toBe('');
  });

  it('keeps what is put there again', () => {
    shelve('header', '<nav/>');
    for (let i = 0; i < 1000; i++) {
      shelve(`page ${i}`, '');
      if (i % 100 === 0) shelve('header', '<nav/>');
    }
    expect(fromShelf('header')).toBe('<nav/>');
  });
});
