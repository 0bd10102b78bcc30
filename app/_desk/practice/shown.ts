import type { Picture, PictureCard, Zone } from '../../_stands/picture';
import type { Kind } from './question';

function withoutHints(card: PictureCard): PictureCard {
  const { marks = [], holds, ...rest } = card;
  const kept = marks.filter(({ tells }) => !tells);
  return {
    ...rest,
    ...(kept.length > 0 && { marks: kept }),
    ...(holds && { holds: holds.map(withoutHints) }),
  };
}

/** The position as a question shows it: nothing in it says what is asked. */
export function asAsked(picture: Picture, kind: Kind): Omit<Picture, 'opportunity'> & Partial<Picture> {
  const { opportunity, zones, moment } = picture;
  return {
    moment,
    ...(kind !== 'who' && { opportunity }),
    zones: zones.map(
      (zone): Zone => ('cards' in zone ? { ...zone, cards: zone.cards.map(withoutHints) } : zone),
    ),
  };
}
