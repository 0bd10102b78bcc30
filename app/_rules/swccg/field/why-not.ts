import { otherSide, type Side } from '../../core/sides';
import { whyNotInitiate } from '../battle/initiate';
import { whyNotFire, whyNotTarget } from '../battle/weapons';
import { abilityOf, isInBattle, isInside, isStowed, participantFacts } from '../battle/where';
import { cardFits } from '../stack/patterns';
import { isActive } from '../stack/place';
import { type Refusal, refuse } from '../stack/refusals';
import { standingNow } from '../stack/roster';
import { PAIRED_RULES, type Slot } from '../stack/slots';
import { type CardId, type PrintedText, type State, topmost } from '../stack/state';
import { titleOf, whyNotEmbark, whyNotEnter, whyNotGetOff } from './boarding';
import { whyNotHomeward, whyNotIntoSector, whyNotReturn } from './death-star';
import {
  canCarry,
  whyNotComeAlong,
  whyNotDeployAboard,
  whyNotDeployManned,
  whyNotDeployTo,
} from './deploying';
import { whyNotAcross, whyNotInstead, whyNotReseat, whyNotTransfer } from './docking';
import { whyNotAlone, whyNotBeside, whyNotOver } from './laying';
import { controls, drainersAt } from './presence';
import { isDriven, isInRange, placeFacts } from './reach';
import { whyNotReactAgain } from './reacted';
import { whyNotGetAboard, whyNotReact, whyNotRide } from './riding';
import { isDeathStarSector } from './sectors';
import {
  whyNotDown,
  whyNotFly,
  whyNotLand,
  whyNotLeaveBay,
  whyNotOnItsOwn,
  whyNotShuttle,
  whyNotTakeOff,
  whyNotToBay,
  whyNotUp,
} from './travel';
import { spiesAt, whyNotSneak, whyNotUnderCover, whyNotUndercover } from './undercover';
import { bareView, viewOf } from './view';

/** Why the rules do not let a text be used now, whatever it targets. */
export function whyNotNow(state: State, by: Side, card: CardId, text: PrintedText): Refusal | undefined {
  switch (text.field) {
    case undefined:
      // whatever else a text asks of a react, no card makes two
      return text.type === 'react' ? whyNotReactAgain(state, card) : undefined;
    case 'activation':
      return whyNotActivate(state);
    case 'lay-alone':
      return whyNotAlone(state, card);
    case 'fire':
      return whyNotFire(viewOf(state, by), by, card) as Refusal | undefined;
    case 'react':
      return whyNotReactAgain(state, card) ?? whyNotReact(state, card, text);
    case 'react-by-deploying':
      return whyNotReactAgain(state, card) ?? whyNotDeployTo(state, by, card, topmost(state)?.at ?? '');
  }
}

// swccg/death-star-ii/turn#activate-phase
function whyNotActivate({ field }: State): Refusal | undefined {
  if (!field || field.activated < field.generation) return undefined;
  return refuse('all-activated', { allowed: field.generation });
}

const whyNotReach = (state: State, mover: CardId, to: CardId): Refusal | undefined =>
  isInRange(state, mover, to) ? undefined : outOfRange(state, mover, to);

const outOfRange = (state: State, card: CardId, to: CardId): Refusal =>
  refuse('out-of-range', { card: titleOf(state, card), location: titleOf(state, to) });

/** Why the rules do not let this be the target: of a battle, a drain, a move, a deployment, a shot. */
export function whyNotTargeted(
  state: State,
  by: Side,
  card: CardId,
  slot: Slot,
  id: CardId,
): Refusal | undefined {
  switch (slot.field) {
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
      return (whyNotTarget(viewOf(state, by), by, card, id) as Refusal | undefined) ?? whySpared(state, id);
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
    case 'room':
      return slot.as && whyNotDeployAboard(state, by, card, id, slot.as);
    case 'crew':
      return whyNotComeAlong(state, by, card, id);
    case 'manned':
      return whyNotDeployManned(state, by, card, id);
    case 'docked':
      return whyNotTransfer(state, id);
    case 'aboard':
      return slot.as && whyNotReseat(state, id, slot.as);
    case 'boarder':
      return whyNotReactAgain(state, id) ?? whyNotGetAboard(state, card, id);
    case 'rider':
      return whyNotRide(state, card, id);
    case 'leaver':
      return whyNotGetOff(state, id);
    case 'at-bay':
      return whyNotLeaveBay(state, id);
    case 'shuttler':
      return whyNotShuttle(state, id);
    case 'lander':
      return whyNotFly(state, id);
    case 'spy':
      return whyNotUndercover(state, id);
    case 'undercover':
      return whyNotUnderCover(state, id);
    case 'sneaker':
      return whyNotSneak(state, id);
    case 'lay-before':
      return whyNotBeside(state, card, id, 'before');
    case 'lay-after':
      return whyNotBeside(state, card, id, 'after');
    case 'lay-over':
      return whyNotOver(state, by, card, id);
    case 'straggler':
      return whyNotReturn(state, id);
    default:
      return undefined;
  }
}

/** The same of a target and the mover that was chosen before: whether it gets there, or aboard. */
export function whyNotPaired(
  state: State,
  { field, as }: Slot,
  mover: CardId,
  id: CardId,
  group: readonly CardId[] = [mover],
): Refusal | undefined {
  switch (field) {
    case 'reach':
      return whyNotIntoSector(state, mover, id) ?? whyNotReach(state, mover, id);
    case 'berth':
      return as && whyNotEmbark(state, mover, id, as);
    case 'across':
      return as && whyNotAcross(state, group, id, as);
    case 'seat':
      return as && whyNotInstead(state, mover, id, as);
    case 'interior':
      return whyNotEnter(state, mover, id);
    case 'bay':
      return whyNotToBay(state, mover, id);
    case 'up':
      return as && whyNotUp(state, mover, id, as);
    case 'down':
      return whyNotDown(state, mover, id);
    case 'landing':
      return whyNotLand(state, mover, id);
    case 'taking-off':
      return whyNotTakeOff(state, mover, id);
    case 'homeward':
      return whyNotHomeward(state, mover, id);
    default:
      return undefined;
  }
}

const PAIRED: readonly (string | undefined)[] = PAIRED_RULES;

/** Whether a target is asked about together with a mover. */
export const isPaired = ({ field }: Slot): boolean => PAIRED.includes(field);

/** Why no weapon targets a card: a text on table says so. */
// swccg/weapons-firing#steps
function whySpared(state: State, id: CardId): Refusal | undefined {
  const text = standingNow(state).find(
    ({ owner, standing }) => 'spared' in standing && cardFits(state, standing.spared, id, owner),
  );
  return text && refuse('spared', { card: titleOf(state, id), by: text.title });
}

// swccg/force-drain#procedure
function whyNotDrain(state: State, by: Side, id: CardId): Refusal | undefined {
  const location = titleOf(state, id);
  const place = placeFacts(state, id);
  if (place?.noDrain || isDeathStarSector(place)) return refuse('no-drain-here', { location });
  if (!controls(state, by, id)) return refuse('not-controlled', { location });
  if (spiesAt(state, otherSide(by), id).length > 0) return refuse('spied-upon', { location });
  const { drained = [], drainers = [] } = state.field ?? {};
  if (drained.includes(id)) return refuse('already-drained', { location });
  const spent = drainersAt(state, by, id).find((each) => drainers.includes(each));
  return spent === undefined
    ? undefined
    : refuse('drained-elsewhere', { card: titleOf(state, spent), location });
}

// swccg/death-star-ii/moving#moves-per-turn
const whyNotMove = (state: State, id: CardId): Refusal | undefined =>
  whyNotOnItsOwn(state, id) ??
  (isDriven(state, id) ? undefined : refuse('not-driven', { card: titleOf(state, id) }));

/** Present in the battle, with no other character of its player's there that is active, and nothing else with ability. */
// swccg/dodge, swccg/card-states
function isAlone(state: State, by: Side, id: CardId): boolean {
  const view = viewOf(state);
  const isCompany = (each: CardId): boolean => {
    const facts = participantFacts(view, each);
    return (
      facts?.side === by &&
      view.table[each]?.at === view.battle?.location &&
      !isStowed(view, each) &&
      isActive(state, each) &&
      (facts.kind === 'character' || abilityOf(facts) > 0)
    );
  };
  return (
    isInBattle(view, id) &&
    !isInside(view, id) &&
    !Object.keys(view.table).some((each) => each !== id && isCompany(each))
  );
}
