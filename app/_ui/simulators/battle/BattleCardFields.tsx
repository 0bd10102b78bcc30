import { BATTLE_WORDS } from '../../../_i18n/rules/swccg-battle';
import { BATTLE_FORM } from '../../../_i18n/rules/swccg-battle-form';
import { BATTLE_PICTURE } from '../../../_i18n/rules/swccg-battle-picture';
import { isParticipant, type ParticipantFacts } from '../../../_rules/swccg/battle/facts';
import { figures } from '../../../_rules/swccg/battle/setup';
import type { PlacedCard } from '../../../_rules/swccg/battle/state';
import { CloseIcon } from '../../shell/icons';
import type { BattleFields } from './BattleForm';
import { placedAt, placeOf, placesFor, withoutCard } from './battle-setup';
import { NumberField } from './NumberField';

/** One card of the battle: where it is and, if its values are typed, what they are. */
export function BattleCardFields({ locale, setup, onChange, card }: BattleFields & { card: PlacedCard }) {
  const t = BATTLE_FORM[locale];
  const facts = figures(card.card);
  const typed = typeof card.card === 'string' || !isParticipant(card.card) ? undefined : card.card;
  const replace = (changed: PlacedCard) =>
    onChange({ ...setup, cards: setup.cards.map((one) => (one.id === card.id ? changed : one)) });
  const titleOf = (id: string | undefined) => {
    const carrier = setup.cards.find((one) => one.id === id);
    return carrier ? figures(carrier.card).title : '';
  };
  const places = placesFor(setup, card);
  const isHit = setup.damage?.hit?.includes(card.id) ?? false;
  return (
    <li className="own-card">
      <div className="own-card-head">
        {typed ? (
          <input
            aria-label={t.name}
            value={typed.title}
            maxLength={60}
            onChange={({ target }) => replace({ ...card, card: { ...typed, title: target.value } })}
          />
        ) : (
          <strong>{facts.title}</strong>
        )}
        {facts.kind === 'interrupt' && <span className="text-sm text-muted">{t.inHand}</span>}
        <button
          type="button"
          className="icon-button"
          aria-label={t.remove(facts.title)}
          onClick={() => onChange(withoutCard(setup, card.id))}
        >
          <CloseIcon />
        </button>
      </div>
      {isParticipant(facts) && !typed && (
        <p className="text-sm text-muted">
          {BATTLE_PICTURE[locale].power} {facts.power} · {BATTLE_PICTURE[locale].forfeit} {facts.forfeit}
          {facts.immune !== undefined && ` · ${BATTLE_PICTURE[locale].immune(facts.immune)}`}
        </p>
      )}
      {typed && (
        <TypedFields locale={locale} facts={typed} onChange={(card_) => replace({ ...card, card: card_ })} />
      )}
      {places.length > 1 && (
        <select
          aria-label={t.where(facts.title)}
          value={placeOf(card)}
          onChange={({ target }) => replace(placedAt(card, target.value))}
        >
          {places.map(({ value, role, carrier }) => (
            <option key={value} value={value}>
              {role
                ? t.aboard(BATTLE_WORDS[locale].roles[role], titleOf(carrier))
                : carrier
                  ? t.on(titleOf(carrier))
                  : t.here}
            </option>
          ))}
        </select>
      )}
      {setup.damage && isParticipant(facts) && (
        <label className="own-choice">
          <input
            type="checkbox"
            checked={isHit}
            onChange={() => {
              const hit = setup.damage?.hit ?? [];
              const changed = isHit ? hit.filter((id) => id !== card.id) : [...hit, card.id];
              onChange({ ...setup, damage: { ...setup.damage, hit: changed } });
            }}
          />
          {t.hit}
        </label>
      )}
    </li>
  );
}

interface TypedProps {
  locale: BattleFields['locale'];
  facts: ParticipantFacts;
  onChange(facts: ParticipantFacts): void;
}

function TypedFields({ locale, facts, onChange }: TypedProps) {
  const t = BATTLE_FORM[locale];
  const { immune, ...rest } = facts;
  return (
    <div className="own-numbers">
      <NumberField
        locale={locale}
        label={t.power}
        value={facts.power}
        onChange={(power) => onChange({ ...facts, power })}
      />
      {facts.kind === 'character' && (
        <NumberField
          locale={locale}
          label={t.ability}
          value={facts.ability}
          onChange={(ability) => onChange({ ...facts, ability })}
        />
      )}
      <NumberField
        locale={locale}
        label={t.forfeit}
        value={facts.forfeit}
        onChange={(forfeit) => onChange({ ...facts, forfeit })}
      />
      <NumberField
        locale={locale}
        label={t.immune}
        value={immune ?? 0}
        onChange={(limit) => onChange(limit === 0 ? (rest as ParticipantFacts) : { ...facts, immune: limit })}
      />
    </div>
  );
}
