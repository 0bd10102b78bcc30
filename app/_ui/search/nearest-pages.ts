import { editDistance } from '../../_corpus/nearest';

/** A page by its path below the language: `swccg/alter`, `simulators/swccg-war`. */
export interface KnownPage {
  path: string;
  href: string;
  title: string;
}

const MOST_SHOWN = 4;
/** Longer than any address of ours; nothing would be near it, and comparing would take long. */
const LONGEST_ASKED = 120;
/** What holds this few letters of another word holds them by chance. */
const FEWEST_LETTERS = 4;

/** The pages that were likely meant: of near spelling in the same part of the site, else the page above. */
export function nearestPages(pages: readonly KnownPage[], asked: string): KnownPage[] {
  if (!asked || asked.length > LONGEST_ASKED) return [];
  const [part = ''] = asked.split('/');
  const slug = lastOf(asked);
  const beside = pages.filter(({ path }) => path.startsWith(`${part}/`));
  const near = (beside.length > 0 ? beside : pages)
    .map((page) => ({ page, distance: distanceOf(slug, lastOf(page.path)) }))
    .filter(({ distance }) => distance <= slug.length / 3)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST_SHOWN)
    .map(({ page }) => page);
  return near.length > 0 ? near : pages.filter(({ path }) => path === part);
}

const lastOf = (path: string): string => path.split('/').at(-1) ?? '';

function distanceOf(slug: string, own: string): number {
  const [short, long] = slug.length < own.length ? [slug, own] : [own, slug];
  return short.length >= FEWEST_LETTERS && long.includes(short) ? 1 : editDistance(slug, own, slug.length);
}
