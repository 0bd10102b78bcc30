'use client';

import { useState } from 'react';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { typeset } from '../../_i18n/typeset';
import type { ScenarioStep } from '../../_rules/core/contract';
import type { Position } from '../../_stands/play-tree';
import type { AnyStand } from '../../_stands/stand';
import { BranchIcon } from '../shell/icons';
import type { Play } from './use-play';

interface Props {
  locale: Locale;
  stand: AnyStand;
  play: Play;
  line: readonly ScenarioStep<unknown>[];
}

type Any = Position<unknown, unknown>;

const LONGEST_NAME = 60;

/** The example's line, and under it each other way that was tried. */
export function MoveTree({ locale, stand, play, line }: Props) {
  const t = SIMULATOR_WORDS[locale];
  const { positions, at } = play.tree;
  const [names, setNames] = useState<Record<number, string>>({});
  const main = positions.filter(({ step, id }) => step !== undefined || id === 0);
  const heads = positions.filter(
    ({ step, id, parent }) => step === undefined && id !== 0 && isHead(positions, parent, id),
  );

  const dot = (position: Any, label: string, name: string, key: boolean) => (
    <li key={position.id}>
      <button
        type="button"
        className="tree-dot"
        data-key={key || undefined}
        data-refused={position.refusal ? '' : undefined}
        aria-current={position.id === at ? 'step' : undefined}
        aria-label={`${name}${key ? `, ${t.keyPosition}` : ''}`}
        title={name}
        onClick={() => play.goTo(position.id)}
      >
        {label}
      </button>
    </li>
  );
  const moveName = (position: Any): string => {
    const before = positions[position.parent ?? 0];
    return before ? typeset(stand.tellMove(locale, before.state, position.move), locale) : '';
  };
  return (
    <section className="move-tree no-print" aria-label={t.tree}>
      <h3 className="zone-title">{line.length > 0 ? t.line : t.tree}</h3>
      <ol className="tree-row">
        {main.map((position) =>
          position.id === 0
            ? dot(position, '0', `0${t.colon}${t.start}`, false)
            : dot(
                position,
                String(position.step),
                `${t.step(position.step ?? 0, line.length)}${t.colon}${moveName(position)}`,
                line[(position.step ?? 1) - 1]?.key === true,
              ),
        )}
      </ol>
      {heads.map((head) => {
        const row = trunk(positions, head);
        return (
          <div key={head.id} className="tree-branch">
            <p className="tree-branch-name">
              <BranchIcon />
              <button type="button" className="quiet-link" onClick={() => play.goTo(head.parent ?? 0)}>
                {t.branch(numberOf(positions, head.parent))}
              </button>
              <input
                aria-label={t.nameBranch}
                value={names[head.id] ?? ''}
                placeholder={moveName(head)}
                maxLength={LONGEST_NAME}
                onChange={({ target }) => setNames({ ...names, [head.id]: target.value })}
              />
            </p>
            <ol className="tree-row">
              {row.map((position) => {
                const label = `+${depth(positions, position)}`;
                return dot(position, label, `${label}${t.colon}${moveName(position)}`, false);
              })}
            </ol>
          </div>
        );
      })}
    </section>
  );
}

/** A branch begins where a move leaves the line, or leaves a branch by another way than its first. */
function isHead(positions: Any[], parent: number | null, id: number): boolean {
  const before = parent === null ? undefined : positions[parent];
  if (!before) return false;
  if (before.step !== undefined || before.id === 0) return true;
  return before.children[0] !== id;
}

/** A branch as far as its first way leads. */
function trunk(positions: Any[], head: Any): Any[] {
  const row: Any[] = [];
  for (let at: Any | undefined = head; at; at = positions[at.children[0] ?? -1]) row.push(at);
  return row;
}

const depth = (positions: Any[], position: Any): number => {
  let count = 0;
  for (
    let at: Any | undefined = position;
    at && at.step === undefined && at.parent !== null;
    at = positions[at.parent]
  )
    count++;
  return count;
};

/** After which step of the line a branch begins. */
function numberOf(positions: Any[], id: number | null): number {
  let at = id === null ? undefined : positions[id];
  while (at && at.step === undefined && at.parent !== null) at = positions[at.parent];
  return at?.step ?? 0;
}
