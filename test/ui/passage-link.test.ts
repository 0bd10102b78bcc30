import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPassage, readAnchor, writeAnchor } from '../../app/_leaf/passage-link';

const PAGE = new Map([
  ['p.1', 'The bottom line.'],
  ['attrition.1', 'You suffer attrition.'],
  ['attrition.2', 'Immunity helps.'],
  ['shields', 'A shield is not an effect.'],
]);
const copied = (id: string) => readAnchor(`#${writeAnchor(id, PAGE.get(id) ?? '')}`);

describe('The address of a passage', () => {
  it('carries a code where the passage has only a number, and none where it has a name', () => {
    expect(writeAnchor('shields', 'A shield is not an effect.')).toBe('shields');
    expect(writeAnchor('attrition.2', 'Immunity helps.')).toMatch(/^attrition\.2~[0-9a-z]+$/);
  });
  it('opens the passage while it stands there', () => {
    expect(findPassage(copied('attrition.2'), PAGE)).toEqual({ found: 'there', id: 'attrition.2' });
  });
  it('finds it again when a line was put before it', () => {
    const later = new Map([
      ['p.1', 'The bottom line.'],
      ['attrition.1', 'A new line.'],
      ['attrition.2', 'You suffer attrition.'],
      ['attrition.3', 'Immunity helps.'],
    ]);
    expect(findPassage(copied('attrition.2'), later)).toEqual({ found: 'elsewhere', id: 'attrition.3' });
  });
  it('tells that it has changed when its words are nowhere', () => {
    const later = new Map([['attrition.2', 'Immunity helps only sometimes.']]);
    expect(findPassage(copied('attrition.2'), later)).toEqual({ found: 'changed', id: 'attrition.2' });
    expect(findPassage(copied('attrition.2'), new Map())).toEqual({ found: 'changed', id: undefined });
  });
  it('of before the codes opens what has that number, or tells that there is none', () => {
    expect(findPassage(readAnchor('#attrition.1'), PAGE)).toEqual({ found: 'there', id: 'attrition.1' });
    expect(findPassage(readAnchor('#attrition.9'), PAGE)).toEqual({ found: 'changed', id: undefined });
  });
  it('is read from any text without throwing', () => {
    fc.assert(
      fc.property(fc.string(), (hash) => {
        expect(typeof readAnchor(`#${hash}`).id).toBe('string');
      }),
    );
  });
});
