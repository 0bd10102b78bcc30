import type { Card } from './card';
import { scrub } from './scrub';

/** What a ruling says of the cards that it concerns. */
export interface Concerned {
  cards: readonly string[];
  kinds: readonly string[];
  keywords: readonly string[];
  icons: readonly string[];
  not: readonly string[];
}

/** A ruling applies to a card, does not, or nobody has looked. */
export type Standing = 'applies' | 'not' | 'not-looked-at';

const formOf = (name: string): string => scrub(name.replace(/\s\d+$/, ''));

/** What was looked at by name counts before what holds for a whole kind. */
export function standingOf(card: Card, concerns: Concerned): Standing {
  const titles = [card.title, card.back ?? '', ...card.title.split(/\s+[/&]\s+/)].map(formOf);
  const named = (list: readonly string[], words: readonly string[]): boolean =>
    list.some((name) => words.includes(formOf(name)));
  if (named(concerns.not, titles)) return 'not';
  if (named(concerns.cards, titles)) return 'applies';
  const [main = ''] = (card.subtype ?? '').split(':');
  const kinds = [
    card.type,
    main,
    ...main.split(/\s+or\s+|\//i).map((part) => `${part} ${card.type}`),
    ...(card.kinds ?? []),
    ...(card.traits ?? []),
  ];
  // a Unit with link conditions can become a Link Unit
  const keywords = [
    ...(card.keywords ?? []),
    ...(card.timings ?? []),
    ...(card.links?.length ? ['Link'] : []),
  ];
  const isOfKind =
    named(concerns.kinds, kinds.map(formOf)) ||
    named(concerns.keywords, keywords.map(formOf)) ||
    named(concerns.icons, (card.icons ?? []).map(formOf));
  return isOfKind ? 'applies' : 'not-looked-at';
}
