import type { Ruling } from './ruling';

/** The pieces of a ruling that two versions of it are compared by. What makes sense only together is one piece. */
export const PIECES = {
  event: ['event'],
  round: ['round'],
  table: ['table'],
  players: ['game', 'seats'],
  question: ['question'],
  rules: ['rules'],
  decision: ['state', 'outcome', 'decision', 'before'],
  penalty: ['infraction', 'sanction'],
  apart: ['apart'],
  extension: ['extension'],
  situation: ['situation'],
} as const satisfies Record<string, readonly (keyof Ruling)[]>;
export type Piece = keyof typeof PIECES;
export const PIECE_NAMES = Object.keys(PIECES) as Piece[];

/** The order of seats and of fields means nothing. */
function plain(ruling: Ruling, piece: Piece): unknown {
  const { extension, rules, situation } = ruling;
  if (piece === 'players') return [ruling.game, [...ruling.seats].sort()];
  if (piece === 'rules') return rules.map(({ id, title }) => [id, title]);
  if (piece === 'decision') return [ruling.state, ruling.outcome, ruling.decision, beforeOf(ruling)];
  if (piece === 'penalty')
    return [ruling.infraction, ruling.sanction].map((phrase) => phrase && [phrase.fr, phrase.en]);
  if (piece === 'apart') return ruling.apart.map(({ from, why }) => [from, why]);
  if (piece === 'extension') return extension && [extension.minutes, extension.startedAt];
  if (piece === 'situation') return situation && [situation.link, situation.title];
  return PIECES[piece].map((field) => ruling[field]);
}

const beforeOf = ({ before }: Ruling) => before && [before.outcome, before.decision];

export const isSamePiece = (piece: Piece, a: Ruling, b: Ruling): boolean =>
  JSON.stringify(plain(a, piece)) === JSON.stringify(plain(b, piece));

/** The pieces in which two versions differ. */
export const differences = (a: Ruling, b: Ruling): Piece[] =>
  PIECE_NAMES.filter((piece) => !isSamePiece(piece, a, b));

/** The very same version: nothing said of one that is not said of the other. */
export function isSame(a: Ruling | undefined, b: Ruling | undefined): boolean {
  if (!a || !b) return a === b;
  const isSameMoment = a.id === b.id && a.createdAt === b.createdAt && a.updatedAt === b.updatedAt;
  return isSameMoment && differences(a, b).length === 0;
}

/** A version with some of its pieces taken from another. */
export function withPieces(ruling: Ruling, other: Ruling, pieces: readonly Piece[]): Ruling {
  const fields = pieces.flatMap((piece): readonly (keyof Ruling)[] => PIECES[piece]);
  return { ...ruling, ...Object.fromEntries(fields.map((field) => [field, other[field]])) };
}
