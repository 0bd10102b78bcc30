'use client';

import { useLayoutEffect, useState } from 'react';
import { ERROR_PAGE_WORDS } from './_i18n/error-page';
import { showPreferences } from './_leaf/preferences';
import { SITE_NAME } from './_leaf/site-name';
import { ErrorPage } from './_ui/error-page/ErrorPage';
import { localeOfPage } from './_ui/error-page/locale-of-page';
import { Document } from './_ui/shell/Document';

interface Props {
  error: Error & { digest?: string };
  reset(): void;
}

/** Where not the page fell but what stands around it, so that not even its header is left. */
export default function GlobalError({ error, reset }: Props) {
  const [lang] = useState(localeOfPage);
  // the html element is made anew, and the script that runs before the first paint does not run again
  useLayoutEffect(showPreferences, []);
  return (
    <Document lang={lang} head={<title>{`${ERROR_PAGE_WORDS[lang].title} · ${SITE_NAME}`}</title>}>
      <main id="content">
        <ErrorPage error={error} reset={reset} />
      </main>
    </Document>
  );
}
