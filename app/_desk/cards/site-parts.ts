import { unpack } from '../../_cards/compact';
import type { Part } from '../../_cards/part';
import { underBase } from '../../_leaf/base-path';

async function sitePart(id: string): Promise<Part | undefined> {
  try {
    const response = await fetch(underBase(`/cards/${id}.json`));
    return response.ok ? unpack(await response.json()) : undefined;
  } catch {
    // without them what the device holds still stands
    return undefined;
  }
}

/** What the person brought comes before what the site has. */
export async function withSiteParts(own: readonly Part[], site: readonly string[]): Promise<Part[]> {
  const ids = new Set<string>(own.map(({ id }) => id));
  const others = await Promise.all(site.filter((id) => !ids.has(id)).map(sitePart));
  return [...own, ...others.filter((part) => part !== undefined)];
}
