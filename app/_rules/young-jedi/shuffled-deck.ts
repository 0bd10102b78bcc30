/** The numbers on Watto's chance cube. */
// young-jedi/destiny
export const DESTINIES = [1, 2, 3, 4, 5, 6] as const;

/** A card may show two numbers; its player uses either. */
// young-jedi/rulebook/special-cards#two-destinies
export type Destiny = number | [number, number];

/** What a card shows, as far as it matters in a draw deck. A card without a title is known by its number alone. */
export interface DeckCard {
  title?: string;
  subtitle?: string;
  destiny?: Destiny;
}

/** A draw deck by its cards' ids, the top card first; once shuffled, the order says nothing any more. */
// young-jedi/draw-deck
export interface DrawDeck {
  cards: string[];
  shuffled?: true;
}

/** How much of the next card is seen: nothing when it is lost unknown, its face in hand, its number as a destiny. */
export type Look = 'lost' | 'hand' | 'destiny';

/**
 * What the next card turns out to be. `value` is typed for a card that nobody knows, and names the number used of a
 * destiny; `card` names the card with a title that comes up in a shuffled deck.
 */
export interface Draw {
  card?: string;
  value?: number;
}

type Facts = Readonly<Record<string, DeckCard>>;

export const numbersOf = ({ destiny }: DeckCard): readonly number[] =>
  destiny === undefined ? DESTINIES : typeof destiny === 'number' ? [destiny] : destiny;

/** Cards that look alike are one choice. */
const isAlike = (one: DeckCard, other: DeckCard): boolean =>
  one.title === other.title &&
  one.subtitle === other.subtitle &&
  numbersOf(one).length === numbersOf(other).length &&
  numbersOf(one).every((number, i) => number === numbersOf(other)[i]);

/** Everything that the next card can turn out to be; nothing if the deck is empty. */
export function drawsOf(deck: DrawDeck, facts: Facts, look: Look): Draw[] {
  const top = deck.cards[0];
  if (top === undefined) return [];
  if (deck.shuffled) return drawsOfShuffled(deck, facts, look);
  const card = facts[top];
  if (look === 'lost' || (look === 'hand' && card)) return [{}];
  return numbersOf(card ?? {}).map((value) => ({ value }));
}

function drawsOfShuffled(deck: DrawDeck, facts: Facts, look: Look): Draw[] {
  const found = [false, false, false, false, false, false];
  const named: string[] = [];
  for (const id of deck.cards) {
    const card = facts[id];
    if (card?.title === undefined) {
      if (typeof card?.destiny === 'number') found[card.destiny - 1] = true;
      else found.fill(true);
    } else if (!named.some((other) => isAlike(facts[other] ?? {}, card))) named.push(id);
  }
  const draws: Draw[] = [];
  for (const value of DESTINIES) if (found[value - 1]) draws.push({ value });
  for (const card of named) {
    if (look !== 'destiny') draws.push({ card });
    else for (const value of numbersOf(facts[card] ?? {})) draws.push({ card, value });
  }
  return draws;
}

/** Whether the next card can turn out to be this. */
export function isDraw(deck: DrawDeck, facts: Facts, look: Look, draw: Draw): boolean {
  const { card, value } = draw;
  if (!deck.shuffled) return card === undefined && isNext(deck, facts, look, value);
  if (card === undefined)
    return value !== undefined && isNumber(value) && cardOf(deck, facts, draw) !== undefined;
  const named = facts[card];
  if (named?.title === undefined || !deck.cards.includes(card)) return false;
  const first = deck.cards.find((id) => isAlike(facts[id] ?? {}, named));
  const read =
    look === 'destiny' ? value !== undefined && numbersOf(named).includes(value) : value === undefined;
  return first === card && read;
}

/** Whether the top card of a deck in order can turn out to be this. */
function isNext(deck: DrawDeck, facts: Facts, look: Look, value: number | undefined): boolean {
  const top = deck.cards[0];
  if (top === undefined) return false;
  const card = facts[top];
  if (look === 'lost' || (look === 'hand' && card)) return value === undefined;
  return value !== undefined && numbersOf(card ?? {}).includes(value);
}

const isNumber = (value: number): boolean => (DESTINIES as readonly number[]).includes(value);

/** The card that such a draw takes. Of cards known by their number alone, the known ones come up first. */
export function cardOf(deck: DrawDeck, facts: Facts, { card, value }: Draw): string | undefined {
  if (card !== undefined || !deck.shuffled) return card ?? deck.cards[0];
  return firstShowing(deck, facts, value) ?? firstShowing(deck, facts, undefined);
}

function firstShowing(deck: DrawDeck, facts: Facts, destiny: number | undefined): string | undefined {
  for (const id of deck.cards) {
    const card = facts[id];
    if (card?.title === undefined && card?.destiny === destiny) return id;
  }
  return undefined;
}

export function without(deck: DrawDeck, card: string): DrawDeck {
  const cards = deck.cards[0] === card ? deck.cards.slice(1) : deck.cards.filter((id) => id !== card);
  return deck.shuffled ? { cards, shuffled: true } : { cards };
}

/** Shuffles cards in: from now on nobody knows what comes next. */
export const shuffleIn = (deck: DrawDeck, cards: readonly string[]): DrawDeck => ({
  cards: [...deck.cards, ...cards],
  shuffled: true,
});

/** A card typed in: its number alone, or its facts, with an id if moves are to name it. */
export type Typed<Card> = number | (Card & { id?: string });

/** A deck typed in, the top card first: so many unknown cards, or known ones and runs of unknown ones. */
export type TypedDeck<Card> = number | (Typed<Card> | { unknown: number })[];

/** The names typed in, among what lies wherever it is laid. */
export const namesTyped = <Card>(...piles: (TypedDeck<Card> | undefined)[]): string[] =>
  piles.flatMap((pile) => {
    const items = typeof pile === 'object' ? pile : [];
    return items.flatMap((item) =>
      typeof item === 'object' && 'id' in item && item.id !== undefined ? [item.id] : [],
    );
  });

/** Gives typed cards their ids: `light-1`, `light-2` and so on where none is given, but for those that are taken. */
export class Dealer<Card extends DeckCard> {
  readonly facts: Record<string, Card> = {};
  private dealt = 0;
  constructor(
    private readonly owner: string,
    private readonly fromNumber: (destiny: number) => Card,
    private readonly taken: ReadonlySet<string>,
  ) {}

  private unnamed(): string {
    do this.dealt++;
    while (this.taken.has(`${this.owner}-${this.dealt}`));
    return `${this.owner}-${this.dealt}`;
  }

  deal(typed: Typed<Card>): string {
    if (typeof typed === 'number') {
      const id = this.unnamed();
      this.facts[id] = this.fromNumber(typed);
      return id;
    }
    const { id = this.unnamed(), ...facts } = typed;
    this.facts[id] = facts as unknown as Card;
    return id;
  }

  dealAll(typed: readonly Typed<Card>[] = []): string[] {
    return typed.map((card) => this.deal(card));
  }

  dealDeck(typed: TypedDeck<Card>): string[] {
    const unknown = (count: number) => Array.from({ length: count }, () => this.unnamed());
    if (typeof typed === 'number') return unknown(typed);
    return typed.flatMap((item) =>
      typeof item === 'object' && 'unknown' in item ? unknown(item.unknown) : [this.deal(item)],
    );
  }
}
