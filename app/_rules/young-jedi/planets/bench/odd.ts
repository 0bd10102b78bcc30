import type { Oddity } from '../../../core/bench';
import { SIDES, type Side } from '../../../core/sides';
import { DECK_SIZE } from '../../bench/planets';
import { limitOf } from '../deploy';
import { illegalStacks } from '../illegal-stack';
import { PILES, PLANET_NAMES, PLANETS, type Planet, type PlanetsState } from '../state';
import { cardsOn, wasInPlay } from '../table';

function* oddOn(state: PlanetsState, planet: Planet, side: Side): Generator<Oddity> {
  const cards = cardsOn(state, planet, side);
  const name = PLANET_NAMES[planet];
  if (cards.length > 0 && !wasInPlay(state, planet))
    yield {
      code: 'not-in-play-yet',
      rule: 'young-jedi/rulebook/full-game#second-planet',
      args: { planet: name },
    };
  const effects = cards.filter(({ id }) => state.cards[id]?.kind === 'effect').length;
  const rule = 'young-jedi/rulebook/effects#effects';
  if (effects > 1 && planet === state.planet)
    yield { code: 'two-effects', rule, args: { player: side, count: effects } };
  if (effects > 0 && planet !== state.planet && state.held[planet])
    yield { code: 'effect-left', rule, args: { player: side, planet: name } };
  for (const { id, hidden } of cards) {
    const kind = state.cards[id]?.kind;
    if (hidden && (kind === 'battle' || kind === 'location' || kind === 'starship'))
      yield {
        code: 'hidden-kind',
        rule: 'young-jedi/faq-illegal-hidden-cards',
        args: { card: state.cards[id]?.title ?? '?', planet: name },
      };
  }
  const isMine = side === state.turn && planet === state.planet;
  const isUp = state.step !== 'begin' && state.step !== 'fetch';
  if (isMine && isUp && state.turnsHere[side] > 1 && cards.some(({ hidden }) => hidden))
    yield {
      code: 'hidden-too-long',
      rule: 'young-jedi/rulebook/first-game#hidden-cards',
      args: { player: side },
    };
}

function* oddOf(state: PlanetsState, side: Side): Generator<Oddity> {
  for (const title of illegalStacks(state, side))
    yield {
      code: 'illegal-stack',
      rule: 'young-jedi/stackable-illegal',
      args: { card: title, player: side },
    };
  const inPlay = [
    ...PLANETS.flatMap((planet) => cardsOn(state, planet, side).map(({ id }) => id)),
    ...state.piles[side].hyperspace,
  ];
  const seen = new Set<string>();
  for (const id of inPlay) {
    const facts = state.cards[id];
    if (facts?.copies !== 'unique') continue;
    const rule =
      facts.kind === 'starship' ? 'young-jedi/faq-two-amidala-starships' : 'young-jedi/stackable#unique';
    if (seen.has(facts.title)) yield { code: 'unique-twice', rule, args: { card: facts.title } };
    seen.add(facts.title);
  }
  const count = PILES.reduce(
    (sum, name) => sum + state.piles[side][name].length,
    inPlay.length - state.piles[side].hyperspace.length,
  );
  if (count > DECK_SIZE)
    yield {
      code: 'too-many-cards',
      rule: 'young-jedi/rulebook/decks',
      args: { player: side, count, most: DECK_SIZE },
    };
}

/** What no play could have led to. */
export function odd(state: PlanetsState): Oddity[] {
  const found: Oddity[] = SIDES.flatMap((side) => [
    ...oddOf(state, side),
    ...PLANETS.flatMap((planet) => [...oddOn(state, planet, side)]),
  ]);
  const { planet } = state;
  if (planet && state.held[planet])
    found.push({
      code: 'controlled-in-play',
      rule: 'young-jedi/control-planet',
      args: { planet: PLANET_NAMES[planet] },
    });
  const limit = limitOf(state, state.turn);
  if (state.spent > limit)
    found.push({
      code: 'counters',
      rule: 'young-jedi/counters',
      args: { player: state.turn, spent: state.spent, limit },
    });
  for (const each of PLANETS)
    for (const id of state.locations[each] ?? []) {
      const facts = state.cards[id];
      if (facts?.planet && facts.planet !== each)
        found.push({
          code: 'location-elsewhere',
          rule: 'young-jedi/rulebook/first-game#changing-location',
          args: { card: facts.title, planet: PLANET_NAMES[each] },
        });
    }
  if (planet && (state.locations[planet] ?? []).length === 0)
    found.push({
      code: 'no-location',
      rule: 'young-jedi/location-card',
      args: { planet: PLANET_NAMES[planet] },
    });
  return found;
}
