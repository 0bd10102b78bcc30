import { MOST_EX_RESOURCES } from '../cards';
import { resourcesIn } from '../resources';
import { playerOf } from './sides';
import type { Seat } from './state';
import { setPlayer, type Table } from './table';

/** From the resource deck to the resource area. An empty resource deck costs nobody the game. Whether any was placed. */
// gundam/rulebook/turn#resource-phase
export function placeResources(table: Table, player: Seat, amount: number, rested: boolean): boolean {
  const { state, log } = table;
  const { resources, resourceDeck = 0 } = playerOf(state, player);
  if (!resources) return false;
  const count = Math.min(amount, resourceDeck);
  if (count <= 0) {
    log.tell('no-resource-left', { player });
    return false;
  }
  const where = rested ? 'rested' : 'active';
  const placed = { ...resources, [where]: resources[where] + count };
  setPlayer(table, player, 'resources', placed);
  setPlayer(table, player, 'resourceDeck', resourceDeck - count);
  log.tell('resource-placed', { player, total: resourcesIn(placed), rested: rested ? 1 : 0 });
  return true;
}

/** No more than five at a time. Whether any was placed. */
// gundam/rulebook/areas#resource-area
export function placeExResources(table: Table, player: Seat, amount: number, rested: boolean): boolean {
  const { state, log } = table;
  const { resources } = playerOf(state, player);
  if (!resources) return false;
  const count = Math.min(amount, MOST_EX_RESOURCES - resources.ex - (resources.exRested ?? 0));
  if (count <= 0) {
    log.tell('no-ex-resource', { player });
    return false;
  }
  const where = rested ? 'exRested' : 'ex';
  setPlayer(table, player, 'resources', { ...resources, [where]: (resources[where] ?? 0) + count });
  log.tell('ex-resource-placed', { player, count, rested: rested ? 1 : 0 });
  return true;
}

/** As many rested ones as there are. Whether there was one. */
export function setResourcesActive(table: Table, player: Seat, amount: number): boolean {
  const { state, log } = table;
  const { resources } = playerOf(state, player);
  const count = Math.min(amount, resources?.rested ?? 0);
  if (!resources || count <= 0) return false;
  setPlayer(table, player, 'resources', {
    ...resources,
    active: resources.active + count,
    rested: resources.rested - count,
  });
  log.tell('resources-set-active', { player, count });
  return true;
}
