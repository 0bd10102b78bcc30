import { otherSide, type Side } from '../../core/sides';
import { payForce } from '../force/piles';
import { withBattle, withSide } from './change';
import { endEarlyWithoutPresence } from './end';
import type { Log } from './events';
import { type CardFacts, type ParticipantFacts, targetKind, type WeaponFacts } from './facts';
import { loseFromTable } from './leave';
import { defenseValue } from './power';
import { type Refusal, refuse } from './refusals';
import type { Battle, BattleState, Draw } from './state';
import { abilityOf, isInBattle, isInside, isLanded, isManned, participantFacts, titleOf } from './where';

/** How many weapons a card may fire in a turn; a capital starship as many as it likes. */
// swccg/weapons-firing#limits
const SHOTS_A_TURN = {
  character: 1,
  vehicle: 1,
  starfighter: 1,
  squadron: 3,
  capital: Number.POSITIVE_INFINITY,
};

// swccg/dark-jedi-lightsaber
export function costToFire(weapon: WeaponFacts, bearer: ParticipantFacts): number {
  return weapon.costLessAbility ? Math.max(0, weapon.cost - abilityOf(bearer)) : weapon.cost;
}

/** Why this player may not fire this weapon at all now. */
// swccg/weapons-firing
export function whyNotFire(state: BattleState, player: Side, id: string): Refusal | undefined {
  const battle = state.battle;
  if (battle?.segment !== 'weapons') return refuse('not-weapons-segment');
  if (player !== state.opportunity) return refuse('not-your-opportunity', { player });
  const weapon = state.cards[id];
  const bearerId = state.table[id]?.on;
  if (weapon?.kind !== 'weapon' || weapon.side !== player || !bearerId)
    return refuse('not-your-weapon', { weapon: titleOf(state, id) });
  const bearer = participantFacts(state, bearerId);
  const args = { card: titleOf(state, bearerId), weapon: weapon.title };
  // swccg/captives#capturing: capturing is all that this weapon does
  if (weapon.does === 'captured' && player === 'light') return refuse('only-dark-captures', args);
  if (battle.excluded.includes(bearerId)) return refuse('excluded-cannot-fire', args);
  if (!bearer || !battle.participants.includes(bearerId)) return refuse('bearer-not-in-battle', args);
  if (isInside(state, bearerId)) return refuse('fired-from-inside', args);
  if (bearer.kind !== 'character') {
    if (isLanded(state, bearerId)) return refuse('landed-cannot-fire', args);
    if (!isManned(state, bearerId, bearer))
      return bearer.kind === 'vehicle' && bearer.type === 'transport'
        ? refuse('weapon-unmanned', args)
        : refuse('weapon-unpiloted', args);
  }
  if (battle.fired.includes(id)) return refuse('weapon-already-fired', args);
  const shots = state.shooters.filter((shooter) => shooter === bearerId).length;
  if (shots >= SHOTS_A_TURN[targetKind(bearer)]) return refuse('shots-used-up', args);
  const cost = costToFire(weapon, bearer);
  if (state.piles[player].force.length < cost) return refuse('not-enough-force', { cost });
  if (state.piles[player].reserve.length === 0) return refuse('no-weapon-destiny', args);
  return undefined;
}

/** Why a weapon that may fire may not fire at this. */
// swccg/weapons-firing#steps
export function whyNotTarget(
  state: BattleState,
  player: Side,
  id: string,
  target: string,
): Refusal | undefined {
  const weapon = state.cards[id];
  const facts = participantFacts(state, target);
  const args = { card: titleOf(state, target) };
  if (state.battle?.excluded.includes(target)) return refuse('excluded-not-targeted', args);
  if (weapon?.kind !== 'weapon' || !facts || facts.side === player || !isInBattle(state, target))
    return refuse('target-not-in-battle', args);
  const droid = facts.kind === 'character' && facts.droid === true;
  if (!weapon.targets.includes(targetKind(facts)) || (weapon.neverDroids && droid))
    return refuse('wrong-target', { ...args, weapon: weapon.title });
  if (isInside(state, target)) return refuse('target-inside', args);
  return undefined;
}

/** Pays for the shot; its destiny is drawn next. */
export function fire(state: BattleState, player: Side, id: string, target: string, log: Log): BattleState {
  const weapon = state.cards[id];
  const by = state.table[id]?.on;
  const bearer = by === undefined ? undefined : participantFacts(state, by);
  if (weapon?.kind !== 'weapon' || by === undefined || !bearer || !state.battle) return state;
  const cost = costToFire(weapon, bearer);
  log.tell('fired', { player, weapon: weapon.title, target: titleOf(state, target) });
  if (cost > 0) log.tell('force-used', { player, amount: cost });
  const next = withBattle(state, {
    fired: [...state.battle.fired, id],
    draw: { for: 'weapon', player, weapon: id, by, target, left: weapon.destinies, drawn: [] },
  });
  next.piles = withSide(state.piles, player, payForce(state.piles[player], cost));
  next.shooters = [...state.shooters, by];
  next.passes = 0;
  return next;
}

/** What a weapon adds to its destiny against this target. */
// swccg/weapon-destiny
export const bonusOf = (weapon: WeaponFacts, target: ParticipantFacts): number =>
  (weapon.bonus ?? 0) + (weapon.bonusAgainst?.[targetKind(target)] ?? 0);

/** What the destinies of a shot come to, with what its weapon and others add to them; without any, it comes to 0. */
// swccg/weapon-destiny
export function shotTotal(
  weapon: WeaponFacts,
  target: ParticipantFacts,
  drawn: readonly number[],
  added = 0,
): { modifiers: number; total: number } {
  const modifiers = bonusOf(weapon, target) + added;
  const sum = drawn.reduce((all, value) => all + value, modifiers);
  return { modifiers, total: drawn.length === 0 ? 0 : Math.max(0, sum) };
}

/** A shot succeeds if its total exceeds the defense value; a tie is not enough. */
// swccg/weapon-destiny, swccg/defense-value
export const succeeds = ({ total, defense }: { total: number; defense: number }): boolean => total > defense;

/** Whether whoever this weapon hits is worth nothing when forfeited, since that persona fires it. */
// swccg/dengars-blaster-carbine
export const leavesNoForfeit = (weapon: WeaponFacts, bearer: CardFacts | undefined): boolean =>
  bearer?.kind === 'character' && bearer.persona !== undefined && bearer.persona === weapon.forfeitZeroBy;

/** All destinies of a shot are drawn. */
export function resolveShot(
  state: BattleState,
  shot: Extract<Draw, { for: 'weapon' }>,
  log: Log,
): BattleState {
  const weapon = state.cards[shot.weapon];
  const target = participantFacts(state, shot.target);
  if (weapon?.kind !== 'weapon' || !target) return withBattle(state, { draw: null });
  const { modifiers, total } = shotTotal(weapon, target, shot.drawn);
  const defense = defenseValue(state, shot.target, target);
  const { for: _, left, ...made } = shot;
  const cards = state.piles[shot.player].used.slice(0, shot.drawn.length).toReversed();
  const next = withBattle(state, { draw: null, shot: { ...made, cards, modifiers, total, defense } });
  next.opportunity = otherSide(shot.player);
  next.passes = 0;
  const args = { weapon: weapon.title, target: target.title, total, defense };
  if (!succeeds(args)) {
    log.tell('missed', args);
    return next;
  }
  return strike(next, weapon, shot, args, log);
}

/** The result of a successful shot applies at once; a card that is hit fights on. */
// swccg/death-star-ii/battle#weapons-segment
function strike(
  state: BattleState,
  weapon: WeaponFacts,
  { by, target }: { by: string; target: string },
  args: { weapon: string; target: string; total: number; defense: number },
  log: Log,
): BattleState {
  const battle = state.battle;
  if (!battle) return state;
  log.tell('hit', args);
  switch (weapon.does) {
    case 'lost':
      log.tell('lost-at-once', { card: args.target });
      return endEarlyWithoutPresence(loseFromTable(state, target, log), log);
    case 'captured':
      return endEarlyWithoutPresence(capture(state, battle, target, log), log);
    case 'hit': {
      const zero = leavesNoForfeit(weapon, state.cards[by]);
      if (zero) log.tell('forfeit-zero', { card: args.target });
      const marked = (list: string[]) => (list.includes(target) ? list : [...list, target]);
      return withBattle(state, {
        hit: marked(battle.hit),
        ...(zero && { forfeitZero: marked(battle.forfeitZero) }),
      });
    }
  }
}

// swccg/captives
function capture(state: BattleState, battle: Battle, target: string, log: Log): BattleState {
  log.tell('captured', { card: titleOf(state, target) });
  const out = (list: string[]) => list.filter((id) => id !== target);
  const at = state.table[target]?.at ?? battle.location;
  return withBattle(
    { ...state, captives: [...state.captives, target], table: { ...state.table, [target]: { at } } },
    { participants: out(battle.participants), hit: out(battle.hit), forfeitZero: out(battle.forfeitZero) },
  );
}
