import type { Result } from './run';

const percent = (part: number): string => `${(100 * part).toFixed(0)} %`;
const milliseconds = (time: number): string => time.toFixed(time < 10 ? 2 : 0);

/** The results as one table; times of an engine also as a multiple of the yardstick's. */
export function table(results: Result[], yardstick: string): string {
  const standard = results.find(({ engine }) => engine === yardstick);
  const heading = [
    'engine',
    'recall@1',
    'recall@3',
    'recall@10',
    'MRR',
    'p50 ms',
    'p95 ms',
    `p95 / ${yardstick}`,
    'gzip kB',
    'load ms',
  ];
  const rows = results.map((result) => [
    result.engine,
    percent(result.recall[1]),
    percent(result.recall[3]),
    percent(result.recall[10]),
    result.meanReciprocalRank.toFixed(3),
    milliseconds(result.p50),
    milliseconds(result.p95),
    standard ? (result.p95 / standard.p95).toFixed(2) : '',
    (result.size / 1024).toFixed(0),
    milliseconds(result.load),
  ]);
  return aligned([heading, ...rows]);
}

function aligned([heading = [], ...rows]: string[][]): string {
  const widths = heading.map((_, i) => Math.max(...[heading, ...rows].map((row) => row[i]?.length ?? 0)));
  const line = (row: string[]) =>
    `| ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(heading), rule, ...rows.map(line)].join('\n');
}
