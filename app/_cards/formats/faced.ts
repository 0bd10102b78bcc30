import type { Game } from '../../_leaf/games';
import { isSide, type Side } from '../../_rules/core/sides';
import type { Card, CardText, Figure, Figures, Ruling } from '../card';
import {
  dayOf,
  figureOf,
  give,
  isPlaceholder,
  isThing,
  kindOf,
  LONGEST_TEXT,
  LONGEST_TITLE,
  lineOf,
  type Thing,
  textOf,
  untagged,
  wordsOf,
} from '../fields';
import { mergePrintings, type Printing } from '../merge';
import { emptyPart, type Part, type PartId } from '../part';
import type { Progress, Reporter } from '../reporter';
import { bareTitle } from '../title';
import { mendTitles, mendTypes, pictureName } from './file-titles';

/** The figures of a face, by what the file calls them. */
const FIGURE_FIELDS: [Figure, string][] = [
  ['destiny', 'destiny'],
  ['power', 'power'],
  ['ability', 'ability'],
  ['politics', 'politics'],
  ['ferocity', 'ferocity'],
  ['armor', 'armor'],
  ['maneuver', 'maneuver'],
  ['hyperspeed', 'hyperspeed'],
  ['landspeed', 'landspeed'],
  ['deploy', 'deploy'],
  ['forfeit', 'forfeit'],
  ['parsec', 'parsec'],
  ['lightIcons', 'lightSideIcons'],
  ['darkIcons', 'darkSideIcons'],
];

/** An entry of the file, read. */
interface Read extends Printing {
  picture: boolean;
  words: CardText;
  rulings: Ruling[];
}

/**
 * Reads the card files of the Players Committee, in which a card has a front and at times a back: of the Star Wars CCG
 * with its figures, of Young Jedi with names, sets and types alone.
 */
export function readFaced(
  game: Exclude<Game, 'gundam'>,
  entries: readonly unknown[],
  report: Reporter,
  progress: Progress,
): Part[] {
  const parts: Record<Side, Part> = {
    light: emptyPart(`${game}-light` satisfies PartId),
    dark: emptyPart(`${game}-dark` satisfies PartId),
  };
  const read: Record<Side, Read[]> = { light: [], dark: [] };
  const fileSide = entries.map(sideOf).find((side) => side !== undefined) ?? 'light';
  entries.forEach((entry, i) => {
    if (i % 200 === 0) progress(i, entries.length);
    const side = sideOf(entry);
    // what cannot be told the side of is counted where the rest of the file is
    const part = parts[side ?? fileSide];
    part.counts.entries += 1;
    const found = readEntry(game, entry, side, i + 1, part, report);
    if (found && side) read[side].push(found);
  });
  for (const side of ['light', 'dark'] as const) gather(parts[side], read[side]);
  if (game === 'young-jedi')
    for (const { cards } of Object.values(parts)) {
      mendTypes(cards);
      mendTitles(cards);
    }
  return Object.values(parts).filter(({ counts }) => counts.entries > 0);
}

const sideOf = (entry: unknown): Side | undefined => {
  const side = isThing(entry) ? lineOf(entry.side)?.toLowerCase() : undefined;
  return isSide(side) ? side : undefined;
};

function readEntry(
  game: Game,
  entry: unknown,
  side: Side | undefined,
  at: number,
  { counts }: Part,
  report: Reporter,
): Read | undefined {
  const front = isThing(entry) && isThing(entry.front) ? entry.front : undefined;
  if (!isThing(entry) || !front) return report.refuse(counts, at, 'not-a-card', { found: kindOf(entry) });
  const printed = lineOf(front.title);
  if (printed === undefined || !/[\p{L}\p{N}]/u.test(printed))
    return report.refuse(counts, at, 'no-title', {});
  if (printed.length > LONGEST_TITLE)
    return report.refuse(counts, at, 'too-long', { title: `${printed.slice(0, 60)}…`, field: 'title' });
  if (!side) return report.refuse(counts, at, 'no-side', { title: printed });
  const id = lineOf(entry.gempId) ?? lineOf(entry.id);
  if (id === undefined || id.length > 40) return report.refuse(counts, at, 'no-number', { title: printed });
  const type = lineOf(front.type)?.toLowerCase();
  if (type === undefined || isPlaceholder(type))
    return report.refuse(counts, at, 'no-type', { title: printed });

  const { title, unique, virtual, picture } = bareTitle(printed);
  const named = game === 'young-jedi' ? pictureName(title) : undefined;
  const back = isThing(entry.back) ? entry.back : undefined;
  const backTitle = back && bareTitle(lineOf(back.title) ?? '').title;
  const words: CardText = { card: id };
  const said = textOf(front.gametext);
  const text = wordsIn(said, counts, report, at, printed);
  if (text !== undefined) words.text = text;
  const figures = figuresOf(front, counts, report, at, printed);
  const card: Card = { game, id, title, side, type, ...named, figures, printings: 1 };
  if (backTitle !== title) give(card, 'back', backTitle);
  give(card, 'unique', unique);
  give(card, 'virtual', virtual);
  give(card, 'subtype', lineOf(front.subType));
  give(card, 'icons', wordsOf(front.icons));
  give(card, 'traits', wordsOf(front.characteristics));
  give(card, 'kinds', wordsOf(front.extraText));
  give(card, 'also', wordsOf(entry.abbr));
  give(card, 'sets', setsOf(entry));
  give(card, 'rarity', lineOf(entry.rarity));
  give(card, 'errata', dayOf(front.errataDate));
  give(card, 'says', saysOf(said));
  const backText = back && wordsIn(textOf(back.gametext), counts, report, at, printed);
  if (backText !== undefined) words.back = backText;
  const lore = loreOf(front, counts, report, at, printed);
  if (lore !== undefined) words.lore = lore;
  counts.read += 1;
  const read: Read = { card, picture: picture !== undefined, words, rulings: rulingsOf(entry, id) };
  if (text !== undefined) read.text = text;
  return read;
}

function figuresOf(
  front: Thing,
  counts: Part['counts'],
  report: Reporter,
  at: number,
  title: string,
): Figures {
  const figures: Figures = {};
  for (const [name, field] of FIGURE_FIELDS) {
    const value = front[field];
    if (value === undefined) continue;
    const figure = figureOf(value);
    if (figure === 'placeholder') counts.placeholders += 1;
    else if (figure === 'bad')
      report.note(at, 'bad-figure', { title, figure: field, value: String(value).slice(0, 40) });
    else if (figure !== undefined) figures[name] = figure;
  }
  return figures;
}

function wordsIn(
  tagged: string | undefined,
  counts: Part['counts'],
  report: Reporter,
  at: number,
  title: string,
): string | undefined {
  if (tagged === undefined) return undefined;
  const text = untagged(tagged);
  if (isPlaceholder(text)) {
    counts.placeholders += 1;
    return undefined;
  }
  if (text.length <= LONGEST_TEXT) return text;
  report.note(at, 'too-long', { title, field: 'gametext' });
  return undefined;
}

/** A placeholder tells nothing, not that there is nothing. */
function saysOf(text: string | undefined): Card['says'] {
  if (text === undefined || text === '<none>') return 'nothing';
  return isPlaceholder(text) ? undefined : 'more';
}

function loreOf(
  front: Thing,
  counts: Part['counts'],
  report: Reporter,
  at: number,
  title: string,
): string | undefined {
  const lore = wordsIn(textOf(front.lore), counts, report, at, title);
  return lore === 'Blank.' ? undefined : lore;
}

const setsOf = ({ set, printings }: Thing): string[] =>
  wordsOf(
    Array.isArray(printings) && printings.length > 0
      ? printings.map((each) => (isThing(each) ? each.set : undefined))
      : [set],
  );

function rulingsOf(entry: Thing, card: string): Ruling[] {
  if (!Array.isArray(entry.rulings)) return [];
  return entry.rulings.flatMap((each) => {
    const answer = untagged(textOf(each) ?? '');
    return answer === '' || isPlaceholder(answer) || answer.length > LONGEST_TEXT ? [] : [{ card, answer }];
  });
}

/** Other pictures of a card join it; so do entries of one number. */
function gather(part: Part, read: readonly Read[]): void {
  const nameOf = ({ card }: Read): string => `${card.title}|${card.virtual ? 'v' : ''}|${card.type}`;
  // few cards have another picture
  const pictured = new Set(read.filter(({ picture }) => picture).map(({ card }) => card.title));
  const plain = new Map(
    read
      .filter(({ picture, card }) => !picture && pictured.has(card.title))
      .map((each) => [nameOf(each), each.card.id]),
  );
  const groups = new Map<string, Read[]>();
  for (const each of read) {
    const key = each.picture ? (plain.get(nameOf(each)) ?? each.card.id) : each.card.id;
    const known = groups.get(key);
    if (known) known.push(each);
    else groups.set(key, [each]);
  }
  for (const group of groups.values()) {
    const [first, ...others] = group.sort((a, b) => Number(a.picture) - Number(b.picture));
    if (!first) continue;
    const names = others.map(({ card }) => card.title).filter((title) => title !== first.card.title);
    if (names.length > 0) first.card.also = [...(first.card.also ?? []), ...names];
    const card = mergePrintings([first, ...others]);
    part.cards.push(card);
    if (first.words.text || first.words.back || first.words.lore) part.texts.push(first.words);
    const said = new Set<string>();
    for (const { rulings } of group)
      for (const { answer } of rulings)
        if (!said.has(answer)) {
          said.add(answer);
          part.rulings.push({ card: card.id, answer });
        }
  }
  for (const { errata } of part.cards)
    if (errata !== undefined && (part.latest === undefined || errata > part.latest)) part.latest = errata;
}
