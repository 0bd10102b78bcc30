import type { Ability, Choice, Constant, Effect, Filter, Gain, Need } from '../printed/schema';

/** When a text that a Unit has been given may work: at what that Unit itself does, or what is done to it. */
export const GIVEN: ReadonlySet<Ability['when']> = new Set([
  ...(['attack', 'destroyed', 'turn-end', 'destroys', 'destroys-shield', 'destroys-card'] as const),
  'effect-damage',
  ...(['damages', 'damaged', 'rested', 'set-active', 'recovers', 'blocked'] as const),
]);

/** What a need asks of cards in play, in its parts too. */
const filtersIn = (need: Need | undefined): (Filter | undefined)[] =>
  need ? [need.units, need.this, ...(need.also ?? []).flatMap(filtersIn), ...filtersIn(need.not)] : [];

/** With what it names besides: one of these, or the Unit that it battles. */
const allIn = (filter: Filter | undefined): (Filter | undefined)[] => [
  filter,
  ...(filter?.either ?? []).flatMap(allIn),
  ...(typeof filter?.battling === 'object' ? allIn(filter.battling) : []),
];

/** Whether a need speaks of what a text has chosen or done so far, which nothing but its parts can. */
export const asksOfText = (need: Need | undefined): boolean =>
  need !== undefined &&
  (need.chosen !== undefined ||
    need.worked !== undefined ||
    need.destroys !== undefined ||
    asksOfText(need.not) ||
    (need.also?.some(asksOfText) ?? false));

const asksForFigures = ({ minAp, maxAp, minHp, maxHp }: Filter): boolean =>
  [minAp, maxAp, minHp, maxHp].some((each) => each !== undefined);

/** Lasting texts do not ask for extremes, nor for what they give themselves: a keyword, traits, or AP and HP. */
export function canLast(text: Constant & Gain): boolean {
  const { if: need, of, battling, ap, hp, reduce, times, ability, traits, keywords } = text;
  if (
    reduce?.next ||
    ability ||
    asksOfText(need) ||
    times?.ap ||
    times?.milled ||
    times?.chosen ||
    times?.paid
  )
    return false;
  const givesMore = ap !== undefined || hp !== undefined || traits !== undefined;
  const isOpen = (asked: Filter & Pick<Choice, 'the'>): boolean =>
    !(asked.keyword && keywords?.[asked.keyword] !== undefined) &&
    !(asked.without && keywords?.[asked.without] !== undefined) &&
    asked.the === undefined &&
    !(traits && asked.traits) &&
    !(givesMore && asksForFigures(asked));
  return [of, battling, times?.units, ...filtersIn(need)]
    .flatMap(allIn)
    .every((asked) => asked === undefined || isOpen(asked));
}

const OF_ITS_CARD: ReadonlySet<Effect['does']> = new Set([
  ...(['to-hand', 'deploy', 'pair-this', 'pair-from', 'use-paired', 'one-of', 'each-player'] as const),
  ...(['exile-this', 'take-this', 'use-discarded', 'pair-used'] as const),
]);

/** Whether a part can be carried out by another player than the one whose card says it. */
export const isForAnyone = ({ does }: Effect): boolean => !OF_ITS_CARD.has(does);

const PAYMENTS: ReadonlySet<Effect['does']> = new Set([
  ...(['exile-from-trash', 'discard', 'rest-units', 'return', 'destroy'] as const),
]);

/** Whether a part can stand before a colon, where nothing depends on anything. */
export const isPayment = ({ does, ...part }: Effect): boolean =>
  PAYMENTS.has(does) &&
  (does !== 'destroy' || ('on' in part && part.on === 'this')) &&
  !['if', 'may', 'ifYouDo', 'ifYouDont', 'times'].some((word) => word in part);

/** Whether one of these parts says so, or one among which a player picks. */
export const says = (effects: readonly Effect[], does: Effect['does']): boolean =>
  effects.some(
    (part) => part.does === does || (part.does === 'one-of' && part.of.some((each) => says(each, does))),
  );
