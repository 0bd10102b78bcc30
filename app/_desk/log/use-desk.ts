'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import type { Clock } from './clock';
import { type Draft, draftOf, type Noted, newDraft, rulingOf, withNoted } from './draft';
import { earlierOnSameRules, indexByRule, type LogFilter, NO_FILTER } from './find-rulings';
import { onNote } from './note';
import type { LineActions } from './RulingLine';
import { momentAfter, type Ruling } from './ruling';
import { useDraft } from './use-draft';
import { useLog } from './use-log';
import { useQuestions } from './use-questions';

/** The desk: the log, the call being written, what of the log is shown, and how these work together. */
export function useDesk(clock: Clock) {
  const { draft, wasRestored, open, change, close, drop, saved, forget } = useDraft();
  const [filter, setFilter] = useState<LogFilter>(NO_FILTER);
  const toReveal = useRef<string>(undefined);
  const isSaving = useRef(false);
  /** Versions of calls that were sent to a storage which had not answered yet. */
  const sent = useRef<Ruling[]>([]);
  const log = useLog(() => {
    forget();
    questions.forget();
    setFilter(NO_FILTER);
  });
  const { rulings } = log;

  const blank = (): Draft => newDraft(clock.round, rulings?.[0]?.game ?? 'swccg');
  const show = (id: string) => {
    setFilter(NO_FILTER);
    if (!reveal(id)) toReveal.current = id;
  };
  const questions = useQuestions(log, (id) => {
    drop(id);
    show(id);
  });
  const save = async () => {
    // A second press while the first is under way would be one too many, unless the first is given no answer.
    if (!draft?.outcome || (isSaving.current && log.failure?.of !== 'saving')) return;
    const ruling = rulingOf({ ...draft, outcome: draft.outcome }, new Date());
    isSaving.current = true;
    const before = sent.current;
    sent.current = [...before, ruling];
    const result = await log.save(ruling, draft.from, before);
    isSaving.current = false;
    if (!result) return;
    sent.current = sent.current.filter((one) => one.id !== ruling.id);
    if ('clash' in result) return questions.ask([{ clash: result.clash, draft }]);
    saved(draft, result.kept);
    show(ruling.id);
  };
  const cancel = () => {
    log.giveUp();
    close();
    if (draft?.from) show(draft.id);
    else document.querySelector<HTMLElement>('.desk-new-call')?.focus();
  };
  const restart = (ruling: Ruling) => {
    if (!ruling.extension) return;
    const now = new Date();
    const extension = { ...ruling.extension, startedAt: now.toISOString() };
    log.extend({ ...ruling, extension, updatedAt: momentAfter(now, ruling) }, ruling);
  };
  const note = (noted: Noted) => {
    if (draft && draft.from === undefined) {
      change(withNoted(draft, noted));
      focusCall();
    } else open(withNoted(blank(), noted));
  };
  const undo = async () => {
    const given = log.last?.draft;
    if ((await log.undo()) && given) open(given);
  };
  const undoByKey = (event: KeyboardEvent) => {
    const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (!isUndo || !log.last?.undo || isTextBox(event.target)) return;
    event.preventDefault();
    void undo();
  };
  const actions: LineActions = {
    edit: (ruling) => (draft?.id === ruling.id ? focusCall() : open(draftOf(ruling))),
    remove: log.remove,
    restart,
    showRule: (rule) => setFilter({ ...NO_FILTER, rule }),
    show,
  };

  // Lines are many, and must not be drawn anew at each key pressed in the form: what they call never changes.
  const latest = useRef({ actions, note, undoByKey });
  useEffect(() => {
    latest.current = { actions, note, undoByKey };
  });
  const act = useMemo<LineActions>(
    () => ({
      edit: (ruling) => latest.current.actions.edit(ruling),
      remove: (ruling) => latest.current.actions.remove(ruling),
      restart: (ruling) => latest.current.actions.restart(ruling),
      showRule: (rule) => latest.current.actions.showRule(rule),
      show: (id) => latest.current.actions.show(id),
    }),
    [],
  );
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => latest.current.undoByKey(event);
    const stop = onNote((noted) => latest.current.note(noted));
    document.addEventListener('keydown', onKeyDown);
    return () => {
      stop();
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  // A line that was filtered away or just saved is there only after a later drawing.
  useEffect(() => {
    if (toReveal.current && reveal(toReveal.current)) toReveal.current = undefined;
  });

  const index = useMemo(() => indexByRule(rulings ?? []), [rulings]);
  return {
    log,
    draft,
    wasRestored,
    earlier: draft ? earlierOnSameRules(comparable(draft), index) : [],
    index,
    questions,
    filter,
    setFilter,
    act,
    note,
    begin: () => (draft && draft.from === undefined ? focusCall() : open(blank())),
    change,
    save,
    cancel,
    undo,
    bringIn: async (coming: Ruling[]) => {
      questions.ask((await log.merge(coming)).map((clash) => ({ clash })));
    },
  };
}

/** A draft is later than anything kept; one that edits a ruling keeps that one's place. */
const comparable = ({ id, from, rules, outcome, decision }: Draft) => ({
  id,
  createdAt: from?.createdAt ?? '9999',
  rules,
  outcome,
  decision,
});

function reveal(id: string): boolean {
  const line = document.getElementById(`ruling-${id}`);
  line?.scrollIntoView({ block: 'nearest' });
  line?.focus({ preventScroll: true });
  return line !== null;
}

const focusCall = (): void => document.querySelector<HTMLElement>('.desk-form [data-field=table]')?.focus();

const isTextBox = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');
