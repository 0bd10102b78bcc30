import { changesHref, homeHref } from '../../_corpus/addresses';
import { openDataWords } from '../../_i18n/desk/open-data';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { longDate, type News } from '../../_open-data/news';
import { ChangedPassages } from '../lists/ChangedPassages';
import { EffectChip } from '../lists/EffectChip';
import { Breadcrumb } from '../shell/Breadcrumb';
import { Still } from '../still/Still';

/** One recorded change: each passage before and after. */
export function ChangePage({ locale, news }: { locale: Locale; news: News }) {
  const { date, title, note, effect, texts } = news;
  const words = openDataWords[locale];
  return (
    <Still className="frame">
      <Breadcrumb
        locale={locale}
        crumbs={[
          { label: dictionary(locale).home, href: homeHref(locale) },
          { label: words.whatChanged, href: changesHref(locale) },
        ]}
      />
      <header className="max-w-[68ch] pt-4 pb-6">
        {date && <p className="eyebrow">{longDate(date, locale)}</p>}
        <h1 className="pt-1 text-2xl xs:text-3xl">{title}</h1>
        {effect && (
          <p className="pt-2">
            <EffectChip effect={effect} locale={locale} />
          </p>
        )}
        {note && <p className="pt-2 text-muted">{note}</p>}
      </header>
      {texts.map(({ id, title: name, href, passages }) => (
        <section key={id} id={id} className="max-w-5xl border-t border-line pt-4 pb-8">
          <h2 className="pb-3 text-lg">
            {href ? (
              <a href={href} className="quiet-link">
                {name}
              </a>
            ) : (
              name
            )}
          </h2>
          <ChangedPassages passages={passages} locale={locale} />
        </section>
      ))}
    </Still>
  );
}
