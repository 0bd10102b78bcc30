import { plainHead, readHead } from './bilingual-head';
import { type Block, type Head, type HeadStyle, type StyleAt, type TopicKind, textOf } from './document';
import { HeadNumbers, NUMBERINGS } from './head-numbers';
import { hasTopicSign, isParagraphHeading, isStep, markdownTitle } from './markdown-heads';
import { withoutMark } from './segment';
import { endsSentence, functionWords, isCapitals, startsLower } from './sentences';

/** What a block does in a rulebook. */
export type Turn =
  | {
      as: 'head';
      level: number;
      head: Head;
      title: string;
      kind: TopicKind;
      gathers: boolean;
      /** A number or a sign makes it one of several on a par. */
      isSeries?: boolean;
    }
  | { as: 'title' | 'sub-head' | 'text' }
  | { as: 'question' | 'answer'; text: string }
  | { as: 'example' }
  | { as: 'errata'; head: Head; title: string; rest: string };

const NUMBERED_LONGEST = 130;
const LINE_LONGEST = 100;
const BARE_LONGEST = 72;
const LABEL_LONGEST = 40;
/** A first line so short was not wrapped. */
const SHORT_LINE = 45;
/** So many bare lines on end are labels or a list. */
const LABELS = 3;
/** Below every numbered head. */
export const BARE_LEVEL = 5;

const QUESTION = /^(?:[-–•*]\s*)?Questions?\s*(?:\([^)]*\)\s*)?:\s*/i;
const ANSWER = /^(?:[-–•*]\s*)?R[ée]ponses?\s*:\s*/i;
const QUESTIONS_HEAD = /^(?:foire aux questions|questions (?:générales|fréquentes)|frequently asked)/i;
const EXAMPLE = /^(?:(?:un )?autre )?exemple\s*(?:\([^)]*\)?\s*)?(?::|$)|^par exemple, suppos/i;
export const CORRECTION = /^(?:correction|errata|erratum)\s*:/i;
const CARD_HEAD = /^(?:la |les )?cartes? (?=\p{Lu})/iu;
const LEGEND = /\bl[ée]gende\b/i;
const CAPTION = /^(?:labels?|captions?|legends?)\b.*:$/i;
const LEADING =
  /^(?:voici|par|pour|il|elles?|ils|vous|maintenant|ainsi|ces?|cette|cela|donc|si|quand|notez|souvenez|aussi)\b/i;

/** Reads the blocks of a rulebook one after another; remembers where the numbering stands. */
export class RulebookHeads {
  readonly #numbers = new HeadNumbers();
  #capitalsOpen = false;
  #captionOpen = false;
  #begun = false;
  #bare = 0;
  /** Depth of the last Markdown heading without a sign; 0 before the first. */
  #plainDepth = 0;

  constructor(private readonly styleAt: StyleAt) {}

  read(block: Block, next: readonly Block[]): Turn {
    const turn = this.#turn(block, next, this.styleAt(block.line));
    const opensTopic = turn.as !== 'text' && turn.as !== 'title' && turn.as !== 'sub-head';
    if (opensTopic) {
      this.#capitalsOpen = turn.as === 'head' && isCapitals(turn.title);
      this.#captionOpen = turn.as === 'head' && CAPTION.test(textOf(block));
    }
    if (turn.as !== 'title') this.#begun = true;
    this.#bare = this.#isBare(block) ? this.#bare + 1 : 0;
    return turn;
  }

  #turn(block: Block, next: readonly Block[], style: HeadStyle): Turn {
    const text = textOf(block);
    if (block.kind === 'table') return { as: 'text' };
    if (block.kind === 'heading') return this.#markdown(text, next, style);
    if (QUESTION.test(text)) return { as: 'question', text: text.replace(QUESTION, '') };
    if (ANSWER.test(text)) return { as: 'answer', text: text.replace(ANSWER, '') };
    if (EXAMPLE.test(text)) return { as: 'example' };
    if (block.kind === 'item') return this.#errata(text, next) ?? { as: 'text' };
    if (CAPTION.test(text) && block.lines.length === 1) {
      return this.#captionOpen ? { as: 'sub-head' } : head(text.replace(/:$/, ''), BARE_LEVEL);
    }
    if (style.markdown) return { as: 'text' };
    if (QUESTIONS_HEAD.test(text)) return { as: 'sub-head' };
    return (
      this.#numbered(block, next, style) ??
      this.#capitals(text, next) ??
      this.#bareHead(block, next) ?? { as: 'text' }
    );
  }

  #markdown(text: string, next: readonly Block[], { chapterDepth, repeated }: HeadStyle): Turn {
    const depth = text.match(/^#+/)?.[0].length ?? 1;
    const level = depth - chapterDepth + 1;
    const isFirst = this.#plainDepth === 0;
    // A sign puts a heading below the plain one of the same depth.
    const isBelow = hasTopicSign(text) && this.#plainDepth === depth;
    if (!hasTopicSign(text)) this.#plainDepth = depth;
    if (level < 1) return { ...head(plainHead(text), 1), gathers: true };
    const title = markdownTitle(text);
    const isBareStep = isStep(text) && (!next[0] || next[0].kind === 'heading');
    const isElsewhere = (repeated.get(title) ?? depth) !== depth;
    if (isParagraphHeading(text) || (!isFirst && (isBareStep || isElsewhere))) return { as: 'sub-head' };
    return { ...head(title, isBelow ? level + 1 : level), isSeries: title !== plainHead(text) };
  }

  #numbered(block: Block, next: readonly Block[], style: HeadStyle): Turn | undefined {
    const text = textOf(block);
    if (text.length > NUMBERED_LONGEST || block.lines.some((line) => line.length > LINE_LONGEST))
      return undefined;
    const number = this.#numbers.read(text);
    if (!number || (style.dotted && !number.dotted)) return undefined;
    if (/[.;,…]$/.test(number.title) && (number.dotted || /\.\.$/.test(number.title))) return undefined;
    const following = next[0] && this.#numbers.read(textOf(next[0]));
    if (following?.numbering === number.numbering && following.value === number.value + 1) return undefined;
    this.#numbers.opened(number);
    return head(number.title, NUMBERINGS.indexOf(number.numbering) + 1);
  }

  #capitals(text: string, next: readonly Block[]): Turn | undefined {
    if (!isCapitals(text) || text.length > NUMBERED_LONGEST) return undefined;
    if (this.#capitalsOpen) return { as: 'sub-head' };
    const other = next.findIndex((block) => !isCapitals(textOf(block)));
    // The title page runs into the first head and its first sub-head.
    if (!this.#begun && other >= 2) return { as: 'title' };
    return head(text, 1);
  }

  #bareHead(block: Block, next: readonly Block[]): Turn | undefined {
    const following = next[0];
    if (!this.#isBare(block) || !following || following.afterDebris || startsLower(textOf(following)))
      return undefined;
    if (block.lines.length === 1 && this.#bare + 1 + this.#countBare(next) >= LABELS) return undefined;
    const text = textOf(block);
    return head(text.replace(/\s*:$/, ''), BARE_LEVEL);
  }

  #countBare(blocks: readonly Block[]): number {
    const other = blocks.findIndex((block) => !this.#isBare(block));
    return other < 0 ? blocks.length : other;
  }

  #isBare(block: Block): boolean {
    return block.kind === 'text' && block.lines.length === 1 && isBareHead(block.lines[0] ?? '');
  }

  #errata(text: string, next: readonly Block[]): Turn | undefined {
    const until = next.findIndex((block) => block.kind === 'item' || block.kind === 'heading');
    const own = until < 0 ? next : next.slice(0, until);
    if (!own.some((block) => CORRECTION.test(textOf(block)))) return undefined;
    const item = withoutMark(text);
    const name = item.match(/^(?:.+?\)|[^:]+?)(?=\s*(?::\s|:?$)|(?<=\))\s)/)?.[0] ?? item;
    const rest = item.slice(name.length).replace(/^[\s:]+/, '');
    return { as: 'errata', head: readHead(name.replace(/\s*:\s*/g, ': ')), title: plainHead(name), rest };
  }
}

function head(title: string, level: number): Extract<Turn, { as: 'head' }> {
  const plain = plainHead(title).trim();
  const card = CARD_HEAD.test(plain) && /\(/.test(plain);
  const kind = card ? 'card' : 'rule';
  return { as: 'head', level, head: rulebookHead(plain), title: plain, kind, gathers: false };
}

/** A rulebook's heads are French, with an English gloss or an English name in some. */
function rulebookHead(title: string): Head {
  const read = readHead(title.replace(CARD_HEAD, ''));
  if (!read.fr) return { en: '', fr: title };
  return functionWords(read.en) > 0 ? { en: read.fr, fr: read.en } : read;
}

/** A line that names a topic: short, without the marks and the words of a sentence. */
function isBareHead(line: string): boolean {
  const text = plainHead(line);
  if (
    text.length > BARE_LONGEST ||
    !/^["«“‘]?\s*\p{Lu}/u.test(text) ||
    /[.;,…!)]$/.test(text.replace(/\)$/, ''))
  )
    return false;
  if (LEGEND.test(text) || LEADING.test(text) || /,|\.\s/.test(text)) return false;
  if (text.endsWith(':')) return text.length <= LABEL_LONGEST;
  if (text.endsWith('?')) return true;
  return functionWords(text) <= 3;
}

/** Puts a head on its own where only a line break parts it from the text after or before it. */
export function* splitHeads(blocks: Iterable<Block>, styleAt: StyleAt): Generator<Block> {
  for (const block of blocks) {
    const { lines } = block;
    const [first = '', second = ''] = lines;
    const last = lines.at(-1) ?? '';
    const before = lines.at(-2) ?? '';
    if (styleAt(block.line).markdown || block.kind !== 'text' || lines.length < 2) yield block;
    else if (
      first.length <= SHORT_LINE &&
      second.length > first.length &&
      /^\p{Lu}/u.test(second) &&
      isBareHead(first)
    ) {
      yield { ...block, lines: [first] };
      yield {
        ...block,
        lines: lines.slice(1),
        line: block.line + 1,
        blanks: 0,
        afterPage: false,
        afterDebris: false,
      };
    } else if (
      /^(?:qu'est|que |comment |pourquoi )/i.test(last) &&
      isBareHead(last) &&
      endsSentence(before)
    ) {
      yield { ...block, lines: lines.slice(0, -1) };
      yield {
        ...block,
        lines: [last],
        line: block.line + lines.length - 1,
        blanks: 0,
        afterPage: false,
        afterDebris: false,
      };
    } else yield block;
  }
}
