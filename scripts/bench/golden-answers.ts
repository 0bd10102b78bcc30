import fs from 'node:fs';
import path from 'node:path';
import type { Game } from '../../app/_corpus/games';
import type { Verdict } from '../../app/_corpus/schema/shared';
import type { Locale } from '../../app/_i18n/locales';

/** A question as a player asks it, what documents answer it, and what a right answer must say. */
export interface GoldenQuestion {
  id: string;
  game: Game;
  q_fr: string;
  q_en: string;
  /** Topics of documents any of which answers it. */
  accept: string[];
  answer: string;
  verdict: Verdict | null;
  /** Groups of words: a right answer has one of each group. */
  keys_fr: string[][];
  keys_en: string[][];
}

/** A question that no text of the corpus answers. */
export interface GoldenRiddle {
  id: string;
  kind: 'own-game' | 'other-game' | 'nonsense';
  q_fr: string;
  q_en: string;
}

/** A word, title or code that is looked up. */
export type GoldenWord = Pick<GoldenQuestion, 'id' | 'game' | 'q_fr' | 'q_en' | 'accept'>;

const read = <T>(name: string): T[] =>
  fs
    .readFileSync(path.resolve('test', 'search', 'golden', `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

export const readQuestions = (): GoldenQuestion[] => read('answerable');
export const readRiddles = (): GoldenRiddle[] => read('unanswerable');
export const readWords = (): GoldenWord[] => read('words');

export const asked = ({ q_fr, q_en }: { q_fr: string; q_en: string }, locale: Locale): string =>
  locale === 'fr' ? q_fr : q_en;
