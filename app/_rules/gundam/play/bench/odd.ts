import type { Oddity } from '../../../core/bench';
import { MOST_EX_RESOURCES, MOST_UNITS } from '../../cards';
import { RESOURCE_DECK, SHIELDS, TEAM_SHIELDS } from '../../moments';
import { nameOf, unitAt } from '../sides';
import type { PlayState, Seat } from '../state';
import { hpOf, isLinkUnit } from '../values';

const COPIES = 4;
const DECK = 50;

function* oddPlayer(state: PlayState, seat: Seat): Generator<Oddity> {
  const player = state.players[seat];
  if (!player) return;
  const units = state.units.filter(({ owner }) => owner === seat);
  if (units.length > MOST_UNITS)
    yield {
      code: 'too-many-units',
      rule: 'gundam/battle-area',
      args: { player: seat, count: units.length, most: MOST_UNITS },
    };
  for (const { id, damage, deployed } of units) {
    const hp = hpOf(state, id);
    const card = nameOf(state, id);
    if (damage >= hp) yield { code: 'beaten', rule: 'gundam/hp', args: { card, damage, hp } };
    const attacks = state.battle?.attacker === id;
    if (attacks && deployed && !isLinkUnit(state, id))
      yield { code: 'too-early', rule: 'gundam/link-unit', args: { card } };
  }
  const { active = 0, rested = 0, ex = 0, exRested = 0 } = player.resources ?? {};
  const count = active + rested + (player.resourceDeck ?? 0);
  if (count > RESOURCE_DECK)
    yield {
      code: 'too-many-resources',
      rule: 'gundam/resource-deck',
      args: { player: seat, count, most: RESOURCE_DECK },
    };
  if (ex + exRested > MOST_EX_RESOURCES)
    yield {
      code: 'too-many-ex',
      rule: 'gundam/ex-resource',
      args: { player: seat, count: ex + exRested, most: MOST_EX_RESOURCES },
    };
}

/** Every card of a player that has a name, wherever it lies. */
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

function* oddDeck(state: PlayState, seat: Seat): Generator<Oddity> {
  const cards = ownCards(state, seat);
  const isToken = (id: string): boolean => {
    const facts = state.cards[id];
    return facts !== undefined && 'token' in facts && facts.token === true;
  };
  const copies = new Map<string, number>();
  for (const id of cards) {
    const number = state.cards[id]?.number;
    if (number !== undefined && !isToken(id)) copies.set(number, (copies.get(number) ?? 0) + 1);
  }
  for (const [number, count] of copies)
    if (count > COPIES)
      yield {
        code: 'too-many-copies',
        rule: 'gundam/card-limit',
        args: { player: seat, card: number, count, most: COPIES },
      };
  const count = cards.filter((id) => !isToken(id)).length;
  if (state.course && count > DECK)
    yield { code: 'too-many-cards', rule: 'gundam/deck', args: { player: seat, count, most: DECK } };
}

function* oddBattle(state: PlayState): Generator<Oddity> {
  const { battle } = state;
  if (!battle) return;
  const attacker = unitAt(state, battle.attacker);
  if (attacker && !attacker.rested)
    yield { code: 'attacker-active', rule: 'gundam/attack-step', args: { card: nameOf(state, attacker.id) } };
}

/** What no play could have led to. */
export function odd(state: PlayState): Oddity[] {
  const found = state.sides.flat().flatMap((seat) => [...oddPlayer(state, seat), ...oddDeck(state, seat)]);
  const most = state.format === 'team-battle' ? TEAM_SHIELDS * 2 : SHIELDS;
  for (const [side, { base, shields }] of state.areas.entries()) {
    const player = state.sides[side]?.[0] ?? '1';
    if (shields.length > most)
      found.push({
        code: 'too-many-shields',
        rule: 'gundam/shield-area',
        args: { player, count: shields.length, most },
      });
    const facts = base && state.cards[base.card];
    if (base && facts?.type === 'base' && base.damage >= facts.hp)
      found.push({
        code: 'beaten',
        rule: 'gundam/hp',
        args: { card: facts.name, damage: base.damage, hp: facts.hp },
      });
  }
  return [...found, ...oddBattle(state)];
}
