'use client';

import { useMemo, useState } from 'react';
import { rulesHref, tableHref } from '../../_corpus/addresses';
import { TABLE_WORDS } from '../../_i18n/table';
import { typeset } from '../../_i18n/typeset';
import type { Scenario } from '../../_rules/core/contract';
import { isEdit } from '../../_rules/core/edit';
import type { Situation } from '../../_situations/situation';
import { last, plant } from '../../_stands/play-tree';
import { writePosition } from '../../_stands/position-link';
import { gameOfStand } from '../../_stands/registry';
import type { AnyStand } from '../../_stands/stand';
import { OnDemand } from '../on-demand/OnDemand';
import { BackIcon } from '../shell/icons';
import { fetchRules } from '../simulators/fetch-rules';
import { Stepper } from '../simulators/Stepper';
import type { OpenTableProps } from './OpenTable';
import { ShareSituation } from './ShareSituation';
import { useSituationAddress } from './use-situation-address';
import { useUnmodelled } from './use-unmodelled';

/** The table in play: what can happen now, every line to its end, and the way back to laying it out. */
export function SituationPlay({ locale, opened, onSwitch }: Omit<OpenTableProps, 'laying'>) {
  const t = TABLE_WORDS[locale];
  const { situation } = opened;
  const { stand, scenario, before, opening } = useMemo(
    () => playOf(opened, t.untitled),
    [opened, t.untitled],
  );
  const [moves, setMoves] = useState<unknown[]>(scenario.line.map(({ move }) => move));
  const [sharing, setSharing] = useState(false);
  const now: Situation = useMemo(
    () => ({ ...situation, line: [...before, ...(moves as Situation['line'])] }),
    [situation, before, moves],
  );
  const unmodelled = useUnmodelled(now);
  const { link, address } = useSituationAddress(locale, now, false);
  const rules = useMemo(
    () => () => fetchRules(rulesHref(locale, gameOfStand(situation.engine))),
    [locale, situation],
  );
  const position = () => {
    const state = (moves as Situation['line']).reduce<unknown>((at, move) => {
      const made = stand.simulator.play(at, move);
      return made.ok ? made.state : at;
    }, stand.simulator.start(undefined));
    return { ...opened, situation: now, state };
  };
  const title = situation.title ?? t.untitled;
  return (
    <>
      <header className="stand-line">
        <a className="stand-back no-print" href={tableHref(locale)} aria-label={t.page} title={t.page}>
          <BackIcon />
        </a>
        <h1>{typeset(title, locale)}</h1>
        <button type="button" className="table-edit" onClick={() => onSwitch(position(), true)}>
          {t.layingOut}
        </button>
        <button type="button" className="table-edit" onClick={() => setSharing(true)}>
          {t.share}
        </button>
      </header>
      {situation.note && <p className="table-note">{situation.note}</p>}
      <div className="stand-holder">
        <OnDemand locale={locale} load={rules} waitingClass="stand-waiting" failedClass="stepper-notice">
          {(data) => (
            <Stepper
              locale={locale}
              stand={stand}
              scenario={scenario}
              rules={data}
              opening={opening}
              alone
              own={{
                address,
                situation: now,
                onMoves: setMoves,
                noteOn: ({ title: of }) => (unmodelled.has(of) ? t.unmodelled : undefined),
              }}
              addressOf={() => address}
            />
          )}
        </OnDemand>
      </div>
      {sharing && (
        <ShareSituation
          locale={locale}
          opened={position()}
          link={link}
          address={address}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  );
}

/** What was laid out by hand is where the play begins; what was played since is its line. */
function playOf(
  { stand, setup, situation }: OpenTableProps['opened'],
  untitled: string,
): { stand: AnyStand; scenario: Scenario<unknown, unknown>; before: Situation['line']; opening: string } {
  const laid = situation.line.findLastIndex((item) => isEdit(item)) + 1;
  const before = situation.line.slice(0, laid);
  let state: unknown = stand.simulator.start(setup);
  for (const item of before) {
    const made = stand.simulator.play(state, item);
    if (made.ok) state = made.state;
  }
  const title = situation.title ?? untitled;
  const simulator = { ...stand.simulator, start: () => state };
  const line = situation.line.slice(laid).map((move) => ({ move, say: { fr: '', en: '' } }));
  return {
    stand: { ...stand, simulator },
    before,
    // whoever opens it finds it as it was left
    opening: writePosition(simulator, last(plant<unknown, unknown, unknown>(simulator, undefined, line))),
    scenario: {
      id: 'own',
      title: { fr: title, en: title },
      intro: { fr: situation.note ?? '', en: situation.note ?? '' },
      setup: undefined,
      line,
      sources: [],
    },
  };
}
