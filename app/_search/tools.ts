import {
  judgeHref,
  practiceHref,
  settingsHref,
  simulatorHref,
  simulatorsHref,
  tableHref,
} from '../_corpus/addresses';
import type { Locale } from '../_i18n/locales';
import { TOOL_WORDS } from '../_i18n/tools';
import { typeset } from '../_i18n/typeset';
import { DECK_CHECKER_IDS, gameOfChecker, loadChecker } from '../_stands/deck-checkers';
import { gameOfStand, loadStand, STAND_IDS } from '../_stands/registry';
import { analyse } from './analyse';
import type { StoredTool, Tool } from './find-tools';

/** Every tool of the site in a language, at build time. */
export async function everyTool(locale: Locale): Promise<StoredTool[]> {
  const words = TOOL_WORDS[locale];
  const named = (tool: Tool, names: readonly string[]): StoredTool => ({
    ...tool,
    title: typeset(tool.title, locale),
    hint: typeset(tool.hint, locale),
    names: [tool.title, ...names].map((name) => analyse(name, locale).map(({ term }) => term)),
  });
  const hrefs = {
    simulators: simulatorsHref(locale),
    table: tableHref(locale),
    practice: practiceHref(locale),
    judge: judgeHref(locale),
    log: `${judgeHref(locale)}#log`,
    clock: `${judgeHref(locale)}#clock`,
    ready: `${judgeHref(locale)}#ready`,
    settings: settingsHref(locale),
  };
  const pages = Object.entries(words.pages).map(([name, { title, hint, names }]) =>
    named({ href: hrefs[name as keyof typeof hrefs], title, hint }, names),
  );
  const simulators = await Promise.all(
    STAND_IDS.map(async (id) => {
      const { title, summary } = await loadStand(id);
      const tool = {
        href: simulatorHref(locale, id),
        title: title[locale],
        hint: summary[locale],
        game: gameOfStand(id),
      };
      return named(tool, [`${words.simulator} ${title[locale]}`]);
    }),
  );
  const checkers = await Promise.all(
    DECK_CHECKER_IDS.map(async (id) => {
      const { title, summary } = await loadChecker(id);
      const tool = {
        href: simulatorHref(locale, id),
        title: title[locale],
        hint: summary[locale],
        game: gameOfChecker(id),
      };
      return named(tool, words.checker);
    }),
  );
  return [...pages, ...simulators, ...checkers];
}
