import type { Report } from './ingest';

const amount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** What a run did, in a few lines for the person who started it. */
export function summary({ doc, profile, entries, repairs, gaps, flaws }: Report, outcome: string): string {
  const repaired = repairs.reduce((sum, { count }) => sum + count, 0);
  const codes = new Map<string, number>();
  for (const { code } of flaws) codes.set(code, (codes.get(code) ?? 0) + 1);
  const listed = [...codes].map(([code, count]) => `${code} ${count}`).join(', ');
  return [
    `${doc}: ${profile}, ${amount(entries.length, 'entry', 'entries')}, ${amount(repaired, 'word')} repaired in ${amount(repairs.length, 'form')}, ${amount(gaps.length, 'gap')}`,
    ...(listed ? [`to look at: ${listed}`] : []),
    outcome,
  ].join('\n');
}

/** A report can be larger than a string may be: it is printed piece by piece. */
export function* jsonOf(report: Report): Generator<string> {
  yield `{"doc":${JSON.stringify(report.doc)},"profile":${JSON.stringify(report.profile)}`;
  for (const key of ['entries', 'repairs', 'gaps', 'flaws'] as const) {
    yield `,"${key}":[`;
    let isFirst = true;
    for (const row of report[key]) {
      yield `${isFirst ? '\n' : ',\n'}${JSON.stringify(row)}`;
      isFirst = false;
    }
    yield ']';
  }
  yield '}\n';
}
