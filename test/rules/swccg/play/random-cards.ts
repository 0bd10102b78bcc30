import type { Side } from '../../../../app/_rules/core/sides';
import type { CardName } from '../../../../app/_rules/swccg/battle/cards';
import * as cards from '../../../../app/_rules/swccg/play/cards';
import { cardOfFigures, location, REACTS } from '../../../../app/_rules/swccg/play/from-figures';
import * as examples from '../../../../app/_rules/swccg/stack/cards/examples';
import * as theForce from '../../../../app/_rules/swccg/stack/cards/the-force';
import type { Card } from '../../../../app/_rules/swccg/stack/schema';

const { character, interrupt, ...named } = cards;

/** Texts of every kind that a whole play knows. */
const MADE: Card[] = [
  interrupt('Charge', 'both', { result: [{ do: 'modify', value: 'battle-destinies', add: 1 }] }),
  interrupt('Push', 'both', { result: [{ do: 'modify', value: 'power-destinies', add: 1 }] }),
  interrupt('Grind', 'both', { result: [{ do: 'modify', value: 'attrition-destinies', add: 1 }] }),
  interrupt('Withdraw', 'both', { result: [{ do: 'end-battle' }] }),
  interrupt('Shove', 'both', {
    targets: { card: { kind: 'character', by: 'opponent', field: 'in-battle' } },
    result: [{ do: 'exclude-from-battle', cards: { target: 'card' } }],
  }),
  interrupt('Strike', 'both', {
    targets: { card: { kind: ['character', 'vehicle'], by: 'opponent', field: 'in-battle' } },
    result: [{ do: 'hit', cards: { target: 'card' } }],
  }),
  interrupt('Shelter', 'both', {
    targets: { card: { kind: 'character', by: 'you', field: 'in-battle' } },
    result: [{ do: 'immunity', cards: { target: 'card' }, below: 5 }],
  }),
  interrupt('Shame', 'both', {
    targets: { card: { kind: 'character', by: 'opponent', field: 'in-battle' } },
    result: [{ do: 'worth', cards: { target: 'card' }, set: 0 }],
  }),
  interrupt('Ease', 'both', {
    segment: 'power',
    needs: [{ duringBattle: true }, { attrition: 'you' }],
    result: [{ do: 'modify', value: 'attrition', add: -2 }],
  }),
  interrupt('Mercy', 'both', {
    segment: 'damage',
    settling: true,
    needs: [{ damage: 'you' }, { nothingToForfeit: 'you' }],
    result: [{ do: 'modify', value: 'battle-damage', times: 0 }],
  }),
  interrupt('Rescue', 'both', {
    needs: [],
    just: { what: ['lost', 'forfeited'], kind: 'character', by: 'you' },
    result: [{ do: 'place', cards: 'followed', in: 'used' }],
  }),
  interrupt('Instead', 'both', {
    needs: [],
    instead: { by: 'you', purpose: ['battle', 'weapon'] },
    result: [{ do: 'substitute', value: 4 }],
  }),
  interrupt('Fury', 'both', {
    result: [
      { do: 'draw', count: 2 },
      { do: 'modify', value: 'power', who: 'opponent', add: 'minus-drawn' },
      { do: 'modify', value: 'total-battle-destiny', add: 1 },
      { do: 'modify', value: 'battle-damage', who: 'opponent', add: 2 },
    ],
  }),
  interrupt('Bar', 'both', {
    needs: [],
    just: { what: ['deployed', 'moved'], kind: ['character', 'starship', 'vehicle'], by: 'opponent' },
    result: [
      { do: 'keep', cards: 'followed', from: 'battling' },
      { do: 'keep', cards: 'followed', from: 'moving' },
    ],
  }),
  interrupt('Daze', 'both', {
    targets: { card: { kind: 'character', by: 'opponent', field: 'in-battle' } },
    result: [{ do: 'no-ability', cards: { target: 'card' } }],
  }),
  interrupt('Snipe', 'both', {
    needs: [],
    targets: { card: { kind: 'character', by: 'opponent' } },
    result: [{ do: 'hit', cards: { target: 'card' } }],
  }),
  interrupt('Halt', 'both', {
    needs: [],
    answers: { type: 'battle', by: 'opponent' },
    just: true,
    cancels: true,
  }),
];

export const SCOUT = cardOfFigures(
  {
    kind: 'vehicle',
    side: 'light',
    title: 'Scout Speeder',
    type: 'transport',
    power: 1,
    maneuver: 4,
    forfeit: 2,
    landspeed: 2,
    deploy: 1,
    passengers: 1,
  },
  { text: [REACTS] },
);

/** A starfighter with a seat and no pilot that reacts, a capital starship with room for all, and a pilot. */
export const fighter = (side: Side): Card =>
  cardOfFigures(
    {
      kind: 'starship',
      side,
      title: `Fighter of ${side}`,
      persona: 'Fighter',
      type: 'starfighter',
      power: 2,
      maneuver: 3,
      forfeit: 3,
      deploy: 1,
      pilots: 1,
      passengers: 1,
      ...(side === 'dark' && { tie: true }),
    },
    { text: [REACTS] },
  );
/** What has to be paid, what is used in each battle, what is made of drains, and what is taken off Force generation. */
export const CREED = (side: Side): Card => ({
  title: `Creed of ${side}`,
  side,
  kind: 'effect',
  standing: [
    { drains: 1, of: 'each' },
    { mostDrained: 2, of: 'you' },
    { firmDrains: 'modifying' },
    { generation: -1, of: 'opponent' },
    { deployCost: { kind: 'character', by: 'you' }, add: -1, here: true },
  ],
  text: [
    {
      name: 'pay',
      from: 'table',
      phase: ['control', 'move'],
      turn: 'yours',
      mandatory: true,
      result: [{ do: 'lose', count: 1 }],
    },
    {
      name: 'drum',
      from: 'table',
      per: 'battle',
      needs: [{ duringBattle: true }],
      result: [{ do: 'modify', value: 'power', add: 1 }],
    },
  ],
});
export const ELDER: Card = cardOfFigures(
  { kind: 'character', side: 'light', title: 'Elder', power: 1, ability: 2, forfeit: 2 },
  { text: [{ name: 'pray', from: 'table', result: [{ do: 'activate', count: 1 }] }] },
);
export const cruiser = (side: Side): Card =>
  cardOfFigures({
    kind: 'starship',
    side,
    title: `Cruiser of ${side}`,
    type: 'capital',
    power: 4,
    armor: 4,
    forfeit: 6,
    permanentPilot: { ability: 1 },
    pilots: 1,
    passengers: 2,
    vehicles: 1,
    starfighters: 1,
    shipDocking: true,
  });
export const DROID = (side: Side): Card =>
  character({
    side,
    title: `Droid of ${side}`,
    power: 1,
    ability: 0,
    droid: true,
    presence: true,
    forfeit: 2,
  });
export const PILOT = (side: Side): Card =>
  cardOfFigures({
    kind: 'character',
    side,
    title: `Pilot of ${side}`,
    power: 1,
    ability: 2,
    forfeit: 2,
    deploy: 1,
    pilot: { power: 1 },
  });
export const SPY = (side: Side): Card =>
  cardOfFigures({
    kind: 'character',
    side,
    title: `Spy of ${side}`,
    power: 1,
    ability: 2,
    forfeit: 2,
    deploy: 1,
    spy: true,
  });
export const MOLE = (side: Side): Card =>
  cardOfFigures({
    kind: 'character',
    side,
    title: `Mole of ${side}`,
    power: 1,
    ability: 1,
    forfeit: 2,
    deploy: 1,
    undercover: true,
  });
export const LAND: Card[] = [
  location('Tatooine: Cantina', { kind: 'site', icons: { light: 0, dark: 0 } }),
  location('Tatooine: Rocks', { kind: 'site', exterior: true, icons: { light: 1, dark: 1 } }),
  location('Hoth', { kind: 'system', parsec: 4, icons: { light: 1, dark: 0 } }),
  location('Death Star II: Reactor Core', { kind: 'sector', icons: { light: 0, dark: 0 } }),
  location('Naboo: Swamp', { kind: 'site', exterior: true, icons: { light: 0, dark: 2 } }),
];
export const WALL = (side: Side) =>
  character({ side, title: `Wall of ${side}`, power: 1, ability: 2, forfeit: 2, deploy: 1 }, [
    { demands: 6, of: 'opponent' },
    { mostBattleDestinies: 1, of: 'each' },
    { totalBattleDestiny: -1, of: 'opponent' },
    { spared: { kind: 'vehicle', by: 'you' } },
    { noAbility: { tag: 'droid' } },
    { worth: { kind: 'character', by: 'you' }, add: 1, floor: 2 },
    { immunity: { kind: 'character', by: 'you' }, below: 3 },
  ]);

export const PLAYABLE: Card[] = [
  ...Object.values(theForce),
  examples.DONT_GET_COCKY,
  examples.YOU_OVERESTIMATE,
  examples.EVADER,
  ...Object.values(named).filter(({ kind }) => kind === 'interrupt'),
  ...MADE,
];
export const PEOPLE: Record<Side, CardName[]> = {
  light: ['luke-skywalker', 'han-solo', 'rebel-trooper'],
  dark: ['darth-vader', 'stormtrooper', 'ds-61-2'],
};
