import { SIDES, type Side } from '../../core/sides';
import type { Card } from './cards';
import type { BattleSetup, BattleState, PlacedCard, SideSetup, SideState } from './state';

/** A pile of cards by name and of cards that nobody knows, which get names of their own. */
export function layOut(
  side: Side,
  pile: string,
  given: number | readonly (PlacedCard | number)[] | undefined,
): { ids: string[]; cards: PlacedCard[] } {
  const ids: string[] = [];
  const cards: PlacedCard[] = [];
  for (const entry of typeof given === 'number' ? [given] : (given ?? [])) {
    if (typeof entry !== 'number') {
      ids.push(entry.id);
      cards.push(entry);
    } else for (let i = 0; i < entry; i++) ids.push(`${side}-${pile}-${ids.length + 1}`);
  }
  return { ids, cards };
}

function startSide(side: Side, setup: SideSetup): { state: SideState; cards: PlacedCard[] } {
  const { table, plan } = setup;
  const hand = layOut(side, 'hand', setup.hand);
  const deck = layOut(side, 'deck', setup.deck);
  const takesPart = ({ hidden, sitsOut, card }: PlacedCard) => !hidden && !sitsOut && card.kind !== 'effect';
  const ids = (cards: readonly PlacedCard[]) => cards.map(({ id }) => id);
  const fromHand = new Map(hand.cards.map(({ id, card }) => [id, card]));
  return {
    state: {
      table: plan ? [] : ids(table.filter(takesPart)),
      hidden: ids(table.filter((card) => !takesPart(card) && (card.card.kind !== 'effect' || card.hidden))),
      effects: ids(table.filter(({ card, hidden }) => card.kind === 'effect' && !hidden)),
      hand: hand.ids.filter((id) => !plan?.includes(id)),
      plan: [...(plan ?? [])],
      aside: plan
        ? ids(table.filter((card) => takesPart(card) && card.fought && !plan.includes(card.id)))
        : [],
      deck: deck.ids,
      discard: layOut(side, 'discard', setup.discard ?? 0).ids,
      controls: [...(setup.controls ?? [])],
      strays: (plan ?? []).filter((id) => fromHand.has(id) && fromHand.get(id)?.kind !== 'battle'),
    },
    cards: [...table, ...hand.cards, ...deck.cards],
  };
}

export function start(setup: BattleSetup): BattleState {
  const cards: Record<string, Card> = {};
  const fought: string[] = [];
  const sides = {} as Record<Side, SideState>;
  for (const side of SIDES) {
    const laid = startSide(side, setup[side]);
    sides[side] = laid.state;
    for (const placed of laid.cards) {
      cards[placed.id] = placed.card;
      if (placed.fought) fought.push(placed.id);
    }
  }
  const planned = setup.light.plan !== undefined && setup.dark.plan !== undefined;
  const count = (side: Side) => sides[side].plan.filter((id) => cards[id]?.kind === 'battle').length;
  return {
    attacker: setup.attacker,
    location: setup.location,
    lastCard: setup.lastCard ?? 'in-order',
    passed: [...(setup.passed ?? [])],
    sittingOut: SIDES.flatMap((side) => setup[side].table)
      .filter(({ sitsOut }) => sitsOut)
      .map(({ id }) => id),
    stage: planned ? 'fights' : 'declare',
    cards,
    sides,
    helpers: SIDES.flatMap((side) => setup[side].table)
      .filter(({ card, hidden }) => card.kind === 'character' && card.helps && !hidden)
      .map(({ id }) => id),
    announced: planned ? { light: count('light'), dark: count('dark') } : {},
    halves: {},
    ready: {},
    fight: null,
    waiting: null,
    stays: {},
    leftover: [],
    fought,
    redrawn: [],
    results: [],
  };
}
