import type { FoundAnswer } from './documents';
import { withoutVerdict } from './without-verdict';

/** What two sentences in two languages may share: figures, and names, which card titles are full of. */
const HARD_WORDS = /\d+|\p{Lu}[\p{L}'’-]{2,}/gu;

const hardWords = (say: string): Set<string> => new Set(withoutVerdict(say).match(HARD_WORDS) ?? []);

/**
 * The answer at the same passage in the other language that says the same: of the same verdict, nearest in its figures
 * and names, then in its place among the answers there. None where only other questions are answered there.
 */
export function counterpart(
  say: string,
  own: readonly FoundAnswer[],
  others: readonly FoundAnswer[],
): FoundAnswer | undefined {
  const at = own.findIndex((answer) => withoutVerdict(answer.say) === withoutVerdict(say));
  const mine = own[at];
  if (!mine) return undefined;
  const words = hardWords(mine.say);
  const place = (i: number, count: number) => (i + 0.5) / count;
  const [best] = others
    .map((answer, i) => ({ answer, i }))
    .filter(({ answer }) => answer.verdict === mine.verdict)
    .map(({ answer, i }) => {
      const theirs = hardWords(answer.say);
      const shared = [...words].filter((word) => theirs.has(word)).length;
      const alike = (2 * shared) / Math.max(1, words.size + theirs.size);
      const apart = Math.abs(place(at, own.length) - place(i, others.length));
      return { answer, likeness: alike - apart };
    })
    .sort((a, b) => b.likeness - a.likeness);
  return best?.answer;
}
