import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLink, writeLink } from '../../app/_situations/link';
import { openSituation } from '../../app/_situations/open-situation';
import { isFlaw, plainSituation, SITUATION_FLAWS, type Situation } from '../../app/_situations/situation';
import { loadBench } from '../../app/_stands/benches/registry';
import { loadStand, STAND_IDS } from '../../app/_stands/registry';
import { runs } from '../rules/core/support';

/** Situations of every engine: from examples in their middle, from templates with cards laid, with set-ups of their own. */
async function someSituations(): Promise<Situation[]> {
  const found: Situation[] = [];
  for (const engine of STAND_IDS) {
    const [stand, { bench }] = await Promise.all([loadStand(engine), loadBench(engine)]);
    const [first] = stand.scenarios;
    const line = (first?.line ?? [])
      .filter(({ refused }) => refused === undefined)
      .map(({ move }) => move as Situation['line'][number]);
    found.push({ engine, base: { example: first?.id ?? '' }, line: line.slice(0, 6) });
    const [template] = bench.templates;
    const state = stand.simulator.start(template?.setup);
    const adds = bench.places(state).flatMap(({ id, takes, count }) => {
      const known = bench.known.find(({ kind }) => takes.includes(kind));
      return [
        ...(known ? [{ edit: 'add', to: id, piece: { known: known.name } }] : []),
        ...(count === undefined ? [] : [{ edit: 'count', place: id, to: 4 }]),
      ];
    });
    found.push({ engine, base: { template: template?.id ?? '' }, line: adds.slice(0, 8) });
    found.push({ engine, base: { setup: template?.setup as Record<string, unknown> }, line: [] });
  }
  return found;
}

const STRANGE: readonly unknown[] = [
  ...[null, -1, 1.5, 1e9, 999, '', 'nobody', '__proto__', 'constructor', true, [], {}, [null], [[]]],
  'x'.repeat(300),
];

/** One part of it changed, gone, doubled or moved elsewhere. */
function mutate(value: unknown, random: (below: number) => number): unknown {
  const copy = structuredClone(value);
  const spots: { of: Record<string, unknown>; key: string }[] = [];
  const walk = (of: unknown): void => {
    if (typeof of !== 'object' || of === null) return;
    for (const key of Object.keys(of)) {
      spots.push({ of: of as Record<string, unknown>, key });
      walk((of as Record<string, unknown>)[key]);
    }
  };
  walk(copy);
  for (let times = 1 + random(3); times > 0 && spots.length > 0; times--) {
    const { of, key } = spots[random(spots.length)] ?? { of: {}, key: '' };
    const other = spots[random(spots.length)];
    const how = random(4);
    if (how === 0) of[key] = STRANGE[random(STRANGE.length)];
    else if (how === 1 && !Array.isArray(of)) delete of[key];
    else if (how === 2 && other) of[key] = structuredClone(other.of[other.key]);
    else if (Array.isArray(of)) of.push(structuredClone(of[Number(key)]));
  }
  return copy;
}

const situations = await someSituations();
const links = (await Promise.all(situations.map(writeLink))).filter((link) => link !== undefined);
const index = fc.nat();

describe('A link that somebody has tampered with', () => {
  it('opens or is refused with a reason, and nothing is thrown', { timeout: 3_600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(index, fc.nat(), fc.integer({ min: 33, max: 126 }), async (which, at, sign) => {
        const link = links[which % links.length] ?? '';
        const spot = at % link.length;
        const read = await readLink(link.slice(0, spot) + String.fromCharCode(sign) + link.slice(spot + 1));
        if (isFlaw(read)) expect(SITUATION_FLAWS).toContain(read.code);
      }),
      { numRuns: runs(0.15) },
    );
  });
  it('may say anything in its own form: it is played or refused', { timeout: 3_600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(index, fc.infiniteStream(fc.nat()), async (which, numbers) => {
        const random = (below: number) => (numbers.next().value as number) % below;
        const plain = plainSituation(situations[which % situations.length] as Situation);
        const stream = new Blob([JSON.stringify(mutate(plain, random))])
          .stream()
          .pipeThrough(new CompressionStream('deflate'));
        const bytes = Buffer.from(await new Response(stream).arrayBuffer());
        const read = await readLink(`1.${bytes.toString('base64url')}`);
        const opened = isFlaw(read) ? read : await openSituation(read);
        if (isFlaw(opened)) expect(SITUATION_FLAWS).toContain(opened.code);
        else expect(Array.isArray(opened.stand.simulator.options(opened.state))).toBe(true);
      }),
      { numRuns: runs(0.15) },
    );
  });
});
