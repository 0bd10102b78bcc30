import { type Move, SIDES } from './state';

type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === 'string';
const isPlayer: Test = (value) => (SIDES as readonly unknown[]).includes(value);
const isHalf: Test = (value) => value === 0 || value === 1;

interface Shape {
  must: Record<string, Test>;
  may?: Record<string, Test>;
}

/** What each kind of move consists of, apart from its type. */
const SHAPES: Record<Move['type'], Shape> = {
  declare: { must: { player: isPlayer } },
  skip: { must: { player: isPlayer } },
  take: { must: { player: isPlayer, card: isText } },
  announce: { must: { player: isPlayer } },
  place: { must: { player: isPlayer, card: isText } },
  reveal: { must: {} },
  draw: { must: { player: isPlayer, value: Number.isInteger } },
  use: { must: { player: isPlayer, card: isText }, may: { target: isText } },
  decline: { must: { player: isPlayer } },
  choose: { must: { player: isPlayer, target: isText } },
  half: { must: { player: isPlayer, half: isHalf } },
  discard: { must: { player: isPlayer, card: isText } },
  compare: { must: {} },
  end: { must: {} },
};

/** Whether a value, which a shared link may have made of anything, is a move. */
export function isMove(value: unknown): value is Move {
  if (typeof value !== 'object' || value === null) return false;
  const parts = value as Record<string, unknown>;
  const { type } = parts;
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) return false;
  const { must, may } = SHAPES[type as Move['type']];
  for (const key in must) if (!must[key]?.(parts[key])) return false;
  for (const key in parts)
    if (
      key !== 'type' &&
      !Object.hasOwn(must, key) &&
      !(may && Object.hasOwn(may, key) && may[key]?.(parts[key]))
    )
      return false;
  return true;
}
