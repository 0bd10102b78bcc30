import { PLAY_WORDS } from '../_i18n/rules/gundam-play';
import { ATTACK_SCENARIOS } from '../_rules/gundam/attack/scenarios';
import { attackSimulator } from '../_rules/gundam/attack/simulator';
import type { AttackSetup, AttackState, Move, Seat } from '../_rules/gundam/attack/state';
import type { GameEvent } from '../_rules/gundam/play/events';
import { labelOf } from '../_rules/gundam/play/label';
import { dueNow } from '../_rules/gundam/play/pending';
import type { Refusal, RefusalCode } from '../_rules/gundam/play/refusals';
import { attackedSide, playerOf, seatsLeft, sideOf } from '../_rules/gundam/play/sides';
import { refusedOf } from './attempts';
import { drawPlay } from './gundam-play-picture';
import type { Stand } from './stand';
import { tellers } from './tell';

const unitsOf = (state: AttackState, seat: Seat): string[] =>
  state.units.filter(({ owner }) => owner === seat).map(({ id }) => id);

/** Whom a player's Units could be sent against, wisely or not. */
function targetsFor(state: AttackState, seat: Seat): string[] {
  const side = sideOf(state, seat);
  const enemies = seatsLeft(state).filter((other) => sideOf(state, other) !== side);
  const bases = state.areas.flatMap(({ base }, other) => (base && other !== side ? [base.card] : []));
  return [...enemies.flatMap((enemy) => unitsOf(state, enemy)), ...enemies, ...bases];
}

/** A move that needs no more than a card of the hand, whatever it is. */
function fromHand(state: AttackState, player: Seat): Move[] {
  return playerOf(state, player).hand.flatMap((card): Move[] => {
    const facts = state.cards[card];
    switch (facts?.type) {
      case 'command':
        return [{ type: 'play', player, card, ...(facts.choose && { targets: [] }) }];
      case 'pilot':
        return unitsOf(state, player)
          .slice(0, 2)
          .map((unit) => ({ type: 'pair', player, card, unit }));
      case undefined:
        return [];
      default:
        return [{ type: 'deploy', player, card }];
    }
  });
}

/** Whatever somebody could think of doing now: what the moment is about first. */
function thinkable(state: AttackState): Move[] {
  const { battle } = state;
  const seats = seatsLeft(state);
  const bursts = dueNow(state).filter(({ kind }) => kind === 'burst');
  if (bursts.length > 0)
    return seats.flatMap((player) => bursts.map(({ card }): Move => ({ type: 'burst', player, card })));
  const blocks = seats.flatMap((player) =>
    unitsOf(state, player).map((unit): Move => ({ type: 'block', player, unit })),
  );
  const passes = seats.map((player): Move => ({ type: 'pass', player }));
  const hands = seats.flatMap((player) => fromHand(state, player));
  if (battle?.step === 'block') {
    const side = attackedSide(state, battle.target);
    const isTheirs = ({ player }: Move): boolean => sideOf(state, player) === side;
    return [
      ...blocks.filter(isTheirs),
      ...hands.filter(isTheirs),
      ...blocks.filter((move) => !isTheirs(move)),
    ];
  }
  if (battle) return [...hands, ...passes, ...blocks];
  const attacks = (state.sides[state.turn] ?? []).flatMap((player) =>
    unitsOf(state, player).flatMap((unit) =>
      targetsFor(state, player).map((target): Move => ({ type: 'attack', player, unit, target })),
    ),
  );
  return state.phase === 'main' ? [...attacks, ...hands] : [...hands, ...passes, ...attacks.slice(0, 1)];
}

/** Refused only because nothing was chosen yet: the player may well be allowed to. */
const UNAIMED: ReadonlySet<string> = new Set<RefusalCode>(['wrong-targets', 'no-room']);

/** One turn of attacks between two players, two teams, or everybody against everybody. */
export const gundamAttack: Stand<AttackState, Move, AttackSetup, GameEvent, Refusal> = {
  simulator: attackSimulator,
  title: { fr: 'L’attaque', en: 'The attack' },
  summary: {
    fr: 'Menez des attaques étape par étape : qui peut attaquer qui, le blocage, l’étape d’action, les dégâts, le Burst et la victoire. À deux, en équipe ou en battle royale.',
    en: 'Play attacks step by step: who may attack whom, blocking, the action step, damage, Burst and victory. For two players, in teams or as a battle royale.',
  },
  scenarios: ATTACK_SCENARIOS,
  seatOf: ({ player }) => player,
  ...tellers(PLAY_WORDS, labelOf),
  attempts: (state) =>
    state.over
      ? []
      : refusedOf(attackSimulator, state, thinkable(state)).filter(
          ({ refusal }) => !UNAIMED.has(refusal.code),
        ),
  picture: drawPlay,
};
