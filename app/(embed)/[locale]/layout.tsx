import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { LOCALES } from '../../_i18n/locales';
import { FRAME_THEME_SCRIPT } from '../../_leaf/preferences';
import { Awake } from '../../_ui/embed/Awake';
import { TellHeight } from '../../_ui/embed/TellHeight';
import { Document } from '../../_ui/shell/Document';
import { readLocale } from '../../[locale]/params';
import { siteUrl } from '../../site';

interface Props {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => LOCALES.map((locale) => ({ locale }));
export const metadata: Metadata = { metadataBase: siteUrl(), robots: { index: false } };

/** A page for frames of other sites: without the frame of this one. */
export default async function EmbedLayout({ children, params }: Props) {
  const locale = readLocale(await params);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, which must run before the first paint
    <Document lang={locale} head={<script dangerouslySetInnerHTML={{ __html: FRAME_THEME_SCRIPT }} />}>
      <main id="content" className="px-3 py-2">
        {children}
      </main>
      <TellHeight />
      <Awake />
    </Document>
  );
}
