import type { Ref } from 'react';
import type { Locale } from '../../../_i18n/locales';
import { swccgWarWords } from '../../../_i18n/rules/swccg-war';
import { typeset } from '../../../_i18n/typeset';
import { SIDES } from '../../../_rules/core/sides';
import { WAR_CARDS, type WarCard, type WarSetup } from '../../../_rules/swccg/war';
import { SeatSign } from '../SeatSign';

interface Props {
  locale: Locale;
  war: WarSetup;
  onChange(): void;
  ref: Ref<HTMLButtonElement>;
}

/** The situation in a few words, once it is solved: the form is folded away behind them. */
export function WarSummary({ locale, war, onChange, ref }: Props) {
  const words = swccgWarWords[locale];
  return (
    <div className="war-summary">
      <ul>
        <li>
          <SeatSign seat={war.first.by} locale={locale} />
          <span>
            {words.first} <b>{words.kinds[war.first.kind]}</b>
          </span>
        </li>
        {SIDES.map((side) => (
          <li key={side}>
            <SeatSign seat={side} locale={locale} />
            <span>
              <b>{cardsIn(war.hands[side]) || words.noCards}</b>
              {typeset(
                ` · ${words.abilityOf(war.ability[side])} · ${words.destinyCount(war.destinies[side].length)}`,
                locale,
              )}
            </span>
          </li>
        ))}
      </ul>
      <button ref={ref} type="button" className="icon-button" aria-expanded={false} onClick={onChange}>
        {words.change}
      </button>
    </div>
  );
}

/** "Control, Sense ×2". */
function cardsIn(hand: readonly WarCard[]): string {
  const counts = WAR_CARDS.map((card) => ({ card, count: hand.filter((held) => held === card).length }));
  return counts
    .filter(({ count }) => count > 0)
    .map(({ card, count }) => (count > 1 ? `${card} ×${count}` : card))
    .join(', ');
}
