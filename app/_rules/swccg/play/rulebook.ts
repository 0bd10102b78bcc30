import type { Side } from '../../core/sides';
import type { Card, Text } from '../stack/schema';
import { WAYS_TO_MOVE } from './moving';

/**
 * What the rules let each player do without a card, as imaginary cards: see swccg/actions-stacking#up-and-down. Their
 * ids are `light-battle`, `dark-drain` and so on.
 */
const AS_OFTEN = 99;

const RULES: Record<string, { title: string; text: Text }> = {
  // swccg/activate-phase
  activate: {
    title: 'Activation',
    text: {
      type: 'activate-force',
      phase: 'activate',
      turn: 'yours',
      times: AS_OFTEN,
      field: 'activation',
      rule: 'swccg/activating-force',
    },
  },
  // swccg/force-drain
  drain: {
    title: 'Force drain',
    text: {
      type: 'force-drain',
      phase: 'control',
      turn: 'yours',
      times: AS_OFTEN,
      targets: { location: { kind: 'location', field: 'drain' } },
      atTarget: 'location',
      result: [{ do: 'lose', who: 'opponent', count: 'amount' }],
      rule: 'swccg/force-drain#procedure',
    },
  },
  // swccg/death-star-ii/battle#battle-phase
  battle: {
    title: 'Battle',
    text: {
      type: 'battle',
      phase: 'battle',
      turn: 'yours',
      times: AS_OFTEN,
      targets: { location: { kind: 'location', field: 'battle' } },
      atTarget: 'location',
      costs: [{ use: 1 }],
      battle: {},
      rule: 'swccg/death-star-ii/battle#battle-phase',
    },
  },
  // swccg/death-star-ii/moving#move-phase
  move: {
    title: 'Move',
    text: {
      type: 'move',
      phase: 'move',
      turn: 'yours',
      times: AS_OFTEN,
      targets: {
        card: { kind: ['character', 'vehicle', 'starship'], by: 'you', field: 'mover' },
        to: { kind: 'location', field: 'reach' },
      },
      costs: [{ use: 1 }],
      result: [{ do: 'relocate', cards: { target: 'card' }, to: { target: 'to' } }],
      rule: 'swccg/movement',
    },
  },
  // swccg/draw-phase
  draw: {
    title: 'Draw',
    text: { type: 'draw-card', phase: 'draw', turn: 'yours', times: AS_OFTEN, rule: 'swccg/drawing-cards' },
  },
};

export const rulesOf = (side: Side): { card: Card; id: string }[] => [
  ...Object.entries(RULES).map(([name, { title, text }]) => rule(side, name, title, [text])),
  ...Object.entries(WAYS_TO_MOVE).map(([name, { title, text }]) => rule(side, name, title, text)),
];

const rule = (side: Side, name: string, title: string, text: Text[]): { card: Card; id: string } => ({
  card: { title, side: 'both', kind: 'virtual', text },
  id: `${side}-${name}`,
});
