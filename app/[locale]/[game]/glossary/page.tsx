import type { Metadata } from 'next';
import { GLOSSARY_SLUG } from '../../../_corpus/addresses';
import { shelfOf } from '../../../_corpus/shelves';
import { dictionary } from '../../../_i18n/dictionary';
import { GlossaryPage } from '../../../_ui/pages/GlossaryPage';
import { pageMetadata } from '../../metadata';
import { everyLocaleAndGame, readParams } from '../../params';

interface Props {
  params: Promise<{ locale: string; game: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = everyLocaleAndGame;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, game } = readParams(await params);
  const t = dictionary(locale);
  const { short, title, entries } = shelfOf(game, locale);
  return pageMetadata(
    locale,
    `${game}/${GLOSSARY_SLUG}`,
    `${t.glossary} ${short}`,
    `${t.glossary} : ${title}, ${t.entriesCount(entries.length)}.`,
  );
}

export default async function Glossary({ params }: Props) {
  return <GlossaryPage {...readParams(await params)} />;
}
