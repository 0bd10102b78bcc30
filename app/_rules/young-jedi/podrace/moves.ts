import { fits, isText, type Shape } from '../../swccg/force/shape';
import type { Move } from './state';

const isPlace = (value: unknown): boolean => value === 'objective' || value === 'planet';
const isNumber = (value: unknown): boolean => Number.isInteger(value);

const SHAPES: Record<Move['type'], Shape> = {
  objective: {},
  destiny: { must: { value: isNumber } },
  deploy: { must: { card: isText, to: isPlace } },
  search: { may: { card: isText } },
  thrust: {},
  lap: { may: { card: isText, value: isNumber } },
  draw: { may: { card: isText, value: isNumber } },
  lose: { may: { card: isText, value: isNumber } },
  discard: { may: { card: isText, value: isNumber } },
  recycle: {},
  done: {},
};

/** A card of the hand goes by its id or by its number, not by both. */
const namesOne = ({ type, card, value }: Record<string, unknown>): boolean =>
  (type !== 'lap' && type !== 'discard') || (card === undefined) !== (value === undefined);

export const isMove = (value: unknown): value is Move =>
  fits(value, SHAPES) && namesOne(value as Record<string, unknown>);
