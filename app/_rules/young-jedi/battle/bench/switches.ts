import { cannot, type EditRefusal, type Switch, type SwitchValue } from '../../../core/bench';
import { SIDES, type Side } from '../../../core/sides';
import { controlSwitches, listed, PLANET_TITLES, several, yesNo } from '../../bench/planets';
import { withSide } from '../change';
import { CHARACTERS } from '../examples';
import { type BattleState, type Drawn, STAGES, type Stage } from '../state';
import { settle } from './settle';
import { atStage, atStep, STEP_NAMES } from './stages';

const NONE = 'none';
const HALVES = [NONE, 'first', 'second'];

const locationsOf = ({ location, cards }: BattleState): string[] =>
  several(
    location.title,
    'Naboo: Theed Palace',
    'Coruscant: Jedi Council Chamber',
    ...[...Object.values(CHARACTERS), ...Object.values(cards)].flatMap((card) =>
      'locations' in card && card.locations ? Object.keys(card.locations) : [],
    ),
  );

function fightSwitches(state: BattleState): Switch[] {
  const { fight } = state;
  if (!fight) return [];
  return [
    { id: 'fight-step', value: STEP_NAMES[fight.step] ?? 'compare', among: STEP_NAMES },
    ...SIDES.flatMap((side) =>
      fight.drawn[side].map(({ value }, i): Switch => {
        return { id: `drawn.${side}.${i + 1}`, value, among: { least: 1, most: 6 } };
      }),
    ),
  ];
}

function cardSwitches(state: BattleState): Switch[] {
  return SIDES.flatMap((side) => {
    const { table, hidden, plan, aside, strays } = state.sides[side];
    const inFight = [state.fight, state.stays, state.ready].flatMap((held) => {
      const lineup = held && 'lineups' in held ? held.lineups[side] : held?.[side];
      return lineup ? [...lineup.characters, ...(lineup.battle === undefined ? [] : [lineup.battle])] : [];
    });
    return several(...table, ...plan, ...aside, ...hidden, ...inFight).flatMap((card): Switch[] => {
      const facts = state.cards[card];
      const found: Switch[] = [];
      if (facts?.kind === 'character') found.push(yesNo('fought', state.fought.includes(card), card));
      if (facts?.kind === 'character' && facts.redraws)
        found.push(yesNo('redrawn', state.redrawn.includes(card), card));
      if (hidden.includes(card)) found.push(yesNo('sits-out', state.sittingOut.includes(card), card));
      if (plan.includes(card) && (facts?.kind === 'character' || facts?.kind === 'weapon'))
        found.push(yesNo('stray', strays.includes(card), card));
      if (facts?.kind === 'battle' && facts.halves) {
        const half = state.halves[card];
        found.push({
          id: 'half',
          card,
          value: HALVES[half === undefined ? 0 : half + 1] ?? NONE,
          among: HALVES,
        });
      }
      return found;
    });
  });
}

export function switches(state: BattleState): Switch[] {
  return [
    { id: 'turn', value: state.attacker, among: SIDES },
    { id: 'stage', value: state.stage, among: STAGES },
    ...fightSwitches(state),
    { id: 'location', value: state.location.title, among: locationsOf(state) },
    { id: 'planet', value: state.location.planet ?? NONE, among: [NONE, ...PLANET_TITLES] },
    ...SIDES.map((side) => yesNo(`passed.${side}`, state.passed.includes(side))),
    { id: 'last-card', value: state.lastCard, among: ['in-order', 'older'] },
    ...controlSwitches((side) => state.sides[side].controls),
    ...cardSwitches(state),
  ];
}

function setOfCard(state: BattleState, id: string, card: string, to: SwitchValue): BattleState {
  if (id === 'fought') return { ...state, fought: listed(state.fought, card, to) };
  if (id === 'redrawn') return { ...state, redrawn: listed(state.redrawn, card, to) };
  if (id === 'sits-out') return { ...state, sittingOut: listed(state.sittingOut, card, to) };
  if (id === 'stray') {
    const side = SIDES.find((each) => state.sides[each].plan.includes(card)) ?? 'light';
    return withSide(state, side, { strays: listed(state.sides[side].strays, card, to) });
  }
  const { [card]: _, ...halves } = state.halves;
  return { ...state, halves: to === NONE ? halves : { ...halves, [card]: to === 'first' ? 0 : 1 } };
}

/** A place is on the planet that its title begins with. */
function at(state: BattleState, title: string): BattleState {
  const planet = PLANET_TITLES.find((each) => title.startsWith(each)) ?? state.location.planet;
  return { ...state, location: { title, ...(planet !== undefined && { planet }) } };
}

const onPlanet = (state: BattleState, planet: string): BattleState => ({
  ...state,
  location: { title: state.location.title, ...(planet !== NONE && { planet }) },
});

function redrawn(state: BattleState, side: Side, place: number, value: number): BattleState {
  const { fight } = state;
  if (!fight) return state;
  const drawn = fight.drawn[side].map((each, i): Drawn => (i === place ? { ...each, value } : each));
  return { ...state, fight: { ...fight, drawn: { ...fight.drawn, [side]: drawn } } };
}

function setOfTable(state: BattleState, id: string, to: SwitchValue): BattleState | EditRefusal {
  const [what, side, rest = ''] = id.split('.') as [string, Side, string?];
  switch (what) {
    case 'turn':
      return state.fight ? cannot('in-use') : { ...state, attacker: to as Side };
    case 'stage':
      return atStage(state, to as Stage);
    case 'fight-step':
      return state.fight
        ? { ...state, waiting: null, fight: atStep(state, state.fight, `${to}`) }
        : cannot('no-such-switch', { what: id });
    case 'drawn':
      return redrawn(state, side, Number(rest) - 1, Number(to));
    case 'location':
      return at(state, `${to}`);
    case 'planet':
      return onPlanet(state, `${to}`);
    case 'passed':
      return { ...state, passed: listed(state.passed, side, to) };
    case 'last-card':
      return { ...state, lastCard: to as BattleState['lastCard'] };
    case 'controlled':
      return withSide(state, side, { controls: listed(state.sides[side].controls, rest, to) });
    default:
      return cannot('no-such-switch', { what: id });
  }
}

export function set(state: BattleState, { id, card }: Switch, to: SwitchValue): BattleState | EditRefusal {
  const made = card === undefined ? setOfTable(state, id, to) : setOfCard(state, id, card, to);
  return 'ok' in made ? made : settle(made);
}
