import { DUEL_WORDS } from '../_i18n/rules/yj-duel';
import { otherSide, type Side } from '../_rules/core/sides';
import type { GameEvent } from '../_rules/young-jedi/duel/events';
import { waysToPlay } from '../_rules/young-jedi/duel/exchange';
import { labelOf } from '../_rules/young-jedi/duel/label';
import type { Refusal } from '../_rules/young-jedi/duel/refusals';
import { DUEL_SCENARIOS } from '../_rules/young-jedi/duel/scenarios';
import { duelSimulator } from '../_rules/young-jedi/duel/simulator';
import type { Duel, DuelSetup, DuelState, Move } from '../_rules/young-jedi/duel/state';
import { characterOf, defenderOf, weaponOf } from '../_rules/young-jedi/duel/table';
import type { Attempt, Stand } from './stand';
import { tellers } from './tell';
import { drawDuel } from './yj-duel-picture';

/** As many refused moves as are worth showing at once, in all and for the same reason. */
const MOST = 8;
const MOST_ALIKE = 2;

/** All characters of a side on the table, wherever and however they lie. */
const charactersOf = (state: DuelState, side: Side): string[] =>
  Object.keys(state.table).filter((id) => characterOf(state, id)?.side === side);
const weaponsOf = (state: DuelState, side: Side): string[] =>
  Object.keys(state.table).filter((id) => weaponOf(state, id)?.side === side);

/** Duels that somebody could think of initiating: every attacker and weapon once, then every target once. */
function* duelsThoughtOf(state: DuelState, player: Side): Generator<Move> {
  const characters = charactersOf(state, player);
  const weapons = weaponsOf(state, player);
  const targets = charactersOf(state, otherSide(player));
  const present = (id: string): boolean => !state.table[id]?.hidden && state.table[id]?.on === state.planet;
  const target = targets.find(present) ?? targets[0];
  if (target === undefined) return;
  for (const character of characters)
    for (const weapon of weapons) yield { type: 'initiate', player, character, weapon, target };
  for (const character of characters)
    for (const weapon of weapons)
      for (const other of targets) yield { type: 'initiate', player, character, weapon, target: other };
}

/** Those who might step in, and weapons that might be taken up. */
function* defencesThoughtOf(state: DuelState, duel: Duel): Generator<Move> {
  const player = defenderOf(duel);
  for (const character of charactersOf(state, player)) yield { type: 'defend', player, character };
  for (const weapon of weaponsOf(state, player))
    yield { type: 'defend', player, character: duel.target, weapon };
}

function* exchangeThoughtOf(state: DuelState, duel: Duel): Generator<Move> {
  const { attack, lead } = duel;
  if (!attack) {
    for (const played of waysToPlay(state, lead)) yield { type: 'attack', player: lead, ...played };
    yield { type: 'pass', player: lead };
    return;
  }
  const player = otherSide(attack.by);
  yield { type: 'use-text', player: attack.by };
  if (duel.text) return;
  for (const played of waysToPlay(state, player)) yield { type: 'parry', player, ...played };
  yield { type: 'pass', player };
}

function* thoughtOf(state: DuelState): Generator<Move> {
  const { duel, turn } = state;
  if (!duel) {
    yield* duelsThoughtOf(state, turn);
    yield { type: 'battle', player: turn };
    const [theirs] = duelsThoughtOf(state, otherSide(turn));
    if (theirs) yield theirs;
  } else if (duel.stage === 'defender') yield* defencesThoughtOf(state, duel);
  else if (duel.stage === 'exchange') yield* exchangeThoughtOf(state, duel);
}

/** Moves that a player could well think of, and that are refused. */
export function duelAttempts(state: DuelState): Attempt<Move, Refusal>[] {
  if (state.over) return [];
  const attempts: Attempt<Move, Refusal>[] = [];
  const told = new Set<string>();
  for (const move of thoughtOf(state)) {
    const result = duelSimulator.play(state, move);
    if (result.ok) continue;
    const reason = JSON.stringify([result.code, result.args]);
    const alike = attempts.filter(({ refusal }) => refusal.code === result.code).length;
    if (told.has(reason) || alike === MOST_ALIKE || result.code === 'no-text') continue;
    told.add(reason);
    attempts.push({ move, refusal: result });
    if (attempts.length === MOST) break;
  }
  return attempts;
}

export const yjDuel: Stand<DuelState, Move, DuelSetup, GameEvent, Refusal> = {
  simulator: duelSimulator,
  title: { fr: DUEL_WORDS.fr.title, en: DUEL_WORDS.en.title },
  summary: { fr: DUEL_WORDS.fr.summary, en: DUEL_WORDS.en.summary },
  scenarios: DUEL_SCENARIOS,
  seatOf: ({ player }) => player,
  ...tellers(DUEL_WORDS, labelOf),
  attempts: duelAttempts,
  picture: drawDuel,
};
