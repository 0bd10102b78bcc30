'use client';

import type { ReactNode } from 'react';
import type { Locale } from '../../_i18n/locales';
import { OnDemand } from '../on-demand/OnDemand';

interface Props<Part> {
  locale: Locale;
  /** Stays the same from one rendering to the next. */
  load(): Promise<Part>;
  children(part: Part): ReactNode;
}

/** A part of the desk, fetched when it is first shown. */
export function DeskPart<Part>(props: Props<Part>) {
  return <OnDemand {...props} waitingClass="text-muted" failedClass="desk-warning" />;
}
