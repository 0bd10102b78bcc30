import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { appManifestHref, feedHref, openSearchHref } from '../_corpus/addresses';
import { openDataWords } from '../_i18n/desk/open-data';
import { dictionary } from '../_i18n/dictionary';
import { isLocale, LOCALES } from '../_i18n/locales';
import { SITE_WORDS } from '../_i18n/site';
import { underBase } from '../_leaf/base-path';
import { SITE_NAME } from '../_leaf/site-name';
import { RegisterWorker } from '../_ui/desk/event-ready/RegisterWorker';
import { ShowRulings } from '../_ui/desk/ruling-card/ShowRulings';
import { ForgetWhenErased } from '../_ui/desk/settings/ForgetWhenErased';
import { LiveReload } from '../_ui/dev/LiveReload';
import { SearchDialog } from '../_ui/search/SearchDialog';
import { searchNames } from '../_ui/search/search-names';
import { Document } from '../_ui/shell/Document';
import { Footer } from '../_ui/shell/Footer';
import { Header } from '../_ui/shell/Header';
import { TabBar } from '../_ui/shell/TabBar';
import { siteUrl } from '../site';

interface Props {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => LOCALES.map((locale) => ({ locale }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = dictionary(isLocale(locale) ? locale : 'fr');
  return {
    metadataBase: siteUrl(),
    title: { default: `${t.siteName} · ${t.siteTagline}`, template: `%s · ${t.siteName}` },
    description: t.siteDescription,
    applicationName: t.siteName,
    formatDetection: { telephone: false },
    openGraph: { siteName: t.siteName, type: 'website', locale: locale === 'fr' ? 'fr_FR' : 'en_GB' },
  };
}

export default async function LocaleLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return (
    <Document
      lang={locale}
      head={
        <>
          <link
            rel="search"
            type="application/opensearchdescription+xml"
            title={`${SITE_NAME} ${locale.toUpperCase()}`}
            href={openSearchHref(locale)}
          />
          <link
            rel="alternate"
            type="application/atom+xml"
            title={openDataWords[locale].whatChanged}
            href={feedHref(locale)}
          />
          <link rel="manifest" href={appManifestHref(locale)} />
          <link rel="apple-touch-icon" href={underBase('/icons/apple-180.png')} />
        </>
      }
    >
      <Header locale={locale} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer locale={locale} />
      <TabBar locale={locale} />
      <ShowRulings locale={locale} />
      <SearchDialog
        locale={locale}
        names={searchNames(locale)}
        suggestions={SITE_WORDS[locale].suggestions}
      />
      <RegisterWorker />
      <ForgetWhenErased />
      {process.env.NODE_ENV === 'development' && <LiveReload />}
    </Document>
  );
}
