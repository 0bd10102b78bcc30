import { practiceHref, searchHref, simulatorHref, simulatorsHref } from '../../_corpus/addresses';
import type { Game } from '../../_corpus/games';
import { shelfOf } from '../../_corpus/shelves';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { typeset } from '../../_i18n/typeset';
import { WAY_WORDS } from '../../_i18n/ways';
import { writeState } from '../../_leaf/address-state';
import { DeckIcon, PlayIcon, PracticeIcon, SearchIcon } from '../shell/icons';
import type { Tools } from './GameTools';
import { Tile } from './WayTiles';

/** What one does with a game: search in it, replay, check a deck, practise; and its simulators by name. */
export function GameWays({ locale, game, stands, checkers }: Tools & { locale: Locale; game: Game }) {
  const t = WAY_WORDS[locale];
  const isPlayed = stands.length > 0;
  const { simulators, scenariosCount } = SIMULATOR_WORDS[locale];
  return (
    <>
      <p>
        <a className="search-door" href={`${searchHref(locale)}?game=${game}`} data-opens-search>
          <SearchIcon />
          {typeset(t.searchIn(shelfOf(game, locale).short), locale)}
        </a>
      </p>
      <ul className="doors">
        {isPlayed && (
          <Tile
            locale={locale}
            href={`${simulatorsHref(locale)}?game=${game}`}
            icon={<PlayIcon />}
            {...t.replay}
          />
        )}
        {checkers.map(({ id }) => (
          <Tile
            key={id}
            locale={locale}
            href={simulatorHref(locale, id)}
            icon={<DeckIcon />}
            {...t.checkDeck}
          />
        ))}
        {isPlayed && (
          <Tile
            locale={locale}
            href={`${practiceHref(locale)}${writeState({ game })}`}
            icon={<PracticeIcon />}
            {...t.practise}
          />
        )}
      </ul>
      {isPlayed && <h2 className="eyebrow pt-6 font-sans">{simulators}</h2>}
      <ul className="stands">
        {stands.map(({ id, stand }) => (
          <li key={id}>
            <a className="quiet-link" href={simulatorHref(locale, id)}>
              {typeset(stand.title[locale], locale)}{' '}
              <span className="text-sm text-muted tabular-nums">
                {scenariosCount(stand.scenarios.length)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
