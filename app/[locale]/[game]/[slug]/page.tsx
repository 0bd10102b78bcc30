import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isGame } from '../../../_corpus/games';
import { library } from '../../../_corpus/library';
import { pageIds } from '../../../_corpus/page-ids';
import { LOCALES } from '../../../_i18n/locales';
import { typeset } from '../../../_i18n/typeset';
import { BookPage } from '../../../_ui/pages/BookPage';
import { EntryPage } from '../../../_ui/pages/EntryPage';
import { LocalDocumentPage } from '../../../_ui/pages/LocalPages';
import { MovedPage } from '../../../_ui/pages/MovedPage';
import { pageMetadata } from '../../metadata';
import { readParams } from '../../params';

interface Props {
  params: Promise<{ locale: string; game: string; slug: string }>;
}

export const dynamicParams = false;

/** Entries, books, former addresses of either, and the owner's documents. */
export function generateStaticParams() {
  return pageIds()
    .map((id) => id.split('/'))
    .filter(([game = '', , chapter]) => isGame(game) && !chapter)
    .flatMap(([game = '', slug = '']) => LOCALES.map((locale) => ({ locale, game, slug })));
}

async function read({ params }: Props) {
  const { slug, ...rest } = await params;
  const { locale, game } = readParams(rest);
  const id = `${game}/${slug}`;
  const { corpus, redirects, targets, local } = library();
  return {
    locale,
    id,
    targets,
    entry: corpus.entries.get(id),
    book: corpus.books.get(id),
    moved: redirects.get(id),
    texts: local.orphans.filter(({ game: own, document }) => `${own}/${document}` === id),
  };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, id, book, targets } = await read(props);
  const target = targets[locale].get(id);
  if (target) return pageMetadata(locale, id, target.title, target.bottomLine);
  if (!book) return { robots: { index: false } };
  return pageMetadata(locale, id, typeset(book.title[locale], locale), typeset(book.summary[locale], locale));
}

export default async function EntryOrBook(props: Props) {
  const { locale, entry, book, moved, texts } = await read(props);
  if (entry) return <EntryPage locale={locale} entry={entry} />;
  if (book) return <BookPage locale={locale} book={book} />;
  if (texts.length > 0) return <LocalDocumentPage locale={locale} texts={texts} />;
  if (moved) return <MovedPage locale={locale} to={moved} />;
  notFound();
}
