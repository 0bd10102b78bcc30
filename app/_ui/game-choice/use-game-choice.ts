'use client';

import { useEffect, useState } from 'react';
import type { Game } from '../../_corpus/games';
import { gameBySigns, gameOfPage, keepGame, readGame } from './game-choice';

/**
 * The game one plays, none in particular at first. The address (`?game=`) knows best, then the page one is on, then what
 * was chosen on this device; choosing keeps it there.
 */
export function useGameChoice(): [Game | undefined, (game: Game | undefined) => void] {
  const [game, setGame] = useState<Game>();
  useEffect(() => {
    const read = () => {
      const asked = new URLSearchParams(location.search).get('game');
      setGame(gameBySigns({ asked, ofPage: gameOfPage(), kept: readGame() }));
    };
    // A page that comes back as it was left does not know what was chosen since.
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && read();
    read();
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, []);
  const choose = (chosen: Game | undefined) => {
    setGame(chosen);
    keepGame(chosen);
  };
  return [game, choose];
}
