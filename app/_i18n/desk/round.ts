import type { Locale } from '../locales';

/** What is said of the round wherever the reader is. */
export interface RoundWords {
  pill: (round: number, time: string) => string;
  over: (round: number, time: string) => string;
  told: (minutes: number) => string;
  close: string;
}

export const ROUND_WORDS: Record<Locale, RoundWords> = {
  fr: {
    pill: (round, time) => `Ronde ${round}, reste ${time}. Ouvrir le bureau de l’arbitre`,
    over: (round, time) => `Ronde ${round}, temps dépassé de ${time}. Ouvrir le bureau de l’arbitre`,
    told: (minutes) =>
      minutes === 0
        ? 'La ronde est terminée.'
        : `Il reste ${minutes < 2 ? '1 minute' : `${minutes} minutes`} dans la ronde.`,
    close: 'Fermer ce message',
  },
  en: {
    pill: (round, time) => `Round ${round}, ${time} left. Open the judge’s desk`,
    over: (round, time) => `Round ${round}, over time by ${time}. Open the judge’s desk`,
    told: (minutes) =>
      minutes === 0
        ? 'The round is over.'
        : `${minutes < 2 ? '1 minute' : `${minutes} minutes`} left in the round.`,
    close: 'Close this message',
  },
};
