import { fits, isText, type Shape } from '../../core/shape';
import { isSide } from '../../core/sides';
import type { Move } from './state';

const PLAYED: Shape = { must: { destiny: Number.isInteger }, may: { card: isText } };

const SHAPES: Record<Move['type'], Shape> = {
  initiate: { must: { character: isText, target: isText }, may: { weapon: isText } },
  defend: { must: { character: isText }, may: { weapon: isText } },
  draw: { must: { value: Number.isInteger } },
  keep: {},
  redraw: {},
  'draw-hand': {},
  attack: PLAYED,
  parry: PLAYED,
  'take-hit': {},
  pass: {},
  'use-text': {},
  'decline-text': {},
  battle: {},
  'end-step': {},
};

export const isMove = fits<Move>(SHAPES, { player: isSide });
