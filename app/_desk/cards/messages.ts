import type { Card, CardText, Ruling } from '../../_cards/card';
import type { CardFlaw, FileRefusal } from '../../_cards/flaw';
import type { Grade } from '../../_cards/names';
import type { PartId } from '../../_cards/part';
import type { TablePiece } from '../../_cards/table-piece';
import type { Locale } from '../../_i18n/locales';
import type { Game } from '../../_leaf/games';
import type { NamedCard } from '../../_search/card-names';
import type { HeldPart } from './store';

/** What a page asks of the worker that keeps cards. Every question has a number, and its answers bear the same. */
export type CardQuestion = { number: number; site: readonly string[] } & (
  | { ask: 'bring'; files: File[]; withTexts: boolean }
  | { ask: 'held' }
  | { ask: 'erase' }
  | { ask: 'find'; text: string; game: Game | undefined; locale: Locale }
  | { ask: 'card'; game: Game; id: string }
  | { ask: 'complete'; text: string; game: Game; limit: number }
);

/** What came of one file. */
export type FileOutcome = { name: string } & (
  | { refused: FileRefusal }
  | {
      parts: { id: PartId; entries: number; read: number; refused: number; placeholders: number }[];
      flaws: CardFlaw[];
    }
);

/** A card as it is found. */
export interface FoundCard {
  card: Card;
  grade: Grade;
}
export interface FoundCards {
  /** What was asked. */
  text: string;
  matches: FoundCard[];
  isAmbiguous: boolean;
  /** Cards that a longer question names; the question itself is for the rules. */
  mentioned: Card[];
  /** The names in it, as a search of the rules takes them. */
  named: NamedCard[];
}

/** A card with all that is held of it. */
export interface HeldCard {
  card: Card;
  rulings: Ruling[];
  text: CardText | undefined;
  sets: string[];
  namesakes: Card[];
}

export type CardReply = { number: number } & (
  | { progress: { file: string; done: number; of: number } }
  | { outcomes: FileOutcome[]; isKept: boolean; held: HeldPart[] }
  | { held: HeldPart[] }
  | { found: FoundCards }
  | { card: HeldCard | undefined }
  | { pieces: TablePiece[] }
  | { failed: 'full' | 'storage' }
);
