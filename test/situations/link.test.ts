import { describe, expect, it } from 'vitest';
import { SITUATION_LINK } from '../../app/_desk/log/situation';
import { LONGEST_LINK, readLink, writeLink } from '../../app/_situations/link';
import { isFlaw, readSituation, type Situation } from '../../app/_situations/situation';

const situation: Situation = {
  engine: 'swccg-play',
  base: { template: 'battle-at-a-site' },
  line: [
    { edit: 'add', to: 'dark.hand', piece: { known: 'sense' } },
    { edit: 'count', place: 'light.reserve', to: 3 },
    { type: 'pass', by: 'dark' },
  ],
  title: 'Table 12 — « Élan »',
};

const link = async (of: Situation = situation): Promise<string> => (await writeLink(of)) ?? '';
/** Any text, deflated and spelled as a link is. */
async function linkOf(json: string): Promise<string> {
  const stream = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate'));
  const bytes = Buffer.from(await new Response(stream).arrayBuffer());
  return `1.${bytes.toString('base64url')}`;
}

describe('A link to a situation', () => {
  it('gives back what it was made of', async () => {
    expect(await readLink(await link())).toEqual(situation);
  });
  it('is short, and needs no escape in an address', async () => {
    const text = await link();
    expect(text.length).toBeLessThan(400);
    expect(text).toMatch(SITUATION_LINK);
    expect(new URLSearchParams({ s: text }).toString()).toBe(`s=${text}`);
  });
  it('from a later version says so', async () => {
    expect(await readLink('2.abc')).toEqual({ code: 'newer' });
    expect(await readLink(await linkOf(JSON.stringify({ v: 2, engine: 'swccg-play' })))).toEqual({
      code: 'newer',
    });
  });
  it('that was cut, mistyped or made up is refused with a reason', async () => {
    const whole = await link();
    const slip = `${whole.slice(0, 40)}${whole[40] === 'A' ? 'B' : 'A'}${whole.slice(41)}`;
    for (const text of ['', 'x', '1.', '1.%', '1.!!!', whole.slice(0, -9), slip, `9${whole}`])
      expect(isFlaw(await readLink(text)), text).toBe(true);
  });
  it('that is too long, or unfolds to too much, is refused before it is read', async () => {
    expect(await readLink(`1.${'A'.repeat(LONGEST_LINK)}`)).toEqual({ code: 'too-long' });
    const bomb = await linkOf(JSON.stringify({ engine: 'swccg-play', setup: { a: 'x'.repeat(4_000_000) } }));
    expect(bomb.length).toBeLessThan(LONGEST_LINK);
    expect(await readLink(bomb)).toEqual({ code: 'too-long' });
  });
  it('is not written where it would be too long to be opened', async () => {
    const random = Array.from({ length: 40_000 }, (_, i) => ((i * 2_654_435_761) >>> 7).toString(36)).join(
      '',
    );
    expect(await writeLink({ ...situation, base: { setup: { random } } })).toBeUndefined();
  });
});

describe('A situation handed over as data', () => {
  const plain = { v: 1, engine: 'yj-duel', setup: {}, line: [] };
  it('may be anything, and is read or refused', () => {
    const strange = [null, undefined, 7, 'x', [], {}, { engine: 7 }, { ...plain, engine: 'toString' }];
    for (const value of strange) expect(isFlaw(readSituation(value)), JSON.stringify(value)).toBe(true);
    expect(isFlaw(readSituation(plain))).toBe(false);
  });
  it('names the part that cannot be read', () => {
    expect(readSituation({ ...plain, engine: 'chess' })).toEqual({ code: 'unknown-engine', at: 'chess' });
    expect(readSituation({ ...plain, setup: [] })).toEqual({ code: 'unreadable', at: 'setup' });
    expect(readSituation({ ...plain, line: [{ type: 'pass' }, 7] })).toEqual({
      code: 'unreadable',
      at: 'line 2',
    });
    expect(readSituation({ ...plain, line: [{ edit: 'eat', card: 'x' }] })).toEqual({
      code: 'unreadable',
      at: 'line 1',
    });
    expect(readSituation({ ...plain, line: new Array(2_000).fill({}) })).toEqual({
      code: 'too-long',
      at: 'line',
    });
  });
  it('keeps a title and a note within bounds', () => {
    const read = readSituation({ ...plain, title: ` ${'t'.repeat(500)}`, note: 'n'.repeat(9_000) });
    if (isFlaw(read)) throw new Error(read.code);
    expect(read.title).toHaveLength(120);
    expect(read.note).toHaveLength(2_000);
  });
});
