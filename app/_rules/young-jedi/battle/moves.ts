import { fits, isText, type Shape, type Test } from '../../core/shape';
import { isSide as isPlayer } from '../../core/sides';
import type { Move } from './state';

const isHalf: Test = (value) => value === 0 || value === 1;

/** What each kind of move consists of, apart from its type. */
const SHAPES: Record<Move['type'], Shape> = {
  declare: { must: { player: isPlayer } },
  skip: { must: { player: isPlayer } },
  take: { must: { player: isPlayer, card: isText } },
  announce: { must: { player: isPlayer } },
  place: { must: { player: isPlayer, card: isText } },
  reveal: {},
  draw: { must: { player: isPlayer, value: Number.isInteger } },
  use: { must: { player: isPlayer, card: isText }, may: { target: isText } },
  decline: { must: { player: isPlayer } },
  choose: { must: { player: isPlayer, target: isText } },
  half: { must: { player: isPlayer, half: isHalf } },
  discard: { must: { player: isPlayer, card: isText } },
  compare: {},
  end: {},
};

export const isMove = fits<Move>(SHAPES);
