import { type FormEvent, useId } from 'react';
import type { Locale } from '../../../_i18n/locales';
import { swccgWarWords } from '../../../_i18n/rules/swccg-war';
import { SIMULATOR_WORDS } from '../../../_i18n/simulators';
import { typeset } from '../../../_i18n/typeset';
import { SIDES, type Side } from '../../../_rules/core/sides';
import {
  FIRST_KINDS,
  type FirstKind,
  MOST_ABILITY,
  MOST_CARDS,
  WAR_CARDS,
  type WarCard,
  type WarSetup,
} from '../../../_rules/swccg/war';
import { SeatSign } from '../SeatSign';
import { DestinyField } from './DestinyField';
import { type Draft, withTyped } from './draft';

interface Props {
  locale: Locale;
  draft: Draft;
  /** A verdict stands under the form and follows it. */
  solved: boolean;
  onChange(draft: Draft): void;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

export function WarForm({ locale, draft, solved, onChange, onSubmit }: Props) {
  const words = swccgWarWords[locale];
  const hint = useId();
  const { war } = draft;
  const change = (changed: WarSetup) => onChange({ ...draft, war: changed });
  const { seats } = SIMULATOR_WORDS[locale];
  return (
    <form className="own-form" onSubmit={onSubmit}>
      <fieldset className="own-row">
        <legend>{words.first}</legend>
        <select
          aria-label={words.first}
          value={war.first.kind}
          onChange={({ target }) =>
            change({ ...war, first: { ...war.first, kind: target.value as FirstKind } })
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
              onChange={() => change({ ...war, first: { ...war.first, by: side } })}
            />
            <SeatSign seat={side} locale={locale} />
            {seats[side]}
          </label>
        ))}
      </fieldset>
      <div className="own-sides">
        {SIDES.map((side) => (
          <SideFields key={side} locale={locale} side={side} draft={draft} hint={hint} onChange={onChange} />
        ))}
      </div>
      <p id={hint} className="own-hint">
        {typeset(words.destiniesHint, locale)}
      </p>
      <button type="submit" className="open-simulator">
        {solved ? words.fold : words.solve}
      </button>
    </form>
  );
}

function SideFields({
  locale,
  side,
  draft,
  hint,
  onChange,
}: Pick<Props, 'locale' | 'draft' | 'onChange'> & { side: Side; hint: string }) {
  const words = swccgWarWords[locale];
  const { war, typed } = draft;
  const hand = war.hands[side];
  const change = (changed: WarSetup) => onChange({ ...draft, war: changed });
  const setHand = (cards: WarCard[]) => change({ ...war, hands: { ...war.hands, [side]: cards } });
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
            change({
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
      <DestinyField
        locale={locale}
        side={side}
        typed={typed[side]}
        hint={hint}
        onType={(text) => onChange(withTyped(draft, side, text))}
      />
    </fieldset>
  );
}
