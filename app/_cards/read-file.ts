import type { Game } from '../_leaf/games';
import { decode, parse } from './decode';
import type { CardFlaw, FileRefusal } from './flaw';
import { readGundamErrata, readGundamRulings, readSets } from './formats/beside';
import { readFaced } from './formats/faced';
import { readGundamCards } from './formats/gundam';
import { gameOfPart, type Part } from './part';
import { type Format, recognise } from './recognise';
import { type Progress, Reporter } from './reporter';

/** What a file brings: its parts, and each thing in it that is wrong. */
export interface ReadFile {
  format: Format;
  game: Game;
  parts: Part[];
  flaws: CardFlaw[];
}

interface Options {
  /** The file has to be of this game; of two games with one form, it is taken to be of this one. */
  game?: Game | undefined;
  progress?: Progress;
}

const GAME_OF: Record<Format, Game> = {
  'swccg-cards': 'swccg',
  'swccg-sets': 'swccg',
  'young-jedi-cards': 'young-jedi',
  'gundam-cards': 'gundam',
  'gundam-rulings': 'gundam',
  'gundam-errata': 'gundam',
};

/** Reads any bytes: a card file becomes parts, anything else a reason. */
export function readFile(
  bytes: Uint8Array,
  { game: asked, progress = () => {} }: Options = {},
): ReadFile | FileRefusal {
  const text = decode(bytes);
  if (typeof text !== 'string') return text;
  const parsed = parse(text);
  if ('code' in parsed) return parsed;
  const found = recognise(parsed.value);
  if ('code' in found) return found;
  const format = asked === undefined ? found.format : asForGame(found.format, asked);
  const game = GAME_OF[format];
  if (asked !== undefined && game !== asked) return { code: 'other-game', args: { game, asked } };
  const report = new Reporter();
  const parts = readAs(format, found.entries, report, progress).filter((part) => part.counts.read > 0);
  progress(found.entries.length, found.entries.length);
  if (parts.length === 0) return { code: 'no-cards', args: { count: found.entries.length } };
  return { format, game, parts, flaws: report.flaws };
}

/** The two Star Wars games share a form, and the person knows better. */
function asForGame(format: Format, asked: Game): Format {
  const isFaced = format === 'swccg-cards' || format === 'young-jedi-cards';
  return isFaced && asked !== 'gundam' ? `${asked}-cards` : format;
}

function readAs(format: Format, entries: unknown[], report: Reporter, progress: Progress): Part[] {
  switch (format) {
    case 'swccg-cards':
      return readFaced('swccg', entries, report, progress);
    case 'young-jedi-cards':
      return readFaced('young-jedi', entries, report, progress);
    case 'swccg-sets':
      return readSets(entries, report);
    case 'gundam-cards':
      return readGundamCards(entries, report, progress);
    case 'gundam-rulings':
      return readGundamRulings(entries, report);
    case 'gundam-errata':
      return readGundamErrata(entries, report);
  }
}

/** The games that parts belong to. */
export const gamesOf = (parts: readonly Part[]): Game[] => [
  ...new Set(parts.map(({ id }) => gameOfPart(id))),
];
