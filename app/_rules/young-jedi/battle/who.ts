import { hasTrait, names, plain, type Titled } from '../characteristics';
import type { OneOf, Who } from './cards';

export { hasTrait };

/** What descriptions are compared with. */
export interface Described extends Titled {
  kind?: string;
  diamond?: true;
}

/** A person may be called by the first words of the title; a weapon goes by its whole title. */
function isCalled(card: Described, name: string): boolean {
  const title = plain(card.title);
  const called = plain(name);
  return title === called || (card.kind === 'character' && title.startsWith(called) && names(title, called));
}

function fitsOne(card: Described, who: Who): boolean {
  if (who.diamond !== undefined && who.diamond !== (card.diamond === true)) return false;
  if (who.title !== undefined && !isCalled(card, who.title)) return false;
  if (who.subtitle !== undefined && plain(who.subtitle) !== plain(card.subtitle ?? '')) return false;
  if (who.trait !== undefined && !hasTrait(card, who.trait)) return false;
  return who.not === undefined || !fitsOne(card, who.not);
}

const isList = (who: OneOf): who is readonly Who[] => Array.isArray(who);

export const fits = (card: Described, who: OneOf): boolean =>
  isList(who) ? who.some((each) => fitsOne(card, each)) : fitsOne(card, who);

/** Whether these cards can be shared out among the descriptions, one card for each, in any order. */
// young-jedi/rulebook/battle-details#fight-together
export function fitsAll(cards: readonly Described[], group: readonly OneOf[]): boolean {
  if (cards.length !== group.length) return false;
  /** The description that each card stands for so far. */
  const standsFor: (OneOf | undefined)[] = [];
  /** Finds a card for a description; the one that it takes over may find another. */
  const place = (who: OneOf, tried: Set<number>): boolean =>
    cards.some((card, i) => {
      if (tried.has(i) || !fits(card, who)) return false;
      tried.add(i);
      const moved = standsFor[i];
      if (moved !== undefined && !place(moved, tried)) return false;
      standsFor[i] = who;
      return true;
    });
  return group.every((who) => place(who, new Set()));
}
