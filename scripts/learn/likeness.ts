import { SIGNS, type Sign } from '../../app/_search/signs';
import { descend } from './descend';
import type { Example } from './examples';

/** By these it shows how near the words of a question are to those of its right answer. */
const NEARNESS: Sign[] = [
  'together',
  'ask',
  'askWhole',
  'asks',
  'say',
  'sayWhole',
  'passage',
  'passageWhole',
  'inAll',
  'names',
  'title',
  'titleWhole',
  'coverage',
  'form',
];
const RIDGE = 0.04;
const MOST = 8;

/**
 * How like the questions of players each question of the corpus is. The second wordings of the corpus are further from
 * the words of their answers than what people ask, and weights learned from them alone would trust words too little:
 * so each counts by how much likelier it is among the players' questions. Only what the right answers look like is
 * taken from these, not which answer is chosen.
 */
export function likeness(own: readonly Example[], players: readonly Example[]): number[] {
  const raw = [...own, ...players].map(({ signs, best }) =>
    NEARNESS.map((sign) => signs[best]?.[SIGNS.indexOf(sign)] ?? 0),
  );
  const scaled = standardise(raw).map((row) => [...row, ...row.map((value) => value ** 2), 1]);
  const counts = [own.length, players.length] as const;
  const size = 2 * NEARNESS.length + 1;
  const sumOf = (weights: Float64Array, row: number[]) =>
    row.reduce((sum, value, i) => sum + value * (weights[i] as number), 0);
  const weights = descend(size, (current) => {
    const slope = current.map((weight) => RIDGE * weight);
    scaled.forEach((row, i) => {
      const isPlayers = i >= counts[0];
      const likely = 1 / (1 + Math.exp(-sumOf(current, row)));
      const error = (likely - (isPlayers ? 1 : 0)) / counts[isPlayers ? 1 : 0];
      row.forEach((value, k) => {
        slope[k] = (slope[k] as number) + error * value;
      });
    });
    return slope;
  });
  const ratios = scaled.slice(0, own.length).map((row) => Math.exp(sumOf(weights, row)));
  const mean = ratios.reduce((sum, one) => sum + one, 0) / ratios.length;
  return ratios.map((one) => Math.min(MOST, one / mean));
}

function standardise(rows: number[][]): number[][] {
  const columns = rows[0]?.map((_, k) => {
    const mean = rows.reduce((sum, row) => sum + (row[k] as number), 0) / rows.length;
    const variance = rows.reduce((sum, row) => sum + ((row[k] as number) - mean) ** 2, 0) / rows.length;
    return { mean, spread: Math.sqrt(variance) || 1 };
  });
  return rows.map((row) =>
    row.map((value, k) => (value - (columns?.[k]?.mean ?? 0)) / (columns?.[k]?.spread ?? 1)),
  );
}
