import type { Oddity } from '../../../core/bench';
import { oddCounts, oddDamage, oddDeck, oddHidden, oddShields } from '../../bench/odd';
import { SHIELDS, TEAM_SHIELDS } from '../../moments';
import { nameOf, unitAt } from '../sides';
import type { PlayState, Seat } from '../state';
import { hpOf, isLinkUnit } from '../values';
import { hiddenOf } from './hidden';

function* oddPlayer(state: PlayState, seat: Seat): Generator<Oddity> {
  const player = state.players[seat];
  if (!player) return;
  const { resources, resourceDeck, pool = [] } = player;
  const units = state.units.filter(({ owner }) => owner === seat);
  yield* oddCounts(seat, { units: unitsBefore(state, seat), resources, resourceDeck });
  for (const { id, damage, deployed } of units) {
    const card = nameOf(state, id);
    yield* oddDamage(card, damage, hpOf(state, id));
    const attacks = state.battle?.attacker === id;
    if (attacks && deployed && !isLinkUnit(state, id))
      yield { code: 'too-early', rule: 'gundam/link-unit', args: { card } };
  }
  const cards = ownCards(state, seat).map((id) => state.cards[id]);
  const named = pool.flatMap((id) => state.cards[id] ?? []);
  yield* oddDeck(seat, cards, state.course !== null, named);
  yield* oddHidden(hiddenOf(state, seat));
}

/** The limit is for a whole team, and is told of its first player. */
// gundam/card-limit#team-battle
function unitsBefore({ sides, units }: PlayState, seat: Seat): number {
  const side = sides.find(([first]) => first === seat);
  return units.filter(({ owner }) => side?.includes(owner)).length;
}

/** Every card of a player, wherever it lies. */
function ownCards(state: PlayState, seat: Seat): string[] {
  const { hand = [], trash = [], deck } = state.players[seat] ?? {};
  return [
    ...state.units.flatMap(({ id, owner, pilot }) => (owner === seat ? [id, ...(pilot ? [pilot] : [])] : [])),
    ...state.areas.flatMap(({ base, shields }) => [
      ...(base?.owner === seat ? [base.card] : []),
      ...shields.flatMap(({ card, owner }) => (owner === seat ? [card] : [])),
    ]),
    ...hand,
    ...trash,
    ...(Array.isArray(deck) ? deck : []),
  ];
}

function* oddArea(state: PlayState, side: number): Generator<Oddity> {
  const { base = null, shields = [] } = state.areas[side] ?? {};
  const most = state.format === 'team-battle' ? TEAM_SHIELDS * 2 : SHIELDS;
  yield* oddShields(state.sides[side]?.[0] ?? '1', shields.length, most);
  const facts = base ? state.cards[base.card] : undefined;
  if (base && facts?.type === 'base') yield* oddDamage(facts.name, base.damage, facts.hp);
}

function* oddBattle(state: PlayState): Generator<Oddity> {
  const { battle } = state;
  if (!battle) return;
  const attacker = unitAt(state, battle.attacker);
  if (attacker && !attacker.rested)
    yield { code: 'attacker-active', rule: 'gundam/attack-step', args: { card: nameOf(state, attacker.id) } };
}

/** What no play could have led to. */
export const odd = (state: PlayState): Oddity[] => [
  ...state.sides.flat().flatMap((seat) => [...oddPlayer(state, seat)]),
  ...state.areas.flatMap((_, side) => [...oddArea(state, side)]),
  ...oddBattle(state),
];
