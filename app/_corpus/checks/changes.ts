import { itemOf, items, pages } from '../corpus';
import type { Flaw } from '../flaw';
import { nearest } from '../nearest';
import type { Check } from './check';

/** Every recorded change has an id of its own and speaks of entries and chapters that exist, or once did. */
export const changes: Check = ({ corpus }) => {
  const { list, yaml } = corpus.changes;
  if (!yaml) return [];
  const former = new Set([...items(corpus)].flatMap(({ formerly }) => formerly));
  const removed = new Set(list.filter(({ kind }) => kind === 'removed').flatMap(({ ids }) => ids));
  const isLost = [...pages(corpus)].some(({ lost }) => lost.has('formerly'));
  const exists = (id: string) =>
    itemOf(corpus, id) || former.has(id) || removed.has(id) || corpus.unreadable.has(id) || isLost;
  const seen = new Set<string>();
  return list.flatMap(({ id, ids }, i): Flaw[] => {
    const twice = seen.has(id);
    seen.add(id);
    const clash: Flaw[] = twice
      ? [
          {
            ...yaml.placeOf([i, 'id']),
            code: 'duplicate-id',
            message: `two changes have the id "${id}"`,
            remedy: 'give the newer one an id of its own',
          },
        ]
      : [];
    const dangling = ids.flatMap((target): Flaw[] => {
      if (exists(target)) return [];
      const guess = nearest(
        target,
        [...items(corpus)].map((item) => item.id),
      );
      return [
        {
          ...yaml.placeOf([i, 'ids']),
          code: 'dangling-link',
          message: `no entry or chapter has the id "${target}"`,
          remedy: guess ? `did you mean "${guess}"?` : 'write the id of an entry or chapter that exists',
        },
      ];
    });
    return [...clash, ...dangling];
  });
};
