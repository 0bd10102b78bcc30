'use client';

import { useState } from 'react';
import { keepSituation } from '../../_desk/situations/store';
import type { Locale } from '../../_i18n/locales';
import { TABLE_WORDS } from '../../_i18n/table';
import { typeset } from '../../_i18n/typeset';
import type { Opened } from '../../_situations/open-situation';
import { QrCode } from '../desk/ruling-card/QrCode';
import { Sheet } from '../desk/Sheet';

interface Props {
  locale: Locale;
  opened: Opened;
  /** Nothing while it is written, or where it is too long. */
  link: string | undefined;
  address: string;
  onClose(): void;
}

/** Keeps a situation, and passes it on: as a link, a code, a text, a picture, a call, an example. */
export function ShareSituation({ locale, opened, link, address, onClose }: Props) {
  const t = TABLE_WORDS[locale];
  const [told, setTold] = useState('');
  const { situation } = opened;
  const [title, setTitle] = useState(situation.title ?? '');
  const url = new URL(address, location.href).href;
  const say = (words: string) => () => setTold(words);
  const keep = () => {
    if (link === undefined) return;
    void keepSituation({
      id: crypto.randomUUID(),
      title: title.trim() || t.untitled,
      engine: situation.engine,
      link,
      changed: new Date().toISOString(),
    }).then(say(t.kept), say(t.keepFailed));
  };
  return (
    <Sheet title={t.shareKeep} close={t.done} className="share-situation" onClose={onClose}>
      <p role="status" className="table-told">
        {typeset(told, locale)}
      </p>
      {link === undefined ? (
        <p role="alert">{t.linkTooLong}</p>
      ) : (
        <>
          <label className="table-switch" htmlFor="situation-title">
            <span>{t.titleField}</span>
            <input
              id="situation-title"
              value={title}
              placeholder={t.untitled}
              maxLength={120}
              onChange={({ target }) => setTitle(target.value)}
            />
          </label>
          <p className="card-sheet-acts">
            <button type="button" className="move" onClick={keep}>
              {t.keep}
            </button>
            <button
              type="button"
              className="move"
              onClick={() => void navigator.clipboard.writeText(url).then(say(t.copied), say(url))}
            >
              {t.copyLink}
            </button>
          </p>
          <div className="share-code">
            <QrCode text={url} label={t.qr} />
          </div>
        </>
      )}
    </Sheet>
  );
}
