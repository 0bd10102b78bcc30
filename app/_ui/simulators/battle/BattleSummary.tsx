import type { Ref } from 'react';
import type { Locale } from '../../../_i18n/locales';
import { BATTLE_FORM } from '../../../_i18n/rules/swccg-battle-form';
import { typeset } from '../../../_i18n/typeset';
import { DARK_FIRST as SIDES, type Side } from '../../../_rules/core/sides';
import { figures } from '../../../_rules/swccg/battle/setup';
import type { BattleSetup } from '../../../_rules/swccg/battle/state';
import { SeatSign } from '../SeatSign';

interface Props {
  locale: Locale;
  setup: BattleSetup;
  onChange(): void;
  ref: Ref<HTMLButtonElement>;
}

/** The battle in a few words, once it is set up: the form is folded away behind them. */
export function BattleSummary({ locale, setup, onChange, ref }: Props) {
  const t = BATTLE_FORM[locale];
  const titles = (side: Side): string =>
    setup.cards
      .map(({ card }) => figures(card))
      .filter((facts) => facts.side === side)
      .map(({ title }) => title)
      .join(', ');
  return (
    <div className="war-summary">
      <ul>
        <li>
          <b>{typeset(setup.locations[0]?.title ?? '', locale)}</b>
        </li>
        {SIDES.map((side) => (
          <li key={side}>
            <SeatSign seat={side} locale={locale} />
            <span>{titles(side) || t.noCards}</span>
          </li>
        ))}
      </ul>
      <button ref={ref} type="button" className="icon-button" aria-expanded={false} onClick={onChange}>
        {t.change}
      </button>
    </div>
  );
}
