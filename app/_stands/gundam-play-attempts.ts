import { dueNow } from '../_rules/gundam/play/pending';
import type { RefusalCode } from '../_rules/gundam/play/refusals';
import { attackedSide, playerOf, seatsLeft, sideOf } from '../_rules/gundam/play/sides';
import { play } from '../_rules/gundam/play/simulator';
import type { Move, PlayState, Seat } from '../_rules/gundam/play/state';
import { isBeforeMain } from '../_rules/gundam/play/when';
import { refusedOf } from './attempts';

const unitsOf = (state: PlayState, seat: Seat): string[] =>
  state.units.filter(({ owner }) => owner === seat).map(({ id }) => id);

/** Whom a player's Units could be sent against, wisely or not. */
function targetsFor(state: PlayState, seat: Seat): string[] {
  const side = sideOf(state, seat);
  const enemies = seatsLeft(state).filter((other) => sideOf(state, other) !== side);
  const bases = state.areas.flatMap(({ base }, other) => (base && other !== side ? [base.card] : []));
  return [...enemies.flatMap((enemy) => unitsOf(state, enemy)), ...enemies, ...bases];
}

/** A move that needs no more than a card of the hand, whatever it is. */
function fromHand(state: PlayState, player: Seat): Move[] {
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

/** What somebody could think of before the main phase: another phase's business, playing a card, attacking. */
function tooSoon(state: PlayState): Move[] {
  const seats = seatsLeft(state);
  return [
    ...seats.flatMap((player): Move[] => [
      { type: 'draw', player },
      { type: 'place-resource', player },
    ]),
    ...seats.flatMap((player) => fromHand(state, player)),
    ...(state.sides[state.turn] ?? []).flatMap((player) =>
      unitsOf(state, player)
        .slice(0, 1)
        .flatMap((unit) =>
          targetsFor(state, player).map((target): Move => ({ type: 'attack', player, unit, target })),
        ),
    ),
  ];
}

/** Whatever somebody could think of doing now: what the moment is about first. */
function thinkable(state: PlayState): Move[] {
  const { battle } = state;
  const seats = seatsLeft(state);
  if (isBeforeMain(state)) return tooSoon(state);
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
const UNAIMED: ReadonlySet<string> = new Set<RefusalCode>(['wrong-targets', 'no-room', 'ex-too-few']);

/** Moves worth showing greyed. */
export const attemptsIn = (state: PlayState) =>
  state.over
    ? []
    : refusedOf({ play }, state, thinkable(state)).filter(({ refusal }) => !UNAIMED.has(refusal.code));
