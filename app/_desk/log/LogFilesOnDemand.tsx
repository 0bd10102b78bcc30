'use client';

import { type ReactNode, useState } from 'react';
import { LOG_WORDS } from '../../_i18n/desk/log';
import type { LogFilesProps } from './LogFiles';

type Content = (props: LogFilesProps) => ReactNode;

/** Export and import, fetched when they are first wanted. */
export function LogFilesOnDemand(props: LogFilesProps) {
  const t = LOG_WORDS[props.locale];
  const [content, setContent] = useState<{ Files: Content }>();
  const [hasFailed, setFailed] = useState(false);
  const load = async () => {
    setFailed(false);
    try {
      const { LogFiles } = await import('./LogFiles');
      setContent({ Files: LogFiles });
    } catch (error) {
      console.warn('The files of the log could not be loaded.', error);
      setFailed(true);
    }
  };
  return (
    <details
      className="desk-files no-print"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !content) void load();
      }}
    >
      <summary>{t.files}</summary>
      {content && <content.Files {...props} />}
      {hasFailed && (
        <p role="alert" className="desk-warning">
          {t.filesFailed}{' '}
          <button type="button" className="move" onClick={load}>
            {t.retry}
          </button>
        </p>
      )}
    </details>
  );
}
