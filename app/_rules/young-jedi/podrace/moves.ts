import { fits, isText, oneOf, type Shape } from '../../core/shape';
import { isSide } from '../../core/sides';
import type { Move } from './state';

const isPlace = oneOf(['objective', 'planet']);

const SHAPES: Record<Move['type'], Shape> = {
  objective: {},
  destiny: { must: { value: Number.isInteger } },
  deploy: { must: { card: isText, to: isPlace } },
  search: { may: { card: isText } },
  thrust: {},
  lap: { may: { card: isText, value: Number.isInteger } },
  draw: { may: { card: isText, value: Number.isInteger } },
  lose: { may: { card: isText, value: Number.isInteger } },
  discard: { may: { card: isText, value: Number.isInteger } },
  recycle: {},
  done: {},
};

/** A card of the hand goes by its id or by its number, not by both. */
const namesOne = (move: Move): boolean =>
  (move.type !== 'lap' && move.type !== 'discard') ||
  (move.card === undefined) !== (move.value === undefined);

const isShaped = fits<Move>(SHAPES, { player: isSide });

export const isMove = (value: unknown): value is Move => isShaped(value) && namesOne(value);
