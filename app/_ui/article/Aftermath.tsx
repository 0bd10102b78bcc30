import { newestDocument } from '../../_corpus/editions';
import { library } from '../../_corpus/library';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';

/** What came after the newest document that a text rests on, where that one no longer has the last word. */
export function Aftermath({ sources, locale }: { sources: readonly string[]; locale: Locale }) {
  const newest = newestDocument(library().corpus, sources);
  if (!newest?.after || newest.force === 'in-force') return null;
  return (
    <p className="mt-2 border-l-2 border-warn pl-4 text-sm" data-force={newest.force}>
      {typeset(newest.after[locale], locale)}
    </p>
  );
}
