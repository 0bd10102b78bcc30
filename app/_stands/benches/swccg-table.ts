import { TABLE_WORDS } from '../../_i18n/benches/swccg-table';
import type { Locale } from '../../_i18n/locales';
import { swccgStackWords } from '../../_i18n/rules/swccg-stack';
import type { BenchPlace, Oddity, Switch } from '../../_rules/core/bench';
import { isSide } from '../../_rules/core/sides';
import { printOf, type State } from '../../_rules/swccg/stack/state';
import type { Kind } from '../../_rules/swccg/stack/timing';
import type { Workbench } from './workbench';

const titleOf = (state: State, id: string): string =>
  Object.hasOwn(state.cards, id) ? printOf(state, id).title : id;

function tellPlace(locale: Locale, state: State, { id, on }: BenchPlace): string {
  const words = TABLE_WORDS[locale];
  if (id === 'row') return words.row;
  if (id === 'stack') return words.stack;
  if (on !== undefined) {
    const host = titleOf(state, on);
    const role = id.slice(`on.${on}.`.length) as keyof typeof words.roles;
    return Object.hasOwn(words.roles, role) ? words.roles[role](host) : words.on(host);
  }
  const [, where = '', at] = /^[a-z]+\.([a-z]+)(?:\.(.*))?$/.exec(id) ?? [];
  if (at !== undefined) return titleOf(state, at);
  if (where === 'out') return words.out;
  if (where === 'table') return words.aside;
  return swccgStackWords[locale].piles[where as 'hand'] ?? where;
}

/** A choice of a switch in words: a side, a phase, a location, or a word of its own. */
function tellChoice(locale: Locale, state: State, which: string, choice: string): string {
  const words = TABLE_WORDS[locale];
  const { sides, phases } = swccgStackWords[locale];
  if (isSide(choice)) return sides[choice];
  if (which === 'phase') return phases[choice as 'start'];
  if (which === 'under-way') {
    const [, what, at = ''] = /^(battle|drain) (.*)$/.exec(choice) ?? [];
    if (what) return (what === 'battle' ? words.battleAt : words.drainAt)(titleOf(state, at));
  }
  if (which === 'inside' && choice !== '-') return titleOf(state, choice);
  if ((which === 'whole' || which === 'persona') && choice !== '-') return choice;
  return words.choices[choice] ?? choice;
}

function tellSwitch(
  locale: Locale,
  state: State,
  { id, among }: Switch,
): { label: string; choices?: Record<string, string> } {
  const label = TABLE_WORDS[locale].switches[id] ?? id;
  if (typeof among === 'string' || 'least' in among) return { label };
  return {
    label,
    choices: Object.fromEntries(among.map((choice) => [choice, tellChoice(locale, state, id, choice)])),
  };
}

/** How the tables of the action stack are told: places, kinds, figures, switches and what is odd. */
export const tableTellers: Omit<Workbench<State, unknown>, 'bench' | 'chances'> = {
  tellPlace,
  tellKind: (locale, kind) =>
    kind === 'droid' ? TABLE_WORDS[locale].droid : (swccgStackWords[locale].kinds[kind as Kind] ?? kind),
  tellFigure: (locale, figure) => TABLE_WORDS[locale].figures[figure] ?? figure,
  tellTrait: (locale, trait) => TABLE_WORDS[locale].traits[trait] ?? trait,
  tellSwitch,
  tellOddity: (locale, _, { code, args = {} }: Oddity) => TABLE_WORDS[locale].odd[code]?.(args) ?? code,
};
