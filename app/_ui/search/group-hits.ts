import type { Hit } from '../../_search/searcher';

export interface HitGroup {
  lead: Hit;
  /** Further hits on the same page. */
  more: Hit[];
}

/** Hits of one page under its best one, in the order of the best ones. */
export function groupHits(hits: readonly Hit[]): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    const page = hit.id.split('#')[0] ?? hit.id;
    const group = groups.get(page);
    if (group) group.more.push(hit);
    else groups.set(page, { lead: hit, more: [] });
  }
  return [...groups.values()];
}
