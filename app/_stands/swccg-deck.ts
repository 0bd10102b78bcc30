import type { Bilingual } from '../_i18n/locales';
import { SWCCG_DECK_WORDS, type SwccgDeckWords } from '../_i18n/rules/swccg-deck';
import { type CardFacts, NO_FACTS } from '../_rules/core/card-facts';
import type { DeckChecker, DeckCount, DeckReport } from '../_rules/core/deck-checker';
import { type Checked, check, severalDecks } from '../_rules/swccg/deck/check';
import { SWCCG_DECK_EXAMPLES } from '../_rules/swccg/deck/examples';
import { type AdviceCode, DECK_SIZE, KINDS, type ViolationCode } from '../_rules/swccg/deck/list';
import { read } from '../_rules/swccg/deck/read';
import { deckReport } from './deck-report';
import { finder } from './finding';

const both = (word: (words: SwccgDeckWords) => string): Bilingual => ({
  fr: word(SWCCG_DECK_WORDS.fr),
  en: word(SWCCG_DECK_WORDS.en),
});

const finding = finder(SWCCG_DECK_WORDS);

/** Side, kind and where a card starts decide: nothing is legal while a card is not known. */
const NEEDED: readonly AdviceCode[] = [
  'no-facts',
  'unknown-cards',
  'which-card',
  'under-text',
  'outside-text',
  'name-is-card',
];
/** What is short may stand on a line that was not read. */
const OPEN: readonly ViolationCode[] = ['empty', 'deck-short', 'no-start', 'under-without-effect'];

function countsOf({ total, under, kinds, unknown }: Checked): DeckCount[] {
  return [
    { label: both((words) => words.total), value: total, of: DECK_SIZE },
    { label: both((words) => words.under), value: under },
    ...KINDS.filter((kind) => kinds[kind] > 0).map((kind) => ({
      label: both((words) => words.kinds[kind]),
      value: kinds[kind],
    })),
    ...(unknown > 0 ? [{ label: both((words) => words.unknown), value: unknown }] : []),
  ];
}

function report(text: string, facts: CardFacts = NO_FACTS): DeckReport {
  const list = read(text, facts);
  const checked = check(list, facts);
  const several = severalDecks(list);
  return deckReport({
    texts: list.texts,
    cards: list.cards,
    unread: list.flaws.map((flaw) => finding('lines', flaw)),
    counts: countsOf(checked),
    violations: checked.violations.map((each) => finding('violations', each)),
    advice: checked.advice.map((each) => finding('advice', each)),
    ...(several && { several: finding('advice', several) }),
    needed: NEEDED,
    open: OPEN,
  });
}

export const swccgDeck: DeckChecker = {
  id: 'swccg-deck',
  game: 'swccg',
  title: both((words) => words.title),
  summary: both((words) => words.summary),
  placeholder: both((words) => words.placeholder),
  examples: SWCCG_DECK_EXAMPLES,
  check: report,
};
