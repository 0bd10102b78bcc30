import { citing } from '../../core/codes';
import type { RuleRef, Step } from '../../core/contract';
import { otherSide, type Side } from '../../core/sides';
import { finish, forfeit, loseToDamage, mayFinish, mayForfeit, mayLose, owing } from '../field/damage';
import { WAYS_OFF } from '../field/release';
import { whyNotTogether } from '../field/riding';
import { isPaired, whyNotPaired, whyNotTargeted } from '../field/why-not';
import { awaited } from './awaited';
import { anyReady, comesToTargets, consider, isReady, type Ready, unsettled, unsettledFor } from './consider';
import { affordCosts } from './costs';
import { type GameEvent, Log } from './events';
import { whyForbidden } from './forbidden';
import { announce, backUp, goAhead, isTooEarly, justLost } from './just';
import { setFree } from './leaving';
import { type FieldMove, isFieldMove, isMove, type Move, type Play } from './moves';
import { destinies, losses } from './options';
import { loseOne, reveal } from './parts';
import { advance, passFirst, twoPasses } from './passing';
import { isOnTable } from './patterns';
import { type Refusal, refuse } from './refusals';
import { initiateDue } from './resolve';
import type { Slot } from './slots';
import { leave, openResponses, stackText } from './stack';
import { type CardId, cardOf, dueNow, type PrintedText, printOf, type State, topmost } from './state';
import { laid, type Table, tell } from './table';
import { chooseTargets, type Targets, written, zoneOf } from './targets';
import { isMeant, whyNot } from './why-not';

/** Makes a move, or says by which rule it cannot be made. */
export function play(state: State, move: Move): Step<State, GameEvent> | Refusal {
  if (!(state.field ? isFieldMove(move) : isMove(move))) return refuse('malformed');
  if (state.over) return refuse('over');
  // the first of two passes changes nothing else
  if (move.type === 'pass' && state.passes === 0 && !state.announced && !state.field)
    return passOnce(state, move.by);
  const table = laid(state);
  const outcome = make(table, move);
  if (typeof outcome !== 'string') return outcome;
  advance(table);
  return { ok: true, state: table.state, events: table.log.events, rule: outcome };
}

function make(table: Table, move: Move): RuleRef | Refusal {
  switch (move.type) {
    case 'play':
      return initiate(table, move);
    case 'pass':
      return pass(table, move.by);
    case 'draw':
    case 'decline':
      return drawDestiny(table, move);
    case 'lose':
      return loseForce(table, move);
    case 'order':
      return order(table, move);
    case 'choose':
      return choose(table, move);
    case 'forfeit':
    case 'finish':
      return satisfy(table, move);
  }
}

// swccg/actions-step-1
function initiate(table: Table, move: Play): RuleRef | Refusal {
  const { state } = table;
  const { by, card } = move;
  if (!Object.hasOwn(state.cards, card)) return refuse('no-such-card', { card });
  const { title } = printOf(state, card);
  if (state.cards[card]?.owner !== by) return refuse('not-your-card', { card: title });
  const chosen = unsettledFor(state, card) ?? chooseText(state, move);
  if ('ok' in chosen) return whyNotNamed(state, move) ?? chosen;
  const { index, text, ready } = chosen;
  const targets =
    aimed(ready.ways, text, move) ?? aimed(chooseTargets(state, by, card, text, move.targets), text, move);
  if (!targets) return whyNotAimed(state, move, text) ?? refuse('wrong-target', { card: title });
  const refusal = whyForbidden(state, by, card, text, targets) ?? affordCosts(state, by, card, text, targets);
  if (refusal) return refusal;
  if (isTooEarly(state, by, ready.relation, (wanted) => anyReady(state, wanted))) {
    announce(table, { by, card, text: index, targets });
    return 'swccg/actions-just#priority';
  }
  const first = state.announced !== null;
  if (first) backUp(table);
  stackText(table, by, card, index, ready.relation, targets);
  return first ? 'swccg/actions-just#priority' : (text.rule ?? ruleOf(ready));
}

/** The way to choose targets that the move names. */
const aimed = (ways: Targets[] | Refusal, text: PrintedText, { targets }: Play): Targets | undefined =>
  Array.isArray(ways) ? ways.find((way) => sameTargets(written(text, way), targets)) : undefined;

/** In a whole play: why the rules forbid what the move names. */
function whyNotAimed(state: State, { by, card, targets = {} }: Play, text: PrintedText): Refusal | undefined {
  const mover = moverNamed(targets) ?? card;
  for (const [name, slot] of Object.entries(text.targets ?? {})) {
    if (!slot.field) continue;
    for (const id of [targets[name] ?? []].flat()) {
      if (!Object.hasOwn(state.cards, id) || !isAimable(state, slot, id, by)) continue;
      const refusal =
        whyNotTargeted(state, by, card, slot, id) ??
        (isPaired(slot) && Object.hasOwn(state.cards, mover)
          ? whyNotPaired(state, slot, mover, id, groupNamed(targets))
          : undefined);
      if (refusal) return refusal;
    }
  }
  return text.field === 'react' ? whyNotTogether(state, card, text, targets.embarking) : undefined;
}

const groupNamed = ({ cards }: NonNullable<Play['targets']>): CardId[] | undefined =>
  Array.isArray(cards) ? cards : undefined;

function moverNamed({ card, cards }: NonNullable<Play['targets']>): CardId | undefined {
  if (typeof card === 'string') return card;
  return Array.isArray(cards) ? cards[0] : undefined;
}

/** The same where nothing at all can be targeted: what is said is said of what the move names. */
function whyNotNamed(state: State, move: Play): Refusal | undefined {
  const { by, card, targets } = move;
  if (!targets || unsettled(state)) return undefined;
  const texts = printOf(state, card).text;
  const isAside = texts.some(({ aside, name }) => aside && name !== undefined && name === move.text);
  for (const [index, text] of texts.entries()) {
    if (text.automatic || !isMeant(text, move.text) || (isAside && text.name !== move.text)) continue;
    if (typeof comesToTargets(state, by, card, index, text) !== 'string') continue;
    const refusal = whyNotAimed(state, move, text);
    if (refusal) return refusal;
  }
  return undefined;
}

const isAimable = (state: State, slot: Slot, id: CardId, by: Side): boolean =>
  isOnTable(state, slot, id, cardOf(state, id).owner, printOf(state, id), by, zoneOf(slot));

const ruleOf = ({ relation }: Ready): RuleRef =>
  relation === 'start'
    ? 'swccg/actions-step-1'
    : relation === 'response'
      ? 'swccg/actions-step-2'
      : 'swccg/actions-just';

/** Which function of the card: the only one possible, or the one named. */
function chooseText(
  state: State,
  { by, card, text: name }: Play,
): { index: number; text: PrintedText; ready: Ready } | Refusal {
  const { text: texts, title } = printOf(state, card);
  const possible: { index: number; text: PrintedText; ready: Ready }[] = [];
  texts.forEach((text, index) => {
    if (text.automatic || !isMeant(text, name)) return;
    const ready = consider(state, by, card, index);
    if (isReady(ready)) possible.push({ index, text, ready });
  });
  const [only] = possible;
  if (name === undefined) {
    if (only && possible.length === 1) return only;
    if (only) return refuse('which-text', { card: title });
    return whyNot(state, by, card) ?? refuse('which-text', { card: title });
  }
  const index = texts.findIndex((text) => text.name === name);
  if (index < 0) return refuse('no-text', { card: title });
  const meant = possible.find((one) => one.index === index);
  if (meant && possible.length === 1 && !meant.text.aside) return refuse('text-not-asked', { card: title });
  if (meant) return meant;
  const refusal = consider(state, by, card, index);
  return isReady(refusal) ? refuse('no-text', { card: title }) : refusal;
}

function sameTargets(wanted: Play['targets'], given: Play['targets']): boolean {
  if (!wanted || !given) return wanted === given;
  const names = Object.keys(wanted);
  if (names.length !== Object.keys(given).length) return false;
  return names.every((name) => sameCards(wanted[name], given[name]));
}

function sameCards(wanted: CardId | CardId[] | undefined, given: CardId | CardId[] | undefined): boolean {
  if (!Array.isArray(wanted) || !Array.isArray(given)) return wanted !== undefined && wanted === given;
  return wanted.length === given.length && wanted.every((id) => given.includes(id));
}

const PASSING = 'swccg/actions-taking-turns#passing';

function passOnce(state: State, by: Side): Step<State, GameEvent> | Refusal {
  const refusal = mayPass(state, by);
  if (refusal) return refusal;
  const log = new Log();
  log.tell('passed', { side: by });
  const next: State = { ...state, passes: 1, opportunity: otherSide(by) };
  return { ok: true, state: next, events: log.events, rule: PASSING };
}

function mayPass(state: State, by: Side): Refusal | undefined {
  const settled = unsettled(state);
  if (settled) return settled;
  if (state.owes) return refuse('mandatory-first', { side: state.owes });
  if (by === state.opportunity) return undefined;
  return refuse('not-your-opportunity', { side: state.opportunity });
}

/** The second pass in a row, or one that lets an announced action go ahead. */
function pass(table: Table, by: Side): RuleRef | Refusal {
  const { state } = table;
  const refusal = mayPass(state, by);
  if (refusal) return refusal;
  tell(table, 'passed', { side: by });
  const ahead = goAhead(table);
  if (ahead) {
    const ready = consider(state, ahead.by, ahead.card, ahead.text, true);
    if (isReady(ready)) stackText(table, ahead.by, ahead.card, ahead.text, ready.relation, ahead.targets);
    return 'swccg/actions-just#priority';
  }
  if (state.passes === 0) passFirst(state);
  else twoPasses(table);
  return PASSING;
}

function drawDestiny(table: Table, move: Extract<Move, { type: 'draw' | 'decline' }>): RuleRef | Refusal {
  const { state } = table;
  const first = awaited(state);
  const top = topmost(state);
  const rule = 'swccg/destiny-draw#steps';
  if (first?.what !== 'draw' || first.by !== move.by || !top)
    return unsettled(state) ?? citing(rule, refuse('not-awaited'));
  if (move.type === 'decline') {
    if (!first.may) return citing('swccg/destiny-draw#mandatory', refuse('destiny-first', { side: move.by }));
    tell(table, 'destiny-declined', { side: move.by });
    leave(table, 'void');
    return 'swccg/destiny-draw#mandatory';
  }
  if (!destinies(state, move.by).includes(move.value)) return refuse('wrong-destiny', { value: move.value });
  reveal(table, top, move.value);
  openResponses(table, top);
  return rule;
}

function loseForce(table: Table, move: Extract<Move, { type: 'lose' }>): RuleRef | Refusal {
  const { state } = table;
  const first = awaited(state);
  const top = topmost(state);
  if (first?.what === 'satisfy' && top) {
    const refusal = mayLose(state, move.by);
    if (refusal) return refusal;
    if (!canLose(state, move)) return refuse('pile-empty');
    loseToDamage(table, top, move.by, move.from, move.card);
    justLost(table, top);
    return 'swccg/death-star-ii/battle#battle-damage';
  }
  if (first?.what !== 'lose' || first.by !== move.by || !top) {
    return unsettled(state) ?? citing('swccg/force#verbs', refuse('not-awaited'));
  }
  if (!canLose(state, move)) {
    // a whole play says the same here as in its damage segments
    const isEmpty = state.field && ['reserve', 'force', 'used'].includes(move.from) && !move.card;
    const refusal = isEmpty ? refuse('pile-empty') : refuse('wrong-target', { card: move.card ?? move.from });
    return citing('swccg/force#verbs', refusal);
  }
  loseOne(table, top, move.from, move.card);
  return 'swccg/force#verbs';
}

const canLose = (state: State, { by, from, card }: Extract<Move, { type: 'lose' }>): boolean =>
  losses(state, by).some((one) => one.type === 'lose' && one.from === from && one.card === card);

// swccg/automatic-actions: the player whose turn it is orders those that compete
function order(table: Table, move: Extract<Move, { type: 'order' }>): RuleRef | Refusal {
  const { state } = table;
  const first = awaited(state);
  if (first?.what !== 'order' || first.by !== move.by || !dueNow(state)[move.first]) {
    return unsettled(state) ?? citing('swccg/automatic-actions', refuse('not-awaited'));
  }
  initiateDue(table, move.first);
  return 'swccg/automatic-actions';
}

function choose(table: Table, move: Extract<Move, { type: 'choose' }>): RuleRef | Refusal {
  const { state } = table;
  const first = awaited(state);
  const top = topmost(state);
  if (first?.what !== 'choose' || first.by !== move.by || !Object.hasOwn(first.between, move.choice))
    return unsettled(state) ?? refuse('not-awaited');
  if (first.released !== undefined) {
    setFree(table, move.by, move.choice);
    return Object.hasOwn(WAYS_OFF, move.choice) ? 'swccg/leaves-table' : 'swccg/escorting#losing-the-escort';
  }
  if (!top) return refuse('not-awaited');
  top.todo = [...(first.between[move.choice] ?? []), ...top.todo.slice(1)];
  tell(table, 'chosen', { side: move.by, choice: move.choice });
  return 'swccg/actions-step-3';
}

/** What the damage segment waits for: a forfeit, or the word that all is satisfied. */
function satisfy(table: Table, move: FieldMove): RuleRef | Refusal {
  const { state } = table;
  const top = topmost(state);
  if (awaited(state)?.what !== 'satisfy' || !top) {
    return unsettled(state) ?? citing('swccg/forfeit#when', refuse('not-awaited'));
  }
  if (!owing(state).includes(move.by)) return refuse('already-finished', { player: move.by });
  const refusal =
    move.type === 'finish' ? mayFinish(state, move.by) : mayForfeit(state, move.by, move.card, move.jumping);
  if (refusal) return refusal;
  if (move.type === 'finish') {
    finish(table, top, move.by);
    return 'swccg/death-star-ii/battle#damage-segment';
  }
  forfeit(table, top, move.by, move.card, move.jumping);
  justLost(table, top);
  return 'swccg/forfeit';
}
