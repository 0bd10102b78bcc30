import { fits, isText, type Shape } from '../../swccg/force/shape';
import type { Move } from './state';

const isTrue = (value: unknown): boolean => value === true;
const isNumber = (value: unknown): boolean => Number.isInteger(value);
const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

const SHAPES: Record<Move['type'], Shape> = {
  deploy: { must: { card: isText }, may: { faceDown: isTrue } },
  evacuate: { must: { planet: isText }, may: { transport: isText, only: isTextList, without: isTextList } },
  intercept: { may: { starfighter: isText, without: isTextList } },
  decline: {},
  declare: { must: { count: isNumber } },
  place: { must: { card: isText } },
  draw: { must: { value: isNumber }, may: { card: isText } },
  lose: { may: { value: isNumber, card: isText } },
  sacrifice: { must: { card: isText } },
  pick: { must: { card: isText } },
  done: {},
};

export const isMove = (value: unknown): value is Move => fits(value, SHAPES);
