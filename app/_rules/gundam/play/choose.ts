import { MOST_UNITS } from '../cards';
import type { Choice, Extreme, Text } from '../printed/schema';
import { type Refusal, refuse } from './refusals';
import { friendsOf, isOut, nameOf, seatsLeft, sideOf } from './sides';
import type { BaseState, PlayState, Seat, UnitState } from './state';
import { apOf, fitsPlace, hpLeft, lvOf, placeOf } from './values';

/** Every card on the table that a text may choose, or works on. */
// gundam/friendly
export function candidates(state: PlayState, player: Seat, source: string, choice: Choice): string[] {
  const found: string[] = [];
  const friends = friendsOf(state, player);
  const { kind = 'unit' } = choice;
  if (kind !== 'base')
    for (const unit of state.units)
      if (isMeant(state, player, friends, source, choice, unit, unit.id)) found.push(unit.id);
  if (kind !== 'unit')
    for (const { base } of state.areas)
      if (base && isMeant(state, player, friends, source, choice, base, base.card)) found.push(base.card);
  return choice.the ? extremesOf(state, found, choice.the) : found;
}

/** Several that have the same figure are all meant: one of them is chosen. HP is what is left. */
// gundam/when-a-value-is-fixed#hp-left
function extremesOf(state: PlayState, ids: readonly string[], the: Extreme): string[] {
  const figureOf = { lv: lvOf, ap: apOf, hp: hpLeft }[
    the.endsWith('lv') ? 'lv' : the.endsWith('ap') ? 'ap' : 'hp'
  ];
  const figures = ids.map((id) => figureOf(state, id));
  const asked = the.startsWith('lowest') ? Math.min(...figures) : Math.max(...figures);
  return ids.filter((_, i) => figures[i] === asked);
}

/** What a text chooses: some cards, and others together with them. */
export type Choosing = Pick<Text, 'choose' | 'also'>;

/** Whether there are as many as the text asks to choose at least: if it takes two targets, it takes both. */
// gundam/how-wording-is-read#both-targets
export function canChoose(state: PlayState, player: Seat, source: string, text: Choosing): boolean {
  const { choose, also } = text;
  if (!choose) return true;
  if (choose.ofEach || also?.ofEach) return targetSets(state, player, source, text).length > 0;
  const ones = leastOf(choose) === 0 ? [] : candidates(state, player, source, choose);
  if (!also) return ones.length >= leastOf(choose);
  const others = candidates(state, player, source, also);
  return (
    ones.length >= leastOf(choose) &&
    others.length >= leastOf(also) &&
    new Set([...ones, ...others]).size >= leastOf(choose) + leastOf(also)
  );
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
  if (choice.whose === 'others' && owner === player) return false;
  if (choice.whose === 'friendly' && !friends.includes(owner)) return false;
  if (choice.whose === 'enemy' && friends.includes(owner)) return false;
  if (state.out.length > 0 && isOut(state, sideOf(state, owner))) return false;
  if (choice.upToThisLv && lvOf(state, id) > lvOf(state, source)) return false;
  if (choice.upToLvOf && !isUpToLvOf(state, id, choice.upToLvOf)) return false;
  return fitsPlace(state, place, id, choice);
}

/** Whether its Lv. is not above that of the Unit that the text being carried out speaks of; none, while none is. */
function isUpToLvOf(state: PlayState, id: string, whose: NonNullable<Choice['upToLvOf']>): boolean {
  const { resolving } = state;
  if (!resolving) return true;
  const other = whose === 'that' ? resolving.about : resolving.targets[0];
  return other !== undefined && lvOf(state, id) <= lvOf(state, other);
}

/** How many have to be chosen, and how many may be. */
function bounds({ count = 1 }: Choice): { least: number; most: number } {
  const [least, most] = typeof count === 'number' ? [count, count] : count;
  return { least, most };
}

/** How many a text asks to choose at least. */
const leastOf = (choice: Choice): number => bounds(choice).least;

/** How many cards a text asks to choose in all, at least; nothing if it chooses none. */
export const askedOf = ({ choose, also }: Choosing): number | null =>
  choose ? leastOf(choose) + (also ? leastOf(also) : 0) : null;

/** Whether a text has too little to choose from: then it does nothing. */
export const isIdle = (state: PlayState, player: Seat, source: string, text: Choosing): boolean =>
  !canChoose(state, player, source, text);

const NO_CHOICE: readonly undefined[] = [undefined];

/** Every legal choice of targets: a single one for a text that chooses nothing, none where there is nothing to choose. */
export function targetSets(
  state: PlayState,
  player: Seat,
  source: string,
  { choose, also }: Choosing,
): readonly (string[] | undefined)[] {
  if (!choose) return NO_CHOICE;
  const ones = setsOf(state, player, source, choose);
  if (!also) return ones;
  const others = setsOf(state, player, source, also);
  const found = new Map<string, string[]>();
  for (const set of ones)
    for (const other of others) {
      const both = [...set, ...other];
      if (areDifferent(both)) found.set(both.toSorted().join(' '), both);
    }
  return [...found.values()];
}

function setsOf(state: PlayState, player: Seat, source: string, choice: Choice): string[][] {
  const all = candidates(state, player, source, choice);
  const { least, most } = bounds(choice);
  if (choice.ofEach) return setsOfEach(state, all, least, most);
  if (all.length < least) return [];
  if (least === 1 && most === 1) return all.map((id) => [id]);
  return subsets(all, most).filter((set) => set.length >= least);
}

/** Of each owner's cards so many, or all where there are fewer; together. */
function setsOfEach(state: PlayState, all: readonly string[], least: number, most: number): string[][] {
  if (all.length === 0) return [];
  let sets: string[][] = [[]];
  for (const seat of seatsLeft(state)) {
    const own = all.filter((id) => placeOf(state, id)?.owner === seat);
    const ways = subsets(own, most).filter((set) => set.length >= Math.min(least, own.length));
    sets = sets.flatMap((set) => ways.map((way) => [...set, ...way]));
  }
  return sets;
}

export function subsets(items: readonly string[], most: number): string[][] {
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
  text: Choosing,
  targets: readonly string[] | undefined,
): Refusal | undefined {
  const card = nameOf(state, source);
  if (!text.choose) return targets === undefined ? undefined : refuse('wrong-targets', { card });
  if (!canChoose(state, player, source, text)) return refuse('nothing-to-choose', { card });
  const right =
    targets !== undefined && areDifferent(targets) && areMeant(state, player, source, text, targets);
  return right ? undefined : refuse('wrong-targets', { card });
}

/** Whether these are as many as may be of what a text chooses, or of that and what it chooses also. */
function areMeant(
  state: PlayState,
  player: Seat,
  source: string,
  text: Choosing,
  targets: readonly string[],
): boolean {
  const { choose, also } = text;
  if (!choose) return false;
  if (choose.ofEach || also?.ofEach)
    return targetSets(state, player, source, text).some(
      (set) => set?.length === targets.length && set.every((id) => targets.includes(id)),
    );
  const ones = candidates(state, player, source, choose);
  const others = also ? candidates(state, player, source, also) : [];
  if (!targets.every((id) => ones.includes(id) || others.includes(id))) return false;
  const alone = targets.filter((id) => !others.includes(id)).length;
  const either = targets.filter((id) => ones.includes(id)).length;
  const first = bounds(choose);
  const second = also ? bounds(also) : { least: 0, most: 0 };
  for (let count = Math.max(alone, first.least); count <= Math.min(either, first.most); count++) {
    const left = targets.length - count;
    if (left >= second.least && left <= second.most) return true;
  }
  return false;
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
