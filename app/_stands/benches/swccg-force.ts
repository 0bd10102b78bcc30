import { FORCE_BENCH } from '../../_i18n/benches/swccg-force';
import { TABLE_WORDS } from '../../_i18n/benches/swccg-table';
import { FORCE_WORDS } from '../../_i18n/rules/swccg-force';
import { FORCE_PICTURE } from '../../_i18n/rules/swccg-force-picture';
import { isSide } from '../../_rules/core/sides';
import { forceBench } from '../../_rules/swccg/force/bench';
import type { ForceSetup, ForceState } from '../../_rules/swccg/force/state';
import type { Workbench } from './workbench';

export const swccgForceBench: Workbench<ForceState, ForceSetup> = {
  bench: forceBench,
  tellPlace: (locale, _, { id }) => {
    if (id === 'row') return FORCE_BENCH[locale].row;
    const where = id.slice(id.indexOf('.') + 1);
    return where === 'table' ? FORCE_BENCH[locale].table : FORCE_WORDS[locale].piles[where as 'hand'];
  },
  tellKind: (locale, kind) => FORCE_PICTURE[locale].kinds[kind as 'deploys'],
  tellFigure: (locale, figure) => FORCE_BENCH[locale].figures[figure] ?? figure,
  tellTrait: (locale, trait) => FORCE_BENCH[locale].traits[trait] ?? trait,
  tellSwitch: (locale, _, { id, among }) => {
    const { switches, choices } = FORCE_BENCH[locale];
    const { sides, phases } = FORCE_WORDS[locale];
    const label = switches[id] ?? TABLE_WORDS[locale].switches[id] ?? id;
    if (typeof among === 'string' || 'least' in among) return { label };
    const tell = (choice: string): string => {
      if (id === 'phase') return phases[choice as 'end'];
      return isSide(choice) && id !== 'held' ? sides[choice] : (choices[choice] ?? choice);
    };
    return { label, choices: Object.fromEntries(among.map((choice) => [choice, tell(choice)])) };
  },
  tellOddity: (locale, _, { code, args = {} }) =>
    (FORCE_BENCH[locale].odd[code] ?? TABLE_WORDS[locale].odd[code])?.(args) ?? code,
};
