import type { ClashSide, Mark, Picture, PictureCard, Zone } from '../../_stands/picture';
import type { Kind } from './question';

function withoutHints(card: PictureCard): PictureCard {
  const { holds, ...rest } = unmarked(card);
  return { ...rest, ...(holds && { holds: holds.map(withoutHints) }) };
}

function unmarked<Marked extends { marks?: Mark[] }>({ marks = [], ...rest }: Marked) {
  const kept = marks.filter(({ tells }) => !tells);
  return { ...rest, ...(kept.length > 0 && { marks: kept }) };
}

function sideWithoutHints(side: ClashSide): ClashSide {
  const { cards, rest, ...told } = unmarked(side);
  return { ...told, cards: cards.map(withoutHints), ...(rest && { rest: rest.map(withoutHints) }) };
}

function zoneWithoutHints(zone: Zone): Zone {
  const kept = (cards: PictureCard[]) => cards.map(withoutHints);
  switch (zone.form) {
    case 'stack':
    case 'cards':
    case 'fan':
      return { ...zone, cards: kept(zone.cards) };
    case 'places':
      return {
        ...zone,
        places: zone.places.map(({ far, near, between, ...place }) => ({
          ...place,
          far: kept(far),
          near: kept(near),
          ...(between && { between: kept(between) }),
        })),
      };
    case 'clash':
      return {
        ...zone,
        clashes: zone.clashes.map((clash) => ({
          ...unmarked(clash),
          far: sideWithoutHints(clash.far),
          near: sideWithoutHints(clash.near),
        })),
      };
    case 'debts':
      return { ...zone, debts: zone.debts.map(({ note, ...debt }) => debt) };
    case 'blows':
      return {
        ...zone,
        blows: zone.blows.map(({ card, parry, ...blow }) => ({
          ...blow,
          card: withoutHints(card),
          ...(parry && { parry: withoutHints(parry) }),
        })),
      };
    default:
      return zone;
  }
}

/** The position as a question shows it: nothing in it says what is asked. */
export function asAsked(picture: Picture, kind: Kind): Omit<Picture, 'opportunity'> & Partial<Picture> {
  const { opportunity, zones, moment } = picture;
  return {
    moment,
    ...(kind !== 'who' && { opportunity }),
    zones: zones.map(zoneWithoutHints),
  };
}
