import { type CardFacts, type FactsOfCard, NO_FACTS } from '../../core/card-facts';
import { SIDES, type Side } from '../../core/sides';
import { DECK_SIZE, type ListedCard, type Resolved } from './list';

/** Listed cards with the facts that are held on them. The number wins over the name; a side, a heading and (V) decide between namesakes. */
export function resolve(cards: readonly ListedCard[], facts: CardFacts = NO_FACTS): Resolved[] {
  const candidates = cards.map((card) => candidatesOf(card, facts));
  const side = sideOf(cards, candidates);
  const isWhole = cards.reduce((all, { count }) => all + count, 0) === DECK_SIZE;
  // a list of exactly 60 that sets none apart is the deck itself: Defensive Shields are none of it
  const isDeck = isWhole && !cards.some((card, i) => card.outside || isSurelyShield(candidates[i] ?? []));
  return cards.map((card, i) => {
    const fitting = narrow(candidates[i] ?? [], isDeck ? { ...card, inDeck: true } : card, side);
    const [first, ...others] = fitting;
    if (!first) return card;
    const matters = others.filter((other) => kindOf(other) !== kindOf(first) || other.side !== first.side);
    return matters.length === 0 ? { ...card, facts: first } : { ...card, couldBe: [first, ...matters] };
  });
}

/** Whatever decides in a check. */
const kindOf = ({ type, subtype, unique }: FactsOfCard): string =>
  [
    type,
    type === 'effect' && /starting/i.test(subtype ?? '') ? 'starting' : '',
    type === 'location' ? (unique ?? '') : '',
  ].join('|');

/** Every card that a listed one may be. */
export function candidatesOf(
  { number, title, virtual, count }: ListedCard,
  facts: CardFacts,
): readonly FactsOfCard[] {
  const numbered = number === undefined ? undefined : facts.byNumber(number);
  if (numbered) return [numbered];
  for (const each of spellingsOf(title, count)) {
    const named = facts.byName(virtual ? `${each} (V)` : each);
    if (named.length > 0) return named;
  }
  return [];
}

/** What begins a remark: `Lord Vader - the main man`, `Sense <- always`, `Control (against Sense)`. */
const REMARK = /\s+(?:[-–—]{1,2}|<[-=]+|[-=]+>|→|←|\*+|=)\s.*$|\s*(?:\.{3}|…|!{2,}).*$/u;

/**
 * A title as it stands, then as it may be meant: TIE Advanced x1 is one; (AI), (Premiere) and (starting) belong to
 * none; a dash may stand for a comma, or begin a remark.
 */
const spellingsOf = (title: string, count: number): string[] => {
  // what may be a quantity is no remark
  const without = (ending: RegExp, from = title): string =>
    from.replace(ending, (said) => (/\d\s*$|[([]\s*x?\d+x?\s*[)\]]/i.test(said) ? said : '')).trim();
  const bracketed = /(?:\s*[([][^()[\]]*[)\]])+$/;
  const bare = without(REMARK);
  const all = [
    title,
    ...(count === 1 ? [`${title} x1`] : []),
    without(bracketed),
    title.replace(/\s+[-–—]\s+/, ', '),
    bare,
    without(bracketed, bare),
  ];
  return [...new Set(all)].filter((each) => each !== '');
};

/** The side of most cards whose side is sure. */
function sideOf(
  cards: readonly ListedCard[],
  candidates: readonly (readonly FactsOfCard[])[],
): Side | undefined {
  const counts = { light: 0, dark: 0 };
  candidates.forEach((found, i) => {
    const sides = new Set(found.map(({ side }) => side));
    const [only] = sides;
    if (sides.size === 1 && only) counts[only] += cards[i]?.count ?? 0;
  });
  return counts.light === counts.dark
    ? undefined
    : SIDES.find((side) => counts[side] === Math.max(counts.light, counts.dark));
}

/** Each wish narrows the choice unless it would leave none. */
function narrow(
  all: readonly FactsOfCard[],
  { title, virtual, kind, outside, inDeck }: ListedCard,
  side: Side | undefined,
): readonly FactsOfCard[] {
  const wishes: ((card: FactsOfCard) => boolean)[] = [
    // Rogue One and Rogue 1 are two cards
    (card) => card.title.toLowerCase() === title.toLowerCase(),
    (card) => Boolean(card.virtual) === Boolean(virtual),
    ...(side ? [(card: FactsOfCard) => card.side === side] : []),
    ...(kind === 'shield' || outside ? [isShield] : []),
    ...(inDeck ? [(card: FactsOfCard) => !isShield(card)] : []),
    ...(kind && kind !== 'shield' ? [(card: FactsOfCard) => card.type === kind] : []),
  ];
  return wishes.reduce((left, wish) => {
    const fitting = left.filter(wish);
    return fitting.length > 0 ? fitting : left;
  }, all);
}

const isSurelyShield = (found: readonly FactsOfCard[]): boolean => found.length > 0 && found.every(isShield);
export const isShield = ({ type }: FactsOfCard): boolean => type === 'defensive shield';
