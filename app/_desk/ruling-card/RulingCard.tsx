'use client';

import { useEffect, useRef, useState } from 'react';
import { RULING_CARD_WORDS } from '../../_i18n/desk/ruling-card';
import { type Locale, otherLocale } from '../../_i18n/locales';
import { CloseIcon, ImageIcon, LinkIcon, PrintIcon } from '../../_ui/shell/icons';
import { download } from '../download';
import { cardImage } from './card-image';
import { codeOf } from './code';
import { QrCode } from './QrCode';
import type { ShownRuling } from './ruling';
import { useWakeLock } from './use-wake-lock';

interface Props {
  locale: Locale;
  ruling: ShownRuling;
  onClose(): void;
}

/** A rule for the whole screen: large, in both languages, with its source and a code to scan. */
export function RulingCard({ locale, ruling, onClose }: Props) {
  const t = RULING_CARD_WORDS[locale];
  const other = otherLocale(locale);
  const dialog = useRef<HTMLDialogElement>(null);
  const [said, setSaid] = useState('');
  const isAwake = useWakeLock();
  const address = new URL(ruling.address, location.href).href;

  useEffect(() => {
    dialog.current?.showModal();
    document.documentElement.dataset.card = 'shown';
    return () => {
      delete document.documentElement.dataset.card;
    };
  }, []);

  const attempt = async (action: () => Promise<void>) => {
    setSaid('');
    try {
      await action();
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        setSaid(codeOf(address) ? t.shareFailed : t.shareFailedLong);
    }
  };
  const share = () =>
    attempt(() => navigator.share({ title: ruling.title[locale], text: ruling.line[locale], url: address }));
  const shareImage = () =>
    attempt(async () => {
      const picture = await cardImage(locale, ruling, address);
      const file = new File([picture], 'arbitre.png', { type: 'image/png' });
      if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] });
      else download(file);
    });
  return (
    <dialog ref={dialog} className="ruling-card" aria-label={t.card} onClose={onClose}>
      <div className="ruling-card-text">
        <h2>{ruling.title[locale]}</h2>
        <p className="ruling-card-line">{ruling.line[locale]}</p>
        <p className="ruling-card-other" lang={other}>
          <strong>{ruling.title[other]}</strong> {ruling.line[other]}
        </p>
      </div>
      <footer className="ruling-card-foot">
        <QrCode text={address} label={t.scan} />
        <div className="grid gap-1">
          <p>{ruling.source[locale]}</p>
          {codeOf(address) ? <p className="ruling-card-address">{address}</p> : <p>{t.longAddress}</p>}
          <p className="text-muted">{t.unofficial}</p>
        </div>
      </footer>
      <p className="ruling-card-tools no-print">
        {'share' in navigator && (
          <button type="button" className="icon-button" onClick={share}>
            <LinkIcon />
            {t.share}
          </button>
        )}
        <button type="button" className="icon-button" onClick={shareImage}>
          <ImageIcon />
          {t.saveImage}
        </button>
        <button type="button" className="icon-button" onClick={() => window.print()}>
          <PrintIcon />
          {t.print}
        </button>
        <button type="button" className="icon-button" onClick={() => dialog.current?.close()}>
          <CloseIcon />
          {t.close}
        </button>
      </p>
      <p role="status" className="text-sm text-muted no-print">
        {said || (isAwake ? t.awake : '')}
      </p>
    </dialog>
  );
}
