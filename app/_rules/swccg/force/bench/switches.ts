import { cannot, type EditRefusal, type Switch, type SwitchValue } from '../../../core/bench';
import { DARK_FIRST, isSide, type Side } from '../../../core/sides';
import { type ForceLocation, type ForceState, type Moment, PHASES } from '../state';

const MOMENTS: readonly Moment[] = [...PHASES, 'end'];
export const HELD = ['nobody', 'light', 'dark', 'both'] as const;

const heldBy = ({ control, contested }: ForceLocation): (typeof HELD)[number] =>
  contested ? 'both' : (control ?? 'nobody');

export function switchesOf(state: ForceState): Switch[] {
  const { due } = state;
  return [
    { id: 'turn', value: state.turn, among: DARK_FIRST },
    { id: 'phase', value: state.phase, among: MOMENTS },
    ...(due || state.phase === 'end'
      ? []
      : [
          { id: 'opportunity', value: state.opportunity, among: DARK_FIRST },
          { id: 'passes', value: Math.min(1, state.passes), among: { least: 0, most: 1 } },
        ]),
    { id: 'activated', value: Math.min(60, state.activated), among: { least: 0, most: 60 } },
    { id: 'turns', value: Math.max(0, state.lastTurn - state.turnNumber), among: { least: 0, most: 20 } },
    ...(due ? [{ id: 'under-way', value: due.what, among: ['nothing', due.what] }] : []),
    ...(due && 'left' in due
      ? [{ id: 'left', value: Math.min(60, due.left), among: { least: 1, most: 60 } }]
      : []),
    ...(state.phase === 'end' && !due
      ? DARK_FIRST.map(
          (side): Switch => ({
            id: `recirculated-${side}`,
            value: state.recirculated.includes(side),
            among: 'yes-no',
          }),
        )
      : []),
    ...state.locations.flatMap((location): Switch[] => [
      { id: 'held', card: location.id, value: heldBy(location), among: HELD },
      { id: 'drained-here', card: location.id, value: state.drained.includes(location.id), among: 'yes-no' },
      { id: 'battled', card: location.id, value: state.battled.includes(location.id), among: 'yes-no' },
    ]),
    ...DARK_FIRST.flatMap((side) =>
      state.table[side]
        .filter((id) => state.cards[id]?.kind === 'deploys')
        .map((id): Switch => ({ id: 'moved', card: id, value: state.moved.includes(id), among: 'yes-no' })),
    ),
  ];
}

const marked = (ids: readonly string[], id: string, to: SwitchValue): string[] => [
  ...ids.filter((each) => each !== id),
  ...(to === true ? [id] : []),
];

function held(location: ForceLocation, to: SwitchValue): ForceLocation {
  const { control: _, contested: __, ...rest } = location;
  if (to === 'both') return { ...rest, contested: true };
  return isSide(to) ? { ...rest, control: to } : rest;
}

export function set(state: ForceState, { id, card }: Switch, to: SwitchValue): ForceState | EditRefusal {
  const { over: _, ...next } = state;
  const fresh = { due: null, passes: 0, recirculated: [] };
  switch (id) {
    case 'turn':
      return { ...next, ...fresh, turn: to as Side, opportunity: to as Side };
    case 'phase':
      return { ...next, ...fresh, phase: to as Moment, opportunity: state.turn };
    case 'opportunity':
      return { ...next, opportunity: to as Side };
    case 'passes':
      return { ...next, passes: to as number };
    case 'activated':
      return { ...next, activated: to as number };
    case 'turns':
      return { ...next, lastTurn: state.turnNumber + (to as number) };
    case 'under-way':
      return { ...next, due: null, passes: 0 };
    case 'left':
      return state.due && 'left' in state.due ? { ...next, due: { ...state.due, left: to as number } } : next;
    case 'recirculated-light':
    case 'recirculated-dark': {
      const side: Side = id === 'recirculated-light' ? 'light' : 'dark';
      const recirculated = marked(state.recirculated, side, to) as Side[];
      // when both have, the turn is over: one of them at most is set
      return recirculated.length > 1
        ? cannot('out-of-range', { least: 0, most: 1 })
        : { ...next, recirculated };
    }
  }
  if (card === undefined) return cannot('no-such-switch', { what: id });
  switch (id) {
    case 'held':
      return {
        ...next,
        locations: state.locations.map((location) => (location.id === card ? held(location, to) : location)),
      };
    case 'drained-here':
      return { ...next, drained: marked(state.drained, card, to) };
    case 'battled':
      return { ...next, battled: marked(state.battled, card, to) };
    case 'moved':
      return { ...next, moved: marked(state.moved, card, to) };
    default:
      return cannot('no-such-switch', { what: id });
  }
}
