import { fits, isText, isTexts, oneOf, type Shape } from '../../core/shape';
import { isSide } from '../../core/sides';
import { LOSE_FROM } from '../force/piles';
import type { Move } from './state';

const SHAPES: Record<Move['type'], Shape> = {
  initiate: { must: { location: isText } },
  fire: { must: { weapon: isText, target: isText } },
  interrupt: { must: { card: isText }, may: { target: isText } },
  pass: {},
  draw: { may: { value: Number.isInteger } },
  decline: {},
  forfeit: { must: { card: isText }, may: { jumping: isTexts } },
  lose: { must: { from: oneOf(LOSE_FROM) }, may: { card: isText } },
  finish: {},
};

export const isMove = fits<Move>(SHAPES, { player: isSide });
