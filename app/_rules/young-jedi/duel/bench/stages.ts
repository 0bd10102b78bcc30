import { otherSide, SIDES, type Side } from '../../../core/sides';
import { Log } from '../events';
import { openHands } from '../hands';
import { newDuel } from '../initiate';
import { isDuelist, usesInDuels } from '../match';
import type { Duel, DuelState, Fighter, Stage } from '../state';
import { characterOf, defenderOf, presentCharacters, presentWeapons, weaponOf } from '../table';

/** The best weapon that a character can use here; a lightsaber for the one who attacks. */
function armed(state: DuelState, side: Side, character: string, attacks: boolean): Fighter {
  const facts = characterOf(state, character);
  const weapon = presentWeapons(state, side).find((id) => {
    const card = weaponOf(state, id);
    return card && facts && usesInDuels(facts, card) && (!attacks || card.lightsaber);
  });
  return weapon === undefined ? { character } : { character, weapon };
}

/** Whoever would most likely fight: a duelist of the player whose turn it is, and somebody opposite. */
function begin(state: DuelState): Duel | undefined {
  const initiator = state.turn;
  const foe = otherSide(initiator);
  const mine = presentCharacters(state, initiator);
  const duelists = mine.filter((id) => {
    const facts = characterOf(state, id);
    return facts && isDuelist(facts);
  });
  const attacker = duelists[0] ?? mine[0];
  const [target] = presentCharacters(state, foe);
  if (attacker === undefined || target === undefined) return undefined;
  return newDuel(initiator, armed(state, initiator, attacker, true), target);
}

/** Opens a duel at one of its stages, or takes the one that is under way there. */
export function openDuel(state: DuelState, stage: Stage | 'none'): DuelState {
  if (stage === 'none') return { ...state, duel: null, dueled: false, passed: [] };
  const duel = state.duel ?? begin(state);
  if (!duel) return state;
  const fresh: Duel = { ...duel, stage, attack: null, text: false, played: [], redraw: null };
  const at: DuelState = { ...state, step: 'battle', dueled: true, duel: fresh };
  const { [defenderOf(duel)]: _, ...alone } = duel.fighters;
  if (stage === 'defender')
    return { ...at, duel: { ...fresh, fighters: alone, toDraw: [], drawn: {}, handsDrawn: [] } };
  const defender = duel.fighters[defenderOf(duel)] ?? armed(state, defenderOf(duel), duel.target, false);
  const both: DuelState = {
    ...at,
    duel: { ...fresh, fighters: { ...duel.fighters, [defenderOf(duel)]: defender } },
  };
  if (stage !== 'exchange') {
    const undrawn: DuelState = { ...both, duel: both.duel && { ...both.duel, handsDrawn: [] } };
    return openHands(undrawn, new Log());
  }
  return both.duel
    ? {
        ...both,
        duel: { ...both.duel, toDraw: [], drawn: drawnIn(state, both.duel), handsDrawn: [...SIDES] },
      }
    : both;
}

/** Once hands are drawn, destiny for power has been drawn too. */
function drawnIn(state: DuelState, { fighters, drawn }: Duel): Duel['drawn'] {
  const numbers: Duel['drawn'] = {};
  for (const side of SIDES)
    if (characterOf(state, fighters[side]?.character ?? '')?.power === 'destiny')
      numbers[side] = drawn[side] ?? 1;
  return numbers;
}
