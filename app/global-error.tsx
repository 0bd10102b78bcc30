'use client';

import { useLayoutEffect, useState } from 'react';
import { ErrorPage } from './_ui/error-page/ErrorPage';
import { showPreferences } from './_ui/preferences';
import { Document } from './_ui/shell/Document';

interface Props {
  error: Error & { digest?: string };
  reset(): void;
}

/** Where not the page fell but what stands around it, so that not even its header is left. */
export default function GlobalError({ error, reset }: Props) {
  const [lang] = useState(() =>
    typeof document === 'undefined' ? 'fr' : document.documentElement.lang || 'fr',
  );
  // the html element is made anew, and the script that runs before the first paint does not run again
  useLayoutEffect(showPreferences, []);
  return (
    <Document lang={lang}>
      <main id="content">
        <ErrorPage error={error} reset={reset} />
      </main>
    </Document>
  );
}
