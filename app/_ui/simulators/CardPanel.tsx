'use client';

import { useEffect, useRef, useState } from 'react';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { typeset } from '../../_i18n/typeset';
import type { Refusal } from '../../_rules/core/contract';
import type { Picture, PictureCard } from '../../_stands/picture';
import { current } from '../../_stands/play-tree';
import type { AnyStand } from '../../_stands/stand';
import { CloseIcon } from '../shell/icons';
import { cardsByMove, movesWith } from './card-moves';
import type { RulesData } from './fetch-rules';
import { MoveButton } from './MoveButton';
import { RefusalView } from './RefusalView';
import { RuleCard } from './RuleCard';
import { SeatSign } from './SeatSign';
import { sameWords } from './same-words';
import type { Play } from './use-play';

interface Props {
  locale: Locale;
  stand: AnyStand;
  play: Play;
  card: PictureCard;
  note?: string | undefined;
  picture: Picture;
  rules: RulesData;
  onClose(): void;
}

/** A card looked at closely: what it is, what it may do here, why not otherwise, and the rules that say so. */
export function CardPanel({ locale, stand, play, card, note, picture, rules, onClose }: Props) {
  const t = SIMULATOR_WORDS[locale];
  const heading = useRef<HTMLHeadingElement>(null);
  const [refused, setRefused] = useState<Refusal>();
  const { state } = current(play.tree);
  const moves = movesWith(picture, stand.simulator.options(state), card.id);
  const attempts = stand.attempts(state);
  const named = cardsByMove(
    picture,
    attempts.map(({ move }) => move),
  );
  const refusals = attempts.filter((_, i) => named[i]?.includes(card.id));
  const explained = rulesOf(card, rules);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <section className="card-panel" aria-label={card.title}>
      <header>
        <h3 ref={heading} tabIndex={-1}>
          {card.seat && <SeatSign seat={card.seat} locale={locale} />}
          {card.faceDown ? t.faceDown : card.title}
        </h3>
        <button
          type="button"
          className="icon-button"
          aria-label={t.closeCard}
          title={t.closeCard}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </header>
      <Facts card={card} locale={locale} />
      {note && <p className="plain-notice">{typeset(note, locale)}</p>}
      <h4 className="zone-title">{t.mayDo}</h4>
      {moves.length === 0 && (
        <p className="zone-empty">{refusals.length === 0 ? t.mayDoNothing : t.mayNotNow}</p>
      )}
      {moves.length > 0 && (
        <ul className="move-list">
          {sameWords(moves, (move) => stand.tellMove(locale, state, move)).map(
            ({ item: move, words, count }) => (
              <li key={words}>
                <MoveButton
                  locale={locale}
                  stand={stand}
                  state={state}
                  move={move}
                  count={count}
                  onPress={() => setRefused(play.make([move]))}
                />
              </li>
            ),
          )}
        </ul>
      )}
      {refusals.map(({ move, refusal }) => (
        <RefusalView
          key={JSON.stringify(move)}
          locale={locale}
          stand={stand}
          state={state}
          move={move}
          refusal={refusal}
          rules={rules.rules}
        />
      ))}
      {refused && <p role="alert">{typeset(stand.tellRefusal(locale, refused), locale)}</p>}
      {explained.length > 0 && <h4 className="zone-title">{t.cardRules}</h4>}
      {explained.map((rule) => (
        <RuleCard key={rule} locale={locale} rule={rule} data={rules.rules[rule]} />
      ))}
    </section>
  );
}

function Facts({ card, locale }: { card: PictureCard; locale: Locale }) {
  const { kind, figure, stats = [], points, facts = [], marks = [], faceDown, rested } = card;
  const { rested: sideways } = SIMULATOR_WORDS[locale];
  if (faceDown) return null;
  const words = [
    ...(kind ? [kind] : []),
    ...(figure === undefined ? [] : [String(figure)]),
    ...stats.map(({ label, value }) => `${label} ${value}`),
    ...(points ? [`${points.label} ${points.left}/${points.of}`] : []),
    ...facts,
    ...(rested ? [sideways] : []),
    ...marks.map(({ text }) => text),
  ];
  return <p className="card-panel-facts">{typeset(words.join(' · '), locale)}</p>;
}

/** The card's own entry first, then those of what it is and of what is printed on it. */
function rulesOf(
  { title, kind, facts = [], marks = [], faceDown }: PictureCard,
  { names }: RulesData,
): string[] {
  if (faceDown) return [];
  const printed = [title, ...(kind ? [kind] : []), ...facts, ...marks.map(({ text }) => text)];
  // "Support 2" is explained where Support is
  const texts = printed.flatMap((text) => [text, text.replace(/ \d+$/, '')]);
  return [...new Set(texts.flatMap((text) => (Object.hasOwn(names, text) ? [names[text] ?? ''] : [])))].slice(
    0,
    4,
  );
}
