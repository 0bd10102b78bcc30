import { plainHead, readHead } from './bilingual-head';
import { type Block, type Head, type HeadStyle, type TopicKind, textOf } from './document';
import { functionWords, isCapitals, opensLikeSentence, startsLower } from './sentences';

const LONGEST = 180;
const BOLD_LINE = /^\s*\*\*(?!\s*\\?\*)[^*]+(?:\*(?!\*)[^*]+)*\*\*\s*$/;
/** A translator quotes an entry within another: `(Note du traducteur : voyez Actions - exemple 1 quand …)`. */
const QUOTED = /^\(?\s*note du traducteur\s*:\s*voyez\s+(.{3,60}?\bexemple\s+\d+)\b/i;
/** So many bare lines on end label a picture; entries have text between them. */
const LABELS = 3;
/** Empty lines after which a quoted entry is over. */
const GAP = 4;

export interface GlossaryHead {
  head: Head;
  /** What stands in the head's own block behind it. */
  rest: string[];
  quoted: boolean;
}

/** The head that a block opens with, if it is one. */
export function glossaryHead(
  block: Block,
  next: readonly Block[],
  before: number,
  style: HeadStyle,
): GlossaryHead | undefined {
  const [first = '', ...rest] = block.lines;
  const quoted = textOf(block).match(QUOTED)?.[1];
  if (quoted) return { head: readHead(quoted), rest: block.lines, quoted: true };
  if (
    block.kind === 'heading' ||
    (block.kind === 'text' && BOLD_LINE.test(first) && isHeadLike(plainHead(first)))
  ) {
    return { head: readHead(first), rest, quoted: false };
  }
  if (style.markdown || !isBareHead(block)) return undefined;
  if (before + 1 + countBareHeads(next) >= LABELS) return undefined;
  return { head: readHead(first), rest, quoted: false };
}

export const endsQuotation = (block: Block): boolean => block.blanks > GAP;

function countBareHeads(blocks: readonly Block[]): number {
  const other = blocks.findIndex((block) => !isBareHead(block));
  return other < 0 ? blocks.length : other;
}

/** A line of its own before a paragraph, that names rather than says something. */
export function isBareHead(block: Block): boolean {
  const [first = '', second] = block.lines;
  if (block.kind !== 'text') return false;
  if (second !== undefined && !(/^\s*voir\b/i.test(second) && /\)\s*\.?$/.test(first))) return false;
  return isHeadLike(plainHead(first));
}

function isHeadLike(text: string): boolean {
  if (text.length === 0 || text.length > LONGEST || !/\p{L}/u.test(text)) return false;
  if (!/^[\p{Lu}\d]/u.test(text) || /[.;,:…]$|=/.test(text)) return false;
  if (/^(?:voir|note|errata|exemple|texte du côté)\b/i.test(text) || startsLower(text)) return false;
  const { en } = readHead(text);
  const label = en.match(/^([\p{L}]+)\s*:/u)?.[1];
  if (label && isCapitals(label) && label.length > 5) return false;
  return !opensLikeSentence(en) && functionWords(en) < 2;
}

/** How a card's text speaks of itself, or of what it does. */
const CARD_TEXT =
  /^\s*(?:errata|texte du côté|se déploie|utilisez? |ajoute |annulez?|pouvoir (?:de )?[+-]|utilisée|perdue|une fois par)|\b(?:cette carte|cette interruption|cet effet|cet équipement|ce droïde|ce personnage|ce site|cet escadron|cet événement|cet objectif)\b/i;

export function glossaryKind({ en }: Head, blocks: readonly Block[]): TopicKind {
  if (/\((?:v|light side|dark side)[^)]*\)|\/ /i.test(en)) return 'card';
  const opening = blocks.slice(0, 2).map(textOf).join(' ').slice(0, 400);
  return CARD_TEXT.test(opening) ? 'card' : 'term';
}
