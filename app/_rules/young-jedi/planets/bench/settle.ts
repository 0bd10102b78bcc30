import { otherSide, SIDES, type Side } from '../../../core/sides';
import { yetToFight } from '../battle';
import { leftOf } from '../piles';
import { type Battle, type Over, PLANETS, type Placed, type PlanetsState } from '../state';
import { faceUpCharacters, faceUpWeapons } from '../table';

/** Puts right what a change by hand has left without meaning. */
export function settle(state: PlanetsState): PlanetsState {
  const { over: _, battle, penalty, ...open } = state;
  const { lastTurn, ...terms } = state.terms;
  const on = Object.fromEntries(
    Object.entries(state.on).map(([planet, cards]) => [
      planet,
      {
        light: cards.light.map((placed) => turned(state, placed)),
        dark: cards.dark.map((placed) => turned(state, placed)),
      },
    ]),
  ) as PlanetsState['on'];
  const asked = state.step === 'penalty' || state.step === 'even-up' ? penalty : undefined;
  const next: PlanetsState = { ...open, terms, on, ...(asked && { penalty: asked }) };
  const fought = battle && settleBattle(next, battle);
  const whole: PlanetsState = atStep(fought ? { ...next, battle: fought } : next);
  const over = overOf(whole);
  return over ? withoutBattle(whole, over) : whole;
}

const withoutBattle = ({ battle, ...state }: PlanetsState, over: Over): PlanetsState => ({ ...state, over });

/** A card that nobody knows lies face down on a planet, and so does what could never lie there face up. */
// young-jedi/faq-illegal-hidden-cards
function turned(state: PlanetsState, placed: Placed): Placed {
  const kind = state.cards[placed.id]?.kind;
  const mayShow = kind === 'character' || kind === 'weapon' || kind === 'effect';
  return mayShow ? placed : { id: placed.id, hidden: true };
}

/** A battle needs somebody on both sides who has not fought yet. */
function settleBattle(state: PlanetsState, battle: Battle): Battle | undefined {
  const here = SIDES.flatMap((side) => [...faceUpCharacters(state, side), ...faceUpWeapons(state, side)]);
  const isHere = (id: string): boolean => here.includes(id);
  const up: Battle['up'] = {};
  for (const side of SIDES) {
    const fighter = battle.up[side];
    if (!fighter || !isHere(fighter.card)) continue;
    const { card, weapon } = fighter;
    up[side] = weapon !== undefined && isHere(weapon) ? { card, weapon } : { card };
  }
  const fought = battle.fought.filter((id) => isHere(id) && up.light?.card !== id && up.dark?.card !== id);
  const next: Battle = { ...battle, fought, up };
  return SIDES.every((side) => yetToFight(state, next, side).length > 0) ? next : undefined;
}

/** Without a planet somebody chooses one; with one, nobody does. */
function atStep(state: PlanetsState): PlanetsState {
  const { step, planet, fetching, penalty } = state;
  const between = step === 'start' || step === 'choose' || step === 'penalty';
  if (!planet && !between && !(step === 'even-up' && penalty)) return { ...state, step: 'choose' };
  if (planet && (step === 'start' || step === 'choose')) return { ...state, step: 'deploy' };
  if (step === 'fetch' && fetching.length === 0) return { ...state, step: 'deploy' };
  if (step === 'penalty' && !penalty) return { ...state, step: planet ? 'deploy' : 'choose' };
  return state.battle && step !== 'battle' ? { ...state, step: 'battle' } : state;
}

/** Two planets, or an empty draw deck, end the game whenever they are there. */
// young-jedi/planet-victory, young-jedi/deck-victory
function overOf(state: PlanetsState): Over | undefined {
  const holds = (side: Side): number => PLANETS.filter((planet) => state.held[planet] === side).length;
  const winner = SIDES.find((side) => holds(side) >= state.terms.needed);
  if (winner) return { reason: 'planets', winner };
  const empty = SIDES.find((side) => leftOf(state, side) === 0);
  return empty && { reason: 'deck', winner: otherSide(empty) };
}
