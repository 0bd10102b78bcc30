import type { BenchPlace } from '../../_rules/core/bench';

/** Where on the board somebody has tapped: the zone, pile, place or clash, and whose side of it. */
export interface BoardSpot {
  zone: string;
  seat?: string | undefined;
}

/** The place of the bench that is drawn there. */
export function placeAt(places: readonly BenchPlace[], { zone, seat }: BoardSpot): BenchPlace | undefined {
  const here = places.filter((place) => place.zone === zone || place.id === zone);
  return here.find(({ owner }) => owner === seat) ?? here[0];
}
