import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Called, openAssistant } from './client';

let client: Client;
let call: (name: string, given: Record<string, unknown>) => Promise<Called>;
beforeAll(async () => {
  ({ client, call } = await openAssistant());
  // The index is made here if nobody has built it yet.
  await call('search_rules', { query: 'attrition' });
}, 300_000);
afterAll(() => client?.close());

/** Three signs to a token. */
const MOST = 6_100;
const CITED = {
  id: expect.any(String),
  url: expect.stringMatching(/^https:\/\/club\.example\/(fr|en)\//),
  authority: expect.stringMatching(/^(document|later|card-data|deduced)$/),
  sources: expect.arrayContaining([
    expect.objectContaining({
      document: expect.any(String),
      edition: expect.any(String),
      date: expect.stringMatching(/^\d{4}/),
    }),
  ]),
};

const EVERY_CALL: [string, Record<string, unknown>][] = [
  ['search_rules', { query: 'je peux jouer Alter sur un bouclier défensif ?' }],
  ['get_rule', { id: 'swccg/attrition' }],
  ['define_term', { term: 'battle destiny', locale: 'en' }],
  ['get_card', { name: 'Alter' }],
  ['resolve_card', { name: 'Alter' }],
  ['list_examples', { game: 'gundam' }],
  ['what_can_happen', { engine: 'swccg-stack', example: 'sense-alter-war', step: 3 }],
  ['simulate', { engine: 'swccg-stack', example: 'sense-alter-war', step: 28 }],
  ['check_deck', { game: 'gundam', list: '4 GD01-008' }],
  ['verify_citations', { text: 'swccg/attrition' }],
];

describe('An outside client', () => {
  it('finds every tool, each with a description and a schema', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(EVERY_CALL.map(([name]) => name).sort());
    for (const { description, inputSchema } of tools)
      expect([description?.length ?? 0, inputSchema.type]).toEqual([expect.any(Number), 'object']);
    expect(JSON.stringify(tools).length).toBeLessThan(14_000);
  });
  it.each(EVERY_CALL)('calls %s, and the answer is short', async (name, given) => {
    const { text, isError } = await call(name, given);
    expect([isError, text.length <= MOST], text.slice(0, 200)).toEqual([false, true]);
  });
  it.each(EVERY_CALL.map(([name]) => name))('is told what is wrong with its arguments: %s', async (name) => {
    for (const given of [
      {},
      { query: 7, id: [], term: null, name: {}, engine: 'chess', game: 'chess', text: 5, from: -1 },
    ]) {
      const { isError, text } = await call(name, given);
      if (name === 'list_examples' && Object.keys(given).length === 0) continue;
      expect([isError, text.length > 20]).toEqual([true, true]);
    }
  });
  it('reads entries as resources, and finds them by their beginning', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain('arbitre://fr/swccg/attrition');
    const { contents } = await client.readResource({ uri: 'arbitre://en/swccg/attrition' });
    expect(JSON.parse((contents[0] as { text: string }).text)).toMatchObject({
      found: true,
      id: 'swccg/attrition',
    });
  });
  it('gets the prompt that asks for a ruling', async () => {
    const { messages } = await client.getPrompt({
      name: 'rule_on_this',
      arguments: { question: 'Qui répond ?', locale: 'fr' },
    });
    const [message] = messages;
    const { text } = (message as { content: { text: string } }).content;
    expect(text).toContain('Qui répond ?');
    expect(text).toContain('verify_citations');
  });
});

describe('A rule', () => {
  it('is found with the sentence that answers, its passage, authority, edition and date', async () => {
    const { data } = await call('search_rules', { query: 'je peux jouer Alter sur un bouclier défensif ?' });
    expect(data.answer).toMatchObject({ ...CITED, id: 'swccg/defensive-shields#alter', verdict: 'no' });
    for (const result of data.results) expect(result).toMatchObject(CITED);
  });
  it('is read passage by passage, and all of it by going on', async () => {
    const seen: string[] = [];
    for (let from: number | null = 0; from !== null; ) {
      const { data } = await call('get_rule', { id: 'swccg/attrition', from });
      expect(data).toMatchObject(CITED);
      seen.push(...data.text.map(({ id, text }: { id: string; text: string }) => `${id} ${text}`));
      from = data.next;
    }
    expect(seen.length).toBeGreaterThan(15);
    expect(new Set(seen).size).toBe(seen.length);
  });
  it('is handed out whole and in short answers, whichever it is', async () => {
    const { resources } = await client.listResources();
    const ids = resources.map(({ uri }) => uri.replace('arbitre://fr/', ''));
    expect(ids.length).toBeGreaterThan(100);
    for (const id of ids) {
      for (let from: number | null = 0, answers = 0; from !== null; answers += 1) {
        const { text, data } = await call('get_rule', { id, from });
        if (text.length > MOST || !data.found || answers > 50)
          expect([id, text]).toBe('short, found and ended');
        from = data.next;
      }
    }
  }, 300_000);
  it('is known by an address of the site', async () => {
    const { data } = await call('get_rule', {
      id: 'https://x.example/a/en/swccg/attrition/#opponents-battle-destiny',
    });
    expect(data).toMatchObject({ found: true, id: 'swccg/attrition#opponents-battle-destiny' });
  });
  it('that does not exist is said not to, with the nearest', async () => {
    const { data } = await call('get_rule', { id: 'swccg/atrition' });
    expect(data).toMatchObject({ found: false, nearest: 'swccg/attrition' });
    expect((await call('get_rule', { id: '🙂'.repeat(50) })).data.found).toBe(false);
  });
  it('is not made up: what nothing answers is said so', async () => {
    const { data } = await call('search_rules', { query: 'zzqx vvkp' });
    expect(data).toMatchObject({ found: false, answer: null, results: [] });
    expect(data.note).toContain('Rien');
    expect((await call('define_term', { term: 'flux capacitor', locale: 'en' })).data).toMatchObject({
      found: false,
    });
  });
});

describe('A card', () => {
  it('is said to be unknown while no card file is held, and the rules on it are named', async () => {
    const { data } = await call('get_card', { name: 'Alter', locale: 'en' });
    expect(data).toMatchObject({ found: false, cardFile: false, cards: [] });
    expect(data.note).toContain('No card file is held');
    expect(data.rules[0]).toMatchObject({ id: 'swccg/alter' });
  });
});

describe('A situation', () => {
  it('gives its legal moves, and refusals with their rules', async () => {
    const { data } = await call('what_can_happen', {
      engine: 'swccg-stack',
      example: 'sense-alter-war',
      step: 3,
    });
    const kinds = (kind: string) => data.moves.filter((one: { kind: string }) => one.kind === kind);
    expect(kinds('legal').length).toBe(data.legal);
    expect(kinds('refused')[0]).toMatchObject({
      code: expect.any(String),
      why: expect.any(String),
      rule: CITED,
    });
  });
  it('is played from its own setup, as an example hands it out', async () => {
    const { data: example } = await call('list_examples', { engine: 'gundam-attack', example: 'breach' });
    const line = example.line
      .filter((one: { refused?: string }) => !one.refused)
      .map((one: { move: object }) => one.move);
    const { data } = await call('simulate', { engine: 'gundam-attack', setup: example.setup, line });
    expect(data).toMatchObject({ found: true, steps: line.length });
    expect(data.trace[0]).toMatchObject({ step: 1, events: expect.any(Array), rule: CITED });
  });
  it('says at which move the rules refuse, and why', async () => {
    const { data } = await call('simulate', {
      engine: 'swccg-stack',
      example: 'sense-alter-war',
      line: [
        { type: 'play', by: 'dark', card: 'sense' },
        { type: 'pass', by: 'dark' },
      ],
    });
    expect(data.lineRefused).toMatchObject({ step: 1, code: expect.any(String), rule: CITED });
  });
  it.each([
    { engine: 'gundam-attack' },
    { engine: 'gundam-attack', example: 'no-such' },
    { engine: 'gundam-attack', setup: { players: 3 } },
    { engine: 'swccg-stack', setup: { dark: { reserve: 1e9 } } },
    { engine: 'swccg-battle', setup: {} },
  ])('that cannot be played is refused in words: %j', async (given) => {
    const { isError, text } = await call('what_can_happen', given);
    expect([isError, text.length > 20]).toEqual([true, true]);
  });
});

describe('Citations', () => {
  it('are confirmed, placed elsewhere, or found to be nowhere', async () => {
    const { data } = await call('verify_citations', {
      text: 'Selon swccg/attrition, « L’attrition contre vous est la destinée de bataille totale de votre adversaire ».\n\nMais « les cochons volent le mardi soir » (swccg/alter).\n\nEt gundam/nothing-here.',
    });
    const of = (id: string) =>
      data.citations.filter((one: { id?: string; of?: string }) => one.id === id || one.of === id);
    expect(data).toMatchObject({ found: true, allConfirmed: false, wrong: 2 });
    expect(of('swccg/attrition')).toEqual([
      expect.objectContaining({ ok: true, exists: true, inForce: true }),
      expect.objectContaining({ ok: true, says: true, at: 'swccg/attrition#opponents-battle-destiny' }),
    ]);
    expect(of('swccg/alter')[0]).toMatchObject({ ok: false, says: false, ruleSays: expect.any(String) });
    expect(of('gundam/nothing-here')).toEqual([expect.objectContaining({ ok: false, exists: false })]);
  });
  it('of another rule are told apart from those of none', async () => {
    const { data } = await call('verify_citations', {
      text: '« L’attrition contre vous est la destinée de bataille totale de votre adversaire » (swccg/alter)',
    });
    const [quoted] = data.citations.filter((one: { quotation?: string }) => one.quotation);
    expect(quoted).toMatchObject({
      ok: false,
      says: false,
      foundAt: { id: 'swccg/attrition#opponents-battle-destiny' },
    });
  });
  it('are missed where there are none', async () => {
    expect((await call('verify_citations', { text: 'Rien du tout.' })).data).toMatchObject({
      found: false,
      allConfirmed: false,
    });
  });
});

describe('The server', () => {
  it('takes a megabyte of anything, and answers shortly', async () => {
    const megabyte = 'attrition « Vader » "x y z w" swccg/alter\n'.repeat(25_000);
    const large: [string, Record<string, unknown>][] = [
      ['search_rules', { query: megabyte }],
      ['get_rule', { id: megabyte }],
      ['define_term', { term: megabyte }],
      ['get_card', { name: megabyte }],
      ['check_deck', { game: 'gundam', list: megabyte }],
      ['check_deck', { game: 'young-jedi', list: megabyte }],
      ['verify_citations', { text: megabyte }],
      [
        'simulate',
        {
          engine: 'swccg-stack',
          example: 'sense-alter-war',
          line: Array(30_000).fill({ type: 'pass', by: 'dark' }),
        },
      ],
      ['what_can_happen', { engine: 'gundam-turn', setup: { junk: megabyte } }],
    ];
    for (const [name, given] of large) {
      const { text } = await call(name, given);
      expect(text.length, name).toBeLessThanOrEqual(MOST);
    }
  }, 300_000);
  it('answers a thousand calls in a row alike', async () => {
    const first = await call('search_rules', { query: 'attrition', limit: 3 });
    for (let i = 0; i < 1_000; i += 1) {
      const { text } = await call('search_rules', { query: 'attrition', limit: 3 });
      if (text !== first.text) expect(text).toBe(first.text);
    }
  }, 300_000);
});
