import { MOST_EX_RESOURCES } from './cards';

/** What a player has in the resource area. EX Resources that were placed rested are counted apart. */
// gundam/resource-area
export interface ResourceCount {
  active: number;
  rested: number;
  ex: number;
  exRested?: number;
}

/** Every one counts for a Lv., active or rested. */
// gundam/lv
export const resourcesIn = ({ active, rested, ex, exRested = 0 }: ResourceCount): number =>
  active + rested + ex + exRested;

/** From the fewest to the most EX Resources with which a cost can be paid; there is no way if the most are fewer. */
// gundam/ex-resource
export const payments = ({ active, ex }: ResourceCount, cost: number): { least: number; most: number } => ({
  least: Math.max(0, cost - active),
  most: Math.min(cost, ex),
});

/** Resources are rested; EX Resources leave the game. */
// gundam/cost, gundam/ex-resource
export const paid = <Count extends ResourceCount>(resources: Count, cost: number, ex: number): Count => ({
  ...resources,
  active: resources.active - (cost - ex),
  rested: resources.rested + (cost - ex),
  ex: resources.ex - ex,
});

/** All of them stand up at once. */
// gundam/rulebook/turn#start-phase
export const stoodUp = <Count extends ResourceCount>(resources: Count): Count => ({
  ...resources,
  active: resources.active + resources.rested,
  rested: 0,
  ex: resources.ex + (resources.exRested ?? 0),
  exRested: 0,
});

/** What a card asks for. */
export interface Price {
  lv: number;
  cost: number;
}

/** What a card asks for now, with what it asks less; never below 0. */
// gundam/lv, gundam/cost
export const priceWith = (
  { lv = 0, cost = 0 }: { lv?: number; cost?: number },
  less: { lv?: number; cost?: number } = {},
): Price => ({ lv: Math.max(0, lv - (less.lv ?? 0)), cost: Math.max(0, cost - (less.cost ?? 0)) });

export type Unpaid = 'lv' | 'cost' | 'ex-too-few' | 'ex-too-many';

/** What keeps so many EX Resources from paying: Lv. first, a condition; then Cost, which only active ones pay. */
// gundam/rulebook/playing-cards#paying-cost
export function unpaid(resources: ResourceCount, { lv, cost }: Price, ex: number): Unpaid | undefined {
  if (resourcesIn(resources) < lv) return 'lv';
  if (resources.active + resources.ex < cost) return 'cost';
  const { least, most } = payments(resources, cost);
  if (ex < least) return 'ex-too-few';
  return ex > most ? 'ex-too-many' : undefined;
}

interface Placed<Count> {
  resources: Count;
  /** How many were. */
  count: number;
}

/** From the resource deck, as many as it has. */
// gundam/rulebook/turn#resource-phase
export function withPlaced<Count extends ResourceCount>(
  resources: Count,
  deck: number,
  amount: number,
  rested: boolean,
): Placed<Count> & { deck: number } {
  const count = Math.max(0, Math.min(amount, deck));
  const where = rested ? 'rested' : 'active';
  return { resources: { ...resources, [where]: resources[where] + count }, deck: deck - count, count };
}

/** No more than five at a time. */
// gundam/rulebook/areas#resource-area
export function withExPlaced<Count extends ResourceCount>(
  resources: Count,
  amount: number,
  rested: boolean,
): Placed<Count> {
  const { ex, exRested = 0 } = resources;
  const count = Math.max(0, Math.min(amount, MOST_EX_RESOURCES - ex - exRested));
  const where = rested ? 'exRested' : 'ex';
  return { resources: { ...resources, [where]: (resources[where] ?? 0) + count }, count };
}

/** Rested ones stand up, as many as there are; an EX Resource is one too, after those that pay again and again. */
// gundam/ex-resource
export function withSomeActive<Count extends ResourceCount>(resources: Count, amount: number): Placed<Count> {
  const { active, rested, ex, exRested = 0 } = resources;
  const stood = Math.max(0, Math.min(amount, rested));
  const stoodEx = Math.max(0, Math.min(amount - stood, exRested));
  return {
    resources: {
      ...resources,
      active: active + stood,
      rested: rested - stood,
      ...(stoodEx > 0 && { ex: ex + stoodEx, exRested: exRested - stoodEx }),
    },
    count: stood + stoodEx,
  };
}
