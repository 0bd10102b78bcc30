import type { Bilingual } from '../_i18n/locales';
import { GUNDAM_DECK_WORDS, type GundamDeckWords } from '../_i18n/rules/gundam-deck';
import { type DeckChecker, type DeckCount, type DeckReport, verdictOf } from '../_rules/core/deck-checker';
import { type Checked, check } from '../_rules/gundam/deck/check';
import { GUNDAM_DECK_EXAMPLES } from '../_rules/gundam/deck/examples';
import {
  type AdviceCode,
  DECK_SIZE,
  DECK_TYPES,
  MOST_COLOURS,
  RESOURCE_DECK,
} from '../_rules/gundam/deck/list';
import { read } from '../_rules/gundam/deck/read';
import { finder } from './finding';

const both = (word: (words: GundamDeckWords) => string): Bilingual => ({
  fr: word(GUNDAM_DECK_WORDS.fr),
  en: word(GUNDAM_DECK_WORDS.en),
});

const finding = finder(GUNDAM_DECK_WORDS);

function countsOf({ total, resources, types, untyped, lowUnits, colours }: Checked): DeckCount[] {
  return [
    { label: both((words) => words.total), value: total, of: DECK_SIZE },
    { label: both((words) => words.colours), value: Object.keys(colours).length, of: MOST_COLOURS },
    ...(resources > 0
      ? [{ label: both((words) => words.resources), value: resources, of: RESOURCE_DECK }]
      : []),
    ...DECK_TYPES.map((type) => ({ label: both((words) => words.types[type]), value: types[type] })),
    ...(untyped > 0 ? [{ label: both((words) => words.untyped), value: untyped }] : []),
    { label: both((words) => words.lowUnits), value: lowUnits },
  ];
}

/** A card of a third colour makes a deck illegal, so the colour of every card has to be known. */
// gundam/colour
const NEEDED: AdviceCode = 'colours-unknown';

function report(text: string): DeckReport {
  const { texts, cards, flaws } = read(text);
  const checked = check(cards);
  const problems = new Map(flaws.map((flaw) => [flaw.lines[0], finding('lines', flaw)]));
  const violations = checked.violations.map((each) => finding('violations', each));
  const advice = checked.advice.map((each) => finding('advice', each));
  const missing = advice.filter(({ code }) => code === NEEDED);
  const verdict = verdictOf(violations.length, flaws.length, missing.length);
  return {
    lines: texts.map((typed, i) => {
      const problem = problems.get(i + 1);
      return { line: i + 1, text: typed, ...(problem && { problem }) };
    }),
    counts: countsOf(checked),
    violations,
    advice,
    verdict,
    missing,
    legal: verdict === 'legal',
  };
}

export const gundamDeck: DeckChecker = {
  id: 'gundam-deck',
  game: 'gundam',
  title: both((words) => words.title),
  summary: both((words) => words.summary),
  placeholder: both((words) => words.placeholder),
  examples: GUNDAM_DECK_EXAMPLES,
  check: report,
};
