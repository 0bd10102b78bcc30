import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { library } from '../../../../_corpus/library';
import { LOCALES } from '../../../../_i18n/locales';
import { ChapterPage } from '../../../../_ui/pages/ChapterPage';
import { MovedPage } from '../../../../_ui/pages/MovedPage';
import { pageMetadata } from '../../../metadata';
import { readParams } from '../../../params';

interface Props {
  params: Promise<{ locale: string; game: string; slug: string; chapter: string }>;
}

export const dynamicParams = false;

/** Chapters, and their former addresses. */
export function generateStaticParams() {
  const { corpus, redirects } = library();
  return [...corpus.chapters.keys(), ...redirects.keys()]
    .map((id) => id.split('/'))
    .filter(([, , chapter]) => chapter)
    .flatMap(([game = '', slug = '', chapter = '']) =>
      LOCALES.map((locale) => ({ locale, game, slug, chapter })),
    );
}

async function read({ params }: Props) {
  const { slug, chapter, ...rest } = await params;
  const { locale, game } = readParams(rest);
  return { locale, id: `${game}/${slug}/${chapter}` };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, id } = await read(props);
  const target = library().targets[locale].get(id);
  if (!target) return { robots: { index: false } };
  return pageMetadata(locale, id, target.title, target.bottomLine);
}

export default async function Chapter(props: Props) {
  const { locale, id } = await read(props);
  const { corpus, redirects } = library();
  const chapter = corpus.chapters.get(id);
  if (chapter) return <ChapterPage locale={locale} chapter={chapter} />;
  const moved = redirects.get(id);
  if (moved) return <MovedPage locale={locale} to={moved} />;
  notFound();
}
