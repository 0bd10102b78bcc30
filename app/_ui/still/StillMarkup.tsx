'use client';

import { type HTMLAttributes, useState } from 'react';
import { fromShelf } from './shelf';

export interface StillProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'footer' | 'li' | 'nav' | 'ol' | 'section' | 'ul';
}

/** Markup that the page was sent with. In the browser it is left as it stands. */
export function StillMarkup({ markup, as: Tag = 'div', ...attributes }: StillProps & { markup: string }) {
  const [html] = useState(() =>
    typeof window === 'undefined'
      ? fromShelf(markup)
      : (document.querySelector(`[data-still="${markup}"]`)?.innerHTML ?? ''),
  );
  return (
    <Tag
      {...attributes}
      data-still={markup}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by React from our own elements
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
