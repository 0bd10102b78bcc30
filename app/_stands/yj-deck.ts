import type { Bilingual } from '../_i18n/locales';
import { DECK_WORDS, type DeckWords } from '../_i18n/rules/yj-deck';
import { type DeckChecker, type DeckCount, type DeckReport, verdictOf } from '../_rules/core/deck-checker';
import { type Checked, check } from '../_rules/young-jedi/deck/check';
import { YJ_DECK_EXAMPLES } from '../_rules/young-jedi/deck/examples';
import { COLOURS, DECK_SIZE, PER_COLOUR, PLANETS } from '../_rules/young-jedi/deck/list';
import { read } from '../_rules/young-jedi/deck/read';
import { finder } from './finding';

const both = (word: (words: DeckWords) => string): Bilingual => ({
  fr: word(DECK_WORDS.fr),
  en: word(DECK_WORDS.en),
});

const finding = finder(DECK_WORDS);

function countsOf({ total, colours, wild, planets, objectives }: Checked): DeckCount[] {
  return [
    { label: both((words) => words.total), value: total, of: DECK_SIZE },
    ...COLOURS.map((colour) => ({
      label: both((words) => words.colours[colour]),
      value: colours[colour],
      of: PER_COLOUR,
    })),
    { label: both((words) => words.wild), value: wild },
    ...PLANETS.map((planet) => ({ label: both((words) => words.locations[planet]), value: planets[planet] })),
    { label: both((words) => words.objective), value: objectives },
  ];
}

function report(text: string): DeckReport {
  const { texts, cards, flaws } = read(text);
  const checked = check(cards);
  const problems = new Map(flaws.map((flaw) => [flaw.lines[0], finding('lines', flaw)]));
  const violations = checked.violations.map((each) => finding('violations', each));
  const verdict = verdictOf(violations.length, flaws.length, 0);
  return {
    lines: texts.map((typed, i) => {
      const problem = problems.get(i + 1);
      return { line: i + 1, text: typed, ...(problem && { problem }) };
    }),
    counts: countsOf(checked),
    violations,
    advice: checked.advice.map((each) => finding('advice', each)),
    verdict,
    missing: [],
    legal: verdict === 'legal',
  };
}

export const yjDeck: DeckChecker = {
  id: 'yj-deck',
  game: 'young-jedi',
  title: both((words) => words.title),
  summary: both((words) => words.summary),
  placeholder: both((words) => words.placeholder),
  examples: YJ_DECK_EXAMPLES,
  check: report,
};
