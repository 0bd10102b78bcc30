import { fits, isText, isTexts, isTrue, type Shape } from '../../core/shape';
import { isSide } from '../../core/sides';
import type { Move } from './state';

const SHAPES: Record<Move['type'], Shape> = {
  deploy: { must: { card: isText }, may: { faceDown: isTrue } },
  evacuate: { must: { planet: isText }, may: { transport: isText, only: isTexts, without: isTexts } },
  intercept: { may: { starfighter: isText, without: isTexts } },
  decline: {},
  declare: { must: { count: Number.isInteger } },
  place: { must: { card: isText } },
  draw: { must: { value: Number.isInteger }, may: { card: isText } },
  lose: { may: { value: Number.isInteger, card: isText } },
  sacrifice: { must: { card: isText } },
  pick: { must: { card: isText } },
  done: {},
};

export const isMove = fits<Move>(SHAPES, { player: isSide });
