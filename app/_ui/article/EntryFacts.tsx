import type { Entry, Page } from '../../_corpus/corpus';
import { library } from '../../_corpus/library';
import { dictionary } from '../../_i18n/dictionary';
import { Citations } from './Citation';
import { Note } from './Note';

/** What stands under an entry's bottom line: on what it rests, whether it still holds, what to beware of. */
export function EntryFacts({ entry, page }: { entry: Entry; page: Page }) {
  const t = dictionary(page.locale);
  const successor = entry.by ? library().targets[page.locale].get(entry.by) : undefined;
  return (
    <div className="entry-facts grid gap-3 border-b border-line pb-5 text-sm">
      {entry.status !== 'current' && (
        <p className="w-fit rounded bg-warn-soft px-2.5 py-1 text-warn">
          <strong>{t.statuses[entry.status]}</strong>
          {entry.since && ` ${t.since(entry.since)}`}
          {successor && (
            <>
              {' · '}
              {t.replacedBy} <a href={successor.href}>{successor.title}</a>
            </>
          )}
        </p>
      )}
      <dl className="grid gap-x-3 xs:grid-cols-[auto_1fr]">
        <dt className="eyebrow pt-0.5">{t.source}</dt>
        <dd>
          <Citations sources={entry.sources} locale={page.locale} />
        </dd>
      </dl>
      {page.note && <Note locale={page.locale}>{page.note}</Note>}
    </div>
  );
}
