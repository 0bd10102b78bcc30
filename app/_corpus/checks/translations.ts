import { otherLocale } from '../../_i18n/locales';
import { items } from '../corpus';
import { roleOf } from '../files';
import type { Flaw } from '../flaw';
import type { Check } from './check';

/** Every page exists in both languages, with the same sections and the same passages that have a name. */
export const translations: Check = (input) => [...missingFiles(input), ...missingPlaces(input)];

const missingFiles: Check = ({ files }) => {
  const paths = new Set(files.texts.map((file) => file.path));
  return files.texts.flatMap(({ path }): Flaw[] => {
    const role = roleOf(path);
    if (role.role !== 'entry' && role.role !== 'chapter') return [];
    const sibling = path.replace(/\.(fr|en)\.mdx$/, `.${otherLocale(role.locale)}.mdx`);
    if (paths.has(sibling)) return [];
    return [
      {
        file: path,
        line: 1,
        column: 1,
        code: 'missing-translation',
        message: `this page has no ${otherLocale(role.locale) === 'fr' ? 'French' : 'English'} sibling`,
        remedy: `write ${sibling}`,
      },
    ];
  });
};

const missingPlaces: Check = ({ corpus }) =>
  [...items(corpus)].flatMap(({ pages: { fr, en } }) => {
    if (!fr || !en) return [];
    return [fr, en].flatMap((page): Flaw[] => {
      const sibling = page === fr ? en : fr;
      const known = new Set(sibling.anchors.map(({ id }) => id));
      return page.anchors
        .filter(({ explicit, id }) => explicit && !known.has(id))
        .map(({ id, of, line, column }) => ({
          file: page.file,
          line,
          column,
          code: 'missing-translation',
          message: `${of === 'heading' ? 'section' : 'passage'} "${id}" is not in ${sibling.file}`,
          remedy: 'give it the same id in both files',
        }));
    });
  });
