import { readHead } from './bilingual-head';
import { type Block, type HeadStyle, PROFILES, type Profile, textOf } from './document';
import { isBareHead } from './glossary-heads';
import { readHeadNumber } from './head-numbers';
import { isParagraphHeading, markdownTitle } from './markdown-heads';

/** So many Markdown headings make them the document's way to write heads. */
const MARKDOWN_HEADINGS = 3;
/** A document is recognised by so many heads. */
const FEWEST = 2;
/** Distinct titles of one file that are worth remembering. */
const MOST_TITLES = 100_000;

export const LOOKED_FOR =
  'glossary heads such as "English (français)", numbered or Markdown headings, or questions with answers';

/** Counts, over a whole file, what tells a glossary from a rulebook and one style of heads from another. */
export class Surveyor {
  readonly #depths: number[] = [];
  readonly #titles = new Map<string, number[]>();
  #headings = 0;
  #bilingualHeadings = 0;
  #bold = 0;
  #bare = 0;
  #bilingualBare = 0;
  #dotted = 0;
  #undotted = 0;
  #questions = 0;

  add(block: Block): void {
    const text = textOf(block);
    if (block.kind === 'heading') {
      const depth = text.match(/^#+/)?.[0].length ?? 1;
      this.#depths[depth] = (this.#depths[depth] ?? 0) + 1;
      this.#headings += 1;
      if (isBilingual(text)) this.#bilingualHeadings += 1;
      this.#remember(text, depth);
      return;
    }
    if (/^(?:[-–]\s*)?questions?\s*(?:\([^)]*\)\s*)?:/i.test(text)) this.#questions += 1;
    if (block.kind !== 'text' || text.length > 180) return;
    if (/^\*\*[^*]+\*\*$/.test(text) && isBilingual(text)) this.#bold += 1;
    const number = readHeadNumber(text, undefined);
    if (number && text.length <= 130) {
      if (number.numbering === 'capital' || number.numbering === 'roman') {
        if (number.dotted) this.#dotted += 1;
        else if (!/[.]$/.test(text)) this.#undotted += 1;
      }
      return;
    }
    if (!isBareHead(block)) return;
    this.#bare += 1;
    if (isBilingual(text)) this.#bilingualBare += 1;
  }

  #remember(text: string, depth: number): void {
    if (isParagraphHeading(text)) return;
    const title = markdownTitle(text);
    const depths = this.#titles.get(title);
    if (depths) depths.push(depth);
    else if (this.#titles.size < MOST_TITLES) this.#titles.set(title, [depth]);
  }

  /** The highest of the headings that bear a title opens the topic; where two are highest, none names anything. */
  #repeated(): Map<string, number> {
    const repeated = new Map<string, number>();
    for (const [title, depths] of this.#titles) {
      if (depths.length < 2) continue;
      const highest = depths.reduce((least, depth) => Math.min(least, depth));
      repeated.set(title, depths.filter((depth) => depth === highest).length > 1 ? 0 : highest);
    }
    return repeated;
  }

  style(): HeadStyle {
    // A depth that occurs once is the title's.
    const chapterDepth = Math.max(
      1,
      this.#depths.findIndex((count) => count > 1),
    );
    return {
      markdown: this.#isMarkdown(),
      chapterDepth,
      dotted: this.#dotted > this.#undotted,
      repeated: this.#repeated(),
    };
  }

  /** How many heads of each kind of document there are. */
  counts(): Record<Profile, number> {
    const markdown = this.#isMarkdown();
    const glossary = this.#bilingualHeadings + this.#bold + (markdown ? 0 : this.#bilingualBare);
    const rulebook =
      (markdown ? this.#headings - this.#bilingualHeadings : this.#dotted + this.#undotted) + this.#questions;
    return { glossary, rulebook };
  }

  #isMarkdown(): boolean {
    return this.#headings >= MARKDOWN_HEADINGS;
  }

  get heads(): number {
    return this.#headings + this.#bold + this.#bare + this.#dotted + this.#undotted + this.#questions;
  }
}

/** `undefined`: nothing in the files looks like a document of either kind. */
export function recognise(files: readonly Surveyor[], asked: Profile | 'auto'): Profile | undefined {
  if (asked !== 'auto') return files.some(({ heads }) => heads > 0) ? asked : undefined;
  const counts = files.map((file) => file.counts());
  const [glossary, rulebook] = PROFILES.map((profile) =>
    counts.reduce((sum, count) => sum + count[profile], 0),
  ) as [number, number];
  if (glossary < FEWEST && rulebook < FEWEST) return undefined;
  return glossary >= rulebook ? 'glossary' : 'rulebook';
}

function isBilingual(text: string): boolean {
  const { en, fr } = readHead(text);
  return en !== '' && fr !== '';
}
