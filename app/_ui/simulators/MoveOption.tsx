'use client';

import { useId, useState } from 'react';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import { WHAT_NOW_WORDS } from '../../_i18n/what-now';
import type { AnyStand } from '../../_stands/stand';
import type { PreviewData } from '../article/preview-data';
import { ForwardIcon } from '../shell/icons';
import { Leads } from './Leads';
import { MoveButton } from './MoveButton';

interface Props {
  locale: Locale;
  stand: AnyStand;
  state: unknown;
  move: unknown;
  count: number;
  rules: Record<string, PreviewData>;
  onPress(): void;
  onCompare(): void;
}

/** A legal move: to play, or first to see where it leads. */
export function MoveOption({ locale, stand, state, move, count, rules, onPress, onCompare }: Props) {
  const t = WHAT_NOW_WORDS[locale];
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="move-option" data-open={isOpen || undefined}>
      <MoveButton locale={locale} stand={stand} state={state} move={move} count={count} onPress={onPress} />
      <button
        type="button"
        className="move-more"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={typeset(t.leadsTo(stand.tellMove(locale, state, move)), locale)}
        onClick={() => setOpen(!isOpen)}
      >
        <ForwardIcon />
      </button>
      {isOpen && (
        <div id={id} className="move-leads">
          <Leads locale={locale} stand={stand} state={state} move={move} rules={rules} />
          <button type="button" className="icon-button" onClick={onCompare}>
            {t.compare}
          </button>
        </div>
      )}
    </li>
  );
}
