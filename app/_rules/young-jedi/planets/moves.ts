import { DESTINIES, DRAWN_FOR, type Move, PLANETS, SEARCHED, SIDES } from './state';

type Test = (value: unknown) => boolean;
interface Shape {
  must: Record<string, Test>;
  may?: Record<string, Test>;
}

const oneOf =
  (values: readonly unknown[]): Test =>
  (value) =>
    values.includes(value);
const text: Test = (value) => typeof value === 'string';
const isTrue: Test = (value) => value === true;
const player = oneOf(SIDES);

const alone: Shape = { must: { player } };
const card: Shape = { must: { player, card: text } };

const SHAPES: Record<Move['type'], Shape> = {
  draw: { must: { player, value: oneOf(DESTINIES) }, may: { dual: isTrue } },
  choose: { must: { player, planet: oneOf(PLANETS), from: oneOf(SEARCHED) }, may: { card: text } },
  fetch: card,
  skip: alone,
  reveal: alone,
  deploy: card,
  next: alone,
  battle: alone,
  fight: { must: { player, card: text }, may: { weapon: text } },
  destiny: { must: { player, for: oneOf(DRAWN_FOR) } },
  win: alone,
  tie: { must: {} },
  discard: card,
  recycle: alone,
  'even-up': alone,
  'end-turn': alone,
  concede: alone,
  'take-back': alone,
  leave: alone,
};

/** Whether a value, which a shared link may have made of anything, is a move. */
export function isMove(value: unknown): value is Move {
  if (typeof value !== 'object' || value === null) return false;
  const parts = value as Record<string, unknown>;
  const { type } = parts;
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) return false;
  const shape = SHAPES[type as Move['type']];
  for (const key in shape.must) if (!shape.must[key]?.(parts[key])) return false;
  for (const key in parts) {
    if (key === 'type' || Object.hasOwn(shape.must, key)) continue;
    if (!shape.may || !Object.hasOwn(shape.may, key) || !shape.may[key]?.(parts[key])) return false;
  }
  return true;
}
