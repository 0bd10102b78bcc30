import type { Oddity } from '../../../core/bench';
import { SIDES, type Side } from '../../../core/sides';
import { DECK_SIZE } from '../../bench/planets';
import { numbersOf } from '../../shuffled-deck';
import { handlingCards, handlingOf, matches, shortTitle } from '../racer';
import { HANDLING_CARDS_A_LAP, type PodraceState } from '../state';

function* oddRacer(state: PodraceState, side: Side): Generator<Oddity> {
  const { objective, pilot, podracer, thrust, laps, pile, planet } = state.players[side];
  const rule = 'young-jedi/rulebook/podrace#podrace-objective';
  const races = pilot !== undefined || podracer !== undefined || thrust + laps + pile.length > 0;
  if (objective !== 'played' && races) yield { code: 'no-objective', rule, args: { player: side } };
  if (
    pilot !== undefined &&
    podracer !== undefined &&
    !matches(state.cards[podracer] ?? {}, state.cards[pilot] ?? {})
  )
    yield {
      code: 'no-match',
      rule,
      args: { card: shortTitle(state, pilot), there: shortTitle(state, podracer) },
    };
  if (thrust > 0 && pilot === undefined)
    yield {
      code: 'thrust-without-pilot',
      rule: 'young-jedi/rulebook/podrace#thrust',
      args: { player: side, count: thrust },
    };
  for (const id of [pilot, podracer]) {
    const card = id === undefined ? undefined : state.cards[id];
    if (card && !card.diamond && planet.some((other) => state.cards[other]?.title === card.title))
      yield { code: 'in-two-places', rule, args: { card: card.title ?? '' } };
  }
}

function* oddPile(state: PodraceState, side: Side): Generator<Oddity> {
  const player = state.players[side];
  const used = handlingCards(player);
  const rule = 'young-jedi/rulebook/podrace#handling';
  if (used > HANDLING_CARDS_A_LAP)
    yield {
      code: 'handling-too-often',
      rule,
      args: { player: side, count: used, most: HANDLING_CARDS_A_LAP },
    };
  const handling = handlingOf(state.cards[player.pilot ?? '']);
  for (const { card, number, handling: handled } of player.pile) {
    const facts = state.cards[card] ?? {};
    if (facts.kind === 'location')
      yield {
        code: 'location-on-pile',
        rule: 'young-jedi/rulebook/podrace#lap-cards',
        args: { card: facts.title ?? '' },
      };
    if (handled && (handling === undefined || !numbersOf(facts).includes(handling)))
      yield { code: 'not-handling', rule, args: { player: side, number, value: numbersOf(facts)[0] ?? 0 } };
  }
}

/** What no play could have led to. */
export function odd(state: PodraceState): Oddity[] {
  const found: Oddity[] = SIDES.flatMap((side) => [...oddRacer(state, side), ...oddPile(state, side)]);
  const { deploy, turn, stage } = state;
  const player = state.players[turn];
  if (stage === 'deploy' && deploy.laps > (deploy.thrust ? player.thrust : 0))
    found.push({
      code: 'laps-beyond-thrust',
      rule: 'young-jedi/thrust',
      args: { player: turn, count: deploy.laps, thrust: deploy.thrust ? player.thrust : 0 },
    });
  if (stage === 'deploy' && deploy.counters > player.counters)
    found.push({
      code: 'counters',
      rule: 'young-jedi/counters',
      args: { player: turn, spent: deploy.counters, limit: player.counters },
    });
  for (const side of SIDES) {
    const { hand, deck, discard, planet, pile, pilot, podracer } = state.players[side];
    const racers = [pilot, podracer].filter((id) => id !== undefined).length;
    const count = hand.length + deck.cards.length + discard.length + planet.length + pile.length + racers;
    if (count > DECK_SIZE)
      found.push({
        code: 'too-many-cards',
        rule: 'young-jedi/rulebook/decks',
        args: { player: side, count, most: DECK_SIZE },
      });
  }
  return found;
}
