import type { Game } from '../../_corpus/games';
import { library } from '../../_corpus/library';
import { wordingTable } from '../../_corpus/link-corpus';
import type { Locale } from '../../_i18n/locales';
import { replay } from '../../_rules/core/replay';
import { gameOfStand, loadStand, STAND_IDS } from '../../_stands/registry';
import type { AnyStand } from '../../_stands/stand';
import { cardsOf } from './card-moves';

/** What the cards of a game's worked examples are called or are, each with the entry that explains it. */
export async function cardNames(locale: Locale, game: Game): Promise<Record<string, string>> {
  const stands = await Promise.all(STAND_IDS.filter((id) => gameOfStand(id) === game).map(loadStand));
  const table = wordingTable(library().corpus, game, locale);
  const names: Record<string, string> = {};
  for (const text of new Set(stands.flatMap((stand) => textsOf(stand, locale)))) {
    const [mention, another] = table.find(text);
    const [reading] = mention?.readings ?? [];
    const isWhole = mention && !another && mention.start === 0 && mention.end === text.length;
    if (isWhole && reading) names[text] = reading.target;
  }
  return names;
}

function textsOf(stand: AnyStand, locale: Locale): string[] {
  return stand.scenarios.flatMap(({ setup, line }) => {
    const moves = line.map(({ move }) => move);
    const { states } = replay<unknown, unknown, unknown>(stand.simulator, setup, moves);
    return states.flatMap((state) =>
      cardsOf(stand.picture(locale, state)).flatMap(({ title, kind, facts = [], marks = [] }) => [
        title,
        ...(kind ? [kind] : []),
        ...facts,
        ...marks.map(({ text }) => text),
      ]),
    );
  });
}
