import type { CardFacts } from '../printed/schema';
import { type Price, paid, payments, priceWith, resourcesIn, unpaid } from '../resources';
import { triggerOf } from './leave';
import { meets } from './needs';
import { type Refusal, refuse } from './refusals';
import { nameOf, playerOf } from './sides';
import type { PlayState, Resources, Seat } from './state';
import { setPlayer, type Table, takeFromHand } from './table';
import { timesOf } from './times';
import { fits } from './values';

/** What a card asks for now; a card to be paired, as it joins this Unit. */
// gundam/lv, gundam/cost
export function priceOf(
  state: PlayState,
  player: Seat,
  card: string,
  facts: CardFacts,
  onto?: string,
): Price {
  const { less } = facts;
  const isSo =
    less &&
    isThere(state, player, card, less.in) &&
    (!less.onto || (onto !== undefined && fits(state, onto, less.onto))) &&
    meets(state, player, less.if, card);
  if (!isSo) return priceWith(facts, undefined);
  const times = less.times ? timesOf(state, player, card, less.times) : 1;
  return priceWith(facts, { cost: (less.cost ?? 0) * times, lv: (less.lv ?? 0) * times });
}

/** "This card in your hand gets cost -1": in the trash it does not, unless the text speaks of that. */
const isThere = (state: PlayState, player: Seat, card: string, where: 'trash' | undefined): boolean =>
  playerOf(state, player).trash.includes(card) === (where === 'trash');

/** What its Cost is for a text that has it paid: the Lv. is not asked for. */
// gundam/deploy#no-cost
export function costOf(state: PlayState, player: Seat, card: string): number {
  const facts = state.cards[card];
  return facts ? priceOf(state, player, card, facts).cost : 0;
}

/** Whether there are Resources for a card's Lv. and active ones for its Cost; where none are kept, there always are. */
// gundam/rulebook/playing-cards#paying-cost
export const canPay = (resources: Resources | undefined, price: Price): boolean =>
  !resources || unpaid(resources, price, payments(resources, price.cost).least) === undefined;

export function whyNotPay(
  state: PlayState,
  seat: Seat,
  card: string,
  { lv, cost }: Price,
  ex = 0,
): Refusal | undefined {
  const { resources } = playerOf(state, seat);
  if (!resources) return ex > 0 ? refuse('ex-too-many', { cost, ex, have: 0 }) : undefined;
  const { active } = resources;
  const said = state.course ? ex : payments(resources, cost).least;
  switch (unpaid(resources, { lv, cost }, said)) {
    case 'lv':
      return refuse('lv-not-met', { card: nameOf(state, card), lv, have: resourcesIn(resources) });
    case 'cost':
      return refuse('cost-not-met', { card: nameOf(state, card), cost, have: active + resources.ex });
    case 'ex-too-few':
      return refuse('ex-too-few', { cost, ex, active });
    case 'ex-too-many':
      return refuse('ex-too-many', { cost, ex, have: resources.ex });
    default:
      return undefined;
  }
}

/** Each number of EX Resources that can pay; where no turns are kept, it is not asked. */
// gundam/ex-resource
export function waysToPay(state: PlayState, seat: Seat, cost: number): readonly (number | undefined)[] {
  const { resources } = playerOf(state, seat);
  if (!state.course || !resources) return NOT_ASKED;
  const { least, most } = payments(resources, cost);
  const ways: (number | undefined)[] = [];
  for (let ex = least; ex <= most; ex++) ways.push(ex === 0 ? undefined : ex);
  return ways;
}

const NOT_ASKED: readonly undefined[] = [undefined];

/** What is played leaves the hand and its Cost is paid, as it was when the card was still there; how many EX Resources paid. */
// gundam/rulebook/playing-cards#paying-cost
export function playFromHand(
  table: Table,
  seat: Seat,
  card: string,
  facts: CardFacts,
  said?: number,
  onto?: string,
): number {
  const { cost } = priceOf(table.state, seat, card, facts, onto);
  takeFromHand(table, seat, card);
  return pay(table, seat, cost, said);
}

/** Rests Resources; EX Resources pay what the player says, or what is still missing, and leave the game: so many. */
// gundam/ex-resource
export function pay(table: Table, seat: Seat, cost: number, said = 0): number {
  const { state, log } = table;
  const { resources } = playerOf(state, seat);
  if (!resources || cost <= 0) return 0;
  const ex = state.course ? said : payments(resources, cost).least;
  setPlayer(table, seat, 'resources', paid(resources, cost, ex));
  log.tell('paid', { player: seat, amount: cost });
  if (ex > 0) {
    log.tell('ex-resource-removed', { player: seat, amount: ex });
    triggerOf(table, seat, 'ex-exiled');
  }
  return ex;
}
