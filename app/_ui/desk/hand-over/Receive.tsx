'use client';

import { useEffect, useRef, useState } from 'react';
import { type Collected, isWhole, missingPages, take, textOf } from '../../../_desk/hand-over/frames';
import { codeReader } from '../../../_desk/hand-over/read-code';
import { type CameraTrouble, useCamera } from '../../../_desk/hand-over/use-camera';
import { type ComingLog, type FileFlaw, readLog } from '../../../_desk/log/read-file';
import { HAND_OVER_WORDS } from '../../../_i18n/desk/hand-over';
import { LOG_FILES_WORDS } from '../../../_i18n/desk/log-files';
import type { Locale } from '../../../_i18n/locales';

interface Props {
  locale: Locale;
  onImport(coming: ComingLog): Promise<void>;
}

type Trouble = CameraTrouble | 'foreign' | 'other' | 'damaged' | 'noCode' | { flaw: FileFlaw };

/** Reads the codes of another phone, by the camera or from photos, and brings the log in once it is whole. */
export function Receive({ locale, onImport }: Props) {
  const t = HAND_OVER_WORDS[locale];
  const [collected, setCollected] = useState<Collected>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [isDone, setDone] = useState(false);
  const latest = useRef<Collected>(undefined);
  const video = useRef<HTMLVideoElement>(null);

  const keep = (next: Collected | undefined) => {
    latest.current = next;
    setCollected(next);
  };
  const finish = async (whole: Collected) => {
    keep(undefined);
    const text = await textOf(whole);
    if (text === undefined) return setTrouble('damaged');
    const found = readLog(text);
    if ('flaw' in found) return setTrouble({ flaw: found.flaw });
    await onImport(found);
    setTrouble(undefined);
    setDone(true);
  };
  /** Says whether the log is now whole. */
  const hear = async (code: string): Promise<boolean> => {
    const { kind, collected: next } = take(latest.current, code);
    if (kind === 'known') return false;
    setTrouble(kind === 'foreign' || kind === 'other' ? kind : undefined);
    if (kind === 'foreign' || !next) return false;
    setDone(false);
    keep(next);
    if (!isWhole(next)) return false;
    camera.stop();
    await finish(next);
    return true;
  };
  const camera = useCamera(video, hear, setTrouble);
  const readPhotos = async (files: FileList | null) => {
    const read = await codeReader();
    for (const file of files ?? []) {
      const picture = await createImageBitmap(file).catch(() => undefined);
      const codes = picture ? await read(picture) : [];
      if (codes.length === 0) setTrouble('noCode');
      for (const code of codes) if (await hear(code)) return;
    }
  };
  useEffect(() => () => camera.stop(), [camera.stop]);
  const missing = collected ? missingPages(collected) : [];
  return (
    <section className="grid gap-3" aria-label={t.receive}>
      <p className="flex flex-wrap gap-2">
        <button
          type="button"
          className="move"
          onClick={() => (camera.isOn ? camera.stop() : void camera.start())}
        >
          {camera.isOn ? t.stopCamera : t.camera}
        </button>
        <label className="move desk-file">
          {t.photos}
          <input
            type="file"
            accept="image/*"
            multiple
            data-photos
            className="sr-only"
            onChange={async ({ target }) => {
              await readPhotos(target.files);
              target.value = '';
            }}
          />
        </label>
      </p>
      <video ref={video} className="hand-over-camera" hidden={!camera.isOn} muted playsInline />
      {camera.isOn && <p className="text-sm text-muted">{t.aim}</p>}
      <p role="status" data-received={isDone || undefined}>
        {collected && `${t.read(collected.pages.size, collected.count)} ${t.missing(missing.slice(0, 12))}`}
        {isDone && t.done}
      </p>
      {trouble && (
        <p role="alert" className="desk-warning">
          {typeof trouble === 'string' ? t[trouble] : LOG_FILES_WORDS[locale].fileFlaw(trouble.flaw)}
        </p>
      )}
    </section>
  );
}
