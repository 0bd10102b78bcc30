import { type CardFacts, type FactsOfCard, NO_FACTS } from '../../core/card-facts';
import { notBorneOut } from '../../core/deck-lines';
import {
  ADVICE_RULES,
  type AdviceArgs,
  type AdviceCode,
  DECK_SIZE,
  KINDS,
  type Kind,
  type ListedCard,
  MOST_OBJECTIVES,
  MOST_UNDER,
  type Remark,
  type Resolved,
  VIOLATION_RULES,
  type ViolationArgs,
  type ViolationCode,
} from './list';
import type { ReadList } from './read';
import { isShield, resolve } from './resolve';

export interface Checked {
  /** Cards of the deck proper. */
  total: number;
  /** Cards under the Starting Effect. */
  under: number;
  kinds: Record<Kind, number>;
  /** Cards of which nothing is known. */
  unknown: number;
  cards: Resolved[];
  violations: Remark<ViolationCode>[];
  advice: Remark<AdviceCode>[];
}

const sum = (cards: readonly { count: number }[]): number =>
  cards.reduce((total, { count }) => total + count, 0);
const linesOf = (cards: readonly ListedCard[]): number[] =>
  [...new Set(cards.map(({ line }) => line))].sort((a, b) => a - b);
const isType =
  (type: string) =>
  ({ facts }: Resolved): boolean =>
    facts?.type === type;
const isStartingEffect = ({ facts }: Resolved): boolean =>
  facts?.type === 'effect' && /starting/i.test(facts.subtype ?? '');
/** The documents know no virtual Starting Effect: how many cards go under it, its own text says. */
const isNewStartingEffect = (card: Resolved): boolean =>
  isStartingEffect(card) && card.facts?.virtual === true;
/** A virtual card of which nothing is known, or a number and nothing else, may be one. */
const mayBeNewStartingEffect = ({ facts, virtual, title, number }: Resolved): boolean =>
  !facts && (virtual === true || title === number);
/** A generic site, with diamonds, cannot be started with. */
// swccg/unique-and-restricted#diamond
const canStart = ({ facts }: Resolved): boolean =>
  facts?.type === 'location' && !(facts.unique ?? '').includes('◇');

/** Holds a list against the rules, as far as the cards are known. */
// swccg/death-star-ii/starting#first-deck, swccg/objective, swccg/effect-starting-effect
export function check(
  list: Pick<ReadList, 'cards'> & Partial<Pick<ReadList, 'announced' | 'named'>>,
  facts: CardFacts = NO_FACTS,
): Checked {
  const cards = resolve(list.cards, facts);
  // Defensive Shields lie under the Starting Effect, whatever heading they stand under
  const under = cards.filter((card) => card.outside || (card.facts && isShield(card.facts)));
  const deck = cards.filter((card) => !under.includes(card));
  const open = cards.filter((card) => !card.facts);
  const kinds = Object.fromEntries(KINDS.map((kind) => [kind, sum(deck.filter(isType(kind)))])) as Record<
    Kind,
    number
  >;
  return {
    total: sum(deck),
    under: sum(under),
    kinds,
    unknown: sum(open),
    cards,
    violations: violationsOf(deck, under, open, mayBeCard(list.named, cards, facts)),
    advice: [
      ...missingOf(cards, open, facts),
      ...outsideText(deck, under),
      ...nameOf(list.named, cards, facts),
      ...adviceOn(cards, deck, list.announced ?? []),
    ],
  };
}

function violationsOf(
  deck: readonly Resolved[],
  under: readonly Resolved[],
  open: readonly Resolved[],
  hasPerhapsOneMore: boolean,
): Remark<ViolationCode>[] {
  const found: Remark<ViolationCode>[] = [];
  const breaks = <Code extends ViolationCode>(
    code: Code,
    args: ViolationArgs[Code],
    at: readonly ListedCard[] = [],
  ): void => {
    found.push({ code, rule: VIOLATION_RULES[code], args, lines: linesOf(at) });
  };
  const count = sum(deck);
  if (count + sum(under) === 0) {
    breaks('empty', {});
    return found;
  }
  // a card that nobody knows may be a Defensive Shield, which is none of the 60
  const maybeUnder = sum(open.filter((card) => !card.outside && mayBeShield(card)));
  if (count + (hasPerhapsOneMore ? 1 : 0) < DECK_SIZE)
    breaks('deck-short', { count, missing: DECK_SIZE - count });
  if (count - Math.min(maybeUnder, MOST_UNDER) > DECK_SIZE)
    breaks('deck-over', { count, extra: count - DECK_SIZE });
  const all = [...deck, ...under];
  const [light, dark] = (['light', 'dark'] as const).map((side) =>
    all.filter(({ facts }) => facts?.side === side),
  );
  if (light?.length && dark?.length)
    breaks('two-sides', { light: sum(light), dark: sum(dark) }, sum(light) < sum(dark) ? light : dark);
  const objectives = deck.filter(isType('objective'));
  if (sum(objectives) > MOST_OBJECTIVES) breaks('objective-twice', { count: sum(objectives) }, objectives);
  const isOpen = open.some((card) => !card.outside);
  if (objectives.length === 0 && !deck.some(canStart) && !isOpen) breaks('no-start', {});
  const shields = under.filter(isSurelyShield);
  const holdsMore = deck.some((card) => isNewStartingEffect(card) || mayBeNewStartingEffect(card));
  if (sum(shields) > MOST_UNDER && !holdsMore)
    breaks('under-over', { count: sum(shields), extra: sum(shields) - MOST_UNDER }, shields);
  if (shields.length > 0 && !deck.some(isStartingEffect) && !isOpen)
    breaks('under-without-effect', { count: sum(shields) }, shields);
  return found;
}

const isSurelyShield = ({ kind, facts }: Resolved): boolean => (facts ? isShield(facts) : kind === 'shield');
const mayBeShield = ({ couldBe }: Resolved): boolean => couldBe === undefined || couldBe.some(isShield);

const advise = <Code extends AdviceCode>(
  code: Code,
  args: AdviceArgs[Code],
  at: readonly number[] = [],
): Remark<AdviceCode> => ({ code, rule: ADVICE_RULES[code], args, lines: [...at] });

/** What has to be known before a deck can be called legal. */
function missingOf(
  cards: readonly Resolved[],
  open: readonly Resolved[],
  facts: CardFacts,
): Remark<AdviceCode>[] {
  const unknown = open.filter(({ couldBe }) => !couldBe);
  if (unknown.length > 0 && unknown.length === cards.length)
    return [advise('no-facts', { count: sum(unknown) })];
  const named = [...new Set(unknown.map(({ title }) => withNear(title, facts)))];
  const shown = named.length > 5 ? [...named.slice(0, 5), '…'] : named;
  return [
    ...(unknown.length > 0
      ? [advise('unknown-cards', { cards: shown.join(', '), count: named.length }, linesOf(unknown))]
      : []),
    ...open.flatMap(({ title, line, couldBe }) =>
      couldBe
        ? [
            advise(
              'which-card',
              {
                card: title,
                could: couldBe
                  .map(({ type, side, id }) => [type, side, id].filter(Boolean).join(' '))
                  .join(', '),
              },
              [line],
            ),
          ]
        : [],
    ),
  ];
}

function withNear(title: string, facts: CardFacts): string {
  const [near] = facts.near(title);
  return near === undefined ? title : `${title} (${near}?)`;
}

/** What lies outside the deck and only the text of a card can tell: more than the documents allow, or no Defensive Shield. */
function outsideText(deck: readonly Resolved[], under: readonly Resolved[]): Remark<AdviceCode>[] {
  const holder = deck.find(isNewStartingEffect);
  if (holder && sum(under) > MOST_UNDER)
    return [advise('under-text', { count: sum(under), card: `${holder.title} (V)` }, linesOf(under))];
  // ten cards of any sort may lie under a Starting Effect
  const isWithin = sum(under) <= MOST_UNDER && deck.some(isStartingEffect);
  const others = under.filter((card) => card.facts && !isShield(card.facts));
  return others.length === 0 || isWithin
    ? []
    : [advise('outside-text', { count: sum(others) }, linesOf(others))];
}

/** Cards that bear the name of the deck; one that is named after its Objective has that in its list besides. */
const namesakesOf = (
  { text }: NonNullable<ReadList['named']>,
  cards: readonly Resolved[],
  facts: CardFacts,
): readonly FactsOfCard[] => {
  const found = facts.byName(text);
  const objectives = cards.filter(isType('objective'));
  return found.some(({ id }) => objectives.some(({ facts: its }) => its?.id === id)) ? [] : found;
};

/** What is taken for the name of the deck may be a card, unless a file says that there is none of that name. */
const mayBeCard = (named: ReadList['named'], cards: readonly Resolved[], facts: CardFacts): boolean =>
  named !== undefined && (facts === NO_FACTS || namesakesOf(named, cards, facts).length > 0);

function nameOf(
  named: ReadList['named'],
  cards: readonly Resolved[],
  facts: CardFacts,
): Remark<AdviceCode>[] {
  if (!named) return [];
  const code = namesakesOf(named, cards, facts).length > 0 ? 'name-is-card' : 'deck-name';
  return [advise(code, { text: named.text }, [named.line])];
}

const same = (a: string, b: string): boolean => {
  const plain = (text: string): string =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
  return plain(b).startsWith(plain(a)) || plain(a).startsWith(plain(b));
};

function adviceOn(
  cards: readonly Resolved[],
  deck: readonly Resolved[],
  announced: ReadList['announced'],
): Remark<AdviceCode>[] {
  const objective = deck.find(isType('objective'));
  const locations = deck.filter(isType('location'));
  const startingEffects = deck.filter(isStartingEffect);
  return [
    ...cards.flatMap(({ number, title, facts, line }) =>
      number !== undefined && facts && title !== number && !same(title, facts.title)
        ? [advise('name-differs', { number, typed: title, title: facts.title }, [line])]
        : [],
    ),
    ...notBorneOut(announced).map(({ line, heading, said, count }) =>
      advise('heading-differs', { heading, said, count }, [line]),
    ),
    ...(objective ? [advise('objective-starts', { card: objective.title }, [objective.line])] : []),
    ...(!objective && locations.length > 0 && !locations.some(canStart)
      ? [advise('generic-sites-only', {}, linesOf(locations))]
      : []),
    ...(sum(startingEffects) > 1
      ? [advise('starting-effects', { count: sum(startingEffects) }, linesOf(startingEffects))]
      : []),
  ];
}

/** That a text holds several decks: then what is found in it is of none of them. */
export const severalDecks = ({ decks }: Pick<ReadList, 'decks'>): Remark<AdviceCode> | undefined =>
  decks &&
  advise(
    'several-decks',
    { decks },
    decks.map(({ line }) => line),
  );
