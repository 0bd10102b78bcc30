import type { Locale } from '../locales';

/** What is said where the round clock is set. */
export interface ClockWords {
  round: string;
  minutes: string;
  /** `time` is that of a whole round. */
  reset: (time: string) => string;
  nextRound: string;
  warnings: string;
  warning: (minutes: number) => string;
  ways: string;
  way: { sound: string; vibration: string; words: string };
  tryOut: string;
}

export const CLOCK_WORDS: Record<Locale, ClockWords> = {
  fr: {
    round: 'Ronde',
    minutes: 'Durée en minutes',
    reset: (time) => `Remettre à ${time}`,
    nextRound: 'Passer à la ronde suivante',
    warnings: 'Avertir à',
    warning: (minutes) => (minutes === 0 ? 'la fin' : `${minutes} min`),
    ways: 'Par',
    way: { sound: 'sonnerie', vibration: 'vibration', words: 'message' },
    tryOut: 'Essayer',
  },
  en: {
    round: 'Round',
    minutes: 'Length in minutes',
    reset: (time) => `Back to ${time}`,
    nextRound: 'Go on to the next round',
    warnings: 'Warn at',
    warning: (minutes) => (minutes === 0 ? 'the end' : `${minutes} min`),
    ways: 'By',
    way: { sound: 'bell', vibration: 'vibration', words: 'message' },
    tryOut: 'Try it',
  },
};
