import { MOST_UNITS } from '../cards';
import type { Choice, Text } from '../printed/schema';
import { type Refusal, refuse } from './refusals';
import { friendsOf, isOut, nameOf, sideOf, unitAt } from './sides';
import type { BaseState, PlayState, Seat, UnitState } from './state';
import { fitsPlace } from './values';

/** Every card on the table that a text may choose, or works on. */
// gundam/friendly
export function candidates(state: PlayState, player: Seat, source: string, choice: Choice): string[] {
  const found: string[] = [];
  const friends = friendsOf(state, player);
  if (choice.kind === 'base') {
    for (const { base } of state.areas)
      if (base && isMeant(state, player, friends, source, choice, base, base.card)) found.push(base.card);
  } else {
    for (const unit of state.units)
      if (isMeant(state, player, friends, source, choice, unit, unit.id)) found.push(unit.id);
  }
  return found;
}

function hasCandidate(state: PlayState, player: Seat, source: string, choice: Choice): boolean {
  const friends = friendsOf(state, player);
  if (choice.kind === 'base')
    return state.areas.some(
      ({ base }) => base && isMeant(state, player, friends, source, choice, base, base.card),
    );
  return state.units.some((unit) => isMeant(state, player, friends, source, choice, unit, unit.id));
}

function isMeant(
  state: PlayState,
  player: Seat,
  friends: readonly Seat[],
  source: string,
  choice: Choice,
  place: UnitState | BaseState,
  id: string,
): boolean {
  const { owner } = place;
  if (choice.other && id === source) return false;
  if (choice.whose === 'yours' && owner !== player) return false;
  if (choice.whose === 'friendly' && !friends.includes(owner)) return false;
  if (choice.whose === 'enemy' && friends.includes(owner)) return false;
  if (state.out.length > 0 && isOut(state, sideOf(state, owner))) return false;
  return fitsPlace(state, place, id, choice);
}

/** How many have to be chosen, and how many may be: as many as there are, when there are too few. */
export function bounds({ count = 1 }: Choice, available: number): { least: number; most: number } {
  const [least, most] = typeof count === 'number' ? [count, count] : count;
  return { least: Math.min(least, available), most: Math.min(most, available) };
}

/** How many a text asks to choose at least, whatever there is. */
export const leastOf = ({ count = 1 }: Choice): number => (typeof count === 'number' ? count : count[0]);

/** Whether a text has nothing to choose although it has to: then it does nothing. */
export function isIdle(state: PlayState, player: Seat, source: string, { choose }: Text): boolean {
  if (!choose) return false;
  return leastOf(choose) > 0 && !hasCandidate(state, player, source, choose);
}

const NO_CHOICE: readonly undefined[] = [undefined];

/** Every legal choice of targets: a single one for a text that chooses nothing, none where there is nothing to choose. */
export function targetSets(
  state: PlayState,
  player: Seat,
  source: string,
  { choose }: Text,
): readonly (string[] | undefined)[] {
  if (!choose) return NO_CHOICE;
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
  state: PlayState,
  player: Seat,
  source: string,
  { choose }: Text,
  targets: readonly string[] | undefined,
): Refusal | undefined {
  if (!choose)
    return targets === undefined ? undefined : refuse('wrong-targets', { card: nameOf(state, source) });
  const all = candidates(state, player, source, choose);
  if (all.length === 0 && leastOf(choose) > 0)
    return refuse('nothing-to-choose', { card: nameOf(state, source) });
  const { least, most } = bounds(choose, all.length);
  const right =
    targets !== undefined &&
    targets.length >= least &&
    targets.length <= most &&
    areDifferent(targets) &&
    targets.every((id) => all.includes(id));
  return right ? undefined : refuse('wrong-targets', { card: nameOf(state, source) });
}

const areDifferent = (ids: readonly string[]): boolean => ids.length < 2 || new Set(ids).size === ids.length;

/** A player's Units, in the order of their deployment. */
const unitsOf = (state: PlayState, player: Seat): string[] => {
  const found: string[] = [];
  for (const { id, owner } of state.units) if (owner === player) found.push(id);
  return found;
};

/** How many Units have to make room for so many more. */
// gundam/card-limit
export function roomNeeded(state: PlayState, player: Seat, more: number): number {
  if (more === 0) return 0;
  let units = 0;
  for (const { owner } of state.units) if (owner === player) units++;
  return Math.max(0, units + more - MOST_UNITS);
}

/** Each choice of Units that make room; none to be made when there is room. */
export function roomsFor(state: PlayState, player: Seat, more: number): readonly (string[] | undefined)[] {
  const needed = roomNeeded(state, player, more);
  if (needed === 0) return NO_CHOICE;
  return subsets(unitsOf(state, player), needed).filter((set) => set.length === needed);
}

/** Why these are not the Units that make room, or why some have to. */
// gundam/rulebook/playing-cards#card-limits
export function whyNotReplace(
  state: PlayState,
  player: Seat,
  more: number,
  replace: readonly string[] | undefined,
): Refusal | undefined {
  const needed = roomNeeded(state, player, more);
  if (needed === 0) return replace === undefined ? undefined : refuse('nothing-to-replace');
  const right =
    replace?.length === needed &&
    areDifferent(replace) &&
    replace.every((id) => unitAt(state, id)?.owner === player);
  return right ? undefined : refuse('no-room');
}
