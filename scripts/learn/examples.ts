import type { Thesaurus } from '../../app/_corpus/schema/shelf';
import type { Locale } from '../../app/_i18n/locales';
import type { Weighted } from '../../app/_search/candidates';
import type { Findable } from '../../app/_search/documents';
import { isRight } from '../bench/answers';
import { asked, type GoldenQuestion } from '../bench/golden-answers';
import { type Look, lookerOf } from './looker';

/** A question, the signs of each answer that was looked at, and how right each is, from 0 to 1. */
export interface Example {
  signs: Float64Array[];
  right: number[];
  /** Which right answer is the likeliest at first sight. */
  best: number;
}

/** Another answer that the same passage proves is not quite what was asked for. */
const SAME_PASSAGE = 0.4;

/**
 * The questions of the corpus themselves, each asked of an index that lacks it. Nearly all answers have two: once all
 * second ones are left out and asked, once all first ones, so that every answer is known by one question alone and
 * none is told by what was taken from it.
 */
export function heldOut(found: Findable[], thesaurus: Thesaurus, locale: Locale): Example[] {
  return [0, 1].flatMap((kept) => {
    const held: { document: number; text: string; answer: number }[] = [];
    const less = found.map((one, document) => ({
      ...one,
      names: one.names.filter((line, i, names) => {
        if (line.kind !== 'question') return true;
        const isSibling = (other: typeof line) => other.kind === 'question' && other.part === line.part;
        if (names.filter(isSibling).length < 2) return true;
        const place = names.slice(0, i).filter(isSibling).length;
        if (place === kept) return true;
        if (place < 2) held.push({ document, text: line.text, answer: line.part });
        return false;
      }),
    }));
    const look = lookerOf(less, thesaurus, locale);
    return held.flatMap(({ document, text, answer }) => {
      const wanted = found[document]?.answers[answer];
      return example(look(text), ({ glance: { ranked, number, answer: read } }) => {
        const given = found[ranked.document]?.answers[number];
        if (!wanted || !given) return 0;
        if (given.say === wanted.say) return 1;
        return ranked.document === document && read.at === wanted.passage ? SAME_PASSAGE : 0;
      });
    });
  });
}

/** Questions of the golden set: right is what stands on an accepted page and has the keys. */
export function golden(
  questions: readonly GoldenQuestion[],
  found: Findable[],
  look: Look,
  locale: Locale,
): Example[] {
  return questions.flatMap((question) =>
    example(look(asked(question, locale)), ({ glance: { ranked, number } }) =>
      isRight(question, found[ranked.document], number, locale) ? 1 : 0,
    ),
  );
}

/** Nothing is to be learned where no right answer, or none but these, was looked at. */
function example(looked: Weighted[], rightness: (one: Weighted) => number): Example[] {
  const right = looked.map(rightness);
  const best = looked.reduce(
    (first, { glance }, i) =>
      (right[i] ?? 0) > 0 && glance.rough > (looked[first]?.glance.rough ?? Number.NEGATIVE_INFINITY)
        ? i
        : first,
    -1,
  );
  return best < 0 ? [] : [{ signs: looked.map(({ signs }) => signs), right, best }];
}
