'use client';

import { useState } from 'react';
import { type Clash, ofSide, type Side } from './clash';
import type { Draft } from './draft';
import type { Answer } from './last-change';
import type { Ruling } from './ruling';
import type { Log } from './use-log';

/** Two versions to choose of, with the draft that one of them was written in. */
export interface Question {
  clash: Clash;
  draft?: Draft | undefined;
}

/** What the person has to be asked, one after another. `onSettled` hears of each ruling that a draft was about. */
export function useQuestions(log: Log, onSettled: (id: string) => void) {
  const [waiting, setWaiting] = useState<Question[]>([]);
  const settle = async (questions: readonly Question[], answers: readonly Answer[], draft?: Draft) => {
    const again = await log.settle(answers, draft);
    if (!again) return;
    setWaiting((now) => [
      ...again.map((clash) => ({ clash, draft })),
      ...now.filter((question) => !questions.includes(question)),
    ]);
    if (draft && again.length === 0) onSettled(draft.id);
  };
  return {
    waiting,
    ask: (questions: readonly Question[]) => setWaiting((now) => [...now, ...questions]),
    async answer(question: Question, ruling: Ruling | undefined): Promise<void> {
      const { clash, draft } = question;
      // Taken up again, the draft goes on from what stood before the answer.
      await settle([question], [{ clash, ruling }], draft && { ...draft, from: clash.theirs });
    },
    /** The same side for everything that the file brought. */
    async answerAll(side: Side): Promise<void> {
      const asked = waiting.filter(({ clash }) => clash.from === 'file');
      const now = new Date();
      await settle(
        asked,
        asked.map(({ clash }) => ({ clash, ruling: ofSide(clash, side, now) })),
      );
    },
    /** The draft can still be changed, and is asked about again when it is saved. */
    putOff: (question: Question) => setWaiting((now) => now.filter((other) => other !== question)),
    forget: () => setWaiting([]),
  };
}
