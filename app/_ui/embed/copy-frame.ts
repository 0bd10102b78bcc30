import { EMBED_WORDS } from '../../_i18n/embed';
import type { Locale } from '../../_i18n/locales';
import { FRAME_HEIGHT, frameOf } from './frame';

export interface Frame {
  address: string;
  title: string;
  height?: number | undefined;
}

export interface Copied {
  copied: boolean;
  /** What was copied, or is to be copied by hand. */
  html: string;
}

/** Copies what shows this very thing on another site. */
export async function copyFrame(
  locale: Locale,
  { address, title, height = FRAME_HEIGHT }: Frame,
): Promise<Copied> {
  const html = frameOf(new URL(address, location.href).href, EMBED_WORDS[locale].frameTitle(title), height);
  try {
    await navigator.clipboard.writeText(html);
    return { copied: true, html };
  } catch {
    return { copied: false, html };
  }
}
