import { embeddedHrefOf } from '../../_corpus/embed-addresses';
import { EMBED_WORDS } from '../../_i18n/embed';
import type { Locale } from '../../_i18n/locales';
import { copyFrame } from './copy-frame';
import { RULE_FRAME_HEIGHT } from './frame';

/** Copies the frame of a passage of this page, and says what became of it. */
export async function embedPassage(locale: Locale, place: string): Promise<string> {
  const words = EMBED_WORDS[locale];
  const address = embeddedHrefOf(locale, new URL(place));
  if (!address) return words.noSuchRule;
  const title = document.querySelector('h1')?.textContent ?? document.title;
  const { copied, html } = await copyFrame(locale, { address, title, height: RULE_FRAME_HEIGHT });
  return copied ? words.copied : `${words.notCopied} ${html}`;
}
