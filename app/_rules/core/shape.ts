export type Test = (value: unknown) => boolean;

type Tests = Record<string, Test>;

/** What a kind of move consists of, apart from its type and what every move has. */
export interface Shape {
  must?: Tests;
  may?: Tests;
}

export const oneOf =
  (values: readonly unknown[]): Test =>
  (value) =>
    values.includes(value);
export const isText: Test = (value) => typeof value === 'string';
export const isTexts: Test = (value) => Array.isArray(value) && value.every(isText);
export const isTrue: Test = (value) => value === true;
/** A whole number from 0 up. */
export const isCount: Test = (value) => Number.isInteger(value) && (value as number) >= 0;

/**
 * Tells whether a value, which a shared link may have made of anything, has the shape that its type asks for, and
 * nothing else. Every move holds what passes `always`.
 */
export function fits<Move extends { type: string }>(
  shapes: Record<Move['type'], Shape>,
  always: Tests = {},
): (value: unknown) => value is Move {
  const byType = new Map<unknown, { needed: string[]; tests: Map<string, Test> }>();
  for (const [type, { must, may }] of Object.entries<Shape>(shapes)) {
    const tests = new Map(Object.entries({ type: isText, ...always, ...must, ...may }));
    byType.set(type, { needed: Object.keys({ ...always, ...must }), tests });
  }
  return (value): value is Move => {
    if (typeof value !== 'object' || value === null) return false;
    const parts = value as Record<string, unknown>;
    const shape = byType.get(parts.type);
    if (!shape) return false;
    for (const key in parts) if (!shape.tests.get(key)?.(parts[key])) return false;
    for (const key of shape.needed) if (!Object.hasOwn(parts, key)) return false;
    return true;
  };
}
