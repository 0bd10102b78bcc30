import { type Block, type Remark, type Topic, type TopicKind, textOf } from './document';
import { BARE_LEVEL, CORRECTION, type Turn } from './rulebook-heads';
import { endsSentence, startsLower } from './sentences';

/** Below every section: a question, an example or a correction closes no section. */
export const ASIDE_LEVEL = 6;

const GOES_ON = /^(?:\d{1,2}\)|donc|ainsi|par exemple|souvenez|notez)/i;
const EXAMPLE_NAME = 70;

/** A topic that interrupts a section: it ends where the section's own text goes on. */
export abstract class Aside {
  protected constructor(readonly topic: Topic) {}

  abstract takes(block: Block, turn: Turn): boolean;
  abstract add(block: Block, turn: Turn): void;

  close(_remark: (remark: Remark) => void): Topic {
    return this.topic;
  }
}

/** A question as players sent it in, and the answer that follows. */
export class Question extends Aside {
  #answered: 'no' | 'marked' | 'unmarked' = 'no';
  readonly #several: boolean;

  constructor(block: Block, asked: string) {
    super(topic('faq', block, asked));
    this.#several = /^[-–•*\s]*questions/i.test(textOf(block));
  }

  takes(block: Block, turn: Turn): boolean {
    if (turn.as === 'answer') return true;
    const asks = turn.as === 'head' && turn.level === BARE_LEVEL && textOf(block).endsWith('?');
    if (this.#answered === 'no') return turn.as === 'text' || asks;
    if (turn.as !== 'text') return false;
    if (block.kind === 'item' || startsLower(textOf(block)) || GOES_ON.test(textOf(block))) return true;
    return this.#answered === 'marked' && (block.afterDebris || this.#several);
  }

  add(block: Block, turn: Turn): void {
    if (turn.as === 'answer') {
      this.#answered = 'marked';
      this.topic.blocks.push({ ...block, kind: 'text', lines: [turn.text] });
    } else if (this.#answered === 'no' && this.#asksOn(textOf(block))) {
      this.topic.title += ` ${textOf(block)}`;
      this.topic.head = { en: '', fr: this.topic.title };
    } else {
      if (this.#answered === 'no') this.#answered = 'unmarked';
      this.topic.blocks.push(block);
    }
  }

  #asksOn(text: string): boolean {
    const isOpen = !/[?]["»”)\s]*$/.test(this.topic.title);
    return isOpen || /[?]["»”)\s]*$/.test(text) || /^[(.…]/.test(text) || startsLower(text);
  }

  override close(remark: (remark: Remark) => void): Topic {
    const { line } = this.topic;
    if (this.#answered === 'no') {
      remark({ line, code: 'question-without-answer', message: 'no answer follows this question' });
    } else if (this.#answered === 'unmarked') {
      remark({
        line,
        code: 'unmarked-answer',
        message: 'the paragraph after the question was taken as its answer',
      });
    }
    return this.topic;
  }
}

/** A worked example, with those that follow it directly. */
export class Example extends Aside {
  /** It went on beyond its first paragraph: another example is another topic. */
  #told = false;

  constructor(block: Block) {
    const text = textOf(block);
    const name =
      text.length <= EXAMPLE_NAME ? text : `${text.slice(0, text.lastIndexOf(' ', EXAMPLE_NAME))} …`;
    super({ ...topic('example', block, name), blocks: [block] });
  }

  takes(block: Block, turn: Turn): boolean {
    if (turn.as === 'example') return !this.#told;
    const last = this.topic.blocks.at(-1);
    const isBroken = last !== undefined && !endsSentence(textOf(last));
    return (
      turn.as === 'text' && (block.afterDebris || isBroken || startsLower(textOf(block)) || block.blanks > 2)
    );
  }

  add(block: Block, turn: Turn): void {
    if (turn.as === 'text' && block.afterDebris) this.#told = true;
    this.topic.blocks.push(block);
  }
}

/** A card whose printed text is corrected. */
export class Errata extends Aside {
  #corrected = false;

  constructor(block: Block, turn: Extract<Turn, { as: 'errata' }>) {
    const { kind, line, level, gathers } = topic('errata', block, turn.title);
    super({ kind, line, level, gathers, head: turn.head, title: turn.title, blocks: [] });
    if (turn.rest) this.topic.blocks.push({ ...block, kind: 'text', lines: [turn.rest] });
  }

  takes(block: Block, turn: Turn): boolean {
    if (turn.as === 'head') return !this.#corrected && turn.level === BARE_LEVEL;
    return turn.as === 'text' && !(this.#corrected && block.kind === 'item');
  }

  add(block: Block): void {
    this.#corrected ||= CORRECTION.test(textOf(block));
    this.topic.blocks.push(block);
  }
}

const topic = (kind: TopicKind, block: Block, title: string): Topic => ({
  kind,
  head: { en: '', fr: title },
  title,
  line: block.line,
  level: ASIDE_LEVEL,
  gathers: false,
  blocks: [],
});
