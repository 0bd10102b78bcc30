import { gameHref, homeHref, hrefOf } from '../../_corpus/addresses';
import { pageOf } from '../../_corpus/corpus';
import type { Game } from '../../_corpus/games';
import { library } from '../../_corpus/library';
import { localId } from '../../_corpus/local';
import { shelfOf } from '../../_corpus/shelves';
import { dictionary } from '../../_i18n/dictionary';
import { type Locale, otherLocale } from '../../_i18n/locales';
import { definedTermSet } from '../../_open-data/json-ld';
import { StructuredData } from '../article/StructuredData';
import { groupByInitial } from '../lists/alphabet';
import { GlossaryList } from '../lists/GlossaryList';
import { Breadcrumb } from '../shell/Breadcrumb';
import { Still } from '../still/Still';

export function GlossaryPage({ locale, game }: { locale: Locale; game: Game }) {
  const t = dictionary(locale);
  const shelf = shelfOf(game, locale);
  const rows = shelf.entries.map((entry) => ({
    id: entry.id,
    href: hrefOf(locale, entry.id),
    title: pageOf(entry, locale).title,
    other: entry.term[otherLocale(locale)],
    kind: entry.kind,
    example: entry.example,
  }));
  const own = library()
    .local.orphans.filter((text) => text.game === game)
    .map((text) => ({
      id: text.source,
      href: hrefOf(locale, localId(text)),
      title: text.term[locale] ?? text.title,
      other: text.term[otherLocale(locale)] ?? '',
      kind: text.kind === 'section' ? ('term' as const) : text.kind,
      example: false,
      own: true,
    }));
  return (
    <div className="frame" data-game={game}>
      <Still>
        <StructuredData data={definedTermSet(locale, game)} />
      </Still>
      <Breadcrumb
        locale={locale}
        crumbs={[
          { label: t.home, href: homeHref(locale) },
          { label: shelf.short, href: gameHref(locale, game) },
        ]}
      />
      <h1 className="pt-4 pb-4 text-3xl md:text-4xl">
        {t.glossary} <span className="text-accent">{shelf.short}</span>
      </h1>
      {rows.length + own.length > 0 ? (
        <GlossaryList locale={locale} groups={groupByInitial([...rows, ...own], locale)} />
      ) : (
        <p className="py-8">{t.emptyGame}</p>
      )}
    </div>
  );
}
