import { STORAGE_PREFIX } from '../../_leaf/storage';
import { readKey, writeKey } from '../round/clock-storage';
import type { Ruling } from './ruling';

const KEY = `${STORAGE_PREFIX}apart`;
/** A page of rules by its id, whichever of its passages is cited. */
const pagesOf = ({ rules }: Ruling): string[] => rules.map(({ id }) => id.split('#')[0] ?? id);

/** Keeps in short which pages have a sentence of a judge, so that they need not open the log to know. */
export function indexApart(rulings: readonly Ruling[]): void {
  const pages = [...new Set(rulings.filter(({ apart }) => apart.length > 0).flatMap(pagesOf))]
    .sort()
    .join(' ');
  if ((readKey(KEY) ?? '') !== pages) writeKey(KEY, pages);
}

export const hasApart = (page: string): boolean => (readKey(KEY) ?? '').split(' ').includes(page);

/** What judges said on this device of situations that a page of rules tells apart. */
export const sentencesOn = (page: string, rulings: readonly Ruling[]): string[] => [
  ...new Set(
    rulings
      .filter((ruling) => pagesOf(ruling).includes(page))
      .flatMap(({ apart }) => apart.map(({ why }) => why)),
  ),
];
