import { ROLES, type Role } from '../battle/state';
import type { Slot, Text } from '../stack/schema';
import { AS } from './ways';

/** In one's own move phase, and as often as there are cards to move. */
const MOVING = { type: 'move', phase: 'move', turn: 'yours', times: 99, aside: true } as const satisfies Text;

const WALKERS = ['character', 'vehicle'] as const;
const ALL = ['character', 'vehicle', 'starship'] as const;
const boarding = (as: Role): Text['targets'] => ({
  card: { kind: as === 'cargo' ? ['vehicle', 'starship'] : 'character', by: 'you' },
});

// swccg/embarking
const embark = (as: Role): Text => ({
  ...MOVING,
  name: as,
  label: AS[as],
  does: 'embark',
  unlimited: true,
  targets: {
    ...boarding(as),
    aboard: { kind: ['vehicle', 'starship'], by: 'you', field: 'berth', as },
  },
  result: [{ do: 'relocate', cards: { target: 'card' }, to: { target: 'aboard' }, as }],
  rule: 'swccg/embarking',
});

// swccg/death-star-ii/moving#shuttling
const shuttleUp = (as: Role): Text => ({
  ...MOVING,
  name: as,
  label: AS[as],
  does: 'shuttle',
  targets: {
    card: { kind: as === 'cargo' ? 'vehicle' : 'character', by: 'you', field: 'shuttler' },
    aboard: { kind: 'starship', by: 'you', field: 'up', as },
  },
  costs: [{ use: 1 }],
  result: [{ do: 'relocate', cards: { target: 'card' }, to: { target: 'aboard' }, as }],
  rule: 'swccg/death-star-ii/moving#shuttling',
});

const SHUTTLE_DOWN: Text = {
  ...MOVING,
  name: 'down',
  label: { fr: 'vers un site', en: 'down to a site' },
  does: 'shuttle',
  targets: {
    card: { kind: [...WALKERS], by: 'you', field: 'shuttler' },
    to: { kind: 'location', field: 'down' },
  },
  costs: [{ use: 1 }],
  result: [{ do: 'relocate', cards: { target: 'card' }, to: { target: 'to' } }],
  rule: 'swccg/death-star-ii/moving#shuttling',
};

/** From one starship to another at the same system or sector: 1 Force for the group. */
// swccg/death-star-ii/moving#transferring
const transfer = (as: Role): Text => ({
  ...MOVING,
  name: as,
  label: AS[as],
  does: 'transfer',
  unlimited: true,
  targets: {
    cards: {
      kind: as === 'cargo' ? 'vehicle' : 'character',
      by: 'you',
      many: true,
      together: true,
      field: 'docked',
    },
    aboard: { kind: 'starship', by: 'you', field: 'across', as },
  },
  costs: [{ use: 1 }],
  result: [{ do: 'relocate', cards: { target: 'cards' }, to: { target: 'aboard' }, as }],
  rule: 'swccg/death-star-ii/moving#transferring',
});

/** Who makes room at the controls, and takes the place that becomes free. */
const instead = (as: Role): Slot => ({
  label: { fr: 'au lieu de', en: 'instead of' },
  kind: 'character',
  by: 'you',
  field: 'seat',
  as,
  optional: true,
});

/** Who pilots or drives is said anew in one's own deploy or move phase. */
// swccg/death-star-ii/moving#pilots, swccg/driver#choosing-the-driver
const crew = (as: 'pilot' | 'driver' | 'passenger'): Text => ({
  type: 'use',
  phase: ['deploy', 'move'],
  turn: 'yours',
  times: 99,
  aside: true,
  said: true,
  does: 'crew',
  name: as,
  label: AS[as],
  targets: {
    card: { kind: 'character', by: 'you', field: 'aboard', as },
    ...(as !== 'passenger' && { instead: instead(as) }),
  },
  result: [{ do: 'seat', as }],
  rule: 'swccg/death-star-ii/moving#pilots',
});

/** From a system to a site, or back. */
// swccg/death-star-ii/moving#landing-taking-off
const flight = (does: 'land' | 'take-off', field: 'landing' | 'taking-off'): Text => ({
  ...MOVING,
  does,
  targets: {
    card: { kind: 'starship', by: 'you', field: 'lander' },
    to: { kind: 'location', field },
  },
  costs: [{ use: 'landing' }],
  result: [{ do: 'relocate', cards: { target: 'card' }, to: { target: 'to' } }],
  rule: 'swccg/death-star-ii/moving#landing-taking-off',
});

/** Moves by neither landspeed nor hyperspeed. Their ids are `light-embark`, `dark-transit` and so on. */
// swccg/movement
export const WAYS_TO_MOVE: Record<string, { title: string; text: Text[] }> = {
  embark: { title: 'Embark', text: ROLES.map(embark) },
  // swccg/disembarking
  disembark: {
    title: 'Disembark',
    text: [
      {
        ...MOVING,
        does: 'disembark',
        unlimited: true,
        targets: { card: { kind: [...ALL], by: 'you', field: 'leaver' } },
        result: [{ do: 'relocate', cards: { target: 'card' }, to: 'outside' }],
        rule: 'swccg/disembarking',
      },
    ],
  },
  // swccg/vehicle-sites
  enter: {
    title: 'Enter',
    text: [
      {
        ...MOVING,
        does: 'enter',
        unlimited: true,
        targets: {
          card: { kind: 'character', by: 'you' },
          to: { kind: 'location', field: 'interior' },
        },
        result: [{ do: 'relocate', cards: { target: 'card' }, to: { target: 'to' } }],
        rule: 'swccg/vehicle-sites',
      },
    ],
  },
  transfer: { title: 'Transfer', text: ROLES.filter(isAtASeat).map(transfer) },
  crew: { title: 'Crew', text: (['pilot', 'driver', 'passenger'] as const).map(crew) },
  // swccg/docking-bay-transit
  transit: {
    title: 'Docking bay transit',
    text: [
      {
        ...MOVING,
        does: 'transit',
        targets: {
          cards: { kind: [...WALKERS], by: 'you', many: true, together: true, field: 'at-bay' },
          to: { kind: 'location', field: 'bay' },
        },
        costs: [{ use: 'transit' }],
        result: [{ do: 'relocate', cards: { target: 'cards' }, to: { target: 'to' } }],
        rule: 'swccg/docking-bay-transit',
      },
    ],
  },
  shuttle: { title: 'Shuttle', text: [...ROLES.filter(isAtASeat).map(shuttleUp), SHUTTLE_DOWN] },
  land: { title: 'Land', text: [flight('land', 'landing')] },
  'take-off': { title: 'Take off', text: [flight('take-off', 'taking-off')] },
  // swccg/card-states#undercover
  sneak: {
    title: 'Sneak',
    text: [
      {
        ...MOVING,
        turn: 'opponents',
        does: 'sneak',
        targets: {
          card: { kind: 'character', by: 'you', field: 'sneaker' },
          to: { kind: 'location', field: 'reach' },
        },
        costs: [{ use: 1 }],
        result: [{ do: 'relocate', cards: { target: 'card' }, to: { target: 'to' } }],
        rule: 'swccg/card-states#undercover',
      },
    ],
  },
  'break-cover': {
    title: 'Break cover',
    text: [
      {
        type: 'use',
        phase: 'deploy',
        turn: 'yours',
        times: 99,
        aside: true,
        does: 'break-cover',
        targets: { card: { kind: 'character', by: 'you', field: 'undercover' } },
        result: [{ do: 'break-cover', cards: { target: 'card' } }],
        rule: 'swccg/card-states#undercover',
      },
    ],
  },
  // swccg/movement#dark-side-starfighters
  return: {
    title: 'Return',
    text: [
      {
        ...MOVING,
        does: 'return',
        mandatory: true,
        targets: {
          card: { kind: 'starship', by: 'you', field: 'straggler' },
          to: { kind: 'location', field: 'homeward' },
        },
        result: [{ do: 'relocate', cards: { target: 'card' }, to: { target: 'to' } }],
        rule: 'swccg/movement#death-star-ii-sectors',
      },
    ],
  },
};

/** No capital starship has a driver. */
function isAtASeat(role: Role): boolean {
  return role !== 'driver';
}
