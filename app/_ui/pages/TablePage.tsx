import { GAMES, type Game } from '../../_corpus/games';
import { shelfOf } from '../../_corpus/shelves';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { TABLE_WORDS } from '../../_i18n/table';
import { typeset } from '../../_i18n/typeset';
import { loadBench } from '../../_stands/benches/registry';
import { gameOfStand, loadStand, STAND_IDS, type StandId } from '../../_stands/registry';
import { TableDesk } from '../table/TableDesk';
import type { Tables } from '../table/tables';

/** A whole play has room for any dispute: its table comes first. */
const byWhole = (a: StandId, b: StandId): number => Number(b.endsWith('-play')) - Number(a.endsWith('-play'));

/** Where a table is laid out, asked about, played and passed on. */
export async function TablePage({ locale }: { locale: Locale }) {
  const tables: Tables[] = await Promise.all(
    [...STAND_IDS].sort(byWhole).map(async (engine) => {
      const [stand, { bench }] = await Promise.all([loadStand(engine), loadBench(engine)]);
      return {
        engine,
        game: gameOfStand(engine),
        title: typeset(stand.title[locale], locale),
        templates: bench.templates.map(({ id, title }) => ({ id, title: typeset(title[locale], locale) })),
      };
    }),
  );
  const names = Object.fromEntries(GAMES.map((game) => [game, shelfOf(game, locale).short])) as Record<
    Game,
    string
  >;
  return (
    <>
      <noscript>
        <p className="frame plain-notice">{SIMULATOR_WORDS[locale].needsScript}</p>
      </noscript>
      <TableDesk locale={locale} tables={tables} names={names} heading={TABLE_WORDS[locale].page} />
    </>
  );
}
