import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_STATE } from '../../../app/_leaf/address-state';
import { readSetup, writeSetup } from '../../../app/_stands/position-link';
import { LONGEST_LIST, readList } from '../../../app/_ui/decks/read-list';

const base64 = (text: string) => Buffer.from(text).toString('base64url');

describe('A list or a set-up in a link', () => {
  it.each([130_000, 200_000, 1_000_000])('is written whole, be it %i signs long', (length) => {
    const written = Buffer.from(writeSetup('é'.repeat(length)), 'base64url').toString();
    expect(JSON.parse(written)).toHaveLength(length);
  });
  it('is read as it was written, whatever was typed', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readSetup(writeSetup(text))).toBe(text);
      }),
    ));
  it('may be as long as the longest list that is checked, in any script', () => {
    const text = '漢'.repeat(LONGEST_LIST);
    expect(readList({ list: writeSetup(text) })).toBe(text);
  });
  it('is refused unread if it is longer than any of ours', () =>
    expect(readList({ list: 'A'.repeat(LONGEST_STATE + 1) })).toEqual({ bad: 'long' }));
  it.each([
    ['nothing', ''],
    ['no base64', '%E0%A4'],
    ['no JSON', base64('nope')],
    ['half of one', base64('"4 Luke').slice(0, -3)],
    ['bytes that are no text', Buffer.from([0x22, 0xc3, 0x28, 0x22]).toString('base64url')],
    ['no list', base64('{"a":1}')],
    ['a number beyond all', base64('1e999')],
    ['brackets without end', base64('['.repeat(50_000))],
  ])('is refused: %s', (_, list) => expect(readList({ list })).toEqual({ bad: 'unreadable' }));
});
