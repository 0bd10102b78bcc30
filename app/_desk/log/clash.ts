import type { Deletion } from './deletion';
import { differences, isSamePiece, PIECE_NAMES, type Piece, withPieces } from './pieces';
import { type Ruling, versionAfter } from './ruling';

/** Two versions of one ruling of which a person has to choose. */
export interface Clash {
  /** Where the other version comes from. */
  from: 'tab' | 'file';
  /** What both began from, if that is known. */
  base: Ruling | undefined;
  mine: Ruling;
  /** Nothing where it was deleted meanwhile. */
  theirs: Ruling | undefined;
  /** Where two devices disagree whether it is deleted: on which of them it is. `mine` is then what the other one has. */
  gone?: { at: 'here' | 'there'; as: Deletion };
}

export type Side = 'mine' | 'theirs';
export type Choice = Partial<Record<Piece, Side>>;

/** What stands in the log while the person is asked. */
export const standing = ({ from, mine, theirs, gone }: Clash): Ruling | undefined =>
  from === 'tab' ? theirs : gone?.at === 'here' ? undefined : mine;

/** Who alone changed each piece that differs; nothing where both did, or nobody can tell. */
export function changedBy({ base, mine, theirs }: Clash): Map<Piece, Side | undefined> {
  const sides = new Map<Piece, Side | undefined>();
  if (!theirs) return sides;
  for (const piece of differences(mine, theirs)) {
    const isMineNew = !base || !isSamePiece(piece, base, mine);
    const isTheirsNew = !base || !isSamePiece(piece, base, theirs);
    sides.set(piece, isMineNew === isTheirsNew ? undefined : isMineNew ? 'mine' : 'theirs');
  }
  return sides;
}

/** What two hands changed in different pieces, brought together; nothing where someone has to choose. */
export function combine(clash: Clash, now: Date): { ruling: Ruling; taken: Piece[] } | undefined {
  const { mine, theirs } = clash;
  if (!theirs) return undefined;
  const sides = changedBy(clash);
  const taken = PIECE_NAMES.filter((piece) => sides.get(piece) === 'theirs');
  const ruling = chosen(clash, Object.fromEntries(sides), now);
  // one took away the question and the other the rules: together they would leave a ruling about nothing
  const isAboutNothing = ruling?.question === '' && ruling.rules.length === 0;
  return ruling && !(isAboutNothing && differences(mine, ruling).length > 0) ? { ruling, taken } : undefined;
}

/** The ruling that was chosen piece by piece; nothing while a choice is missing. One side whole stays what it is. */
export function chosen(clash: Clash, choice: Choice, now: Date): Ruling | undefined {
  const { mine, theirs, gone } = clash;
  if (!theirs) return { ...mine, ...versionAfter(now, mine, gone?.as) };
  const differing = differences(mine, theirs);
  if (differing.some((piece) => !choice[piece])) return undefined;
  const taken = differing.filter((piece) => choice[piece] === 'theirs');
  if (differing.length > 0 && taken.length === differing.length) return theirs;
  return { ...withPieces(mine, theirs, taken), ...versionAfter(now, mine, theirs) };
}

/** One side in all. */
export const wholly = (side: Side): Choice =>
  Object.fromEntries(PIECE_NAMES.map((piece) => [piece, side])) as Choice;

/** What one side in all comes to; nothing where that side has deleted it. */
export function ofSide(clash: Clash, side: Side, now: Date): Ruling | undefined {
  const isHere = side === 'mine';
  return clash.gone && (clash.gone.at === 'here') === isHere ? undefined : chosen(clash, wholly(side), now);
}
