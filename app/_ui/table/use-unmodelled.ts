'use client';

import { useEffect, useState } from 'react';
import { completePieces } from '../../_desk/cards/pieces-here';
import { titlesByFigures } from '../../_situations/by-figures';
import type { Situation } from '../../_situations/situation';
import { gameOfStand } from '../../_stands/registry';

/** The titles of a situation whose texts count for nothing here; not those that a file on this device says have none. */
export function useUnmodelled(situation: Situation): ReadonlySet<string> {
  const titles = titlesByFigures(situation).join('\n');
  const game = gameOfStand(situation.engine);
  const [plain, setPlain] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let stale = false;
    const wanted = titles === '' ? [] : titles.split('\n');
    void Promise.all(
      wanted.map(async (title) => {
        const held = (await completePieces(title, game)).filter((card) => card.title === title);
        return held.length > 0 && held.every(({ unmodelled }) => !unmodelled) ? [title] : [];
      }),
    ).then((found) => stale || setPlain(new Set(found.flat())));
    return () => {
      stale = true;
    };
  }, [titles, game]);
  return new Set(titles.split('\n').filter((title) => title !== '' && !plain.has(title)));
}
