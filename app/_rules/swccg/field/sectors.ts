import type { PlaceFacts } from './state';

/** The whole that those locations are parts of, as set-ups name it. */
export const DEATH_STAR_II = 'Death Star II';

/** A sector inside the second Death Star: nobody deploys, battles or drains there. */
// swccg/death-star-ii-sectors
export const isDeathStarSector = (place: PlaceFacts | undefined): boolean =>
  place?.kind === 'sector' && place.of === DEATH_STAR_II;
