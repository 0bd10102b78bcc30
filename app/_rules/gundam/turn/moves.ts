import { type Move, PLAYERS } from './state';

type Test = (value: unknown) => boolean;

interface Shape {
  must?: Record<string, Test>;
  may?: Record<string, Test>;
}

const isText: Test = (value) => typeof value === 'string';
const isIndex: Test = (value) => Number.isInteger(value) && (value as number) >= 0;
/** None is said by leaving it out. */
const isCount: Test = (value) => Number.isInteger(value) && (value as number) > 0;
const paid = { ex: isCount };

const SHAPES: Record<Move['type'], Shape> = {
  keep: {},
  redraw: {},
  'place-shields': {},
  'place-tokens': {},
  'set-active': {},
  draw: { may: { card: isText } },
  'place-resource': {},
  deploy: { must: { card: isText }, may: { replacing: isText, ...paid } },
  pair: { must: { card: isText, unit: isText }, may: paid },
  command: { must: { card: isText }, may: paid },
  activate: { must: { card: isText, ability: isIndex }, may: paid },
  'end-main': {},
  pass: {},
  choose: { must: { card: isText } },
  discard: { must: { card: isText } },
  resolve: { must: { trigger: isIndex } },
  accept: {},
  decline: {},
};

const NOTHING: Record<string, Test> = {};

/** Whether a value, which a shared link may have made of anything, has the shape of a move. */
export function isMove(value: unknown): value is Move {
  if (typeof value !== 'object' || value === null) return false;
  const parts = value as Record<string, unknown>;
  const { type } = parts;
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) return false;
  if (!(PLAYERS as readonly unknown[]).includes(parts.player)) return false;
  const { must = NOTHING, may = NOTHING } = SHAPES[type as Move['type']];
  for (const key in must) if (!Object.hasOwn(parts, key) || !must[key]?.(parts[key])) return false;
  for (const key in parts) {
    if (key === 'type' || key === 'player' || Object.hasOwn(must, key)) continue;
    if (!Object.hasOwn(may, key) || !may[key]?.(parts[key])) return false;
  }
  return true;
}
