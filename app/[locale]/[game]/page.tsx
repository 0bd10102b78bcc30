import type { Metadata } from 'next';
import { shelfOf } from '../../_corpus/shelves';
import { GamePage } from '../../_ui/pages/GamePage';
import { pageMetadata } from '../metadata';
import { everyLocaleAndGame, readParams } from '../params';

interface Props {
  params: Promise<{ locale: string; game: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = everyLocaleAndGame;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, game } = readParams(await params);
  const { title, summary } = shelfOf(game, locale);
  return pageMetadata(locale, game, title, summary);
}

export default async function Game({ params }: Props) {
  return <GamePage {...readParams(await params)} />;
}
