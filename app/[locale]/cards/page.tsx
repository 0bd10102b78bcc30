import type { Metadata } from 'next';
import { CARD_PAGE_WORDS } from '../../_i18n/card-page';
import { CardPage } from '../../_ui/pages/CardPage';
import { pageMetadata } from '../metadata';
import { readLocale } from '../params';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = readLocale(await params);
  const t = CARD_PAGE_WORDS[locale];
  return pageMetadata(locale, 'cards', t.page, t.hint);
}

export default async function Cards({ params }: Props) {
  return <CardPage locale={readLocale(await params)} />;
}
