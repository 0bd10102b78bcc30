import type { MetadataRoute } from 'next';
import {
  GLOSSARY_SLUG,
  homeHref,
  hrefOf,
  OPEN_DATA_SLUG,
  PRACTICE_SLUG,
  SIMULATORS_SLUG,
  TABLE_SLUG,
} from './_corpus/addresses';
import { items } from './_corpus/corpus';
import { GAMES } from './_corpus/games';
import { library } from './_corpus/library';
import { LOCALES, type Locale } from './_i18n/locales';
import { absolute } from './_open-data/addresses';
import { newsOf } from './_open-data/news';
import { DECK_CHECKER_IDS } from './_stands/deck-checkers';
import { everyScenario, STAND_IDS } from './_stands/registry';

export const dynamic = 'force-static';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { corpus } = library();
  const scenarios = await everyScenario();
  const ids = [
    SIMULATORS_SLUG,
    ...[...STAND_IDS, ...DECK_CHECKER_IDS].map((id) => `${SIMULATORS_SLUG}/${id}`),
    ...scenarios.map(({ id, scenario }) => `${SIMULATORS_SLUG}/${id}/${scenario.id}`),
    TABLE_SLUG,
    PRACTICE_SLUG,
    'search',
    'judge',
    'settings',
    'cards',
    'changes',
    OPEN_DATA_SLUG,
    ...newsOf(library(), 'fr').map(({ id }) => `changes/${id}`),
    ...GAMES,
    ...GAMES.map((game) => `${game}/${GLOSSARY_SLUG}`),
    ...corpus.books.keys(),
    ...[...items(corpus)].map((item) => item.id),
  ];
  const paths = [homeHref, ...ids.map((id) => (locale: Locale) => hrefOf(locale, id))];
  return paths.flatMap((pathIn) =>
    LOCALES.map((locale) => ({
      url: absolute(pathIn(locale)),
      alternates: { languages: Object.fromEntries(LOCALES.map((other) => [other, absolute(pathIn(other))])) },
    })),
  );
}
