const STEPS = 400;
const STEP = 0.05;
const MEMORY = 0.9;
const SQUARES = 0.999;

/** Walks down a hill of any number of dimensions, given its slope, with steps that grow smaller (Adam). */
export function descend(size: number, slopeAt: (weights: Float64Array) => Float64Array): Float64Array {
  const weights = new Float64Array(size);
  const means = new Float64Array(size);
  const squares = new Float64Array(size);
  for (let step = 1; step <= STEPS; step++) {
    const slope = slopeAt(weights);
    const pace = STEP * (1 - (step - 1) / STEPS);
    for (let k = 0; k < size; k++) {
      const own = slope[k] as number;
      means[k] = MEMORY * (means[k] as number) + (1 - MEMORY) * own;
      squares[k] = SQUARES * (squares[k] as number) + (1 - SQUARES) * own ** 2;
      const mean = (means[k] as number) / (1 - MEMORY ** step);
      const square = (squares[k] as number) / (1 - SQUARES ** step);
      weights[k] = (weights[k] as number) - (pace * mean) / (Math.sqrt(square) + 1e-8);
    }
  }
  return weights;
}
