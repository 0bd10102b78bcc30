import { describe, expect, it } from 'vitest';
import {
  type Card,
  type CardFacts,
  cardOfFigures,
  draw,
  type PlayPut,
} from '../../../../app/_rules/swccg/play';
import { battleAt } from '../../../../app/_rules/swccg/play/scenarios/line';
import { begin, fightIn, made, passOn, someone } from './table';

const ship = (more: Partial<Extract<CardFacts, { kind: 'starship' }>> = {}): Card =>
  cardOfFigures({
    kind: 'starship',
    side: 'dark',
    title: 'Gunship',
    type: 'starfighter',
    power: 3,
    forfeit: 4,
    passengers: 4,
    ...more,
  });
const pilot = (title: string, power: number, ability = 2): PlayPut => ({
  card: someone('dark', title, { ability, pilot: { power } }),
  id: title,
  at: 'gunship',
  as: 'pilot',
});
const facing = { light: { table: [{ card: 'x-wing' as const, id: 'x', at: 'hoth' }] } };
/** Where the battle at Hoth stops for the first time. */
const battle = (card: Card, crew: PlayPut[]) =>
  passOn(
    made(
      begin({ ...facing, dark: { table: [{ card, id: 'gunship', at: 'hoth' }, ...crew] } }),
      battleAt('dark', 'hoth'),
    ),
  );

describe('Pilots beyond what the starship takes', () => {
  const crew = [pilot('First', 2), pilot('Second', 5)];
  it('are passengers: they add neither power nor ability', () => {
    expect(fightIn(battle(ship({ pilots: 1 }), crew))?.totals).toEqual({ light: 3, dark: 3 + 2 });
  });
  it('pilot where there is room for two', () => {
    const drawn = passOn(made(battle(ship({ pilots: 2 }), crew), draw('dark', 0)));
    expect(fightIn(drawn)?.totals).toEqual({ light: 3, dark: 3 + 2 + 5 });
  });
  it('add nothing to a starship that has only its own pilot', () => {
    const own = ship({ pilots: 0, permanentPilot: { ability: 1 }, power: 4 });
    expect(fightIn(battle(own, crew))?.totals).toEqual({ light: 3, dark: 4 });
  });
  it('leave a starship that takes none without power', () => {
    expect(fightIn(battle(ship({ pilots: 0 }), crew))?.totals).toEqual({ light: 3, dark: 0 });
  });
});
