'use client';

import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { embeddedHrefOf } from '../../../_corpus/embed-addresses';
import { download } from '../../../_desk/download';
import { cardImage } from '../../../_desk/ruling-card/card-image';
import { firstChoice, piecesOf, toldIn } from '../../../_desk/ruling-card/choice';
import { codeOf } from '../../../_desk/ruling-card/code';
import type { ShownRuling } from '../../../_desk/ruling-card/ruling';
import { useWakeLock } from '../../../_desk/ruling-card/use-wake-lock';
import { RULING_CARD_WORDS } from '../../../_i18n/desk/ruling-card';
import { dictionary } from '../../../_i18n/dictionary';
import { type Locale, otherLocale } from '../../../_i18n/locales';
import { copyFrame } from '../../embed/copy-frame';
import { FrameCopied } from '../../embed/FrameCopied';
import { RULE_FRAME_HEIGHT } from '../../embed/frame';
import { ChooseIcon, CloseIcon, EmbedIcon, ImageIcon, LinkIcon, PrintIcon } from '../../shell/icons';
import { Thumbnail } from '../../simulators/Thumbnail';
import { CardChoice } from './CardChoice';
import { CardText } from './CardText';
import { QrCode } from './QrCode';
import '../../styles/ruling-card.css';

interface Props {
  locale: Locale;
  ruling: ShownRuling;
  /** The same with what takes longer to find. */
  whole?: Promise<ShownRuling>;
  onClose(): void;
}

/** A rule for the whole screen: large, in both languages, with its source and a code to scan. */
export function RulingCard({ locale, ruling: first, whole, onClose }: Props) {
  const t = RULING_CARD_WORDS[locale];
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [ruling, setRuling] = useState(first);
  const pieces = useMemo(() => piecesOf(ruling.parts), [ruling]);
  const [choice, setChoice] = useState(() => firstChoice(pieces));
  const [isChoosing, setChoosing] = useState(false);
  const [said, setSaid] = useState<ReactNode>('');
  const isAwake = useWakeLock();
  const address = new URL(ruling.address, location.href).href;
  const frame = embeddedHrefOf(locale, new URL(address));
  const told = { fr: toldIn(pieces, choice, 'fr'), en: toldIn(pieces, choice, 'en') };

  useEffect(() => {
    dialog.current?.showModal();
    document.documentElement.dataset.card = 'shown';
    return () => {
      delete document.documentElement.dataset.card;
    };
  }, []);
  useEffect(() => {
    let isGone = false;
    whole?.then(
      (found) => isGone || setRuling(found),
      (error) => console.warn('The answer was not found in the other language.', error),
    );
    return () => {
      isGone = true;
    };
  }, [whole]);

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
    attempt(() =>
      navigator.share({
        title: ruling.title[locale],
        text: told[locale].map(({ text }) => text).join('\n'),
        url: address,
      }),
    );
  const shareImage = () =>
    attempt(async () => {
      const picture = await cardImage(locale, ruling, told, address);
      const file = new File([picture], 'arbitre.png', { type: 'image/png' });
      if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] });
      else download(file);
    });
  const embed = async () => {
    if (!frame) return;
    const height = frame.includes('#rule=') ? RULE_FRAME_HEIGHT : undefined;
    const said = await copyFrame(locale, { address: frame, title: ruling.title[locale], height });
    setSaid(<FrameCopied locale={locale} said={said} />);
  };
  return (
    <dialog ref={dialog} className="ruling-card" aria-label={t.card} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long card is scrolled by keys, from its first line */}
      <div className="ruling-card-sheet" tabIndex={0}>
        <div className="ruling-card-text">
          <h2>{ruling.title[locale]}</h2>
          {ruling.drawing && <Thumbnail shapes={ruling.drawing} />}
          <CardText locale={locale} told={told[locale]} />
          <div className="ruling-card-other" lang={otherLocale(locale)}>
            <strong>{ruling.title[otherLocale(locale)]}</strong>
            <CardText locale={otherLocale(locale)} told={told[otherLocale(locale)]} />
          </div>
        </div>
        <footer className="ruling-card-foot">
          <QrCode text={address} label={t.scan} />
          <div className="grid gap-1">
            <p>{ruling.source[locale]}</p>
            {codeOf(address) ? <p className="ruling-card-address">{address}</p> : <p>{t.longAddress}</p>}
            <p className="text-muted">{t.unofficial}</p>
            {isAwake && <p className="text-muted no-print">{t.awake}</p>}
          </div>
        </footer>
      </div>
      <p role="status" className="ruling-card-said no-print">
        {said}
      </p>
      {isChoosing && (
        <CardChoice id={id} locale={locale} pieces={pieces} choice={choice} onChoose={setChoice} />
      )}
      <p className="ruling-card-tools no-print">
        {pieces.length > 1 && (
          <button
            type="button"
            className="icon-button"
            aria-expanded={isChoosing}
            aria-controls={id}
            onClick={() => setChoosing(!isChoosing)}
          >
            <ChooseIcon />
            <span>{t.choose}</span>
          </button>
        )}
        {'share' in navigator && (
          <button type="button" className="icon-button" onClick={share} title={t.share}>
            <LinkIcon />
            <span>{t.share}</span>
          </button>
        )}
        <button type="button" className="icon-button" onClick={shareImage} title={t.saveImage}>
          <ImageIcon />
          <span>{t.saveImage}</span>
        </button>
        {frame && (
          <button
            type="button"
            className="icon-button"
            data-embed
            onClick={embed}
            title={dictionary(locale).embed}
          >
            <EmbedIcon />
            <span>{dictionary(locale).embed}</span>
          </button>
        )}
        <button type="button" className="icon-button" onClick={() => window.print()} title={t.print}>
          <PrintIcon />
          <span>{t.print}</span>
        </button>
        <button type="button" className="icon-button" onClick={() => dialog.current?.close()}>
          <CloseIcon />
          <span>{t.close}</span>
        </button>
      </p>
    </dialog>
  );
}
