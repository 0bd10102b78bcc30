import type { Item, Page } from '../corpus';
import type { ChangedPassage, ChangedPassages } from '../schema/changes';

interface Statement {
  at: string;
  section: string;
  text: string;
}

/** Every passage of a text that is not what it was, in both languages. */
export function changedIn(before: Item | undefined, after: Item | undefined): ChangedPassages[string] {
  return {
    fr: comparePages(before?.pages.fr, after?.pages.fr),
    en: comparePages(before?.pages.en, after?.pages.en),
  };
}

/**
 * Passages with the same words are the same, wherever they stand; the others are paired by their address, then by the
 * words that they share within their section. Numbers shift, so an address counts only where its author wrote it.
 */
function comparePages(before: Page | undefined, after: Page | undefined): ChangedPassage[] {
  const old = statements(before);
  const now = statements(after);
  const kept = new Map<string, number>();
  for (const { text } of old) kept.set(text, (kept.get(text) ?? 0) + 1);
  const fresh = now.filter(({ text }) => !take(kept, text));
  const gone = old.filter(({ text }) => take(kept, text));
  const pairs = new Map<Statement, Statement>();
  const free = () => gone.filter((one) => ![...pairs.values()].includes(one));
  for (const one of fresh) {
    const sameAddress = free().find(({ at }) => at === one.at && !/\.\d+$/.test(at));
    const partner = sameAddress ?? likest(one, free());
    if (partner) pairs.set(one, partner);
  }
  return [
    ...fresh.map(({ at, text }, i): ChangedPassage => {
      const partner = pairs.get(fresh[i] as Statement);
      return partner ? { at, before: partner.text, after: text } : { at, after: text };
    }),
    ...free().map(({ at, text }): ChangedPassage => ({ at, before: text })),
  ];
}

function take(counted: Map<string, number>, text: string): boolean {
  const left = counted.get(text) ?? 0;
  if (left === 0) return false;
  counted.set(text, left - 1);
  return true;
}

const statements = (page: Page | undefined): Statement[] =>
  page
    ? [
        { at: '', section: '', text: page.title },
        ...page.anchors.map(({ id, section, text }) => ({ at: id, section, text: plain(text) })),
        ...(page.note ? [{ at: 'note', section: 'note', text: plain(page.note.text) }] : []),
        ...Object.entries(page.sections).flatMap(([id, { note }]) =>
          note ? [{ at: `${id}-note`, section: `${id}-note`, text: plain(note.text) }] : [],
        ),
      ]
    : [];

/** Typography is not a change. */
const plain = (text: string): string =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();

const ENOUGH_IN_COMMON = 0.35;

function likest(one: Statement, candidates: Statement[]): Statement | undefined {
  const [best] = candidates
    .filter(({ section }) => section === one.section)
    .map((candidate) => ({ candidate, likeness: likeness(one.text, candidate.text) }))
    .filter((found) => found.likeness >= ENOUGH_IN_COMMON)
    .toSorted((a, b) => b.likeness - a.likeness);
  return best?.candidate;
}

/** How many of the words of two texts are the same, from 0 to 1. */
function likeness(a: string, b: string): number {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const [left, right] = [words(a), words(b)];
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared / Math.max(1, Math.min(left.size, right.size));
}
