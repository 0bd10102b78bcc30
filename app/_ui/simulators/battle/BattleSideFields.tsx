import { BATTLE_WORDS } from '../../../_i18n/rules/swccg-battle';
import { BATTLE_FORM } from '../../../_i18n/rules/swccg-battle-form';
import type { Side } from '../../../_rules/core/sides';
import { CARDS } from '../../../_rules/swccg/battle/cards';
import { type CardFacts, isParticipant } from '../../../_rules/swccg/battle/facts';
import { figures } from '../../../_rules/swccg/battle/setup';
import { LIFE_FORCE } from '../../../_rules/swccg/force/piles';
import { SeatSign } from '../SeatSign';
import { BattleCardFields } from './BattleCardFields';
import type { BattleFields } from './BattleForm';
import { withCard } from './battle-setup';
import { NumberField } from './NumberField';

const KINDS = ['character', 'vehicle', 'starship', 'weapon', 'interrupt'] as const;
const TYPED = ['character', 'vehicle', 'starship'] as const;

/** One side's cards, piles and, in the damage segment, what it owes. */
export function BattleSideFields({ locale, setup, onChange, side }: BattleFields & { side: Side }) {
  const t = BATTLE_FORM[locale];
  const words = BATTLE_WORDS[locale];
  const own = setup.cards.filter(({ card }) => figures(card).side === side);
  const available = Object.entries<CardFacts>(CARDS).filter(([, facts]) => facts.side === side);
  const piles = setup.piles[side];
  const owed = (what: 'attrition' | 'damage', value: number) =>
    onChange({
      ...setup,
      damage: { ...setup.damage, [what]: { ...setup.damage?.[what], [side]: value } },
    });
  return (
    <fieldset className="own-side">
      <legend>
        <SeatSign seat={side} locale={locale} /> {words.sides[side]}
      </legend>
      <ul className="grid gap-3">
        {own.map((card) => (
          <BattleCardFields key={card.id} locale={locale} setup={setup} onChange={onChange} card={card} />
        ))}
      </ul>
      <select
        aria-label={t.addCard(words.sides[side])}
        value=""
        onChange={({ target }) =>
          onChange(withCard(setup, side, target.value, t.typed[target.value as 'vehicle'] ?? ''))
        }
      >
        <option value="">+ {t.add}</option>
        {KINDS.map((kind) => {
          const cards = available.filter(([, facts]) => facts.kind === kind);
          return (
            cards.length > 0 && (
              <optgroup key={kind} label={t.groups[kind]}>
                {cards.map(([name, facts]) => (
                  <option key={name} value={name}>
                    {facts.title}
                    {isParticipant(facts) && ` (${facts.power} · ${facts.forfeit})`}
                  </option>
                ))}
              </optgroup>
            )
          );
        })}
        <optgroup label={t.groups.typed}>
          {TYPED.map((kind) => (
            <option key={kind} value={kind}>
              {t.typed[kind]}
            </option>
          ))}
        </optgroup>
      </select>
      <div className="own-numbers">
        {LIFE_FORCE.map((pile) => (
          <NumberField
            locale={locale}
            key={pile}
            label={words.piles[pile]}
            value={typeof piles[pile] === 'number' ? piles[pile] : 0}
            onChange={(value) =>
              onChange({ ...setup, piles: { ...setup.piles, [side]: { ...piles, [pile]: value } } })
            }
          />
        ))}
      </div>
      {setup.damage && (
        <div className="own-numbers">
          <NumberField
            locale={locale}
            label={t.attrition}
            value={setup.damage.attrition?.[side] ?? 0}
            onChange={(value) => owed('attrition', value)}
          />
          <NumberField
            locale={locale}
            label={t.damage}
            value={setup.damage.damage?.[side] ?? 0}
            onChange={(value) => owed('damage', value)}
          />
        </div>
      )}
    </fieldset>
  );
}
