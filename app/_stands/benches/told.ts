import type { BenchWordsIn } from '../../_i18n/benches/words';
import type { Locale } from '../../_i18n/locales';
import type { Bench } from '../../_rules/core/bench';
import type { Workbench } from './workbench';

type Told<State, Setup> = Omit<Workbench<State, Setup>, 'bench' | 'chances'>;

/**
 * How a bench is told by a table of words. A place goes by what follows its owner (`dark.hand`), or by what it lies on;
 * a switch by what stands before its first point (`hits.light`), the rest being choices that it is about.
 */
export function told<State, Setup>(bench: Bench<State, Setup>, words: BenchWordsIn): Told<State, Setup> {
  let seen: { state: State; titles: ReadonlyMap<string, string> } | undefined;
  /** What a card is called that is a choice of a switch. */
  function titleOf(state: State, id: string): string | undefined {
    if (seen?.state !== state)
      seen = { state, titles: new Map(bench.cards(state).map((card) => [card.id, card.title])) };
    return seen.titles.get(id);
  }
  const choice = (locale: Locale, head: string, value: string): string | undefined =>
    words[locale].choices[head]?.[value] ?? words[locale].choices.any?.[value];
  return {
    tellPlace(locale, state, { id, owner, on }) {
      const name = owner !== undefined && id.startsWith(`${owner}.`) ? id.slice(owner.length + 1) : id;
      const [head = '', rest = ''] = name.split('.');
      const said = words[locale].places[head] ?? name;
      if (typeof said === 'string') return said;
      const about = on ?? rest;
      return said(titleOf(state, about) ?? choice(locale, head, about) ?? about);
    },
    tellKind: (locale, kind) => words[locale].kinds[kind] ?? kind,
    tellFigure: (locale, figure) => words[locale].figures[figure] ?? figure,
    tellTrait: (locale, trait) => words[locale].traits[trait] ?? trait,
    tellSwitch(locale, state, { id, among }) {
      const [head = '', ...about] = id.split('.');
      const said = words[locale].switches[head] ?? head;
      const name = (value: string): string => choice(locale, head, value) ?? titleOf(state, value) ?? value;
      const label = typeof said === 'string' ? said : said(...about.map(name));
      if (!Array.isArray(among)) return { label };
      return { label, choices: Object.fromEntries(among.map((value: string) => [value, name(value)])) };
    },
    tellOddity: (locale, _, { code, args = {} }) => words[locale].oddities[code]?.(args) ?? code,
  };
}
