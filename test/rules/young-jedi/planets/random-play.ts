import type { Random } from '../../../../app/_rules/core/seeded';
import type { Side } from '../../../../app/_rules/core/sides';
import {
  type Card,
  KINDS,
  type Pile,
  PLANETS,
  type PlanetsSetup,
  type SideSetup,
} from '../../../../app/_rules/young-jedi/planets/state';

const COPIES = ['many', 'many', 'stackable', 'unique'] as const;

function cardMaker(side: Side, random: Random): (kinds: readonly Card['kind'][]) => Card {
  let count = 0;
  return (kinds) => {
    const kind = kinds[random(kinds.length)] ?? 'character';
    const id = `${side}-card-${++count}`;
    if (kind === 'location') {
      const planet = PLANETS[random(3)] ?? 'naboo';
      return { id, kind, planet, title: `${planet} ${random(2)}` };
    }
    return {
      id,
      kind,
      title: `${kind} ${random(4)}`,
      counters: random(4),
      damage: random(4),
      copies: COPIES[random(COPIES.length)] ?? 'many',
      ...(kind === 'effect' && random(2) === 0 && { raises: 1 }),
      ...(random(5) === 0 && {
        finds: { title: `weapon ${random(4)}`, ...(random(2) === 0 && { counters: 0 }) },
      }),
    };
  };
}

function randomSide(
  side: Side,
  random: Random,
  setup: Pick<PlanetsSetup, 'planet' | 'controlled'>,
): SideSetup {
  const make = cardMaker(side, random);
  const several = (most: number, kinds: readonly Card['kind'][] = KINDS): Card[] =>
    Array.from({ length: random(most + 1) }, () => make(kinds));
  const unknown = random(8) > 0 ? 1 : 0;
  const draw: Pile = [...several(2), unknown * (6 + random(18)), ...several(4), 1];
  const onPlanet = (hidden: boolean) =>
    several(4, hidden ? KINDS : ['character', 'character', 'weapon', 'effect']).map((card) => ({
      ...card,
      ...(hidden && { hidden: true as const }),
    }));
  const stranded = Object.fromEntries(
    PLANETS.filter((planet) => setup.controlled?.[planet]).map((planet) => [
      planet,
      onPlanet(random(4) === 0),
    ]),
  );
  return {
    draw,
    hand: [...several(6), random(3)],
    discard: [...several(3), random(3)],
    ...(random(6) === 0 && { lap: random(4) }),
    ...(setup.planet && { here: onPlanet(random(3) === 0) }),
    stranded,
  };
}

/** Some moment of a game with few turns to go: hands, cards on planets, planets won, hidden cards legal or not. */
export function randomSetup(random: Random): PlanetsSetup {
  const turn: Side = random(2) === 0 ? 'dark' : 'light';
  const lastCard = random(4) === 0 ? ('same-fight' as const) : ('in-order' as const);
  const needed = random(6) === 0 ? 1 : 2;
  const common = { turn, turns: 2 + random(6), terms: { lastCard, needed } };
  if (random(8) === 0) {
    const side = (of: Side): SideSetup => ({ draw: randomSide(of, random, {}).draw });
    return { ...common, step: 'start', sides: { light: side('light'), dark: side('dark') } };
  }
  const planet = PLANETS[random(3)] ?? 'tatooine';
  const others = PLANETS.filter((each) => each !== planet);
  const controlled: PlanetsSetup['controlled'] = {};
  const first = others[0];
  const second = others[1];
  if (needed === 2 && first && random(2) === 0) controlled[first] = 'light';
  if (needed === 2 && second && random(2) === 0) controlled[second] = 'dark';
  const setup = { planet, controlled };
  const sides = { light: randomSide('light', random, setup), dark: randomSide('dark', random, setup) };
  const hidden = [sides[turn].here, ...Object.values(sides[turn].stranded ?? {})].some((cards) =>
    cards?.some((card) => card.hidden),
  );
  const steps = ['deploy', 'battle', 'even-up', 'end'] as const;
  return {
    ...common,
    ...setup,
    step: hidden ? 'begin' : (steps[random(4)] ?? 'deploy'),
    turnsHere: { light: 1 + random(2), dark: 1 + random(2), ...(hidden && { [turn]: 2 }) },
    sides,
  };
}
