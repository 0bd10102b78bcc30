import type { Coded, None } from '../../core/contract';
import { nameOf } from './sides';
import { type AttackState, type Move, SEATS, type Seat } from './state';

/** What a button says for each kind of move. Cards go by their names; `targets` and `replace` may be empty. */
export interface LabelArgs {
  'attack-unit': { unit: string; target: string };
  'attack-player': { unit: string; target: Seat };
  block: { unit: string };
  'no-block': None;
  pass: None;
  play: { card: string; targets: string; replace: string };
  activate: { card: string; targets: string; replace: string };
  support: { unit: string; target: string };
  deploy: { card: string; replace: string };
  pair: { card: string; unit: string };
  reveal: { card: string };
  burst: { card: string; targets: string; replace: string };
  'decline-burst': { card: string };
  breach: { card: string };
  resolve: { card: string; targets: string; replace: string };
  decline: { card: string };
  end: None;
}

export type Label = Coded<LabelArgs>;

/** A move as a code with the names its words need. */
export function labelOf(state: AttackState, move: Move): Label {
  const name = (id: string): string => nameOf(state, id);
  const aim = ({
    targets = [],
    replace = [],
  }: {
    targets?: readonly string[];
    replace?: readonly string[];
  }) => ({
    targets: targets.map(name).join(', '),
    replace: replace.map(name).join(', '),
  });
  switch (move.type) {
    case 'attack': {
      const seat = SEATS.find((each) => each === move.target);
      return seat
        ? { code: 'attack-player', args: { unit: name(move.unit), target: seat } }
        : { code: 'attack-unit', args: { unit: name(move.unit), target: name(move.target) } };
    }
    case 'block':
      return { code: 'block', args: { unit: name(move.unit) } };
    case 'pass':
      return { code: state.battle?.step === 'block' ? 'no-block' : 'pass', args: {} };
    case 'play':
    case 'activate':
    case 'burst':
      return { code: move.type, args: { card: name(move.card), ...aim(move) } };
    case 'resolve':
      return move.ability === undefined
        ? { code: 'breach', args: { card: name(move.card) } }
        : { code: 'resolve', args: { card: name(move.card), ...aim(move) } };
    case 'support':
      return { code: 'support', args: { unit: name(move.unit), target: name(move.target) } };
    case 'deploy':
      return { code: 'deploy', args: { card: name(move.card), replace: aim(move).replace } };
    case 'pair':
      return { code: 'pair', args: { card: name(move.card), unit: name(move.unit) } };
    case 'reveal':
      return { code: 'reveal', args: { card: name(move.card) } };
    case 'decline':
      return move.ability === undefined
        ? { code: 'decline-burst', args: { card: name(move.card) } }
        : { code: 'decline', args: { card: name(move.card) } };
    case 'end':
      return { code: 'end', args: {} };
  }
}
