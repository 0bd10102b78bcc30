import type { FormEvent } from 'react';
import type { Locale } from '../../../_i18n/locales';
import { BATTLE_WORDS } from '../../../_i18n/rules/swccg-battle';
import { BATTLE_FORM } from '../../../_i18n/rules/swccg-battle-form';
import { SIMULATOR_WORDS } from '../../../_i18n/simulators';
import { typeset } from '../../../_i18n/typeset';
import { DARK_FIRST as SIDES } from '../../../_rules/core/sides';
import type { SetupFlaw } from '../../../_rules/swccg/battle/check-setup';
import { figures } from '../../../_rules/swccg/battle/setup';
import type { BattleSetup } from '../../../_rules/swccg/battle/state';
import { SeatSign } from '../SeatSign';
import { BattleSideFields } from './BattleSideFields';

export interface BattleFields {
  locale: Locale;
  setup: BattleSetup;
  onChange(setup: BattleSetup): void;
}

interface Props extends BattleFields {
  flaws: SetupFlaw[];
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

export function BattleForm({ locale, setup, flaws, onChange, onSubmit }: Props) {
  const t = BATTLE_FORM[locale];
  const { seats } = SIMULATOR_WORDS[locale];
  const [location] = setup.locations;
  const titleOf = (id: string): string => {
    const card = setup.cards.find((one) => one.id === id);
    return card ? figures(card.card).title : (seats[id as 'light'] ?? id);
  };
  return (
    <form className="own-form" onSubmit={onSubmit}>
      <div className="own-row">
        <fieldset className="own-row">
          <legend>{t.turn}</legend>
          {SIDES.map((side) => (
            <label key={side} className="own-choice">
              <input
                type="radio"
                name="turn"
                checked={setup.turn === side}
                onChange={() => onChange({ ...setup, turn: side })}
              />
              <SeatSign seat={side} locale={locale} />
              {seats[side]}
            </label>
          ))}
        </fieldset>
        {location && (
          <fieldset className="own-row">
            <legend>{t.location}</legend>
            <input
              aria-label={t.locationName}
              value={location.title}
              maxLength={60}
              onChange={({ target }) =>
                onChange({ ...setup, locations: [{ ...location, title: target.value }] })
              }
            />
            <select
              aria-label={t.location}
              value={location.kind}
              onChange={({ target }) =>
                onChange({
                  ...setup,
                  locations: [{ ...location, kind: target.value === 'system' ? 'system' : 'site' }],
                })
              }
            >
              <option value="site">{t.kinds.site}</option>
              <option value="system">{t.kinds.system}</option>
            </select>
          </fieldset>
        )}
        <label className="own-choice">
          <input
            type="checkbox"
            checked={setup.damage !== undefined}
            onChange={({ target }) => {
              const { damage: _, ...rest } = setup;
              onChange(target.checked ? { ...rest, damage: { attrition: {}, damage: {} } } : rest);
            }}
          />
          {t.atDamage}
        </label>
      </div>
      <div className="own-sides">
        {SIDES.map((side) => (
          <BattleSideFields key={side} locale={locale} side={side} setup={setup} onChange={onChange} />
        ))}
      </div>
      {flaws.length > 0 && (
        <div role="alert" className="stepper-notice">
          <p className="font-semibold">{t.flaws}</p>
          <ul>
            {flaws.map(({ code, at }) => (
              <li key={`${code} ${at}`}>
                {typeset(BATTLE_WORDS[locale].setupFlaws[code](titleOf(at)), locale)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <button type="submit" className="open-simulator" aria-disabled={flaws.length > 0 || undefined}>
        {t.start}
      </button>
    </form>
  );
}
