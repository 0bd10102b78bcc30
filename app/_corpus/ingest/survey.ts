import { readHead } from './bilingual-head';
import { type Block, type HeadStyle, type Profile, textOf } from './document';
import { isBareHead } from './glossary-heads';
import { readHeadNumber } from './head-numbers';

/** So many Markdown headings make them the document's way to write heads. */
const MARKDOWN_HEADINGS = 3;
/** A document is recognised by so many heads. */
const FEWEST = 2;

export const LOOKED_FOR =
  'glossary heads such as "English (français)", numbered or Markdown headings, or questions with answers';

/** Counts, over the whole document, what tells a glossary from a rulebook and one style of heads from another. */
export class Surveyor {
  readonly #depths: number[] = [];
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

  style(): HeadStyle {
    // A depth that occurs once is the title's.
    const chapterDepth = Math.max(
      1,
      this.#depths.findIndex((count) => count > 1),
    );
    return {
      markdown: this.#headings >= MARKDOWN_HEADINGS,
      chapterDepth,
      dotted: this.#dotted > this.#undotted,
    };
  }

  /** `undefined`: nothing here looks like a document of either kind. */
  profile(): Profile | undefined {
    const { markdown } = this.style();
    const glossary = this.#bilingualHeadings + this.#bold + (markdown ? 0 : this.#bilingualBare);
    const rulebook =
      (markdown ? this.#headings - this.#bilingualHeadings : this.#dotted + this.#undotted) + this.#questions;
    if (glossary < FEWEST && rulebook < FEWEST) return undefined;
    return glossary >= rulebook ? 'glossary' : 'rulebook';
  }

  get heads(): number {
    return this.#headings + this.#bold + this.#bare + this.#dotted + this.#undotted + this.#questions;
  }
}

function isBilingual(text: string): boolean {
  const { en, fr } = readHead(text);
  return en !== '' && fr !== '';
}
