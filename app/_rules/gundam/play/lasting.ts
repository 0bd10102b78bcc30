import type { CardFacts, Constant, Gain } from '../printed/schema';
import type { PlayState } from './state';

const NONE: readonly Constant[] = [];

const constantsOf = (facts: CardFacts | undefined): readonly Constant[] =>
  facts && facts.type !== 'command' ? (facts.constants ?? NONE) : NONE;

/** The lasting texts of a card; a Command has none. */
export const lastingIn = ({ cards }: PlayState, card: string | undefined): readonly Constant[] =>
  card === undefined ? NONE : constantsOf(cards[card]);

/** Whether a text gives this; with nothing asked for, any text does. */
export const gives = (text: Gain, asked: keyof Gain | undefined): boolean =>
  asked === undefined || text[asked] !== undefined;

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

const FOUND = new WeakMap<PlayState['cards'], Map<keyof Gain | undefined, Lasting>>();

/** What is found once for all positions of a table: its facts hardly ever change. */
export function lastingTexts({ cards }: PlayState, asked: keyof Gain | undefined): Lasting {
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

function lastingAmong(
  facts: PlayState['cards'],
  ids: readonly string[],
  asked: keyof Gain | undefined,
): Lasting {
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
