import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { CARD_FILE_WORDS, sayFlaw, sayRefusal } from '../_i18n/cards';
import { GAMES, type Game } from '../_leaf/games';
import { pack } from './compact';
import { LARGEST_FILE, tooLarge } from './decode';
import { CARDS_FOLDER, CardsNotWritten, writeParts } from './disk';
import type { FileRefusal } from './flaw';
import { PARTS, type Part } from './part';
import { type ReadFile, readFile } from './read-file';

export const USAGE = 'npm run -s cards -- FILE… [--game swccg|young-jedi|gundam] [--dry-run] [--json]';

export interface Console {
  /** The project that the facts are written into. */
  root: string;
  out: (text: string) => void;
  err: (text: string) => void;
}

interface Order {
  files: string[];
  game: Game | undefined;
  dryRun: boolean;
  json: boolean;
}

type Outcome = { file: string } & ({ read: ReadFile } | { refused: FileRefusal });

/** Runs the command and returns its exit status: 0 done; 2 a file is refused, and nothing is written. */
export function cardsCommand(args: readonly string[], console: Console): number {
  const order = orderOf(args);
  if (typeof order === 'string') {
    console.err(`cards: ${order}\n${USAGE}\n`);
    return 2;
  }
  const outcomes = order.files.map((file) => lookInto(file, order.game));
  const isWhole = outcomes.every((outcome) => 'read' in outcome);
  try {
    const parts = replaced(outcomes.flatMap((outcome) => ('read' in outcome ? outcome.read.parts : [])));
    const written = isWhole && !order.dryRun ? writeParts(console.root, parts) : [];
    if (order.json) console.out(`${JSON.stringify({ files: outcomes.map(asData), written })}\n`);
    console.err(summaryOf(outcomes, written, order));
    return isWhole ? 0 : 2;
  } catch (error) {
    if (!(error instanceof CardsNotWritten || (error instanceof Error && 'syscall' in error))) throw error;
    console.err(`cards: ${error.message}; nothing was changed\n`);
    return 2;
  }
}

function orderOf(args: readonly string[]): Order | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        game: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    const game = GAMES.find((each) => each === values.game);
    if (values.game !== undefined && game === undefined)
      return `there is no game "${values.game}": say ${GAMES.join(', ')}`;
    if (positionals.length === 0) return 'give the card files to be read';
    return { files: positionals, game, dryRun: values['dry-run'], json: values.json };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function lookInto(file: string, game: Game | undefined): Outcome {
  try {
    const { size } = fs.statSync(file);
    if (size > LARGEST_FILE) return { file, refused: tooLarge(size) };
    const read = readFile(fs.readFileSync(file), { game });
    return 'code' in read ? { file, refused: read } : { file, read };
  } catch {
    return { file, refused: { code: 'unreadable', args: {} } };
  }
}

/** A part that comes twice in one run: the later file counts. */
const replaced = (parts: readonly Part[]): Part[] => [
  ...new Map(parts.map((part) => [part.id, part])).values(),
];

function asData(outcome: Outcome) {
  const { file } = outcome;
  if ('refused' in outcome)
    return { file, refused: { ...outcome.refused, message: sayRefusal(outcome.refused, 'en') } };
  const { format, game, parts, flaws } = outcome.read;
  return {
    file,
    format,
    game,
    parts: parts.map((part) => ({
      id: part.id,
      ...part.counts,
      cards: part.cards.length,
      printings: printingsOf(part),
      rulings: part.rulings.length,
      sets: part.sets.length,
      differing: part.cards.filter(({ differs }) => differs).map(({ id, differs }) => ({ id, differs })),
      latest: part.latest ?? null,
      licence: PARTS[part.id].licence,
      compressed: sizeOf(part),
    })),
    flaws: flaws.map((flaw) => ({ ...flaw, message: sayFlaw(flaw, 'en') })),
  };
}

const printingsOf = ({ cards }: Part): number => cards.reduce((sum, { printings }) => sum + printings, 0);
const sizeOf = (part: Part): number => gzipSync(JSON.stringify(pack(part)), { level: 9 }).length;

const MOST_SHOWN = 20;

function summaryOf(outcomes: readonly Outcome[], written: readonly string[], { dryRun }: Order): string {
  const words = CARD_FILE_WORDS.en;
  const lines = outcomes.flatMap((outcome) => {
    const name = path.basename(outcome.file);
    if ('refused' in outcome) return [`${name}: refused. ${sayRefusal(outcome.refused, 'en')}`];
    const { parts, flaws } = outcome.read;
    const shown = flaws.slice(0, MOST_SHOWN).map((flaw) => `  ${sayFlaw(flaw, 'en')}`);
    const rest =
      flaws.length > MOST_SHOWN ? [`  and ${flaws.length - MOST_SHOWN} more (--json names all)`] : [];
    return [...parts.map((part) => `${name}: ${partLine(part)}`), ...shown, ...rest];
  });
  const licences = new Set(
    outcomes.flatMap((outcome) =>
      'read' in outcome ? outcome.read.parts.map(({ id }) => words.licences[PARTS[id].licence]) : [],
    ),
  );
  const end = dryRun
    ? 'Dry run: nothing was written.'
    : written.length > 0
      ? `Written to ${CARDS_FOLDER}, which git ignores; the next build shows the facts.`
      : 'Nothing was written.';
  return `${[...lines, ...licences, end].join('\n')}\n`;
}

function partLine(part: Part): string {
  const { id, cards, rulings, sets, counts, latest } = part;
  const differing = cards.filter(({ differs }) => differs).length;
  const told = [
    `${counts.read} of ${counts.entries} entries read`,
    ...(counts.refused > 0 ? [`${counts.refused} left out`] : []),
    ...(cards.length > 0 ? [`${cards.length} cards of ${printingsOf(part)} printings`] : []),
    ...(differing > 0 ? [`${differing} differ between printings`] : []),
    ...(rulings.length > 0 ? [`${rulings.length} rulings`] : []),
    ...(sets.length > 0 ? [`${sets.length} sets`] : []),
    ...(counts.placeholders > 0 ? [`${counts.placeholders} placeholders passed over`] : []),
    ...(latest !== undefined ? [`up to ${latest}`] : []),
    `${(sizeOf(part) / 1000).toFixed(1)} kB compressed without texts`,
  ];
  return `${CARD_FILE_WORDS.en.parts[id]}: ${told.join(', ')}`;
}
