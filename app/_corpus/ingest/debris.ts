import type { Line, Remark } from './document';
import { type Lexicon, leaning } from './lexicon';
import { endsSentence, startsLower } from './sentences';

/** Marks that structure a line whatever its words: questions, answers, numbered heads. */
const STRUCTURE =
  /^\s*(?:[-–]\s*(?:Questions?|R[ée]ponses?)\b|[-–]\s\p{L}.*:\s*$|(?:[A-Za-h]|\d)\.\s+\p{Lu}|[IVXl|\\]+\s?\.\s+\p{Lu})/u;

/** So many words of a sentence are known; of debris, fewer. */
const MEANT = 0.15;
/** A line so long runs to the margin: its sentence goes on in the next. */
const WRAPPED = 70;

/** Empties the lines that a scanner read out of pictures: English card text, letters without words. */
export function* dropDebris(
  lines: Iterable<Line>,
  lexicon: Lexicon,
  remark: (remark: Remark) => void,
): Generator<Line> {
  let group: Line[] = [];
  let dropped: Line[] = [];
  const report = () => {
    const first = dropped[0];
    if (first) {
      const amount = dropped.length === 1 ? 'a line' : `${dropped.length} lines`;
      remark({ line: first.number, code: 'debris', message: `${amount} read out of a picture dropped` });
    }
    dropped = [];
  };
  const settle = function* () {
    for (const line of judge(group, lexicon)) {
      if (line.debris) dropped.push(line);
      else if (line.text.trim() !== '') report();
      yield line;
    }
    group = [];
  };
  for (const line of lines) {
    if (line.afterPage || line.text.trim() === '') yield* settle();
    group.push(line);
  }
  yield* settle();
  report();
}

type Verdict = 'text' | 'debris' | 'unsure';

/** Lines that stand together are judged together: a name alone, or half a sentence, follows its neighbours. */
function judge(group: readonly Line[], lexicon: Lexicon): Line[] {
  const verdicts = group.map(({ text }) => verdictOn(text, lexicon));
  const hasText = verdicts.includes('text');
  const keeps = (i: number): boolean => {
    if (verdicts[i] !== 'debris') return verdicts[i] === 'text' || hasText;
    const before = group[i - 1]?.text ?? '';
    const after = group[i + 1]?.text ?? '';
    const isEnd = verdicts[i - 1] === 'text' && !endsSentence(before) && before.length > WRAPPED;
    const isStart =
      verdicts[i + 1] === 'text' && startsLower(after) && (group[i]?.text.length ?? 0) > WRAPPED;
    return isEnd || isStart;
  };
  return group.map((line, i) =>
    line.text.trim() === '' || keeps(i) ? line : { ...line, text: '', debris: true },
  );
}

function verdictOn(text: string, lexicon: Lexicon): Verdict {
  if (STRUCTURE.test(text)) return 'text';
  // Short words in capitals are what is left of a copyright line.
  const words = (text.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length > 3 || /\p{Ll}/u.test(word))
    .map((word) => word.toLowerCase());
  const balance = leaning(words, lexicon);
  const french = words.filter(
    (word) => word.length > 1 && lexicon.french.has(word) && !lexicon.english.has(word),
  ).length;
  // One French word in a long line is a chance reading.
  if (french > 0 && french < words.length * MEANT) return 'debris';
  // A legend gives both languages: `Your hand : votre main`.
  if (french > 0 && (balance >= 0 || /\s:\s|\)\s*:?$/.test(text))) return 'text';
  if (balance < 0) return french > 1 ? 'unsure' : 'debris';
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters < text.replace(/\s/g, '').length * 0.7 || words.every((word) => word.length < 3)
    ? 'debris'
    : 'unsure';
}
