'use client';

import { useEffect, useRef, useState } from 'react';
import { areCardsHeld, askCards } from '../../_desk/cards/client';
import type { FoundCards } from '../../_desk/cards/messages';
import type { Locale } from '../../_i18n/locales';
import type { Game } from '../../_leaf/games';

/** The cards that a text names, where cards are held. An answer that comes after a newer question is dropped. */
export function useCards(locale: Locale, text: string, game: Game | undefined): FoundCards | undefined {
  const [found, setFound] = useState<FoundCards>();
  const newest = useRef(0);
  useEffect(() => {
    newest.current += 1;
    const own = newest.current;
    if (text.trim().length < 2 || !areCardsHeld()) {
      setFound(undefined);
      return;
    }
    askCards({ ask: 'find', text, game, locale }, (reply) => {
      if (own === newest.current) setFound('found' in reply ? reply.found : undefined);
    });
  }, [text, game, locale]);
  return found;
}

/** What a search of the rules is told of them; nothing while they belong to an older question. */
export const namedIn = (text: string, found: FoundCards | undefined): FoundCards['named'] =>
  found?.text === text ? found.named : [];
