import type { Refusal } from '../../core/contract';
import { actionFits, highestAbility, isOnTable, placeOf } from './patterns';
import { refuse } from './refuse';
import { rosterOf } from './roster';
import type { Slot } from './schema';
import { isShielded } from './stacking';
import { type CardId, type PrintedText, printOf, type State, topmost } from './state';
import type { Side } from './timing';

export type Targets = Record<string, CardId[]>;

const NONE: Targets[] = [{}];

/** Step 1b: every way to choose the targets. swccg/actions-step-1b */
export function chooseTargets(state: State, by: Side, card: CardId, text: PrintedText): Targets[] | Refusal {
  const lacking = lacksCharacter(state, by, card, text);
  if (lacking) return lacking;
  if (!text.targets) return NONE;
  let ways: Targets[] = NONE;
  for (const [name, slot] of Object.entries(text.targets)) {
    const reach = candidates(state, by, card, slot);
    if (!Array.isArray(reach)) return reach;
    ways = ways.flatMap((way) => choices(state, slot, reach, way).map((ids) => named(way, name, slot, ids)));
    if (ways.length === 0) {
      return refuse('no-target', 'swccg/actions-step-1b#explicit-and-implicit', noTarget(state, card, slot));
    }
  }
  return ways;
}

/** The cards on table that the slot can target. */
function candidates(state: State, by: Side, card: CardId, slot: Slot): CardId[] | Refusal {
  const { title } = printOf(state, card);
  const inPlay: CardId[] = [];
  for (const { id, owner, print } of rosterOf(state).cards) {
    if (!isOnTable(state, slot, id, owner, print, by)) continue;
    if (!slot.aboard || state.cards[id]?.at === card) inPlay.push(id);
  }
  const reach = inPlay.filter((id) => slot.captives || !state.cards[id]?.captive);
  const open = reach.filter(
    (id) => !printOf(state, id).immune?.includes(title) && !isShielded(state, id, title),
  );
  if (open.length > 0 || slot.optional) return open;
  const [captive] = inPlay.filter((id) => !reach.includes(id));
  if (reach.length === 0 && captive !== undefined) {
    return refuse('captive', 'swccg/actions-step-1b#in-play-is-not-enough', {
      card: title,
      target: printOf(state, captive).title,
    });
  }
  const [immune] = reach;
  if (immune !== undefined) {
    return refuse('immune', 'swccg/actions-step-1b', { card: title, action: printOf(state, immune).title });
  }
  const rule = slot.all
    ? 'swccg/actions-step-1b#cancelling-is-targeting'
    : 'swccg/actions-step-1b#explicit-and-implicit';
  return refuse('no-target', rule, noTarget(state, card, slot));
}

function noTarget(state: State, card: CardId, slot: Slot): { card: string; target: string } {
  const wanted = slot.title ?? slot.tag ?? slot.kind ?? '';
  return {
    card: printOf(state, card).title,
    target: typeof wanted === 'string' ? wanted : wanted.join(', '),
  };
}

/** What may be chosen for a slot, given what was chosen before. */
function choices(state: State, slot: Slot, reach: CardId[], chosen: Targets): CardId[][] {
  const taken = Object.values(chosen).flat();
  const open = reach.filter(
    (id) => (slot.implicit || !taken.includes(id)) && isWhere(state, id, slot, chosen),
  );
  if (slot.all || slot.implicit) return open.length > 0 ? [open] : [];
  const some = slot.many
    ? subsets(open).filter((ids) => !slot.together || isOnePlace(state, ids))
    : one(open);
  return slot.optional ? [[], ...some] : some;
}

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

function subsets(ids: CardId[]): CardId[][] {
  let all: CardId[][] = [[]];
  for (const id of ids) all = [...all, ...all.map((some) => [...some, id])];
  return all.slice(1);
}

const named = (way: Targets, name: string, slot: Slot, ids: CardId[]): Targets =>
  slot.implicit ? way : { ...way, [name]: ids };

/** The targets as a move writes them: those that have to be named. */
export function written(text: PrintedText, targets: Targets): Record<string, CardId | CardId[]> | undefined {
  if (!text.targets) return undefined;
  const names = Object.entries(text.targets).filter(
    ([name, slot]) => !slot.all && !slot.implicit && (targets[name]?.length ?? 0) > 0,
  );
  if (names.length === 0) return undefined;
  return Object.fromEntries(
    names.map(([name, slot]) => {
      const ids = targets[name] ?? [];
      return [name, slot.many ? ids : (ids[0] ?? '')];
    }),
  );
}

// swccg/sense, swccg/highest-ability-character: a draw against ability targets a character of yours
function lacksCharacter(state: State, by: Side, card: CardId, text: PrintedText): Refusal | undefined {
  const { cancels } = text;
  if (!cancels || cancels === true || cancels.ifDestinyBelow !== 'ability') return undefined;
  const top = topmost(state);
  if (cancels.unless && top && actionFits(state, cancels.unless, top, by)) return undefined;
  if (highestAbility(state, by) !== undefined) return undefined;
  return refuse('no-character', 'swccg/highest-ability-character', { card: printOf(state, card).title });
}
