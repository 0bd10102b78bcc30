import { fits, isLoseFrom, isText, type Shape } from '../force/shape';
import type { Move } from './state';

const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

const SHAPES: Record<Move['type'], Shape> = {
  initiate: { must: { location: isText } },
  fire: { must: { weapon: isText, target: isText } },
  interrupt: { must: { card: isText }, may: { target: isText } },
  pass: {},
  draw: { may: { value: Number.isInteger } },
  decline: {},
  forfeit: { must: { card: isText }, may: { jumping: isTextList } },
  lose: { must: { from: isLoseFrom }, may: { card: isText } },
  finish: {},
};

export const isMove = (value: unknown): value is Move => fits(value, SHAPES);
