import type { Locale } from '../locales';

/** What the desk says of its event without opening anything. */
export interface EventWords {
  event: string;
  none: string;
  setUp: string;
  initials: (judge: string) => string;
  noInitials: string;
  elsewhere: (count: number, name: string) => string;
  openIt: string;
}

export const EVENT_WORDS: Record<Locale, EventWords> = {
  fr: {
    event: 'Événement',
    none: 'Hors événement',
    setUp: 'Régler l’événement',
    initials: (judge) => `Arbitre ${judge}`,
    noInitials: 'Vos initiales',
    elsewhere: (count, name) =>
      `${count < 2 ? '1 décision reçue appartient' : `${count} décisions reçues appartiennent`} à « ${name} ».`,
    openIt: 'Ouvrir cet événement',
  },
  en: {
    event: 'Event',
    none: 'Outside any event',
    setUp: 'Set up the event',
    initials: (judge) => `Judge ${judge}`,
    noInitials: 'Your initials',
    elsewhere: (count, name) =>
      `${count === 1 ? '1 ruling received belongs' : `${count} rulings received belong`} to “${name}”.`,
    openIt: 'Open that event',
  },
};
