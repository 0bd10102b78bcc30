import type { Ability, Effect, Filter, Need } from '../printed/schema';

/** When a text that a Unit has been given may work: at what that Unit itself does, or what is done to it. */
export const GIVEN: ReadonlySet<Ability['when']> = new Set([
  ...(['attack', 'destroyed', 'turn-end', 'destroys', 'destroys-shield', 'effect-damage'] as const),
  ...(['damages', 'damaged', 'rested', 'set-active', 'recovers', 'blocked'] as const),
]);

/** What a need asks of cards in play, in its parts too. */
export const filtersIn = (need: Need | undefined): (Filter | undefined)[] =>
  need ? [need.units, need.this, ...(need.also ?? []).flatMap(filtersIn), ...filtersIn(need.not)] : [];

/** With what it names besides: one of these, or the Unit that it battles. */
export const allIn = (filter: Filter | undefined): (Filter | undefined)[] => [
  filter,
  ...(filter?.either ?? []).flatMap(allIn),
  ...(typeof filter?.battling === 'object' ? allIn(filter.battling) : []),
];

/** Whether a need speaks of what a text has chosen, which nothing but its parts can. */
export const asksOfChosen = (need: Need | undefined): boolean =>
  need !== undefined &&
  (need.chosen !== undefined || asksOfChosen(need.not) || (need.also?.some(asksOfChosen) ?? false));

const OF_ITS_CARD: ReadonlySet<Effect['does']> = new Set([
  ...(['to-hand', 'deploy', 'pair-this', 'pair-from', 'use-paired', 'one-of', 'each-player'] as const),
]);

/** Whether a part can be carried out by another player than the one whose card says it. */
export const isForAnyone = ({ does }: Effect): boolean => !OF_ITS_CARD.has(does);

const PAYMENTS: ReadonlySet<Effect['does']> = new Set([
  ...(['exile-from-trash', 'discard', 'rest-units', 'return'] as const),
]);

/** Whether a part can stand before a colon, where nothing depends on anything. */
export const isPayment = ({ does, ...part }: Effect): boolean =>
  PAYMENTS.has(does) && !('if' in part) && !('may' in part) && !('ifYouDo' in part);

/** Whether an effect moves the card whose text it is: only the Burst of a Shield can, of a kind that can go there. */
// gundam/burst#where-it-goes
export const moves = (effects: readonly Effect[], does: 'to-hand' | 'deploy'): boolean =>
  effects.some(
    (part) => part.does === does || (part.does === 'one-of' && part.of.some((each) => moves(each, does))),
  );
