import { cannot, type EditRefusal, type Switch, type SwitchValue } from '../../../core/bench';
import { DARK_FIRST, SIDES, type Side } from '../../../core/sides';
import { isParticipant } from '../facts';
import { type BattleState, DESTINY_NUMBERS, type Location } from '../state';
import { isInBattle, mayTakePart } from '../where';
import { opened } from './laying';
import { segmentSwitches, setSegment } from './segments';

export const TOP_UNKNOWN = '?';
const TOPS = [TOP_UNKNOWN, ...DESTINY_NUMBERS.map(String)];
const PLACE_KINDS = ['site', 'system', 'sector'] as const;
const MOST_SHOTS = 3;

function ofTheMoment(state: BattleState): Switch[] {
  const { battle } = state;
  const acts = !battle?.draw && battle?.segment !== 'damage' && battle?.segment !== 'power';
  return [
    { id: 'turn', value: state.turn, among: DARK_FIRST },
    ...(acts
      ? [
          { id: 'opportunity', value: state.opportunity, among: DARK_FIRST },
          { id: 'passes', value: Math.min(1, state.passes), among: { least: 0, most: 1 } },
        ]
      : []),
    ...segmentSwitches(state),
    ...SIDES.flatMap((side): Switch[] => {
      const [top] = state.piles[side].reserve;
      if (top === undefined) return [];
      const known = state.destinies[top];
      return [{ id: `top-${side}`, value: known === undefined ? TOP_UNKNOWN : `${known}`, among: TOPS }];
    }),
    ...state.locations.flatMap((place): Switch[] => [
      { id: 'battled', card: place.id, value: state.battled.includes(place.id), among: 'yes-no' },
      { id: 'place-kind', card: place.id, value: place.kind, among: PLACE_KINDS },
      { id: 'no-battle', card: place.id, value: place.noBattle === true, among: 'yes-no' },
    ]),
  ];
}

function ofCard(state: BattleState, id: string): Switch[] {
  const { battle } = state;
  const facts = state.cards[id];
  if (!facts) return [];
  if (facts.kind === 'interrupt')
    return state.piles[facts.side].hand.includes(id)
      ? [
          {
            id: 'played',
            card: id,
            value: state.played[facts.side][facts.title] ?? 0,
            among: { least: 0, most: 9 },
          },
        ]
      : [];
  if (!state.table[id]) return [];
  if (!isParticipant(facts))
    return battle ? [{ id: 'fired', card: id, value: battle.fired.includes(id), among: 'yes-no' }] : [];
  const shots = state.shooters.filter((each) => each === id).length;
  const found: Switch[] = [
    { id: 'fought', card: id, value: state.fought.includes(id), among: 'yes-no' },
    { id: 'shots', card: id, value: Math.min(MOST_SHOTS, shots), among: { least: 0, most: MOST_SHOTS } },
  ];
  if (facts.kind === 'character' && !state.table[id]?.aboard)
    found.push({ id: 'captive', card: id, value: state.captives.includes(id), among: 'yes-no' });
  if (!battle || !mayTakePart(state, id, battle.location)) return found;
  found.push({ id: 'in-battle', card: id, value: isInBattle(state, id), among: 'yes-no' });
  if (isInBattle(state, id))
    found.push({ id: 'hit', card: id, value: battle.hit.includes(id), among: 'yes-no' });
  return found;
}

export const switchesOf = (state: BattleState): Switch[] => [
  ...ofTheMoment(state),
  ...Object.keys(state.cards).flatMap((id) => ofCard(state, id)),
];

const without = (ids: readonly string[], id: string): string[] => ids.filter((each) => each !== id);
const marked = (ids: readonly string[], id: string, to: SwitchValue): string[] =>
  to === true ? [...without(ids, id), id] : without(ids, id);

export function set(state: BattleState, which: Switch, to: SwitchValue): BattleState | EditRefusal {
  const next = opened(state);
  switch (which.id) {
    case 'turn':
      return { ...next, turn: to as Side, opportunity: to as Side, passes: 0, battle: null };
    case 'opportunity':
      return { ...next, opportunity: to as Side };
    case 'passes':
      return { ...next, passes: to as number };
    case 'top-light':
    case 'top-dark': {
      const [top] = state.piles[which.id === 'top-light' ? 'light' : 'dark'].reserve;
      if (top === undefined) return state;
      const { [top]: _, ...others } = state.destinies;
      return { ...next, destinies: to === TOP_UNKNOWN ? others : { ...others, [top]: Number(to) } };
    }
  }
  const made =
    which.card === undefined ? setSegment(state, which, to) : setCard(next, which.id, which.card, to);
  return made ?? cannot('no-such-switch', { what: which.id });
}

function withPlace(place: Location, what: string, to: SwitchValue): Location {
  if (what === 'place-kind') return { ...place, kind: to as Location['kind'] };
  const { noBattle: _, ...rest } = place;
  return to === true ? { ...rest, noBattle: true } : rest;
}

function setCard(state: BattleState, what: string, card: string, to: SwitchValue): BattleState | undefined {
  const { battle } = state;
  switch (what) {
    case 'battled':
      return { ...state, battled: marked(state.battled, card, to) };
    case 'place-kind':
    case 'no-battle':
      return {
        ...state,
        locations: state.locations.map((place) => (place.id === card ? withPlace(place, what, to) : place)),
      };
    case 'fought':
      return { ...state, fought: marked(state.fought, card, to) };
    case 'shots':
      return {
        ...state,
        shooters: [...without(state.shooters, card), ...Array<string>(to as number).fill(card)],
      };
    case 'captive':
      return withCaptive(state, card, to);
    case 'played': {
      const facts = state.cards[card];
      if (!facts) return undefined;
      const played = { ...state.played[facts.side], [facts.title]: to as number };
      return { ...state, played: { ...state.played, [facts.side]: played } };
    }
  }
  if (!battle) return undefined;
  switch (what) {
    case 'fired':
      return { ...state, battle: { ...battle, fired: marked(battle.fired, card, to) } };
    case 'hit':
      return { ...state, battle: { ...battle, hit: marked(battle.hit, card, to) } };
    case 'in-battle':
      return {
        ...state,
        fought: marked(state.fought, card, true),
        battle: {
          ...battle,
          participants: marked(battle.participants, card, true),
          excluded: marked(battle.excluded, card, to !== true),
          hit: to === true ? battle.hit : without(battle.hit, card),
        },
      };
    default:
      return undefined;
  }
}

/** A captive takes no part in the battle under way. */
function withCaptive(state: BattleState, card: string, to: SwitchValue): BattleState {
  const { battle } = state;
  const captives = marked(state.captives, card, to);
  if (!battle || to !== true) return { ...state, captives };
  return {
    ...state,
    captives,
    battle: {
      ...battle,
      participants: without(battle.participants, card),
      hit: without(battle.hit, card),
    },
  };
}
