import { DARK_FIRST, type Side } from '../../core/sides';
import { Dealer, namesTyped } from '../shuffled-deck';
import type { Card, DeployStep, Player, PlayerSetup, PodraceSetup, PodraceState } from './state';
import { COUNTERS_A_TURN } from './state';

/** How long a play lasts if nobody says. */
const USUAL_TURNS = 20;

export const newDeployStep = (): DeployStep => ({
  counters: 0,
  thrust: false,
  laps: 0,
  refueled: 0,
  other: false,
});

/** Every name typed in, as often as it is. */
export const typedIds = ({ players }: PodraceSetup): string[] =>
  DARK_FIRST.flatMap((side) => {
    const { hand, deck, discard, planet, pilot, podracer } = players[side];
    return namesTyped<Card>(
      hand,
      deck,
      discard,
      planet,
      [pilot, podracer].filter((card) => card !== undefined),
    );
  });

function seat(
  side: Side,
  setup: PlayerSetup,
  begins: boolean,
  taken: ReadonlySet<string>,
): { player: Player; facts: Record<string, Card> } {
  const dealer = new Dealer<Card>(side, (destiny) => ({ destiny }), taken);
  const hand = dealer.dealAll(setup.hand);
  const pile = (setup.pile ?? []).map((typed, i) => {
    const card = dealer.deal(typeof typed === 'number' ? typed : typed.destiny);
    return typeof typed === 'number'
      ? { card, number: i + 1 }
      : { card, number: typed.as, handling: true as const };
  });
  const player: Player = {
    objective: setup.objective === false ? 'none' : begins ? 'held' : 'played',
    ...(setup.pilot && { pilot: dealer.deal(setup.pilot) }),
    ...(setup.podracer && { podracer: dealer.deal(setup.podracer) }),
    thrust: setup.thrust ?? 0,
    laps: setup.laps ?? 0,
    pile,
    hand,
    deck: { cards: dealer.dealDeck(setup.deck), ...(setup.shuffled && { shuffled: true }) },
    discard: dealer.dealAll(setup.discard),
    planet: dealer.dealAll(setup.planet),
    counters: setup.counters ?? COUNTERS_A_TURN,
  };
  return { player, facts: dealer.facts };
}

export function start(setup: PodraceSetup): PodraceState {
  const begins = setup.turn === undefined;
  const taken = new Set(typedIds(setup));
  const light = seat('light', setup.players.light, begins, taken);
  const dark = seat('dark', setup.players.dark, begins, taken);
  return {
    turn: setup.turn ?? 'light',
    turnNumber: 1,
    turns: setup.turns ?? USUAL_TURNS,
    ...(setup.only && { only: setup.only }),
    search: setup.search ?? 'when-deployed',
    stage: begins ? 'opening' : 'deploy',
    deploy: newDeployStep(),
    drawing: false,
    opening: {},
    cards: { ...light.facts, ...dark.facts },
    players: { light: light.player, dark: dark.player },
  };
}
