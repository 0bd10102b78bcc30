import type { Side } from '../../core/sides';

/** The three piles that keep a player in the game, in the order a card travels through them. */
// swccg/death-star-ii/life-force#life-force
export const LIFE_FORCE = ['reserve', 'force', 'used'] as const;
export type LifeForcePile = (typeof LIFE_FORCE)[number];

/** Where a card that is not on the table can be. */
export const PILES = [...LIFE_FORCE, 'lost', 'hand'] as const;
export type Pile = (typeof PILES)[number];

/** From where Force may be lost, as the loser chooses. */
// swccg/death-star-ii/life-force#lost-pile
export const LOSE_FROM = ['hand', ...LIFE_FORCE] as const;
export type LoseFrom = (typeof LOSE_FROM)[number];

/** 1 Force is 1 card: each pile lists its cards by id, the top card first. */
// swccg/force
export type Piles = Record<Pile, string[]>;

/** Cards of a pile from the top down: an id for a card with a name, a number for that many unknown cards. */
export type PileSetup = number | (string | number)[];
export type PilesSetup = Partial<Record<Pile, PileSetup>>;

export const topOf = (piles: Piles, pile: Pile): string | undefined => piles[pile][0];

// swccg/death-star-ii/life-force#life-force
export const lifeForce = (piles: Piles): number =>
  piles.reserve.length + piles.force.length + piles.used.length;

/** All the Force that a player can lose: hand and Life Force. */
// swccg/death-star-ii/life-force#lost-pile
export const forceToLose = (piles: Piles): number => lifeForce(piles) + piles.hand.length;

/** Moves the top card of one pile onto another. The pile must not be empty. */
export function moveTop(piles: Piles, from: Pile, to: Pile): Piles {
  const card = piles[from][0];
  if (card === undefined) return piles;
  const moved = { ...piles };
  moved[from] = piles[from].slice(1);
  moved[to] = [card].concat(moved[to]);
  return moved;
}

/** Moves one card, wherever it lies in its pile, onto another pile. */
export function moveCard(piles: Piles, from: Pile, card: string, to: Pile): Piles {
  return { ...piles, [from]: piles[from].filter((id) => id !== card), [to]: [card, ...piles[to]] };
}

/** Puts cards that come from the table on top of a pile; the last one named ends on top. */
export function putOn(piles: Piles, cards: readonly string[], to: Pile): Piles {
  return { ...piles, [to]: [...cards.toReversed(), ...piles[to]] };
}

/** Takes a card out of a pile, to the table. */
export function takeOut(piles: Piles, from: Pile, card: string): Piles {
  return { ...piles, [from]: piles[from].filter((id) => id !== card) };
}

/** Uses Force: one by one from the Force Pile to the Used Pile. */
// swccg/death-star-ii/life-force#used-pile
export function payForce(piles: Piles, amount: number): Piles {
  let paid = piles;
  for (let i = 0; i < amount; i++) paid = moveTop(paid, 'force', 'used');
  return paid;
}

/** Puts the Used Pile under the Reserve Deck. */
// swccg/death-star-ii/life-force#used-pile
export const recirculate = <Each, All extends Record<'reserve' | 'used', Each[]>>(piles: All): All => ({
  ...piles,
  reserve: [...piles.reserve, ...piles.used],
  used: [],
});

/**
 * Lays out a player's piles; unknown cards are called `dark-1`, `dark-2` and so on, without the names that cards
 * already have.
 */
export function layOut(side: Side, setup: PilesSetup, taken: ReadonlySet<string> = new Set()): Piles {
  const piles: Piles = { reserve: [], force: [], used: [], lost: [], hand: [] };
  const named = new Set(PILES.flatMap((pile) => setup[pile] ?? []));
  let unknown = 0;
  const nextName = (): string => {
    const name = `${side}-${++unknown}`;
    return taken.has(name) || named.has(name) ? nextName() : name;
  };
  for (const pile of PILES) {
    const given = setup[pile] ?? [];
    for (const item of typeof given === 'number' ? [given] : given) {
      if (typeof item === 'string') piles[pile].push(item);
      else for (let i = 0; i < item; i++) piles[pile].push(nextName());
    }
  }
  return piles;
}
