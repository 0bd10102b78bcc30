'use client';

import { cutText } from '../../../_i18n/cut-text';
import { LOG_WORDS } from '../../../_i18n/desk/log';
import type { Locale } from '../../../_i18n/locales';
import { typeset } from '../../../_i18n/typeset';
import { PartFailed } from '../../on-demand/PartFailed';
import { CloseButton } from '../CloseButton';
import type { NoteOnItsWay } from './use-note-address';

const LONGEST_SHOWN = 80;

/** What became of a rule or a situation that another page sent here to be noted. */
export function NoteNotice({ locale, note }: { locale: Locale; note: NoteOnItsWay }) {
  const t = LOG_WORDS[locale];
  if (note.state === 'reading')
    return (
      <p role="status" className="pt-4 text-muted">
        {t.noteReading}
      </p>
    );
  const dismiss = <CloseButton label={t.dismiss} onClick={note.dismiss} />;
  if (note.state === 'failed')
    return (
      <PartFailed locale={locale} message={t.noteFailed} className="desk-warning mt-4" onRetry={note.again}>
        {dismiss}
      </PartFailed>
    );
  return (
    <div role="alert" className="desk-warning mt-4 flex items-center gap-2" data-note="unknown">
      <div className="grow">
        {note.unknown.rule !== undefined && (
          <p>{typeset(t.noteUnknown(cutText(note.unknown.rule, LONGEST_SHOWN)), locale)}</p>
        )}
        {note.unknown.situation && <p>{t.situationUnknown}</p>}
      </div>
      {dismiss}
    </div>
  );
}
