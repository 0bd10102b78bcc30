import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { library } from '../../../_corpus/library';
import { openDataWords } from '../../../_i18n/desk/open-data';
import { isLocale, LOCALES } from '../../../_i18n/locales';
import { newsOf } from '../../../_open-data/news';
import { ChangePage } from '../../../_ui/pages/ChangePage';
import { pageMetadata } from '../../metadata';
import { atLeastOne, NONE } from '../../params';

interface Props {
  params: Promise<{ locale: string; change: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  const changes = newsOf(library(), 'fr');
  return LOCALES.flatMap((locale) =>
    atLeastOne(
      changes.map(({ id }) => id),
      NONE,
    ).map((id) => ({ locale, change: id })),
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, change } = await params;
  if (!isLocale(locale)) return {};
  const news = newsOf(library(), locale).find(({ id }) => id === change);
  const words = openDataWords[locale];
  return pageMetadata(locale, `changes/${change}`, news?.title ?? words.whatChanged, words.beforeAndAfter);
}

export default async function Change({ params }: Props) {
  const { locale, change } = await params;
  if (!isLocale(locale)) notFound();
  const news = newsOf(library(), locale).find(({ id }) => id === change);
  if (!news) notFound();
  return <ChangePage locale={locale} news={news} />;
}
