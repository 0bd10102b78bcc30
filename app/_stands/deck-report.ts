import type { DeckCount, DeckReport, Finding } from '../_rules/core/deck-checker';
import { verdictOf } from '../_rules/core/deck-checker';

interface Found {
  texts: readonly string[];
  /** What was read of the lines; one of XML may hold many cards. */
  cards: readonly { line: number; count: number }[];
  /** On lines that could not be read, each with its line. */
  unread: readonly Finding[];
  counts: DeckCount[];
  violations: readonly Finding[];
  advice: readonly Finding[];
  /** Codes of advice on what has to be known before the deck can be called legal. */
  needed: readonly string[];
  /** That the text holds several decks: what would be broken then is broken by no deck of them. */
  several?: Finding | undefined;
  /** Codes of violations that a line which could not be read may yet undo: what is short may stand there. */
  open: readonly string[];
}

/**
 * The report on a list. While a line is not read, what it may hold is missing and not broken, unless another rule is
 * broken for certain.
 */
export function deckReport(found: Found): DeckReport {
  const { texts, cards, unread, counts, needed, open, several } = found;
  const violations = several ? [] : found.violations;
  const advice = several ? [several] : found.advice;
  const isOpen = unread.length > 0 && violations.every(({ code }) => open.includes(code));
  const [broken, undecided] = isOpen ? [[], [...violations]] : [[...violations], []];
  const missing = [...undecided, ...advice.filter((each) => each === several || needed.includes(each.code))];
  const problems = new Map(unread.map((problem) => [problem.lines?.[0], problem]));
  const listed = new Map<number, number>();
  for (const { line, count } of cards) listed.set(line, (listed.get(line) ?? 0) + count);
  const verdict = verdictOf(broken.length, unread.length, missing.length);
  return {
    lines: texts.map((text, i) => {
      const problem = problems.get(i + 1);
      const many = listed.get(i + 1);
      return {
        line: i + 1,
        text,
        ...(many !== undefined && { cards: many }),
        ...(problem && { problem }),
      };
    }),
    counts,
    violations: broken,
    advice: [...undecided, ...advice],
    verdict,
    missing,
    legal: verdict === 'legal',
  };
}
