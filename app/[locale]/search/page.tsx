import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { dictionary } from '../../_i18n/dictionary';
import { isLocale } from '../../_i18n/locales';
import { SearchPage } from '../../_ui/pages/SearchPage';
import { pageMetadata } from '../metadata';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = dictionary(locale);
  return pageMetadata(locale, 'search', t.search, t.siteDescription);
}

export default async function Search({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <SearchPage locale={locale} />;
}
