'use client';

import { useId } from 'react';
import { GAMES, type Game } from '../../_corpus/games';
import { LIST_WORDS } from '../../_i18n/lists';
import type { Locale } from '../../_i18n/locales';
import { SEARCH_WORDS } from '../../_i18n/search';
import { typeset } from '../../_i18n/typeset';

interface Props {
  locale: Locale;
  names: Record<Game, string>;
  game: Game | undefined;
  onChoose(game: Game | undefined): void;
  /** The game that answers come from, where the question names it. */
  searched?: Game | undefined;
}

/** "Je joue à …": one row, one choice. */
export function GameChips({ locale, names, game, onChoose, searched }: Props) {
  const t = SEARCH_WORDS[locale];
  const id = useId();
  const named = searched === game ? undefined : searched;
  return (
    <div className="game-choice needs-script no-print">
      <fieldset className="game-chips">
        <legend className="sr-only">{t.play}</legend>
        <span aria-hidden="true" className="game-chips-word">
          {t.play}
        </span>
        {[undefined, ...GAMES].map((one) => (
          <label
            key={one ?? 'all'}
            className="game-chip"
            data-game={one}
            data-named={(one !== undefined && one === named) || undefined}
          >
            <input
              type="radio"
              name={id}
              className="sr-only"
              checked={game === one}
              onChange={() => onChoose(one)}
            />
            {one ? names[one] : LIST_WORDS[locale].allGames}
          </label>
        ))}
      </fieldset>
      <p role="status" className="game-named" data-game={named}>
        {named && typeset(t.gameNamed(names[named]), locale)}
      </p>
    </div>
  );
}
