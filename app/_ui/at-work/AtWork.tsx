import type { Entry } from '../../_corpus/corpus';
import { AT_WORK_WORDS } from '../../_i18n/at-work';
import type { Locale } from '../../_i18n/locales';
import { Still } from '../still/Still';
import { entryAtWork } from './at-work';
import { BiteList } from './BiteList';
import { ToolLinks } from './ToolLinks';

/** So many are seen at once. */
const SOME = 3;

/** The worked examples in which an entry's rule bites, and the tools that answer for it. */
export async function AtWork({ locale, entry }: { locale: Locale; entry: Entry }) {
  const t = AT_WORK_WORDS[locale];
  const { bites, tools } = await entryAtWork(entry);
  if (bites.length + tools.length === 0) return null;
  const more = bites.slice(SOME);
  return (
    <Still as="section" aria-labelledby="at-work" className="at-work no-print">
      <h2 id="at-work" className="eyebrow font-sans">
        {t.heading}
      </h2>
      <ToolLinks locale={locale} tools={tools} />
      <BiteList locale={locale} bites={bites.slice(0, SOME)} />
      {more.length > 0 && (
        <details>
          <summary>{t.more(more.length)}</summary>
          <BiteList locale={locale} bites={more} />
        </details>
      )}
    </Still>
  );
}
