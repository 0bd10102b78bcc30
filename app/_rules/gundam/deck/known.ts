import type { CardFacts, FactsOfCard } from '../../core/card-facts';
import { COLOURS, type Colour } from '../cards';
import { printedByNumber } from '../printed/cards';
import { DECK_TYPES, type DeckType } from './list';

export interface KnownCard {
  number: string;
  name: string;
  type: DeckType;
  colour: Colour;
  lv: number;
}

/**
 * The cards of the booklet's two decks. Those that the simulators play are printed there and go by their number alone;
 * of the others there are number, name, type, colour, Lv.
 */
// gundam/rulebook/decks
const TABLE = `
ST01-001
ST01-002
ST01-005
ST01-010
ST01-011
ST01-012
ST01-013
ST01-015
ST02-001
ST02-002
ST02-005|Maganac|unit|green|2
ST02-010
ST02-012
ST02-013
ST02-015
ST03-008
ST04-001
ST04-005
ST04-010
ST04-013
ST04-015
GD01-004
GD01-005|Unicorn Gundam (Unicorn Mode)|unit|blue|5
GD01-009|G-Fighter|unit|blue|3
GD01-011|Loto|unit|blue|2
GD01-013|Gundam|unit|blue|4
GD01-018
GD01-028|Gundam Sandrock|unit|green|5
GD01-030|Rick Dom|unit|green|3
GD01-034|Gundam Heavyarms|unit|green|4
GD01-040|Wing Gundam|unit|green|5
GD01-041
GD01-068|Perfect Strike Gundam|unit|white|5
GD01-070
GD01-075|Darilbalde|unit|white|3
GD01-076|Michaelis|unit|white|3
GD01-077
GD01-088
GD01-089|Riddhe Marcenas|pilot|blue|3
GD01-091|Chang Wufei|pilot|green|4
GD01-097|Guel Jeturk|pilot|white|3
GD01-100
GD01-107
GD01-117
GD01-118
GD01-124
`;

export const KNOWN_CARDS: readonly KnownCard[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [number = '', name, type, colour, lv] = row.split('|');
    const printed = printedByNumber(number);
    return {
      number,
      name: name ?? printed?.name ?? number,
      type: (type as DeckType | undefined) ?? printed?.type ?? 'unit',
      colour: (colour as Colour | undefined) ?? printed?.colour ?? 'blue',
      lv: Number(lv ?? printed?.lv),
    };
  });

const BY_NUMBER = new Map(KNOWN_CARDS.map((card) => [card.number, card]));

export const knownByNumber = (number: string): KnownCard | undefined => BY_NUMBER.get(number);

/** A name without what people spell in several ways: case, accents, punctuation, Ⅱ for II. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    // not the voiced marks of デッキ
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const BY_NAME = new Map<string, KnownCard[]>();
for (const card of KNOWN_CARDS) {
  const name = plainName(card.name);
  BY_NAME.set(name, [...(BY_NAME.get(name) ?? []), card]);
}

/** Every card of this name; several cards can share one. */
export const knownByName = (name: string): readonly KnownCard[] => BY_NAME.get(plainName(name)) ?? [];

/** A card of the facts that somebody brought: those of the file before those of the booklet. */
export interface FiledCard extends Partial<Omit<KnownCard, 'number' | 'name' | 'type'>> {
  number: string;
  name: string;
  type?: DeckType | 'resource' | undefined;
  token?: true;
}

const filed = ({ id, title, type, figures }: FactsOfCard): FiledCard => {
  const colour = COLOURS.find((each) => each === figures.colour);
  const lv = /^\d{1,2}$/.test(figures.level ?? '') ? Number(figures.level) : undefined;
  const isToken = /token|^ex /.test(type);
  return {
    number: id,
    name: title,
    ...(isToken
      ? { token: true as const }
      : { type: type === 'resource' ? type : DECK_TYPES.find((each) => each === type) }),
    ...(colour && { colour }),
    ...(lv !== undefined && { lv }),
  };
};

/** What is known of a number: by the facts that somebody brought, else by the booklet. */
export function factsOf(number: string, facts: CardFacts): FiledCard | undefined {
  const held = facts.byNumber(number);
  return held ? filed(held) : knownByNumber(number);
}

/** Every card that bears a name. */
export function namedCards(name: string, facts: CardFacts): readonly FiledCard[] {
  const held = facts.byName(name).map(filed);
  return held.length > 0 ? held : knownByName(name);
}
