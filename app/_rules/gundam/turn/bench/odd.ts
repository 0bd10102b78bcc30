import type { Oddity } from '../../../core/bench';
import { oddCounts, oddDamage, oddDeck, oddHidden, oddShields } from '../../bench/odd';
import { hpOf } from '../facts';
import { nameOf, type Player, SHIELDS, type TurnState, tableOf } from '../state';
import { hiddenOf } from './hidden';

function* oddPlayer(state: TurnState, player: Player): Generator<Oddity> {
  const { units, base, shields, deck, hand, trash, pool, resources, resourceDeck } = tableOf(state, player);
  yield* oddCounts(player, { units: units.length, resources, resourceDeck });
  for (const unit of units) yield* oddDamage(nameOf(state, unit.id), unit.damage, hpOf(state, player, unit));
  const facts = base ? state.cards[base.id] : undefined;
  if (base && facts?.type === 'base') yield* oddDamage(facts.name, base.damage, facts.hp);
  yield* oddShields(player, shields.length, SHIELDS);
  const own = [
    ...units.flatMap(({ id, pilot }) => (pilot === null ? [id] : [id, pilot])),
    ...(base ? [base.id] : []),
    ...shields,
    ...deck,
    ...hand,
    ...trash,
  ];
  yield* oddDeck(
    player,
    own.map((id) => state.cards[id]),
    true,
    pool.flatMap((id) => state.cards[id] ?? []),
  );
  yield* oddHidden(hiddenOf(state, player));
}

/** What no play could have led to. */
export const odd = (state: TurnState): Oddity[] =>
  state.players.flatMap((player) => [...oddPlayer(state, player)]);
