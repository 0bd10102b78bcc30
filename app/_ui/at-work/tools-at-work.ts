import { VIOLATION_RULES as GUNDAM_DECK } from '../../_rules/gundam/deck/list';
import { VIOLATION_RULES as SWCCG_DECK } from '../../_rules/swccg/deck/list';
import { VIOLATION_RULES as YJ_DECK } from '../../_rules/young-jedi/deck/list';
import type { ToolId } from '../../_stands/tools';

/** The rules that a tool answers for, beside the worked examples: what a list is held against, what a solver solves. */
export const TOOL_RULES: Partial<Record<ToolId, readonly string[]>> = {
  'swccg-war': ['swccg/alter', 'swccg/sense', 'swccg/control', 'swccg/actions-example-4'],
  'swccg-deck': Object.values(SWCCG_DECK),
  'yj-deck': Object.values(YJ_DECK),
  'gundam-deck': [
    ...Object.values(GUNDAM_DECK),
    'gundam/rulebook/cards#deck-rules',
    'gundam/rulebook/decks#deck-composition',
  ],
};
