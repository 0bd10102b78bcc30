'use client';

import { useEffect, useRef, useState } from 'react';
import { download } from '../../../_desk/download';
import type { DeskEvent } from '../../../_desk/events/event';
import type { Deletion } from '../../../_desk/log/deletion';
import type { DeskNames } from '../../../_desk/log/names';
import { writePeopleCsv } from '../../../_desk/log/people-csv';
import { printLog } from '../../../_desk/log/print-log';
import { type ComingLog, type FileFlaw, readLogFile } from '../../../_desk/log/read-file';
import type { Ruling } from '../../../_desk/log/ruling';
import { csvFile, jsonFile, writeLogJson } from '../../../_desk/log/write-file';
import type { KeptSituation } from '../../../_desk/situations/kept';
import { joinSituations, keptSituations } from '../../../_desk/situations/store';
import { LOG_FILES_WORDS } from '../../../_i18n/desk/log-files';
import type { Locale } from '../../../_i18n/locales';
import { PrintIcon } from '../../shell/icons';

export interface LogFilesProps {
  locale: Locale;
  names: DeskNames;
  event: DeskEvent | undefined;
  /** Those of the event. */
  rulings: Ruling[];
  deletions: readonly Deletion[];
  onImport(coming: ComingLog): Promise<void>;
}

/** The log out of the device and into it. */
export function LogFiles({ locale, names, event, rulings, deletions, onImport }: LogFilesProps) {
  const t = LOG_FILES_WORDS[locale];
  const [flaw, setFlaw] = useState<FileFlaw>();
  const input = useRef<HTMLInputElement>(null);
  const [situations, setSituations] = useState<KeptSituation[]>([]);
  // what cannot be read cannot be handed over either: the log is, all the same
  useEffect(() => void keptSituations().then(setSituations, () => setSituations([])), []);
  const isEmpty = rulings.length === 0 && deletions.length === 0;
  const events = event ? [event] : [];
  const fileOf = (format: 'json' | 'csv', now: Date): File =>
    format === 'json'
      ? jsonFile(writeLogJson(rulings, now, events, deletions, situations), now)
      : csvFile(writePeopleCsv(rulings, events, locale, names.games, location.origin), now);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setFlaw(undefined);
    const found = await readLogFile(file);
    if ('flaw' in found) setFlaw(found.flaw);
    else {
      await onImport(found);
      if (found.situations) await joinSituations(found.situations);
      setSituations(await keptSituations());
    }
    // so that the same file, mended, can be chosen again
    if (input.current) input.current.value = '';
  };
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{t.filesHint}</p>
      <div className="flex flex-wrap gap-2">
        {(['json', 'csv'] as const).map((format) => (
          <button
            key={format}
            type="button"
            className="move"
            disabled={isEmpty && (format === 'csv' || situations.length === 0)}
            onClick={() => download(fileOf(format, new Date()))}
          >
            {format === 'json' ? t.exportJson : t.exportCsv}
          </button>
        ))}
        <button
          type="button"
          className="move inline-flex items-center gap-2"
          disabled={isEmpty}
          onClick={() => printLog()}
        >
          <PrintIcon />
          {t.print}
        </button>
        <label className="move desk-file">
          {t.importFile}
          <input
            ref={input}
            type="file"
            accept=".json,.csv,.txt,application/json,text/csv,text/plain"
            className="sr-only"
            onChange={({ target }) => void take(target.files?.[0])}
          />
        </label>
      </div>
      {flaw && (
        <div role="alert" data-refused={flaw.code} className="desk-warning">
          <p className="font-semibold text-warn">{t.refused}</p>
          <p>{t.fileFlaw(flaw)}</p>
          <p>{t.nothingChanged}</p>
        </div>
      )}
    </div>
  );
}
