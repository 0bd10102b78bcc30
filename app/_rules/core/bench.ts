import type { Bilingual } from '../../_leaf/locales';
import type { Args, RuleRef } from './contract';

/** A card as somebody lays it on the table. */
export type Piece =
  /** One that the engine knows, by its name there. */
  | { known: string }
  /** One of which figures are told: a person's own, or out of a card file. */
  | { kind: string; title: string; figures?: Record<string, number>; traits?: string[] }
  /** A card whose face nobody knows. */
  | { unknown: true };

/** A change to a position that no rule makes: somebody lays out the table that lies before him. */
export type Edit =
  | { edit: 'add'; to: string; piece: Piece }
  | { edit: 'move'; card: string; to: string }
  | { edit: 'copy'; card: string }
  | { edit: 'remove'; card: string }
  /** How many cards lie in a pile. */
  | { edit: 'count'; place: string; to: number }
  /** What a card is worth here. */
  | { edit: 'figure'; card: string; figure: string; to: number }
  /** Whose turn it is, the phase, what has happened already; or the state of one card. */
  | { edit: 'set'; what: string; to: SwitchValue; card?: string };

export type SwitchValue = string | number | boolean;

/** Somewhere that cards can lie. */
export interface BenchPlace {
  /** The same through the whole play: `dark.hand`, `light.at.cantina`, `light.reserve`. */
  id: string;
  /** The seat that it belongs to. */
  owner?: string;
  /** The kinds of cards that may be laid here; `unknown` among them for a card whose face nobody knows. */
  takes: readonly string[];
  /** The cards here that have a name, in their order, the topmost first. */
  cards: readonly string[];
  /** A pile that is counted: how many cards lie here, those with a name among them, and how many may. */
  count?: number;
  most?: number;
  /** The card that one lays things on or into here: aboard, on, paired with, escorted by. */
  on?: string;
  /** The zone, pile, place or clash of the picture that shows it, so that a tap there leads here. */
  zone?: string;
}

/** A card that lies somewhere, as the bench knows it. */
export interface BenchCard {
  id: string;
  title: string;
  kind: string;
  owner?: string;
  place: string;
  /** As they count here; each one named here can be changed. */
  figures: Record<string, number>;
  /** What it has, of what its kind may have. */
  traits?: readonly string[];
}

/** Something of a position that can be set and that no card shows. */
export interface Switch {
  id: string;
  /** It is about this card: turned, hit, has fought. */
  card?: string;
  value: SwitchValue;
  among: 'yes-no' | readonly string[] | { least: number; most: number };
  /** Seldom asked for: shown once one asks for more. */
  rare?: true;
}

/** A kind of card, and what is told of one. */
export interface KindOfPiece {
  kind: string;
  figures: readonly { id: string; least: number; most: number; usual: number; must?: true }[];
  traits?: readonly string[];
  /** Those of its figures and traits that are seldom asked for: shown once one asks for more. */
  rare?: readonly string[];
}

export interface KnownPiece {
  /** Its name in the engine. */
  name: string;
  title: string;
  kind: string;
  /** The seats that it can lie before; all of them if left out. */
  owners?: readonly string[];
}

/** What no play could have led to. It is allowed, and said. */
export interface Oddity {
  code: string;
  rule: RuleRef;
  args?: Args;
}

export interface Template<Setup> {
  id: string;
  title: Bilingual;
  setup: Setup;
}

export const EDIT_REFUSALS = [
  'malformed',
  'no-such-card',
  'no-such-place',
  'no-such-piece',
  'no-such-switch',
  'not-here',
  'too-many',
  'out-of-range',
  'no-title',
  'under-itself',
  'in-use',
  'last-one',
] as const;
export type EditRefusalCode = (typeof EDIT_REFUSALS)[number];

/** Why a position cannot be changed like this; the position stays as it was. */
export interface EditRefusal {
  ok: false;
  code: EditRefusalCode;
  args?: Args;
}

/**
 * An engine's positions as something that can be laid out by hand. `edit` of `./edit.ts` has checked what it is asked
 * for: places, cards, kinds, switches and figures are those that the bench has listed, and numbers are in range.
 * Nothing here changes what it is given.
 */
export interface Bench<State, Setup> {
  /** To begin from; the last one is an empty table. */
  templates: readonly Template<Setup>[];
  kinds: readonly KindOfPiece[];
  known: readonly KnownPiece[];
  places(state: State): BenchPlace[];
  cards(state: State): BenchCard[];
  switches(state: State): Switch[];
  /** Lays a card at a place, at its end; in a pile that is counted, on top. */
  add(state: State, to: BenchPlace, piece: Piece): State | EditRefusal;
  move(state: State, card: BenchCard, to: BenchPlace): State | EditRefusal;
  /** What lies on or in it goes with it. */
  remove(state: State, card: BenchCard): State | EditRefusal;
  /** The piece that a second one of it would be laid with. */
  pieceOf(state: State, card: BenchCard): Piece;
  /** Lays a second one of it, where a piece cannot say all that is printed on it. */
  copy?(state: State, card: BenchCard, to: BenchPlace): State | EditRefusal;
  count(state: State, place: BenchPlace, to: number): State | EditRefusal;
  figure(state: State, card: BenchCard, figure: string, to: number): State | EditRefusal;
  set(state: State, which: Switch, to: SwitchValue): State | EditRefusal;
  odd(state: State): Oddity[];
  /** The position said as a set-up, where it can be. */
  setupOf?(state: State): Setup | undefined;
}

/** A bench whose types only it knows. */
// biome-ignore lint/suspicious/noExplicitAny: each bench is consistent in itself; a registry cannot say so
export type AnyBench = Bench<any, any>;

export const cannot = (code: EditRefusalCode, args?: Args): EditRefusal =>
  args ? { ok: false, code, args } : { ok: false, code };

/** A state has no field `ok`. */
export const isEditRefusal = (made: unknown): made is EditRefusal =>
  typeof made === 'object' && made !== null && (made as { ok?: unknown }).ok === false;
