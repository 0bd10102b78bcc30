import { pack } from '../../app/_cards/compact';
import { readFile } from '../../app/_cards/read-file';
import { madeUpFiles } from './made-up-cards';
import { percentile } from './measures';

const TURNS = 7;

export interface CardsResult {
  what: string;
  /** Processor time in milliseconds: to parse the file, and to read it into facts that are ready to be kept. */
  parse: number;
  read: number;
}

/** How much longer it takes to read a card file than to parse its JSON, by turns in one run. */
export function measureCards(): CardsResult[] {
  return madeUpFiles().map(([what, value]) => {
    const text = JSON.stringify(value);
    const bytes = new TextEncoder().encode(text);
    const turns = Array.from({ length: TURNS }, () => ({
      parse: processorTime(() => JSON.parse(text)),
      read: processorTime(() => {
        const found = readFile(bytes);
        if (!('parts' in found)) throw new Error(`a file made up for the bench is refused: ${found.code}`);
        for (const part of found.parts) JSON.stringify(pack(part));
      }),
    }));
    const middle = (of: 'parse' | 'read'): number =>
      percentile(
        turns.map((turn) => turn[of]),
        0.5,
      );
    return { what, parse: middle('parse'), read: middle('read') };
  });
}

function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
