import type { Oddity } from '../../../core/bench';
import { otherSide, SIDES, type Side } from '../../../core/sides';
import { DECK_SIZE } from '../../bench/planets';
import { isTransport, isUnique, shipOf } from '../fleet';
import type { Attempt, EvacuationState } from '../state';
import { evacuationTable } from './table';

function* oddOf(state: EvacuationState, side: Side): Generator<Oddity> {
  const { hyperspace } = state.players[side];
  const seen = new Set<string>();
  for (const id of hyperspace) {
    const ship = shipOf(state, id);
    if (!ship || !isUnique(ship)) continue;
    if (seen.has(ship.title))
      yield {
        code: 'unique-twice',
        rule: 'young-jedi/faq-two-amidala-starships',
        args: { card: ship.title },
      };
    seen.add(ship.title);
  }
  if (state.edition === 'first' && hyperspace.length > 0)
    yield { code: 'no-pile-then', rule: 'young-jedi/rulebook/starships#hyperspace', args: { player: side } };
  const places = new Map<string, string>();
  for (const { title: planet, cards } of state.planets)
    for (const { card } of cards[side]) {
      const { kind, title = '' } = state.cards[card] ?? {};
      const other = places.get(title);
      if (kind !== 'character') continue;
      if (other !== undefined && other !== planet)
        yield {
          code: 'two-planets',
          rule: 'young-jedi/stackable#one-planet',
          args: { card: title, one: other, other: planet },
        };
      places.set(title, planet);
    }
  const count = evacuationTable
    .lists(state)
    .reduce((sum, { owner, ids }) => (owner === side ? sum + ids.length : sum), 0);
  if (count > DECK_SIZE)
    yield {
      code: 'too-many-cards',
      rule: 'young-jedi/rulebook/decks',
      args: { player: side, count, most: DECK_SIZE },
    };
}

function* oddAttempt(state: EvacuationState, attempt: Attempt): Generator<Oddity> {
  const { by, stage, ships, plans, passengers } = attempt;
  const rule = 'young-jedi/rulebook/starships#hyperspace';
  const foe = otherSide(by);
  const isEarly = stage === 'intercept' || stage === 'declare' || stage === 'plan';
  if (passengers.length === 0)
    yield { code: 'nobody-leaves', rule: 'young-jedi/rulebook/starships#evacuation', args: { player: by } };
  if (isEarly && ![...ships[by], ...plans[by]].some((id) => isTransport(state, id)))
    yield { code: 'no-transport', rule: 'young-jedi/evacuation', args: { player: by } };
  if (stage !== 'intercept' && isEarly && ships[foe].length + plans[foe].length === 0)
    yield {
      code: 'nobody-intercepts',
      rule: 'young-jedi/interception#against-an-evacuation',
      args: { player: foe },
    };
  const kept = isEarly && state.edition === 'hyperspace' ? state.players[by].hyperspace.length : 0;
  if (kept > 0) yield { code: 'kept-back', rule, args: { player: by, count: kept } };
  if (state.turn !== by) yield { code: 'not-its-turn', rule: 'young-jedi/evacuation', args: { player: by } };
  if (state.step !== 'deploy')
    yield { code: 'not-deploy-step', rule: 'young-jedi/rulebook/starships#evacuation', args: { player: by } };
}

/** What no play could have led to. */
export function odd(state: EvacuationState): Oddity[] {
  const found = SIDES.flatMap((side) => [...oddOf(state, side)]);
  return state.attempt ? [...found, ...oddAttempt(state, state.attempt)] : found;
}
