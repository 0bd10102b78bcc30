import readline from 'node:readline';
import { parseArgs } from 'node:util';
import { type Game, isGame } from '../app/_corpus/games';
import { dictionary } from '../app/_i18n/dictionary';
import { isLocale, type Locale } from '../app/_i18n/locales';
import type { Said } from '../app/_search/answer';
import { searcherFromDisk } from '../app/_search/disk';
import { IndexRefused } from '../app/_search/load';
import type { Hit, Searcher, SearchOptions } from '../app/_search/searcher';
import { SiteCards } from './ask-cards';
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

/** What answers: the rules, and the cards that the site was given, if any. */
interface Desk {
  searcher: Searcher;
  cards: SiteCards | undefined;
}

/** A question with a card in it is asked of the rules on such cards. */
function answerTo({ searcher, cards }: Desk, q: string) {
  const asked = cards?.asked(q, game as Game | undefined);
  const options: SearchOptions = { game: game as Game | undefined, limit };
  return {
    asked,
    answer: searcher.search(q, { ...options, ...(asked && { cards: cards?.named(q, asked) ?? [] }) }),
  };
}

/** The answer is the same object wherever it is shown: on the page, on the card, here. */
function jsonLine(desk: Desk, q: string): string {
  const { asked, answer: found } = answerTo(desk, q);
  const { hits, said } = found;
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
  const cards = (asked && desk.cards?.told(q, asked)) ?? [];
  return JSON.stringify({ q, answer: answer ?? null, results, cards });
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

function plainText(desk: Desk, q: string): string {
  const { asked, answer } = answerTo(desk, q);
  const { hits, said, suggestion } = answer;
  const fr = locale === 'fr';
  const lines: string[] = asked ? (desk.cards?.lines(q, asked) ?? []) : [];
  if (suggestion) lines.push(`${fr ? 'Vouliez-vous dire' : 'Did you mean'}: ${suggestion}`, '');
  if (hits.length === 0) lines.push(fr ? 'Rien ne correspond.' : 'Nothing fits.');
  else if (said) lines.push(...answerLines(said, hits[0]), '');
  else if (asked && asked.matches.length > 0)
    lines.push(fr ? 'Règles sur les cartes de ce genre :' : 'Rules on cards of that kind:', '');
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
  const desk = { searcher, cards: await SiteCards.open(locale, searcher) };
  const show = json ? jsonLine : plainText;
  if (stdin) {
    for await (const line of readline.createInterface({ input: process.stdin }))
      console.log(show(desk, line));
  } else console.log(show(desk, question));
} catch (error) {
  if (!(error instanceof IndexRefused)) throw error;
  console.error(`${error.message} Run "npm run build-index" first.`);
  process.exit(1);
}
