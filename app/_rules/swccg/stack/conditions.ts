import { citing } from '../../core/codes';
import { otherSide, type Side } from '../../core/sides';
import { isInBattle as isFighting } from '../battle/where';
import { whyNotOrder } from '../field/admirals-order';
import { hasToForfeit, owesDamage } from '../field/damage';
import { hasAttrition } from '../field/fight';
import { whyNotLay } from '../field/laying';
import { viewOf } from '../field/view';
import { whyNotNow } from '../field/why-not';
import { whyForbidden } from './forbidden';
import { areOnTable, highestAbility, isOnTable } from './patterns';
import { placeOf } from './place';
import { lacksDriver } from './reacting';
import { type Refusal, refuse } from './refusals';
import { rosterOf } from './roster';
import type { Condition, Pattern } from './schema';
import {
  type Action,
  battleOf,
  type CardId,
  type Printed,
  type PrintedText,
  printOf,
  type State,
} from './state';
import type { Phase, Pile } from './timing';
import { usesOf } from './uses';
import { allIn } from './whereabouts';

/** Why a card of a hand may not be put on table, wherever it would go. */
export function whyNotInPlay(state: State, by: Side, card: CardId): Refusal | undefined {
  const text = printOf(state, card).text.find(({ from, type }) => from === 'hand' && type === 'deploy');
  if (!text) return refuse('no-text', { card: printOf(state, card).title });
  return (
    withinLimit(state, by, card, text) ??
    onePersona(state, by, card, text) ??
    whyForbidden(state, by, card, text)
  );
}

/** Step 1a: what the rules and the game text ask for. swccg/actions-step-1a */
export function meetConditions(
  state: State,
  by: Side,
  card: CardId,
  index: number,
  text: PrintedText,
): Refusal | undefined {
  return (
    neverNow(state, by, card, text) ??
    atRightTime(state, by, card, text) ??
    withinLimit(state, by, card, text) ??
    onePersona(state, by, card, text) ??
    whyNoOrder(state, by, card, text) ??
    withinTimes(state, card, index, text) ??
    whyForbidden(state, by, card, text) ??
    lacksDriver(state, card, text) ??
    whyNotNow(state, by, card, text) ??
    needsMet(state, by, card, text) ??
    pilesHold(state, by, card, text)
  );
}

/** Starting Interrupts and Starting Effects are over before a play begins, and some locations have no place that is known. */
// swccg/death-star-ii/concepts#interrupts, swccg/death-star-ii/turn#deploying-locations
function neverNow(state: State, by: Side, card: CardId, text: PrintedText): Refusal | undefined {
  const { title, kind } = printOf(state, card);
  if (text.starting) return refuse('starting-only', { card: title });
  // swccg/effect-starting-effect#at-other-times
  if (kind === 'starting-effect' && text.type === 'deploy')
    return citing('swccg/effect-starting-effect', refuse('starting-only', { card: title }));
  const isDeployed = kind === 'location' && text.type === 'deploy';
  return state.field && isDeployed ? whyNotLay(state, by, card) : undefined;
}

function atRightTime(state: State, by: Side, card: CardId, text: PrintedText): Refusal | undefined {
  const rightTurn = !text.turn || (text.turn === 'yours') === (state.turn === by);
  if (rightTurn && isPhaseOf(text, state.phase)) return undefined;
  const rule = text.type === 'deploy' ? 'swccg/deploy#timing' : 'swccg/actions-step-1a#right-moment';
  const { title } = printOf(state, card);
  if (!rightTurn) return citing(rule, refuse('wrong-turn', { card: title }));
  return citing(rule, refuse('wrong-phase', { card: title, phase: state.phase }));
}

// swccg/end-of-turn, swccg/start-of-turn: then, only what names that moment, and responses to it
function isPhaseOf(text: PrintedText, now: Phase): boolean {
  if (text.phase === undefined) {
    return text.answers !== undefined || text.just !== undefined || (now !== 'start' && now !== 'end');
  }
  return typeof text.phase === 'string' ? text.phase === now : text.phase.includes(now);
}

// swccg/unique-and-restricted: on table at once, or for Interrupts played in a turn
function withinLimit(state: State, by: Side, card: CardId, text: PrintedText): Refusal | undefined {
  if (text.from !== 'hand') return undefined;
  const { title, kind, copies } = printOf(state, card);
  if (copies === undefined && state.limits.length === 0) return undefined;
  let most = copies ?? Number.POSITIVE_INFINITY;
  for (const limit of state.limits) {
    if (limit.title !== title) continue;
    if (limit.source !== undefined && state.cards[limit.source]?.zone !== 'table') continue;
    most = Math.min(most, limit.copies);
  }
  if (most === Number.POSITIVE_INFINITY) return undefined;
  const count = kind === 'interrupt' ? (state.played[`${by} ${title}`] ?? 0) : copiesInPlay(state, by, title);
  if (count < most) return undefined;
  return refuse('limit', { card: title, copies: most });
}

// swccg/personas: of one persona, a player has one version on table, be it a captive
function onePersona(state: State, by: Side, card: CardId, text: PrintedText): Refusal | undefined {
  if (text.from !== 'hand') return undefined;
  const persona = personaOf(printOf(state, card));
  if (persona === undefined) return undefined;
  const other = rosterOf(state).cards.find(
    ({ id, owner, print }) => owner === by && isInPlay(state, id) && personaOf(print) === persona,
  );
  return other && refuse('persona-on-table', { card: printOf(state, card).title, other: other.print.title });
}

function whyNoOrder(state: State, by: Side, card: CardId, text: PrintedText): Refusal | undefined {
  const isOrder = text.type === 'deploy' && printOf(state, card).kind === 'admirals-order';
  return isOrder && state.field ? whyNotOrder(state, by, card) : undefined;
}

const personaOf = ({ figures }: Printed): string | undefined =>
  figures && figures.kind !== 'interrupt' ? figures.persona : undefined;

const isInPlay = (state: State, id: CardId): boolean => {
  const zone = state.cards[id]?.zone;
  return zone === 'table' || zone === 'stack';
};

function copiesInPlay(state: State, by: Side, title: string): number {
  let count = 0;
  for (const { id, owner, print } of rosterOf(state).cards) {
    if (owner === by && print.title === title && isInPlay(state, id)) count += 1;
  }
  return count;
}

function withinTimes(state: State, card: CardId, index: number, text: PrintedText): Refusal | undefined {
  if (text.from === 'hand' || usesOf(state, card, index) < (text.times ?? 1)) return undefined;
  return citing(ruleOf(text), refuse('used-up', { card: printOf(state, card).title }));
}

const ruleOf = (text: PrintedText): string =>
  text.type === 'battle'
    ? 'swccg/death-star-ii/battle#battle-phase'
    : text.type === 'force-drain'
      ? 'swccg/force-drain#procedure'
      : text.type === 'react'
        ? 'swccg/react#one-card'
        : 'swccg/actions-step-1a';

function needsMet(state: State, by: Side, card: CardId, text: PrintedText): Refusal | undefined {
  const unmet = text.needs?.find((condition) => !holds(state, condition, by));
  if (!unmet) return undefined;
  const { title } = printOf(state, card);
  if ('ability' in unmet) return refuse('no-character', { card: title });
  return refuse('condition', { card: title, ...tellCondition(unmet) });
}

// swccg/empty-deck-or-pile#not-allowed
function pilesHold(state: State, by: Side, card: CardId, text: PrintedText): Refusal | undefined {
  const { reserve, force } = state.piles[by];
  if (reserve.length > 0 && force.length > 0) return undefined;
  const { title } = printOf(state, card);
  if (text.type === 'activate-force' && reserve.length === 0) return emptyPile(title, 'reserve');
  return force.length === 0 && drawsCards(text) ? emptyPile(title, 'force') : undefined;
}

const drawsCards = (text: PrintedText): boolean =>
  text.type === 'draw-card' || text.result.some((one) => one.do === 'draw-cards' && one.who !== 'opponent');

const emptyPile = (card: string, pile: Pile): Refusal => refuse('empty-pile', { card, pile });

export function holds(state: State, condition: Condition, you: Side): boolean {
  if ('onTable' in condition) {
    return areOnTable(state, condition.onTable, you, condition.count ?? 1);
  }
  if ('noneOnTable' in condition) return !areOnTable(state, condition.noneOnTable, you, 1);
  if ('inBattle' in condition) {
    const battle = battleOf(state);
    return battle !== undefined && isInBattle(state, battle, condition.inBattle, you);
  }
  if ('duringBattle' in condition) return (battleOf(state) !== undefined) === condition.duringBattle;
  if ('pile' in condition) {
    const side = condition.of === 'opponent' ? otherSide(you) : you;
    return cardsIn(state, side, condition.pile) >= condition.atLeast;
  }
  if ('ability' in condition) return (highestAbility(state, you) ?? 0) > 0;
  if ('attrition' in condition) {
    const fight = battleOf(state)?.battle?.fight;
    return fight !== undefined && hasAttrition(fight, condition.attrition === 'you' ? you : otherSide(you));
  }
  if ('damage' in condition) return owesDamage(state, condition.damage === 'you' ? you : otherSide(you));
  if ('nothingToForfeit' in condition)
    return !hasToForfeit(state, condition.nothingToForfeit === 'you' ? you : otherSide(you));
  if ('fact' in condition) return state.facts.includes(condition.fact);
  return !state.facts.includes(condition.noFact);
}

/** How many cards a pile has, or a hand with its nameless ones. */
export function cardsIn(
  state: State,
  side: Side,
  pile: 'hand' | 'reserve' | 'force' | 'used' | 'lost',
): number {
  let count = state.piles[side][pile].length;
  if (pile !== 'hand') return count;
  for (const { owner } of allIn(state, 'hand')) if (owner === side) count += 1;
  return count;
}

/** swccg/participating-in-battle: the cards at the location of the battle. */
function isInBattle(state: State, battle: Action, pattern: Pattern, you: Side): boolean {
  const view = battle.battle?.fight && viewOf(state);
  return allIn(state, 'table').some(
    ({ id, owner, print }) =>
      isOnTable(state, pattern, id, owner, print, you) &&
      (view ? isFighting(view, id) : placeOf(state, id) === battle.at),
  );
}

/** A condition in a refusal's words: what kind it is, and the name it turns on. */
function tellCondition(condition: Condition): { condition: string; about: string } {
  const [kind = ''] = Object.keys(condition);
  const value = Object.values(condition)[0] as unknown;
  if (typeof value === 'string') return { condition: kind, about: value };
  const { title, kind: sort, tag } = (typeof value === 'object' ? value : {}) as Record<string, unknown>;
  const about = title ?? sort ?? tag ?? value;
  return { condition: kind, about: Array.isArray(about) ? about.join(', ') : String(about ?? '') };
}
