import { placeOf } from '../stack/place';
import { type Refusal, refuse } from '../stack/refusals';
import type { CardId, State } from '../stack/state';
import { allIn } from '../stack/whereabouts';
import { participantOf, titleOf } from './boarding';
import { areAdjacent, isDriven, isShaftBelow, placeFacts } from './reach';
import { isDeathStarSector } from './sectors';
import { whyNotOnItsOwn } from './travel';

/** Only starfighters go into the sectors of the second Death Star, and the dark side's only after one of the light side. */
// swccg/movement#death-star-ii-sectors
export function whyNotIntoSector(state: State, id: CardId, to: CardId): Refusal | undefined {
  if (!isDeathStarSector(placeFacts(state, to))) return undefined;
  const facts = participantOf(state, id);
  const isFighter = facts?.kind === 'starship' && facts.type === 'starfighter';
  if (isFighter && (facts.side === 'light' || leadsTheWay(state))) return undefined;
  return refuse('sector-closed', { card: titleOf(state, id), location: titleOf(state, to) });
}

/** Whether a light side starfighter is at one of those sectors. */
const leadsTheWay = (state: State): boolean =>
  allIn(state, 'table').some(({ id, owner, print: { figures } }) => {
    if (owner !== 'light' || figures?.kind !== 'starship' || figures.type !== 'starfighter') return false;
    return isDeathStarSector(placeFacts(state, placeOf(state, id)));
  });

/** A dark side starfighter there, once none of the light side is at any of these sectors: one sector a turn. */
// swccg/movement#dark-side-starfighters
export function whyNotReturn(state: State, id: CardId): Refusal | undefined {
  const facts = participantOf(state, id);
  const card = titleOf(state, id);
  const isInside = isDeathStarSector(placeFacts(state, placeOf(state, id)));
  if (facts?.side !== 'dark' || !isInside || leadsTheWay(state)) return refuse('may-remain', { card });
  return whyNotOnItsOwn(state, id) ?? (isDriven(state, id) ? undefined : refuse('not-driven', { card }));
}

/** The next step on the way out: from the Coolant Shaft to the system, else to the sector nearer to it. */
// swccg/movement#dark-side-starfighters
export function whyNotHomeward(state: State, id: CardId, to: CardId): Refusal | undefined {
  const from = placeOf(state, id);
  const [here, there] = [from === undefined ? undefined : stepsOut(state, from), stepsOut(state, to)];
  const isNext = here !== undefined && there === here - 1 && isBeside(state, from ?? '', to);
  return isNext
    ? undefined
    : refuse('out-of-range', { card: titleOf(state, id), location: titleOf(state, to) });
}

const isBeside = (state: State, sector: CardId, to: CardId): boolean =>
  areAdjacent(state, sector, to) || isShaftBelow(state, to, sector);

/** How many moves lead from there to the system: none from the system itself, one from the Coolant Shaft. */
function stepsOut(state: State, from: CardId): number | undefined {
  const row = state.field?.row ?? [];
  const isShaft = (id: CardId) => row.some((system) => isShaftBelow(state, system, id));
  if (row.some((sector) => isShaftBelow(state, from, sector))) return 0;
  let edge = [from];
  const seen = new Set(edge);
  for (let steps = 1; edge.length > 0; steps++) {
    if (edge.some(isShaft)) return steps;
    edge = row.filter((id) => !seen.has(id) && edge.some((near) => areAdjacent(state, near, id)));
    for (const id of edge) seen.add(id);
  }
  return undefined;
}
