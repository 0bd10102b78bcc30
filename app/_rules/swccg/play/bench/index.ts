import { type Bench, cannot } from '../../../core/bench';
import { cardsOf, pieceOf } from '../../stack/bench/cards';
import { add, copy, count, move, remove, reprint } from '../../stack/bench/laying';
import type { Profile } from '../../stack/bench/profile';
import { spots } from '../../stack/bench/spots';
import { noSwitch, setSwitch, switchesOf } from '../../stack/bench/switches';
import { print } from '../../stack/setup';
import type { State } from '../../stack/state';
import type { PlaySetup } from '../setup';
import { withWays } from '../ways';
import { figuresOf, kindOf, traitsOf, withFigure } from './figures';
import { identitySwitches, setIdentity } from './identity';
import { PLAY_KINDS } from './kinds';
import { PLAY_KNOWN } from './known';
import { locationSwitches, setLocation } from './locations';
import { makeCard } from './make';
import { markSwitches, setMark } from './marks';
import { oddInPlay } from './odd';
import { setupOf } from './setup-of';
import { PLAY_TEMPLATES } from './templates';
import { setUnderWay, underWaySwitches } from './under-way';

const PROFILE: Profile = {
  kinds: PLAY_KINDS,
  known: Object.fromEntries(Object.entries(PLAY_KNOWN).map(([name, card]) => [name, withWays(card)])),
  make: (side, piece) => withWays(makeCard(side, piece)),
  kindOf,
  figuresOf,
  traitsOf,
  withFigure,
};

/** Any table of a whole play. */
export const playBench: Bench<State, PlaySetup> = {
  templates: PLAY_TEMPLATES,
  kinds: PLAY_KINDS,
  known: Object.entries(PLAY_KNOWN).map(([name, card]) => ({
    name,
    title: card.title,
    kind: kindOf(print(card)),
    ...(card.side !== 'both' && { owners: [card.side] }),
  })),
  places: spots,
  cards: (state) => cardsOf(PROFILE, state),
  switches: (state) => [
    ...switchesOf(state),
    ...underWaySwitches(state),
    ...locationSwitches(state),
    ...markSwitches(state),
    ...identitySwitches(state),
  ],
  add: (state, to, piece) => add(PROFILE, state, to, piece),
  copy,
  move,
  remove,
  pieceOf: (state, card) => pieceOf(PROFILE, state, card),
  count,
  figure: (state, { id, kind }, figure, to) =>
    Number.isInteger(to) || figure === 'ability'
      ? reprint(state, id, (printed) => withFigure(printed, figure, to))
      : cannot('out-of-range', rangeOf(kind, figure)),
  set: (state, which, to) =>
    setSwitch(state, which, to) ??
    setLocation(state, which, to) ??
    setMark(state, which, to) ??
    setIdentity(state, which, to) ??
    setUnderWay(state, which, to) ??
    noSwitch(which),
  odd: oddInPlay,
  setupOf,
};

function rangeOf(kind: string, figure: string): { least: number; most: number } {
  const found = PLAY_KINDS.find((each) => each.kind === kind)?.figures.find(({ id }) => id === figure);
  return { least: found?.least ?? 0, most: found?.most ?? 0 };
}
