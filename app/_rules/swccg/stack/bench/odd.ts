import type { Oddity } from '../../../core/bench';
import { SIDES, type Side } from '../../../core/sides';
import { printOf, type State } from '../state';
import { hasLifeForce } from '../table';
import { PILES } from '../timing';

/** A deck has no more. */
const SIXTY = 60;

function* copies(state: State, side: Side): Generator<Oddity> {
  const counts = new Map<string, { most: number; here: number; isInterrupt: boolean }>();
  for (const id of state.ids) {
    const { title, copies: most, kind } = printOf(state, id);
    const card = state.cards[id];
    if (most === undefined || card?.owner !== side) continue;
    const isInterrupt = kind === 'interrupt';
    const count = counts.get(title) ?? { most, here: 0, isInterrupt };
    if (card.zone === 'table' || (isInterrupt && card.zone === 'stack')) count.here += 1;
    counts.set(title, count);
  }
  for (const [title, { most, here, isInterrupt }] of counts) {
    const played = isInterrupt ? (state.played[`${side} ${title}`] ?? 0) : 0;
    if (here > most)
      yield {
        code: 'too-many-copies',
        rule: 'swccg/unique-and-restricted',
        args: { card: title, count: here, most },
      };
    if (played > most)
      yield {
        code: 'played-too-often',
        rule: 'swccg/unique-and-restricted',
        args: { card: title, count: played, most },
      };
  }
}

/** How many cards a side has, in play and out of it; locations are either player's. */
function cardsOf(state: State, side: Side): number {
  const nameless = [...PILES, 'hand' as const].flatMap((pile) =>
    state.piles[side][pile].filter((token) => typeof token !== 'string'),
  ).length;
  const named = state.ids.filter(
    (id) => state.cards[id]?.owner === side && !['location', 'virtual'].includes(printOf(state, id).kind),
  ).length;
  return nameless + named;
}

/** What no play of any stack could have led to. */
export function oddOnAnyStack(state: State): Oddity[] {
  return SIDES.flatMap((player) => {
    const count = cardsOf(state, player);
    const found: Oddity[] = [...copies(state, player)];
    if (count > SIXTY)
      found.push({
        code: 'too-many-cards',
        rule: 'swccg/death-star-ii/starting#first-deck',
        args: { player, count },
      });
    if (!hasLifeForce(state, player))
      found.push({ code: 'no-life-force', rule: 'swccg/death-star-ii/ending#victory', args: { player } });
    return found;
  });
}
