import { chapterFile, type MdxFile, type Shelf, type Written } from './emit';

/** A document without parts is cut into chapters all the same: no page and no memory holds it whole. */
const LONGEST_CHAPTER = 100_000;

/** Sections wait here until their chapter is complete. */
export class Chapters {
  #sections: Written[] = [];
  #chars = 0;
  #number = 0;

  constructor(
    private readonly shelf: Shelf,
    private readonly write: (file: MdxFile) => void,
  ) {}

  add(section: Written): void {
    if (section.level === 1 || this.#chars > LONGEST_CHAPTER) this.close();
    this.#sections.push(section);
    this.#chars += section.body.length;
  }

  close(): void {
    if (this.#sections.length === 0) return;
    this.#number += 1;
    this.#sections.sort((a, b) => a.line - b.line);
    this.write(chapterFile(this.#number, this.#sections, this.shelf));
    this.#sections = [];
    this.#chars = 0;
  }
}
