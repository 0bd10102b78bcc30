import { describe, expect, it } from 'vitest';
import { readLink } from '../../app/_situations/link';
import { openSituation } from '../../app/_situations/open-situation';
import { isFlaw } from '../../app/_situations/situation';
import { isStandId } from '../../app/_stands/registry';
import kept from './links-of-version-1.json';

/** Links that people may have sent when version 1 was new. They stay as they are: what opens them must go on doing so. */
describe('A link of version 1', () => {
  it.each(kept)('to a table of $engine still opens it, with its cards and its moves', async (sent) => {
    expect(isStandId(sent.engine)).toBe(true);
    const situation = await readLink(sent.link);
    if (isFlaw(situation)) throw new Error(situation.code);
    expect(situation.engine).toBe(sent.engine);
    const opened = await openSituation(situation);
    if (isFlaw(opened)) throw new Error(`${opened.code} ${opened.at}`);
    expect(opened.workbench.bench.cards(opened.state).map(({ title }) => title)).toEqual(sent.cards);
    expect(opened.stand.simulator.options(opened.state)).toHaveLength(sent.moves);
  });
});
