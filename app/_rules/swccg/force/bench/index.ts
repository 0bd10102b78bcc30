import type { Bench, BenchPlace } from '../../../core/bench';
import { DARK_FIRST, type Side } from '../../../core/sides';
import { PILES } from '../piles';
import type { ForceSetup, ForceState } from '../state';
import { FORCE_KINDS, FORCE_KNOWN } from './kinds';
import { add, cardsOf, count, figure, move, pieceOf, remove } from './laying';
import { odd } from './odd';
import { setupOf } from './setup-of';
import { set, switchesOf } from './switches';
import { FORCE_TEMPLATES } from './templates';

const MOST_IN_A_PILE = 99;
const IN_A_PILE = ['deploys', 'interrupt', 'location', 'unknown'];

const pilesOf = (state: ForceState, side: Side): BenchPlace[] =>
  PILES.map((pile) => ({
    id: `${side}.${pile}`,
    owner: side,
    takes: IN_A_PILE,
    cards: state.piles[side][pile].filter((id) => Object.hasOwn(state.cards, id)),
    count: state.piles[side][pile].length,
    most: MOST_IN_A_PILE,
    zone: pile === 'hand' ? `hand-${side}` : `${side}-${pile}`,
  }));

const places = (state: ForceState): BenchPlace[] => {
  const row = state.locations.map(({ id }) => id);
  return [
    { id: 'row', takes: ['location'], cards: row, zone: 'in-play' },
    ...DARK_FIRST.flatMap((side): BenchPlace[] => [
      ...pilesOf(state, side),
      {
        id: `${side}.table`,
        owner: side,
        takes: ['deploys'],
        // a location that was deployed lies in the row
        cards: state.table[side].filter((id) => Object.hasOwn(state.cards, id) && !row.includes(id)),
        zone: 'in-play',
      },
    ]),
  ];
};

/** Any position of the Force cycle. */
export const forceBench: Bench<ForceState, ForceSetup> = {
  templates: FORCE_TEMPLATES,
  kinds: FORCE_KINDS,
  known: Object.entries(FORCE_KNOWN).map(([name, { title, kind, side }]) => ({
    name,
    title,
    kind,
    owners: [side],
  })),
  places,
  cards: (state) => cardsOf(state, places(state)),
  switches: switchesOf,
  add,
  move,
  remove,
  pieceOf,
  count,
  figure,
  set,
  odd,
  setupOf,
};
