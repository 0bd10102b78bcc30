import { isSide, LOSE_FROM } from './piles';

type Test = (value: unknown) => boolean;

/** What a kind of move consists of, apart from its type and its player. */
export interface Shape {
  must?: Record<string, Test>;
  may?: Record<string, Test>;
}

export const isText: Test = (value) => typeof value === 'string';
export const isLoseFrom: Test = (value) => (LOSE_FROM as readonly unknown[]).includes(value);

const NOTHING: Record<string, Test> = {};

/** Whether a value, which a shared link may have made of anything, has the shape that its type asks for. */
export function fits(value: unknown, shapes: Record<string, Shape>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const parts = value as Record<string, unknown>;
  const { type } = parts;
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type) || !isSide(parts.player)) return false;
  const { must = NOTHING, may = NOTHING } = shapes[type] ?? {};
  for (const key in must) if (!must[key]?.(parts[key])) return false;
  for (const key in parts) {
    if (key === 'type' || key === 'player' || Object.hasOwn(must, key)) continue;
    if (!Object.hasOwn(may, key) || !may[key]?.(parts[key])) return false;
  }
  return true;
}
