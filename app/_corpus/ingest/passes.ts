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

  constructor(
    private readonly sources: readonly Source[],
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
    const read = readLines(this.sources, (bytes) => {
      this.#read += bytes;
      this.progress(this.#read / this.#bytes);
    });
    for (const line of clean(read, remark)) {
      if (line.afterPage) pages += 1;
      yield line;
    }
    this.#pages = pages;
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
      ? glossaryTopics(blocks, survey.style)
      : rulebookTopics(blocks, survey.style, remark);
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
