import { EMBED_WORDS } from '../../_i18n/embed';
import type { Locale } from '../../_i18n/locales';
import type { Copied } from './copy-frame';

/** What became of copying a frame; where it was forbidden, the frame itself. */
export function FrameCopied({ locale, said: { copied, html } }: { locale: Locale; said: Copied }) {
  const t = EMBED_WORDS[locale];
  if (copied) return t.copied;
  return (
    <>
      {t.notCopied}
      <code className="block break-all text-xs">{html}</code>
    </>
  );
}
