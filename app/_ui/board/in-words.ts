import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import type { PictureCard } from '../../_stands/picture';

/** A card as it is read out: whose, what, its figures, and what has become of it. */
export function inWords(card: PictureCard, locale: Locale): string {
  const { title, seat, faceDown, rested, kind, figure, stats = [], points, facts = [], marks = [] } = card;
  const { seats, faceDown: hidden, rested: sideways } = SIMULATOR_WORDS[locale];
  return [
    faceDown ? hidden : title,
    seat && seats[seat],
    kind,
    ...(figure === undefined || String(figure) === title ? [] : [String(figure)]),
    ...stats.map(({ label, value }) => `${label} ${value}`),
    ...(points ? [`${points.label} ${points.left}/${points.of}`] : []),
    ...facts,
    ...(rested ? [sideways] : []),
    ...marks.map(({ text }) => text),
  ]
    .filter(Boolean)
    .join(', ');
}
