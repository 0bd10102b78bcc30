'use client';

import { useMemo, useRef, useState } from 'react';
import { tableHref } from '../../_corpus/addresses';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { TABLE_WORDS } from '../../_i18n/table';
import { typeset } from '../../_i18n/typeset';
import type { BenchPlace, Switch } from '../../_rules/core/bench';
import { SEATS, type Seat } from '../../_stands/picture';
import { Board } from '../board/Board';
import { BackIcon, RedoIcon, UndoIcon } from '../shell/icons';
import { SeatSign } from '../simulators/SeatSign';
import { AddCard } from './AddCard';
import { CardSheet } from './CardSheet';
import { Oddities } from './Oddities';
import type { OpenTableProps } from './OpenTable';
import { PlaceRow } from './PlaceRow';
import { placeAt } from './place-at';
import { Rarer } from './Rarer';
import { ShareSituation } from './ShareSituation';
import { SwitchField } from './SwitchField';
import { useLaidOut } from './use-laid-out';
import { useSituationAddress } from './use-situation-address';
import { useUnmodelled } from './use-unmodelled';

/** What lies over the table: cards to add at a place, one card looked at, or ways to pass it all on. */
type Over = { add: string } | { card: string } | 'share';

/** The table under one's hands: the board in sight, every place and switch below it, and the question at its foot. */
export function Editor({ locale, opened, onSwitch }: Omit<OpenTableProps, 'laying'>) {
  const t = TABLE_WORDS[locale];
  const { laid, make, undo, redo, name } = useLaidOut(locale, opened);
  const { state, stand, workbench, situation } = laid;
  const { bench } = workbench;
  const [over, setOver] = useState<Over>();
  const [told, setTold] = useState('');
  const panel = useRef<HTMLElement>(null);
  const { link, address } = useSituationAddress(locale, situation, true);
  const unmodelled = useUnmodelled(situation);
  const picture = useMemo(() => stand.picture(locale, state), [stand, locale, state]);
  const places = useMemo(() => bench.places(state), [bench, state]);
  const cards = useMemo(() => bench.cards(state), [bench, state]);
  const ofTable = useMemo(
    () => bench.switches(state).filter(({ card }) => card === undefined),
    [bench, state],
  );

  const ask = (...asked: Parameters<typeof make>) => {
    const refusal = make(...asked);
    setTold(refusal ?? '');
    return refusal;
  };
  const openPlace = (place: BenchPlace | undefined) => place && setOver({ add: place.id });
  const shownCard =
    typeof over === 'object' && 'card' in over ? cards.find(({ id }) => id === over.card) : undefined;
  const shownPlace =
    typeof over === 'object' && 'add' in over ? places.find(({ id }) => id === over.add) : undefined;
  // what lies on the table comes before what is held or piled
  const rows = places
    .filter(({ on }) => on === undefined)
    .sort((a, b) => Number(a.count !== undefined) - Number(b.count !== undefined));
  const rare = ofTable.filter((which) => which.rare);
  const field = (which: Switch) => (
    <SwitchField
      key={which.id}
      locale={locale}
      laid={laid}
      which={which}
      onSet={(to) => ask({ edit: 'set', what: which.id, to })}
    />
  );
  const row = (place: BenchPlace) => (
    <PlaceRow
      key={place.id}
      locale={locale}
      laid={laid}
      place={place}
      unmodelled={unmodelled}
      onAdd={() => openPlace(place)}
      onCard={(card) => setOver({ card })}
      onCount={(to) => ask({ edit: 'count', place: place.id, to })}
    />
  );
  return (
    <>
      <header className="stand-line">
        <a className="stand-back no-print" href={tableHref(locale)} aria-label={t.page} title={t.page}>
          <BackIcon />
        </a>
        <h1 className="table-name">
          <input
            aria-label={t.titleField}
            placeholder={t.untitled}
            value={situation.title ?? ''}
            maxLength={120}
            onChange={({ target }) => name({ title: target.value })}
          />
        </h1>
        <button
          type="button"
          className="icon-button"
          aria-label={t.undo}
          title={t.undo}
          disabled={situation.line.length === 0}
          onClick={undo}
        >
          <UndoIcon />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t.redo}
          title={t.redo}
          disabled={laid.undone.length === 0}
          onClick={redo}
        >
          <RedoIcon />
        </button>
      </header>
      <div className="stand-holder">
        <div className="stand table-editor" data-alone="">
          <h2 className="sr-only">{SIMULATOR_WORDS[locale].board}</h2>
          <Board
            locale={locale}
            zones={picture.zones}
            position={state}
            hands={{
              chosen: shownCard?.id,
              onChoose: (card) =>
                cards.some(({ id }) => id === card)
                  ? setOver({ card })
                  : openPlace(placeAt(places, { zone: card })),
              onPlace: (at) => openPlace(placeAt(places, at)),
            }}
          />
          <div className="stand-told">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls on its own is reached by keyboard */}
            <section ref={panel} className="stand-panel" aria-label={t.page} tabIndex={0}>
              <p role="status" className="table-told" hidden={told === ''}>
                {typeset(told, locale)}
              </p>
              <Oddities locale={locale} laid={laid} />
              <details className="table-moment">
                <summary>
                  {t.moment} <small>{typeset(picture.moment, locale)}</small>
                </summary>
                <div className="table-switches">{ofTable.filter(({ rare }) => !rare).map(field)}</div>
                {rare.length > 0 && (
                  <Rarer locale={locale} told={rare.some(({ value }) => value === true)}>
                    <div className="table-switches">{rare.map(field)}</div>
                  </Rarer>
                )}
              </details>
              {[...new Set(rows.map(({ owner }) => owner))].sort(bySeat).map((owner) => (
                <section key={owner ?? 'all'} className="table-seat" aria-label={seatName(locale, owner)}>
                  {owner !== undefined && (
                    <h3>
                      <SeatSign seat={owner as Seat} locale={locale} />
                      {seatName(locale, owner)}
                    </h3>
                  )}
                  {rows.filter((place) => place.owner === owner).map(row)}
                </section>
              ))}
            </section>
          </div>
          <fieldset className="step-controls no-print" aria-label={t.layingOut}>
            <button
              type="button"
              className="step-button table-ask"
              data-next=""
              onClick={() => onSwitch(laid, false)}
            >
              {typeset(t.whatNow, locale)}
            </button>
            <button type="button" className="what-if-button" onClick={() => setOver('share')}>
              {t.share}
            </button>
          </fieldset>
        </div>
      </div>
      {shownPlace && (
        <AddCard
          locale={locale}
          laid={laid}
          place={shownPlace}
          unmodelled={unmodelled}
          onAdd={(piece) => ask({ edit: 'add', to: shownPlace.id, piece })}
          onCount={(to) => ask({ edit: 'count', place: shownPlace.id, to })}
          onCard={(card) => setOver({ card })}
          onClose={() => setOver(undefined)}
        />
      )}
      {shownCard && (
        <CardSheet
          key={shownCard.id}
          locale={locale}
          laid={laid}
          card={shownCard}
          unmodelled={unmodelled}
          onEdit={ask}
          onPlace={(place) => openPlace(place)}
          onClose={() => setOver(undefined)}
        />
      )}
      {over === 'share' && (
        <ShareSituation
          locale={locale}
          opened={laid}
          link={link}
          address={address}
          onClose={() => setOver(undefined)}
        />
      )}
    </>
  );
}

const seatName = (locale: OpenTableProps['locale'], owner: string | undefined): string =>
  owner === undefined ? TABLE_WORDS[locale].cards : SIMULATOR_WORDS[locale].seats[owner as Seat];

const bySeat = (a: string | undefined, b: string | undefined): number =>
  SEATS.indexOf(a as Seat) - SEATS.indexOf(b as Seat);
