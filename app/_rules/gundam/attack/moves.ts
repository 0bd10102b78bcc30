import { type Move, SEATS } from './state';

type Test = (value: unknown) => boolean;
interface Shape {
  must?: Record<string, Test>;
  may?: Record<string, Test>;
}

const isText: Test = (value) => typeof value === 'string';
const isTexts: Test = (value) => Array.isArray(value) && value.every(isText);
const isCount: Test = (value) => Number.isInteger(value) && (value as number) >= 0;
const isSeatName: Test = (value) => (SEATS as readonly unknown[]).includes(value);

const AIM = { targets: isTexts, replace: isTexts };

const SHAPES: Record<Move['type'], Shape> = {
  attack: { must: { unit: isText, target: isText } },
  block: { must: { unit: isText } },
  pass: {},
  play: { must: { card: isText }, may: AIM },
  activate: { must: { card: isText, ability: isCount }, may: AIM },
  support: { must: { unit: isText, target: isText } },
  deploy: { must: { card: isText }, may: { replace: isTexts } },
  pair: { must: { card: isText, unit: isText } },
  reveal: { must: { shield: isText, card: isText } },
  burst: { must: { card: isText }, may: AIM },
  resolve: { must: { card: isText }, may: { ability: isCount, ...AIM } },
  decline: { must: { card: isText }, may: { ability: isCount } },
  end: {},
};

const NOTHING: Record<string, Test> = {};

/** Whether a value, which a shared link may have made of anything, has the shape of a move. */
export function isMove(value: unknown): value is Move {
  if (typeof value !== 'object' || value === null) return false;
  const parts = value as Record<string, unknown>;
  const { type } = parts;
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type) || !isSeatName(parts.player)) return false;
  const { must = NOTHING, may = NOTHING } = SHAPES[type as Move['type']];
  for (const key in must) if (!must[key]?.(parts[key])) return false;
  for (const key in parts) {
    if (key === 'type' || key === 'player' || Object.hasOwn(must, key)) continue;
    if (!Object.hasOwn(may, key) || !may[key]?.(parts[key])) return false;
  }
  return true;
}
