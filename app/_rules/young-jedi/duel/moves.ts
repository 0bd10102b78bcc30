import { isSide } from './facts';
import type { Move } from './state';

type Test = (value: unknown) => boolean;
interface Shape {
  must?: Record<string, Test>;
  may?: Record<string, Test>;
}

const isText: Test = (value) => typeof value === 'string';
const isNumber: Test = (value) => Number.isInteger(value);
const PLAYED: Shape = { must: { destiny: isNumber }, may: { card: isText } };

const SHAPES: Record<Move['type'], Shape> = {
  initiate: { must: { character: isText, target: isText }, may: { weapon: isText } },
  defend: { must: { character: isText }, may: { weapon: isText } },
  draw: { must: { value: isNumber } },
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

const NOTHING: Record<string, Test> = {};

/** Whether a value, which a shared link may have made of anything, has the shape of a move. */
export function isMove(value: unknown): value is Move {
  if (typeof value !== 'object' || value === null) return false;
  const parts = value as Record<string, unknown>;
  const { type } = parts;
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type) || !isSide(parts.player)) return false;
  const { must = NOTHING, may = NOTHING } = SHAPES[type as Move['type']];
  for (const key in must) if (!must[key]?.(parts[key])) return false;
  for (const key in parts) {
    if (key === 'type' || key === 'player' || Object.hasOwn(must, key)) continue;
    if (!Object.hasOwn(may, key) || !may[key]?.(parts[key])) return false;
  }
  return true;
}
