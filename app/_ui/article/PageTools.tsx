'use client';

import { noteHref } from '../../_desk/log/note';
import { SHOW_RULING_WORDS } from '../../_i18n/desk/show-ruling';
import type { Locale } from '../../_i18n/locales';
import { READING_WORDS } from '../../_i18n/reading';
import { RuleNotes } from '../desk/log/RuleNotes';
import { LinkIcon, NoteIcon, PrintIcon, ShowIcon } from '../shell/icons';

interface Props {
  locale: Locale;
  /** The id of the entry or chapter that the page is. */
  rule?: string;
}

export function PageTools({ locale, rule }: Props) {
  const t = READING_WORDS[locale];
  return (
    <>
      {rule && <RuleNotes locale={locale} rule={rule} />}
      <div className="no-print -ml-2 flex flex-wrap">
        <button type="button" className="icon-button needs-script" data-show-ruling="">
          <ShowIcon />
          {SHOW_RULING_WORDS[locale].show}
        </button>
        {rule && (
          <a className="icon-button needs-script" href={noteHref(locale, rule)}>
            <NoteIcon />
            {SHOW_RULING_WORDS[locale].note}
          </a>
        )}
        <button type="button" className="icon-button needs-script" data-copy-page>
          <LinkIcon />
          {t.copyPageLink}
        </button>
        <button type="button" className="icon-button needs-script" onClick={() => window.print()}>
          <PrintIcon />
          {t.print}
        </button>
        {rule && (
          <label className="icon-button needs-script justify-start">
            <input type="checkbox" defaultChecked data-links-on-paper />
            {t.withLinksOnPaper}
          </label>
        )}
      </div>
    </>
  );
}
