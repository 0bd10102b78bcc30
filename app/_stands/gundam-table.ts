import type { PictureCard, Row, Seat } from './picture';

/**
 * Who sits on which side of the table: the first player on this one, the next ones opposite, a fourth beside the
 * first, so that turns go round; teammates side by side.
 */
export const rowOf = (seat: Seat, inTeams = false): Row =>
  seat === '1' || seat === (inTeams ? '2' : '4') ? 'near' : 'far';

export interface ResourceCount {
  active: number;
  rested: number;
  ex: number;
  exRested?: number;
}

/** Resources have no names of their own: they are known by the order in which they are placed. */
export const resourceIds = (seat: Seat, from: number, to: number): string[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => `${seat}-resource-${from + i + 1}`);

/** A player's Resources, those that have paid turned sideways, then EX Resources. */
export function drawResources(
  seat: Seat,
  { active, rested, ex, exRested = 0 }: ResourceCount,
  words: { resource: string; exResource: string },
): PictureCard[] {
  const row = (ids: readonly string[], title: string, upright: number) =>
    ids.map(
      (id, i): PictureCard => ({
        id,
        title,
        seat,
        art: 'resource',
        faceDown: true,
        ...(i >= upright && { rested: true }),
      }),
    );
  return [
    ...row(resourceIds(seat, 0, active + rested), words.resource, active),
    ...row(
      resourceIds(seat, 0, ex + exRested).map((id) => `${id}-ex`),
      words.exResource,
      ex,
    ),
  ];
}

export const drawShields = (cards: readonly { card: string; owner: Seat }[], title: string): PictureCard[] =>
  cards.map(({ card, owner }) => ({ id: card, title, seat: owner, art: 'shield', faceDown: true }));
