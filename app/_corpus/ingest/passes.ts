import { clean } from './clean';
import { dropDebris } from './debris';
import { readLines, type Source } from './decode';
import type { Block, Line, Remark, Survey, Topic } from './document';
import { isGap } from './gaps';
import { glossaryTopics } from './glossary-topics';
import type { Lexicon } from './lexicon';
import { Repairer } from './repair';
import { rulebookTopics } from './rulebook-topics';
import { segment } from './segment';

/** Count the words, survey the heads, name the topics, write them. */
const PASSES = 4;

/** What a pass may notice on its way. */
export interface Witness {
  remark: (remark: Remark) => void;
  gap: (line: number) => void;
  repairer: Repairer;
}

/** Reads the document as often as needed rather than hold it; every pass gives the same. */
export class Passes {
  readonly #bytes: number;
  #read = 0;
  #pages = 0;
  /** The line after which each file begins. */
  readonly #files: number[] = [];

  constructor(
    readonly sources: readonly Source[],
    private readonly progress: (share: number) => void = () => {},
  ) {
    this.#bytes = sources.reduce((sum, { bytes }) => sum + bytes, 0) * PASSES;
  }

  /** Pages that were scanned: pictures left debris between the paragraphs. Known after the first pass. */
  get scanned(): boolean {
    return this.#pages > 1;
  }

  *lines(remark: Witness['remark'] = () => {}): Generator<Line> {
    let pages = 0;
    for (const line of clean(this.#raw(), remark)) {
      if (line.afterPage) pages += 1;
      yield line;
    }
    this.#pages = pages;
  }

  /** Which of the files a line stands in. Known after the first pass. */
  fileAt(line: number): number {
    return this.#files.findLastIndex((last) => last < line);
  }

  /** The lines of the files, one after another, as one document. */
  *#raw(): Generator<Line> {
    let last = 0;
    for (const [i, source] of this.sources.entries()) {
      this.#files[i] = last;
      // What one file ends with does not run on into the next.
      if (i > 0) yield { text: '', number: last, afterPage: false };
      const progress = (bytes: number) => {
        this.#read += bytes;
        this.progress(this.#read / this.#bytes);
      };
      for (const line of readLines(source, progress, last)) {
        last = line.number;
        yield line;
      }
    }
  }

  /** The lines without what was read out of pictures, which only a French document tells from its text. */
  textLines(
    { scanned, language }: Pick<Survey, 'scanned' | 'language'>,
    lexicon: Lexicon,
    remark?: Witness['remark'],
  ): Iterable<Line> {
    const lines = this.lines(remark);
    return scanned && language === 'fr' ? dropDebris(lines, lexicon, remark ?? (() => {})) : lines;
  }

  *topics(survey: Survey, lexicon: Lexicon, witness: Partial<Witness> = {}): Generator<Topic> {
    const { remark = () => {}, gap, repairer = new Repairer(lexicon) } = witness;
    const lines = this.textLines(survey, lexicon, remark);
    const repaired = survey.language === 'fr' ? repair(lines, repairer) : lines;
    const blocks = watch(segment(repaired), survey.scanned ? gap : undefined);
    yield* survey.profile === 'glossary'
      ? glossaryTopics(blocks, survey.styleAt)
      : rulebookTopics(blocks, survey.styleAt, remark);
  }
}

function* repair(lines: Iterable<Line>, repairer: Repairer): Generator<Line> {
  for (const line of lines) yield repairer.line(line);
}

function* watch(blocks: Iterable<Block>, gap: Witness['gap'] | undefined): Generator<Block> {
  let before: Block | undefined;
  for (const block of blocks) {
    if (gap && before && isGap(before, block)) gap(block.line);
    before = block;
    yield block;
  }
}
