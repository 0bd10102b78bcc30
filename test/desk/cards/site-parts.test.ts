import { afterEach, describe, expect, it, vi } from 'vitest';
import { pack } from '../../../app/_cards/compact';
import { readFile } from '../../../app/_cards/read-file';
import { withSiteParts } from '../../../app/_desk/cards/site-parts';
import { bytesOf, DARK, LIGHT } from '../../cards/made-up';

const partsOf = (file: unknown) => {
  const read = readFile(bytesOf(file));
  return 'parts' in read ? read.parts : [];
};

describe('The facts that a site was built with', () => {
  afterEach(() => vi.unstubAllGlobals());
  it('stand beside what the device holds, which comes first', async () => {
    const [dark] = partsOf(DARK);
    const fetched = vi.fn(async () => Response.json(dark && pack(dark)));
    vi.stubGlobal('fetch', fetched);
    const parts = await withSiteParts(partsOf(LIGHT), ['swccg-light', 'swccg-dark']);
    expect(parts.map(({ id }) => id)).toEqual(['swccg-light', 'swccg-dark']);
    expect(fetched.mock.calls).toEqual([['/cards/swccg-dark.json']]);
  });
  it('are done without where they cannot be had, or are damaged', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new Error('offline')));
    expect(await withSiteParts([], ['swccg-dark'])).toEqual([]);
    vi.stubGlobal('fetch', async () => Response.json({ schema: 99 }));
    expect(await withSiteParts(partsOf(LIGHT), ['swccg-dark'])).toHaveLength(1);
  });
});
