import { immunityOf } from '../battle/damage';
import { type CardFacts, isParticipant } from '../battle/facts';
import { defenseValue } from '../battle/power';
import { leavesNoForfeit, shotTotal, succeeds } from '../battle/weapons';
import { isInBattle, participantFacts } from '../battle/where';
import { happen, ofCard } from '../stack/happenings';
import { leaveTogether } from '../stack/leaving';
import { placeOf } from '../stack/place';
import { reached } from '../stack/reach';
import type { Effect } from '../stack/schema';
import {
  type Action,
  battleOf,
  type CardId,
  cardOf,
  printOf,
  respondedToBy,
  type State,
} from '../stack/state';
import { type Table, tell } from '../stack/table';
import { hasChanged } from '../stack/values';
import { takeCaptive } from './captives';
import { changeField, changeFight, fightOf } from './fight';
import { lay } from './laying';
import { breakCover, goUndercover } from './undercover';
import { viewOf } from './view';

type FieldVerb =
  | 'fired'
  | 'strike'
  | 'add-to-total'
  | 'add-to-each'
  | 'hit'
  | 'exclude-from-battle'
  | 'worth'
  | 'immunity'
  | 'add-power'
  | 'no-ability'
  | 'keep'
  | 'end-battle'
  | 'lay'
  | 'go-undercover'
  | 'break-cover';
type Doing<V extends FieldVerb> = (table: Table, action: Action, effect: Extract<Effect, { do: V }>) => void;

/** The cards of the battle under way that an effect reaches. */
const fightersReached = (
  state: State,
  effect: Extract<Effect, { cards: unknown }>,
  action: Action,
): CardId[] => {
  const view = viewOf(state);
  return reached(state, effect.cards, action).filter((id) => isInBattle(view, id));
};

/** What cards do to a battle that is counted from the table. */
export const FIELD_VERBS: { [V in FieldVerb]: Doing<V> } = {
  // swccg/after-a-cancel#action: only a shot that comes to its result is a shot
  fired({ state }, action) {
    const battle = battleOf(state);
    const fight = fightOf(battle);
    if (!battle || !fight || action.card === undefined) return;
    changeFight(battle, { fired: [...fight.fired, action.card] });
    const bearer = cardOf(state, action.card).at;
    if (bearer !== undefined && state.field)
      changeField(state, { shooters: [...state.field.shooters, bearer] });
  },
  strike: (table, action) => strike(table, action),
  lay: (table, action, { way }) => lay(table, action, way),
  'go-undercover'(table, action, { cards }) {
    for (const id of reached(table.state, cards, action)) goUndercover(table, id, action.by);
  },
  'break-cover'(table, action, { cards }) {
    for (const id of reached(table.state, cards, action)) breakCover(table, id, action);
  },
  'add-to-total'({ state }, action, { add }) {
    const shot = respondedToBy(state, action);
    if (shot && !hasChanged(shot, action, 'total')) shot.plus = (shot.plus ?? 0) + add;
  },
  'add-to-each'({ state }, action, { add }) {
    const shot = respondedToBy(state, action);
    if (shot && !hasChanged(shot, action, 'each'))
      shot.each = [...(shot.each ?? []), { name: action.name, add }];
  },
  // swccg/weapons-firing#steps: what is hit outside of a battle, or excluded from it, is lost at once
  hit(table, action, effect) {
    const view = viewOf(table.state);
    const hit = reached(table.state, effect.cards, action).filter((id) => participantFacts(view, id));
    for (const id of hit) markHit(table, action, id, isInBattle(view, id));
    loseAtOnce(
      table,
      action,
      hit.filter((id) => !isInBattle(view, id)),
    );
  },
  'exclude-from-battle'(table, action, effect) {
    exclude(table, action, fightersReached(table.state, effect, action));
  },
  worth(table, action, effect) {
    const battle = battleOf(table.state);
    const { do: _, cards, ...worth } = effect;
    const changes = fightersReached(table.state, { ...effect, cards }, action).map((card) => ({
      card,
      source: action.name,
      ...worth,
    }));
    const fight = fightOf(battle);
    if (battle && fight) changeFight(battle, { worth: [...fight.worth, ...changes] });
    for (const { card } of changes) tellWorth(table, card);
  },
  immunity(table, action, effect) {
    const battle = battleOf(table.state);
    const fight = fightOf(battle);
    if (!battle || !fight) return;
    const { do: _, cards: __, ...change } = effect;
    const granted = fightersReached(table.state, effect, action).map((card) => ({
      card,
      source: action.name,
      ...change,
    }));
    changeFight(battle, { granted: [...fight.granted, ...granted] });
    for (const { card } of granted) tellImmunity(table, card);
  },
  'add-power'(table, action, effect) {
    const battle = battleOf(table.state);
    const fight = fightOf(battle);
    if (!battle || !fight) return;
    const { add } = effect;
    const power = fightersReached(table.state, effect, action).map((card) => ({
      card,
      source: action.name,
      add,
    }));
    changeFight(battle, { power: [...fight.power, ...power] });
    for (const { card } of power)
      tell(table, 'power-changed', { card: printOf(table.state, card).title, add });
  },
  'no-ability'(table, action, effect) {
    const battle = battleOf(table.state);
    const fight = fightOf(battle);
    if (!battle || !fight) return;
    const unapplied = fightersReached(table.state, effect, action);
    changeFight(battle, { unapplied: [...(fight.unapplied ?? []), ...unapplied] });
    for (const id of unapplied) tell(table, 'ability-unapplied', { card: printOf(table.state, id).title });
  },
  keep(table, action, { cards, from }) {
    const { state } = table;
    const kept = reached(state, cards, action).map((card) => ({ card, source: action.name, from }));
    changeField(state, { kept: [...(state.field?.kept ?? []), ...kept] });
    for (const { card } of kept) tell(table, 'kept', { card: printOf(state, card).title, from });
    // swccg/battle#barriered: it is no part of a battle that is under way either
    if (from === 'battling')
      exclude(table, action, fightersReached(state, { do: 'keep', cards, from }, action));
  },
  'end-battle'({ state }) {
    const battle = battleOf(state);
    if (fightOf(battle) && battle) battle.ending = true;
  },
};

/** These cards, and whoever is aboard them, are out of the battle under way. */
// swccg/excluded-from-battle
function exclude(table: Table, action: Action, cards: CardId[]): void {
  const battle = battleOf(table.state);
  const fight = fightOf(battle);
  if (!battle || !fight) return;
  const view = viewOf(table.state);
  const out = cards.flatMap((id) => [
    id,
    ...Object.keys(view.table).filter((each) => view.table[each]?.aboard === id && isInBattle(view, each)),
  ]);
  changeFight(battle, { excluded: [...fight.excluded, ...out] });
  for (const id of out) tell(table, 'out-of-battle', { card: printOf(table.state, id).title });
  // swccg/card-states: whoever is hit and then excluded is lost at once
  loseAtOnce(
    table,
    action,
    out.filter((id) => fight.hit.includes(id)),
  );
}

function tellWorth(table: Table, id: CardId): void {
  const value = viewOf(table.state).battle?.worth?.[id];
  if (value !== undefined) tell(table, 'worth-changed', { card: printOf(table.state, id).title, value });
}

function tellImmunity(table: Table, id: CardId): void {
  const card = printOf(table.state, id).title;
  const below = immunityOf(viewOf(table.state), id);
  if (below === undefined) tell(table, 'immunity-lost', { card });
  else tell(table, 'immunity-granted', { card, below });
}

/** All destinies of a shot are drawn. */
function strike(table: Table, action: Action): void {
  const { state } = table;
  const [target] = action.targets.target ?? [];
  const weapon = action.card === undefined ? undefined : printOf(state, action.card).figures;
  const view = viewOf(state);
  const facts = target === undefined ? undefined : participantFacts(view, target);
  if (target === undefined || weapon?.kind !== 'weapon' || !facts || !isInBattle(view, target)) return;
  const { total } = shotTotal(weapon, facts, action.drawn, action.plus);
  const defense = defenseValue(view, target, facts);
  const args = { weapon: weapon.title, target: facts.title, total, defense };
  if (!succeeds(args)) {
    tell(table, 'missed', args);
    return;
  }
  tell(table, 'hit', args);
  if (weapon.does === 'lost') loseAtOnce(table, action, [target]);
  else if (weapon.does === 'captured') seize(table, action, target);
  else {
    markHit(table, action, target);
    if (leavesNoForfeit(weapon, bearerOf(state, action))) zeroed(table, action, target);
  }
}

/** The card is turned sideways; it fights on, and is forfeited in the damage segment. */
// swccg/death-star-ii/battle#weapons-segment
function markHit(table: Table, action: Action, id: CardId, fights = true): void {
  const battle = battleOf(table.state);
  const fight = fightOf(battle);
  if (fights && battle && fight && !fight.hit.includes(id)) changeFight(battle, { hit: [...fight.hit, id] });
  happen(table, { ...ofCard(table, 'hit', id, action.by), at: placeOf(table.state, id) ?? '' });
}

function bearerOf(state: State, { card }: Action): CardFacts | undefined {
  const bearer = card === undefined ? undefined : cardOf(state, card).at;
  return bearer === undefined ? undefined : printOf(state, bearer).figures;
}

function zeroed(table: Table, action: Action, target: CardId): void {
  const battle = battleOf(table.state);
  const fight = fightOf(battle);
  if (!battle || !fight) return;
  changeFight(battle, { worth: [...fight.worth, { card: target, source: action.name, set: 0 }] });
  tellWorth(table, target);
}

function loseAtOnce(table: Table, action: Action, cards: CardId[]): void {
  for (const id of cards) tell(table, 'lost-at-once', { card: printOf(table.state, id).title });
  leaveTogether(table, cards, 'lost', action, false);
}

/** The captive goes to whoever took it, if that one escorts nobody yet; or stays where it is. */
// swccg/captives, swccg/escorting
function seize(table: Table, action: Action, target: CardId): void {
  const { state } = table;
  const battle = battleOf(state);
  const bearer = action.card === undefined ? undefined : cardOf(state, action.card).at;
  const facts = bearer === undefined ? undefined : printOf(state, bearer).figures;
  const isFree =
    bearer !== undefined &&
    !Object.values(state.cards).some(({ at, captive, zone }) => at === bearer && captive && zone === 'table');
  const escorts = isFree && facts !== undefined && isParticipant(facts) && facts.kind === 'character';
  takeCaptive(table, target, action.by, escorts ? bearer : battle?.at);
}

/** The battle is over before its power segment: cards that were hit are lost, and nothing else is owed. */
// swccg/battle#ending-early, swccg/weapons-firing#steps
export function endFight(table: Table, action: Action): void {
  const fight = fightOf(action);
  if (!fight) return;
  const view = viewOf(table.state);
  loseAtOnce(
    table,
    action,
    fight.hit.filter((id) => view.table[id]?.at === action.at && !view.captives.includes(id)),
  );
}
