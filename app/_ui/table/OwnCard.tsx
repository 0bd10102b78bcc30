'use client';

import { type FormEvent, useId, useState } from 'react';
import type { Locale } from '../../_i18n/locales';
import { TABLE_WORDS } from '../../_i18n/table';
import { typeset } from '../../_i18n/typeset';
import type { KindOfPiece, Piece } from '../../_rules/core/bench';
import type { AnyWorkbench } from '../../_stands/benches/workbench';
import { NumberBox } from './NumberBox';
import { Rarer } from './Rarer';

interface Props {
  locale: Locale;
  workbench: AnyWorkbench;
  /** Those that may lie there; at least one. */
  kinds: readonly KindOfPiece[];
  /** What was typed as a name and found nothing. */
  typed: string;
  onAdd(piece: Piece): string | undefined;
}

/** A card of one's own: its kind, its name and its figures. */
export function OwnCard({ locale, workbench, kinds, typed, onAdd }: Props) {
  const t = TABLE_WORDS[locale];
  const id = useId();
  const [chosen, setKind] = useState(kinds[0]?.kind);
  const [title, setTitle] = useState('');
  const [figures, setFigures] = useState<Record<string, number>>({});
  const [traits, setTraits] = useState<string[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const kind = kinds.find((each) => each.kind === chosen) ?? kinds[0];
  if (!kind) return null;
  const isRare = (what: string) => kind.rare?.includes(what) === true;
  const figureBox = ({ id: of, least, most, usual }: KindOfPiece['figures'][number]) => (
    <NumberBox
      key={`${kind.kind} ${of}`}
      locale={locale}
      label={workbench.tellFigure(locale, of)}
      value={figures[of] ?? usual}
      least={least}
      most={most}
      onNumber={(to) => {
        setFigures((now) => ({ ...now, [of]: to }));
        return undefined;
      }}
    />
  );
  const traitBox = (trait: string) => (
    <label key={trait} className="table-switch">
      <input
        type="checkbox"
        checked={traits.includes(trait)}
        onChange={({ target }) =>
          setTraits((now) => (target.checked ? [...now, trait] : now.filter((one) => one !== trait)))
        }
      />
      <span>{typeset(workbench.tellTrait(locale, trait), locale)}</span>
    </label>
  );
  const { traits: may = [] } = kind;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = Object.fromEntries(kind.figures.map(({ id: of, usual }) => [of, figures[of] ?? usual]));
    const own = traits.filter((trait) => kind.traits?.includes(trait));
    const said = onAdd({
      kind: kind.kind,
      title: title || typed,
      ...(kind.figures.length > 0 && { figures: given }),
      ...(own.length > 0 && { traits: own }),
    });
    setRefusal(said);
    if (said === undefined) setTitle('');
  };
  return (
    <details className="own-card">
      <summary>{t.ownCard}</summary>
      <form onSubmit={submit}>
        {kinds.length > 1 && (
          <label className="table-switch" htmlFor={`${id}-kind`}>
            <span>{t.ownKind}</span>
            <select id={`${id}-kind`} value={kind.kind} onChange={({ target }) => setKind(target.value)}>
              {kinds.map((each) => (
                <option key={each.kind} value={each.kind}>
                  {typeset(workbench.tellKind(locale, each.kind), locale)}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className="table-switch" htmlFor={`${id}-title`}>
          <span>{t.ownTitle}</span>
          <input
            id={`${id}-title`}
            value={title}
            placeholder={typed}
            maxLength={80}
            onChange={({ target }) => setTitle(target.value)}
          />
        </label>
        <div className="own-card-figures">
          {kind.figures.filter(({ id: of }) => !isRare(of)).map(figureBox)}
        </div>
        {may.length > 0 && (
          <div className="own-card-traits">{may.filter((trait) => !isRare(trait)).map(traitBox)}</div>
        )}
        {kind.rare && (
          <Rarer locale={locale} told={false}>
            <div className="own-card-figures">
              {kind.figures.filter(({ id: of }) => isRare(of)).map(figureBox)}
            </div>
            <div className="own-card-traits">{may.filter(isRare).map(traitBox)}</div>
          </Rarer>
        )}
        {refusal && <p role="alert">{typeset(refusal, locale)}</p>}
        <button type="submit" className="move">
          {t.addOwn}
        </button>
      </form>
    </details>
  );
}
