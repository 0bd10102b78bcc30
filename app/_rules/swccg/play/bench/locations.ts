import type { Switch, SwitchValue } from '../../../core/bench';
import type { PlaceFacts } from '../../field/state';
import { opened } from '../../stack/bench/change';
import { reprint } from '../../stack/bench/laying';
import { rowOf } from '../../stack/bench/spots';
import { type CardId, printOf, type State } from '../../stack/state';

/** Part of no whole, and so adjacent to no other; the inside of nothing. */
export const NO_WHOLE = '-';
const PLACE_KINDS = ['site', 'system', 'sector'] as const;
/** Where no title says what a location is a part of. */
const WHOLES = ['A', 'B', 'C'];

const wholes = (state: State): string[] => [
  NO_WHOLE,
  ...new Set([...rowOf(state).flatMap((id) => printOf(state, id).place?.of ?? []), ...WHOLES]),
];

/** What has an inside: vehicles, and starships that people walk about in. */
// swccg/vehicle-sites
const hollow = (state: State): CardId[] =>
  state.ids.filter((id) => {
    const { figures } = printOf(state, id);
    if (state.cards[id]?.zone !== 'table') return false;
    return figures?.kind === 'vehicle' || (figures?.kind === 'starship' && figures.type === 'capital');
  });

/** A site may be the inside of a vehicle on table. */
function insideOf(state: State, id: CardId, { kind, inside = NO_WHOLE }: PlaceFacts): Switch[] {
  if (kind !== 'site') return [];
  const among = [...new Set([NO_WHOLE, inside, ...hollow(state)])];
  return among.length > 1 ? [{ id: 'inside', card: id, value: inside, among, rare: true }] : [];
}

function ofLocation(state: State, id: CardId): Switch[] {
  const { place } = printOf(state, id);
  const { field } = state;
  if (!place || !field) return [];
  return [
    { id: 'battled', card: id, value: field.battled.includes(id), among: 'yes-no' },
    { id: 'drained-here', card: id, value: field.drained.includes(id), among: 'yes-no' },
    { id: 'place-kind', card: id, value: place.kind, among: PLACE_KINDS },
    { id: 'exterior', card: id, value: place.exterior === true, among: 'yes-no' },
    { id: 'docking-bay', card: id, value: place.dockingBay !== undefined, among: 'yes-no' },
    { id: 'whole', card: id, value: place.of ?? NO_WHOLE, among: wholes(state) },
    {
      id: 'position',
      card: id,
      value: field.row.indexOf(id) + 1,
      among: { least: 1, most: Math.max(1, field.row.length) },
    },
    ...insideOf(state, id, place),
    { id: 'no-battle', card: id, value: place.noBattle === true, among: 'yes-no', rare: true },
    { id: 'no-drain', card: id, value: place.noDrain === true, among: 'yes-no', rare: true },
  ];
}

export const locationSwitches = (state: State): Switch[] =>
  rowOf(state)
    .filter((id) => state.field?.row.includes(id))
    .flatMap((id) => ofLocation(state, id));

/** Without what is not said of it. */
const told = ({
  of,
  exterior,
  noBattle,
  noDrain,
  ...place
}: PlaceFacts & Record<string, unknown>): PlaceFacts => ({
  ...place,
  ...(of !== undefined && { of }),
  ...(exterior && { exterior }),
  ...(noBattle && { noBattle }),
  ...(noDrain && { noDrain }),
});

const YES_NO = { exterior: 'exterior', 'no-battle': 'noBattle', 'no-drain': 'noDrain' } as const;

function placeWith(place: PlaceFacts, what: string, to: SwitchValue): PlaceFacts {
  if (what === 'place-kind') {
    const kind = to as PlaceFacts['kind'];
    const { parsec = 0, ...rest } = place;
    return kind === 'system' ? { ...rest, kind, parsec } : { ...rest, kind };
  }
  if (what === 'whole') {
    const { of: _, ...rest } = place;
    return to === NO_WHOLE ? rest : { ...rest, of: `${to}` };
  }
  if (what === 'inside') {
    const { inside: _, ...rest } = place;
    return to === NO_WHOLE ? rest : { ...rest, inside: `${to}` };
  }
  if (what === 'docking-bay') {
    const { dockingBay = { light: 1, dark: 1 }, ...rest } = place;
    return to === true ? { ...rest, dockingBay } : rest;
  }
  return told({ ...place, [YES_NO[what as keyof typeof YES_NO]]: to });
}

const marked = (ids: readonly string[], id: string, to: SwitchValue): string[] => [
  ...ids.filter((each) => each !== id),
  ...(to === true ? [id] : []),
];

/** Sets something about a location; nothing if the switch is none of these. */
export function setLocation(state: State, { id: what, card }: Switch, to: SwitchValue): State | undefined {
  const { field } = state;
  if (card === undefined || !field || !Object.hasOwn(state.cards, card) || !printOf(state, card).place)
    return undefined;
  const { state: next } = opened(state);
  switch (what) {
    case 'battled':
      next.field = { ...field, battled: marked(field.battled, card, to) };
      return next;
    case 'drained-here':
      next.field = { ...field, drained: marked(field.drained, card, to) };
      return next;
    case 'position': {
      const row = field.row.filter((id) => id !== card);
      row.splice((to as number) - 1, 0, card);
      next.field = { ...field, row };
      return next;
    }
    case 'place-kind':
    case 'whole':
    case 'inside':
    case 'exterior':
    case 'docking-bay':
    case 'no-battle':
    case 'no-drain':
      return reprint(state, card, (print) => {
        if (!print.place) return print;
        const place = placeWith(print.place, what, to);
        return {
          ...print,
          place,
          tags: [place.kind, ...(print.tags ?? []).filter((tag) => tag !== print.place?.kind)],
        };
      });
    default:
      return undefined;
  }
}
