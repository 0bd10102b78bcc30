import { otherSide, type Side } from '../../core/sides';
import { type Played, waysToPlay } from './exchange';
import { nextHand, possibleDestinies } from './hands';
import { whyNoDuel } from './initiate';
import { isDuelist, usesInDuels } from './match';
import type { Duel, DuelState, Fighter, Move } from './state';
import { whyNotBattle } from './step';
import { characterOf, defenderOf, presentCharacters, presentWeapons, weaponOf } from './table';

/** Every legal move of either player, now. */
export function options(state: DuelState): Move[] {
  if (state.over) return [];
  const { duel } = state;
  if (!duel) return stepOptions(state);
  switch (duel.stage) {
    case 'defender':
      return defenderOptions(state, duel);
    case 'power':
      return powerOptions(state, duel);
    case 'hands': {
      const player = nextHand(duel);
      return player ? [{ type: 'draw-hand', player }] : [];
    }
    case 'exchange':
      return exchangeOptions(state, duel);
  }
}

// young-jedi/rulebook/duel#duel
function stepOptions(state: DuelState): Move[] {
  const player = state.turn;
  const moves: Move[] = [];
  if (!whyNoDuel(state, player)) {
    const targets = presentCharacters(state, otherSide(player));
    for (const { character, weapon } of attackers(state))
      for (const target of targets)
        moves.push(
          weapon === undefined
            ? { type: 'initiate', player, character, target }
            : { type: 'initiate', player, character, weapon, target },
        );
  }
  if (!whyNotBattle(state, player)) moves.push({ type: 'battle', player });
  moves.push({ type: 'end-step', player });
  return moves;
}

/** Every duelist of the player whose turn it is, with every lightsaber that he can use. */
function attackers(state: DuelState): Fighter[] {
  const weapons = presentWeapons(state, state.turn);
  const fighters: Fighter[] = [];
  for (const character of presentCharacters(state, state.turn)) {
    const facts = characterOf(state, character);
    if (!facts || !isDuelist(facts)) continue;
    if (facts.builtIn?.lightsaber) fighters.push({ character });
    for (const weapon of weapons) {
      const card = weaponOf(state, weapon);
      if (card?.lightsaber && usesInDuels(facts, card)) fighters.push({ character, weapon });
    }
  }
  return fighters;
}

/** The target itself or a duelist that steps in, with or without a weapon. */
// young-jedi/rulebook/duel#duelists
function defenderOptions(state: DuelState, duel: Duel): Move[] {
  const player = defenderOf(duel);
  const weapons = presentWeapons(state, player);
  const others = presentCharacters(state, player).filter((id) => id !== duel.target);
  const moves: Move[] = [];
  for (const character of [duel.target, ...others]) {
    const facts = characterOf(state, character);
    if (!facts || (character !== duel.target && !isDuelist(facts))) continue;
    moves.push({ type: 'defend', player, character });
    if (facts.damage === 0) continue;
    for (const weapon of weapons) {
      const card = weaponOf(state, weapon);
      if (card && usesInDuels(facts, card)) moves.push({ type: 'defend', player, character, weapon });
    }
  }
  return moves;
}

// young-jedi/rulebook/duel#dueling-hand
function powerOptions(state: DuelState, duel: Duel): Move[] {
  if (duel.redraw) {
    const { player } = duel.redraw;
    return [
      { type: 'keep', player },
      { type: 'redraw', player },
    ];
  }
  const [player] = duel.toDraw;
  if (!player) return [];
  return possibleDestinies(state, player).map((value) => ({ type: 'draw', player, value }));
}

const moveOf = (type: 'attack' | 'parry', player: Side, { destiny, card }: Played): Move =>
  card === undefined ? { type, player, destiny } : { type, player, destiny, card };

// young-jedi/rulebook/duel#duel-attack-parry
function exchangeOptions(state: DuelState, duel: Duel): Move[] {
  const { attack, lead } = duel;
  const moves: Move[] = [];
  if (!attack) {
    if (!state.passed.includes(lead))
      for (const played of waysToPlay(state, lead)) moves.push(moveOf('attack', lead, played));
    if (state.edition !== 'original') moves.push({ type: 'pass', player: lead });
    return moves;
  }
  if (duel.text)
    return [
      { type: 'use-text', player: attack.by },
      { type: 'decline-text', player: attack.by },
    ];
  const player = otherSide(attack.by);
  for (const played of waysToPlay(state, player))
    if (played.destiny === attack.destiny) moves.push(moveOf('parry', player, played));
  moves.push({ type: 'take-hit', player });
  return moves;
}
