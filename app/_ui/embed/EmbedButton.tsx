'use client';

import { useState } from 'react';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { EmbedIcon } from '../shell/icons';
import { type Copied, copyFrame, type Frame } from './copy-frame';
import { FrameCopied } from './FrameCopied';

/** Copies the frame that shows this very thing on another site; where that is forbidden, shows it to be copied. */
export function EmbedButton({ locale, frame }: { locale: Locale; frame: Frame }) {
  const [said, setSaid] = useState<Copied>();
  return (
    <>
      <button
        type="button"
        className="icon-button"
        data-embed
        onClick={async () => setSaid(await copyFrame(locale, frame))}
      >
        <EmbedIcon />
        {dictionary(locale).embed}
      </button>
      <span role="status" className="text-sm">
        {said && <FrameCopied locale={locale} said={said} />}
      </span>
    </>
  );
}
