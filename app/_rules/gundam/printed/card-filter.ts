import type { CardType, Colour, Keywords } from '../cards';

/** What a text asks of a card that is not in play: one of the hand, the trash or the deck. */
export interface CardFilter {
  types?: readonly Exclude<CardType, 'resource'>[];
  /** One of these is in its name. */
  names?: readonly string[];
  traits?: readonly string[];
  colours?: readonly Colour[];
  minLv?: number;
  maxLv?: number;
  /** With this keyword printed on it. */
  keyword?: keyof Keywords;
  /** Besides, one of these: "1 (Zeon) Unit card/1 Command card". */
  either?: readonly CardFilter[];
}

/** What a text asks of the Pilot that a Unit is paired with. A Command goes by the Pilot it serves as. */
export interface PilotFilter {
  /** One of these is in its name. */
  names?: readonly string[];
  traits?: readonly string[];
  colours?: readonly Colour[];
  minLv?: number;
  maxLv?: number;
}
