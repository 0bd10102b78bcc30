/**
 * A position as it is drawn: plain data, made of a state by each simulator and drawn by one board for all.
 * Words in it are already in the reader's language.
 */
export interface Picture {
  /** Where the play stands: turn, phase, segment, step. */
  moment: string;
  /** Who may act now and how many have passed; or what is waited for; or how it ended. */
  opportunity: { seat?: Seat; text: string };
  zones: Zone[];
}

/** Who sits where: the sides of the Force, or the seats of a table in turn order. */
export const SEATS = ['light', 'dark', '1', '2', '3', '4'] as const;
export type Seat = (typeof SEATS)[number];

/**
 * The rows of the board from top to bottom: the order of play; what lies before the player opposite; what the play
 * is about; what lies before the player on this side; what is owed or counted.
 */
export const ROWS = ['track', 'far', 'middle', 'near', 'sum'] as const;
export type Row = (typeof ROWS)[number];

/** A part of the table, drawn in its own way. */
export type Zone = {
  id: string;
  title: string;
  row: Row;
  /** Stands beside the zone before it in the middle, not under it. In the other rows all zones stand side by side. */
  beside?: true;
  seat?: Seat;
  empty?: string;
} & (
  | { form: 'stack'; cards: PictureCard[] } // overlapping, the topmost first, each tied to what it responds to
  | { form: 'cards'; cards: PictureCard[]; tight?: true } // side by side; tight: in one row, only to be seen
  | { form: 'fan'; cards: PictureCard[] } // a hand
  | { form: 'piles'; piles: Pile[] }
  | { form: 'figures'; figures: Figure[] }
  | { form: 'debts'; debts: Debt[] }
  | { form: 'draw'; draw: Draw }
  | { form: 'track'; steps: TrackStep[] }
  | { form: 'places'; places: Place[] }
  | { form: 'clash'; clashes: Clash[] }
  | { form: 'blows'; blows: Blow[] }
  | { form: 'race'; lanes: Lane[] }
);

/** What a card is, as its sign shows it. */
export const ARTS = [
  'character',
  'droid',
  'starship',
  'vehicle',
  'weapon',
  'device',
  'interrupt',
  'effect',
  'location',
  'battle',
  'unit',
  'pilot',
  'command',
  'base',
  'shield',
  'resource',
  'pod',
  'action',
] as const;
export type Art = (typeof ARTS)[number];

export interface PictureCard {
  /** The same through the whole play, so that a card that goes elsewhere is seen to move. */
  id: string;
  title: string;
  seat?: Seat;
  art?: Art;
  faceDown?: true;
  /** Turned sideways. */
  rested?: true;
  /** What it is: "interruption", "Unit". */
  kind?: string;
  /** The one number that counts here, drawn large: a destiny, a blow. */
  figure?: string | number;
  /** The figures printed on it, drawn at its foot. */
  stats?: Stat[];
  /** What it has and what is left of it, drawn as points: HP, counters. */
  points?: { label: string; left: number; of: number };
  /** Short facts in words, for whoever takes a closer look: "immunité à l'attrition < 5". */
  facts?: string[];
  /** Words on what has become of it: "au-dessus", "touchée", "Rest". */
  marks?: Mark[];
  /** Cards aboard, on or paired with it. */
  holds?: PictureCard[];
  /** In a stack: the id of the card that it responds to. */
  respondsTo?: string;
  /** What it attacks, by the id of that card or zone: an arrow leads there. */
  aimsAt?: string;
}

export interface Stat {
  /** The whole word: "puissance". */
  label: string;
  /** One to three letters that stand beside the figure: "P". */
  short: string;
  value: string | number;
  /** Other than printed. */
  tone?: Mark['tone'];
}

export interface Mark {
  text: string;
  /** `live`: what one should look at; `weak`: out of the play for now; `bad`: lost, hit, refused. */
  tone?: 'live' | 'weak' | 'bad';
  /** It says what the rules allow with the card: kept back where that is the question. */
  tells?: true;
  /** What each side has of it: drawn with their signs, in place of the words. */
  counts?: readonly { seat: Seat; count: number }[];
}

export interface Pile {
  id: string;
  title: string;
  /** Its name in a word, where its owner and kind are plain to see: "réserve". */
  short?: string;
  count: number;
  seat?: Seat;
  /** The titles of the top cards if they are known, the topmost first. */
  top?: string[];
  /** The ids of its cards where they are known, so that a card is seen to go there. */
  cards?: string[];
  /** Its cards lie open. */
  open?: true;
  tone?: Mark['tone'];
}

export interface Figure {
  label: string;
  value: string | number;
  seat?: Seat;
  tone?: Mark['tone'];
}

/** What is owed, and how much of it is paid. */
export interface Debt {
  label: string;
  seat?: Seat;
  owed: number;
  paid: number;
  /** Nothing more can be asked: "satisfaite", "immunisé". */
  note?: string;
}

/** A destiny turned over, and what is added to it one after another. */
export interface Draw {
  seat?: Seat;
  /** Each card drawn: its value, or nothing while it still lies face down. */
  cards: { id: string; title?: string; value?: number | string }[];
  terms: { label: string; value: number }[];
  /** The sum as it stands. */
  total?: number | string;
  /** What the sum has to reach: "plus de 5". */
  against?: string;
}

/** One of several steps in a fixed order: segments, laps, phases. */
export interface TrackStep {
  title: string;
  at: 'done' | 'now' | 'ahead';
  note?: string;
}

/** A place that cards travel between: a planet, hyperspace, a location. */
export interface Place {
  id: string;
  title: string;
  /** Who holds it. */
  seat?: Seat;
  kind?: 'planet' | 'space' | 'site';
  marks?: Mark[];
  facts?: string[];
  /** What stands there, by side. */
  far: PictureCard[];
  near: PictureCard[];
  /** Belonging to neither: what lies under both. */
  between?: PictureCard[];
}

/** Two sides that face each other across a place: a battle, a fight, or whoever stands there before one. */
export interface Clash {
  id: string;
  title: string;
  /** Nothing is fought over here now. */
  small?: true;
  marks?: Mark[];
  far: ClashSide;
  near: ClashSide;
}

export interface ClashSide {
  seat: Seat;
  cards: PictureCard[];
  /** Those of its cards there that have no part in it, drawn small. */
  rest?: PictureCard[];
  /** What the side brings to it, drawn large beside its cards; `parts` is how it is made up: "9 + 2". */
  total?: Figure & { parts?: string };
  marks?: Mark[];
}

/** A blow of a duel, in the order in which they fall, and the card that parried it. A parry strikes back. */
export interface Blow {
  id: string;
  by: Seat;
  card: PictureCard;
  parry?: PictureCard;
  /** What has become of the last card of it: still to be answered, parried by the next blow, or a hit. */
  outcome: 'open' | 'parried' | 'hit';
  text?: string;
}

/** A racer on the track. */
export interface Lane {
  seat: Seat;
  title: string;
  /** Who rides, and what; or the card on which they are waited for. */
  pod: PictureCard;
  /** Both are there, and the pod is on the track. */
  away?: true;
  /** Laps done, of how many. */
  laps: { done: number; of: number };
  /** Within the lap: the cards played for it, one for each step, of how many. */
  lap: { played: PictureCard[]; of: number };
}
