import type { Metadata } from 'next';
import { dictionary } from '../_i18n/dictionary';
import { isLocale } from '../_i18n/locales';
import { HomePage } from '../_ui/pages/HomePage';
import { pageMetadata } from './metadata';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = dictionary(locale);
  const { title: _, ...metadata } = pageMetadata(locale, '', t.siteName, t.siteDescription);
  return metadata;
}

export default async function Home({ params }: Props) {
  const { locale } = await params;
  return isLocale(locale) && <HomePage locale={locale} />;
}
