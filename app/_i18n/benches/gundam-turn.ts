import { GUNDAM_BENCH } from './gundam-play';
import { type BenchWordsIn, over } from './words';

export const TURN_BENCH: BenchWordsIn = {
  fr: over(GUNDAM_BENCH.fr, {
    switches: {
      'ap-gained': 'AP gagnés jusqu’à la fin du tour',
      'hp-gained': 'HP gagnés jusqu’à la fin du tour',
      used: (ability) => `Capacité ${ability} déjà utilisée ce tour-ci`,
    },
  }),
  en: over(GUNDAM_BENCH.en, {
    switches: {
      'ap-gained': 'AP gained until the end of the turn',
      'hp-gained': 'HP gained until the end of the turn',
      used: (ability) => `Ability ${ability} already used this turn`,
    },
  }),
};
