import type { Metadata } from 'next';
import { PRACTICE_SLUG } from '../../_corpus/addresses';
import { PRACTICE_WORDS } from '../../_i18n/desk/practice';
import { PracticePage } from '../../_ui/pages/PracticePage';
import { pageMetadata } from '../metadata';
import { readLocale } from '../params';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = readLocale(await params);
  const t = PRACTICE_WORDS[locale];
  return pageMetadata(locale, PRACTICE_SLUG, t.title, t.hint);
}

export default async function Practice({ params }: Props) {
  return <PracticePage locale={readLocale(await params)} />;
}
