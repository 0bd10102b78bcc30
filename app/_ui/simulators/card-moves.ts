import type { Picture, PictureCard, Zone } from '../../_stands/picture';

/** Every card of a picture that is drawn by itself. */
export function cardsOf(picture: Picture): PictureCard[] {
  return picture.zones.flatMap(cardsInZone).flatMap(withHeld);
}

function cardsInZone(zone: Zone): PictureCard[] {
  switch (zone.form) {
    case 'stack':
    case 'cards':
    case 'fan':
      return zone.cards;
    case 'places':
      return zone.places.flatMap(({ far, near, between = [] }) => [...far, ...between, ...near]);
    case 'clash':
      return zone.clashes
        .flatMap(({ far, near }) => [far, near])
        .flatMap(({ cards, rest = [] }) => [...cards, ...rest]);
    case 'blows':
      return zone.blows.flatMap(({ card, parry }) => (parry ? [card, parry] : [card]));
    case 'race':
      return zone.lanes.map(({ pod }) => pod);
    default:
      return [];
  }
}

const withHeld = (card: PictureCard): PictureCard[] => [card, ...(card.holds ?? []).flatMap(withHeld)];

export const findCard = (picture: Picture, id: string): PictureCard | undefined =>
  cardsOf(picture).find((card) => card.id === id);

/** Which cards of the picture each move names, in the order in which it names them. */
export function cardsByMove(picture: Picture, moves: readonly unknown[]): string[][] {
  const known = new Set(cardsOf(picture).map(({ id }) => id));
  return moves.map((move) => namesIn(move).filter((name) => known.has(name)));
}

/** The moves that are made with a card; with one that it is laid on, those that name both. */
export function movesWith(
  picture: Picture,
  moves: readonly unknown[],
  card: string,
  onto?: string,
): unknown[] {
  const named = cardsByMove(picture, moves);
  const withCard = moves.filter((_, i) => named[i]?.includes(card));
  const withBoth = moves.filter(
    (_, i) => onto !== undefined && named[i]?.includes(card) && named[i]?.includes(onto),
  );
  return withBoth.length > 0 ? withBoth : withCard;
}

/** Moves are plain JSON: a card in one is its id, wherever it stands. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...namesIn(inner)]);
}
