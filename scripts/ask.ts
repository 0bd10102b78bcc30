import readline from 'node:readline';
import { parseArgs } from 'node:util';
import { isGame } from '../app/_corpus/games';
import { dictionary } from '../app/_i18n/dictionary';
import { isLocale, type Locale } from '../app/_i18n/locales';
import type { Said } from '../app/_search/answer';
import { searcherFromDisk } from '../app/_search/disk';
import { IndexRefused } from '../app/_search/load';
import type { Hit, Searcher, SearchOptions } from '../app/_search/searcher';
import { endWithReader } from './end-with-reader';

endWithReader();

const USAGE = `npm run -s ask -- [--locale fr|en] [--game G] [--limit N] [--json] "question"
npm run -s ask -- --json --stdin      one question a line in, one JSON object a line out`;

function fail(message: string): never {
  console.error(`${message}\n\n${USAGE}`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        locale: { type: 'string', default: 'fr' },
        game: { type: 'string' },
        limit: { type: 'string', default: '10' },
        json: { type: 'boolean', default: false },
        stdin: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const { values, positionals } = readArguments();
const { locale, game, json, stdin } = values;
const limit = Number(values.limit);
if (!isLocale(locale)) fail(`There is no language "${locale}": say fr or en.`);
if (game !== undefined && !isGame(game)) fail(`There is no game "${game}": say swccg, young-jedi or gundam.`);
if (!Number.isInteger(limit) || limit < 1) fail(`--limit is "${values.limit}": give a number from 1.`);
const question = positionals.join(' ');
if (!stdin && !question.trim()) fail('Ask a question.');

const options: SearchOptions = { game, limit };

/** The answer is the same object wherever it is shown: on the page, on the card, here. */
function jsonLine(searcher: Searcher, q: string): string {
  const { hits, said } = searcher.search(q, options);
  const results = hits.map((hit) => ({
    id: hit.id,
    game: hit.game,
    kind: hit.kind,
    title: hit.title,
    url: hit.said?.passage.href ?? hit.href,
    sources: hit.sources,
    score: Number(hit.score.toFixed(4)),
    snippet: hit.bottomLine,
    passage: hit.said ? passageOf(hit.said, hit) : null,
  }));
  const [first] = hits;
  const answer = said && {
    say: said.say ?? said.passage.text,
    verdict: said.verdict ?? null,
    id: said.id,
    passage: passageOf(said, first),
    authority: said.authority,
    sources: said.sources,
  };
  return JSON.stringify({ q, answer: answer ?? null, results });
}

const passageOf = (said: Said, hit: Hit | undefined) => {
  const { id, text } = said.passage;
  return { id, text, lead: leadOf(said, hit) || null };
};

/** What leads to a passage: on a page of the site the bottom line stands beside it, here it stands before it. */
function leadOf({ passage: { text, lead = '' } }: Said, hit: Hit | undefined): string {
  const line = hit?.bottomLine ?? '';
  return text.startsWith(line) || lead.startsWith(line) ? lead : `${line} ${lead}`.trim();
}

function plainText(searcher: Searcher, q: string): string {
  const { hits, said, suggestion } = searcher.search(q, options);
  const fr = locale === 'fr';
  const lines: string[] = [];
  if (suggestion) lines.push(`${fr ? 'Vouliez-vous dire' : 'Did you mean'}: ${suggestion}`, '');
  if (hits.length === 0) lines.push(fr ? 'Rien ne correspond.' : 'Nothing fits.');
  else if (said) lines.push(...answerLines(said, hits[0]), '');
  else lines.push(fr ? 'Rien d’assez proche. Le plus voisin :' : 'Nothing close enough. The nearest:', '');
  hits.forEach((hit, i) => {
    lines.push(
      `${i + 1}. ${hit.title}  [${hit.id}]`,
      `   ${hit.said?.say ?? hit.said?.passage.text ?? hit.bottomLine}`,
      `   ${hit.sources.join(', ')}  ${hit.said?.passage.href ?? hit.href}`,
      '',
    );
  });
  return lines.join('\n');
}

function answerLines(said: Said, hit: Hit | undefined): string[] {
  const { say, passage, authority, sources } = said;
  const proof = `${leadOf(said, hit)} ${passage.text}`.trim();
  const rank = authority === 'document' ? [] : [dictionary(locale as Locale).authority[authority]];
  return [
    ...(say ? [say, ''] : []),
    `   ${proof}`,
    `   ${[...rank, ...sources].join(' · ')}  [${passage.id}]`,
  ];
}

try {
  const searcher = await searcherFromDisk(locale);
  const show = json ? jsonLine : plainText;
  if (stdin) {
    for await (const line of readline.createInterface({ input: process.stdin }))
      console.log(show(searcher, line));
  } else console.log(show(searcher, question));
} catch (error) {
  if (!(error instanceof IndexRefused)) throw error;
  console.error(`${error.message} Run "npm run build-index" first.`);
  process.exit(1);
}
