/**
 * A position as it is drawn: plain data, made of a state by each simulator and drawn by one component for all.
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

/** A part of the table, drawn in its own way. */
export type Zone = {
  id: string;
  title: string;
  seat?: Seat;
  empty?: string;
  /** Worth seeing, but not what the play is about: drawn below. */
  aside?: true;
} & (
  | { form: 'stack'; cards: PictureCard[] } // drawn as given, the topmost first
  | { form: 'cards'; cards: PictureCard[] } // side by side, wrapping
  | { form: 'piles'; piles: Pile[] }
  | { form: 'figures'; figures: Figure[] }
  | { form: 'track'; steps: TrackStep[] }
);

export interface PictureCard {
  /** The same through the whole play, so that a card that goes elsewhere is seen to move. */
  id: string;
  title: string;
  seat?: Seat;
  faceDown?: true;
  /** What it is: "interruption", "Unit". */
  kind?: string;
  /** Short facts: "puissance 6", "AP 3 · HP 2". */
  facts?: string[];
  /** Words on what has become of it: "au-dessus", "touchée", "Rest". */
  marks?: Mark[];
  /** Cards aboard, on or paired with it. */
  holds?: PictureCard[];
}

export interface Mark {
  text: string;
  /** `live`: what one should look at; `weak`: out of the play for now; `bad`: lost, hit, refused. */
  tone?: 'live' | 'weak' | 'bad';
  /** It says what the rules allow with the card: kept back where that is the question. */
  tells?: true;
}

export interface Pile {
  id: string;
  title: string;
  count: number;
  /** The top cards if they are known, the topmost first. */
  top?: string[];
  /** The ids of all its cards, the topmost first, where each one is worth drawing. */
  cards?: string[];
  tone?: Mark['tone'];
}

export interface Figure {
  label: string;
  value: string | number;
  seat?: Seat;
  tone?: Mark['tone'];
}

/** One of several steps in a fixed order: segments, laps, phases. */
export interface TrackStep {
  title: string;
  at: 'done' | 'now' | 'ahead';
  note?: string;
}
