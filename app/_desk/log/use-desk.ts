'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import type { Clock } from './clock';
import { type Draft, draftOf, type Noted, newDraft, rulingOf, withNoted } from './draft';
import { earlierOnSameRules, indexByRule, type LogFilter, NO_FILTER } from './find-rulings';
import { onNote } from './note';
import type { LineActions } from './RulingLine';
import type { Ruling } from './ruling';
import { useDraft } from './use-draft';
import { useLog } from './use-log';

/** The desk: the log, the call being written, what of the log is shown, and how these work together. */
export function useDesk(clock: Clock) {
  const log = useLog();
  const { draft, wasRestored, open, change, close } = useDraft();
  const [filter, setFilter] = useState<LogFilter>(NO_FILTER);
  const toReveal = useRef<string>(undefined);
  const isSaving = useRef(false);
  const { rulings } = log;

  const blank = (): Draft => newDraft(clock.round, rulings?.[0]?.game ?? 'swccg');
  const show = (id: string) => {
    setFilter(NO_FILTER);
    if (!reveal(id)) toReveal.current = id;
  };
  const save = async () => {
    // A second press while the first is under way would note the call twice.
    if (!draft?.outcome || isSaving.current) return;
    const before = rulings?.find(({ id }) => id === draft.editing);
    const ruling = rulingOf({ ...draft, outcome: draft.outcome }, before, new Date());
    isSaving.current = true;
    const isSaved = await log.save(ruling, before);
    isSaving.current = false;
    if (!isSaved) return;
    close();
    show(ruling.id);
  };
  const cancel = () => {
    log.giveUp();
    close();
    if (draft?.editing) show(draft.editing);
    else document.querySelector<HTMLElement>('.desk-new-call')?.focus();
  };
  const restart = (ruling: Ruling) => {
    if (!ruling.extension) return;
    const now = new Date().toISOString();
    const extension = { ...ruling.extension, startedAt: now };
    void log.extend({ ...ruling, extension, updatedAt: now }, ruling);
  };
  const note = (noted: Noted) => {
    if (draft && draft.editing === undefined) change(withNoted(draft, noted));
    else open(withNoted(blank(), noted));
  };
  const undoByKey = (event: KeyboardEvent) => {
    const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (!isUndo || !log.last?.undo || isTextBox(event.target)) return;
    event.preventDefault();
    void log.undo();
  };
  const actions: LineActions = {
    edit: (ruling) => (draft?.editing === ruling.id ? focusCall() : open(draftOf(ruling))),
    remove: (ruling) => void log.remove(ruling),
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
    earlier: draft ? earlierOnSameRules(comparable(draft, rulings), index) : [],
    filter,
    setFilter,
    act,
    begin: () => (draft && draft.editing === undefined ? focusCall() : open(blank())),
    change,
    save,
    cancel,
  };
}

/** A draft is later than anything kept; one that edits a ruling keeps that one's place. */
function comparable(draft: Draft, rulings: Ruling[] | undefined) {
  const edited = rulings?.find(({ id }) => id === draft.editing);
  return {
    id: draft.editing ?? '',
    createdAt: edited?.createdAt ?? '9999',
    rules: draft.rules,
    outcome: draft.outcome,
    decision: draft.decision,
  };
}

function reveal(id: string): boolean {
  const line = document.getElementById(`ruling-${id}`);
  line?.scrollIntoView({ block: 'nearest' });
  line?.focus({ preventScroll: true });
  return line !== null;
}

const focusCall = (): void => document.querySelector<HTMLElement>('.desk-form [data-field=table]')?.focus();

const isTextBox = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');
