import type { Locale } from '../_i18n/locales';
import { PLANETS_WORDS } from '../_i18n/rules/yj-planets';
import { PLANETS_PICTURE } from '../_i18n/rules/yj-planets-picture';
import { limitOf, locationTitle } from '../_rules/young-jedi/planets/deploy';
import { UNKNOWN } from '../_rules/young-jedi/planets/piles';
import {
  otherSide,
  PILES,
  PLANET_NAMES,
  PLANETS,
  type Placed,
  type Planet,
  type PlanetsState,
  SIDES,
  type Side,
  TURN_STEPS,
  type TurnStep,
} from '../_rules/young-jedi/planets/state';
import { cardsHere, cardsOn } from '../_rules/young-jedi/planets/table';
import { isFirstTurnHere } from '../_rules/young-jedi/planets/turn';
import type { Mark, Picture, PictureCard, Zone } from './picture';

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
      {
        id: 'planets',
        title: words.planets,
        form: 'cards',
        cards: PLANETS.map((planet) => planetCard(locale, state, planet)),
      },
      ...(state.planet ? SIDES.map((side) => hereOf(locale, state, side)) : []),
      ...(inTurn ? [turnTrack(locale, state)] : []),
      ...SIDES.map((side) => pilesOf(locale, state, side)),
      handOf(locale, state, actor(state) ?? state.turn),
    ],
  };
}

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

/** Each planet, with what is stranded on it. */
function planetCard(locale: Locale, state: PlanetsState, planet: Planet): PictureCard {
  const words = PLANETS_PICTURE[locale];
  const isHere = planet === state.planet;
  const held = state.held[planet];
  const stranded = SIDES.flatMap((side) =>
    isHere ? [] : cardsOn(state, planet, side).map((placed) => cardOf(locale, state, placed, side)),
  );
  const mark: Mark = isHere
    ? { text: words.inPlay, tone: 'live' }
    : held
      ? { text: words.controls(held) }
      : { text: words.ahead, tone: 'weak' };
  const location = locationTitle(state);
  return {
    id: `planet-${planet}`,
    title: PLANET_NAMES[planet],
    ...(held && { seat: held }),
    ...(isHere && location && location !== PLANET_NAMES[planet] && { facts: [location] }),
    marks: [mark],
    ...(stranded.length > 0 && { holds: stranded }),
  };
}

function hereOf(locale: Locale, state: PlanetsState, side: Side): Zone {
  const words = PLANETS_PICTURE[locale];
  return {
    id: `here-${side}`,
    title: words.here(side),
    seat: side,
    empty: words.nobody,
    form: 'cards',
    cards: cardsHere(state, side).map((placed) => cardOf(locale, state, placed, side)),
  };
}

function turnTrack(locale: Locale, state: PlanetsState): Zone {
  const words = PLANETS_PICTURE[locale];
  const now = TURN_STEPS.indexOf(state.step as TurnStep);
  const left = limitOf(state, state.turn) - state.spent;
  return {
    id: 'turn',
    title: words.steps,
    form: 'track',
    steps: TURN_STEPS.map((step, i) => ({
      title: PLANETS_WORDS[locale].steps[step],
      at: state.over || i < now ? ('done' as const) : i === now ? ('now' as const) : ('ahead' as const),
      ...(step === 'deploy' && i === now && { note: words.countersLeft(left) }),
    })),
  };
}

function pilesOf(locale: Locale, state: PlanetsState, side: Side): Zone {
  const words = PLANETS_PICTURE[locale];
  const few = 5;
  return {
    id: `piles-${side}`,
    title: words.piles(side),
    seat: side,
    form: 'piles',
    piles: PILES.flatMap((name) => {
      const pile = state.piles[side][name];
      if (pile.length === 0 && (name === 'lap' || name === 'hyperspace')) return [];
      return [
        {
          id: `${side}-${name}`,
          title: words.pileNames[name],
          count: pile.length,
          ...(name === 'draw' && pile.length <= few && { tone: 'bad' as const }),
        },
      ];
    }),
  };
}

function handOf(locale: Locale, state: PlanetsState, side: Side): Zone {
  const words = PLANETS_PICTURE[locale];
  return {
    id: `hand-${side}`,
    title: words.hand(side),
    seat: side,
    empty: words.empty,
    form: 'cards',
    cards: state.piles[side].hand.map((id) => cardOf(locale, state, { id }, side)),
  };
}

function cardOf(locale: Locale, state: PlanetsState, { id, hidden }: Placed, side: Side): PictureCard {
  const words = PLANETS_PICTURE[locale];
  const facts = state.cards[id];
  if (!facts) return { id, title: UNKNOWN, seat: side, faceDown: true };
  const { title, subtitle, kind, counters, damage } = facts;
  const figures = [
    ...(counters === undefined ? [] : [words.counters(counters)]),
    ...(damage === undefined ? [] : [words.damage(damage)]),
  ];
  const marks = marksOf(locale, state, id, side, hidden);
  return {
    id,
    title: subtitle ? `${title}, ${subtitle}` : title,
    seat: side,
    kind: PLANETS_WORDS[locale].kinds[kind],
    ...(hidden && { faceDown: true as const }),
    ...(figures.length > 0 && { facts: figures }),
    ...(marks.length > 0 && { marks }),
  };
}

function marksOf(
  locale: Locale,
  { battle }: PlanetsState,
  id: string,
  side: Side,
  hidden: true | undefined,
): Mark[] {
  const words = PLANETS_PICTURE[locale];
  if (hidden) return [{ text: words.hidden, tone: 'weak' }];
  const up = battle?.up[side];
  if (up && (up.card === id || up.weapon === id)) return [{ text: words.fighting, tone: 'live' }];
  return battle?.fought.includes(id) ? [{ text: words.fought, tone: 'weak' }] : [];
}
