import type { Keywords } from '../cards';
import type { CardFacts, Constant, Gain } from '../printed/schema';
import type { PlayState } from './state';

const NONE: readonly Constant[] = [];

const constantsOf = (facts: CardFacts | undefined): readonly Constant[] =>
  facts && facts.type !== 'command' ? (facts.constants ?? NONE) : NONE;

/** The lasting texts of a card; a Command has none. */
export const lastingIn = ({ cards }: PlayState, card: string | undefined): readonly Constant[] =>
  card === undefined ? NONE : constantsOf(cards[card]);

/** What a text is looked for that gives it: one of the things it may give, or one keyword among them. */
export type Asked = keyof Gain | `has-${keyof Keywords}`;

/** Whether a text gives this; with nothing asked for, any text does. */
export function gives(text: Gain, asked: Asked | undefined): boolean {
  if (asked === undefined) return true;
  return asked.startsWith('has-')
    ? text.keywords?.[asked.slice(4) as keyof Keywords] !== undefined
    : text[asked as keyof Gain] !== undefined;
}

const judged: { text: Constant; of: string }[] = [];

/** No printed text hangs on another, and that on another, so often: beyond this none holds, and lists stay quick. */
const MOST_NESTED = 5;

/**
 * Judges whether a lasting text holds, or how often. What it asks for may hang on other lasting texts, and those on this
 * one: no text holds itself up, so while it is judged it does not hold.
 */
export function judging<Found>(text: Constant, of: string, otherwise: Found, judge: () => Found): Found {
  if (judged.length >= MOST_NESTED || judged.some((each) => each.text === text && each.of === of))
    return otherwise;
  judged.push({ text, of });
  try {
    return judge();
  } finally {
    judged.pop();
  }
}

/** A lasting text that reaches beyond its own Unit, and the card it stands on. */
interface Reaching {
  card: string;
  text: Constant;
}

/** Of a table, the cards with lasting texts that give one thing, and those texts that reach beyond their own Unit. */
interface Lasting {
  cards: readonly string[];
  reaching: readonly Reaching[];
}

const FOUND = new WeakMap<PlayState['cards'], Map<Asked | undefined, Lasting>>();

/** What is found once for all positions of a table: its facts hardly ever change. */
export function lastingTexts({ cards }: PlayState, asked: Asked | undefined): Lasting {
  let found = FOUND.get(cards);
  if (!found) {
    found = new Map([[undefined, lastingAmong(cards, Object.keys(cards), undefined)]]);
    FOUND.set(cards, found);
  }
  let lasting = found.get(asked);
  if (!lasting) {
    lasting = lastingAmong(cards, found.get(undefined)?.cards ?? [], asked);
    found.set(asked, lasting);
  }
  return lasting;
}

function lastingAmong(facts: PlayState['cards'], ids: readonly string[], asked: Asked | undefined): Lasting {
  const cards: string[] = [];
  const reaching: Reaching[] = [];
  for (const card of ids) {
    const texts = constantsOf(facts[card]);
    if (texts.length === 0) continue;
    const given = texts.filter((text) => gives(text, asked));
    if (given.length > 0) cards.push(card);
    for (const text of given) if ((text.for ?? 'this') !== 'this') reaching.push({ card, text });
  }
  return { cards, reaching };
}
