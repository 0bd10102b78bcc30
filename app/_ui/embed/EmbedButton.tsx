'use client';

import { useState } from 'react';
import { EMBED_WORDS } from '../../_i18n/embed';
import type { Locale } from '../../_i18n/locales';
import { EmbedIcon } from '../shell/icons';
import { frameOf } from './frame';

export interface Frame {
  address: string;
  title: string;
}

/** Copies the frame that shows this very thing on another site; where that is forbidden, shows it to be copied. */
export function EmbedButton({ locale, frame: { address, title } }: { locale: Locale; frame: Frame }) {
  const t = EMBED_WORDS[locale];
  const [said, setSaid] = useState<{ copied: boolean; html: string }>();
  const copy = async () => {
    const html = frameOf(new URL(address, location.href).href, t.frameTitle(title));
    try {
      await navigator.clipboard.writeText(html);
      setSaid({ copied: true, html });
    } catch {
      setSaid({ copied: false, html });
    }
  };
  return (
    <>
      <button type="button" className="icon-button" data-embed onClick={copy}>
        <EmbedIcon />
        {t.embed}
      </button>
      <span role="status" className="text-sm">
        {said && (said.copied ? t.copied : t.notCopied)}
        {said && !said.copied && <code className="block break-all text-xs">{said.html}</code>}
      </span>
    </>
  );
}
