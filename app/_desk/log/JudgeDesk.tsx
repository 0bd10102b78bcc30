'use client';

import type { ReactNode } from 'react';
import { LOG_WORDS } from '../../_i18n/desk/log';
import type { Locale } from '../../_i18n/locales';
import { CallForm } from './CallForm';
import { ClashQuestion } from './ClashQuestion';
import { LogFilesOnDemand } from './LogFilesOnDemand';
import { LogFilters } from './LogFilters';
import { NoteNotice } from './NoteNotice';
import type { DeskNames } from './names';
import { RoundClock } from './RoundClock';
import { StorageNotice } from './StorageNotice';
import { Timeline } from './Timeline';
import { UndoBar } from './UndoBar';
import { useClock } from './use-clock';
import { useDesk } from './use-desk';
import { useNoteAddress } from './use-note-address';

interface Props {
  locale: Locale;
  names: DeskNames;
  /** Where questions are asked. */
  ask: ReactNode;
  /** Where the device is made ready. */
  ready: ReactNode;
}

/** The judge's desk: the clock in sight, questions on one side, the log on the other. */
export function JudgeDesk({ locale, names, ask, ready }: Props) {
  const t = LOG_WORDS[locale];
  const [clock, setClock] = useClock();
  const { log, draft, filter, act, questions, ...desk } = useDesk(clock);
  const note = useNoteAddress(locale, desk.note);
  const { rulings, failure } = log;
  const ofSaving = failure?.of === 'saving' ? failure : undefined;
  const [question] = questions.waiting;
  return (
    <>
      <RoundClock locale={locale} clock={clock} onChange={setClock} onNewCall={desk.begin} />
      {note && <NoteNotice locale={locale} note={note} />}
      <div className="desk">
        <div className="desk-ask">{ask}</div>
        <section aria-labelledby="log" className="desk-log needs-script">
          <h2 id="log" className="text-xl">
            {t.log}
          </h2>
          {question && (
            <ClashQuestion
              key={`${question.clash.mine.id} ${question.clash.theirs?.updatedAt}`}
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
          {draft && draft.id !== question?.draft?.id && (
            <CallForm
              key={draft.id}
              locale={locale}
              names={names}
              draft={draft}
              wasRestored={desk.wasRestored}
              earlier={desk.earlier}
              failure={question ? undefined : ofSaving}
              onChange={desk.change}
              onSave={desk.save}
              onCancel={desk.cancel}
              onShow={act.show}
            />
          )}
          {failure && failure.of !== 'saving' && (
            <StorageNotice locale={locale} failure={failure} onRetry={failure.again} />
          )}
          {log.unreadable > 0 && <p className="desk-warning">{t.unreadable(log.unreadable)}</p>}
          {!rulings && !failure && <p className="text-muted">{t.reading}</p>}
          {rulings?.length === 0 && <EmptyLog locale={locale} />}
          {rulings && rulings.length > 0 && (
            <>
              <p className="print-only">
                {t.printed(new Date().toLocaleDateString(locale, { dateStyle: 'long' }))}
              </p>
              <LogFilters locale={locale} rulings={rulings} filter={filter} onChange={desk.setFilter} />
              <div>
                <Timeline
                  locale={locale}
                  names={names}
                  rulings={rulings}
                  filter={filter}
                  rings={clock.sound}
                  act={act}
                  index={desk.index}
                />
              </div>
            </>
          )}
          <UndoBar locale={locale} last={log.last} onUndo={desk.undo} onDismiss={() => log.say(undefined)} />
          {rulings && <LogFilesOnDemand locale={locale} rulings={rulings} onImport={desk.bringIn} />}
        </section>
        <div className="desk-ready">{ready}</div>
      </div>
    </>
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
