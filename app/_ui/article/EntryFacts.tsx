import type { Entry, Page } from '../../_corpus/corpus';
import { library } from '../../_corpus/library';
import { dictionary } from '../../_i18n/dictionary';
import { Note } from './Note';
import { Sources } from './Sources';

/** What stands under an entry's bottom line: on what it rests, whether it still holds, what to beware of. */
export function EntryFacts({ entry, page }: { entry: Entry; page: Page }) {
  const t = dictionary(page.locale);
  const authority = library().targets[page.locale].get(entry.id)?.authority ?? 'document';
  const successor = entry.by ? library().targets[page.locale].get(entry.by) : undefined;
  return (
    <div className="entry-facts grid gap-3 border-b border-line pb-1 text-sm">
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
      <Sources
        sources={entry.sources}
        authority={authority}
        locale={page.locale}
        note={page.note && <Note locale={page.locale} note={page.note} id="note" />}
      />
    </div>
  );
}
