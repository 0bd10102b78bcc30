import type { Field } from '../../../app/_desk/practice/address';
import { type Ground, prepare } from '../../../app/_desk/practice/position';
import { gameOfStand, loadStand, STAND_IDS } from '../../../app/_stands/registry';

export const grounds: Ground[] = await Promise.all(
  STAND_IDS.map(async (id) => prepare(id, await loadStand(id))),
);

export const groundsOf = (field: Field): Ground[] =>
  grounds.filter(({ id }) => field === 'all' || gameOfStand(id) === field);
