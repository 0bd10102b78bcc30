import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { playSituation } from '../../app/_assistant/situation';
import { library } from '../../app/_corpus/library';
import { DATA_DOCUMENTS } from '../../app/_open-data/documents';
import { situationData } from '../../app/_open-data/schema';
import {
  callOf,
  heightListener,
  PLACEHOLDER,
  PROGRAMS,
  type Program,
  programText,
  situationText,
} from '../../app/_open-data/worked-examples';

const GIVES: Record<Program, RegExp> = {
  find: /"id":"swccg\/attrition"/,
  resolve: /\/r\/#swccg\/attrition#[a-z-]+"$/,
  cite: /^"Attrition .+ \(.+, .+\) https?:.+"$/,
};

const FOLDER = path.resolve('app', '_open-data', 'examples');
const load = async (program: Program) =>
  (await import(/* @vite-ignore */ pathToFileURL(path.join(FOLDER, `${program}.js`)).href))[program] as (
    ...given: string[]
  ) => Promise<unknown>;

/** What the site would serve, fetched as the programs do. */
const served = vi.fn(async (address: string): Promise<Response> => {
  const data = await DATA_DOCUMENTS.get(address.slice(PLACEHOLDER.length))?.();
  if (!data) throw new Error(`There is no ${address}.`);
  return Response.json(data);
});

beforeAll(() => {
  // Linking the whole corpus may take its time.
  library();
  vi.stubGlobal('fetch', served);
}, 300_000);
afterAll(() => void vi.unstubAllGlobals());

describe('A program of the page on open data', () => {
  it.each(PROGRAMS)('gives what it says, with the data of this site: %s', async (program) => {
    const run = new Function(program, `return ${callOf(program)}`);
    expect(JSON.stringify(await run(await load(program)))).toMatch(GIVES[program]);
  });
  it('is shown with the address of the site in it, and all of it', () => {
    for (const program of PROGRAMS) {
      const text = programText(program);
      expect(text).toContain("const site = 'http://localhost:3000';");
      expect(text).toContain(`console.log(await ${callOf(program)});`);
      expect(text).not.toContain(PLACEHOLDER);
    }
  });
});

describe('Resolving an id', () => {
  const names = [{ id: 'swccg/draw', url: 'https://club.example/r/#swccg/draw' }];
  const answer = () => Response.json({ names, moved: { 'swccg/old-draw': 'swccg/draw' } });

  it.each([
    ['swccg/draw', names[0]?.url],
    ['swccg/draw#empty', `${names[0]?.url}#empty`],
    ['swccg/old-draw', names[0]?.url],
    ['swccg/old-draw#empty', `${names[0]?.url}#empty`],
    ['swccg/nothing', undefined],
  ])('%s leads to %s', async (id, url) => {
    served.mockImplementationOnce(async () => answer());
    expect(await (await load('resolve'))(id)).toBe(url);
  });
});

describe('The situation on the page', () => {
  it('is one by its schema, and the engine plays it', async () => {
    const situation = situationData.parse(JSON.parse(situationText()));
    const { stand, state } = await playSituation(situation, 'fr');
    expect(stand.simulator.options(state).length).toBeGreaterThan(0);
  });
});

describe('The program for the page around a frame', () => {
  it('stands in the README as it is', () => {
    expect(fs.readFileSync('README.md', 'utf8')).toContain(heightListener());
  });
});
