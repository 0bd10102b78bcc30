import type { Card, CardText, Figure, Figures } from '../card';
import {
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
  wordsOf,
} from '../fields';
import { mergePrintings, type Printing } from '../merge';
import { emptyPart, type Part } from '../part';
import type { Progress, Reporter } from '../reporter';

/** As printed: a Pilot has `+2`, which the plain number hides. */
const FIGURE_FIELDS: [Figure, readonly string[]][] = [
  ['level', ['level']],
  ['cost', ['cost']],
  ['ap', ['ap_raw', 'ap']],
  ['hp', ['hp_raw', 'hp']],
];
const COLOURS = ['blue', 'green', 'red', 'white', 'purple', 'yellow', 'black'];

/** `GD01-001`, `EXB-001`, `T-013`. */
const NUMBER = /^[A-Z]{1,4}\d{0,2}-\d{3}$/;

interface Read extends Printing {
  words: CardText;
}

/** Reads the open dataset of the Gundam Card Game: a list of printings; the number is the card. */
export function readGundamCards(entries: readonly unknown[], report: Reporter, progress: Progress): Part[] {
  const part = emptyPart('gundam-cards');
  part.counts.entries = entries.length;
  const byNumber = new Map<string, Read[]>();
  const sets = new Map<string, string>();
  entries.forEach((entry, i) => {
    if (i % 200 === 0) progress(i, entries.length);
    const found = readPrinting(entry, i + 1, part, report);
    if (!found) return;
    const known = byNumber.get(found.card.id);
    if (known) known.push(found);
    else byNumber.set(found.card.id, [found]);
    const [code, name] = isThing(entry) ? [lineOf(entry.set_code), lineOf(entry.set_name)] : [];
    if (code && name && !sets.has(code) && name.length <= LONGEST_TITLE) sets.set(code, name);
  });
  for (const [first, ...others] of byNumber.values()) {
    if (!first) continue;
    part.cards.push(mergePrintings([first, ...others]));
    if (first.words.text) part.texts.push(first.words);
  }
  part.sets = [...sets].map(([id, name]) => ({ id, name }));
  return [part];
}

function readPrinting(entry: unknown, at: number, { counts }: Part, report: Reporter): Read | undefined {
  if (!isThing(entry)) return report.refuse(counts, at, 'not-a-card', { found: kindOf(entry) });
  const title = lineOf(entry.name);
  if (title === undefined || isPlaceholder(title)) return report.refuse(counts, at, 'no-title', {});
  if (title.length > LONGEST_TITLE)
    return report.refuse(counts, at, 'too-long', { title: `${title.slice(0, 60)}…`, field: 'name' });
  const id = lineOf(entry.card_number)?.toUpperCase() ?? '';
  if (!NUMBER.test(id)) return report.refuse(counts, at, 'no-number', { title });
  const type = lineOf(entry.card_type)?.toLowerCase();
  if (type === undefined || isPlaceholder(type)) return report.refuse(counts, at, 'no-type', { title });
  const text = effectOf(entry, counts, report, at, title);
  const isBlank = (textOf(entry.effect) ?? '-') === '-';
  const { keywords, named, says = isBlank ? 'nothing' : undefined } = keywordsOf(entry, text);
  const figures = figuresOf(entry, counts, report, at, title);
  const card: Card = { game: 'gundam', id, title, type, figures, printings: 1 };
  give(card, 'keywords', keywords);
  give(card, 'named', named);
  give(card, 'timings', wordsOf(entry.timing_markers));
  give(card, 'traits', wordsOf(entry.traits));
  give(card, 'links', wordsOf(entry.link_refs));
  give(card, 'also', pilotNames(text));
  give(card, 'sets', wordsOf([entry.set_code]));
  give(card, 'rarity', lineOf(entry.rarity));
  give(card, 'says', says);
  counts.read += 1;
  return text === undefined ? { card, words: { card: id } } : { card, text, words: { card: id, text } };
}

function figuresOf(
  entry: Thing,
  counts: Part['counts'],
  report: Reporter,
  at: number,
  title: string,
): Figures {
  const figures: Figures = {};
  for (const [name, fields] of FIGURE_FIELDS) {
    const field = fields.find((each) => entry[each] !== null && entry[each] !== undefined) ?? fields[0] ?? '';
    const figure = figureOf(entry[field]);
    if (figure === 'placeholder') counts.placeholders += 1;
    else if (figure === 'bad')
      report.note(at, 'bad-figure', { title, figure: field, value: String(entry[field]).slice(0, 40) });
    else if (figure !== undefined) figures[name] = figure;
  }
  const colour = lineOf(entry.color)?.toLowerCase();
  if (colour !== undefined && COLOURS.includes(colour)) figures.colour = colour;
  else if (colour !== undefined && colour !== '-')
    report.note(at, 'bad-figure', { title, figure: 'color', value: colour.slice(0, 40) });
  const zone = lineOf(entry.zone);
  if (zone !== undefined && zone !== '-' && zone.length <= 40) figures.zone = zone;
  return figures;
}

/** `<Breach 3>` on a line of its own, after a timing at most; what stands in brackets only reminds. */
const OUTRIGHT = /^(?:【[^】]*】)*\s*(?:<[^<>]+>[\s.,]*)+$/;
const withoutReminders = (text: string): string =>
  !text.includes('(') ? text : text.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');

/** The file lists every keyword that a text names; which of them the card has shows from the text. */
function keywordsOf(
  { keyword_effects: listed }: Thing,
  text: string | undefined,
): Pick<Card, 'says'> & { keywords: string[]; named: string[] } {
  const all = Array.isArray(listed) ? wordsOf(listed.map(keywordIn)) : [];
  const lines = withoutReminders(text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const outright = lines.filter((line) => OUTRIGHT.test(line));
  const listedThere = outright.join(' ').toLowerCase();
  // without a text nothing speaks against the list
  const has = (keyword: string): boolean =>
    text === undefined || listedThere.includes(`<${keyword.toLowerCase()}>`);
  return {
    keywords: all.filter(has),
    named: all.filter((keyword) => !has(keyword)),
    ...(text !== undefined && {
      says: outright.length === lines.length ? ('keywords' as const) : ('more' as const),
    }),
  };
}

/** `Breach` with its value, where it has one. */
function keywordIn(each: unknown): string | undefined {
  const keyword = isThing(each) ? lineOf(each.keyword) : undefined;
  if (!isThing(each) || !keyword) return undefined;
  const value = figureOf(each.value);
  return value && value !== 'bad' ? `${keyword} ${value}` : keyword;
}

/** A Command may be a Pilot of this name. */
const pilotNames = (text = ''): string[] =>
  !text.includes('【Pilot】')
    ? []
    : [...text.matchAll(/【Pilot】\s*\[([^[\]]{1,80})\]/g)].map((match) => match[1] ?? '');

function effectOf(
  entry: Thing,
  counts: Part['counts'],
  report: Reporter,
  at: number,
  title: string,
): string | undefined {
  const text = textOf(entry.effect);
  if (text === undefined || text === '-') return undefined;
  if (isPlaceholder(text)) {
    counts.placeholders += 1;
    return undefined;
  }
  if (text.length <= LONGEST_TEXT) return text;
  report.note(at, 'too-long', { title, field: 'effect' });
  return undefined;
}
