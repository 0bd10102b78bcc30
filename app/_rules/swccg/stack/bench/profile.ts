import type { KindOfPiece, Piece } from '../../../core/bench';
import type { Side } from '../../../core/sides';
import type { Card } from '../schema';
import type { Printed } from '../state';

/** A card of somebody's own. */
export type OwnPiece = Extract<Piece, { title: string }>;

/** The cards that an engine of the action stack can lay on the table, and what is told of them. */
export interface Profile {
  kinds: readonly KindOfPiece[];
  /** By their names. */
  known: Readonly<Record<string, Card>>;
  make(side: Side, piece: OwnPiece): Card;
  kindOf(print: Printed): string;
  /** Those that can be changed. */
  figuresOf(print: Printed): Record<string, number>;
  traitsOf(print: Printed): string[];
  withFigure(print: Printed, figure: string, to: number): Printed;
}
