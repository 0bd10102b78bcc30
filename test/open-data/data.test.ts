import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { corpusRoot, readCorpusFiles } from '../../app/_corpus/files';
import { buildLibrary } from '../../app/_corpus/library';
import { LOCALES } from '../../app/_i18n/locales';
import { absolute, schemaPath } from '../../app/_open-data/addresses';
import { DATA_DOCUMENTS } from '../../app/_open-data/documents';
import { entriesOf } from '../../app/_open-data/entries';
import { examplesByRule } from '../../app/_open-data/examples-by-rule';
import { namesOf } from '../../app/_open-data/names';
import { rulesOf } from '../../app/_open-data/rules';
import { entriesData, namesData, rulesData, situationData } from '../../app/_open-data/schema';
import { everyScenario } from '../../app/_stands/registry';
import { FIXTURE, filesWith, fixtureFiles } from './support';

const library = buildLibrary(FIXTURE);
const french = entriesOf(library, fixtureFiles(), 'fr');

describe('The data of entries', () => {
  it('holds every entry, chapter and section, in the order of the corpus', () => {
    expect(french.entries.map(({ id }) => id)).toEqual([
      'swccg/draw',
      'swccg/draw#empty',
      'swccg/reserve',
      'swccg/guide/turn',
      'swccg/guide/turn#phases',
    ]);
  });
  it('tells of an entry all that its page does', () => {
    expect(french.entries[0]).toEqual({
      id: 'swccg/draw',
      url: 'http://localhost:3000/fr/swccg/draw/',
      game: 'swccg',
      kind: 'term',
      title: 'Tirage de destinée',
      translation: { locale: 'en', title: 'Destiny draw', url: 'http://localhost:3000/en/swccg/draw/' },
      term: { fr: 'tirage de destinée', en: 'destiny draw' },
      aliases: ['tirage'],
      questions: ['Que vaut une carte sans nombre ?'],
      answers: [
        {
          ask: 'Que vaut une carte sans nombre ?',
          say: 'Une carte sans nombre ne vaut rien.',
          verdict: null,
          id: 'swccg/draw#modified',
        },
      ],
      bottomLine: 'Révélez la carte du dessus de votre pile de réserve. Son nombre est la valeur du tirage.',
      text: 'Révélez la carte du dessus de votre pile de réserve. Son nombre est la valeur du tirage.\n\nLe tirage peut être modifié.',
      sections: ['swccg/draw#empty'],
      sources: [
        {
          id: 'demo-rules#draw',
          document: 'Règles de démonstration',
          edition: 'première édition, 2020',
          section: 'Tirage de destinée',
          force: 'superseded',
        },
        {
          id: 'demo-errata#draw',
          document: 'Errata de démonstration',
          edition: 'deuxième édition, 1\u00a0mars 2022',
          section: 'Tirage de destinée',
          force: 'in-force',
        },
        {
          id: 'demo-cards#draw',
          document: 'Cartes de démonstration',
          edition: 'fichier public, 2024',
          section: 'Tirage de destinée',
          force: 'in-force',
        },
      ],
      authority: 'document',
      marked: [{ id: 'swccg/draw#modified', authority: 'card-data', sources: ['demo-cards#draw'] }],
      note: 'Le livret se trompait.',
      see: ['swccg/reserve'],
      citedBy: ['swccg/guide/turn#phases'],
      example: false,
      status: 'current',
      changed: null,
    });
  });
  it('gives a section its own words, text and page, and its lists as lines', () => {
    expect(french.entries[4]).toMatchObject({
      page: 'swccg/guide/turn',
      kind: 'section',
      aliases: ['étapes'],
      text: 'Les phases se suivent toujours dans le même ordre.\n\n- La première est libre.\n- La dernière comprend un tirage.',
    });
  });
  it('names the corpus that it was made from, and nothing else tells the time', () => {
    const again = entriesOf(buildLibrary(FIXTURE), fixtureFiles(), 'fr');
    expect(JSON.stringify(again)).toBe(JSON.stringify(french));
    const other = entriesOf(library, filesWith({ 'content/thesaurus.yaml': 'fr: []\n' }), 'fr');
    expect(other.generatedFrom).not.toBe(french.generatedFrom);
  });
});

describe('The data of rules', () => {
  it('names every id once, in both languages, with the examples that turn on it', () => {
    const { rules } = rulesOf(library, fixtureFiles(), new Map([['swccg/draw', ['swccg-battle/tie']]]));
    expect(rules.map(({ id }) => id)).toEqual(french.entries.map(({ id }) => id));
    expect(rules[0]).toEqual({
      id: 'swccg/draw',
      game: 'swccg',
      kind: 'term',
      title: { fr: 'Tirage de destinée', en: 'Destiny draw' },
      authority: 'document',
      url: { fr: 'http://localhost:3000/fr/swccg/draw/', en: 'http://localhost:3000/en/swccg/draw/' },
      simulators: ['swccg-battle/tie'],
    });
  });
});

describe('The data of names', () => {
  const { names } = namesOf(library, fixtureFiles());
  it('names every page once, with its aliases in both languages and its short address', () => {
    expect(names.map(({ id }) => id)).toEqual(
      french.entries.flatMap(({ id }) => (id.includes('#') ? [] : [id])),
    );
    expect(names[0]).toEqual({
      id: 'swccg/draw',
      game: 'swccg',
      kind: 'term',
      titles: { fr: 'Tirage de destinée', en: 'Destiny draw' },
      aliases: { fr: ['tirage'], en: ['draw'] },
      url: 'http://localhost:3000/r/#swccg/draw',
    });
  });
});

describe('The schema of situations', () => {
  const schema = z.toJSONSchema(situationData, { io: 'input' });
  it('takes every worked example, by name and by its setup and line', async () => {
    const published = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
    for (const { id, scenario } of await everyScenario()) {
      const line = scenario.line.map(({ move }) => move);
      const whole = { engine: id, setup: scenario.setup, line };
      expect(published.safeParse(whole).success, `${id}/${scenario.id}`).toBe(true);
      expect(situationData.safeParse({ engine: id, example: scenario.id }).success).toBe(true);
    }
  });
  it.each([
    {},
    { engine: 'chess', example: 'x' },
    { engine: 'swccg-stack' },
    { engine: 'swccg-stack', example: 'x', setup: {} },
    { engine: 'swccg-stack', example: 'x', line: [{}] },
    { engine: 'swccg-stack', setup: 'x' },
  ])('refuses what is none: %j', (given) => {
    expect(situationData.safeParse(given).success).toBe(false);
  });
});

describe('The open data of this corpus', () => {
  const whole = buildLibrary(corpusRoot());
  const files = readCorpusFiles(corpusRoot());

  it('is as its schema says, with no key that the schema does not describe', async () => {
    for (const locale of LOCALES) {
      const data = entriesOf(whole, files, locale);
      expect(entriesData.parse(data)).toEqual(data);
    }
    const rules = rulesOf(whole, files, await examplesByRule());
    expect(rulesData.parse(rules)).toEqual(rules);
    const names = namesOf(whole, files);
    expect(namesData.parse(names)).toEqual(names);
    expect(JSON.stringify(names).length).toBeLessThan(300_000);
    expect(rules.rules.some(({ simulators }) => simulators.length > 0)).toBe(true);
  });
  it('speaks of no id that it does not hold', () => {
    const { entries } = entriesOf(whole, files, 'en');
    const ids = new Set([...entries.map(({ id }) => id), ...whole.corpus.books.keys()]);
    for (const { id, see, citedBy, sections, page = id, by = id } of entries) {
      for (const named of [...see, ...citedBy, ...sections, page, by])
        expect(ids.has(named), named).toBe(true);
    }
  });
  it('publishes schemas that accept it and refuse less', async () => {
    const schema = (await DATA_DOCUMENTS.get('/data/schema/entries.v1.json')?.()) as Record<string, unknown>;
    expect(schema).toMatchObject({
      $id: 'http://localhost:3000/data/schema/entries.v1.json',
      type: 'object',
    });
    const published = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
    const { entries, ...head } = entriesOf(whole, files, 'fr');
    const some = { ...head, entries: entries.slice(0, 20) };
    expect(published.safeParse(some).success).toBe(true);
    expect(published.safeParse({ ...some, further: 'keys may come' }).success).toBe(true);
    expect(published.safeParse({ ...some, license: undefined }).success).toBe(false);
  });
  it.each(['rules', 'names'] as const)(
    'is accepted by the schema of %s that it names, and a cut one is not',
    async (name) => {
      type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];
      const published = z.fromJSONSchema((await DATA_DOCUMENTS.get(schemaPath(name))?.()) as JsonSchema);
      const data = name === 'names' ? namesOf(whole, files) : rulesOf(whole, files, new Map());
      expect(data.$schema).toBe(absolute(schemaPath(name)));
      expect(published.safeParse(data).success).toBe(true);
      const { [name as 'moved']: _, ...cut } = data;
      expect(published.safeParse(cut).success).toBe(false);
    },
  );
});
