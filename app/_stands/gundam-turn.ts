import { TURN_WORDS } from '../_i18n/rules/gundam-turn';
import type { GameEvent } from '../_rules/gundam/turn/events';
import { labelOf } from '../_rules/gundam/turn/label';
import type { Refusal } from '../_rules/gundam/turn/refusals';
import { TURN_SCENARIOS } from '../_rules/gundam/turn/scenarios';
import { turnSimulator } from '../_rules/gundam/turn/simulator';
import { type Move, type Player, type TurnSetup, type TurnState, tableOf } from '../_rules/gundam/turn/state';
import { refusedOf } from './attempts';
import { drawTurn } from './gundam-turn-picture';
import type { Stand } from './stand';
import { tellers } from './tell';

/** What a player could think of doing with the cards they have. */
function withCards(state: TurnState, player: Player): Move[] {
  const { hand, units, base } = tableOf(state, player);
  const paired = units.find(({ pilot }) => pilot !== null);
  return [
    ...hand.flatMap((card): Move[] => {
      const facts = state.cards[card];
      if (!facts) return [];
      if (facts.type === 'unit' || facts.type === 'base') return [{ type: 'deploy', player, card }];
      const unit = (paired ?? units[0])?.id;
      const pair: Move[] =
        unit !== undefined && (facts.type === 'pilot' || facts.pilot)
          ? [{ type: 'pair', player, card, unit }]
          : [];
      return facts.type === 'command' ? [{ type: 'command', player, card }, ...pair] : pair;
    }),
    ...[...units.map(({ id }) => id), ...(base ? [base.id] : [])].flatMap((card) =>
      (state.cards[card]?.abilities ?? []).map(
        (_, ability): Move => ({ type: 'activate', player, card, ability }),
      ),
    ),
  ];
}

/** Whatever somebody could think of doing now, the likeliest first. */
function thinkable(state: TurnState): Move[] {
  const { turn, opportunity, players } = state;
  const first = state.phase === 'end' ? opportunity : turn;
  const others = players.filter((player) => player !== first);
  return [
    ...withCards(state, first),
    { type: 'draw', player: turn },
    { type: 'place-resource', player: turn },
    { type: 'end-main', player: turn },
    ...others.flatMap((player): Move[] => [...withCards(state, player), { type: 'pass', player }]),
  ];
}

export const gundamTurn: Stand<TurnState, Move, TurnSetup, GameEvent, Refusal> = {
  simulator: turnSimulator,
  title: { fr: 'Le tour et les Resources', en: 'The turn and Resources' },
  summary: {
    fr: 'Préparez la partie, puis jouez les cinq phases d’un tour : atteindre un Lv., payer un Cost, déployer, associer un Pilot, défausser jusqu’à 10 cartes.',
    en: 'Set the game up, then play the five phases of a turn: meet a Lv., pay a Cost, deploy, pair a Pilot, discard down to 10 cards.',
  },
  scenarios: TURN_SCENARIOS,
  seatOf: ({ player }) => player,
  ...tellers(TURN_WORDS, labelOf),
  attempts: (state) => (state.over ? [] : refusedOf(turnSimulator, state, thinkable(state))),
  picture: drawTurn,
};
