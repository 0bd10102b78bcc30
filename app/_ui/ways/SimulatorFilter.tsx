'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Game } from '../../_corpus/games';
import { LIST_WORDS } from '../../_i18n/lists';
import type { Locale } from '../../_i18n/locales';
import { WAY_WORDS } from '../../_i18n/ways';
import type { Subject } from '../../_stands/tools';
import { GameChips } from '../game-choice/GameChips';
import { useGameChoice } from '../game-choice/use-game-choice';

interface Props {
  locale: Locale;
  names: Record<Game, string>;
  subjects: readonly Subject[];
  children: ReactNode;
}

/** Narrows what stands below it by game and by subject, both kept in the address. Without scripts all of it is there. */
export function SimulatorFilter({ locale, names, subjects, children }: Props) {
  const t = WAY_WORDS[locale];
  const [game, keepGame] = useGameChoice();
  const [subject, setSubject] = useState<Subject>();
  const [count, setCount] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('subject');
    setSubject(subjects.find((one) => one === asked));
  }, [subjects]);
  useEffect(() => {
    if (list.current) setCount(show(list.current, game, subject));
  }, [game, subject]);

  const chooseGame = (chosen: Game | undefined) => {
    keepGame(chosen);
    keep('game', chosen);
  };
  const chooseSubject = (chosen: Subject | undefined) => {
    setSubject(chosen);
    keep('subject', chosen);
  };
  const showAll = () => {
    chooseGame(undefined);
    chooseSubject(undefined);
  };
  return (
    <>
      <div className="simulator-filter needs-script no-print">
        <GameChips locale={locale} names={names} game={game} onChoose={chooseGame} />
        <fieldset className="game-chips">
          <legend className="sr-only">{t.subject}</legend>
          {[undefined, ...subjects].map((one) => (
            <label key={one ?? 'all'} className="game-chip">
              <input
                type="radio"
                name="subject"
                className="sr-only"
                checked={subject === one}
                onChange={() => chooseSubject(one)}
              />
              {one ? t.subjects[one] : t.everySubject}
            </label>
          ))}
        </fieldset>
        <p role="status" className={count === 0 ? 'simulator-none' : 'sr-only'}>
          {count !== undefined && (count > 0 ? t.toolsCount(count) : t.noTool)}{' '}
          {count === 0 && (
            <button type="button" className="min-h-11 font-semibold underline" onClick={showAll}>
              {LIST_WORDS[locale].filterReset}
            </button>
          )}
        </p>
      </div>
      <div ref={list}>{children}</div>
    </>
  );
}

/** Hides what is of another game or subject, and sections with nothing left in them. Says how many are shown. */
function show(list: HTMLElement, game: Game | undefined, subject: Subject | undefined): number {
  const isOther = (element: HTMLElement) => game !== undefined && element.dataset.game !== game;
  for (const example of list.querySelectorAll<HTMLElement>('[data-start] > li'))
    example.hidden = isOther(example);
  let shown = 0;
  for (const section of list.querySelectorAll<HTMLElement>('section[data-game]')) {
    const tools = [...section.querySelectorAll<HTMLElement>('[data-subject]')];
    for (const tool of tools)
      tool.hidden = isOther(section) || (subject !== undefined && tool.dataset.subject !== subject);
    const left = tools.filter((tool) => !tool.hidden).length;
    section.hidden = left === 0;
    shown += left;
  }
  for (const start of list.querySelectorAll<HTMLElement>('[data-start-here]'))
    start.hidden = subject !== undefined;
  return shown;
}

function keep(name: 'game' | 'subject', value: string | undefined): void {
  const address = new URL(location.href);
  if (value) address.searchParams.set(name, value);
  else address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
}
