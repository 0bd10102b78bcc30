import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isGame } from '../../../_corpus/games';
import { library } from '../../../_corpus/library';
import { LOCALES } from '../../../_i18n/locales';
import { typeset } from '../../../_i18n/typeset';
import { BookPage } from '../../../_ui/pages/BookPage';
import { EntryPage } from '../../../_ui/pages/EntryPage';
import { MovedPage } from '../../../_ui/pages/MovedPage';
import { pageMetadata } from '../../metadata';
import { readParams } from '../../params';

interface Props {
  params: Promise<{ locale: string; game: string; slug: string }>;
}

export const dynamicParams = false;

/** Entries, books, and former addresses of either. */
export function generateStaticParams() {
  const { corpus, redirects } = library();
  const ids = [...corpus.entries.keys(), ...corpus.books.keys(), ...redirects.keys()];
  return ids
    .map((id) => id.split('/'))
    .filter(([game = '', , chapter]) => isGame(game) && !chapter)
    .flatMap(([game = '', slug = '']) => LOCALES.map((locale) => ({ locale, game, slug })));
}

async function read({ params }: Props) {
  const { slug, ...rest } = await params;
  const { locale, game } = readParams(rest);
  const id = `${game}/${slug}`;
  const { corpus, redirects, targets } = library();
  return {
    locale,
    id,
    entry: corpus.entries.get(id),
    book: corpus.books.get(id),
    moved: redirects.get(id),
    targets,
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
  const { locale, entry, book, moved } = await read(props);
  if (entry) return <EntryPage locale={locale} entry={entry} />;
  if (book) return <BookPage locale={locale} book={book} />;
  if (moved) return <MovedPage locale={locale} to={moved} />;
  notFound();
}
