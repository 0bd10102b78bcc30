import { changeHref, feedHref, homeHref, openDataHref } from '../../_corpus/addresses';
import { library } from '../../_corpus/library';
import { openDataWords } from '../../_i18n/desk/open-data';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import { longDate, type News, newsOf } from '../../_open-data/news';
import { EffectChip } from '../lists/EffectChip';
import { Breadcrumb } from '../shell/Breadcrumb';
import { Still } from '../still/Still';

/** A longer list waits until it is asked for. */
const SHOWN_AT_ONCE = 12;

export function ChangesPage({ locale }: { locale: Locale }) {
  const t = dictionary(locale);
  const words = openDataWords[locale];
  const news = newsOf(library(), locale);
  const days = [...new Set(news.map(({ date }) => date))];
  return (
    <Still className="frame">
      <Breadcrumb locale={locale} crumbs={[{ label: t.home, href: homeHref(locale) }]} />
      <header className="max-w-[68ch] pt-4 pb-6">
        <h1 className="text-3xl">{words.whatChanged}</h1>
        <p className="pt-2 text-muted">{typeset(words.whatChangedHint, locale)}</p>
        <p className="pt-2">
          <a className="inline-flex min-h-11 items-center" href={feedHref(locale)}>
            {words.feedHint}
          </a>
        </p>
      </header>
      {news.length === 0 && <p>{words.noChange}</p>}
      {days.map((date) => (
        <section
          key={date ?? ''}
          className="border-t border-line pt-5 pb-8 md:grid md:grid-cols-[14rem_minmax(0,1fr)]"
        >
          <div className="pb-3">
            <h2 className="text-xl">
              {date ? <time dateTime={date}>{longDate(date, locale)}</time> : words.notDated}
            </h2>
            {!date && <p className="text-sm text-muted">{words.notDatedHint}</p>}
          </div>
          <ul className="grid max-w-[68ch] grid-cols-[minmax(0,1fr)] gap-6">
            {news
              .filter((item) => item.date === date)
              .map((item) => (
                <NewsItem key={item.id} item={item} locale={locale} />
              ))}
          </ul>
        </section>
      ))}
      <p id="open-data" className="border-t border-line pt-3">
        <a className="inline-flex min-h-11 items-center" href={openDataHref(locale)}>
          {words.openDataHint}
        </a>
      </p>
    </Still>
  );
}

function NewsItem({ item: { id, title, note, effect, texts }, locale }: { item: News; locale: Locale }) {
  const words = openDataWords[locale];
  const more = words.showAll;
  return (
    <li id={id}>
      <h3 className="font-sans text-base font-semibold">
        {title} {effect && <EffectChip effect={effect} locale={locale} />}
      </h3>
      {note && <p>{note}</p>}
      {texts.some(({ passages }) => passages.length > 0) && (
        <p>
          <a className="inline-flex min-h-11 items-center" href={changeHref(locale, id)}>
            {words.beforeAndAfter}
          </a>
        </p>
      )}
      {texts.length > SHOWN_AT_ONCE ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-sm text-muted">{more}</summary>
          <Texts texts={texts} />
        </details>
      ) : (
        <Texts texts={texts} />
      )}
    </li>
  );
}

function Texts({ texts }: Pick<News, 'texts'>) {
  return (
    <ul className="gap-x-8 text-sm sm:columns-2">
      {texts.map(({ id, title, href }) => (
        <li key={id} className="break-inside-avoid">
          {href ? (
            <a href={href} className="quiet-link block py-1.5 leading-snug">
              {title}
            </a>
          ) : (
            <span className="block py-1.5 font-mono text-muted">{title}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
