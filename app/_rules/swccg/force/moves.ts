import { fits, isText, oneOf, type Shape } from '../../core/shape';
import { isSide } from '../../core/sides';
import { LOSE_FROM } from './piles';
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
  lose: { must: { from: oneOf(LOSE_FROM) }, may: { card: isText } },
  destiny: {},
  decline: {},
  pass: {},
  recirculate: {},
};

export const isMove = fits<Move>(SHAPES, { player: isSide });
