import type { FormEvent } from 'react';
import type { Locale } from '../../../_i18n/locales';
import { swccgWarWords } from '../../../_i18n/rules/swccg-war';
import { SIMULATOR_WORDS } from '../../../_i18n/simulators';
import { typeset } from '../../../_i18n/typeset';
import { SIDES, type Side } from '../../../_rules/swccg/stack/timing';
import {
  FIRST_KINDS,
  type FirstKind,
  MOST_ABILITY,
  MOST_CARDS,
  MOST_DESTINIES,
  WAR_CARDS,
  type WarCard,
  type WarSetup,
} from '../../../_rules/swccg/war';
import { SeatSign } from '../SeatSign';

interface Props {
  locale: Locale;
  war: WarSetup;
  onChange(war: WarSetup): void;
  onSubmit(event: FormEvent): void;
}

export function WarForm({ locale, war, onChange, onSubmit }: Props) {
  const words = swccgWarWords[locale];
  const { seats } = SIMULATOR_WORDS[locale];
  return (
    <form className="own-form" onSubmit={onSubmit}>
      <fieldset className="own-row">
        <legend>{words.first}</legend>
        <select
          aria-label={words.first}
          value={war.first.kind}
          onChange={({ target }) =>
            onChange({ ...war, first: { ...war.first, kind: target.value as FirstKind } })
          }
        >
          {FIRST_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </select>
        {SIDES.map((side) => (
          <label key={side} className="own-choice">
            <input
              type="radio"
              name="first-by"
              checked={war.first.by === side}
              onChange={() => onChange({ ...war, first: { ...war.first, by: side } })}
            />
            <SeatSign seat={side} locale={locale} />
            {seats[side]}
          </label>
        ))}
      </fieldset>
      <div className="own-sides">
        {SIDES.map((side) => (
          <SideFields key={side} locale={locale} side={side} war={war} onChange={onChange} />
        ))}
      </div>
      <button type="submit" className="open-simulator">
        {words.solve}
      </button>
    </form>
  );
}

function SideFields({ locale, side, war, onChange }: Omit<Props, 'onSubmit'> & { side: Side }) {
  const words = swccgWarWords[locale];
  const hand = war.hands[side];
  const setHand = (cards: WarCard[]) => onChange({ ...war, hands: { ...war.hands, [side]: cards } });
  const isFull = hand.length >= MOST_CARDS;
  return (
    <fieldset className="own-side">
      <legend>
        <SeatSign seat={side} locale={locale} /> {words.hand(side)}
      </legend>
      {WAR_CARDS.map((card) => {
        const count = hand.filter((held) => held === card).length;
        return (
          <div key={card} className="own-count">
            <span>{card}</span>
            <button
              type="button"
              aria-label={`${card} −1`}
              disabled={count === 0}
              onClick={() => setHand(hand.toSpliced(hand.indexOf(card), 1))}
            >
              −
            </button>
            <output>{count}</output>
            <button
              type="button"
              aria-label={`${card} +1`}
              disabled={isFull}
              onClick={() => setHand([...hand, card].sort())}
            >
              +
            </button>
          </div>
        );
      })}
      {isFull && <p className="zone-hint">{typeset(words.tooMany(MOST_CARDS), locale)}</p>}
      <label className="own-field">
        {words.ability(side)}
        <select
          value={war.ability[side] ?? ''}
          onChange={({ target }) =>
            onChange({
              ...war,
              ability: { ...war.ability, [side]: target.value === '' ? null : Number(target.value) },
            })
          }
        >
          <option value="">{words.noCharacter}</option>
          {Array.from({ length: MOST_ABILITY + 1 }, (_, ability) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the ability
            <option key={ability} value={ability}>
              {ability}
            </option>
          ))}
        </select>
      </label>
      <label className="own-field">
        {words.destinies(side)}
        <input
          inputMode="numeric"
          value={war.destinies[side].join(' ')}
          onChange={({ target }) =>
            onChange({ ...war, destinies: { ...war.destinies, [side]: digits(target.value) } })
          }
        />
      </label>
    </fieldset>
  );
}

/** Destinies are single figures from 0 to 7: whatever else is typed falls away. */
const digits = (text: string): number[] =>
  [...text.replace(/[^0-7]/g, '')].slice(0, MOST_DESTINIES).map(Number);
