import { citing } from '../../core/codes';
import type { Side } from '../../core/sides';
import { whyNotUtinniThere } from '../field/dagobah';
import { whyNotInstead } from '../field/docking';
import { ridesTogether } from '../field/riding';
import { isPaired, whyNotPaired, whyNotTargeted } from '../field/why-not';
import { followable } from './just';
import { comesTo } from './nested';
import { actionFits, highestAbility, isOnTable } from './patterns';
import { placeOf } from './place';
import { type Refusal, refuse } from './refusals';
import type { Effect } from './schema';
import type { Slot } from './slots';
import { isShielded } from './stacking';
import { type CardId, type PrintedText, printOf, type State, topmost } from './state';
import { allIn } from './whereabouts';

export type Targets = Record<string, CardId[]>;

/** The name under which a move says what it follows, where several things just happened. */
const FOLLOWED = 'followed';

const NOTHING: Targets = {};
const NONE: Targets[] = [NOTHING];

/** Step 1b: every way to choose the targets. swccg/actions-step-1b */
export function chooseTargets(
  state: State,
  by: Side,
  card: CardId,
  text: PrintedText,
  named?: Record<string, CardId | CardId[]>,
): Targets[] | Refusal {
  const lacking = lacksCharacter(state, by, card, text);
  if (lacking) return lacking;
  let ways: Targets[] = NONE;
  for (const [name, slot] of Object.entries(text.targets ?? {})) {
    const reach = candidates(state, by, card, slot);
    if (!Array.isArray(reach)) return reach;
    ways = withChoices(state, card, name, slot, reach, ways, named?.[name]);
    if (ways.length === 0) {
      return citing(
        'swccg/actions-step-1b#explicit-and-implicit',
        refuse('no-target', noTarget(state, card, slot)),
      );
    }
  }
  return withFollowed(state, by, text, ways);
}

/** Of several things that just happened, the player says which one a text follows that does something about it. */
function withFollowed(state: State, by: Side, text: PrintedText, ways: Targets[]): Targets[] {
  const cards = new Set(followable(state, by, text).flatMap(({ card }) => card ?? []));
  if (cards.size < 2 || !text.result.some(reachesFollowed)) return ways;
  return ways.flatMap((way) => [...cards].map((id) => ({ ...way, [FOLLOWED]: [id] })));
}

const reachesFollowed = (effect: Effect): boolean =>
  comesTo(effect, (one) => 'cards' in one && one.cards === 'followed');

/** Where what a slot targets lies. */
export const zoneOf = ({ held }: Slot): 'hand' | 'table' => (held ? 'hand' : 'table');

/** The cards that the slot can target. */
function candidates(state: State, by: Side, card: CardId, slot: Slot): CardId[] | Refusal {
  const { title } = printOf(state, card);
  const open: CardId[] = [];
  let captive: CardId | undefined;
  let unfit: Refusal | undefined;
  let immune: CardId | undefined;
  for (const { id, owner, print } of allIn(state, zoneOf(slot))) {
    if (!isOnTable(state, slot, id, owner, print, by, zoneOf(slot))) continue;
    if (slot.aboard && state.cards[id]?.at !== card) continue;
    if (slot.abilityOver !== undefined && !((print.ability ?? 0) > slot.abilityOver)) continue;
    if (!slot.captives && state.cards[id]?.captive) captive ??= id;
    else if (print.immune?.includes(title) || isShielded(state, id, title)) immune ??= id;
    else {
      const refusal =
        (slot.field && whyNotTargeted(state, by, card, slot, id)) ?? whyNotUtinniThere(state, card, id);
      if (refusal) unfit ??= refusal;
      else open.push(id);
    }
  }
  if (open.length > 0 || slot.optional) return open;
  if (unfit && captive === undefined && immune === undefined) return unfit;
  if (immune === undefined && captive !== undefined) {
    return refuse('captive', {
      card: title,
      target: printOf(state, captive).title,
    });
  }
  if (immune !== undefined) {
    return citing(
      'swccg/actions-step-1b',
      refuse('immune', { card: title, action: printOf(state, immune).title }),
    );
  }
  const rule = slot.all
    ? 'swccg/actions-step-1b#cancelling-is-targeting'
    : 'swccg/actions-step-1b#explicit-and-implicit';
  return citing(rule, refuse('no-target', noTarget(state, card, slot)));
}

function noTarget(state: State, card: CardId, slot: Slot): { card: string; target: string } {
  const wanted = slot.title ?? slot.tag ?? slot.kind ?? '';
  return {
    card: printOf(state, card).title,
    target: typeof wanted === 'string' ? wanted : wanted.join(', '),
  };
}

/** The ways so far, each with every choice for one more slot. */
function withChoices(
  state: State,
  card: CardId,
  name: string,
  slot: Slot,
  reach: CardId[],
  ways: Targets[],
  named: CardId | CardId[] | undefined,
): Targets[] {
  const more: Targets[] = [];
  for (const way of ways) {
    for (const ids of choices(state, card, slot, reach, way, named))
      more.push(slot.implicit ? way : { ...way, [name]: ids });
  }
  return more;
}

/** What may be chosen for a slot, given what was chosen before. */
function choices(
  state: State,
  card: CardId,
  slot: Slot,
  reach: CardId[],
  chosen: Targets,
  named: CardId | CardId[] | undefined,
): CardId[][] {
  const open = isFree(slot, chosen)
    ? reach
    : reach.filter(
        (id) =>
          (slot.implicit || slot.field === 'rider' || !isTaken(chosen, id)) &&
          isWhere(state, id, slot, chosen) &&
          (!isPaired(slot) || !whyNotPaired(state, slot, moverIn(chosen, card), id, chosen.cards)),
      );
  if (slot.all || slot.implicit) return open.length > 0 ? [open] : [];
  const some = slot.many
    ? several(state, open, named, mostOf(slot, chosen)).filter(
        (ids) => !slot.together || isOnePlace(state, ids),
      )
    : one(open);
  const all = slot.optional && mayBeNone(state, slot, chosen) ? [[], ...some] : some;
  return slot.field
    ? all.filter((ids) => ridesTogether(state, slot, card, chosen.embarking ?? [], ids))
    : all;
}

/** Whether nothing that was chosen before limits the choice. */
const isFree = (slot: Slot, chosen: Targets): boolean =>
  chosen === NOTHING && slot.atTarget === undefined && slot.elsewhere === undefined && !isPaired(slot);

/** Who moves: whoever was chosen before, or else the card itself. */
const moverIn = (chosen: Targets, card: CardId): CardId => chosen.card?.[0] ?? chosen.cards?.[0] ?? card;

const isTaken = (chosen: Targets, id: CardId): boolean =>
  Object.values(chosen).some((ids) => ids.includes(id));

const one = (ids: CardId[]): CardId[][] => ids.map((id) => [id]);

function isWhere(state: State, id: CardId, slot: Slot, chosen: Targets): boolean {
  const [host] = slot.atTarget ? (chosen[slot.atTarget] ?? []) : [];
  if (host !== undefined && id !== host && !isAt(state, id, host)) return false;
  const [other] = slot.elsewhere ? (chosen[slot.elsewhere] ?? []) : [];
  return other === undefined || placeOf(state, id) !== placeOf(state, other);
}

const isAt = (state: State, id: CardId, host: CardId): boolean =>
  state.cards[id]?.at === host || placeOf(state, id) === placeOf(state, host);

const isOnePlace = (state: State, ids: CardId[]): boolean =>
  new Set(ids.map((id) => placeOf(state, id))).size === 1;

/** Nobody makes room only where there is some. */
const mayBeNone = (state: State, { field, as }: Slot, { card = [] }: Targets): boolean =>
  field !== 'seat' || !as || (card[0] !== undefined && !whyNotInstead(state, card[0], undefined, as));

const mostOf = ({ field }: Slot, { embarking = [] }: Targets): number =>
  field === undefined || (field === 'rider' && embarking.length === 0) ? MOST_COMBINED : MOST_TOGETHER;

/** Up to so many cards are listed in every combination; of those who travel together, fewer. */
const MOST_COMBINED = 10;
const MOST_TOGETHER = 4;

/**
 * Which cards may be chosen together: those that a move names, or all combinations. Of too many cards to list them,
 * each alone, all of each place, and all; a move may still name any others.
 */
function several(
  state: State,
  open: CardId[],
  named: CardId | CardId[] | undefined,
  most: number,
): CardId[][] {
  if (Array.isArray(named)) {
    const meant = open.filter((id) => named.includes(id));
    return meant.length > 0 && meant.length === named.length ? [meant] : [];
  }
  if (open.length <= most) return subsets(open);
  const places = new Set(open.map((id) => placeOf(state, id)));
  const groups = [...places].map((place) => open.filter((id) => placeOf(state, id) === place));
  if (places.size > 1) groups.push(open);
  return [...one(open), ...groups.filter((ids) => ids.length > 1)];
}

function subsets(ids: CardId[]): CardId[][] {
  let all: CardId[][] = [[]];
  for (const id of ids) all = [...all, ...all.map((some) => [...some, id])];
  return all.slice(1);
}

/** The targets as a move writes them: those that have to be named. */
export function written(text: PrintedText, targets: Targets): Record<string, CardId | CardId[]> | undefined {
  let named: Record<string, CardId | CardId[]> | undefined;
  for (const [name, slot] of Object.entries(text.targets ?? {})) {
    const [first] = targets[name] ?? [];
    if (slot.all || slot.implicit || first === undefined) continue;
    named ??= {};
    named[name] = slot.many ? (targets[name] ?? []) : first;
  }
  const [followed] = targets[FOLLOWED] ?? [];
  return followed === undefined ? named : { ...named, [FOLLOWED]: followed };
}

// swccg/sense, swccg/highest-ability-character#droid: a draw against ability targets a character that has some
function lacksCharacter(state: State, by: Side, card: CardId, text: PrintedText): Refusal | undefined {
  const { cancels } = text;
  if (!cancels || cancels === true || cancels.ifDestinyBelow !== 'ability') return undefined;
  const top = topmost(state);
  if (cancels.unless && top && actionFits(state, cancels.unless, top, by)) return undefined;
  if ((highestAbility(state, by) ?? 0) > 0) return undefined;
  return refuse('no-character', { card: printOf(state, card).title });
}
