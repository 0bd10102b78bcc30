const STEPS = 20_000_000;

/** How long a known amount of work takes, to hold times against: what a machine is worth at the moment. */
export function fixedLoop(): number {
  const start = performance.now();
  let value = 1;
  for (let i = 0; i < STEPS; i++) value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0;
  // what nobody looks at is not worked out
  if (value === 0) throw new Error('the loop went wrong');
  return performance.now() - start;
}
