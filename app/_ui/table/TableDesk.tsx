'use client';

import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Game } from '../../_corpus/games';
import { EDIT_WORDS } from '../../_i18n/edits';
import type { Locale } from '../../_i18n/locales';
import { TABLE_WORDS } from '../../_i18n/table';
import { typeset } from '../../_i18n/typeset';
import type { Opened } from '../../_situations/open-situation';
import { isFlaw, type Situation, type SituationFlaw } from '../../_situations/situation';
import { isStandId } from '../../_stands/registry';
import { OnDemand } from '../on-demand/OnDemand';
import { useAddressState } from '../use-address-state';
import { openAsked } from './open-asked';
import { TableChooser } from './TableChooser';
import type { Tables } from './tables';
import '../styles/table-desk.css';

const NAMES = ['s', 'new', 'lay', 'add'] as const;
const loadTable = async () => (await import('./OpenTable')).OpenTable;

interface Props {
  locale: Locale;
  tables: Tables[];
  names: Record<Game, string>;
  heading: string;
}

interface Shown {
  opened: Opened;
  /** Its cards are being laid; otherwise it is played. */
  laying: boolean;
  visit: number;
}

/** The page of situations: what to begin from, then the table itself. The address holds all of it. */
export function TableDesk({ locale, tables, names, heading }: Props) {
  const t = TABLE_WORDS[locale];
  const visit = useAddressState(NAMES);
  const [shown, setShown] = useState<Shown>();
  const [flaw, setFlaw] = useState<SituationFlaw>();
  const [isOpening, setOpening] = useState(false);
  const asked = useMemo(() => (visit ? askedFor(visit.state) : undefined), [visit]);

  useEffect(() => {
    if (!visit || !asked) return;
    let stale = false;
    setFlaw(undefined);
    setOpening(asked.what !== 'nothing');
    void openAsked(asked).then((opened) => {
      if (stale) return;
      setOpening(false);
      if (opened && isFlaw(opened)) setFlaw(opened);
      setShown(
        opened && !isFlaw(opened)
          ? {
              opened,
              laying: asked.what === 'template' || visit.state.lay !== undefined,
              visit: visit.number,
            }
          : undefined,
      );
    });
    return () => {
      stale = true;
    };
  }, [visit, asked]);

  const switchTo = useCallback(
    (situation: Opened, laying: boolean) =>
      setShown((now) => ({ opened: situation, laying, visit: now?.visit ?? 0 })),
    [],
  );
  const game = tables.find(({ engine }) => engine === shown?.opened.situation.engine)?.game;

  if (shown)
    return (
      <div className="frame stand-page" data-game={game}>
        <OnDemand locale={locale} load={loadTable} waitingClass="stand-waiting" failedClass="stepper-notice">
          {(OpenTable) => (
            <OpenTable
              key={`${shown.visit} ${shown.laying}`}
              locale={locale}
              opened={shown.opened}
              laying={shown.laying}
              onSwitch={switchTo}
            />
          )}
        </OnDemand>
      </div>
    );
  return (
    <div className="frame pb-10">
      <header className="max-w-3xl pt-6 pb-4">
        <h1 className="text-3xl md:text-4xl">{heading}</h1>
        <p className="pt-3 text-lg leading-snug text-muted">{typeset(t.hint, locale)}</p>
      </header>
      {flaw && (
        <p role="alert" className="stepper-notice">
          {typeset(EDIT_WORDS[locale].flaws[flaw.code](flaw.at), locale)}
        </p>
      )}
      {isOpening ? (
        <p role="status" className="stand-waiting">
          {t.opening}
        </p>
      ) : (
        <TableChooser locale={locale} tables={tables} names={names} adding={visit?.state.add} />
      )}
    </div>
  );
}

export type Asked =
  | { what: 'nothing' }
  | { what: 'link'; link: string }
  | { what: 'template'; situation: Situation; add?: string | undefined };

function askedFor(state: Partial<Record<(typeof NAMES)[number], string>>): Asked {
  if (state.s !== undefined) return { what: 'link', link: state.s };
  const [engine = '', template = ''] = (state.new ?? '').split('.');
  if (!isStandId(engine)) return { what: 'nothing' };
  return { what: 'template', situation: { engine, base: { template }, line: [] }, add: state.add };
}
