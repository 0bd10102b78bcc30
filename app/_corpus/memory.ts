import type { Page } from './corpus';
import type { TextFile } from './files';
import type { PageLink } from './remark/number-links';

/** How a page was linked: with which wordings and allowances, and where its links lead. */
interface Linked {
  under: string;
  links: PageLink[];
}

/**
 * What the library before was made of, so that the next one reads and links anew only what an edit touches. Pages are
 * handed on as they are, already linked: whoever made the library before holds the same ones.
 */
export class Memory {
  private readonly files = new Map<string, { text: string; gave: unknown }>();
  private readonly linked = new WeakMap<Page, Linked>();

  /** What a file gives: what it gave before, if its text is the same. What a path gives is always of one type. */
  recall<T>({ path, text }: TextFile, read: () => T): T {
    const known = this.files.get(path);
    if (known?.text === text) return known.gave as T;
    const gave = read();
    this.files.set(path, { text, gave });
    return gave;
  }

  /** Has a file read again: a page can be linked only once. */
  forget(path: string): void {
    this.files.delete(path);
  }

  clear(): void {
    this.files.clear();
  }

  linkedBefore(page: Page): Linked | undefined {
    return this.linked.get(page);
  }

  noteLinked(page: Page, linked: Linked): void {
    this.linked.set(page, linked);
  }
}
