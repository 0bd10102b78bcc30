import { otherSide, type Side } from '../../core/sides';
import { sidesWith, withFight, withParts, withSide } from './change';
import { armsInFight } from './conditions';
import type { Log } from './events';
import { characterOf, lineupOf, textOf, titleOf } from './facts';
import { advance, aimAt, lineBothUp } from './fight';
import { defeat, runOut } from './outcome';
import { type Refusal, refuse } from './refusals';
import { type BattleState, DESTINY_NUMBERS, type Drawn, type Fight, type Move, type Waiting } from './state';

type Of<Type extends Move['type']> = Extract<Move, { type: Type }>;

/** The destiny numbers that the next card of a draw deck can have. */
// young-jedi/rulebook/battle#destiny-draw, young-jedi/rulebook/special-cards#two-destinies
export function possibleDestinies(state: BattleState, player: Side): readonly number[] {
  const [top] = state.sides[player].deck;
  const destiny = top === undefined ? undefined : state.cards[top]?.destiny;
  if (destiny === undefined) return DESTINY_NUMBERS;
  if (typeof destiny === 'number') return [destiny];
  return destiny[0] === destiny[1] ? [destiny[0]] : destiny;
}

export function whyNotDraw(state: BattleState, { player, value }: Of<'draw'>): Refusal | undefined {
  const { waiting } = state;
  if (waiting?.for !== 'draw')
    return waiting ? refuse('decide-first', { player: waiting.player }) : refuse('no-draw-due', { player });
  if (waiting.player !== player) return refuse('not-your-draw', { player: waiting.player });
  if (!(DESTINY_NUMBERS as readonly number[]).includes(value)) return refuse('no-such-destiny', { value });
  return possibleDestinies(state, player).includes(value) ? undefined : refuse('not-its-destiny', { value });
}

/** The card goes to hand; drawing the last one loses the game at once. */
// young-jedi/rulebook/battle#destiny-draw, young-jedi/faq-both-draw-last-card
export function draw(state: BattleState, { player, value }: Of<'draw'>, log: Log): BattleState {
  const { waiting, fight } = state;
  const { deck, hand } = state.sides[player];
  const top = deck[0];
  if (waiting?.for !== 'draw' || !fight || top === undefined) return state;
  const { source, card } = waiting;
  log.tell('drew', { player, value, card: titleOf(state, card), for: source });
  const rest = deck.slice(1);
  const drawn = drawnWith(fight, player, [...fight.drawn[player], { for: source, card, value }]);
  const now = withParts(state, {
    sides: sidesWith(state, player, { deck: rest, hand: [...hand, top] }),
    fight: { ...fight, drawn, made: fight.made + 1 },
    waiting: null,
  });
  if (rest.length === 0 && state.lastCard === 'in-order') return runOut(now, player, log);
  const redrawer = rest.length > 0 ? whoMayRedraw(now, player, waiting) : undefined;
  if (redrawer !== undefined)
    return withParts(now, { waiting: { for: 'redraw', player, card: redrawer, drawn: top } });
  return advance(now, log);
}

const drawnWith = ({ drawn }: Fight, player: Side, now: Drawn[]): Fight['drawn'] =>
  player === 'light' ? { light: now, dark: drawn.dark } : { light: drawn.light, dark: now };

/** A character in the fight who may redraw: for a Battle card, for a weapon of theirs, or for their own power. */
// young-jedi/faq-anakin-tested-uses
function whoMayRedraw(
  state: BattleState,
  side: Side,
  made: Extract<Waiting, { for: 'draw' }>,
): string | undefined {
  const { characters, weapons } = lineupOf(state, side);
  return characters.find((id, i) => {
    if (!characterOf(state, id).redraws || state.redrawn.includes(id)) return false;
    if (made.source === 'battle') return true;
    return made.card === id || (i === 0 && weapons.includes(made.card));
  });
}

const MAY_DECLINE = ['redraw', 'break-weapon', 'reveal-hand', 'tie'] as const;
const isOptional = (waiting: Waiting): boolean => (MAY_DECLINE as readonly string[]).includes(waiting.for);

/** A decision that this player has to make. */
function whyNotDecide(state: BattleState, player: Side): Refusal | undefined {
  const { waiting } = state;
  if (!waiting) return refuse('nothing-to-decide', { player });
  if (waiting.for === 'draw') return refuse('draw-first', { player: waiting.player });
  return waiting.player === player ? undefined : refuse('not-your-decision', { player: waiting.player });
}

export function whyNotUse(state: BattleState, { player, card, target }: Of<'use'>): Refusal | undefined {
  const refusal = whyNotDecide(state, player);
  const { waiting } = state;
  if (refusal || !waiting) return refusal;
  if (!isOptional(waiting)) return refuse('must-choose', { player });
  if (
    !('card' in waiting) ||
    waiting.card !== card ||
    (waiting.for !== 'break-weapon' && target !== undefined)
  )
    return refuse('not-usable-now', { card: titleOf(state, card) });
  if (waiting.for !== 'break-weapon') return undefined;
  return armsInFight(state, otherSide(player)).some(({ id }) => id === target)
    ? undefined
    : refuse('not-a-weapon-in-use', { card: titleOf(state, target ?? card) });
}

export function use(state: BattleState, { player, card, target }: Of<'use'>, log: Log): BattleState {
  const { waiting, fight } = state;
  if (!waiting || !fight) return state;
  const title = titleOf(state, card);
  const asked = [...fight.asked, card];
  const now = withParts(state, { waiting: null });
  switch (waiting.for) {
    case 'redraw': {
      log.tell('redrawn', { player, card: title });
      const { hand, discard } = state.sides[player];
      const drawn = drawnWith(fight, player, fight.drawn[player].slice(0, -1));
      const back = withSide(now, player, {
        hand: hand.filter((id) => id !== waiting.drawn),
        discard: [...discard, waiting.drawn],
      });
      const undone = withFight(back, { drawn, made: fight.made - 1 });
      return advance(withParts(undone, { redrawn: [...state.redrawn, card] }), log);
    }
    case 'break-weapon': {
      const name = armsInFight(state, otherSide(player)).find(({ id }) => id === target)?.described.title;
      log.tell('weapon-broken', { player, card: title, target: name ?? '' });
      const { discard } = state.sides[player];
      const mine = fight.lineups[player];
      const weapons = mine.weapons.filter((id) => id !== card);
      const lineups = { ...fight.lineups, [player]: { ...mine, weapons } };
      const gone = withSide(now, player, { discard: [...discard, card] });
      return advance(withFight(gone, { asked, lineups, stopped: [...fight.stopped, target ?? ''] }), log);
    }
    case 'reveal-hand':
      log.tell('hand-revealed', { player, card: title });
      return advance(withFight(now, { asked, shown: [...fight.shown, player] }), log);
    case 'tie': {
      const left = characterOf(state, card).ties?.discard ?? 0;
      log.tell('made-a-tie', { player, card: title });
      const tied = withFight(now, { asked, tied: true });
      return left > 0
        ? withParts(tied, { waiting: { for: 'discard', player, card, left } })
        : advance(tied, log);
    }
    default:
      return state;
  }
}

export function whyNotDecline(state: BattleState, player: Side): Refusal | undefined {
  const refusal = whyNotDecide(state, player);
  if (refusal || !state.waiting) return refusal;
  return isOptional(state.waiting) ? undefined : refuse('must-choose', { player });
}

export function decline(state: BattleState, player: Side, log: Log): BattleState {
  const { waiting, fight } = state;
  if (!waiting || !fight || !('card' in waiting)) return state;
  log.tell('declined', { player, card: titleOf(state, waiting.card) });
  const now = withParts(state, { waiting: null });
  return advance(
    waiting.for === 'redraw' ? now : withFight(now, { asked: [...fight.asked, waiting.card] }),
    log,
  );
}

/** The characters among whom a player has to choose now. */
export function choices(state: BattleState): readonly string[] {
  const { waiting } = state;
  if (waiting?.for === 'defeated') return waiting.among;
  if (waiting?.for !== 'opponent') return [];
  const own = textOf(state, waiting.card)?.addsDestinyOf === 'own';
  return lineupOf(state, own ? waiting.player : otherSide(waiting.player)).characters;
}

export function whyNotChoose(state: BattleState, { player, target }: Of<'choose'>): Refusal | undefined {
  const refusal = whyNotDecide(state, player);
  if (refusal) return refusal;
  return choices(state).includes(target)
    ? undefined
    : refuse('not-a-choice', { card: titleOf(state, target) });
}

export function choose(state: BattleState, { player, target }: Of<'choose'>, log: Log): BattleState {
  const now = withParts(state, { waiting: null });
  if (state.waiting?.for === 'defeated') return defeat(now, player, [target], log);
  return advance(aimAt(now, player, target, log), log);
}

// young-jedi/double-impact-card
export function whyNotHalf(state: BattleState, player: Side): Refusal | undefined {
  const refusal = whyNotDecide(state, player);
  if (refusal) return refusal;
  return state.waiting?.for === 'half' ? undefined : refuse('nothing-to-decide', { player });
}

export function chooseHalf(state: BattleState, { player, half }: Of<'half'>, log: Log): BattleState {
  const { waiting } = state;
  if (waiting?.for !== 'half') return state;
  const now = withParts(state, { waiting: null, halves: { ...state.halves, [waiting.card]: half } });
  log.tell('half-chosen', { player, card: textOf(now, waiting.card)?.title ?? '' });
  return lineBothUp(now, log);
}

// young-jedi/watto-virtual
export function whyNotDiscard(state: BattleState, { player, card }: Of<'discard'>): Refusal | undefined {
  const refusal = whyNotDecide(state, player);
  if (refusal) return refusal;
  if (state.waiting?.for !== 'discard') return refuse('nothing-to-decide', { player });
  return state.sides[player].hand.includes(card)
    ? undefined
    : refuse('not-in-hand', { card: titleOf(state, card) });
}

export function discard(state: BattleState, { player, card }: Of<'discard'>, log: Log): BattleState {
  const { waiting } = state;
  if (waiting?.for !== 'discard') return state;
  log.tell('discarded', { player });
  const { hand, discard: pile } = state.sides[player];
  const left = waiting.left - 1;
  const now = withParts(state, {
    sides: sidesWith(state, player, { hand: hand.filter((id) => id !== card), discard: [...pile, card] }),
    waiting: left > 0 ? { ...waiting, left } : null,
  });
  return advance(now, log);
}
