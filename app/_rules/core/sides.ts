/** The two players of both Star Wars games, named by their side of the Force. */
export const SIDES = ['light', 'dark'] as const;
export type Side = (typeof SIDES)[number];

/** In the order in which the engines of the Force, its battles, the evacuation and the Podrace list them. */
export const DARK_FIRST = ['dark', 'light'] as const;

export const otherSide = (side: Side): Side => (side === 'light' ? 'dark' : 'light');
export const isSide = (value: unknown): value is Side => value === 'light' || value === 'dark';
