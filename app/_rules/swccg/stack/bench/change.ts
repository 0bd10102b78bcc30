import { mayTakePart } from '../../battle/where';
import { generationOf } from '../../field/presence';
import type { Fight } from '../../field/state';
import { bareView } from '../../field/view';
import { type Action, battleOf, type CardId, type State } from '../state';
import { laid, type Table } from '../table';

/** A copy that may be changed. What was worked out about its cards is worked out anew; a play that is over goes on. */
export function opened(state: State): Table {
  const { defeated: _, field, ...rest } = state;
  return laid({
    ...rest,
    over: false,
    ids: [...state.ids],
    cards: { ...state.cards },
    ...(field && { field: { ...field, row: [...field.row] } }),
  });
}

/** The same once more: prints have changed. */
export function renewed(state: State): void {
  state.ids = [...state.ids];
  state.cards = { ...state.cards };
}

/** Everything that lies on a card or in it, and so on up. */
export function lyingOn(state: State, id: CardId): CardId[] {
  const direct = state.ids.filter((each) => {
    const card = state.cards[each];
    return each !== id && card?.at === id && (card.zone === 'table' || card.zone === 'on');
  });
  return direct.flatMap((each) => [each, ...lyingOn(state, each)]);
}

const named = (text: string | undefined, id: CardId): boolean => text === id;

const isOf = (action: Action, id: CardId): boolean =>
  named(action.card, id) ||
  named(action.at, id) ||
  named(action.to, id) ||
  named(action.follows, id) ||
  named(action.grabbedBy, id) ||
  action.token === id ||
  action.excluded?.includes(id) === true ||
  Object.values(action.targets).some((ids) => ids.includes(id)) ||
  JSON.stringify([action.todo, action.effects ?? []]).includes(JSON.stringify(id));

/** Whether something that is under way speaks of this card. */
export const isInUse = ({ stack, announced, due, scheduled, cards, released }: State, id: CardId): boolean =>
  cards[id]?.zone === 'stack' ||
  stack.some((action) => isOf(action, id)) ||
  announced?.card === id ||
  Object.values(announced?.targets ?? {}).some((ids) => ids.includes(id)) ||
  due.some(({ card }) => card === id) ||
  scheduled.some(({ card }) => card === id) ||
  released?.some(({ card, at }) => card === id || at === id) === true;

const others = (ids: readonly string[], gone: ReadonlySet<string>): string[] =>
  ids.filter((id) => !gone.has(id));

const withoutIds = <Of>(byId: Record<string, Of>, gone: ReadonlySet<string>): Record<string, Of> =>
  Object.fromEntries(Object.entries(byId).filter(([id]) => !gone.has(id)));

function withoutFighters(fight: Fight, gone: ReadonlySet<string>): Fight {
  const about = <Change extends { card: string }>(changes: readonly Change[]) =>
    changes.filter(({ card }) => !gone.has(card));
  return {
    ...fight,
    participants: others(fight.participants, gone),
    excluded: others(fight.excluded, gone),
    hit: others(fight.hit, gone),
    fired: others(fight.fired, gone),
    worth: about(fight.worth),
    granted: about(fight.granted),
    power: about(fight.power),
    ...(fight.unapplied && { unapplied: others(fight.unapplied, gone) }),
    ...(fight.immune && { immune: withoutIds(fight.immune, gone) }),
  };
}

/** Nothing that was noted about these cards holds any more. */
export function forget(state: State, ids: readonly CardId[]): void {
  const gone = new Set(ids);
  const { field } = state;
  if (field)
    state.field = {
      ...field,
      row: others(field.row, gone),
      drained: others(field.drained, gone),
      drainers: others(field.drainers, gone),
      battled: others(field.battled, gone),
      fought: others(field.fought, gone),
      shooters: others(field.shooters, gone),
      moved: others(field.moved, gone),
      ...(field.kept && { kept: field.kept.filter(({ card }) => !gone.has(card)) }),
      ...(field.versions && { versions: withoutIds(field.versions, gone) }),
    };
  for (const action of state.stack)
    if (action.battle?.fight)
      action.battle = { ...action.battle, fight: withoutFighters(action.battle.fight, gone) };
  state.just = state.just.filter(({ card }) => card === undefined || !gone.has(card));
  state.uses = Object.fromEntries(
    Object.entries(state.uses).filter(([key]) => !gone.has(key.slice(0, key.lastIndexOf(' ')))),
  );
}

/** What a battle under way makes of a card that is laid where it is: the card takes part. */
// swccg/participating-in-battle
export function joinBattle(state: State, id: CardId): void {
  const action = battleOf(state);
  const fight = action?.battle?.fight;
  if (!action?.battle || !fight || !state.field || action.at === undefined) return;
  if (!mayTakePart(bareView(state), id, action.at) || fight.participants.includes(id)) return;
  action.battle = { ...action.battle, fight: { ...fight, participants: [...fight.participants, id] } };
  if (!state.field.fought.includes(id)) state.field = { ...state.field, fought: [...state.field.fought, id] };
}

/** The Force that may be activated, as the locations stand now. */
export function countIcons(state: State): void {
  if (state.field) state.field = { ...state.field, generation: generationOf(state, state.turn) };
}
