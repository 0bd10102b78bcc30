import { notBorneOut } from '../../core/deck-lines';
import { SIDES } from '../../core/sides';
import { complete } from './complete';
import { isUniqueStarship } from './known';
import {
  ADVICE_RULES,
  type AdviceArgs,
  type AdviceCode,
  COLOURS,
  COLOURS_OF,
  type Colour,
  DECK_SIZE,
  type ListedCard,
  OBJECTIVE_DOTS,
  PER_COLOUR,
  PER_TITLE,
  PLANETS,
  type Planet,
  type Remark,
  VIOLATION_RULES,
  type ViolationArgs,
  type ViolationCode,
} from './list';
import { type Placing, place, regularDot, whiteDots } from './place';
import { plain } from './plain';
import type { ReadList } from './read';

export interface Checked {
  total: number;
  colours: Record<Colour, number>;
  wild: number;
  planets: Record<Planet, number>;
  objectives: number;
  violations: Remark<ViolationCode>[];
  advice: Remark<AdviceCode>[];
}

const sum = (cards: readonly { count: number }[]): number =>
  cards.reduce((total, { count }) => total + count, 0);
const linesOf = (cards: readonly ListedCard[]): number[] =>
  [...new Set(cards.map(({ line }) => line))].sort((a, b) => a - b);
const nameOf = ({ title, subtitle }: ListedCard): string => (subtitle ? `${title}, ${subtitle}` : title);

function groupBy<T>(items: readonly T[], key: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups.values()];
}

/** Every rule that a list of cards breaks, and what is worth knowing besides. */
// young-jedi/rulebook/decks#deck-building
export function check(listed: readonly ListedCard[]): Checked {
  const cards = listed.map(complete);
  const violations: Remark<ViolationCode>[] = [];
  const advice: Remark<AdviceCode>[] = [];
  const breaks = <Code extends ViolationCode>(
    code: Code,
    args: ViolationArgs[Code],
    at: readonly ListedCard[] = [],
  ): void => {
    violations.push({ code, rule: VIOLATION_RULES[code], args, lines: linesOf(at) });
  };
  const advise = <Code extends AdviceCode>(
    code: Code,
    args: AdviceArgs[Code],
    at: readonly ListedCard[] = [],
  ): void => {
    advice.push({ code, rule: ADVICE_RULES[code], args, lines: linesOf(at) });
  };
  const { placings, unplaced, found, uncoloured } = place(cards);
  const colours = Object.fromEntries(
    COLOURS.map((colour) => [colour, sum(placings.filter((each) => each.colour === colour))]),
  ) as Record<Colour, number>;
  const total = sum(cards);
  const objectives = cards.filter(({ type }) => type === 'objective');
  const located = (planet: Planet) =>
    placings
      .filter(({ card, colour }) => card.type === 'location' && card.planet === planet && colour === 'purple')
      .map(({ card }) => card);

  if (total === 0) breaks('empty', {});
  else {
    checkSize(total, breaks);
    checkColours(colours, placings, uncoloured, breaks);
    checkWild(placings, unplaced, breaks);
    checkTitles(placings, breaks);
    for (const planet of PLANETS) if (located(planet).length === 0) breaks('planet-missing', { planet });
    if (sum(objectives) > 1) breaks('objective-twice', { count: sum(objectives) }, objectives);
    checkDots(placings, breaks, advise);
    checkSides(cards, breaks);
  }
  if (uncoloured.length > 0) advise('colours-unknown', { count: sum(uncoloured) }, uncoloured);
  giveAdvice(cards, total, colours, found, advise);
  return {
    total,
    colours,
    wild: sum(placings.filter(({ wild }) => wild)) + unplaced.length,
    planets: Object.fromEntries(PLANETS.map((planet) => [planet, sum(located(planet))])) as Record<
      Planet,
      number
    >,
    objectives: sum(objectives),
    violations,
    advice,
  };
}

/** What the list says of itself and its cards do not bear out, and the line that is taken for its name. */
export const adviceOnList = ({
  announced,
  named,
}: Pick<ReadList, 'announced' | 'named'>): Remark<AdviceCode>[] => [
  ...notBorneOut(announced).map(({ line, heading, said, count }) => ({
    code: 'heading-differs' as const,
    rule: ADVICE_RULES['heading-differs'],
    args: { heading, said, count },
    lines: [line],
  })),
  ...(named
    ? [
        {
          code: 'deck-name' as const,
          rule: ADVICE_RULES['deck-name'],
          args: { text: named.text },
          lines: [named.line],
        },
      ]
    : []),
];

type Breaks = <Code extends ViolationCode>(
  code: Code,
  args: ViolationArgs[Code],
  at?: readonly ListedCard[],
) => void;
type Advise = <Code extends AdviceCode>(
  code: Code,
  args: AdviceArgs[Code],
  at?: readonly ListedCard[],
) => void;

function checkSize(count: number, breaks: Breaks): void {
  if (count < DECK_SIZE) breaks('deck-short', { count, missing: DECK_SIZE - count });
  if (count > DECK_SIZE) breaks('deck-over', { count, extra: count - DECK_SIZE });
}

/** Exactly ten cards of each colour; what is short may be among those whose colour nobody has told. */
// young-jedi/rulebook/decks#six-times-ten
function checkColours(
  colours: Record<Colour, number>,
  placings: readonly Placing[],
  uncoloured: readonly ListedCard[],
  breaks: Breaks,
): void {
  for (const colour of COLOURS) {
    const count = colours[colour];
    const perhaps = sum(uncoloured.filter(({ type }) => !type || COLOURS_OF[type].includes(colour)));
    const there = placings.filter((each) => each.colour === colour).map(({ card }) => card);
    if (count + perhaps < PER_COLOUR) breaks('colour-short', { colour, count, missing: PER_COLOUR - count });
    if (count > PER_COLOUR) breaks('colour-over', { colour, count, extra: count - PER_COLOUR }, there);
  }
}

/** One wild card a colour, in a colour whose place one of its white dots takes. */
// young-jedi/rulebook/special-cards#wildcards
function checkWild(placings: readonly Placing[], unplaced: readonly ListedCard[], breaks: Breaks): void {
  const wild = placings.filter((each) => each.wild);
  for (const colour of COLOURS) {
    const there = wild.filter((each) => each.colour === colour);
    const count = sum(there);
    if (count > 1)
      breaks(
        'wild-twice',
        { colour, count },
        there.map(({ card }) => card),
      );
  }
  for (const { card, colour } of placings) {
    if (!card.wild && card.dots === undefined) continue;
    if (card.type === 'objective') {
      if (!OBJECTIVE_DOTS.includes(colour))
        breaks('objective-colour', { card: nameOf(card), colour }, [card]);
    } else if (!whiteDots(card).includes(colour) && regularDot(card) !== colour)
      breaks('wild-colour', { card: nameOf(card), colour }, [card]);
  }
  for (const copies of groupBy(unplaced, (card) => `${card.line}`)) {
    const card = copies[0];
    if (card) breaks('wild-unplaced', { card: nameOf(card), count: copies.length }, copies);
  }
}

/** At most five cards of a title in a colour; subtitles do not count. */
// young-jedi/rulebook/decks#six-times-ten
function checkTitles(placings: readonly Placing[], breaks: Breaks): void {
  for (const colour of COLOURS)
    for (const same of groupBy(
      placings.filter((each) => each.colour === colour),
      ({ card }) => plain(card.title),
    )) {
      const count = sum(same);
      const title = same[0]?.card.title ?? '';
      if (count > PER_TITLE)
        breaks(
          'same-title',
          { title, colour, count, extra: count - PER_TITLE },
          same.map(({ card }) => card),
        );
    }
}

/** A card that is not wild goes in a colour of its type. Where a file and the list differ, either may be wrong. */
// young-jedi/rulebook/decks#six-times-ten
function checkDots(placings: readonly Placing[], breaks: Breaks, advise: Advise): void {
  for (const { card, colour } of placings) {
    const { type, filed } = card;
    if (card.wild || card.dots || !type || COLOURS_OF[type].includes(colour)) continue;
    const args = { card: nameOf(card), type, colour };
    if (filed) advise('type-doubtful', args, [card]);
    else breaks('wrong-dot', args, [card]);
  }
}

// young-jedi/rulebook/full-game#full-game
function checkSides(cards: readonly ListedCard[], breaks: Breaks): void {
  const [light, dark] = SIDES.map((side) => cards.filter((card) => card.side === side));
  if (light?.length && dark?.length)
    breaks('two-sides', { light: sum(light), dark: sum(dark) }, sum(light) < sum(dark) ? light : dark);
}

function giveAdvice(
  cards: readonly ListedCard[],
  total: number,
  colours: Record<Colour, number>,
  found: readonly Placing[],
  advise: Advise,
): void {
  if (total === DECK_SIZE / 2 && COLOURS.every((colour) => colours[colour] === PER_COLOUR / 2))
    advise('starter-deck', {});
  for (const { card, colour } of found) advise('wild-placed', { card: nameOf(card), colour }, [card]);
  for (const same of groupBy(cards, ({ title }) => plain(title))) {
    const card = same[0];
    if (card && isUniqueStarship(card.title) && sum(same) > 1)
      advise('unique-starship', { card: card.title, count: sum(same) }, same);
  }
  for (const same of groupBy(
    cards.filter((card) => !card.wild && !card.dots && card.type !== 'location'),
    (card) => plain(nameOf(card)),
  )) {
    const card = same[0];
    if (card && new Set(same.map(({ colour }) => colour)).size > 1)
      advise('two-colours', { card: nameOf(card) }, same);
  }
  const uhOh = cards.filter(({ title }) => plain(title) === 'uh oh');
  if (uhOh.length > 0) advise('sealed-uh-oh', {}, uhOh);
  const virtual = cards.filter((card) => card.virtual);
  if (virtual.length > 0) advise('sealed-virtual', { count: sum(virtual) }, virtual);
}

/** That a text holds several decks: then what is found in it is of none of them. */
export const severalDecks = ({ decks }: Pick<ReadList, 'decks'>): Remark<AdviceCode> | undefined =>
  decks && {
    code: 'several-decks',
    rule: ADVICE_RULES['several-decks'],
    args: { decks },
    lines: decks.map(({ line }) => line),
  };
