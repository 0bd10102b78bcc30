'use client';

import { useState } from 'react';
import { DECK_WORDS } from '../../_i18n/decks';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';

/** No list of a deck is as large; GEMP's XML of a whole deck has some 6 kB. */
const LARGEST = 500_000;

interface Props {
  locale: Locale;
  onRead(text: string): void;
}

/** A list from a file: text, CSV, or the XML of GEMP, in whatever code its letters are. */
export function ListFile({ locale, onRead }: Props) {
  const t = DECK_WORDS[locale];
  const [refused, setRefused] = useState<'large' | 'unreadable'>();
  const open = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > LARGEST) {
      setRefused('large');
      return;
    }
    try {
      const { decode } = await import('../../_cards/decode');
      const text = decode(new Uint8Array(await file.arrayBuffer()));
      setRefused(typeof text === 'string' ? undefined : 'unreadable');
      if (typeof text === 'string') onRead(text);
    } catch (error) {
      console.warn('A list could not be read.', error);
      setRefused('unreadable');
    }
  };
  return (
    <>
      <label className="move file-choice">
        {typeset(t.file, locale)}
        <input
          type="file"
          className="sr-only"
          accept=".txt,.csv,.tsv,.xml,.dec,.md,text/*"
          onChange={({ target }) => {
            void open(target.files?.[0]);
            // the same file may be opened again after it was mended
            target.value = '';
          }}
        />
      </label>
      {refused && (
        <span role="alert" className="stepper-notice">
          {typeset(refused === 'large' ? t.fileLarge : t.fileUnreadable, locale)}
        </span>
      )}
    </>
  );
}
