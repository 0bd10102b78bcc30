'use client';

import { useEffect, useState } from 'react';
import { simulatorsHref } from '../../_corpus/addresses';
import { GAMES, type Game } from '../../_corpus/games';
import { pieceNumbered } from '../../_desk/cards/pieces-here';
import type { Locale } from '../../_i18n/locales';
import { TABLE_WORDS } from '../../_i18n/table';
import { typeset } from '../../_i18n/typeset';
import { GameChips } from '../game-choice/GameChips';
import { useGameChoice } from '../game-choice/use-game-choice';
import { KeptSituations } from './KeptSituations';
import { TemplateLinks } from './TemplateLinks';
import type { Tables } from './tables';

interface Props {
  locale: Locale;
  tables: Tables[];
  names: Record<Game, string>;
  /** A card that waits for a table: `swccg/1_168`. */
  adding: string | undefined;
}

/** What a table can begin from: a template, one that was kept, or an example. */
export function TableChooser({ locale, tables, names, adding }: Props) {
  const t = TABLE_WORDS[locale];
  const [chosen, choose] = useGameChoice();
  const ofCard = GAMES.find((game) => adding?.startsWith(`${game}/`));
  const game = ofCard ?? chosen;
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    let stale = false;
    if (ofCard && adding)
      void pieceNumbered(ofCard, adding.slice(ofCard.length + 1)).then(
        (piece) => stale || setTitle(piece?.title),
      );
    return () => {
      stale = true;
    };
  }, [ofCard, adding]);
  const shown = tables.filter((table) => game === undefined || table.game === game);
  return (
    <div className="table-chooser needs-script">
      {ofCard ? (
        <p className="plain-notice">{typeset(t.layCard(title ?? adding ?? ''), locale)}</p>
      ) : (
        <GameChips locale={locale} names={names} game={chosen} onChoose={choose} />
      )}
      <section aria-labelledby="table-begin">
        <h2 id="table-begin" className="text-xl">
          {t.begin}
        </h2>
        {shown.map(({ engine, game: of, title, templates }) => (
          <section key={engine} className="table-of" data-game={of} aria-label={title}>
            <h3>
              {title} <small>{names[of]}</small>
            </h3>
            <TemplateLinks locale={locale} id={engine} templates={templates} adding={adding} />
          </section>
        ))}
      </section>
      <KeptSituations locale={locale} />
      <section aria-labelledby="table-examples">
        <h2 id="table-examples" className="text-xl">
          {t.fromExample}
        </h2>
        <p className="pt-2">
          <a href={simulatorsHref(locale)}>{typeset(t.fromExampleHint, locale)}</a>
        </p>
      </section>
    </div>
  );
}
