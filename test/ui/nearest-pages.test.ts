import { describe, expect, it } from 'vitest';
import { type KnownPage, nearestPages } from '../../app/_ui/search/nearest-pages';

const page = (path: string): KnownPage => ({ path, href: `/fr/${path}/`, title: path });
const PAGES = [
  'swccg',
  'swccg/one',
  'swccg/actions-stacking',
  'swccg/actions-step-1',
  'young-jedi/stacking',
  'simulators',
  'simulators/swccg-war',
  'simulators/gundam-attack',
].map(page);
const near = (asked: string) => nearestPages(PAGES, asked).map(({ path }) => path);

describe('An address that leads nowhere', () => {
  it('is taken for one of near spelling', () =>
    expect(near('swccg/actions-staking')[0]).toBe('swccg/actions-stacking'));
  it('is looked for in its own part of the site', () =>
    expect(near('swccg/stacking')).toEqual(['swccg/actions-stacking']));
  it('leads to that part where nothing is spelt alike', () => {
    expect(near('simulators/nope')).toEqual(['simulators']);
    expect(near('swccg/nope')).toEqual(['swccg']);
  });
  it('is looked for everywhere if its part is unknown', () =>
    expect(near('swcg/actions-stacking')).toEqual(['swccg/actions-stacking', 'young-jedi/stacking']));
  it('leads nowhere when it is like nothing, or too long to be compared', () => {
    expect(near('xyzzy')).toEqual([]);
    expect(near('a'.repeat(5000))).toEqual([]);
  });
});
