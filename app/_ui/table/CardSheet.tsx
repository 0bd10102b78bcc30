'use client';

import { useId, useState } from 'react';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { TABLE_WORDS } from '../../_i18n/table';
import { typeset } from '../../_i18n/typeset';
import type { BenchCard, BenchPlace, Edit, KindOfPiece, Switch } from '../../_rules/core/bench';
import type { LaidOut } from '../../_situations/laid-out';
import type { Seat } from '../../_stands/picture';
import { Sheet } from '../desk/Sheet';
import { NumberBox } from './NumberBox';
import { Rarer } from './Rarer';
import { SwitchField } from './SwitchField';

type Figure = KindOfPiece['figures'][number];

interface Props {
  locale: Locale;
  laid: LaidOut;
  card: BenchCard;
  unmodelled: ReadonlySet<string>;
  /** Says why it cannot be done. */
  onEdit(asked: Edit): string | undefined;
  onPlace(place: BenchPlace): void;
  onClose(): void;
}

/** One card of the table: its figures, its state, where else it may lie, what lies on it. */
export function CardSheet({ locale, laid, card, unmodelled, onEdit, onPlace, onClose }: Props) {
  const t = TABLE_WORDS[locale];
  const id = useId();
  const [refusal, setRefusal] = useState<string>();
  const { workbench, state } = laid;
  const { bench } = workbench;
  const places = bench.places(state);
  const kind = bench.kinds.find((each) => each.kind === card.kind);
  const switches = bench.switches(state).filter((which) => which.card === card.id);
  const elsewhere = places.filter(
    (place) => place.id !== card.place && place.on !== card.id && place.takes.includes(card.kind),
  );
  const onIt = places.filter(({ on }) => on === card.id);
  const ask = (asked: Edit, close = false) => {
    const said = onEdit(asked);
    setRefusal(said);
    if (said === undefined && close) onClose();
    return said;
  };
  const nameOf = (place: BenchPlace) => {
    const name = workbench.tellPlace(locale, state, place);
    const seat = place.owner && SIMULATOR_WORDS[locale].seats[place.owner as Seat];
    return typeset(seat ? `${seat}${t.colon}${name}` : name, locale);
  };
  const figures = (kind?.figures ?? []).filter((figure) => Object.hasOwn(card.figures, figure.id));
  const isRare = ({ id: figure }: Figure) => kind?.rare?.includes(figure) === true;
  const rare = { figures: figures.filter(isRare), switches: switches.filter((which) => which.rare) };
  const figureBox = ({ id: figure, least, most }: Figure) => (
    <NumberBox
      key={figure}
      locale={locale}
      name={figure}
      label={workbench.tellFigure(locale, figure)}
      value={card.figures[figure] ?? least}
      least={least}
      most={most}
      onNumber={(to) => ask({ edit: 'figure', card: card.id, figure, to })}
    />
  );
  const switchField = (which: Switch) => (
    <SwitchField
      key={which.id}
      locale={locale}
      laid={laid}
      which={which}
      onSet={(to) => ask({ edit: 'set', what: which.id, to, card: card.id })}
    />
  );
  return (
    <Sheet title={card.title} close={t.done} className="card-sheet" onClose={onClose}>
      <p className="text-muted">{typeset(workbench.tellKind(locale, card.kind), locale)}</p>
      {unmodelled.has(card.title) && (
        <p className="plain-notice" data-unmodelled>
          {typeset(t.unmodelled, locale)}
        </p>
      )}
      {refusal && <p role="alert">{typeset(refusal, locale)}</p>}
      {figures.length > rare.figures.length && (
        <fieldset className="own-card-figures">
          <legend>{t.figures}</legend>
          {figures.filter((figure) => !isRare(figure)).map(figureBox)}
        </fieldset>
      )}
      {switches.some((which) => !which.rare) && (
        <fieldset className="table-switches">
          <legend>{t.state}</legend>
          {switches.filter((which) => !which.rare).map(switchField)}
        </fieldset>
      )}
      {rare.figures.length + rare.switches.length > 0 && (
        <Rarer locale={locale} told={rare.figures.some(({ id: figure }) => card.figures[figure] !== 0)}>
          <div className="own-card-figures">{rare.figures.map(figureBox)}</div>
          <div className="table-switches">{rare.switches.map(switchField)}</div>
        </Rarer>
      )}
      {onIt.length > 0 && (
        <p className="card-sheet-acts">
          {onIt.map((place) => (
            <button key={place.id} type="button" className="move" onClick={() => onPlace(place)}>
              + {typeset(workbench.tellPlace(locale, state, place), locale)}
            </button>
          ))}
        </p>
      )}
      {elsewhere.length > 0 && (
        <label className="table-switch" htmlFor={id}>
          <span>{t.moveTo}</span>
          <select
            id={id}
            value=""
            onChange={({ target }) => ask({ edit: 'move', card: card.id, to: target.value }, true)}
          >
            <option value="" disabled>
              …
            </option>
            {elsewhere.map((place) => (
              <option key={place.id} value={place.id}>
                {nameOf(place)}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className="card-sheet-acts">
        <button type="button" className="move" onClick={() => ask({ edit: 'copy', card: card.id }, true)}>
          {t.copy}
        </button>
        <button type="button" className="move" onClick={() => ask({ edit: 'remove', card: card.id }, true)}>
          {t.remove}
        </button>
      </p>
    </Sheet>
  );
}
