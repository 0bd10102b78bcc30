import { MOST_UNITS } from '../cards';
import type { Choice, Effect, Text } from '../printed/schema';
import { canChoose } from './choose';
import { canPay, costOf } from './costs';
import { deckOf } from './deck';
import { meant } from './meant';
import { cardFits, meets } from './needs';
import { playerOf, unitAt } from './sides';
import type { PlayState, Resolving, Seat } from './state';
import { timesOf } from './times';
import {
  canBecomeTarget,
  canBeginBattle,
  canPairUsed,
  canUnpair,
  discardedMain,
  type Main,
  pairedMain,
} from './turnable';
import { canTakePilot } from './values';

/** The cards of a hand that a text lets its player discard. */
export const discardable = (state: PlayState, seat: Seat, of?: Parameters<typeof cardFits>[1]): string[] =>
  playerOf(state, seat).hand.filter((id) => cardFits(state.cards[id], of));

/** The cards of a trash that a text lets its player take. */
// gundam/trash
export const inTrash = (state: PlayState, seat: Seat, of?: Parameters<typeof cardFits>[1]): string[] =>
  playerOf(state, seat).trash.filter((id) => cardFits(state.cards[id], of));

/** The Unit and Base cards that a text lets its player deploy from there. */
// gundam/deploy#by-an-effect
export const deployable = (
  state: PlayState,
  seat: Seat,
  { where, of, pay }: Pick<Extract<Effect, { does: 'deploy-from' }>, 'where' | 'of' | 'pay'>,
): string[] =>
  playerOf(state, seat)[where].filter((id) => {
    const facts = state.cards[id];
    return (
      (facts?.type === 'unit' || facts?.type === 'base') &&
      cardFits(facts, of) &&
      (!pay || canPay(playerOf(state, seat).resources, { lv: 0, cost: costOf(state, seat, id) }))
    );
  });

/** The cards there that a text lets its player pair. A Command is no Pilot card, even one that can be paired. */
// gundam/pilot-ability#elsewhere-a-command
export const pairable = (
  state: PlayState,
  seat: Seat,
  { where, of }: Pick<Extract<Effect, { does: 'pair-from' }>, 'where' | 'of'>,
): string[] =>
  playerOf(state, seat)[where].filter(
    (id) => state.cards[id]?.type === 'pilot' && cardFits(state.cards[id], of),
  );

/** Parts that cannot be without something to choose: what lies open on the table or in a trash. */
const isChoosing = (part: Effect): boolean =>
  part.does === 'take-from-trash' ||
  part.does === 'exile-from-trash' ||
  part.does === 'shuffle-in' ||
  part.does === 'choose' ||
  part.does === 'rest-units' ||
  part.does === 'one-of' ||
  ((part.does === 'deploy-from' || part.does === 'pair-from') && part.where === 'trash');

/**
 * A text is not used while what it begins with has nothing to choose, nor while nothing that it chooses for can work. If
 * it begins with one choice instead of another, that is the one whose condition is met. What comes after its first words
 * is not asked for.
 */
// gundam/command, gundam/how-wording-is-read
export function lacksItsCard(state: PlayState, player: Seat, source: string, text: Text): boolean {
  const works = (part: Effect): boolean => meets(state, player, part.if, source);
  if (text.choose && text.effects.length > 0 && !text.effects.some(works)) return true;
  const begins = text.effects.findIndex((part) => part.may || !isChoosing(part));
  const choosing = begins < 0 ? text.effects : text.effects.slice(0, begins);
  if (choosing.length === 0) return false;
  const first = choosing.find(works);
  return !first || !isPossible(state, player, source, first);
}

/** Whether there is anything for this part to work on; nobody is asked about what cannot be. */
export function isPossible(state: PlayState, player: Seat, source: string, part: Effect): boolean {
  switch (part.does) {
    case 'discard':
      return (
        discardable(state, player, part.of).length >=
        part.count * (part.times ? timesOf(state, player, source, part.times) : 1)
      );
    case 'exile-this':
    case 'take-this':
      return playerOf(state, player).trash.includes(state.resolving?.card ?? source);
    case 'take-from-trash':
      return inTrash(state, player, part.of).length > 0;
    case 'exile-from-trash':
    case 'shuffle-in':
      return inTrash(state, player, part.of).length >= part.count;
    case 'deploy-from':
      return deployable(state, player, part).length > 0;
    case 'pair-from': {
      const unit = unitAt(state, source);
      return unit !== undefined && canTakePilot(state, unit) && pairable(state, player, part).length > 0;
    }
    case 'look':
    case 'mill':
      return deckOf(playerOf(state, player)).length > 0;
    case 'choose':
      return canChoose(state, player, source, part);
    case 'rest-units':
      return canChoose(state, player, source, restable(part));
    case 'one-of':
      return part.of.some((option) => isChoosable(state, player, source, option));
    default:
      return canTurnAbout(state, player, part);
  }
}

/** Whether there is such a Command, with something to choose if it asks for that. */
// gundam/how-wording-is-read#no-target
const canUse = (state: PlayState, { player, unit, card }: Resolving, main: Main | undefined): boolean =>
  main !== undefined && canChoose(state, player, unit ?? card, main.command);

/** What only the text being carried out can tell: on whom a part works that turns a battle or a pair about. */
function canTurnAbout(state: PlayState, player: Seat, part: Effect): boolean {
  const by = state.resolving && { ...state.resolving, player };
  if (!by) return true;
  switch (part.does) {
    case 'unpair':
      return meant(state, part.on, by).some((id) => canUnpair(state, id, part.to, by));
    case 'use-paired':
      return canUse(state, by, pairedMain(state, by));
    case 'use-discarded':
      return canUse(state, by, discardedMain(state, part, by));
    case 'pair-used':
      return canPairUsed(state, by);
    case 'change-target':
      return by.targets.slice(0, 1).some((id) => canBecomeTarget(state, id, player));
    case 'battle':
      return canBeginBattle(state, by);
    default:
      return true;
  }
}

/** The active Units of which a text rests some. */
export const restable = ({ choose }: Extract<Effect, { does: 'rest-units' }>): { choose: Choice } => ({
  choose: { ...choose, rested: false },
});

/** One of several effects can be chosen only if what it begins with can be. */
// gundam/how-wording-is-read#chosen-option
export const isChoosable = (
  state: PlayState,
  player: Seat,
  source: string,
  [first]: readonly Effect[],
): boolean => !first || first.may || !isChoosing(first) || isPossible(state, player, source, first);

/** How many Units this part brings into play now. */
export function unitsFrom(
  { cards }: PlayState,
  part: Effect,
  { card, picked }: Pick<Resolving, 'card' | 'picked'>,
): number {
  if (part.does === 'token') return Math.min(part.count ?? 1, MOST_UNITS);
  const deployed = part.does === 'deploy' ? card : part.does === 'deploy-from' ? picked : undefined;
  return deployed !== undefined && cards[deployed]?.type === 'unit' ? 1 : 0;
}

/** How many Units a text is sure to bring into play, as it stands; for any others room is asked when they come. */
// gundam/card-limit#by-an-effect
export function unitsDeployed(
  state: PlayState,
  player: Seat,
  card: string,
  source: string,
  { effects }: Text,
): number {
  let count = 0;
  for (const part of effects)
    if (!part.may && !part.ifYouDo && meets(state, player, part.if, source))
      count += unitsFrom(state, part, { card });
  return Math.min(count, MOST_UNITS);
}
