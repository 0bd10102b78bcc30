'use client';

import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { GAMES } from '../../_corpus/games';
import { type DeskEvent, NO_EVENT } from '../events/event';
import { useInitials } from '../events/use-initials';
import { withFinished } from '../round/tables';
import { type Clock, setMinutes } from './clock';
import { correct } from './correct';
import { type Draft, draftOf, lacksOf, type Noted, newDraft, rulingOf, withNoted } from './draft';
import {
  type Earlier,
  earlierOnSameRules,
  filterRulings,
  indexByRule,
  type LogFilter,
  NO_FILTER,
} from './find-rulings';
import type { LineActions } from './line-actions';
import { onNote } from './note';
import type { ComingLog } from './read-file';
import { type Ruling, versionAfter } from './ruling';
import { setRoundLength, useOpenEvent } from './use-clock';
import { useDraft } from './use-draft';
import { useLog } from './use-log';
import { useQuestions } from './use-questions';

/** The desk: the log, the call being written, what of the log is shown, and how these work together. */
export function useDesk(clock: Clock, setClock: (change: (clock: Clock) => Clock) => void) {
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
  const [openId, openEvent] = useOpenEvent();
  const [initials, setInitials] = useInitials();
  const event = log.events.find(({ id }) => id === openId);
  const here = event?.id ?? NO_EVENT;
  const rulings = useMemo(() => log.rulings?.filter((ruling) => ruling.event === here), [log.rulings, here]);
  const deletions = useMemo(
    () => log.deletions.filter((deletion) => deletion.event === here),
    [log.deletions, here],
  );
  const [elsewhere, setElsewhere] = useState<{ id: string; count: number }>();

  const blank = (): Draft =>
    newDraft({
      round: clock.round,
      game: event?.game ?? rulings?.[0]?.game ?? GAMES[0],
      event: here,
      judge: initials,
    });
  const [wanted, setWanted] = useState<string>();
  const show = (id: string) => {
    setFilter(NO_FILTER);
    setWanted(id);
    if (!reveal(id)) toReveal.current = id;
  };
  const questions = useQuestions(log, (id) => {
    drop(id);
    show(id);
  });
  const save = async () => {
    // A second press while the first is under way would be one too many, unless the first is given no answer.
    const isUnderWay = isSaving.current && log.failure?.of !== 'saving';
    if (!draft || lacksOf(draft).length > 0 || isUnderWay) return;
    const ruling = rulingOf(draft, new Date());
    isSaving.current = true;
    const before = sent.current;
    sent.current = [...before, ruling];
    const result = await log.save(ruling, draft.from, before);
    isSaving.current = false;
    if (!result) return;
    sent.current = sent.current.filter((one) => one.id !== ruling.id);
    if ('clash' in result) return questions.ask([{ clash: result.clash, draft }]);
    saved(draft, result.kept);
    // A table that is given time plays again.
    if (ruling.extension?.startedAt === null && clock.finished.includes(ruling.table))
      setClock((now) => withFinished(now, ruling.table, false));
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
    log.extend({ ...ruling, extension, ...versionAfter(now, ruling) }, ruling);
  };
  const note = (noted: Noted) => {
    // A call holds one situation: another one is another call.
    const isOther = draft?.situation && noted.situation && draft.situation.link !== noted.situation.link;
    if (draft && draft.from === undefined && !isOther) {
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

  // A key pressed in the search of the log is seen at once; the lines follow when there is time.
  const deferred = useDeferredValue(filter);
  const shown = useMemo(() => filterRulings(rulings ?? [], deferred), [rulings, deferred]);
  const index = useMemo(() => indexByRule(rulings ?? []), [rulings]);
  const byId = useMemo(() => new Map(rulings?.map((ruling) => [ruling.id, ruling])), [rulings]);
  const keepEvent = async (from: DeskEvent | undefined, to: DeskEvent) => {
    const kept = await log.keepEvent(from, to);
    if (kept) setRoundLength(kept.id, kept.minutes, (now) => setMinutes(now, kept.minutes));
    return kept;
  };
  const adopt = (id: string) => {
    const now = new Date();
    const outside = log.rulings?.filter((ruling) => ruling.event === NO_EVENT) ?? [];
    log.changeAll(
      'edited',
      outside.map((from) => ({
        id: from.id,
        from,
        to: { ...from, event: id, ...versionAfter(now, from) },
      })),
    );
  };
  const bringIn = async (coming: ComingLog) => {
    questions.ask((await log.merge(coming)).map((clash) => ({ clash })));
    const ids = new Set([...coming.events.map(({ id }) => id), ...coming.rulings.map((one) => one.event)]);
    const others = [...ids].filter((id) => id !== here);
    const [only] = others;
    // A device that has nothing yet goes where it is handed to.
    if (ids.size === 1 && only !== undefined && !rulings?.length && !event) openEvent(only);
    else if (only !== undefined)
      setElsewhere({ id: only, count: coming.rulings.filter((one) => one.event === only).length });
  };
  return {
    log,
    rulings,
    deletions,
    event,
    openEvent: (id: string) => {
      setElsewhere(undefined);
      setFilter(NO_FILTER);
      openEvent(id);
    },
    initials,
    setInitials,
    keepEvent,
    adopt,
    elsewhere: elsewhere && elsewhere.id !== here ? elsewhere : undefined,
    draft,
    wasRestored,
    earlier: useEarlier(draft, index),
    shown,
    wanted,
    index,
    byId,
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
    bringIn,
    /** An earlier ruling is brought into line with the call that is being written. */
    correctEarlier: (earlier: Ruling) => {
      if (!draft?.outcome) return;
      const to = correct(earlier, { outcome: draft.outcome, decision: draft.decision }, new Date());
      log.changeAll('corrected', [{ id: earlier.id, from: earlier, to }]);
    },
  };
}

const NONE: Earlier[] = [];

/** Earlier rulings on the rules of a draft, looked for only where the draft changes in what they are compared by. */
function useEarlier(draft: Draft | undefined, index: ReadonlyMap<string, readonly Ruling[]>): Earlier[] {
  const { id, from, rules, outcome, apart } = draft ?? {};
  // The words are compared only where the outcome does not say it all.
  const decision = outcome === 'other' ? draft?.decision : '';
  return useMemo(
    () =>
      id === undefined || !rules || !apart
        ? NONE
        : earlierOnSameRules(
            // A draft is later than anything kept; one that edits a ruling keeps that one's place.
            { id, createdAt: from?.createdAt ?? '9999', rules, outcome, decision: decision ?? '', apart },
            index,
          ),
    [id, from?.createdAt, rules, outcome, decision, apart, index],
  );
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
