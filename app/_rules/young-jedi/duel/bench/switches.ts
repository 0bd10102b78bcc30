import { cannot, type EditRefusal, type Switch, type SwitchValue } from '../../../core/bench';
import { SIDES, type Side } from '../../../core/sides';
import { controlSwitches, listed, PLANET_TITLES, several, yesNo } from '../../bench/planets';
import { DESTINIES } from '../facts';
import { type Duel, type DuelState, EDITIONS, STEPS, type Stage } from '../state';
import { characterOf, deckCard, defenderOf, presentCharacters, weaponOf } from '../table';
import { settle } from './settle';
import { openDuel } from './stages';

const MOST_HITS = 20;
const NONE = 'none';

/** Locations that some card's bonus names, and the one in play. */
const locationsOf = ({ location, cards }: DuelState): string[] =>
  several(
    location,
    'Theed Palace',
    'Jedi Council Chamber',
    'Podrace Arena',
    ...Object.values(cards).flatMap((facts) =>
      facts.kind === 'character' ? Object.keys(facts.sites ?? {}) : [],
    ),
  );

const charactersOf = (state: DuelState, side: Side): string[] => presentCharacters(state, side);

const weaponsOf = (state: DuelState, side: Side): string[] =>
  Object.keys(state.table).filter((id) => weaponOf(state, id)?.side === side);

function duelSwitches(state: DuelState, duel: Duel): Switch[] {
  const foe = defenderOf(duel);
  const fighters = SIDES.flatMap((side): Switch[] => {
    const fighter = duel.fighters[side];
    if (!fighter) return [];
    const role = side === duel.initiator ? 'attacker' : 'defender';
    return [
      {
        id: role,
        value: fighter.character,
        among: several(fighter.character, ...charactersOf(state, side)),
      },
      { id: `${role}-weapon`, value: fighter.weapon ?? NONE, among: [NONE, ...weaponsOf(state, side)] },
    ];
  });
  const target: Switch = {
    id: 'target',
    value: duel.target,
    among: several(duel.target, ...charactersOf(state, foe)),
  };
  const drawn = SIDES.flatMap((side): Switch[] => {
    const value = duel.drawn[side];
    return value === undefined
      ? []
      : [{ id: `drawn.${side}`, value, among: { least: 1, most: DESTINIES.length } }];
  });
  if (duel.stage !== 'exchange') return [...fighters, target, ...drawn];
  const attacks = SIDES.flatMap((side) =>
    state.players[side].duelingPile.filter((id) => deckCard(state, id)),
  );
  return [
    ...fighters,
    target,
    ...drawn,
    ...SIDES.map((side): Switch => {
      return { id: `hits.${side}`, value: duel.hits[side], among: { least: 0, most: MOST_HITS } };
    }),
    { id: 'lead', value: duel.lead, among: SIDES },
    { id: 'attack', value: duel.attack?.card ?? NONE, among: [NONE, ...attacks] },
  ];
}

function stagesNow(state: DuelState): (Stage | typeof NONE)[] {
  const ready = state.duel !== null || SIDES.every((side) => presentCharacters(state, side).length > 0);
  return ready
    ? [NONE, 'defender', 'hands', 'exchange', ...(state.duel?.stage === 'power' ? ['power' as const] : [])]
    : [NONE];
}

function cardSwitches(state: DuelState): Switch[] {
  return Object.entries(state.table).flatMap(([card, place]): Switch[] => {
    const facts = characterOf(state, card);
    const away: Switch = {
      id: 'on',
      card,
      value: place.on,
      among: several(place.on, ...PLANET_TITLES).filter((planet) => planet !== state.planet),
    };
    return [
      { id: 'hidden', card, value: place.hidden ?? false, among: 'yes-no' },
      ...(place.on === state.planet ? [] : [away]),
      ...(facts
        ? [{ id: 'fought', card, value: state.fought.includes(facts.name), among: 'yes-no' as const }]
        : []),
      ...(facts?.redraws
        ? [{ id: 'redrawn', card, value: state.redrawn.includes(card), among: 'yes-no' as const }]
        : []),
    ];
  });
}

export function switches(state: DuelState): Switch[] {
  const { duel } = state;
  return [
    { id: 'turn', value: state.turn, among: SIDES },
    { id: 'step', value: state.step, among: STEPS },
    { id: 'stage', value: duel?.stage ?? NONE, among: stagesNow(state) },
    ...(duel ? duelSwitches(state, duel) : []),
    yesNo('dueled', state.dueled),
    yesNo('battled', state.battled),
    ...SIDES.map((side) => yesNo(`passed.${side}`, state.passed.includes(side))),
    { id: 'edition', value: state.edition, among: EDITIONS },
    { id: 'planet', value: state.planet, among: several(state.planet, ...PLANET_TITLES) },
    { id: 'location', value: state.location, among: locationsOf(state) },
    ...controlSwitches((side) => state.controlled[side]),
    ...cardSwitches(state),
  ];
}

/** Another planet: all that lies here comes along. */
function elsewhere(state: DuelState, planet: string): DuelState {
  const table = Object.fromEntries(
    Object.entries(state.table).map(([id, place]) => [
      id,
      place.on === state.planet ? { ...place, on: planet } : place,
    ]),
  );
  return { ...state, planet, table };
}

function setOfCard(state: DuelState, id: string, card: string, to: SwitchValue): DuelState | EditRefusal {
  const place = state.table[card];
  if (!place) return cannot('no-such-card', { card });
  const { duel } = state;
  if (id === 'hidden') {
    const fighters = [duel?.target, duel?.fighters.light?.character, duel?.fighters.dark?.character];
    if (fighters.includes(card)) return cannot('in-use', { card: state.names[card] ?? card });
    return {
      ...state,
      table: { ...state.table, [card]: { on: place.on, ...(to && { hidden: true as const }) } },
    };
  }
  if (id === 'on') return { ...state, table: { ...state.table, [card]: { ...place, on: `${to}` } } };
  if (id === 'redrawn') return { ...state, redrawn: listed(state.redrawn, card, to) };
  return { ...state, fought: listed(state.fought, characterOf(state, card)?.name ?? '', to) };
}

/** Something of a duel that is under way. */
function setInDuel(state: DuelState, duel: Duel, id: string, to: SwitchValue): Duel {
  const [what = '', side] = id.split('.') as [string, Side];
  const value = `${to}`;
  const fighting = (player: Side, change: { character?: string; weapon?: string }): Duel => {
    const fighter = { character: '', ...duel.fighters[player], ...change };
    const { weapon, ...unarmed } = fighter;
    return { ...duel, fighters: { ...duel.fighters, [player]: weapon === NONE ? unarmed : fighter } };
  };
  if (what === 'attacker') return fighting(duel.initiator, { character: value });
  if (what === 'defender') return fighting(defenderOf(duel), { character: value });
  if (what === 'attacker-weapon') return fighting(duel.initiator, { weapon: value });
  if (what === 'defender-weapon') return fighting(defenderOf(duel), { weapon: value });
  if (what === 'hits') return { ...duel, hits: { ...duel.hits, [side]: Number(to) } };
  if (what === 'drawn') return { ...duel, drawn: { ...duel.drawn, [side]: Number(to) } };
  if (what === 'target') return { ...duel, target: value };
  if (what === 'lead') return { ...duel, lead: value as Side, attack: null, text: false };
  const by = SIDES.find((each) => state.players[each].duelingPile.includes(value));
  const [destiny = 1] = [deckCard(state, value)?.destiny ?? []].flat();
  if (!by) return { ...duel, attack: null, text: false };
  const attack = { by, card: value, destiny };
  return {
    ...duel,
    attack,
    text: false,
    played: [...duel.played.filter(({ card }) => card !== value), attack],
  };
}

export function set(state: DuelState, { id, card }: Switch, to: SwitchValue): DuelState | EditRefusal {
  const made = card === undefined ? setOfTable(state, id, to) : setOfCard(state, id, card, to);
  return 'ok' in made ? made : settle(made);
}

function setOfTable(state: DuelState, id: string, to: SwitchValue): DuelState | EditRefusal {
  const { duel } = state;
  const [what, side, planet = ''] = id.split('.') as [string, Side, string?];
  switch (what) {
    case 'turn':
      return duel ? cannot('in-use') : { ...state, turn: to as Side };
    case 'step':
      return duel ? cannot('in-use') : { ...state, step: to as DuelState['step'] };
    case 'stage':
      return openDuel(state, to as Stage | typeof NONE);
    case 'dueled':
      return duel ? cannot('in-use') : { ...state, dueled: to === true };
    case 'battled':
      return { ...state, battled: to === true };
    case 'passed':
      return { ...state, passed: listed(state.passed, side, to) };
    case 'edition':
      return { ...state, edition: to as DuelState['edition'] };
    case 'planet':
      return elsewhere(state, `${to}`);
    case 'location':
      return { ...state, location: `${to}` };
    case 'controlled':
      return {
        ...state,
        controlled: { ...state.controlled, [side]: listed(state.controlled[side], planet, to) },
      };
    default:
      return duel
        ? { ...state, duel: setInDuel(state, duel, id, to) }
        : cannot('no-such-switch', { what: id });
  }
}
