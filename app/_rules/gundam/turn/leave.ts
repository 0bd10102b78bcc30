import { isToken } from '../cards';
import { isPilotMeant } from '../pairing';
import { beatenUnits } from '../play/damage';
import { asPlay } from './as-play';
import type { When } from './cards';
import { change, changed } from './change';
import type { Log } from './events';
import { holds, met } from './facts';
import { nameOf, type Player, type Trigger, type TurnState, tableOf, type UnitInPlay } from './state';

const NO_ABILITIES = [] as const;

/** The effects of a Unit, of its Pilot or of a Base that trigger now. */
export function triggersOf(
  state: TurnState,
  by: Player,
  sources: readonly string[],
  unit: UnitInPlay | undefined,
  whens: readonly When[],
): Trigger[] {
  const found: Trigger[] = [];
  for (const source of sources) addTriggers(state, by, source, unit, whens, found);
  return found;
}

export function addTriggers(
  state: TurnState,
  by: Player,
  source: string,
  unit: UnitInPlay | undefined,
  whens: readonly When[],
  found: Trigger[],
): void {
  const abilities = state.cards[source]?.abilities ?? NO_ABILITIES;
  for (let ability = 0; ability < abilities.length; ability++) {
    const each = abilities[ability];
    if (!each || !whens.includes(each.when)) continue;
    if (unit && !holds(state, unit, each.during)) continue;
    if (each.pilot && !pilotFits(state, unit?.pilot, each.pilot)) continue;
    found.push(unit ? { by, source, ability, unit: unit.id } : { by, source, ability });
  }
}

export function pilotFits(
  state: TurnState,
  pilot: string | null | undefined,
  wanted: { traits?: readonly string[]; lvAtLeast?: number },
): boolean {
  const { traits, lvAtLeast } = wanted;
  return isPilotMeant(state.cards[pilot ?? ''], {
    ...(traits && { traits }),
    ...(lvAtLeast !== undefined && { minLv: lvAtLeast }),
  });
}

/** New triggered effects come before those already waiting; what one text triggers waits together until it is over. */
// gundam/order-of-effects
export function enqueue(state: TurnState, triggers: readonly Trigger[]): TurnState {
  const { resolving, waiting } = state;
  if (triggers.length === 0) return state;
  if (!resolving) return changed(state, 'waiting', [[...triggers], ...waiting]);
  const triggered = [...(resolving.triggered ?? []), ...triggers];
  return changed(state, 'resolving', { ...resolving, triggered });
}

export const cardsOf = ({ id, pilot }: UnitInPlay): string[] => (pilot === null ? [id] : [id, pilot]);

/** A Unit leaves the battle area, its Pilot with it. A token is removed from the game. */
// gundam/pairing, gundam/token
export function leave(
  state: TurnState,
  player: Player,
  unit: UnitInPlay,
  to: 'hand' | 'trash',
  log: Log,
): TurnState {
  const table = tableOf(state, player);
  const gone = cardsOf(unit);
  if (isToken(state.cards[unit.id])) log.tell('removed-from-game', { card: nameOf(state, unit.id) });
  const next = change(state, player, {
    units: table.units.filter(({ id }) => id !== unit.id),
    [to]: [...gone.filter((id) => !isToken(state.cards[id])), ...table[to]],
  });
  next.used = state.used.filter((each) => !gone.some((id) => each.startsWith(`${id}/`)));
  return next;
}

/** A Base makes room for another: to the trash, or out of the game if it is a token. It is not destroyed. */
// gundam/card-limit, gundam/ex-base
export function giveUpBase(state: TurnState, player: Player, log: Log): TurnState {
  const { base, trash } = tableOf(state, player);
  if (!base) return state;
  log.tell('base-replaced', { player, card: nameOf(state, base.id) });
  if (isToken(state.cards[base.id])) {
    log.tell('removed-from-game', { card: nameOf(state, base.id) });
    return change(state, player, { base: null });
  }
  return change(state, player, { base: null, trash: [base.id, ...trash] });
}

/** Destroys Units at the same time: they go to the trash with their Pilots, and what triggers on it waits. */
// gundam/destroy
export function destroy(state: TurnState, units: [Player, UnitInPlay][], log: Log): TurnState {
  const triggers = units.flatMap(([player, unit]) =>
    triggersOf(state, player, cardsOf(unit), unit, ['destroyed']),
  );
  let next = state;
  for (const [player, unit] of units) {
    log.tell('destroyed', { card: nameOf(state, unit.id) });
    next = leave(next, player, unit, 'trash', log);
  }
  return enqueue(next, triggers);
}

/** Units whose damage has reached their HP, whatever left them without. */
// gundam/destroy
export function beaten(state: TurnState): [Player, UnitInPlay][] {
  const ids = beatenUnits(asPlay(state));
  if (ids.length === 0) return [];
  return state.players.flatMap((player) =>
    tableOf(state, player).units.flatMap((unit): [Player, UnitInPlay][] =>
      ids.includes(unit.id) ? [[player, unit]] : [],
    ),
  );
}

/** Whether a waiting effect still has what it asks for. */
export const worthwhile = (state: TurnState, { by, source, ability, unit }: Trigger): boolean =>
  met(state, by, state.cards[source]?.abilities?.[ability]?.if, unit);
