import type { Locale } from '../_i18n/locales';
import { PLANETS_WORDS } from '../_i18n/rules/yj-planets';
import { PLANETS_PICTURE } from '../_i18n/rules/yj-planets-picture';
import { otherSide, SIDES, type Side } from '../_rules/core/sides';
import { limitOf, locationTitle } from '../_rules/young-jedi/planets/deploy';
import { UNKNOWN } from '../_rules/young-jedi/planets/piles';
import {
  type Kind,
  PILES,
  PLANET_NAMES,
  PLANETS,
  type Placed,
  type Planet,
  type PlanetsState,
  TURN_STEPS,
  type TurnStep,
} from '../_rules/young-jedi/planets/state';
import { cardsOn } from '../_rules/young-jedi/planets/table';
import { isFirstTurnHere } from '../_rules/young-jedi/planets/turn';
import type { Art, Mark, Picture, PictureCard, Pile, Place, Row, Stat, Zone } from './picture';

/** The sign of each kind of card. */
const ARTS: Record<Kind, Art> = {
  character: 'character',
  weapon: 'weapon',
  effect: 'effect',
  battle: 'battle',
  location: 'location',
  starship: 'starship',
};

/** So few cards are soon drawn. */
const FEW = 5;

export function drawPlanets(locale: Locale, state: PlanetsState): Picture {
  const words = PLANETS_PICTURE[locale];
  const inTurn = state.planet !== undefined && (TURN_STEPS as readonly string[]).includes(state.step);
  const { steps } = PLANETS_WORDS[locale];
  return {
    moment: [
      ...(inTurn ? [words.turn(state.turnNumber, state.turn)] : []),
      steps[state.step],
      ...(inTurn && isFirstTurnHere(state) ? [words.firstTurn] : []),
    ].join(' · '),
    opportunity: opportunity(locale, state),
    zones: [
      turnTrack(locale, state),
      ...SIDES.flatMap((side) => [handOf(locale, state, side), pilesOf(locale, state, side)]),
      {
        id: 'planets',
        title: words.planets,
        row: 'middle',
        form: 'places',
        places: PLANETS.map((planet) => placeOf(locale, state, planet)),
      },
      ...startDraws(locale, state),
    ],
  };
}

/** The dark side sits opposite. */
const rowOf = (side: Side): Row => (side === 'dark' ? 'far' : 'near');

/** Who has to do something now; nobody in particular while both may. */
function actor(state: PlanetsState): Side | undefined {
  if (state.step === 'start' || state.battle) return undefined;
  if (state.step === 'fetch') return state.fetching[0];
  return state.step === 'penalty' ? otherSide(state.turn) : state.turn;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function opportunity(locale: Locale, state: PlanetsState): Picture['opportunity'] {
  const words = PLANETS_PICTURE[locale];
  const { over, battle } = state;
  if (over)
    return 'winner' in over
      ? { seat: over.winner, text: words.over[over.reason](over.winner) }
      : { text: words.over[over.reason] };
  if (battle) return { text: battle.up.light && battle.up.dark ? words.settle : words.send };
  const side = actor(state);
  const text = sentence(words.toAct(side ?? state.turn, state.step));
  return side ? { seat: side, text } : { text };
}

/** Each planet: who holds it, and who stands or is stranded there. */
function placeOf(locale: Locale, state: PlanetsState, planet: Planet): Place {
  const words = PLANETS_PICTURE[locale];
  const isHere = planet === state.planet;
  const held = state.held[planet];
  const mark: Mark = isHere
    ? { text: words.inPlay, tone: 'live' }
    : held
      ? { text: words.controlled }
      : { text: words.ahead, tone: 'weak' };
  const location = locationTitle(state);
  const standing = (side: Side) =>
    cardsOn(state, planet, side).map((placed) => cardOf(locale, state, placed, side));
  return {
    id: `planet-${planet}`,
    title: PLANET_NAMES[planet],
    kind: 'planet',
    ...(held && { seat: held }),
    ...(isHere && location && location !== PLANET_NAMES[planet] && { facts: [location] }),
    marks: [mark],
    far: standing('dark'),
    near: standing('light'),
  };
}

/** Between turns all of it lies ahead. */
function turnTrack(locale: Locale, state: PlanetsState): Zone {
  const words = PLANETS_PICTURE[locale];
  const now = TURN_STEPS.indexOf(state.step as TurnStep);
  const left = limitOf(state, state.turn) - state.spent;
  return {
    id: 'turn',
    title: words.steps,
    seat: state.turn,
    row: 'track',
    form: 'track',
    steps: TURN_STEPS.map((step, i) => ({
      title: words.track[step],
      at: state.over || i < now ? ('done' as const) : i === now ? ('now' as const) : ('ahead' as const),
      ...(step === 'deploy' && i === now && { note: words.countersLeft(left) }),
    })),
  };
}

/** The destinies that say who starts, as far as they are drawn. */
function startDraws(locale: Locale, { step, startDraws: draws }: PlanetsState): Zone[] {
  if (step !== 'start') return [];
  const words = PLANETS_PICTURE[locale];
  return (['dark', 'light'] as const).map((side, i): Zone => {
    const drawn = draws[side];
    return {
      id: `start-${side}`,
      title: words.destiny,
      seat: side,
      row: 'middle',
      ...(i > 0 && { beside: true }),
      form: 'draw',
      draw: {
        seat: side,
        cards: [{ id: `start-${side}`, title: words.destiny, ...(drawn && { value: drawn.value }) }],
        terms: [],
      },
    };
  });
}

function pilesOf(locale: Locale, state: PlanetsState, side: Side): Zone {
  const words = PLANETS_PICTURE[locale];
  const piles = PILES.filter((name) => name !== 'hand').flatMap((name): Pile[] => {
    const pile = state.piles[side][name];
    if (pile.length === 0 && (name === 'lap' || name === 'hyperspace')) return [];
    return [
      {
        id: `${side}-${name}`,
        title: words.pileNames[name],
        count: pile.length,
        cards: pile.filter((id) => state.cards[id]),
        ...(name !== 'draw' && { open: true }),
        ...(name === 'draw' && pile.length <= FEW && { tone: 'bad' }),
      },
    ];
  });
  return { id: `rest-${side}`, title: words.piles(side), seat: side, row: rowOf(side), form: 'piles', piles };
}

function handOf(locale: Locale, state: PlanetsState, side: Side): Zone {
  const words = PLANETS_PICTURE[locale];
  return {
    id: `held-${side}`,
    title: words.hand(side),
    seat: side,
    row: rowOf(side),
    empty: words.empty,
    form: 'fan',
    cards: state.piles[side].hand.map((id) => cardOf(locale, state, { id }, side)),
  };
}

function cardOf(locale: Locale, state: PlanetsState, { id, hidden }: Placed, side: Side): PictureCard {
  const words = PLANETS_PICTURE[locale];
  const facts = state.cards[id];
  if (!facts) return { id, title: UNKNOWN, seat: side, faceDown: true };
  const { title, subtitle, kind, counters, damage } = facts;
  const figure = (label: string, value: number | undefined): Stat[] =>
    value === undefined ? [] : [{ label, short: label.charAt(0).toUpperCase(), value }];
  const stats = [...figure(words.counters, counters), ...figure(words.damage, damage)];
  const marks = marksOf(locale, state, id, side, hidden);
  const aimsAt = aimOf(state, id, side);
  return {
    id,
    title,
    seat: side,
    art: ARTS[kind],
    kind: PLANETS_WORDS[locale].kinds[kind],
    ...(hidden && { faceDown: true }),
    ...(subtitle && { facts: [subtitle] }),
    ...(stats.length > 0 && { stats }),
    ...(marks.length > 0 && { marks }),
    ...(aimsAt !== undefined && { aimsAt }),
  };
}

/** Once both fighters are up, the attacker's goes for the other. */
function aimOf({ battle }: PlanetsState, id: string, side: Side): string | undefined {
  if (!battle || side !== battle.attacker || battle.up[side]?.card !== id) return undefined;
  return battle.up[otherSide(side)]?.card;
}

function marksOf(
  locale: Locale,
  { battle, planet, on }: PlanetsState,
  id: string,
  side: Side,
  hidden: true | undefined,
): Mark[] {
  const words = PLANETS_PICTURE[locale];
  if (hidden) return [{ text: words.hidden, tone: 'weak' }];
  const up = battle?.up[side];
  if (up && (up.card === id || up.weapon === id)) return [{ text: words.fighting, tone: 'live' }];
  if (battle?.fought.includes(id)) return [{ text: words.fought, tone: 'weak' }];
  const stranded = PLANETS.some(
    (other) => other !== planet && on[other]?.[side].some((placed) => placed.id === id),
  );
  return stranded ? [{ text: words.stranded, tone: 'weak' }] : [];
}
