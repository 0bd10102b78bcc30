import { describe, expect, it } from 'vitest';
import { OpenPages } from '../../../app/_desk/event-ready/worker/open-pages';

describe('An open page', () => {
  it('counts from its answer on, before the browser lists it, until it is closed', async () => {
    let listed: string[] = [];
    const pages = new OpenPages({ matchAll: async () => listed.map((id) => ({ id })) });
    pages.expect('a');
    expect(await pages.list()).toEqual(['a']);
    listed = ['a', 'b'];
    expect(await pages.list()).toEqual(['a', 'b']);
    listed = ['b'];
    expect(await pages.list()).toEqual(['b']);
  });
  it('that is answered without being one, such as a download, is none', async () => {
    const pages = new OpenPages({ matchAll: async () => [] });
    pages.expect('');
    expect(await pages.list()).toEqual([]);
  });
});
