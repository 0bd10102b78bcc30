import type { Metadata } from 'next';
import { TABLE_SLUG } from '../../_corpus/addresses';
import { TABLE_WORDS } from '../../_i18n/table';
import { TablePage } from '../../_ui/pages/TablePage';
import { pageMetadata } from '../metadata';
import { readLocale } from '../params';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = readLocale(await params);
  const t = TABLE_WORDS[locale];
  return pageMetadata(locale, TABLE_SLUG, t.page, t.hint);
}

export default async function Table({ params }: Props) {
  return <TablePage locale={readLocale(await params)} />;
}
