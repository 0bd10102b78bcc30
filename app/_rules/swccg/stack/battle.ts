import { otherSide, SIDES, type Side } from '../../core/sides';
import { openDebts } from '../field/damage';
import { destinyDraws } from '../field/draws';
import { changeFight, joinFight, totalsOf } from '../field/fight';
import { happen } from './happenings';
import type { Effect } from './schema';
import { type Action, type Battle, isInert, printOf, type State } from './state';
import { type Table, tell } from './table';
import { SEGMENTS, type Segment } from './timing';
import { damageAfter } from './values';

/** The battle goes to a segment: first what the rules do in it, then the players. swccg/death-star-ii/battle#battle-phase */
export function enterSegment(table: Table, action: Action, segment: Segment): void {
  if (segment === 'weapons') joinFight(table, action);
  const { open: _, ...battle } = battleIn(action);
  action.battle = { ...battle, segment };
  action.happened = [];
  tell(table, 'segment', { segment });
  const draws = battle.fight ? destinyDraws : (_: Table, typed: Action) => battleDestinies(typed);
  action.todo = segment === 'power' ? draws(table, action) : [];
  if (segment === 'damage') openDebts(table, action);
}

/** The next segment, if there is one. */
export function nextSegment(battle: Battle): Segment | undefined {
  return battle.segment && SEGMENTS[SEGMENTS.indexOf(battle.segment) + 1];
}

/** What the rules do is done: whoever initiated the battle may initiate the first action of the segment. */
export function openSegment(table: Table, action: Action): void {
  const { state } = table;
  state.opportunity = action.by;
  state.passes = 0;
  state.just = action.happened;
  action.battle = { ...battleIn(action), open: true };
}

function battleIn(action: Action): Battle {
  if (!action.battle) throw new Error(`${action.name} is no battle`);
  return action.battle;
}

// swccg/destiny-draw#several-draws: all of one player's, then all of the other's
function battleDestinies(action: Action): Effect[] {
  const { destinies } = battleIn(action);
  return ([action.by, otherSide(action.by)] as const)
    .filter((side) => destinies[side] > 0)
    .map((side) => ({
      do: 'draw',
      who: side === action.by ? 'you' : 'opponent',
      count: destinies[side],
      purpose: 'battle',
      may: true,
    }));
}

/** The power of a side's cards at a location; those aboard another card are left to that card. */
const powerThere = (state: State, at: string | undefined, side: Side): number =>
  state.ids
    .filter((id) => {
      const card = state.cards[id];
      return card?.zone === 'table' && card.owner === side && card.at === at && !isInert(card);
    })
    .reduce((sum, id) => sum + (printOf(state, id).power ?? 0), 0);

function typedTotals(state: State, action: Action, { power, drawn }: Battle): Record<Side, number> {
  const [light, dark] = SIDES.map(
    (side) => Math.max(0, powerThere(state, action.at, side) + power[side]) + drawn[side],
  ) as [number, number];
  return { light, dark };
}

/** Who wins, and by how much the loser is damaged. swccg/death-star-ii/battle#power-segment, #battle-damage */
export function compareTotals(table: Table, action: Action): void {
  const battle = battleIn(action);
  const totals = battle.fight ? totalsOf(table.state, action) : typedTotals(table.state, action, battle);
  declare(table, action, totals);
}

/** Power that changes before the power segment ends is counted again. swccg/when-a-value-is-fixed#battle */
export function recount(table: Table, action: Action): void {
  const { segment, fight } = battleIn(action);
  if (segment !== 'power' || !fight?.totals) return;
  const totals = totalsOf(table.state, action);
  if (SIDES.every((side) => totals[side] === fight.totals?.[side])) return;
  declare(table, action, totals);
}

function declare(table: Table, action: Action, { light, dark }: Record<Side, number>): void {
  changeFight(action, { totals: { light, dark } });
  const { winner: before, ...battle } = battleIn(action);
  const told = { by: action.by, type: 'battle', action: action.id } as const;
  if (light === dark) {
    action.battle = { ...battle, damage: 0 };
    tell(table, 'tie', { total: light });
    happen(table, { ...told, what: 'tie' });
    return;
  }
  const winner = light > dark ? 'light' : 'dark';
  const damage = damageAfter(Math.abs(light - dark), winner, battle.changes);
  action.battle = { ...battle, winner, damage };
  tell(table, 'winner', { side: winner, light, dark, damage });
  if (winner !== before) happen(table, { ...told, what: 'winner', by: winner });
}
