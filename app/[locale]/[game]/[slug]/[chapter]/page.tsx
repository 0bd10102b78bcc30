import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { GAMES } from '../../../../_corpus/games';
import { library } from '../../../../_corpus/library';
import { localId } from '../../../../_corpus/local';
import { pageIds } from '../../../../_corpus/page-ids';
import { LOCALES } from '../../../../_i18n/locales';
import { ChapterPage } from '../../../../_ui/pages/ChapterPage';
import { LocalTextPage } from '../../../../_ui/pages/LocalPages';
import { MovedPage } from '../../../../_ui/pages/MovedPage';
import { pageMetadata } from '../../../metadata';
import { atLeastOne, NONE, readParams } from '../../../params';

interface Props {
  params: Promise<{ locale: string; game: string; slug: string; chapter: string }>;
}

export const dynamicParams = false;

/** Chapters, their former addresses, and texts of the owner's documents. */
export function generateStaticParams() {
  const chapters = pageIds()
    .map((id) => id.split('/'))
    .filter(([, , chapter]) => chapter);
  return atLeastOne(chapters, [GAMES[0], NONE, NONE]).flatMap(([game = '', slug = '', chapter = '']) =>
    LOCALES.map((locale) => ({ locale, game, slug, chapter })),
  );
}

async function read({ params }: Props) {
  const { slug, chapter, ...rest } = await params;
  const { locale, game } = readParams(rest);
  return { locale, id: `${game}/${slug}/${chapter}` };
}

const localText = (id: string) => library().local.orphans.find((text) => localId(text) === id);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, id } = await read(props);
  const target = library().targets[locale].get(id);
  if (!target) return { title: localText(id)?.title, robots: { index: false } };
  return pageMetadata(locale, id, target.title, target.bottomLine);
}

export default async function Chapter(props: Props) {
  const { locale, id } = await read(props);
  const { corpus, redirects } = library();
  const chapter = corpus.chapters.get(id);
  if (chapter) return <ChapterPage locale={locale} chapter={chapter} />;
  const text = localText(id);
  if (text) return <LocalTextPage locale={locale} text={text} />;
  const moved = redirects.get(id);
  if (moved) return <MovedPage locale={locale} to={moved} />;
  notFound();
}
