import type { Side } from '../../core/sides';
import { type CardFacts, isParticipant } from '../battle/facts';
import { whyNotInitiate } from '../battle/initiate';
import { whyNotFire, whyNotTarget } from '../battle/weapons';
import { isInBattle, isInside, isStowed } from '../battle/where';
import { placeOf } from '../stack/patterns';
import { type Refusal, refuse } from '../stack/refusals';
import type { FieldRule } from '../stack/schema';
import { type CardId, type PrintedText, printOf, type State, topmost } from '../stack/state';
import { controls, drainersAt, occupies } from './presence';
import { isDriven, isInRange, placeFacts } from './reach';
import { bareView, viewOf } from './view';

const titleOf = (state: State, id: CardId): string => printOf(state, id).title;

/** Why the rules do not let a text be used now, whatever it targets. */
export function whyNotNow(state: State, by: Side, card: CardId, text: PrintedText): Refusal | undefined {
  switch (text.field) {
    case undefined:
      return undefined;
    case 'activation':
      return whyNotActivate(state);
    case 'fire':
      return whyNotFire(viewOf(state, by), by, card) as Refusal | undefined;
    case 'react':
      return whyNotReact(state, card);
    case 'react-by-deploying':
      return whyNotDeployTo(state, by, card, topmost(state)?.at ?? '');
  }
}

// swccg/death-star-ii/turn#activate-phase
function whyNotActivate({ field }: State): Refusal | undefined {
  if (!field || field.activated < field.generation) return undefined;
  return refuse('all-activated', { allowed: field.generation });
}

/** It moves, by the rules of movement, to where the battle or the drain is. */
// swccg/react#conditions
function whyNotReact(state: State, card: CardId): Refusal | undefined {
  const to = topmost(state)?.at;
  if (to === undefined) return undefined;
  if (!isDriven(state, card)) return refuse('not-driven', { card: titleOf(state, card) });
  return isInRange(state, card, to) ? undefined : outOfRange(state, card, to);
}

const outOfRange = (state: State, card: CardId, to: CardId): Refusal =>
  refuse('out-of-range', { card: titleOf(state, card), location: titleOf(state, to) });

/** Why the rules do not let this be the target: of a battle, a drain, a move, a deployment, a shot. */
export function whyNotTargeted(
  state: State,
  by: Side,
  card: CardId,
  rule: FieldRule,
  id: CardId,
): Refusal | undefined {
  switch (rule) {
    case 'battle':
      return whyNotInitiate(viewOf(state, by), by, id) as Refusal | undefined;
    case 'drain':
      return whyNotDrain(state, by, id);
    case 'mover':
      return whyNotMove(state, id);
    case 'deploy':
      return whyNotDeployTo(state, by, card, id);
    case 'bearer':
      return canCarry(state, card, id)
        ? undefined
        : refuse('cannot-carry', { card: titleOf(state, id), weapon: titleOf(state, card) });
    case 'shot':
      return whyNotTarget(viewOf(state, by), by, card, id) as Refusal | undefined;
    case 'in-battle':
      return isInBattle(viewOf(state), id)
        ? undefined
        : refuse('exclusion-not-in-battle', { card: titleOf(state, id) });
    case 'present':
      return isInBattle(viewOf(state), id) && !isInside(bareView(state), id)
        ? undefined
        : refuse('exclusion-not-in-battle', { card: titleOf(state, id) });
    case 'alone':
      return isAlone(state, by, id) ? undefined : refuse('not-alone', { card: titleOf(state, id) });
    case 'aimed-at':
      return topmost(state)?.targets.target?.includes(id)
        ? undefined
        : refuse('not-aimed-at', { card: titleOf(state, id) });
    case 'reach':
      return undefined;
  }
}

/** Whether the mover that was chosen before, or else the card itself, gets there. */
export function isReached(state: State, card: CardId, mover: CardId | undefined, to: CardId): boolean {
  return isInRange(state, mover ?? card, to);
}

// swccg/force-drain#procedure
function whyNotDrain(state: State, by: Side, id: CardId): Refusal | undefined {
  const location = titleOf(state, id);
  if (placeFacts(state, id)?.noDrain) return refuse('no-drain-here', { location });
  if (!controls(state, by, id)) return refuse('not-controlled', { location });
  const { drained = [], drainers = [] } = state.field ?? {};
  if (drained.includes(id)) return refuse('already-drained', { location });
  const spent = drainersAt(state, by, id).find((each) => drainers.includes(each));
  return spent === undefined
    ? undefined
    : refuse('drained-elsewhere', { card: titleOf(state, spent), location });
}

// swccg/death-star-ii/moving#moves-per-turn
function whyNotMove(state: State, id: CardId): Refusal | undefined {
  const card = titleOf(state, id);
  if (state.field?.moved.includes(id)) return refuse('already-moved', { card });
  if (state.cards[id]?.at !== placeOf(state, id)) return refuse('aboard-moves-along', { card });
  if (state.cards[id]?.captive) return refuse('captive', { card: 'Move', target: card });
  return isDriven(state, id) ? undefined : refuse('not-driven', { card });
}

/**
 * Characters and vehicles go to sites, starships to systems and sectors, a starfighter there only with a pilot of its
 * own; there has to be presence or an icon.
 */
// swccg/death-star-ii/turn#deploying-characters-vehicles-starships, swccg/presence#what-it-is-for
function whyNotDeployTo(state: State, by: Side, card: CardId, id: CardId): Refusal | undefined {
  const place = placeFacts(state, id);
  const facts = printOf(state, card).figures;
  const args = {
    card: titleOf(state, card),
    location: Object.hasOwn(state.cards, id) ? titleOf(state, id) : id,
  };
  if (!place || !facts || !isRightPlace(facts, place)) return refuse('wrong-place', args);
  if (facts.kind === 'starship' && facts.type === 'starfighter' && !facts.permanentPilot)
    return refuse('no-pilot-to-deploy', args);
  if (place.icons[by] > 0 || occupies(state, by, id)) return undefined;
  return refuse('no-presence-to-deploy', args);
}

const isRightPlace = (facts: CardFacts, place: { kind: string; exterior?: true }): boolean => {
  if (facts.kind === 'starship') return place.kind !== 'site';
  if (facts.kind === 'vehicle') return place.kind === 'site' && place.exterior === true;
  return place.kind === 'site';
};

/** Whether a weapon may be deployed on that card. */
// swccg/weapons-carrying
function canCarry(state: State, weapon: CardId, id: CardId): boolean {
  const [carried, bearer] = [printOf(state, weapon).figures, printOf(state, id).figures];
  return carried?.kind === 'weapon' && bearer?.kind === carried.class && !state.cards[id]?.captive;
}

/** The only card of its player in the battle, and present. */
// swccg/dodge
function isAlone(state: State, by: Side, id: CardId): boolean {
  const view = viewOf(state);
  const own = Object.keys(view.table).filter((each) => {
    const facts = view.cards[each];
    return (
      facts &&
      isParticipant(facts) &&
      facts.side === by &&
      view.table[each]?.at === view.battle?.location &&
      !isStowed(view, each)
    );
  });
  return own.length === 1 && own[0] === id && !isInside(view, id);
}
