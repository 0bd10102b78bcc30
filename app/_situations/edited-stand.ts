import { EDIT_REFUSALS, type EditRefusal, type EditRefusalCode } from '../_rules/core/bench';
import type { GameEvent, Refusal, Step } from '../_rules/core/contract';
import { edit, isEdit } from '../_rules/core/edit';
import type { AnyWorkbench } from '../_stands/benches/workbench';
import type { AnyStand } from '../_stands/stand';
import { tellEdit, tellEditRefusal } from './tell-edit';

/** No rule makes a change by hand. */
const NO_RULE = '';
/** Tells refused changes from refused moves: engines have codes of their own. */
const OF_EDITS = 'edit:';

const isOfEdits = ({ code }: { code: string }): boolean =>
  code.startsWith(OF_EDITS) && EDIT_REFUSALS.includes(code.slice(OF_EDITS.length) as EditRefusalCode);

/** The stand with changes by hand among its moves: they are made in a line, told and refused as moves are. */
export function editedStand(stand: AnyStand, workbench: AnyWorkbench): AnyStand {
  const { simulator } = stand;
  const play = (state: unknown, item: unknown): Step<unknown, GameEvent> | Refusal => {
    if (!isEdit(item)) return simulator.play(state, item);
    const made = edit(workbench.bench, state, item);
    if (made.ok) return { ok: true, state: made.state, events: [], rule: NO_RULE };
    return {
      ok: false,
      code: `${OF_EDITS}${made.code}`,
      rule: NO_RULE,
      ...(made.args && { args: made.args }),
    };
  };
  return {
    ...stand,
    simulator: { ...simulator, play },
    seatOf: (item) => (isEdit(item) ? undefined : stand.seatOf(item)),
    tellMove: (locale, state, item) =>
      isEdit(item) ? tellEdit(locale, workbench, state, item) : stand.tellMove(locale, state, item),
    tellRefusal: (locale, refusal) =>
      isOfEdits(refusal)
        ? tellEditRefusal(locale, { ...refusal, code: refusal.code.slice(OF_EDITS.length) } as EditRefusal)
        : stand.tellRefusal(locale, refusal),
  };
}
