'use client';

import type { Ref } from 'react';
import type { Locale } from '../../_i18n/locales';
import { READING_WORDS } from '../../_i18n/reading';
import { CloseIcon, PinIcon } from '../shell/icons';
import type { PreviewData } from './preview-data';

interface Props {
  locale: Locale;
  data: PreviewData;
  pinned: boolean;
  onPin(): void;
  onClose?(): void;
  as?: 'sheet' | 'card';
  id?: string;
  ref?: Ref<HTMLElement>;
}

export function PreviewCard({ locale, data, pinned, onPin, onClose, as, id, ref }: Props) {
  const t = READING_WORDS[locale];
  return (
    <aside
      ref={ref}
      id={id}
      tabIndex={-1}
      className="preview outline-none"
      aria-label={`${t.preview} : ${data.title}`}
      data-floating={as === 'card' ? '' : undefined}
      data-sheet={as === 'sheet' ? '' : undefined}
    >
      <p className="font-title text-[1.1rem] leading-tight">
        {data.title} <span className="eyebrow ml-1 font-sans">{data.kind}</span>
      </p>
      <p className="mt-1.5">{data.bottomLine}</p>
      <p className="mt-1.5 text-xs text-muted">{data.source}</p>
      <p className="mt-1 -mb-1 flex items-center gap-1">
        <a className="icon-button -ml-2.5 font-semibold text-accent" href={data.href}>
          {t.previewOpen} →
        </a>
        <button type="button" className="icon-button ml-auto" onClick={onPin} aria-pressed={pinned}>
          <PinIcon />
          {pinned ? t.previewUnpin : t.previewPin}
        </button>
        {onClose && (
          <button type="button" className="icon-button" onClick={onClose} aria-label={t.previewClose}>
            <CloseIcon />
          </button>
        )}
      </p>
      {as === 'card' && <p className="sr-only">{t.previewHint}</p>}
    </aside>
  );
}
