import type { Locale } from '../../app/_i18n/locales';
import type { Said } from '../../app/_search/answer';
import type { Answer, Searcher } from '../../app/_search/searcher';
import { asked, type GoldenQuestion, type GoldenRiddle } from './golden-answers';
import { recallAt } from './measures';

/** How the questions of the golden set are answered in a language; each a part of what it counts among. */
export interface AnswerResult {
  questions: number;
  recall: { 1: number; 3: number; 10: number };
  /** The page first found is right, and the sentence or passage shown says what a right answer must. */
  answered: number;
  /** Verdicts given, and how many of these are right. */
  verdicts: number;
  rightVerdicts: number;
  /** Questions that can be answered, and are told that they cannot. */
  refused: number;
  /** Questions that cannot be answered, and are told so. */
  admitted: number;
}

export function measureAnswers(
  searcher: Searcher,
  questions: readonly GoldenQuestion[],
  riddles: readonly GoldenRiddle[],
): AnswerResult {
  const { locale } = searcher;
  const answers = questions.map((question) => ({
    question,
    answer: searcher.search(asked(question, locale)),
  }));
  const places = answers.map(({ question, answer }) => placeOf(question, answer));
  const given = answers.flatMap(({ question, answer }) => (answer.said?.verdict ? { question, answer } : []));
  const part = (count: number, of: number) => (of === 0 ? 0 : count / of);
  return {
    questions: questions.length,
    recall: { 1: recallAt(places, 1), 3: recallAt(places, 3), 10: recallAt(places, 10) },
    answered: part(
      answers.filter(({ question, answer }, i) => places[i] === 1 && isAnswered(question, answer, locale))
        .length,
      questions.length,
    ),
    verdicts: given.length,
    rightVerdicts: part(
      given.filter(({ question, answer }) => answer.said?.verdict === question.verdict).length,
      given.length,
    ),
    refused: part(answers.filter(({ answer }) => !answer.said).length, questions.length),
    admitted: part(
      riddles.filter((riddle) => !searcher.search(asked(riddle, locale)).said).length,
      riddles.length,
    ),
  };
}

function placeOf({ accept }: GoldenQuestion, { hits }: Answer): number {
  const at = hits.findIndex(({ sources }) => sources.some((source) => accept.includes(source)));
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
}

function isAnswered(question: GoldenQuestion, { said }: Answer, locale: Locale): boolean {
  if (!said) return false;
  const text = plain(wordsOf(said));
  const keys = locale === 'fr' ? question.keys_fr : question.keys_en;
  return keys.every((group) => group.some((key) => text.includes(plain(key))));
}

const wordsOf = ({ say, passage: { lead, text } }: Said): string =>
  [say, lead, text].filter(Boolean).join(' ');

const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’ʼ]/g, "'").replace(/\s/g, ' ').toLowerCase();
