'use client';

import { useState } from 'react';
import { noteCall } from '../../_desk/log/note';
import { showRuling } from '../../_desk/ruling-card/ruling';
import { keepSituation } from '../../_desk/situations/store';
import { type Locale, otherLocale } from '../../_i18n/locales';
import { TABLE_WORDS } from '../../_i18n/table';
import { typeset } from '../../_i18n/typeset';
import { asExample } from '../../_situations/as-example';
import { asText } from '../../_situations/as-text';
import type { Opened } from '../../_situations/open-situation';
import { miniature } from '../../_stands/miniature';
import { gameOfStand } from '../../_stands/registry';
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
  const position = (language: Locale) => opened.stand.picture(language, opened.state);
  const copy = (text: string) => void navigator.clipboard.writeText(text).then(say(t.copied), say(text));
  const copyText = () =>
    copy(
      [
        asText(locale, position(locale)),
        asText(otherLocale(locale), position(otherLocale(locale))),
        url,
      ].join('\n\n'),
    );
  const copyExample = () => {
    const file = asExample({ ...opened, situation: { ...situation, ...(title && { title }) } });
    if (file) copy(`// ${file.path}\n${file.text}`);
    else setTold(t.notAsExample);
  };
  const note = () =>
    link !== undefined &&
    noteCall(locale, {
      game: gameOfStand(situation.engine),
      situation: { link, title: title.trim() || t.untitled },
    });
  const show = () => {
    const name = title.trim() || t.untitled;
    const { title: of } = opened.stand;
    onClose();
    showRuling({
      title: { fr: name, en: name },
      parts: [{ kind: 'line', text: { fr: asText('fr', position('fr')), en: asText('en', position('en')) } }],
      source: of,
      address,
      drawing: miniature(position(locale)),
    });
  };
  return (
    <Sheet title={t.shareKeep} close={t.done} className="share-situation" onClose={onClose}>
      <p role="status" className="table-told">
        {typeset(told, locale)}
      </p>
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
      {link === undefined ? (
        <p role="alert">{t.linkTooLong}</p>
      ) : (
        <p className="card-sheet-acts">
          <button type="button" className="move" onClick={keep}>
            {t.keep}
          </button>
          <button type="button" className="move" onClick={() => copy(url)}>
            {t.copyLink}
          </button>
          <button type="button" className="move" onClick={note}>
            {t.noteCall}
          </button>
        </p>
      )}
      <p className="card-sheet-acts">
        <button type="button" className="move" onClick={show}>
          {t.asImage}
        </button>
        <button type="button" className="move" onClick={copyText}>
          {t.asText}
        </button>
        <button type="button" className="move" onClick={copyExample}>
          {t.asExample} <small>{typeset(t.asExampleHint, locale)}</small>
        </button>
      </p>
      {link !== undefined && (
        <div className="share-code">
          <QrCode text={url} label={t.qr} />
        </div>
      )}
    </Sheet>
  );
}
