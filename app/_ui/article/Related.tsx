import type { Entry } from '../../_corpus/corpus';
import { library } from '../../_corpus/library';
import type { Target } from '../../_corpus/targets';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { TargetList } from '../lists/TargetList';
import { Still } from '../still/Still';

/** Where to read on from a page: what its author names, and what else leads here. None is named twice. */
export function relatedTo(id: string, see: readonly string[], locale: Locale) {
  const { citedBy } = library();
  const further = see.filter((one) => one.split('#')[0] !== id);
  const citing = (citedBy[locale].get(id) ?? []).filter((one) => !further.includes(one));
  return { see: further, citing };
}

export function Related({ entry, locale }: { entry: Entry; locale: Locale }) {
  const t = dictionary(locale);
  const { see, citing } = relatedTo(entry.id, entry.see, locale);
  const isCited = (library().citedBy[locale].get(entry.id) ?? []).length > 0;
  return (
    <>
      {see.length > 0 && <RelatedList id="see-also" title={t.seeAlso} ids={see} locale={locale} />}
      {citing.length > 0 && (
        <RelatedList
          id="cited-by"
          title={see.length > 0 ? t.alsoCitedByCount(citing.length) : t.citedByCount(citing.length)}
          ids={citing}
          locale={locale}
        />
      )}
      {!isCited && <p className="text-sm text-muted">{t.citedByNone}</p>}
    </>
  );
}

interface ListProps {
  id: string;
  title: string;
  ids: readonly string[];
  locale: Locale;
}

export function RelatedList({ id, title, ids, locale }: ListProps) {
  const targets: Target[] = ids.flatMap((one) => library().targets[locale].get(one) ?? []);
  return (
    <Still as="section" aria-labelledby={id} className="related">
      <h2 id={id} className="eyebrow border-b border-line pb-1 font-sans">
        {title}
      </h2>
      <TargetList targets={targets} locale={locale} />
    </Still>
  );
}
