import { otherSide, SIDES, type Side } from '../../core/sides';
import type { BattleText } from './cards';
import { withParts, withSide } from './change';
import type { Log } from './events';
import { characterOf, charactersIn, kindOf, lineupOf, textOf, titleOf } from './facts';
import { battleWorks, damageOf, powerOf } from './power';
import type { BattleState } from './state';
import { fits } from './who';

/** Cards from the top of the draw deck are discarded; the last one loses the game at once. */
// young-jedi/damage, young-jedi/deck-victory
export function takeDamage(state: BattleState, player: Side, amount: number, log: Log): BattleState {
  if (amount === 0) return state;
  const { deck, discard } = state.sides[player];
  const after = withSide(state, player, {
    deck: deck.slice(amount),
    discard: [...discard, ...deck.slice(0, amount)],
  });
  return after.sides[player].deck.length > 0 ? after : runOut(after, player, log);
}

export function runOut(state: BattleState, loser: Side, log: Log): BattleState {
  log.tell('deck-empty', { player: loser });
  return withParts(state, { over: { reason: 'deck', loser } });
}

const totalsOf = (state: BattleState): Record<Side, number> => ({
  light: powerOf(state, 'light').total,
  dark: powerOf(state, 'dark').total,
});

/** The higher total wins; a group that loses is defeated whole unless its Battle card says otherwise. */
// young-jedi/rulebook/battle#damage, young-jedi/rulebook/battle-details#fight-together
export function compare(state: BattleState, log: Log): BattleState {
  const totals = totalsOf(state);
  const by = totals.light - totals.dark;
  if (state.fight?.tied || by === 0) {
    if (state.fight?.tied) log.tell('tied-by-text', {});
    else log.tell('tied', { total: totals.light });
    return closeFight(state, totals, undefined, [], 0, log);
  }
  const winner: Side = by > 0 ? 'light' : 'dark';
  log.tell('won', { player: winner, by: Math.abs(by) });
  const loser = otherSide(winner);
  const { characters } = lineupOf(state, loser);
  const only = workingText(state, loser)?.onlyDefeated;
  if (!only) return defeat(state, loser, characters, log, totals);
  const among = characters.filter((id) => fits(characterOf(state, id), only));
  if (among.length > 1) return withParts(state, { waiting: { for: 'defeated', player: loser, among } });
  return defeat(state, loser, among, log, totals);
}

/** What a player’s Battle card says, if it works in this fight. */
function workingText(state: BattleState, side: Side): BattleText | undefined {
  const { battle } = lineupOf(state, side);
  return battle !== undefined && battleWorks(state, side) ? textOf(state, battle) : undefined;
}

export function defeat(
  state: BattleState,
  loser: Side,
  defeated: string[],
  log: Log,
  totals = totalsOf(state),
): BattleState {
  const winner = otherSide(loser);
  const lost = workingText(state, loser);
  let sum = 0;
  for (const id of defeated) sum += damageOf(state, loser, id);
  const changed = sum + (workingText(state, winner)?.moreDamage ?? 0) - (lost?.lessDamage ?? 0);
  const amount = lost?.backToHand || defeated.length === 0 ? 0 : Math.max(0, changed);
  const closed = closeFight(state, totals, winner, defeated, amount, log);
  if (amount > 0) log.tell('damage', { player: loser, amount });
  else log.tell('no-damage', { player: loser });
  return takeDamage(closed, loser, amount, log);
}

/** Clears the table of the fight. */
function closeFight(
  state: BattleState,
  totals: Record<Side, number>,
  winner: Side | undefined,
  defeated: string[],
  damage: number,
  log: Log,
): BattleState {
  const { fight } = state;
  if (!fight) return state;
  const again = winner && fightsAgain(state, winner, defeated);
  let now = state;
  for (const side of SIDES) {
    const { characters, weapons, battle } = fight.lineups[side];
    const { aside, discard, hand } = now.sides[side];
    const gone = characters.filter((id) => defeated.includes(id));
    const toHand = gone.length > 0 && workingText(state, side)?.backToHand;
    const userGone = gone.includes(characters[0] ?? '') && !toHand;
    const lostWeapons = userGone ? weapons.filter((id) => !fight.stopped.includes(id)) : [];
    for (const id of gone)
      log.tell(toHand ? 'defeated-to-hand' : 'defeated', { player: side, card: titleOf(state, id) });
    for (const id of lostWeapons) log.tell('weapon-lost', { player: side, card: titleOf(state, id) });
    const staying = side === winner && again;
    const stay = staying ? [] : [...characters, ...weapons].filter((id) => !gone.includes(id));
    now = withSide(now, side, {
      aside: [...aside, ...stay.filter((id) => !lostWeapons.includes(id))],
      hand: toHand ? [...hand, ...gone] : hand,
      discard: [
        ...discard,
        ...(toHand ? [] : gone),
        ...lostWeapons,
        ...(battle === undefined ? [] : [battle]),
      ],
    });
    if (staying) {
      log.tell('fights-again', { player: side, card: titleOf(state, characters[0] ?? '') });
      now = withParts(now, { stays: { ...now.stays, [side]: { characters, weapons } } });
    }
  }
  return withParts(now, {
    fight: null,
    fought: [...now.fought, ...fight.lineups.light.characters, ...fight.lineups.dark.characters].filter(
      (id, i, all) => all.indexOf(id) === i,
    ),
    results: [
      ...now.results,
      {
        characters: { light: fight.lineups.light.characters, dark: fight.lineups.dark.characters },
        totals,
        ...(winner && { winner }),
        defeated,
        damage,
      },
    ],
  });
}

/** A character that has defeated such an opponent fights the next fight too, if there is one. */
// young-jedi/faq-wisdom-of-the-council
function fightsAgain(state: BattleState, winner: Side, defeated: readonly string[]): boolean {
  const whom = workingText(state, winner)?.fightsAgain;
  if (!whom || charactersIn(state, otherSide(winner)).length === 0) return false;
  return defeated.some((id) => fits(characterOf(state, id), whom));
}

/** How many characters are left over: still in the plan, or out of a fight that was called off. */
const spareOf = (state: BattleState, side: Side): number =>
  charactersIn(state, side).length +
  state.leftover.filter((id) => state.sides[side].aside.includes(id)).length;

/** A plan has run out: the attacker’s spare characters break through, and the cards go back to the planet. */
// young-jedi/rulebook/battle#breakthrough
export function endBattle(state: BattleState, log: Log): BattleState {
  const { attacker } = state;
  const defender = otherSide(attacker);
  let now = state;
  for (const side of SIDES) now = clearPlan(now, side, log);
  const count = spareOf(state, attacker);
  const idle = spareOf(state, defender);
  if (idle > 0) log.tell('no-breakthrough', { player: defender, count: idle });
  if (count > 0) {
    log.tell('breakthrough', { player: attacker, count });
    now = takeDamage(now, defender, count, log);
    if (now.over) return now;
  }
  log.tell('ended', { location: state.location.title });
  return withParts(now, { over: { reason: 'battle-over', breakthrough: count } });
}

/** Battle cards that found no fight are discarded; characters and weapons stay on the planet. */
// young-jedi/rulebook/battle-details#weapon-battle-details
function clearPlan(state: BattleState, side: Side, log: Log): BattleState {
  const { plan, aside, discard, hand, strays } = state.sides[side];
  const battles = plan.filter((id) => kindOf(state, id) === 'battle');
  if (battles.length > 0) log.tell('battle-cards-discarded', { player: side, count: battles.length });
  for (const id of strays) log.tell('back-to-hand', { player: side, card: titleOf(state, id) });
  return withSide(state, side, {
    plan: [],
    aside: [...aside, ...plan.filter((id) => !battles.includes(id) && !strays.includes(id))],
    discard: [...discard, ...battles],
    hand: [...hand, ...strays],
    strays: [],
  });
}
