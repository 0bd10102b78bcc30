import { describe, expect, it } from 'vitest';
import { readLink, writeLink } from '../../app/_situations/link';
import { openSituation } from '../../app/_situations/open-situation';
import { isFlaw, readSituation, type Situation } from '../../app/_situations/situation';
import { loadStand, STAND_IDS } from '../../app/_stands/registry';

async function opened(situation: Situation) {
  const found = await openSituation(situation);
  if (isFlaw(found)) throw new Error(`${situation.engine}: ${found.code} ${found.at}`);
  return found;
}

/** A situation as whoever receives its link has it. */
async function received(situation: Situation): Promise<Situation> {
  const link = await writeLink(situation);
  const read = await readLink(link ?? '');
  if (isFlaw(read)) throw new Error(`${situation.engine}: ${read.code} ${read.at}`);
  return read;
}

describe.each(STAND_IDS)('A situation of %s', (engine) => {
  it('takes every position of every worked example along, with the same moves', async () => {
    const { scenarios, simulator } = await loadStand(engine);
    for (const { id, setup, line } of scenarios) {
      let state: unknown = simulator.start(setup);
      const made: Situation['line'] = [];
      for (const { move } of line) {
        const step = simulator.play(state, move);
        if (!step.ok) continue;
        state = step.state;
        made.push(move as Situation['line'][number]);
      }
      for (const length of new Set([0, 1, Math.floor(made.length / 2), made.length])) {
        const there = await opened(
          await received({ engine, base: { example: id }, line: made.slice(0, length) }),
        );
        let here: unknown = simulator.start(setup);
        for (const move of made.slice(0, length)) {
          const step = simulator.play(here, move);
          if (step.ok) here = step.state;
        }
        expect(there.state, `${id} ${length}`).toEqual(here);
        expect(simulator.options(there.state)).toEqual(simulator.options(here));
      }
    }
  });
  it('gives a reason for what is not known or cannot be played', async () => {
    expect(await openSituation({ engine, base: { example: 'nowhere' }, line: [] })).toEqual({
      code: 'unknown-base',
      at: 'nowhere',
    });
    expect(await openSituation({ engine, base: { template: '__proto__' }, line: [] })).toMatchObject({
      code: 'unknown-base',
    });
    for (const setup of [{}, { players: 7 }, { turn: null }, { cards: [{}] }])
      expect(await openSituation({ engine, base: { setup }, line: [] })).toMatchObject({ code: 'bad-setup' });
    const { bench } = (await opened({ engine, base: { example: await firstExample(engine) }, line: [] }))
      .workbench;
    const template = bench.templates[0]?.id ?? '';
    expect(
      await openSituation({ engine, base: { template }, line: [{ type: 'win', player: 'me', by: 'me' }] }),
    ).toEqual({ code: 'refused-move', at: '1' });
    expect(
      await openSituation({ engine, base: { template }, line: [{ edit: 'remove', card: 'nobody' }] }),
    ).toEqual({ code: 'refused-edit', at: '1' });
  });
  it('may carry its set-up itself', async () => {
    const { scenarios } = await loadStand(engine);
    for (const { setup } of scenarios.slice(0, 3)) {
      const plain = readSituation(JSON.parse(JSON.stringify({ v: 1, engine, setup, line: [] })));
      if (isFlaw(plain)) throw new Error(plain.code);
      await opened(plain);
    }
  });
});

const firstExample = async (engine: Situation['engine']): Promise<string> =>
  (await loadStand(engine)).scenarios[0]?.id ?? '';
