import { fits, isLoseFrom, isText, type Shape } from './shape';
import type { Move } from './state';

const SHAPES: Record<Move['type'], Shape> = {
  activate: {},
  drain: { must: { location: isText } },
  deploy: { must: { card: isText } },
  interrupt: { must: { card: isText } },
  battle: { must: { location: isText } },
  move: { must: { card: isText } },
  draw: {},
  use: {},
  lose: { must: { from: isLoseFrom }, may: { card: isText } },
  destiny: {},
  decline: {},
  pass: {},
  recirculate: {},
};

export const isMove = (value: unknown): value is Move => fits(value, SHAPES);
