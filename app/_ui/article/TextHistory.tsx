import { changeHref, changesHref } from '../../_corpus/addresses';
import type { Item } from '../../_corpus/corpus';
import { library } from '../../_corpus/library';
import { openDataWords } from '../../_i18n/desk/open-data';
import type { Locale } from '../../_i18n/locales';
import { longDate, newsAbout } from '../../_open-data/news';
import { EffectChip } from '../lists/EffectChip';
import { Still } from '../still/Still';

/** What became of a text, the newest first; each change leads to what it was before. */
export function TextHistory({ locale, item }: { locale: Locale; item: Item }) {
  const words = openDataWords[locale];
  const ids = [item.id, ...item.formerly];
  const news = newsAbout(library(), locale, ids);
  if (news.length === 0) return null;
  return (
    <Still as="section" aria-labelledby="history">
      <h2 id="history" className="eyebrow border-b border-line pb-1 font-sans">
        {words.history}
      </h2>
      <ul className="text-sm">
        {news.map(({ id, date, effect, kind, texts }) => {
          const text = texts.find((one) => ids.includes(one.id));
          const compared = text && text.passages.length > 0;
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-2 py-1">
              <a
                className="quiet-link inline-flex min-h-9 items-center"
                href={compared ? changeHref(locale, id, text.id) : `${changesHref(locale)}#${id}`}
              >
                {date ? <time dateTime={date}>{longDate(date, locale)}</time> : words.notDated}
              </a>
              {effect ? (
                <EffectChip effect={effect} locale={locale} />
              ) : (
                <span>{words.changed[kind](1)}</span>
              )}
            </li>
          );
        })}
      </ul>
    </Still>
  );
}
