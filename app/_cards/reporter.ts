import type { CardFlaw, FlawArgs, FlawCode } from './flaw';
import type { Counts } from './part';

/** Notes what is wrong with a file while it is read, and counts. */
export class Reporter {
  readonly flaws: CardFlaw[] = [];

  /** The thing is left out, and counted as refused. */
  refuse<Code extends FlawCode>(counts: Counts, at: number, code: Code, args: FlawArgs[Code]): undefined {
    counts.refused += 1;
    this.flaws.push({ code, args, at, isLeftOut: true } as CardFlaw);
    return undefined;
  }

  /** Only what the flaw names is left out. */
  note<Code extends FlawCode>(at: number, code: Code, args: FlawArgs[Code]): void {
    this.flaws.push({ code, args, at, isLeftOut: false } as CardFlaw);
  }
}

/** Told now and then how much is done. */
export type Progress = (done: number, of: number) => void;
