'use client';

import { useState } from 'react';
import { LOG_WORDS } from '../../_i18n/desk/log';
import { DeskPart } from '../DeskPart';
import type { LogFilesProps } from './LogFiles';

const loadFiles = async () => (await import('./LogFiles')).LogFiles;

/** Export and import, fetched when they are first wanted. */
export function LogFilesOnDemand(props: LogFilesProps) {
  const [wanted, setWanted] = useState(false);
  return (
    <details
      className="desk-files no-print"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWanted(true);
      }}
    >
      <summary>{LOG_WORDS[props.locale].files}</summary>
      {wanted && (
        <DeskPart locale={props.locale} load={loadFiles}>
          {(LogFiles) => <LogFiles {...props} />}
        </DeskPart>
      )}
    </details>
  );
}
