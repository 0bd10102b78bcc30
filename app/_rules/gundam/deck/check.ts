import { type CardFacts, NO_FACTS } from '../../core/card-facts';
import { notBorneOut } from '../../core/deck-lines';
import { COLOURS, type Colour } from '../cards';
import { factsOf, namedCards, plainName } from './known';
import {
  ADVICE_RULES,
  type AdviceArgs,
  type AdviceCode,
  COMPOSITION,
  DECK_SIZE,
  DECK_TYPES,
  type DeckType,
  type ListedCard,
  LOW_LV,
  LOW_UNITS,
  MOST_COLOURS,
  MOST_COPIES,
  type Range,
  RESOURCE_DECK,
  type Remark,
  VIOLATION_RULES,
  type ViolationArgs,
  type ViolationCode,
} from './list';
import type { ReadList } from './read';

export interface Checked {
  total: number;
  /** None if the list does not speak of Resources. */
  resources: number;
  types: Record<DeckType, number>;
  /** Cards whose type nobody has said. */
  untyped: number;
  lowUnits: number;
  colours: Partial<Record<Colour, number>>;
  violations: Remark<ViolationCode>[];
  advice: Remark<AdviceCode>[];
}

/** A card of the list with all that is known of it. */
interface Full extends ListedCard {
  known: boolean;
}

/** What a file or the booklet says of a number counts for more than what a line says. */
function complete(card: ListedCard, facts: CardFacts): Full {
  const known = card.number === undefined ? undefined : factsOf(card.number, facts);
  if (!known) return { ...card, known: false };
  const { name, colour, type, lv, token } = known;
  return {
    ...card,
    name,
    ...(colour && { colour }),
    ...(type && { type }),
    ...(lv !== undefined && { lv }),
    ...(token && { token }),
    known: true,
  };
}

const sum = (cards: readonly ListedCard[]): number => cards.reduce((total, { count }) => total + count, 0);
const linesOf = (cards: readonly ListedCard[]): number[] =>
  [...new Set(cards.map(({ line }) => line))].sort((a, b) => a - b);
const titleOf = ({ number, name }: ListedCard): string =>
  [name, number].filter((part) => part !== undefined).join(' ');

/** Checks a list against the rules; what is only unwise is advice. */
// gundam/rulebook/cards#deck-rules, gundam/rulebook/decks#deck-composition
export function check(cards: readonly ListedCard[], facts: CardFacts = NO_FACTS): Checked {
  const listed = cards.map((card) => complete(card, facts));
  const resources = listed.filter(({ type, token, aside }) => type === 'resource' && !token && !aside);
  const deck = listed.filter(({ type, token, aside }) => type !== 'resource' && !token && !aside);
  const types = { unit: 0, pilot: 0, command: 0, base: 0 };
  const colours: Partial<Record<Colour, number>> = {};
  for (const { type, colour, count } of deck) {
    if (type && type !== 'resource') types[type] += count;
    if (colour) colours[colour] = (colours[colour] ?? 0) + count;
  }
  const low = deck.filter(({ type, lv }) => type === 'unit' && lv !== undefined && lv <= LOW_LV);
  const figures = {
    total: sum(deck),
    resources: sum(resources),
    types,
    untyped: sum(deck.filter(({ type }) => type === undefined)),
    lowUnits: sum(low),
    colours,
  };
  return {
    ...figures,
    violations: violationsOf(deck, resources, figures),
    advice: [...adviceOnLines(cards, listed, facts), ...setAside(listed), ...adviceOnDeck(deck, figures)],
  };
}

/** What the list says of itself and its cards do not bear out, and the line that is taken for its name. */
export const adviceOnList = ({
  announced,
  named,
}: Pick<ReadList, 'announced' | 'named'>): Remark<AdviceCode>[] => [
  ...notBorneOut(announced).map(({ line, heading, said, count }) =>
    advise('heading-differs', { heading, said, count }, [line]),
  ),
  ...(named ? [advise('deck-name', { text: named.text }, [named.line])] : []),
];

function setAside(listed: readonly Full[]): Remark<AdviceCode>[] {
  const aside = listed.filter((card) => card.aside && !card.token);
  return aside.length > 0 ? [advise('set-aside', { count: sum(aside) }, linesOf(aside))] : [];
}

type Figures = Omit<Checked, 'violations' | 'advice'>;

const violation = <Code extends ViolationCode>(
  code: Code,
  args: ViolationArgs[Code],
  lines: number[] = [],
): Remark<ViolationCode> => ({ code, rule: VIOLATION_RULES[code], args, lines });

const advise = <Code extends AdviceCode>(
  code: Code,
  args: AdviceArgs[Code],
  lines: number[] = [],
): Remark<AdviceCode> => ({ code, rule: ADVICE_RULES[code], args, lines });

function violationsOf(
  deck: readonly Full[],
  resources: readonly Full[],
  figures: Figures,
): Remark<ViolationCode>[] {
  const { total } = figures;
  if (total === 0 && figures.resources === 0) return [violation('empty', {})];
  const found: Remark<ViolationCode>[] = [];
  if (total < DECK_SIZE) found.push(violation('deck-short', { count: total, missing: DECK_SIZE - total }));
  if (total > DECK_SIZE) found.push(violation('deck-over', { count: total, extra: total - DECK_SIZE }));
  found.push(...copies(deck), ...colourLimit(deck, figures));
  const count = figures.resources;
  const lines = linesOf(resources);
  if (count > 0 && count < RESOURCE_DECK)
    found.push(violation('resources-short', { count, missing: RESOURCE_DECK - count }, lines));
  if (count > RESOURCE_DECK)
    found.push(violation('resources-over', { count, extra: count - RESOURCE_DECK }, lines));
  return found;
}

/** By number, not by name; Resources have no such limit. */
// gundam/card-number
function copies(deck: readonly Full[]): Remark<ViolationCode>[] {
  const byNumber = new Map<string, Full[]>();
  for (const card of deck)
    if (card.number !== undefined) {
      const same = byNumber.get(card.number);
      if (same) same.push(card);
      else byNumber.set(card.number, [card]);
    }
  return [...byNumber.values()].flatMap((same) => {
    const count = sum(same);
    const [first] = same;
    if (!first || count <= MOST_COPIES) return [];
    return [
      violation(
        'too-many-copies',
        { card: titleOf(first), count, extra: count - MOST_COPIES },
        linesOf(same),
      ),
    ];
  });
}

/** One card of a third colour is one too many. */
// gundam/colour
function colourLimit(deck: readonly Full[], { colours }: Figures): Remark<ViolationCode>[] {
  const found = COLOURS.filter((colour) => colours[colour] !== undefined).sort(
    (a, b) => (colours[b] ?? 0) - (colours[a] ?? 0),
  );
  if (found.length <= MOST_COLOURS) return [];
  const fewest = found.slice(MOST_COLOURS);
  const surplus = deck.filter(({ colour }) => colour && fewest.includes(colour));
  return [
    violation(
      'too-many-colours',
      {
        count: found.length,
        colours: found.map((colour) => `${colour}:${colours[colour]}`).join(' '),
        fewest: fewest.join(' '),
        cards: sum(surplus),
      },
      linesOf(surplus),
    ),
  ];
}

function adviceOnLines(
  cards: readonly ListedCard[],
  listed: readonly Full[],
  facts: CardFacts,
): Remark<AdviceCode>[] {
  return cards.flatMap((card, i) => {
    const full = listed[i];
    const lines = [card.line];
    if (full?.token) return [advise('token-listed', { card: titleOf(full) }, lines)];
    if (!full?.known || card.number === undefined) return [];
    const { name = '', number = '', colour } = full;
    if (card.byName) return [advise('by-name', { name, number }, lines)];
    const found: Remark<AdviceCode>[] = [];
    if (card.colour && colour && card.colour !== colour)
      found.push(advise('typed-differs', { card: titleOf(full), colour }, lines));
    const typed = card.name ?? '';
    const others = typed === '' ? [] : namedCards(typed, facts);
    const isOther = others.length > 0 && others.every((other) => other.number !== number);
    if (isOther && plainName(typed) !== plainName(name))
      found.push(advise('name-differs', { number, typed, name }, lines));
    return found;
  });
}

/** Too few even if every card that nobody has told the type of were one; or too many as it is. */
function outside(count: number, unknown: number, { least, most }: Range): 'few' | 'many' | undefined {
  if (count > most) return 'many';
  return count + unknown < least ? 'few' : undefined;
}

function adviceOnDeck(deck: readonly Full[], figures: Figures): Remark<AdviceCode>[] {
  const { total, types, untyped, lowUnits } = figures;
  if (total === 0) return [];
  const found: Remark<AdviceCode>[] = [];
  for (const type of DECK_TYPES) {
    const is = outside(types[type], untyped, COMPOSITION[type]);
    if (is) found.push(advise(`type-${is}`, { type, count: types[type], ...COMPOSITION[type] }));
  }
  const unsaid = sum(
    deck.filter(({ type, lv }) => (type === 'unit' && lv === undefined) || type === undefined),
  );
  const is = outside(lowUnits, unsaid, LOW_UNITS);
  if (is) found.push(advise(`low-units-${is}`, { count: lowUnits, ...LOW_UNITS }));
  const strangers = deck.filter(({ known, type, colour }) => !known && (type === undefined || !colour));
  if (strangers.length > 0) found.push(unknown(strangers));
  const colourless = deck.filter(({ colour }) => !colour);
  if (colourless.length > 0)
    found.push(advise('colours-unknown', { count: sum(colourless) }, linesOf(colourless)));
  if (figures.resources === 0) found.push(advise('resources-not-listed', {}));
  return found;
}

/** The first few are named. */
function unknown(cards: readonly Full[]): Remark<AdviceCode> {
  const names = [...new Set(cards.map(titleOf))];
  const named = names.length > 5 ? [...names.slice(0, 5), '…'] : names;
  return advise('unknown-cards', { cards: named.join(', '), count: names.length }, linesOf(cards));
}

/** That a text holds several decks: then what is found in it is of none of them. */
export const severalDecks = ({ decks }: Pick<ReadList, 'decks'>): Remark<AdviceCode> | undefined =>
  decks &&
  advise(
    'several-decks',
    { decks },
    decks.map(({ line }) => line),
  );
