import { SIGNS } from '../../app/_search/signs';
import { descend } from './descend';
import type { Example } from './examples';

const RIDGE = 0.01;

/** Learns the weights of the signs by which the right answers of the examples come first. */
export function learnChoice(examples: readonly Example[], counts: readonly number[]): Float64Array {
  const spread = spreadOf(examples);
  const scaled = examples.map(({ signs }) =>
    signs.map((row) => row.map((sign, k) => sign / (spread[k] as number))),
  );
  const all = counts.reduce((sum, count) => sum + count, 0);
  const weights = descend(SIGNS.length, (current) => {
    const slope = current.map((weight) => RIDGE * weight);
    examples.forEach(({ right }, i) => {
      const rows = scaled[i] as Float64Array[];
      const odds = oddsOf(rows, current);
      const rightOdds = odds.map((one, k) => one * (right[k] as number));
      const sum = rightOdds.reduce((total, one) => total + one, 0) || 1;
      const count = (counts[i] as number) / all;
      rows.forEach((row, k) => {
        const error = count * ((odds[k] as number) - (rightOdds[k] as number) / sum);
        if (error !== 0)
          for (let s = 0; s < row.length; s++) slope[s] = (slope[s] as number) + error * (row[s] as number);
      });
    });
    return slope;
  });
  return weights.map((weight, k) => weight / (spread[k] as number));
}

/** How likely each answer is to be the one chosen. */
function oddsOf(rows: Float64Array[], weights: Float64Array): number[] {
  const sums = rows.map((row) => row.reduce((sum, sign, k) => sum + sign * (weights[k] as number), 0));
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

function spreadOf(examples: readonly Example[]): Float64Array {
  const rows = examples.flatMap(({ signs }) => signs);
  return Float64Array.from(SIGNS, (_, k) => {
    const mean = rows.reduce((sum, row) => sum + (row[k] as number), 0) / rows.length;
    const variance = rows.reduce((sum, row) => sum + ((row[k] as number) - mean) ** 2, 0) / rows.length;
    return Math.sqrt(variance) || 1;
  });
}
