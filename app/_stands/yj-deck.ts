import type { Bilingual } from '../_i18n/locales';
import { DECK_WORDS, type DeckWords } from '../_i18n/rules/yj-deck';
import { type CardFacts, NO_FACTS } from '../_rules/core/card-facts';
import type { DeckChecker, DeckCount, DeckReport } from '../_rules/core/deck-checker';
import { adviceOnList, type Checked, check, severalDecks } from '../_rules/young-jedi/deck/check';
import { YJ_DECK_EXAMPLES } from '../_rules/young-jedi/deck/examples';
import {
  type AdviceCode,
  COLOURS,
  DECK_SIZE,
  PER_COLOUR,
  PLANETS,
  type ViolationCode,
} from '../_rules/young-jedi/deck/list';
import { read } from '../_rules/young-jedi/deck/read';
import { deckReport } from './deck-report';
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

/** A file and the list say two things of one card, or a colour is told nowhere: somebody has to look at it. */
const NEEDED: readonly AdviceCode[] = ['type-doubtful', 'colours-unknown'];
/** What is short may stand on a line that was not read. */
const OPEN: readonly ViolationCode[] = ['empty', 'deck-short', 'colour-short', 'planet-missing'];

function report(text: string, facts: CardFacts = NO_FACTS): DeckReport {
  const list = read(text, facts);
  const { texts, cards, flaws } = list;
  const checked = check(cards);
  const several = severalDecks(list);
  return deckReport({
    texts,
    cards,
    unread: flaws.map((flaw) => finding('lines', flaw)),
    counts: countsOf(checked),
    violations: checked.violations.map((each) => finding('violations', each)),
    advice: [...adviceOnList(list), ...checked.advice].map((each) => finding('advice', each)),
    ...(several && { several: finding('advice', several) }),
    needed: NEEDED,
    open: OPEN,
  });
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
