/** Components by name, each with the attributes that it takes: all of them, and as text in quotes. */
export type Components = Readonly<Record<string, readonly string[]>>;

/** The components that a text may use. */
export const COMPONENTS = { Source: ['of'], Simulator: ['id', 'scenario'] } satisfies Components;

/** Those that the site itself puts into a text before it is compiled. */
export const INSERTED = {
  EntryFacts: [],
  Note: ['id', 'text', 'authority'],
  AtWork: ['section'],
} satisfies Components;
