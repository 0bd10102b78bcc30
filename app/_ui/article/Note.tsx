import type { Note as NoteOf } from '../../_corpus/corpus';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { AuthorityMark } from './AuthorityMark';

/** What the document had wrong, or how editions differ. */
export function Note({ locale, note, id }: { locale: Locale; note: NoteOf; id: string }) {
  return (
    <aside className="border-l-2 border-line-strong pl-4 text-sm text-muted">
      <strong className="font-semibold text-ink">{dictionary(locale).note}</strong>
      <span aria-hidden="true"> · </span>
      {note.text}
      <AuthorityMark of={id} marks={note.authority} locale={locale} />
    </aside>
  );
}
