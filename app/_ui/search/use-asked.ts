'use client';

import { useCallback, useEffect, useState } from 'react';
import type { Game } from '../../_corpus/games';
import { gameOfPage } from '../game-choice/game-choice';
import { useGameChoice } from '../game-choice/use-game-choice';
import { keepAsked, type Left, type Parameter, readLeft } from './asked-address';

/** Browsers refuse an address that changes at every key. */
const PAUSE_MS = 150;

interface Asking {
  query: string;
  setQuery(query: string): void;
  game: Game | undefined;
  chooseGame(game: Game | undefined): void;
  /** The list as it was left, on coming back to it. */
  left: Left | undefined;
  /** Before the page is left by a hit. */
  leave(left: Left): void;
}

/** A question and its game, kept in the address: they can be shared, and Back finds them again. */
export function useAsked(parameter: Parameter): Asking {
  const [query, setQuery] = useState('');
  const [left, setLeft] = useState<Left>();
  const [game, chooseGame] = useGameChoice();
  useEffect(() => {
    setQuery(new URLSearchParams(location.search).get(parameter) ?? '');
    setLeft(readLeft());
  }, [parameter]);
  const keep = useCallback(
    (place?: Left) => keepAsked(parameter, { query, game, ofPage: gameOfPage() }, place),
    [parameter, query, game],
  );
  useEffect(() => {
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [keep]);
  return { query, setQuery, game, chooseGame, left, leave: keep };
}
