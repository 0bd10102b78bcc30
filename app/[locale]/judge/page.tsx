import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { dictionary } from '../../_i18n/dictionary';
import { isLocale } from '../../_i18n/locales';
import { JudgePage } from '../../_ui/pages/JudgePage';
import { pageMetadata } from '../metadata';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = dictionary(locale);
  return pageMetadata(locale, 'judge', t.judge, t.judgeHint);
}

export default async function Judge({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <JudgePage locale={locale} />;
}
