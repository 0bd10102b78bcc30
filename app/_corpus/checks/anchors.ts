import { type Page, pages } from '../corpus';
import type { Flaw } from '../flaw';
import { nearest } from '../nearest';
import { ANCHOR_FORM } from '../outline';
import type { Check } from './check';

/** Headings have stable ids, ids are well formed, and no two addresses of a page are the same. */
export const anchors: Check = ({ corpus }) =>
  [...pages(corpus)].flatMap((page) => [
    ...headings(page),
    ...wrongForms(page),
    ...clashes(page),
    ...unknownSections(page),
  ]);

function headings(page: Page): Flaw[] {
  return page.passages.flatMap((passage): Flaw[] => {
    const place = { file: page.file, line: passage.line, column: passage.column };
    if (passage.depth > 1 && !passage.id) {
      return [
        {
          ...place,
          code: 'heading-without-id',
          message: `the heading "${passage.title}" has no id`,
          remedy: 'end it with an id in brackets, such as [#attrition], the same in both languages',
        },
      ];
    }
    return [];
  });
}

const wrongForms = (page: Page): Flaw[] =>
  page.anchors
    .filter(({ explicit, id }) => explicit && !ANCHOR_FORM.test(id))
    .map(({ id, of, line, column }) => ({
      file: page.file,
      line,
      column,
      code: of === 'heading' ? 'heading-id-form' : 'paragraph-id-form',
      message: `"${id}" is no id`,
      remedy: 'use lower-case English words with hyphens',
    }));

/** Counted ids give way: the flaw is where the author wrote one that is taken. */
function clashes(page: Page): Flaw[] {
  const taken = new Set(page.anchors.filter(({ explicit }) => !explicit).map(({ id }) => id));
  const written = page.anchors.filter(({ explicit }) => explicit);
  const inOrder = [
    ...written.filter(({ of }) => of === 'heading'),
    ...written.filter(({ of }) => of === 'paragraph'),
  ];
  return inOrder.flatMap(({ id, of, line, column }): Flaw[] => {
    const clash = taken.has(id);
    taken.add(id);
    if (!clash) return [];
    return [
      {
        file: page.file,
        line,
        column,
        code: of === 'heading' ? 'heading-id-clash' : 'paragraph-id-clash',
        message: `the id "${id}" stands twice on this page`,
        remedy: 'give one of them another id',
      },
    ];
  });
}

function unknownSections(page: Page): Flaw[] {
  const ids = page.passages.map((passage) => passage.id).filter(Boolean);
  return Object.keys(page.sections)
    .filter((section) => !ids.includes(section))
    .map((section) => {
      const guess = nearest(section, ids);
      return {
        ...page.yaml.placeOf(['sections', section]),
        code: 'unknown-section',
        message: `no heading has the id "${section}"`,
        remedy: guess ? `did you mean "${guess}"?` : 'remove it, or give a heading this id',
      };
    });
}
