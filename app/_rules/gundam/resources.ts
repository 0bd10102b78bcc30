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
