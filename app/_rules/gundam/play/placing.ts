import { resourcesIn, withExPlaced, withPlaced, withSomeActive } from '../resources';
import { triggerOf } from './leave';
import { playerOf } from './sides';
import type { Seat } from './state';
import { setPlayer, type Table } from './table';

/** From the resource deck to the resource area. An empty resource deck costs nobody the game. Whether any was placed. */
// gundam/rulebook/turn#resource-phase
export function placeResources(table: Table, player: Seat, amount: number, rested: boolean): boolean {
  const { state, log } = table;
  const { resources, resourceDeck = 0 } = playerOf(state, player);
  if (!resources) return false;
  const placed = withPlaced(resources, resourceDeck, amount, rested);
  if (placed.count === 0) {
    log.tell('no-resource-left', { player });
    return false;
  }
  setPlayer(table, player, 'resources', placed.resources);
  setPlayer(table, player, 'resourceDeck', placed.deck);
  log.tell('resource-placed', { player, total: resourcesIn(placed.resources), rested: rested ? 1 : 0 });
  return true;
}

/** No more than five at a time. Whether any was placed. */
// gundam/rulebook/areas#resource-area
export function placeExResources(table: Table, player: Seat, amount: number, rested: boolean): boolean {
  const { state, log } = table;
  const { resources } = playerOf(state, player);
  if (!resources) return false;
  const placed = withExPlaced(resources, amount, rested);
  if (placed.count === 0) {
    log.tell('no-ex-resource', { player });
    return false;
  }
  setPlayer(table, player, 'resources', placed.resources);
  log.tell('ex-resource-placed', { player, count: placed.count, rested: rested ? 1 : 0 });
  triggerOf(table, player, 'ex-placed');
  return true;
}

/** As many rested ones as there are. Whether there was one. */
export function setResourcesActive(table: Table, player: Seat, amount: number): boolean {
  const { state, log } = table;
  const { resources } = playerOf(state, player);
  const stood = resources && withSomeActive(resources, amount);
  if (!stood || stood.count === 0) return false;
  setPlayer(table, player, 'resources', stood.resources);
  log.tell('resources-set-active', { player, count: stood.count });
  return true;
}
