import { DARK_FIRST, otherSide, type Side } from '../../core/sides';
import { isDraw } from '../shuffled-deck';
import { changeAttempt, sidesWith, withAttempt, withParts, withPlayer } from './change';
import { drawToHand, takeDamage } from './deck';
import type { Log } from './events';
import { battleCardOf, cubesOf, powerOf, shipOf, titleOf, titlesOf } from './fleet';
import { type Refusal, refuse } from './refusals';
import type { Attempt, EvacuationState, Fight, Group } from './state';

const discardOf = (state: EvacuationState, side: Side, cards: readonly string[]): EvacuationState =>
  cards.length === 0
    ? state
    : withPlayer(state, side, { discard: [...state.players[side].discard, ...cards] });

/** The starships that a Battle card would fight with, if it works with what follows it. */
// young-jedi/rulebook/battle-details#weapon-battle-details
function groupBehind(state: EvacuationState, plan: readonly string[]): string[] | undefined {
  const battle = battleCardOf(state, plan[0] ?? '');
  if (!battle) return undefined;
  const count = battle.together ?? 1;
  const ships = plan.slice(1, 1 + count);
  const { worksWith = 'starship' } = battle;
  const works = ships.every((id) => {
    const ship = shipOf(state, id);
    return ship && (worksWith === 'starship' || worksWith === ship.ship);
  });
  return works && ships.length === count ? ships : undefined;
}

const NO_PLANS: Attempt['plans'] = { light: [], dark: [] };

/** Reveals what fights next. A Battle card that does not work is discarded; the rest goes on in its order. */
// young-jedi/rulebook/battle-details#battle-plan-mistakes
function revealOne(state: EvacuationState, side: Side, log: Log): { state: EvacuationState; group: Group } {
  let plan = state.attempt?.plans[side] ?? [];
  const wasted: string[] = [];
  let group: Group | undefined;
  while (!group) {
    const top = plan[0] ?? '';
    if (battleCardOf(state, top)) {
      const ships = groupBehind(state, plan);
      if (ships) group = { ships, battle: top, drawn: 0 };
      else {
        log.tell('battle-card-wasted', { player: side, card: titleOf(state, top) });
        wasted.push(top);
        plan = plan.slice(1);
      }
    } else group = { ships: [top], drawn: 0 };
  }
  const ships = titlesOf(state, group.ships);
  if (group.battle === undefined) log.tell('revealed', { player: side, ships });
  else log.tell('revealed-with', { player: side, ships, card: titleOf(state, group.battle) });
  const rest = plan.slice(group.ships.length + (group.battle === undefined ? 0 : 1));
  const plans = sidesWith(state.attempt?.plans ?? NO_PLANS, side, rest);
  return { state: discardOf(withAttempt(state, { plans }), side, wasted), group };
}

/** Destinies for Battle cards, then for power; the defender before the attacker each time. */
// young-jedi/rulebook/battle-details#destiny-order
function drawsDue(state: EvacuationState, defender: Side, groups: Fight['groups']): Fight['due'] {
  const order = [defender, otherSide(defender)];
  const due: Fight['due'] = [];
  for (const player of order) {
    const { battle: card = '' } = groups[player];
    const cubes = battleCardOf(state, card)?.cubes ?? 0;
    for (let i = 0; i < cubes; i++) due.push({ player, card });
  }
  for (const player of order)
    for (const card of groups[player].ships) {
      const ship = shipOf(state, card);
      const cubes = ship ? cubesOf(ship) : 0;
      for (let i = 0; i < cubes; i++) due.push({ player, card });
    }
  return due;
}

export function reveal(state: EvacuationState, log: Log): EvacuationState {
  const { attempt } = state;
  if (!attempt) return state;
  const defender = attempt.by;
  const first = revealOne(state, defender, log);
  const second = revealOne(first.state, otherSide(defender), log);
  const groups =
    defender === 'light'
      ? { light: first.group, dark: second.group }
      : { light: second.group, dark: first.group };
  return withAttempt(second.state, { fight: { groups, due: drawsDue(second.state, defender, groups) } });
}

/** Power, bonuses and destinies of a group. */
// young-jedi/rulebook/starships#starship-battle, young-jedi/rulebook/battle-details#fight-together
export function totalOf(state: EvacuationState, side: Side, { ships, battle, drawn }: Group): number {
  const power = ships.reduce((sum, id) => sum + powerOf(state, side, id), 0);
  return power + (battleCardOf(state, battle ?? '')?.bonus ?? 0) + drawn;
}

// young-jedi/rulebook/battle-details#destiny-order
export function whyNotDraw(
  state: EvacuationState,
  side: Side,
  draw: { value: number; card?: string },
): Refusal | undefined {
  const fight = state.attempt?.fight;
  const due = fight?.due[0];
  if (due?.player !== side) {
    const ships = fight?.groups[side].ships ?? [];
    const idle = ships.length > 0 && ships.every((id) => shipOf(state, id)?.ship === 'transport');
    return idle
      ? refuse('transport-draws-nothing', { player: side })
      : refuse('no-draw-due', { player: side });
  }
  return isDraw(state.players[side].deck, state.cards, 'destiny', draw)
    ? undefined
    : refuse('not-its-destiny');
}

export function drawDestiny(
  state: EvacuationState,
  side: Side,
  draw: { value: number; card?: string },
  log: Log,
): EvacuationState {
  const fight = state.attempt?.fight;
  const due = fight?.due[0];
  if (!fight || !due) return state;
  log.tell('destiny-drawn', { player: side, value: draw.value, card: titleOf(state, due.card) });
  const group = { ...fight.groups[side], drawn: fight.groups[side].drawn + draw.value };
  const next = withAttempt(state, {
    fight: { groups: sidesWith(fight.groups, side, group), due: fight.due.slice(1) },
  });
  return drawToHand(next, side, draw, log);
}

function closeFight(
  state: EvacuationState,
  change: Partial<Pick<Attempt, 'plans' | 'survivors' | 'choice'>>,
): EvacuationState {
  const { attempt } = state;
  if (!attempt?.fight) return state;
  const { fight } = attempt;
  let next = withParts(state, { attempt: changeAttempt(attempt, { ...change, fight: null }) });
  for (const side of DARK_FIRST) {
    const { battle } = fight.groups[side];
    if (battle !== undefined) next = discardOf(next, side, [battle]);
  }
  return next;
}

/** A Battle card takes its starship out of the fight; the opposing ones are left over. */
// young-jedi/on-the-run-virtual
function withdraw(state: EvacuationState, side: Side, log: Log): EvacuationState {
  const { attempt } = state;
  if (!attempt?.fight) return state;
  const other = otherSide(side);
  const own = attempt.fight.groups[side].ships;
  const opposing = attempt.fight.groups[other].ships;
  log.tell('withdrawn', { player: side, ships: titlesOf(state, own) });
  log.tell('left-over', { player: other, ships: titlesOf(state, opposing) });
  return closeFight(state, {
    plans: sidesWith(attempt.plans, side, [...own, ...attempt.plans[side]]),
    survivors: sidesWith(attempt.survivors, other, [...attempt.survivors[other], ...opposing]),
  });
}

/** The Battle cards resolve, the attacker's first; then the totals are compared. */
// young-jedi/rulebook/starships#starship-battle, young-jedi/rulebook/battle-details#destiny-order
export function settleFight(state: EvacuationState, log: Log): EvacuationState {
  const { attempt } = state;
  if (!attempt?.fight) return state;
  const { groups } = attempt.fight;
  for (const side of [otherSide(attempt.by), attempt.by])
    if (battleCardOf(state, groups[side].battle ?? '')?.withdraws) return withdraw(state, side, log);
  const totals = { light: totalOf(state, 'light', groups.light), dark: totalOf(state, 'dark', groups.dark) };
  log.tell('totals', totals);
  const { survivors } = attempt;
  if (totals.light === totals.dark) {
    log.tell('tied', { total: totals.light });
    return closeFight(state, {
      survivors: {
        light: [...survivors.light, ...groups.light.ships],
        dark: [...survivors.dark, ...groups.dark.ships],
      },
    });
  }
  const loser: Side = totals.light < totals.dark ? 'light' : 'dark';
  const winner = otherSide(loser);
  const won = sidesWith(survivors, winner, [...survivors[winner], ...groups[winner].ships]);
  const { ships, battle } = groups[loser];
  if (ships.length > 1 && battleCardOf(state, battle ?? '')?.oneDefeated)
    return closeFight(state, { survivors: won, choice: { player: loser, ships } });
  return destroy(closeFight(state, { survivors: won }), loser, ships, log);
}

/** Defeated starships are discarded and their owner takes their damage. */
// young-jedi/rulebook/starships#hyperspace
function destroy(state: EvacuationState, side: Side, ships: readonly string[], log: Log): EvacuationState {
  for (const id of ships) log.tell('destroyed', { player: side, card: titleOf(state, id) });
  const damage = ships.reduce((sum, id) => sum + (shipOf(state, id)?.damage ?? 0), 0);
  return takeDamage(discardOf(state, side, ships), side, damage, log);
}

// young-jedi/rulebook/battle-details#fight-together
export function whyNotSacrifice(state: EvacuationState, side: Side, id: string): Refusal | undefined {
  const choice = state.attempt?.choice;
  if (choice?.player !== side) return refuse('no-choice-due', { player: side });
  return choice.ships.includes(id) ? undefined : refuse('not-of-the-group', { card: titleOf(state, id) });
}

export function sacrifice(state: EvacuationState, side: Side, id: string, log: Log): EvacuationState {
  const { attempt } = state;
  if (!attempt?.choice) return state;
  const spared = attempt.choice.ships.filter((ship) => ship !== id);
  const survivors = sidesWith(attempt.survivors, side, [...attempt.survivors[side], ...spared]);
  return destroy(withAttempt(state, { survivors, choice: null }), side, [id], log);
}
