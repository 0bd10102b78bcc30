import type { ChangeKind } from '../../_i18n/desk/log';
import { type Clash, standing } from './clash';
import type { Draft } from './draft';
import { differences, isSame, type Piece } from './pieces';
import type { Ruling } from './ruling';
import type { Step } from './step';

/** What was done last, and the way back if there is one. A later change takes its place. */
export interface LastChange {
  kind: ChangeKind;
  undo?: Step[] | undefined;
  /** What another tab had changed in the same ruling, and was brought together with it. */
  taken?: Piece[];
  /** What an import did. */
  imported?: ImportCounts;
  /** How much an undoing took back, and left as another tab had made it since. */
  undone?: { undone: number; kept: number };
  /** Was given up for another version, and comes back on the way back. */
  draft?: Draft | undefined;
}

/** What was chosen where two versions clash; nothing where the ruling shall stay deleted. */
export interface Answer {
  clash: Clash;
  ruling: Ruling | undefined;
}

export interface ImportCounts {
  added: number;
  updated: number;
  removed: number;
  same: number;
  kept: number;
  /** Edited on both sides: the person is asked. */
  asked: number;
}

/** Where everything chosen is as the other tab had it, nothing was changed here. What an import asked belongs to the import. */
export function saidOfAnswers(
  answers: readonly Answer[],
  undo: Step[],
  last: LastChange | undefined,
  draft: Draft | undefined,
): LastChange {
  if (answers[0]?.clash.from === 'file' && last?.imported) {
    const { imported } = last;
    const removed = answers.filter(({ clash, ruling }) => !ruling && standing(clash)).length;
    const updated = answers.filter(({ clash, ruling }) => {
      const before = standing(clash);
      return ruling && (!before || differences(before, ruling).length > 0);
    }).length;
    return {
      kind: 'imported',
      undo: [...(last.undo ?? []), ...undo],
      imported: {
        ...imported,
        updated: imported.updated + updated,
        removed: imported.removed + removed,
        kept: imported.kept + answers.length - updated - removed,
        asked: imported.asked - answers.length,
      },
    };
  }
  const isLeft = answers.every(({ clash, ruling }) => isSame(ruling, standing(clash)));
  return { kind: isLeft ? 'left' : 'edited', undo, draft };
}
