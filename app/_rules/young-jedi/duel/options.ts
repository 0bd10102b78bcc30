import { whyNotDefend } from './defend';
import { waysToPlay } from './exchange';
import { otherSide } from './facts';
import { nextHand, possibleDestinies } from './hands';
import { whyNoDuel, whyNotAttacker, whyNotTarget } from './initiate';
import { isDuelist } from './match';
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
    const targets = presentCharacters(state, otherSide(player)).filter(
      (target) => !whyNotTarget(state, player, target),
    );
    for (const attacker of attackers(state))
      for (const target of targets) moves.push({ type: 'initiate', player, ...attacker, target });
  }
  if (!whyNotBattle(state, player)) moves.push({ type: 'battle', player });
  moves.push({ type: 'end-step', player });
  return moves;
}

function attackers(state: DuelState): Fighter[] {
  const sabers = presentWeapons(state, state.turn).filter((weapon) => weaponOf(state, weapon)?.lightsaber);
  const duelists = presentCharacters(state, state.turn).filter((id) => {
    const facts = characterOf(state, id);
    return facts && isDuelist(facts);
  });
  return duelists
    .flatMap((character): Fighter[] =>
      characterOf(state, character)?.builtIn
        ? [{ character }]
        : sabers.map((weapon): Fighter => ({ character, weapon })),
    )
    .filter((fighter) => !whyNotAttacker(state, state.turn, fighter));
}

// young-jedi/rulebook/duel#duelists
function defenderOptions(state: DuelState, duel: Duel): Move[] {
  const player = defenderOf(duel);
  const weapons = presentWeapons(state, player);
  const characters = presentCharacters(state, player);
  return [duel.target, ...characters.filter((id) => id !== duel.target)]
    .flatMap((character): Fighter[] => {
      if (characterOf(state, character)?.builtIn) return [{ character }];
      return [{ character }, ...weapons.map((weapon) => ({ character, weapon }))];
    })
    .filter((fighter) => !whyNotDefend(state, player, fighter))
    .map((fighter) => ({ type: 'defend', player, ...fighter }));
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

// young-jedi/rulebook/duel#duel-attack-parry
function exchangeOptions(state: DuelState, duel: Duel): Move[] {
  const { attack, lead } = duel;
  if (!attack) {
    const pass: Move[] = state.edition === 'original' ? [] : [{ type: 'pass', player: lead }];
    if (state.passed.includes(lead)) return pass;
    return [
      ...waysToPlay(state, lead).map((played): Move => ({ type: 'attack', player: lead, ...played })),
      ...pass,
    ];
  }
  if (duel.text)
    return [
      { type: 'use-text', player: attack.by },
      { type: 'decline-text', player: attack.by },
    ];
  const player = otherSide(attack.by);
  return [
    ...waysToPlay(state, player)
      .filter(({ destiny }) => destiny === attack.destiny)
      .map((played): Move => ({ type: 'parry', player, ...played })),
    { type: 'take-hit', player },
  ];
}
