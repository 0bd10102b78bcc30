import type { Bilingual } from '../_i18n/locales';
import { GUNDAM_DECK_WORDS, type GundamDeckWords } from '../_i18n/rules/gundam-deck';
import { type CardFacts, NO_FACTS } from '../_rules/core/card-facts';
import type { DeckChecker, DeckCount, DeckReport } from '../_rules/core/deck-checker';
import { adviceOnList, type Checked, check, severalDecks } from '../_rules/gundam/deck/check';
import { GUNDAM_DECK_EXAMPLES } from '../_rules/gundam/deck/examples';
import {
  type AdviceCode,
  DECK_SIZE,
  DECK_TYPES,
  MOST_COLOURS,
  RESOURCE_DECK,
  type ViolationCode,
} from '../_rules/gundam/deck/list';
import { read } from '../_rules/gundam/deck/read';
import { deckReport } from './deck-report';
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
const NEEDED: readonly AdviceCode[] = ['colours-unknown'];

/** What is short may stand on a line that was not read. */
const OPEN: readonly ViolationCode[] = ['empty', 'deck-short', 'resources-short'];

function report(text: string, facts: CardFacts = NO_FACTS): DeckReport {
  const list = read(text, facts);
  const { texts, flaws } = list;
  const cards = [...list.cards, ...list.undecided];
  const checked = check(cards, facts);
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

export const gundamDeck: DeckChecker = {
  id: 'gundam-deck',
  game: 'gundam',
  title: both((words) => words.title),
  summary: both((words) => words.summary),
  placeholder: both((words) => words.placeholder),
  examples: GUNDAM_DECK_EXAMPLES,
  check: report,
};
