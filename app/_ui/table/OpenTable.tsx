'use client';

import type { Locale } from '../../_i18n/locales';
import type { Opened } from '../../_situations/open-situation';
import { Editor } from './Editor';
import { SituationPlay } from './SituationPlay';

export interface OpenTableProps {
  locale: Locale;
  opened: Opened;
  /** Its cards are being laid; otherwise it is played. */
  laying: boolean;
  onSwitch(opened: Opened, laying: boolean): void;
}

/** A situation on the table: laid out, or asked about and played. */
export function OpenTable({ laying, ...table }: OpenTableProps) {
  return laying ? <Editor {...table} /> : <SituationPlay {...table} />;
}
