import type { Metadata } from 'next';
import { OPEN_DATA_SLUG } from '../../_corpus/addresses';
import { OPEN_DATA_PAGE } from '../../_i18n/open-data-page';
import { OpenDataPage } from '../../_ui/pages/OpenDataPage';
import { pageMetadata } from '../metadata';
import { readLocale } from '../params';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = readLocale(await params);
  const { title, lead } = OPEN_DATA_PAGE[locale];
  return pageMetadata(locale, OPEN_DATA_SLUG, title, lead);
}

export default async function OpenData({ params }: Props) {
  return <OpenDataPage locale={readLocale(await params)} />;
}
