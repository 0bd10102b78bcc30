export interface Place {
  file: string;
  line: number;
  column: number;
}

/** One mistake in the corpus: where, what, and how to mend it. */
export interface Flaw extends Place {
  code: FlawCode;
  message: string;
  remedy: string;
}

export const FLAW_CODES = [
  'unexpected-file',
  'front-matter-missing',
  'front-matter-syntax',
  'front-matter-unknown-key',
  'front-matter-value',
  'mdx-syntax',
  'mdx-size',
  'mdx-code',
  'unknown-component',
  'component-use',
  'unsafe-address',
  'unknown-simulator',
  'dangling-link',
  'numbered-link',
  'ambiguous-link',
  'duplicate-id',
  'duplicate-term',
  'missing-translation',
  'missing-bottom-line',
  'long-bottom-line',
  'unfinished-bottom-line',
  'missing-source',
  'bad-source',
  'unknown-source',
  'unused-source',
  'uncited-source',
  'needless-mark',
  'bad-mark',
  'mark-differs',
  'heading-without-id',
  'heading-id-form',
  'heading-id-clash',
  'paragraph-id-clash',
  'paragraph-id-form',
  'unknown-section',
  'question-without-answer',
  'repeated-question',
  'verdict-differs',
  'unknown-passage',
  'passage-differs',
  'missing-image',
  'orphan-image',
] as const;
export type FlawCode = (typeof FLAW_CODES)[number];

export function formatFlaw(flaw: Flaw): string {
  return `${flaw.file}:${flaw.line}:${flaw.column} ${flaw.code} ${flaw.message}, ${flaw.remedy}`;
}

export function sortFlaws(flaws: readonly Flaw[]): Flaw[] {
  return [...flaws].sort(
    (a, b) =>
      a.file.localeCompare(b.file, 'en') ||
      a.line - b.line ||
      a.column - b.column ||
      a.code.localeCompare(b.code, 'en'),
  );
}
