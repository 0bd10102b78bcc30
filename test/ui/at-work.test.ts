import { describe, expect, it } from 'vitest';
import type { Chapter, Entry } from '../../app/_corpus/corpus';
import { library } from '../../app/_corpus/library';
import { readState } from '../../app/_leaf/address-state';
import { examplesByRule } from '../../app/_open-data/examples-by-rule';
import { current, plant } from '../../app/_stands/play-tree';
import { readPosition } from '../../app/_stands/position-link';
import { entryAtWork, mostTelling, sectionsAtWork } from '../../app/_ui/at-work/at-work';
import { type Bite, biteHref, everyBite } from '../../app/_ui/at-work/bites';
import { inBrief } from '../../app/_ui/at-work/in-brief';

const entry = (id: string): Entry => {
  const found = library().corpus.entries.get(id);
  if (!found) throw new Error(`no entry ${id}`);
  return found;
};
const chapter = (id: string): Chapter => {
  const found = library().corpus.chapters.get(id);
  if (!found) throw new Error(`no chapter ${id}`);
  return found;
};
const places = (bites: Bite[]) => bites.map(({ id, scenario, step }) => `${id}/${scenario.id}:${step}`);

describe('A step at which a rule is seen at work', () => {
  it('has a link that opens that very position', async () => {
    const bites = await everyBite();
    expect(bites.length).toBeGreaterThan(900);
    for (const bite of bites) {
      const { stand, scenario, step, rule, isRefused } = bite;
      const href = biteHref('fr', bite);
      expect(href).toMatch(/^\/fr\/simulators\/[a-z-]+\/[a-z0-9-]+\/#path=/);
      const { path = '' } = readState(new URL(href, 'https://example.org'), ['path']) ?? {};
      const read = readPosition(stand.simulator, plant(stand.simulator, scenario.setup, scenario.line), path);
      if (!read) throw new Error(`${href} leads nowhere`);
      expect(current(read)).toMatchObject({ step, rule });
      expect(current(read).refusal !== undefined).toBe(isRefused);
    }
  });
  it('is there for every rule that an example cites', async () => {
    const cited = new Set((await everyBite()).map(({ rule }) => rule));
    expect([...cited].sort()).toEqual([...(await examplesByRule()).keys()].sort());
  });
});

describe('An entry at work', () => {
  it('shows each example once, a key position before a refusal and both before any other step', async () => {
    const { bites } = await entryAtWork(entry('gundam/blocker'));
    expect(places(bites)[0]).toBe('gundam-attack/blocked:4');
    expect(new Set(bites.map(({ scenario }) => scenario)).size).toBe(bites.length);
    const ranks = bites.map(({ isTelling }) => Number(!isTelling));
    expect(ranks).toEqual(ranks.toSorted());
  });
  it.each([
    ['by a part of it', 'young-jedi/lightsaber-duel', 'yj-duel/who-may-initiate:4'],
    ['by the chapter of its name', 'gundam/attack', 'gundam-attack/who-may-attack:5'],
    ['by the words told of a step', 'swccg/alter', 'swccg-stack/crash-site-memorial:3'],
    ['by the words told of a step, a keyword', 'gundam/breach', 'gundam-attack/breach:6'],
    ['by an example of its passage', 'swccg/actions-example-3', 'swccg-stack/just-and-backing-up:3'],
    ['by a passage that it rests on', 'young-jedi/conceding-planet', 'yj-planets/concede-first-turn:4'],
  ])('is found %s', async (_, id, place) => {
    expect(places((await entryAtWork(entry(id))).bites)).toContain(place);
  });
  it('never shows another game', async () => {
    for (const one of library().corpus.entries.values())
      for (const { rule } of (await entryAtWork(one)).bites)
        expect(rule.split('/')[0], one.id).toBe(one.game);
  });
  it('offers the tools that answer for it', async () => {
    const tools = async (id: string) => (await entryAtWork(entry(id))).tools.map((tool) => tool.id);
    expect(await tools('swccg/alter')).toEqual(['swccg-war']);
    expect(await tools('gundam/deck')).toEqual(['gundam-deck']);
    expect(await tools('gundam/blocker')).toEqual([]);
  });
  it('takes a looser tie only where there is no nearer one', () => {
    const bite = (scenario: string, step: number) =>
      ({ scenario: { id: scenario }, step, isTelling: true, isRefused: false }) as unknown as Bite;
    const [near, far] = [bite('a', 1), bite('b', 2)];
    expect(
      mostTelling([
        { bite: far, tie: 'example' },
        { bite: near, tie: 'words' },
      ]),
    ).toEqual([near]);
    expect(mostTelling([{ bite: far, tie: 'passage' }])).toEqual([far]);
  });
});

describe('A chapter at work', () => {
  it('has the examples of each section', async () => {
    const found = await sectionsAtWork(chapter('swccg/death-star-ii/battle'));
    expect(places(found.get('attrition')?.bites ?? [])).toContain('swccg-battle/eleven-against-seven:16');
    expect(places(found.get('immunity-example')?.bites ?? [])).toHaveLength(2);
  });
  it('offers the deck checker where a deck is built', async () => {
    const found = await sectionsAtWork(chapter('young-jedi/rulebook/decks'));
    expect(found.get('deck-building')?.tools.map(({ id }) => id)).toEqual(['yj-deck']);
  });
});

describe('What happens, in brief', () => {
  it('is the first sentence, and the next where it is too short', () => {
    expect(inBrief('Le côté obscur répond à Alter par Control, et paie. La pile est haute.')).toBe(
      'Le côté obscur répond à Alter par Control, et paie.',
    );
    expect(inBrief('Pas de blocage. Le défenseur passe. Fin.')).toBe(
      'Pas de blocage. Le défenseur passe. Fin.',
    );
  });
  it('is cut between words', () => {
    const long = inBrief(`Une phrase ${'qui ne finit pas '.repeat(20)}.`);
    expect(long.length).toBeLessThan(132);
    expect(long).toMatch(/\S…$/);
  });
});
