import { visit } from 'unist-util-visit';
import { pages } from '../corpus';
import type { Flaw } from '../flaw';
import { isImageAddress } from '../link-forms';
import { nearest } from '../nearest';
import type { Check } from './check';

/** Every image in a text exists under public/images, and every image there is used. */
export const images: Check = ({ corpus, files }) => {
  const known = new Set(files.images);
  const used = new Set<string>();
  const flaws: Flaw[] = [];
  for (const page of pages(corpus)) {
    visit(page.tree, 'image', ({ url, position }) => {
      used.add(url);
      if (known.has(url) || !isImageAddress(url)) return;
      const guess = nearest(url, known);
      flaws.push({
        file: page.file,
        line: position?.start.line ?? 1,
        column: position?.start.column ?? 1,
        code: 'missing-image',
        message: `there is no image "${url}"`,
        remedy: guess
          ? `did you mean "${guess}"?`
          : 'put it under public/images and write its address as /images/…',
      });
    });
  }
  for (const image of files.images) {
    if (used.has(image)) continue;
    flaws.push({
      file: `public${image}`,
      line: 1,
      column: 1,
      code: 'orphan-image',
      message: 'no page shows this image',
      remedy: 'show it in a text, or remove it',
    });
  }
  return flaws;
};
