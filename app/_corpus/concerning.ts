import type { Locale } from '../_i18n/locales';
import type { Game } from './games';
import { library } from './library';
import type { Concerns } from './schema/concerns';

/** A ruling that names the cards, kinds, keywords or icons that it applies to, as the browser gets it. */
export interface ConcerningRow {
  id: string;
  href: string;
  game: Game;
  title: string;
  bottomLine: string;
  concerns: Concerns;
}

export function concerningRows(locale: Locale): ConcerningRow[] {
  const { corpus, targets } = library();
  return [...corpus.entries.values()].flatMap(({ id, game, concerns }) => {
    const target = targets[locale].get(id);
    return concerns && target
      ? [{ id, href: target.href, game, title: target.title, bottomLine: target.bottomLine, concerns }]
      : [];
  });
}
