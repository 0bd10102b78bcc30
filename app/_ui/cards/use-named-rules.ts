'use client';

import { useEffect, useState } from 'react';
import type { NamedRule } from '../../_cards/related';
import { titlesHref } from '../../_corpus/addresses';
import type { TitleRow } from '../../_corpus/titles';
import type { Locale } from '../../_i18n/locales';

const fetched = new Map<Locale, Promise<NamedRule[]>>();

/** The pages of the rules by their names; none, if they cannot be had: the facts of a card still stand. */
function namedRules(locale: Locale): Promise<NamedRule[]> {
  const known = fetched.get(locale);
  if (known) return known;
  const rows = fetch(titlesHref(locale))
    .then((response) => (response.ok ? (response.json() as Promise<TitleRow[]>) : []))
    .then((all) => all.map(namedRule))
    .catch(() => {
      fetched.delete(locale);
      return [];
    });
  fetched.set(locale, rows);
  return rows;
}

export function useNamedRules(locale: Locale): readonly NamedRule[] {
  const [rules, setRules] = useState<readonly NamedRule[]>([]);
  useEffect(() => {
    let isWanted = true;
    namedRules(locale).then((all) => isWanted && setRules(all));
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return rules;
}

const namedRule = ({ id, href, game, title, words }: TitleRow): NamedRule => ({
  id,
  href,
  game,
  title,
  // its name in the other language and its term; further aliases are too loose
  names: words.split(' · ').slice(0, 2),
});
