import { type Clash, combine } from './clash';
import type { OnWait } from './connection';
import { isSame, type Piece } from './pieces';
import type { Ruling } from './ruling';
import type { Step } from './step';
import type { LogStore } from './store';

/** The step that was taken, with the pieces that another tab had changed meanwhile; or what has to be asked first. */
export type Outcome = { step: Step; taken: Piece[] } | { clash: Clash };

/**
 * Takes one step. What another tab changed in other pieces of the ruling is brought together with it; what this tab sent
 * before, and was kept after all, is gone on from.
 */
export async function change(
  store: Pick<LogStore, 'apply'>,
  wanted: Step,
  onWait?: OnWait,
  sent: readonly Ruling[] = [],
): Promise<Outcome> {
  let step = wanted;
  let taken: Piece[] = [];
  for (;;) {
    const [missed] = await store.apply([step], onWait);
    if (!missed) return { step, taken };
    const { found } = missed;
    if (found && sent.some((one) => isSame(one, found))) step = { ...wanted, from: found };
    else {
      const { from: base, to } = wanted;
      const clash: Clash = { from: 'tab', base, mine: to ?? (base as Ruling), theirs: found };
      // A ruling that changed meanwhile is not deleted unseen.
      const both = base && to && combine(clash, new Date());
      if (!both) return { clash };
      step = { ...wanted, from: found, to: both.ruling };
      taken = both.taken;
    }
  }
}
