import { cannot, type EditRefusal, type Switch, type SwitchValue } from '../../../core/bench';
import { SIDES, type Side } from '../../../core/sides';
import { several, yesNo } from '../../bench/planets';
import { evacuate, whyNotEvacuate } from '../attempt';
import { withPlayer } from '../change';
import { Log } from '../events';
import { battleCardsIn, isTransport } from '../fleet';
import {
  EDITIONS,
  type EvacuationState,
  type ShipKind,
  type Stage,
  TURN_STEPS,
  type TurnStep,
} from '../state';
import { settle } from './settle';
import { atStage, calledOff } from './stages';

const NONE = 'none';

function leaving(state: EvacuationState, planet: string): EvacuationState | EditRefusal {
  if (state.attempt) return cannot('in-use');
  const { hand } = state.players[state.turn];
  const transport = state.edition === 'first' ? hand.find((id) => isTransport(state, id)) : undefined;
  const move = { player: state.turn, planet, ...(transport !== undefined && { transport }) };
  return whyNotEvacuate(state, move) ? cannot('in-use') : evacuate(state, move, new Log());
}

export function switches(state: EvacuationState): Switch[] {
  const { attempt } = state;
  const stages: Stage[] = state.edition === 'first' ? ['intercept'] : ['intercept', 'declare', 'plan'];
  const declared =
    attempt?.stage === 'plan'
      ? SIDES.map((side): Switch => {
          const held = battleCardsIn(state, state.players[side].hand).length;
          const [least, most] = [attempt.slipped[side], attempt.slipped[side] + held];
          return { id: `declared.${side}`, value: attempt.declared[side] ?? 0, among: { least, most } };
        })
      : [];
  return [
    { id: 'turn', value: state.turn, among: SIDES },
    { id: 'step', value: state.step, among: TURN_STEPS },
    {
      id: 'attempt',
      value: attempt?.planet ?? NONE,
      among: several(NONE, ...state.planets.map(({ id }) => id), attempt?.planet ?? NONE),
    },
    ...(attempt ? [{ id: 'stage', value: attempt.stage, among: several(...stages, attempt.stage) }] : []),
    ...declared,
    { id: 'edition', value: state.edition, among: EDITIONS },
    yesNo('transport-returns', state.transportReturns),
    ...SIDES.flatMap((side): Switch[] => [
      yesNo(`shuffled.${side}`, state.players[side].deck.shuffled ?? false),
      ...(['transport', 'starfighter'] as const).map((ship): Switch => {
        const value = state.players[side].bonus[ship];
        return { id: `bonus.${side}.${ship}`, value, among: { least: 0, most: 9 } };
      }),
    ]),
    ...state.planets.flatMap(({ cards }) =>
      SIDES.flatMap((side) =>
        cards[side].map(({ card, faceDown }) => yesNo('hidden', faceDown ?? false, card)),
      ),
    ),
  ];
}

function turned(state: EvacuationState, card: string, to: SwitchValue): EvacuationState {
  const planets = state.planets.map((planet) => {
    const turn = (side: Side) =>
      planet.cards[side].map((placed) =>
        placed.card === card ? { card, ...(to && { faceDown: true as const }) } : placed,
      );
    return { ...planet, cards: { light: turn('light'), dark: turn('dark') } };
  });
  return { ...state, planets };
}

function shuffled(state: EvacuationState, side: Side, to: SwitchValue): EvacuationState {
  const { cards } = state.players[side].deck;
  return withPlayer(state, side, { deck: to ? { cards, shuffled: true } : { cards } });
}

function make(state: EvacuationState, id: string, to: SwitchValue): EvacuationState | EditRefusal {
  const { attempt } = state;
  const [what, side, ship] = id.split('.') as [string, Side, ShipKind];
  switch (what) {
    case 'turn':
      return attempt ? cannot('in-use') : { ...state, turn: to as Side };
    case 'step':
      return attempt ? cannot('in-use') : { ...state, step: to as TurnStep };
    case 'attempt':
      return to === NONE ? calledOff(state) : leaving(state, `${to}`);
    case 'stage':
      return attempt ? atStage(state, attempt, to as Stage) : cannot('no-such-switch', { what: id });
    case 'declared':
      return attempt
        ? { ...state, attempt: { ...attempt, declared: { ...attempt.declared, [side]: Number(to) } } }
        : cannot('no-such-switch', { what: id });
    case 'edition':
      return attempt ? cannot('in-use') : { ...state, edition: to as EvacuationState['edition'] };
    case 'transport-returns':
      return { ...state, transportReturns: to === true };
    case 'shuffled':
      return state.owed ? cannot('in-use') : shuffled(state, side, to);
    case 'bonus':
      return withPlayer(state, side, { bonus: { ...state.players[side].bonus, [ship]: Number(to) } });
    default:
      return cannot('no-such-switch', { what: id });
  }
}

export function set(
  state: EvacuationState,
  { id, card }: Switch,
  to: SwitchValue,
): EvacuationState | EditRefusal {
  const made = card === undefined ? make(state, id, to) : turned(state, card, to);
  return 'ok' in made ? made : settle(made);
}
