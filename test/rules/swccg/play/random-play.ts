import type { Random } from '../../../../app/_rules/core/seeded';
import type { Side } from '../../../../app/_rules/core/sides';
import * as cards from '../../../../app/_rules/swccg/play/cards';
import type { PlayPut, PlaySetup } from '../../../../app/_rules/swccg/play/setup';
import {
  CREED,
  cruiser,
  DROID,
  ELDER,
  fighter,
  LAND,
  MOLE,
  PEOPLE,
  PILOT,
  PLAYABLE,
  SCOUT,
  SPY,
  WALL,
} from './random-cards';
import { DEATH_STAR_II, LOCATIONS, SITES, vehicleSite } from './random-locations';

/** A turn or two with a crowd at sites and a system, hands of every kind of text, and short decks. */
export function randomSetup(random: Random): PlaySetup {
  const any = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const side = (who: Side): PlaySetup[Side] => {
    const table: PlayPut[] = PEOPLE[who]
      .filter(() => random(3) > 0)
      .map((card) => ({
        card,
        id: `${who}-${card}`,
        at: any(SITES),
        ...(random(6) === 0 && { fought: true as const }),
      }));
    const [first] = table;
    if (first && random(2))
      table.push({
        card: who === 'light' ? 'blaster' : any(['blaster-rifle', 'dengars-modified-riot-gun'] as const),
        id: `${who}-gun`,
        at: first.id ?? '',
      });
    const ride = who === 'light' ? SCOUT : cards.UBRIKKIAN_9000;
    if (random(2)) {
      table.push({ card: ride, id: `${who}-ride`, at: any(['eisley', 'dunes']) });
      if (random(3))
        table.push({
          card: who === 'light' ? 'rebel-trooper' : 'stormtrooper',
          id: `${who}-driver`,
          at: `${who}-ride`,
          as: 'driver',
        });
    }
    if (random(3) === 0) table.push({ card: WALL(who), id: `${who}-wall`, at: any(SITES) });
    if (random(4) === 0)
      table.push({
        card: who === 'light' ? 'x-wing' : 'tie-fighter',
        id: `${who}-ship`,
        at: any(['tatooine', 'tatooine', 'station', 'shaft', 'capacitors']),
      });
    if (random(4) === 0) {
      table.push({ card: fighter(who), id: `${who}-fighter`, at: any(['tatooine', 'bay', 'dunes']) });
      if (random(2)) table.push({ card: PILOT(who), id: `${who}-ace`, at: `${who}-fighter`, as: 'pilot' });
    }
    if (random(4) === 0)
      table.push({
        card: SPY(who),
        id: `${who}-spy`,
        at: any(SITES),
        ...(random(2) && { undercover: true as const }),
      });
    if (random(5) === 0) table.push({ card: DROID(who), id: `${who}-droid`, at: any(SITES) });
    for (const id of ['cruiser', 'tender'])
      if (random(4) === 0) {
        table.push({ card: cruiser(who), id: `${who}-${id}`, at: 'tatooine' });
        if (random(2)) table.push({ card: PILOT(who), id: `${who}-${id}-guest`, at: `${who}-${id}` });
      }
    if (who === 'dark' && random(4) === 0)
      table.push(
        { card: 'bantha', id: 'bantha', at: any(['eisley', 'dunes']) },
        { card: 'stormtrooper', id: 'rider', at: 'bantha', as: 'passenger' },
      );
    if (who === 'dark' && random(3) === 0)
      table.push({ card: cards.LIGHTSABER, id: 'saber', at: table[0]?.id ?? '' });
    const own = PLAYABLE.filter((card) => card.side === who || card.side === 'both');
    return {
      hand: [
        ...Array.from({ length: random(5) }, () => any(own)),
        ...(random(2) ? [WALL(who)] : []),
        ...(random(3) === 0 ? [any(LAND), any(LAND)] : []),
        ...(random(3) === 0 ? [MOLE(who), cards.UNDERCOVER] : []),
        ...(random(3) === 0 ? [PILOT(who), fighter(who)] : []),
      ],
      table: [
        ...table.filter(({ at }) => at !== ''),
        ...(random(4) === 0 ? [{ card: CREED(who), id: `${who}-creed`, at: any(SITES) }] : []),
      ],
      reserve: Array.from({ length: random(6) }, () => (random(4) === 0 ? null : random(7))),
      force: 1 + random(5),
      used: random(2),
      lost: random(2),
    };
  };
  const underWay = any([undefined, undefined, 'drain', 'battle', 'weapons', 'damage'] as const);
  const turn: Side = random(2) ? 'light' : 'dark';
  const light = side('light');
  const dark = side('dark');
  const escort = (dark.table as PlayPut[]).find(
    ({ id }) => id?.endsWith('stormtrooper') || id === 'dark-driver',
  );
  if (escort?.id && random(3) === 0)
    light.table?.push({
      card: any(['rebel-trooper', ELDER] as const),
      id: 'prisoner',
      at: escort.id,
      captive: true,
    });
  const isRidden = (light.table as PlayPut[]).some(({ id }) => id === 'light-ride') && random(2) === 0;
  if (isRidden) light.table?.push({ card: ELDER, id: 'light-elder', at: 'hold' });
  return {
    turn,
    phase:
      underWay === 'drain'
        ? 'control'
        : underWay
          ? 'battle'
          : any(['activate', 'control', 'deploy', 'battle', 'move', 'draw'] as const),
    locations: [
      ...LOCATIONS.map((place) => ({
        ...place,
        ...(random(2) && { side: any(['light', 'dark'] as const) }),
      })),
      ...DEATH_STAR_II,
      ...(isRidden ? [vehicleSite('light-ride')] : []),
    ],
    light,
    dark,
    turns: 1 + random(2),
    ...(random(6) === 0 && { patient: true }),
    ...(random(2) === 0 && { asksRiders: true as const }),
    ...(underWay && { underWay: opening(underWay, any(SITES), random) }),
  };
}

function opening(
  what: 'drain' | 'battle' | 'weapons' | 'damage',
  at: string,
  random: Random,
): NonNullable<PlaySetup['underWay']> {
  if (what === 'drain') return { what: 'drain', at };
  if (what === 'battle') return { what: 'battle', at };
  if (what === 'weapons') return { what: 'battle', at, segment: 'weapons' };
  return {
    what: 'battle',
    at,
    segment: 'damage',
    attrition: { light: random(7), ...(random(2) && { dark: random(7) }) },
    damage: random(2) ? { light: random(9) } : { dark: random(9) },
  };
}
