import type { ReactNode } from 'react';
import { underBase } from '../../_leaf/base-path';
import '../styles/index.css';
import { EARLY_SCRIPT } from '../../_leaf/preferences';

/** The html element that every page shares. */
export function Document({ lang, head, children }: { lang: string; head?: ReactNode; children: ReactNode }) {
  return (
    <html lang={lang} suppressHydrationWarning>
      <head>
        <link
          rel="preload"
          href={underBase('/fonts/text.woff2')}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <link
          rel="preload"
          href={underBase('/fonts/title.woff2')}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <meta name="theme-color" content="#faf8f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#131417" media="(prefers-color-scheme: dark)" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, which must run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />
        {head}
      </head>
      <body>{children}</body>
    </html>
  );
}
