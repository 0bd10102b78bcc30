/** A browser under control, as far as the steps need it. Elements are named by XPath. */
export interface Driver {
  goTo(url: string): Promise<void>;
  reload(): Promise<void>;
  click(xpath: string): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  /** The value of an expression in the page; what it gives must be plain data. */
  read<T>(expression: string): Promise<T>;
  close(): Promise<void>;
}

const PATIENCE_MS = 60_000;
const PAUSE_MS = 100;

/** Waits until `look` gives something; `what` is told when it never does. */
export async function until<T>(
  what: string,
  look: () => Promise<T>,
  patience = PATIENCE_MS,
): Promise<NonNullable<T>> {
  const end = Date.now() + patience;
  for (let last: unknown; ; ) {
    try {
      const found = await look();
      if (found) return found;
      last = undefined;
    } catch (error) {
      last = error;
    }
    if (Date.now() > end) {
      const reason = last instanceof Error ? ` (${last.message})` : '';
      throw new Error(`not within ${patience / 1000} s: ${what}${reason}`);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
