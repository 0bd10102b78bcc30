import type { RuleRef, Simulator, Step } from '../../core/contract';
import { SIDES } from '../../core/sides';
import { withParts } from './change';
import {
  choose,
  chooseHalf,
  decline,
  discard,
  draw,
  use,
  whyNotChoose,
  whyNotDecline,
  whyNotDiscard,
  whyNotDraw,
  whyNotHalf,
  whyNotUse,
} from './decide';
import { type EventCode, type GameEvent, Log } from './events';
import { hasFighter } from './facts';
import { revealFight } from './fight';
import { isMove } from './moves';
import { options } from './options';
import { compare, endBattle } from './outcome';
import {
  announce,
  declare,
  place,
  take,
  whyNotAnnounce,
  whyNotDeclare,
  whyNotPlace,
  whyNotSkip,
  whyNotTake,
} from './prepare';
import { type Refusal, refuse } from './refusals';
import { start } from './setup';
import type { BattleSetup, BattleState, Move } from './state';

/** The rule by which each kind of move is made. */
const RULES = {
  declare: 'young-jedi/rulebook/battle#battle-step',
  skip: 'young-jedi/rulebook/battle#optional-battle',
  take: 'young-jedi/rulebook/battle#battle-cards',
  announce: 'young-jedi/faq-battle-cards-declare',
  place: 'young-jedi/battle-plan',
  reveal: 'young-jedi/rulebook/battle#resolving-fights',
  draw: 'young-jedi/rulebook/battle#destiny-draw',
  use: 'young-jedi/rulebook/effects#character-game-text',
  decline: 'young-jedi/rulebook/effects#character-game-text',
  choose: 'young-jedi/rulebook/battle-details#fight-together',
  half: 'young-jedi/double-impact-card',
  discard: 'young-jedi/watto-virtual',
  compare: 'young-jedi/rulebook/battle#damage',
  end: 'young-jedi/rulebook/battle#breakthrough',
} as const satisfies Record<Move['type'], RuleRef>;

/** The rule of a decision, by what was asked. */
const ASKED = {
  redraw: 'young-jedi/faq-anakin-tested-uses',
  'break-weapon': 'young-jedi/faq-gaderffii-timing',
  'reveal-hand': 'young-jedi/faq-reveal-empty-hand',
  tie: 'young-jedi/watto-virtual',
  opponent: 'young-jedi/faq-multiple-opponents-destiny',
} as const satisfies Record<string, RuleRef>;

function ruleOf(state: BattleState, move: Move): RuleRef {
  const asked = state.waiting?.for;
  if (asked && Object.hasOwn(ASKED, asked)) return ASKED[asked as keyof typeof ASKED];
  if (move.type === 'draw') {
    const [top] = state.sides[move.player].deck;
    const two = typeof (top === undefined ? 0 : (state.cards[top]?.destiny ?? 0)) !== 'number';
    if (two) return 'young-jedi/rulebook/special-cards#two-destinies';
    if (state.sides[move.player].deck.length === 1) return 'young-jedi/faq-both-draw-last-card';
  }
  if (move.type === 'reveal' && SIDES.some((side) => state.stays[side]))
    return 'young-jedi/faq-wisdom-of-the-council';
  return RULES[move.type];
}

/** What turning cards up can bring, with the rule that says so; the first that happened is the one to cite. */
const TURNED_UP = {
  'back-to-hand': 'young-jedi/faq-non-battle-card-in-plan',
  'battle-card-mistake': 'young-jedi/rulebook/battle-details#battle-plan-mistakes',
  'weapon-stopped': 'young-jedi/faq-force-push',
  'battle-card-useless': 'young-jedi/rulebook/battle-details#weapon-battle-details',
  'weapon-ignored': 'young-jedi/rulebook/battle-details#weapon-battle-details',
  'back-on-plan': 'young-jedi/on-the-run-virtual',
  together: 'young-jedi/rulebook/battle-details#fight-together',
} as const satisfies Partial<Record<EventCode, RuleRef>>;

function ruleOfReveal(events: readonly GameEvent[]): RuleRef | undefined {
  for (const code in TURNED_UP)
    if (events.some((event) => event.code === code)) return TURNED_UP[code as keyof typeof TURNED_UP];
  return undefined;
}

/** What stands in the way of turning up, comparing or ending. */
function whyNotGoOn(state: BattleState, type: 'reveal' | 'compare' | 'end'): Refusal | undefined {
  const { waiting, fight } = state;
  if (state.stage !== 'fights') return refuse('plans-not-ready');
  if (waiting)
    return refuse(waiting.for === 'draw' ? 'draw-first' : 'decide-first', { player: waiting.player });
  if (type === 'compare') return fight ? undefined : refuse('no-fight');
  if (fight) return refuse('fight-under-way');
  const isRunOut = !SIDES.every((side) => hasFighter(state, side));
  if (type === 'reveal') return isRunOut ? refuse('plan-run-out') : undefined;
  return isRunOut ? undefined : refuse('fights-left');
}

function whyNot(state: BattleState, move: Move): Refusal | undefined {
  switch (move.type) {
    case 'declare':
      return whyNotDeclare(state, move.player);
    case 'skip':
      return whyNotSkip(state, move.player);
    case 'take':
      return whyNotTake(state, move.player, move.card);
    case 'announce':
      return whyNotAnnounce(state, move.player);
    case 'place':
      return whyNotPlace(state, move.player, move.card);
    case 'reveal':
    case 'compare':
    case 'end':
      return whyNotGoOn(state, move.type);
    case 'draw':
      return whyNotDraw(state, move);
    case 'use':
      return whyNotUse(state, move);
    case 'decline':
      return whyNotDecline(state, move.player);
    case 'choose':
      return whyNotChoose(state, move);
    case 'half':
      return whyNotHalf(state, move.player);
    case 'discard':
      return whyNotDiscard(state, move);
  }
}

function make(state: BattleState, move: Move, log: Log): BattleState {
  switch (move.type) {
    case 'declare':
      return declare(state, move.player, log);
    case 'skip':
      log.tell('skipped', { player: move.player });
      return withParts(state, { over: { reason: 'no-battle' } });
    case 'take':
      return take(state, move.player, move.card, log);
    case 'announce':
      return announce(state, move.player, log);
    case 'place':
      return place(state, move.player, move.card, log);
    case 'reveal':
      return revealFight(state, log);
    case 'draw':
      return draw(state, move, log);
    case 'use':
      return use(state, move, log);
    case 'decline':
      return decline(state, move.player, log);
    case 'choose':
      return choose(state, move, log);
    case 'half':
      return chooseHalf(state, move, log);
    case 'discard':
      return discard(state, move, log);
    case 'compare':
      return compare(state, log);
    case 'end':
      return endBattle(state, log);
  }
}

const ENDED = {
  'no-battle': 'no-battle',
  'battle-over': 'battle-over',
  deck: 'game-over',
  'drawn-game': 'game-over',
} as const;

export function play(state: BattleState, move: Move): Step<BattleState, GameEvent> | Refusal {
  if (!isMove(move)) return refuse('malformed-move');
  if (state.over) return refuse(ENDED[state.over.reason]);
  const refusal = whyNot(state, move);
  if (refusal) return refusal;
  const log = new Log();
  const next = make(state, move, log);
  const particular = move.type === 'reveal' ? ruleOfReveal(log.events) : undefined;
  return { ok: true, state: next, events: log.events, rule: particular ?? ruleOf(state, move) };
}

/** A battle on the current planet, from its declaration to the last fight. */
// young-jedi/rulebook/battle
export const battleSimulator: Simulator<BattleState, Move, BattleSetup, GameEvent, Refusal> = {
  id: 'yj-battle',
  game: 'young-jedi',
  start,
  options,
  play,
};
