import type { Refusal } from '../../core/contract';
import { MOST_UNITS } from '../cards';
import type { Choice, Text } from './facts';
import { refuse } from './refusals';
import { isOut, nameOf, sideOf, unitAt } from './sides';
import type { AttackState, Seat } from './state';
import { fits } from './values';

/** Every card on the table that a text may choose, or works on. */
// gundam/friendly
export function candidates(state: AttackState, player: Seat, source: string, choice: Choice): string[] {
  const side = sideOf(state, player);
  const isMeant = (id: string, owner: Seat): boolean => {
    if (choice.other && id === source) return false;
    const theirs = sideOf(state, owner);
    if (isOut(state, theirs)) return false;
    if (choice.whose === 'yours' && owner !== player) return false;
    if (choice.whose === 'friendly' && theirs !== side) return false;
    if (choice.whose === 'enemy' && theirs === side) return false;
    return fits(state, id, choice);
  };
  if (choice.kind === 'base')
    return state.areas.flatMap(({ base }) => (base && isMeant(base.card, base.owner) ? [base.card] : []));
  const found: string[] = [];
  for (const { id, owner } of state.units) if (isMeant(id, owner)) found.push(id);
  return found;
}

/** How many have to be chosen, and how many may be: as many as there are, when there are too few. */
export function bounds({ count = 1 }: Choice, available: number): { least: number; most: number } {
  const [least, most] = typeof count === 'number' ? [count, count] : count;
  return { least: Math.min(least, available), most: Math.min(most, available) };
}

const leastOf = ({ count = 1 }: Choice): number => (typeof count === 'number' ? count : count[0]);

/** Whether a text has nothing to choose although it has to: then it does nothing. */
export function isIdle(state: AttackState, player: Seat, source: string, { choose }: Text): boolean {
  if (!choose) return false;
  return leastOf(choose) > 0 && candidates(state, player, source, choose).length === 0;
}

/** Every legal choice of targets: a single one for a text that chooses nothing, none where there is nothing to choose. */
export function targetSets(
  state: AttackState,
  player: Seat,
  source: string,
  { choose }: Text,
): (string[] | undefined)[] {
  if (!choose) return [undefined];
  const all = candidates(state, player, source, choose);
  if (all.length === 0 && leastOf(choose) > 0) return [];
  const { least, most } = bounds(choose, all.length);
  if (least === 1 && most === 1) return all.map((id) => [id]);
  return subsets(all, most).filter((set) => set.length >= least);
}

function subsets(items: readonly string[], most: number): string[][] {
  let sets: string[][] = [[]];
  for (const item of items)
    sets = [...sets, ...sets.filter((set) => set.length < most).map((set) => [...set, item])];
  return sets;
}

/** Why these cards cannot be what the text chooses. */
export function whyNotTargets(
  state: AttackState,
  player: Seat,
  source: string,
  { choose }: Text,
  targets: readonly string[] | undefined,
): Refusal | undefined {
  const card = nameOf(state, source);
  if (!choose) return targets === undefined ? undefined : refuse('wrong-targets', { card });
  const all = candidates(state, player, source, choose);
  const { least, most } = bounds(choose, all.length);
  if (all.length === 0 && leastOf(choose) > 0) return refuse('nothing-to-choose', { card });
  const chosen = targets ?? [];
  const right =
    targets !== undefined &&
    chosen.length >= least &&
    chosen.length <= most &&
    new Set(chosen).size === chosen.length &&
    chosen.every((id) => all.includes(id));
  return right ? undefined : refuse('wrong-targets', { card });
}

/** A player's Units, in the order of their deployment. */
export const unitsOf = (state: AttackState, player: Seat): string[] => {
  const found: string[] = [];
  for (const { id, owner } of state.units) if (owner === player) found.push(id);
  return found;
};

/** How many Units have to make room for so many more. */
// gundam/card-limit
export const roomNeeded = (state: AttackState, player: Seat, more: number): number =>
  more === 0 ? 0 : Math.max(0, unitsOf(state, player).length + more - MOST_UNITS);

/** Each choice of Units that make room; none to be made when there is room. */
export function roomsFor(state: AttackState, player: Seat, more: number): (string[] | undefined)[] {
  const needed = roomNeeded(state, player, more);
  if (needed === 0) return [undefined];
  return subsets(unitsOf(state, player), needed).filter((set) => set.length === needed);
}

/** Why these are not the Units that make room, or why some have to. */
// gundam/rulebook/playing-cards#card-limits
export function whyNotReplace(
  state: AttackState,
  player: Seat,
  more: number,
  replace: readonly string[] | undefined,
): Refusal | undefined {
  const needed = roomNeeded(state, player, more);
  if (needed === 0) return replace === undefined ? undefined : refuse('nothing-to-replace');
  const right =
    replace?.length === needed &&
    new Set(replace).size === needed &&
    replace.every((id) => unitAt(state, id)?.owner === player);
  return right ? undefined : refuse('no-room');
}
