import { SIDES } from '../../core/sides';
import { soundly } from '../../core/sound-setup';
import { repeated } from '../pile-forms';
import { choices } from './control';
import { setupForm } from './form';
import { leftOf } from './piles';
import { start } from './setup';
import { type Card, HAND_SIZE, PLANETS, type PlanetsSetup, type PlanetsState } from './state';
import { cardsHere, cardsOn } from './table';

export const SETUP_FLAWS = [
  'malformed',
  'id-twice',
  'negative',
  'no-draw-deck',
  'deck-too-small',
  'no-planet',
  'planet-too-early',
  'planet-controlled',
  'game-won',
  'nothing-to-choose',
  'nowhere',
  'no-place-for-kind',
  'location-without-planet',
  'hidden-too-long',
  'nothing-hidden',
  'no-turns',
] as const;

export interface SetupFlaw {
  code: (typeof SETUP_FLAWS)[number];
  /** The card, the planet or the side that is at fault; the path of a part that is malformed. */
  at: string;
}

/** What a form should say about a setup before it is played; nothing if it can be. */
export const checkSetup = (setup: PlanetsSetup): SetupFlaw[] =>
  soundly(
    setup,
    () => flawsIn(setup),
    (at) => ({ code: 'malformed', at }),
  );

function flawsIn(setup: PlanetsSetup): SetupFlaw[] {
  const misshapen = setupForm(setup, '');
  if (misshapen !== undefined) return [{ code: 'malformed', at: misshapen }];
  const flaws = [...flawsOfCards(setup), ...flawsOfMoment(setup)];
  for (const at of repeated(laidIds(start(setup)))) flaws.push({ code: 'id-twice', at });
  if ((setup.turns ?? 1) < 1) flaws.push({ code: 'no-turns', at: 'turns' });
  return flaws;
}

/** Every card that is laid out: a name typed in may be one that unknown cards go by. */
const laidIds = ({ piles, on }: PlanetsState): string[] => {
  const placed = PLANETS.flatMap((planet) => SIDES.flatMap((side) => on[planet]?.[side] ?? []));
  return [...placed.map(({ id }) => id), ...SIDES.flatMap((side) => Object.values(piles[side]).flat())];
};

const known = (setup: PlanetsSetup): Card[] =>
  SIDES.flatMap((side) => {
    const { draw, hand, discard, lap, hyperspace, here, stranded } = setup.sides[side];
    const piled = [draw, hand, discard, lap].flatMap((pile) => (typeof pile === 'object' ? pile : []));
    const cards = piled.filter((item): item is Card => typeof item === 'object');
    return [...cards, ...(hyperspace ?? []), ...(here ?? []), ...Object.values(stranded ?? {}).flat()];
  });

function flawsOfCards(setup: PlanetsSetup): SetupFlaw[] {
  const flaws: SetupFlaw[] = [];
  for (const card of known(setup)) {
    if (PLANETS.some((planet) => card.id === `location-${planet}`))
      flaws.push({ code: 'id-twice', at: card.id });
    const { counters = 0, damage = 0, raises = 0 } = card;
    if (!(counters >= 0 && damage >= 0 && raises >= 0)) flaws.push({ code: 'negative', at: card.id });
    if (card.kind === 'location' && !card.planet)
      flaws.push({ code: 'location-without-planet', at: card.id });
  }
  for (const side of SIDES) {
    const { here = [], stranded = {} } = setup.sides[side];
    if (here.length > 0 && !setup.planet) flaws.push({ code: 'nowhere', at: side });
    for (const planet of PLANETS)
      if (stranded[planet] && (!setup.controlled?.[planet] || planet === setup.planet))
        flaws.push({ code: 'nowhere', at: planet });
    // Hidden cards may be anything: that is how illegal ones come to light.
    for (const card of [...here, ...Object.values(stranded).flat()])
      if (!card.hidden && !['character', 'weapon', 'effect'].includes(card.kind))
        flaws.push({ code: 'no-place-for-kind', at: card.id });
  }
  return flaws;
}

function flawsOfMoment(setup: PlanetsSetup): SetupFlaw[] {
  const { planet, controlled = {} } = setup;
  const flaws: SetupFlaw[] = [];
  const state = start(setup);
  const { step, turn } = state;
  for (const side of SIDES) {
    if (leftOf(state, side) === 0) flaws.push({ code: 'no-draw-deck', at: side });
    else if (step === 'start' && state.piles[side].draw.length <= HAND_SIZE + 1)
      flaws.push({ code: 'deck-too-small', at: side });
    if (PLANETS.filter((each) => controlled[each] === side).length >= state.terms.needed)
      flaws.push({ code: 'game-won', at: side });
  }
  const between = step === 'start' || step === 'choose';
  if (!between && !planet) flaws.push({ code: 'no-planet', at: step });
  if (between && planet) flaws.push({ code: 'planet-too-early', at: planet });
  if (planet && controlled[planet]) flaws.push({ code: 'planet-controlled', at: planet });
  if (step === 'choose' && choices(state).length === 0) flaws.push({ code: 'nothing-to-choose', at: turn });
  const hidden = PLANETS.flatMap((each) => cardsOn(state, each, turn)).some((placed) => placed.hidden);
  if (step === 'begin' && !hidden) flaws.push({ code: 'nothing-hidden', at: turn });
  if (
    !between &&
    step !== 'begin' &&
    state.turnsHere[turn] > 1 &&
    cardsHere(state, turn).some((one) => one.hidden)
  )
    flaws.push({ code: 'hidden-too-long', at: turn });
  return flaws;
}
