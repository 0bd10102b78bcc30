import { afterEach, describe, expect, it, vi } from 'vitest';
import { belowLanguage, hrefOf, judgeHref, simulatorHref } from '../../app/_corpus/addresses';
import { isUnderBase, underBase, withoutBase } from '../../app/_leaf/base-path';
import { wrongAddress } from '../../scripts/site-address';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('The address of a site', () => {
  it.each([
    {},
    { BASE_PATH: '/arbitre' },
    { BASE_PATH: '/club/arbitre/' },
    { SITE_URL: 'https://club.example' },
    { SITE_URL: 'https://club.example/arbitre/', BASE_PATH: '/arbitre' },
  ])('can be built for: %j', (given) => {
    expect(wrongAddress(given)).toBeUndefined();
  });
  it.each([
    [{ BASE_PATH: 'arbitre' }, 'give a path such as /arbitre'],
    [{ BASE_PATH: '/a b' }, 'give a path such as /arbitre'],
    [{ BASE_PATH: '/../etc' }, 'give a path such as /arbitre'],
    [{ SITE_URL: 'club.example' }, 'such as https://club.example'],
    [{ SITE_URL: 'ftp://club.example' }, 'such as https://club.example'],
    [{ SITE_URL: 'https://club.example/arbitre' }, 'SITE_URL=https://club.example BASE_PATH=/arbitre'],
    [{ SITE_URL: 'https://club.example/a', BASE_PATH: '/b' }, 'give the path in BASE_PATH alone'],
  ])('is refused with what to write instead: %j', (given, words) => {
    expect(wrongAddress(given)).toContain(words);
  });
});

describe('An address of the site', () => {
  it('stands at the root unless a path is given', () => {
    vi.stubEnv('BASE_PATH', undefined);
    expect(hrefOf('fr', 'swccg/alter#uses')).toBe('/fr/swccg/alter/#uses');
    expect(belowLanguage('/fr/swccg/alter/')).toBe('swccg/alter/');
  });
  it('stands below the path, whatever it leads to', () => {
    vi.stubEnv('BASE_PATH', '/arbitre/');
    expect(hrefOf('fr', 'swccg/alter#uses')).toBe('/arbitre/fr/swccg/alter/#uses');
    expect(judgeHref('en')).toBe('/arbitre/en/judge/');
    expect(simulatorHref('fr', 'swccg-war', 'x')).toBe('/arbitre/fr/simulators/swccg-war/x/');
    expect(underBase('/sw.js')).toBe('/arbitre/sw.js');
  });
  it('is taken back to what it names, and nothing else is', () => {
    vi.stubEnv('BASE_PATH', '/arbitre');
    expect(withoutBase('/arbitre/fr/')).toBe('/fr/');
    expect(belowLanguage('/arbitre/fr/swccg/alter/')).toBe('swccg/alter/');
    expect([isUnderBase('/arbitre/x'), isUnderBase('/arbitrary/x'), isUnderBase('/fr/')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(withoutBase('/arbitrary/x')).toBe('/arbitrary/x');
  });
});
