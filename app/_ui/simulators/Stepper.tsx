'use client';

import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { showRuling } from '../../_desk/ruling-card/ruling';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { typeset } from '../../_i18n/typeset';
import type { Scenario } from '../../_rules/core/contract';
import type { Situation } from '../../_situations/situation';
import type { PictureCard } from '../../_stands/picture';
import { current, next, pathTo } from '../../_stands/play-tree';
import { writePosition } from '../../_stands/position-link';
import type { AnyStand } from '../../_stands/stand';
import { Board } from '../board/Board';
import { useDrag } from '../board/use-drag';
import { OnDemand } from '../on-demand/OnDemand';
import { CardPanel } from './CardPanel';
import { cardsByMove, findCard, movesWith } from './card-moves';
import type { RulesData } from './fetch-rules';
import { Guess } from './Guess';
import { LeftTheLine } from './LeftTheLine';
import { MoveTree } from './MoveTree';
import { Narration, spoken } from './Narration';
import { SeatSign } from './SeatSign';
import { StepControls } from './StepControls';
import { StepperTools } from './StepperTools';
import { situationAt } from './situation-at';
import { useAutoplay } from './use-autoplay';
import { usePlay } from './use-play';
import { useStepping } from './use-stepping';

export interface StepperProps {
  locale: Locale;
  stand: AnyStand;
  scenario: Scenario<unknown, unknown>;
  rules: RulesData;
  /** The position that the address asks for. */
  opening: string | null;
  /** On its own page the stepper hears every key and keeps its position in the address. */
  alone: boolean;
  /** In a frame of another site, where neither this page's address nor its cards are the reader's concern. */
  embedded?: boolean;
  /** A situation of the reader's own: its address is that of the position, and whoever holds it is told the moves. */
  own?: {
    address: string;
    situation: Situation;
    onMoves(moves: unknown[]): void;
    /** What is to be known of a card of it. */
    noteOn(card: PictureCard): string | undefined;
  };
  /** The address of a position. */
  addressOf(position: string): string;
  /** The address of a position without the frame of the site; none for a situation of the reader's own. */
  frameAddressOf?(position: string): string;
}

const loadWhatIf = async () => (await import('./WhatIf')).WhatIf;

/** What stands beside the board: the telling of it, other moves, a card looked at closely, or a guess. */
type Beside = { show: 'told' } | { show: 'what-if' } | { show: 'card'; card: string } | { show: 'guess' };

/** A scenario, step by step: the board that never leaves the screen, and beside it whatever is told of it. */
export function Stepper({
  locale,
  stand,
  scenario,
  rules,
  opening,
  alone,
  embedded = false,
  own,
  addressOf,
  frameAddressOf,
}: StepperProps) {
  const t = SIMULATOR_WORDS[locale];
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { play, badLink } = usePlay(stand, scenario.setup, scenario.line, opening);
  const [beside, setBeside] = useState<Beside>({ show: scenario.line.length === 0 ? 'what-if' : 'told' });
  const { tree } = play;
  const { state } = current(tree);
  const picture = useMemo(() => stand.picture(locale, state), [stand, locale, state]);
  const options = useMemo(() => stand.simulator.options(state) as unknown[], [stand, state]);
  const playable = useMemo(() => new Set(cardsByMove(picture, options).flat()), [picture, options]);
  const position = writePosition(stand.simulator, tree);
  const address = addressOf(position);
  const frameAddress = frameAddressOf?.(position);
  const ownAddress = embedded && frameAddress ? frameAddress : address;
  const situation = useMemo(
    () => own?.situation ?? situationAt(stand, scenario.id, tree),
    [own?.situation, stand, scenario.id, tree],
  );
  const auto = useAutoplay(play);
  useStepping(root, play, alone && beside.show !== 'guess');
  useEffect(() => {
    if (alone && !own) history.replaceState(history.state, '', ownAddress);
  }, [alone, own, ownAddress]);
  const onMoves = own?.onMoves;
  useEffect(() => onMoves?.(pathTo(tree).map(({ move }) => move)), [onMoves, tree]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told of a new position is read from its top
  useEffect(() => {
    panel.current?.scrollTo({ top: 0 });
    setBeside((now) => (now.show === 'card' ? { show: 'told' } : now));
  }, [tree.at]);

  const chosen = beside.show === 'card' ? findCard(picture, beside.card) : undefined;
  const look = (card: string) =>
    setBeside(beside.show === 'card' && beside.card === card ? { show: 'told' } : { show: 'card', card });
  useDrag(root, (card, onto) => {
    const moves = movesWith(picture, options, card, onto);
    if (moves.length === 1) play.make(moves);
    else setBeside({ show: 'card', card });
  });

  const show = () => {
    const inBoth = (tell: (language: Locale) => string) => ({ fr: tell('fr'), en: tell('en') });
    const { rule } = current(tree);
    showRuling({
      title: scenario.title,
      parts: [
        {
          kind: 'line',
          text: inBoth((language) => typeset(spoken({ locale: language, stand, tree, scenario }), language)),
        },
      ],
      source: inBoth(() =>
        rule ? [rules.rules[rule]?.title ?? rule, rules.rules[rule]?.source].join(' · ') : '',
      ),
      address,
    });
  };
  const toggle = (wanted: 'what-if' | 'guess') =>
    setBeside(beside.show === wanted ? { show: 'told' } : { show: wanted });
  return (
    <div ref={root} className="stand" data-alone={alone || undefined} data-at={tree.at}>
      <p className="sr-only" aria-live="polite">
        {spoken({ locale, stand, tree, scenario })}
      </p>
      <h2 className="sr-only">{t.board}</h2>
      <Board
        locale={locale}
        zones={picture.zones}
        position={state}
        hands={{ chosen: chosen?.id, onChoose: look, playable }}
      />
      <div className="stand-told">
        <p className="stand-opportunity" data-over={options.length === 0 || undefined}>
          {picture.opportunity.seat && <SeatSign seat={picture.opportunity.seat} locale={locale} />}
          <span>{typeset(picture.opportunity.text, locale)}</span>
          <small>{typeset(picture.moment, locale)}</small>
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls on its own is reached by keyboard */}
        <section ref={panel} id={panelId} className="stand-panel" aria-label={t.toldPanel} tabIndex={0}>
          {badLink && (
            <p role="alert" className="stepper-notice">
              {t.badLink}
            </p>
          )}
          <LeftTheLine locale={locale} play={play} line={scenario.line} />
          {beside.show === 'what-if' && (
            <OnDemand
              locale={locale}
              load={loadWhatIf}
              waitingClass="zone-empty"
              failedClass="stepper-notice"
            >
              {(WhatIf) => (
                <WhatIf
                  key={tree.at}
                  locale={locale}
                  stand={stand}
                  play={play}
                  rules={rules.rules}
                  situation={situation}
                />
              )}
            </OnDemand>
          )}
          {chosen && (
            <CardPanel
              key={`${tree.at} ${chosen.id}`}
              locale={locale}
              stand={stand}
              play={play}
              card={chosen}
              note={own?.noteOn(chosen)}
              picture={picture}
              rules={rules}
              onClose={() => setBeside({ show: 'told' })}
            />
          )}
          {beside.show === 'guess' && next(tree) !== undefined ? (
            <Guess key={tree.at} locale={locale} stand={stand} play={play} scenario={scenario} />
          ) : (
            !chosen && (
              <Narration locale={locale} stand={stand} tree={tree} scenario={scenario} rules={rules.rules} />
            )
          )}
          <MoveTree locale={locale} stand={stand} play={play} line={scenario.line} />
          <StepperTools
            locale={locale}
            play={play}
            auto={auto}
            address={address}
            embedded={embedded}
            situation={own ? undefined : situation}
            frame={frameAddress && { address: frameAddress, title: scenario.title[locale] }}
            guessing={beside.show === 'guess'}
            onGuess={scenario.line.length > 0 ? () => toggle('guess') : undefined}
            onShow={show}
          />
          {alone && <p className="stepper-keys no-print">{t.keysHint}</p>}
        </section>
      </div>
      <StepControls
        locale={locale}
        play={play}
        auto={auto}
        guessing={beside.show === 'guess'}
        whatIf={beside.show === 'what-if'}
        onWhatIf={() => toggle('what-if')}
        whatIfId={panelId}
      />
    </div>
  );
}
