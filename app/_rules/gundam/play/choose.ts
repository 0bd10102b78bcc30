import { MOST_UNITS } from '../cards';
import type { Choice, Text } from '../printed/schema';
import { type Refusal, refuse } from './refusals';
import { friendsOf, isOut, nameOf, sideOf } from './sides';
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

/** Whether there are as many as the text asks to choose at least. */
// gundam/how-wording-is-read#both-targets
export const canChoose = (state: PlayState, player: Seat, source: string, choice: Choice): boolean =>
  leastOf(choice) === 0 || candidates(state, player, source, choice).length >= leastOf(choice);

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

/** How many have to be chosen, and how many may be. */
function bounds({ count = 1 }: Choice): { least: number; most: number } {
  const [least, most] = typeof count === 'number' ? [count, count] : count;
  return { least, most };
}

/** How many a text asks to choose at least. */
export const leastOf = (choice: Choice): number => bounds(choice).least;

/** Whether a text has too little to choose from: then it does nothing. */
export const isIdle = (state: PlayState, player: Seat, source: string, { choose }: Text): boolean =>
  choose !== undefined && !canChoose(state, player, source, choose);

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
  const { least, most } = bounds(choose);
  if (all.length < least) return [];
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
  const { least, most } = bounds(choose);
  if (all.length < least) return refuse('nothing-to-choose', { card: nameOf(state, source) });
  const right =
    targets !== undefined &&
    targets.length >= least &&
    targets.length <= most &&
    areDifferent(targets) &&
    targets.every((id) => all.includes(id));
  return right ? undefined : refuse('wrong-targets', { card: nameOf(state, source) });
}

const areDifferent = (ids: readonly string[]): boolean => ids.length < 2 || new Set(ids).size === ids.length;

/** The Units of a player and any teammate, in the order of their deployment: six at most between them. */
// gundam/card-limit, gundam/team-battle
export function unitsOfSide(state: PlayState, player: Seat): string[] {
  const friends = friendsOf(state, player);
  const found: string[] = [];
  for (const { id, owner } of state.units) if (friends.includes(owner)) found.push(id);
  return found;
}

/** How many Units have to make room for so many more. */
// gundam/card-limit
export const roomNeeded = (state: PlayState, player: Seat, more: number): number =>
  more === 0 ? 0 : Math.max(0, unitsOfSide(state, player).length + more - MOST_UNITS);

/** Each choice of Units that make room; none to be made when there is room. */
export function roomsFor(state: PlayState, player: Seat, more: number): readonly (string[] | undefined)[] {
  const needed = roomNeeded(state, player, more);
  if (needed === 0) return NO_CHOICE;
  return subsets(unitsOfSide(state, player), needed).filter((set) => set.length === needed);
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
  const units = unitsOfSide(state, player);
  const right =
    replace?.length === needed && areDifferent(replace) && replace.every((id) => units.includes(id));
  return right ? undefined : refuse('no-room');
}
