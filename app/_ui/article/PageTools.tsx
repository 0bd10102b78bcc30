'use client';

import { RULING_CARD_WORDS } from '../../_i18n/desk/ruling-card';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { LinkIcon, PrintIcon, ShowIcon } from '../shell/icons';

export function PageTools({ locale }: { locale: Locale }) {
  const t = dictionary(locale);
  return (
    <div className="no-print -ml-2 flex flex-wrap">
      <button type="button" className="icon-button needs-script" data-show-ruling="">
        <ShowIcon />
        {RULING_CARD_WORDS[locale].show}
      </button>
      <button type="button" className="icon-button needs-script" data-copy-page>
        <LinkIcon />
        {t.copyPageLink}
      </button>
      <button type="button" className="icon-button needs-script" onClick={() => window.print()}>
        <PrintIcon />
        {t.print}
      </button>
    </div>
  );
}
