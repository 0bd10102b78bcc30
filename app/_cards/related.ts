import type { Card } from './card';
import { scrub } from './scrub';
import { kindOf } from './table-piece';

/** A page of the rules by what it is called, in either language. */
export interface NamedRule {
  id: string;
  href: string;
  game: string;
  title: string;
  names: readonly string[];
}

/** Why a rule is shown with a card. */
export type Reason = 'card' | 'kind' | 'keyword' | 'icon' | 'trait';
export interface RelatedRule extends NamedRule {
  reason: Reason;
  /** The word of the card that leads there. */
  word: string;
}

/** The rules that speak of a card, of its kind, its keywords and its icons: by their names alone, so that each is sure. */
export function relatedRules(card: Card, rules: readonly NamedRule[]): RelatedRule[] {
  const byName = new Map<string, NamedRule[]>();
  for (const rule of rules)
    if (rule.game === card.game)
      for (const name of new Set([rule.title, ...rule.names].map(formOf)))
        if (name !== '') byName.set(name, [...(byName.get(name) ?? []), rule]);
  const found = new Map<string, RelatedRule>();
  for (const [reason, word] of wordsOf(card))
    for (const rule of byName.get(formOf(word)) ?? [])
      if (!found.has(rule.id)) found.set(rule.id, { ...rule, reason, word });
  return [...found.values()];
}

/** Without a plural and without an amount: Blockers, Interrupts, Breach 3. */
const formOf = (name: string): string =>
  scrub(name.replace(/\s\d+$/, '')).replace(/(?<=\p{L}{3})s(?= |$)/gu, '');

function wordsOf(card: Card): [Reason, string][] {
  const plain = card.title.replace(/\s*\([^()]*\)$/, '');
  const [main = '', sub = ''] = (card.subtype ?? '').split(/:\s*/);
  return [
    ...[card.title, plain, ...plain.split(/\s+[/&]\s+/), card.back ?? ''].map((word): [Reason, string] => [
      'card',
      word,
    ]),
    // a Starting Effect, a Used Interrupt, an Admiral's Order
    ...[
      `${main} ${card.type}`,
      card.type,
      main,
      sub,
      ...main.split(/\s+or\s+|\//i).map((each) => `${each} ${card.type}`),
      // a Unit token is a Unit and a token, an EX Base a Base
      ...(card.game === 'gundam' ? [kindOf(card.type), card.type.split(' ').at(-1) ?? ''] : []),
    ].map((word): [Reason, string] => ['kind', word]),
    ...[...(card.keywords ?? []), ...(card.named ?? []), ...(card.timings ?? [])].map(
      (word): [Reason, string] => ['keyword', word],
    ),
    ...(card.icons ?? []).flatMap((word): [Reason, string][] => [
      ['icon', word],
      ['icon', `${word} icon`],
    ]),
    ...[...(card.traits ?? []), ...(card.kinds ?? [])].map((word): [Reason, string] => ['trait', word]),
    ...(card.virtual ? [['kind', 'virtual card'] as [Reason, string]] : []),
    ...(card.links?.length
      ? [['keyword', 'link'] as [Reason, string], ['keyword', 'link unit'] as [Reason, string]]
      : []),
  ];
}
