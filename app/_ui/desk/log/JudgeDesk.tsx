'use client';

import { type ReactNode, useEffect, useMemo } from 'react';
import { localDay } from '../../../_desk/log/find-rulings';
import type { DeskNames } from '../../../_desk/log/names';
import { useClock } from '../../../_desk/log/use-clock';
import { useDesk } from '../../../_desk/log/use-desk';
import { EVENT_WORDS } from '../../../_i18n/desk/event';
import { LOG_WORDS } from '../../../_i18n/desk/log';
import { dayInWords } from '../../../_i18n/desk/times';
import type { Locale } from '../../../_i18n/locales';
import { DeskFold } from '../DeskFold';
import { DeskPart } from '../DeskPart';
import { EventLine } from '../events/EventLine';
import { TablesPlaying } from '../round/TablesPlaying';
import { LogFilters } from './LogFilters';
import { NoteNotice } from './NoteNotice';
import { RoundClock } from './RoundClock';
import { StorageNotice } from './StorageNotice';
import { Timeline } from './Timeline';
import { UndoBar } from './UndoBar';
import { useNoteAddress } from './use-note-address';

interface Props {
  locale: Locale;
  names: DeskNames;
  /** Where questions are asked. */
  ask: ReactNode;
  /** Where the device is made ready. */
  ready: ReactNode;
}

const loadForm = async () => (await import('./CallForm')).CallForm;
const loadFiles = async () => (await import('./LogFiles')).LogFiles;
const loadHandOver = async () => (await import('../hand-over/HandOver')).HandOver;
const loadReport = async () => (await import('../report/DayReport')).DayReport;
const loadQuestion = async () => (await import('./ClashQuestion')).ClashQuestion;

/** The judge's desk: the clock in sight, questions on one side, the log on the other. */
export function JudgeDesk({ locale, names: given, ask, ready }: Props) {
  const t = LOG_WORDS[locale];
  const [clock, setClock] = useClock();
  const { log, rulings, deletions, event, draft, filter, act, questions, ...desk } = useDesk(clock, setClock);
  const note = useNoteAddress(locale, desk.note);
  const { failure, events } = log;
  const ofSaving = failure?.of === 'saving' ? failure : undefined;
  const [question] = questions.waiting;
  const names = useMemo(
    () => ({ ...given, events: new Map(events.map(({ id, name }) => [id, name])) }),
    [given, events],
  );
  // The form is wanted at the first call: it comes while nobody waits for it.
  useEffect(() => void loadForm().catch(() => undefined), []);
  return (
    <>
      <EventLine
        locale={locale}
        names={names}
        events={events}
        event={event}
        initials={desk.initials}
        outside={log.rulings?.filter((ruling) => ruling.event === '').length ?? 0}
        onInitials={desk.setInitials}
        onOpen={desk.openEvent}
        onKeep={desk.keepEvent}
        onDrop={log.dropEvent}
        onAdopt={desk.adopt}
      />
      <RoundClock
        locale={locale}
        clock={clock}
        name={event?.name ?? ''}
        rulings={rulings ?? []}
        onChange={setClock}
        onNewCall={desk.begin}
      />
      <TablesPlaying locale={locale} rulings={rulings ?? []} clock={clock} onChange={setClock} />
      {note && <NoteNotice locale={locale} note={note} />}
      <div className="desk">
        <div className="desk-ask">{ask}</div>
        <section aria-labelledby="log" className="desk-log needs-script">
          <h2 id="log" className="text-xl">
            {t.log}
          </h2>
          {event && (
            <p className="print-only">
              {[event.name, dayInWords(event.date, locale), event.edition].filter(Boolean).join(' · ')}
            </p>
          )}
          {question && (
            <DeskPart
              key={`${question.clash.mine.id} ${question.clash.theirs?.updatedAt}`}
              locale={locale}
              load={loadQuestion}
            >
              {(ClashQuestion) => (
                <ClashQuestion
                  locale={locale}
                  names={names}
                  question={question}
                  several={questions.waiting.filter(({ clash }) => clash.from === 'file').length}
                  failure={ofSaving}
                  onAnswer={(ruling) => void questions.answer(question, ruling)}
                  onAnswerAll={(side) => void questions.answerAll(side)}
                  onPutOff={() => {
                    log.giveUp();
                    questions.putOff(question);
                  }}
                />
              )}
            </DeskPart>
          )}
          {draft && draft.id !== question?.draft?.id && (
            <DeskPart locale={locale} load={loadForm}>
              {(CallForm) => (
                <CallForm
                  key={draft.id}
                  locale={locale}
                  names={names}
                  event={event}
                  clock={clock}
                  rulings={rulings ?? []}
                  draft={draft}
                  wasRestored={desk.wasRestored}
                  earlier={desk.earlier}
                  failure={question ? undefined : ofSaving}
                  onChange={desk.change}
                  onSave={desk.save}
                  onCancel={desk.cancel}
                  onShow={act.show}
                  onCorrect={desk.correctEarlier}
                />
              )}
            </DeskPart>
          )}
          {failure && failure.of !== 'saving' && (
            <StorageNotice locale={locale} failure={failure} onRetry={failure.again} />
          )}
          {desk.elsewhere && (
            <Elsewhere
              locale={locale}
              count={desk.elsewhere.count}
              name={names.events.get(desk.elsewhere.id) ?? EVENT_WORDS[locale].none}
              onOpen={() => desk.elsewhere && desk.openEvent(desk.elsewhere.id)}
            />
          )}
          {log.unreadable > 0 && <p className="desk-warning">{t.unreadable(log.unreadable)}</p>}
          {!rulings && !failure && <p className="text-muted">{t.reading}</p>}
          {rulings?.length === 0 && <EmptyLog locale={locale} />}
          {rulings && rulings.length > 0 && (
            <>
              <p className="print-only">{t.printed(dayInWords(localDay(new Date()), locale))}</p>
              <LogFilters
                locale={locale}
                rulings={rulings}
                filter={filter}
                shown={desk.shown.length}
                onChange={desk.setFilter}
              />
              <div>
                <Timeline
                  locale={locale}
                  names={names}
                  rulings={desk.shown}
                  wanted={desk.wanted}
                  rings={clock.sound}
                  shakes={clock.vibration}
                  act={act}
                  index={desk.index}
                  byId={desk.byId}
                />
              </div>
            </>
          )}
          <UndoBar locale={locale} last={log.last} onUndo={desk.undo} onDismiss={() => log.say(undefined)} />
          {rulings && (
            <>
              <DeskFold locale={locale} title={t.handOver} load={loadHandOver}>
                {(HandOver) => (
                  <HandOver
                    locale={locale}
                    event={event}
                    rulings={rulings}
                    deletions={deletions}
                    round={clock.round}
                    onImport={desk.bringIn}
                  />
                )}
              </DeskFold>
              <DeskFold locale={locale} title={t.report} load={loadReport}>
                {(DayReport) => (
                  <DayReport
                    locale={locale}
                    names={names}
                    event={event}
                    rulings={rulings}
                    deletions={deletions}
                  />
                )}
              </DeskFold>
              <DeskFold locale={locale} title={t.files} load={loadFiles}>
                {(LogFiles) => (
                  <LogFiles
                    locale={locale}
                    names={names}
                    event={event}
                    rulings={rulings}
                    deletions={deletions}
                    onImport={desk.bringIn}
                  />
                )}
              </DeskFold>
            </>
          )}
        </section>
        <div className="desk-ready">{ready}</div>
      </div>
    </>
  );
}

interface ElsewhereProps {
  locale: Locale;
  count: number;
  name: string;
  onOpen(): void;
}

/** What came in belongs to an event that is not open. */
function Elsewhere({ locale, count, name, onOpen }: ElsewhereProps) {
  const t = EVENT_WORDS[locale];
  return (
    <p role="status" className="plain-notice">
      {t.elsewhere(count, name)}{' '}
      <button type="button" className="move" onClick={onOpen}>
        {t.openIt}
      </button>
    </p>
  );
}

function EmptyLog({ locale }: { locale: Locale }) {
  const t = LOG_WORDS[locale];
  return (
    <div className="desk-empty">
      <p className="font-semibold">{t.emptyTitle}</p>
      <ol>
        {t.emptySteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
