import { DARK_FIRST, type Side } from '../../core/sides';
import { Dealer, namesTyped } from '../shuffled-deck';
import type { Card, EvacuationSetup, EvacuationState, PlacedCard, Player } from './state';

/** Every name typed in, as often as it is. */
export const typedIds = ({ players, planets }: EvacuationSetup): string[] =>
  DARK_FIRST.flatMap((side) => {
    const { hand, deck, discard, hyperspace } = players[side];
    return namesTyped<Card>(hand, deck, discard, hyperspace, ...planets.map(({ cards }) => cards[side]));
  });

export function start(setup: EvacuationSetup): EvacuationState {
  const edition = setup.edition ?? 'hyperspace';
  const taken = new Set(typedIds(setup));
  const dealers: Record<Side, Dealer<Card>> = {
    light: new Dealer<Card>('light', (destiny) => ({ destiny }), taken),
    dark: new Dealer<Card>('dark', (destiny) => ({ destiny }), taken),
  };
  const seat = (side: Side): Player => {
    const dealer = dealers[side];
    const { hand, deck, shuffled, discard, hyperspace, bonus } = setup.players[side];
    return {
      hand: dealer.dealDeck(hand ?? []),
      deck: { cards: dealer.dealDeck(deck), ...(shuffled && { shuffled }) },
      discard: dealer.dealAll(discard),
      hyperspace: dealer.dealAll(hyperspace),
      bonus: { transport: bonus?.transport ?? 0, starfighter: bonus?.starfighter ?? 0 },
    };
  };
  const players = { light: seat('light'), dark: seat('dark') };
  const place = (side: Side, cards: EvacuationSetup['planets'][number]['cards']): PlacedCard[] =>
    (cards[side] ?? []).map(({ faceDown, ...card }) => ({
      card: dealers[side].deal(card),
      ...(faceDown && { faceDown }),
    }));
  const planets = setup.planets.map(({ id, title, cards }) => ({
    id,
    title,
    cards: { light: place('light', cards), dark: place('dark', cards) },
  }));
  return {
    edition,
    transportReturns: setup.transportReturns ?? edition === 'hyperspace',
    turn: setup.turn,
    turnNumber: 1,
    turns: setup.turns ?? 1,
    step: setup.step ?? 'deploy',
    planets,
    cards: Object.assign({}, ...DARK_FIRST.map((side) => dealers[side].facts)),
    players,
    results: [],
  };
}
