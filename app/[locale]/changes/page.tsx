import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { openDataWords } from '../../_i18n/desk/open-data';
import { isLocale } from '../../_i18n/locales';
import { ChangesPage } from '../../_ui/pages/ChangesPage';
import { pageMetadata } from '../metadata';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const words = openDataWords[locale];
  return pageMetadata(locale, 'changes', words.whatChanged, words.whatChangedHint);
}

export default async function Changes({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <ChangesPage locale={locale} />;
}
