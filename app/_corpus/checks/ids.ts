import { GLOSSARY_SLUG } from '../addresses';
import { items } from '../corpus';
import type { Flaw } from '../flaw';
import type { Check } from './check';

/** An id names one thing, for ever: entries, chapters, books and former ids do not share one. */
export const ids: Check = ({ corpus }) => {
  const owners = new Map<string, string>();
  for (const book of corpus.books.values()) owners.set(book.id, book.file);
  const flaws: Flaw[] = [];
  const claim = (id: string, file: string, line: number, column: number) => {
    const owner = owners.get(id);
    if (owner) {
      flaws.push({
        file,
        line,
        column,
        code: 'duplicate-id',
        message: `the id "${id}" belongs to ${owner}`,
        remedy: 'choose another file name, and keep the old id under "formerly" if it was published',
      });
    } else owners.set(id, file);
  };
  for (const item of items(corpus)) {
    const page = item.pages.fr ?? item.pages.en;
    if (!page) continue;
    if (item.role === 'entry' && item.id.endsWith(`/${GLOSSARY_SLUG}`))
      owners.set(item.id, 'the glossary page itself');
    claim(item.id, page.file, 1, 1);
  }
  for (const item of items(corpus)) {
    const page = item.pages.fr;
    if (!page) continue;
    item.formerly.forEach((id, i) => {
      const place = page.yaml.placeOf(['formerly', i]);
      claim(id, page.file, place.line, place.column);
    });
  }
  return flaws;
};
