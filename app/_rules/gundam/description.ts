import { type Card, type Colour, isNamed, type Keywords } from './cards';
import { isPilotMeant } from './pairing';
import type { Filter } from './printed/schema';

/** What a text may ask of a Unit or Base in play. Figures that take working out are worked out when asked for. */
export interface Described {
  name: string;
  alsoNamed?: readonly string[] | undefined;
  /** The card paired with it. */
  pilot?: Card | undefined;
  rested: boolean;
  damage: number;
  token: boolean;
  traits(): readonly string[];
  /** A token has none. */
  colour?: Colour | undefined;
  /** As printed; a token has none. */
  lv: number;
  link(): boolean;
  has(keyword: keyof Keywords): boolean;
  ap(): number;
  /** What is left. */
  hp(): number;
}

/** Whether a card in play is of this description. */
// gundam/how-wording-is-read, gundam/token#no-color
export function isOf(card: Described, filter: Filter): boolean {
  const { rested, damaged, link, token, keyword, without, names, paired, traits, colours } = filter;
  const { minLv, maxLv, minAp, maxAp, minHp, maxHp } = filter;
  return (
    (rested === undefined || rested === card.rested) &&
    (damaged === undefined || damaged === card.damage > 0) &&
    (token === undefined || token === card.token) &&
    (traits === undefined || traits.some((trait) => card.traits().includes(trait))) &&
    (colours === undefined || (!card.token && colours.some((colour) => colour === card.colour))) &&
    (isOpen(minLv, maxLv) || isWithin(card.token ? 0 : card.lv, minLv, maxLv)) &&
    (link === undefined || link === card.link()) &&
    (names === undefined || isNamed(card, names)) &&
    (paired === undefined || isPaired(card, paired)) &&
    (keyword === undefined || card.has(keyword)) &&
    (without === undefined || !card.has(without)) &&
    (isOpen(minAp, maxAp) || isWithin(card.ap(), minAp, maxAp)) &&
    (isOpen(minHp, maxHp) || isWithin(card.hp(), minHp, maxHp))
  );
}

const isPaired = ({ pilot }: Described, paired: NonNullable<Filter['paired']>): boolean =>
  typeof paired === 'boolean' ? paired === (pilot !== undefined) : isPilotMeant(pilot, paired);

const isOpen = (least: number | undefined, most: number | undefined): boolean =>
  least === undefined && most === undefined;

const isWithin = (
  figure: number,
  least = Number.NEGATIVE_INFINITY,
  most = Number.POSITIVE_INFINITY,
): boolean => figure >= least && figure <= most;
