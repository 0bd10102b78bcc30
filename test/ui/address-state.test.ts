import { describe, expect, it } from 'vitest';
import { holdsState, readState, withStateInHash, writeState } from '../../app/_leaf/address-state';

const NAMES = ['setup', 'path'] as const;
const read = (href: string) => readState(new URL(href, 'https://arbitre.test/fr/'), NAMES);
const moved = (path: string) =>
  withStateInHash(`https://arbitre.test${path}`, NAMES).replace('https://arbitre.test', '');

describe('What an address holds', () => {
  it('is read as it was written', () =>
    expect(read(writeState({ setup: 'ab-_', path: '14.3.0-1x9k2f' }))).toEqual({
      setup: 'ab-_',
      path: '14.3.0-1x9k2f',
    }));
  it('is read from the query of an old link too', () => expect(read('?path=3-a')).toEqual({ path: '3-a' }));
  it('is what the hash says where the two differ', () =>
    expect(read('?path=3-a&setup=x#path=4-b')).toEqual({ path: '4-b', setup: 'x' }));
  it('is nothing at a bare address', () => expect(read('')).toEqual({}));
  it('is not spoken of by the id of a section', () => {
    expect(read('#content')).toBeUndefined();
    expect([holdsState('#content'), holdsState('#empty.1'), holdsState('')]).toEqual([false, false, false]);
    expect(holdsState('#list=abc')).toBe(true);
  });
  it.each(['#path=%', '#path=%E0%A4%A', '#path=%00', '#path=\ud800', '#%&=&&==', '#path'])(
    'is never more than text, and reading it never fails: %s',
    (hash) => {
      for (const value of Object.values(read(hash) ?? {})) expect(value).toBeTypeOf('string');
    },
  );
});

describe('An old link', () => {
  it('is moved behind the hash', () =>
    expect(moved('/fr/x/?setup=abc&path=3-a')).toBe('/fr/x/#setup=abc&path=3-a'));
  it('keeps what else its query says', () =>
    expect(moved('/fr/x/?q=duel&path=3-a')).toBe('/fr/x/?q=duel#path=3-a'));
  it('does not overrule what already stands behind the hash', () =>
    expect(moved('/fr/x/?path=3-a#path=4-b')).toBe('/fr/x/#path=4-b'));
  it('is left alone if it holds nothing of the page’s', () => {
    for (const path of ['/fr/x/?q=duel#content', '/fr/x/#path=4-b', '/fr/x/']) expect(moved(path)).toBe(path);
  });
});
