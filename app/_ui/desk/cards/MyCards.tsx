'use client';

import { useEffect, useState } from 'react';
import { areCardsHeld, askCards, noteCardsHeld } from '../../../_desk/cards/client';
import type { CardReply, FileOutcome } from '../../../_desk/cards/messages';
import type { HeldPart } from '../../../_desk/cards/store';
import { MY_CARDS_WORDS } from '../../../_i18n/desk/my-cards';
import type { Locale } from '../../../_i18n/locales';
import { typeset } from '../../../_i18n/typeset';
import { FileOutcomes } from './FileOutcomes';
import { HeldParts } from './HeldParts';
import '../../styles/progress.css';

interface Progress {
  file: string;
  percent: number;
}

/** The communities' card files on this device: bring them, see what they hold, erase them. */
export function MyCards({ locale }: { locale: Locale }) {
  const t = MY_CARDS_WORDS[locale];
  const [held, setHeld] = useState<HeldPart[]>([]);
  const [withTexts, setWithTexts] = useState(false);
  const [progress, setProgress] = useState<Progress>();
  const [outcomes, setOutcomes] = useState<FileOutcome[]>([]);
  const [said, setSaid] = useState('');
  const [isAsking, setAsking] = useState(false);

  const take = (reply: CardReply, done: string) => {
    if ('progress' in reply) {
      const { file, done: now, of } = reply.progress;
      setProgress({ file, percent: of === 0 ? 0 : Math.floor((100 * now) / of) });
      return;
    }
    setProgress(undefined);
    if ('failed' in reply) {
      setSaid(t.failed[reply.failed]);
      return;
    }
    if ('held' in reply) {
      setHeld(reply.held);
      noteCardsHeld(reply.held.length > 0);
    }
    if ('outcomes' in reply) setOutcomes(reply.outcomes);
    setSaid('isKept' in reply && !reply.isKept ? t.refused : done);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page has come
  useEffect(() => {
    if (areCardsHeld()) askCards({ ask: 'held' }, (reply) => take(reply, ''));
  }, []);

  const bring = (files: File[]) => {
    if (files.length === 0) return;
    setOutcomes([]);
    setSaid('');
    setProgress({ file: files[0]?.name ?? '', percent: 0 });
    askCards({ ask: 'bring', files, withTexts }, (reply) => take(reply, t.done));
  };
  const erase = () => {
    setAsking(false);
    setOutcomes([]);
    askCards({ ask: 'erase' }, (reply) => take(reply, t.erased));
  };
  return (
    <section
      id="cards"
      aria-labelledby="my-cards"
      className="needs-script grid gap-4 border-t border-line pt-6"
    >
      <h2 id="my-cards" className="text-xl">
        {t.title}
      </h2>
      <p className="text-muted">{typeset(t.hint, locale)}</p>
      <p className="text-sm text-muted">{typeset(t.where, locale)}</p>
      <label className="choice w-fit">
        <input type="checkbox" checked={withTexts} onChange={({ target }) => setWithTexts(target.checked)} />
        {t.texts}
      </label>
      <p className="text-sm text-muted">{typeset(t.textsHint, locale)}</p>
      <p>
        <label className="move file-choice">
          {t.choose}
          <input
            type="file"
            multiple
            accept=".json,application/json"
            className="sr-only"
            disabled={progress !== undefined}
            onChange={({ target }) => {
              bring([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </label>
      </p>
      <div role="status" className="grid gap-3" data-cards-status>
        {progress && (
          <p className="grid gap-1">
            {typeset(t.reading(progress.file, progress.percent), locale)}
            <progress
              className="progress w-full"
              max={100}
              value={progress.percent}
              aria-label={t.reading(progress.file, progress.percent)}
            />
          </p>
        )}
        {said !== '' && <p className="font-semibold">{typeset(said, locale)}</p>}
      </div>
      <FileOutcomes locale={locale} outcomes={outcomes} />
      <HeldParts locale={locale} held={held} />
      {held.length > 0 &&
        (isAsking ? (
          <div role="alert" className="stepper-notice grid gap-3">
            <p>{typeset(t.eraseSure, locale)}</p>
            <p className="flex flex-wrap gap-2">
              <button type="button" className="move" onClick={erase}>
                {t.eraseYes}
              </button>
              <button type="button" className="move" onClick={() => setAsking(false)}>
                {t.eraseNo}
              </button>
            </p>
          </div>
        ) : (
          <p>
            <button type="button" className="move" onClick={() => setAsking(true)}>
              {t.erase}
            </button>
          </p>
        ))}
    </section>
  );
}
