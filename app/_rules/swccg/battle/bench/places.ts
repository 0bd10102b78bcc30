import type { BenchCard, BenchPlace } from '../../../core/bench';
import { DARK_FIRST, type Side } from '../../../core/sides';
import { PILES, type Pile } from '../../force/piles';
import { isParticipant } from '../facts';
import { type BattleState, ROLES, type Role } from '../state';
import { figuresOf, kindOf, traitsOf } from './kinds';

export const MOST_IN_A_PILE = 99;
const FIGHTERS = ['character', 'droid', 'vehicle', 'starship'];
const PEOPLE = ['character', 'droid'];
const IN_A_PILE = [...FIGHTERS, 'weapon', 'interrupt', 'unknown'];

export const isNamed = (state: BattleState, id: string): boolean => Object.hasOwn(state.cards, id);

function rolesOf(state: BattleState, host: string): Role[] {
  const facts = state.cards[host];
  if (facts?.kind === 'starship')
    return facts.type === 'capital' ? ['pilot', 'passenger', 'cargo'] : ['pilot', 'passenger'];
  if (facts?.kind !== 'vehicle') return [];
  return facts.type === 'transport' ? ['driver', 'passenger'] : ['pilot', 'passenger'];
}

function placesOn(state: BattleState, host: string): BenchPlace[] {
  const facts = state.cards[host];
  const place = state.table[host];
  if (!facts || !place || !isParticipant(facts)) return [];
  const here = Object.keys(state.table);
  const aboard = (role: Role) =>
    here.filter((id) => state.table[id]?.aboard === host && (state.table[id]?.as ?? 'passenger') === role);
  const shown = ROLES.filter((role) => rolesOf(state, host).includes(role) || aboard(role).length > 0);
  const common = { owner: facts.side, on: host, zone: place.at };
  return [
    ...shown.map((role) => ({
      id: `on.${host}.${role}`,
      takes: role === 'cargo' ? ['vehicle', 'starship'] : PEOPLE,
      cards: aboard(role),
      ...common,
    })),
    {
      id: `on.${host}`,
      takes: ['weapon'],
      cards: here.filter((id) => state.table[id]?.on === host),
      ...common,
    },
  ];
}

const pileOf = (state: BattleState, side: Side, pile: Pile): BenchPlace => ({
  id: `${side}.${pile}`,
  owner: side,
  takes: IN_A_PILE,
  cards: state.piles[side][pile].filter((id) => isNamed(state, id)),
  count: state.piles[side][pile].length,
  most: MOST_IN_A_PILE,
  zone: pile === 'hand' ? `hand-${side}` : `${side}-${pile}`,
});

/** At a location, and neither aboard another card nor on one. */
const standing = (state: BattleState, side: Side, at: string): string[] =>
  Object.keys(state.table).filter((id) => {
    const place = state.table[id];
    return place?.at === at && !place.aboard && !place.on && state.cards[id]?.side === side;
  });

export const placesOf = (state: BattleState): BenchPlace[] => [
  { id: 'row', takes: ['location'], cards: state.locations.map(({ id }) => id), zone: 'places' },
  ...DARK_FIRST.flatMap((side) => [
    ...PILES.map((pile) => pileOf(state, side, pile)),
    ...state.locations.map(({ id }) => ({
      id: `${side}.at.${id}`,
      owner: side,
      takes: FIGHTERS,
      cards: standing(state, side, id),
      zone: id,
    })),
  ]),
  ...Object.keys(state.table).flatMap((id) => placesOn(state, id)),
];

export const cardsOf = (state: BattleState): BenchCard[] =>
  placesOf(state).flatMap(({ id: place, cards }) =>
    cards.map((id): BenchCard => {
      if (place === 'row') {
        const found = state.locations.find((location) => location.id === id);
        const traits = [...(found ? [found.kind] : []), ...(found?.noBattle ? ['no-battle'] : [])];
        return { id, title: found?.title ?? id, kind: 'location', place, figures: {}, traits };
      }
      const facts = state.cards[id];
      if (!facts) throw new Error(`no card ${id}`);
      const traits = traitsOf(facts);
      return {
        id,
        title: facts.title,
        kind: kindOf(facts),
        owner: facts.side,
        place,
        figures: figuresOf(facts),
        ...(traits.length > 0 && { traits }),
      };
    }),
  );
