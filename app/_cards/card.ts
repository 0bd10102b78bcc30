import type { Game } from '../_leaf/games';
import type { Side } from '../_rules/core/sides';

/** The figures that a card can bear, in the order in which they are shown. */
export const FIGURES = [
  'destiny',
  'power',
  'ability',
  'politics',
  'ferocity',
  'armor',
  'maneuver',
  'hyperspeed',
  'landspeed',
  'deploy',
  'forfeit',
  'parsec',
  'lightIcons',
  'darkIcons',
  'colour',
  'level',
  'cost',
  'ap',
  'hp',
  'zone',
] as const;
export type Figure = (typeof FIGURES)[number];

/** Figures as they are printed: `6`, `+1`, `2 or 5`, `½`, `*`. */
export type Figures = Partial<Record<Figure, string>>;

/** Lists of words that a card can bear. */
export const MARKS = ['icons', 'keywords', 'named', 'timings', 'traits', 'links', 'kinds'] as const;
export type Mark = (typeof MARKS)[number];

/** Whatever can differ from one printing of a card to another. */
export type Differing = Figure | Mark | 'name' | 'type' | 'text';

/** What a community's file says of a card, without its text. */
export interface Card {
  game: Game;
  /** What the card is known by in lists: `GD01-008`, or the blueprint `1_168`. */
  id: string;
  /** Other numbers of the same card, of other pictures. */
  otherIds?: string[];
  /** Without marks of uniqueness and without (V). */
  title: string;
  /** The other side of a card with two, where it has a title of its own. */
  back?: string;
  /** As printed before the title: •, ••, ◇. */
  unique?: string;
  virtual?: true;
  side?: Side;
  /** In small letters: `character`, `starship`, `unit`, `jedi test #5`. */
  type: string;
  subtype?: string;
  figures: Figures;
  /** Light and dark icons, Pilot, Warrior, Scomp Link … */
  icons?: string[];
  /** `Blocker`, `Breach 3`: those that the card has outright. */
  keywords?: string[];
  /** Keywords that its text gives under a condition, gives to others, or asks for. */
  named?: string[];
  /** `Deploy`, `When Paired`. */
  timings?: string[];
  /** `Earth Federation`; of SWCCG, what else the card is: `spy`, `leader`. */
  traits?: string[];
  /** The Pilots or traits that make a Unit a Link Unit. */
  links?: string[];
  /** Further kinds that the card names: `Force-Attuned`, `Astromech Droid`. */
  kinds?: string[];
  /** Abbreviations and other names that the file gives. */
  also?: string[];
  /** The sets that it stands in, by their ids. */
  sets?: string[];
  rarity?: string;
  /** How many printings the file holds. */
  printings: number;
  /** What is not the same on all of them, with each value that occurs; texts without their words. */
  differs?: Partial<Record<Differing, string[]>>;
  /** When the text was last mended, as the file says. */
  errata?: string;
  /** What its game text says beyond its figures; left out where nobody knows its text. */
  says?: 'nothing' | 'keywords' | 'more';
}

/** What was decided on a card, with its date where the file has one. */
export interface Ruling {
  /** The id of the card. */
  card: string;
  /** `Q119`, where rulings are numbered. */
  number?: string;
  /** As in `2026-07-10`. */
  date?: string;
  question?: string;
  answer: string;
  /** Where the keepers of the file have it from. */
  from?: string;
}

/** The words of a card; kept only where the person wants them. */
export interface CardText {
  card: string;
  text?: string;
  /** Of the other side. */
  back?: string;
  lore?: string;
}

/** A set by its id: `GD01`, `Newtype Rising`. */
export interface SetName {
  id: string;
  name: string;
  abbreviation?: string;
}
