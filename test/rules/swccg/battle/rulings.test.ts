import { describe, expect, it } from 'vitest';
import {
  battleDestiniesAllowed,
  type CharacterFacts,
  checkSetup,
  defenseValue,
  type InterruptFacts,
  type Move,
  type PlacedCard,
  type StarshipFacts,
  totalPower,
  type VehicleFacts,
  type WeaponFacts,
  waysFor,
} from '../../../../app/_rules/swccg/battle';
import { character, draw, droid, following, initiate, pass, refusal, setUp, start } from './table';

const BOTH: Move[] = [pass('dark'), pass('light')];
const IN_SPACE: Move = { type: 'initiate', player: 'dark', location: 'system' };
const LIGHT_SHIP: PlacedCard = { id: 'x', card: 'x-wing', at: 'system' };

const one = (id: string, facts: Partial<CharacterFacts>): PlacedCard => ({
  id,
  card: character({ title: id, ...facts }),
  at: 'site',
});
const REBEL = one('rebel', { side: 'light' });
const aboard = (id: string, host: string, as: PlacedCard['as'], facts: Partial<CharacterFacts> = {}) =>
  ({ id, card: character({ title: id, ...facts }), aboard: host, as }) as PlacedCard;
const ship = (id: string, facts: Partial<StarshipFacts> = {}, at = 'system'): PlacedCard => ({
  id,
  card: {
    kind: 'starship',
    type: 'starfighter',
    side: 'dark',
    title: id,
    power: 2,
    maneuver: 3,
    forfeit: 3,
    pilots: 2,
    passengers: 2,
    ...facts,
  },
  at,
});
const vehicle = (id: string, facts: Partial<VehicleFacts> = {}): PlacedCard => ({
  id,
  card: {
    kind: 'vehicle',
    type: 'transport',
    side: 'dark',
    title: id,
    power: 2,
    maneuver: 3,
    forfeit: 3,
    passengers: 3,
    ...facts,
  },
  at: 'site',
});
const gun = (id: string, on: string, facts: Partial<WeaponFacts> = {}): PlacedCard => ({
  id,
  card: {
    kind: 'weapon',
    side: 'dark',
    title: id,
    class: 'character',
    targets: ['character', 'vehicle'],
    cost: 0,
    destinies: 1,
    does: 'hit',
    ...facts,
  },
  on,
});
const fire = (weapon: string, target: string): Move => ({ type: 'fire', player: 'dark', weapon, target });

describe('Presence', () => {
  it('is made by two creature vehicles of half an ability each, not by one', () => {
    const beast = (id: string) => vehicle(id, { type: 'creature', ability: 0.5 });
    expect(refusal(start(setUp([beast('a'), beast('b'), REBEL])), initiate)).toBe('legal');
    expect(refusal(start(setUp([beast('a'), REBEL])), initiate)).toBe('no-presence');
  });

  it('is made by a passenger of an unpiloted starship, which has no power or maneuver', () => {
    const state = following(setUp([ship('s'), aboard('p', 's', 'passenger'), LIGHT_SHIP]), IN_SPACE);
    expect(totalPower(state, 'dark')).toBe(0);
    expect(defenseValue(state, 's', state.cards.s as StarshipFacts)).toBe(0);
  });

  it('is not made by a droid aboard', () => {
    const setup = setUp([ship('s'), { id: 'r', card: droid('dark'), aboard: 's' }, LIGHT_SHIP]);
    expect(refusal(start(setup), IN_SPACE)).toBe('no-presence');
  });

  it('is made by the permanent pilot of a landed starfighter, without power or maneuver', () => {
    const setup = setUp([ship('s', { permanentPilot: { ability: 1 } }, 'site'), REBEL]);
    const state = following(setup, initiate);
    expect(totalPower(state, 'dark')).toBe(0);
    expect(defenseValue(state, 's', state.cards.s as StarshipFacts)).toBe(0);
  });
});

describe('What pilots and drivers add', () => {
  const piloted = (first: string, second: string): number => {
    const pilot = (id: string, title: string) => aboard(id, 's', 'pilot', { title, pilot: { power: 2 } });
    return totalPower(
      following(setUp([ship('s'), pilot('p', first), pilot('q', second), LIGHT_SHIP]), IN_SPACE),
      'dark',
    );
  };

  it('is once for two copies of a pilot, and twice for two different ones', () => {
    expect(piloted('Squadron Pilot', 'Squadron Pilot')).toBe(4);
    expect(piloted('Squadron Pilot', 'Wingman')).toBe(6);
  });

  it('is nothing for a pilot who drives', () => {
    const driver = aboard('p', 'v', 'driver', { power: 2, pilot: { power: 3 } });
    const state = following(setUp([vehicle('v', { enclosed: true }), driver, REBEL]), initiate);
    expect(totalPower(state, 'dark')).toBe(2);
  });

  it('is +1 to each battle destiny for Vader aboard as a passenger, whose ability does not count', () => {
    const vader: PlacedCard = { id: 'v', card: 'darth-vader', aboard: 's', as: 'passenger' };
    const able = setUp([ship('s', { permanentPilot: { ability: 4 } }), vader, LIGHT_SHIP]);
    expect(following(able, IN_SPACE, ...BOTH, draw('dark', 3)).battle?.destinies.dark).toEqual([4]);
    const unable = setUp([ship('s', { permanentPilot: { ability: 1 } }), vader, LIGHT_SHIP]);
    expect(battleDestiniesAllowed(following(unable, IN_SPACE), 'dark')).toBe(0);
  });

  it('is no battle destiny for an ability of 3 and a half', () => {
    const beast = (id: string) => vehicle(id, { type: 'creature', ability: 0.5 });
    const able = one('guard', { ability: 3 });
    expect(battleDestiniesAllowed(following(setUp([able, beast('a'), REBEL]), initiate), 'dark')).toBe(0);
    expect(
      battleDestiniesAllowed(following(setUp([able, beast('a'), beast('b'), REBEL]), initiate), 'dark'),
    ).toBe(1);
  });
});

describe('Two weapons on one card', () => {
  const SHIP_GUN: Partial<WeaponFacts> = { class: 'starship', targets: ['starfighter', 'capital'] };
  const second = (facts: Partial<StarshipFacts>): string => {
    const armed = ship('s', { permanentPilot: { ability: 1 }, ...facts });
    const setup = setUp([armed, gun('g', 's', SHIP_GUN), gun('h', 's', SHIP_GUN), LIGHT_SHIP]);
    return refusal(
      following(setup, IN_SPACE, fire('g', 'x'), draw('dark', 0), pass('light')),
      fire('h', 'x'),
    );
  };

  it('are both fired by a capital starship, and one of them by a starfighter', () => {
    expect(second({ type: 'capital', armor: 5 })).toBe('legal');
    expect(second({})).toBe('shots-used-up');
  });

  it('are fired by turns: who was hit may still fire', () => {
    const setup = setUp([
      one('guard', {}),
      gun('g', 'guard'),
      REBEL,
      { id: 'b', card: 'blaster', on: 'rebel' },
    ]);
    const state = following(setup, initiate, fire('g', 'rebel'), draw('dark', 7));
    expect(refusal(state, { type: 'fire', player: 'light', weapon: 'b', target: 'guard' })).toBe('legal');
  });
});

describe('An Interrupt that adds to total power', () => {
  it('adds nothing when a copy of it is played in the same battle', () => {
    const plus: InterruptFacts = {
      kind: 'interrupt',
      side: 'dark',
      title: 'Plus',
      pile: 'used',
      effect: { does: 'add-power', amount: 3 },
    };
    const setup = setUp([one('guard', {}), REBEL, { id: 'one', card: plus }, { id: 'two', card: plus }], {
      piles: { dark: { reserve: 5, force: 3, hand: ['one', 'two'] }, light: { reserve: 5 } },
    });
    const playing = (card: string): Move => ({ type: 'interrupt', player: 'dark', card });
    const state = following(setup, initiate, playing('one'), pass('light'), playing('two'), pass('light'));
    expect(totalPower(state, 'dark')).toBe(4);
    expect(state.piles.dark.used).toEqual(expect.arrayContaining(['one', 'two']));
  });
});

describe('Settling what is owed', () => {
  it('counts a forfeit toward attrition and damage at once', () => {
    const setup = setUp([one('a', { forfeit: 4 }), one('b', {}), REBEL], {
      damage: { attrition: { dark: 3 }, damage: { dark: 5 } },
    });
    const state = following(setup, { type: 'forfeit', player: 'dark', card: 'a' });
    expect(state.battle?.debts?.dark).toMatchObject({ attritionMet: 3, damageMet: 4 });
    expect(refusal(state, { type: 'finish', player: 'dark' })).toBe('damage-not-satisfied');
  });

  it('counts those aboard only if they are forfeited before their starship', () => {
    const owed = setUp([ship('s'), aboard('p', 's', 'pilot', { forfeit: 4 }), LIGHT_SHIP], {
      locations: [{ id: 'system', title: 'System', kind: 'system' }],
      damage: { damage: { dark: 8 } },
    });
    const forfeit = (card: string): Move => ({ type: 'forfeit', player: 'dark', card });
    const shipFirst = following(owed, forfeit('s'));
    expect(shipFirst.battle?.debts?.dark.damageMet).toBe(3);
    expect(shipFirst.piles.dark.lost).toEqual(expect.arrayContaining(['s', 'p']));
    expect(following(owed, forfeit('p'), forfeit('s')).battle?.debts?.dark.damageMet).toBe(7);
  });

  it('asks for nothing more where a hit card covers attrition and damage', () => {
    const setup = setUp([one('a', { forfeit: 5 }), one('b', {}), REBEL], {
      damage: { hit: ['a'], attrition: { dark: 4 }, damage: { dark: 3 } },
    });
    expect(waysFor(start(setup), 'dark')).toEqual([{ forfeits: ['a'], lost: [], force: 0 }]);
  });

  it('leaves attrition on both sides of a tie', () => {
    const able = { ability: 4, power: 2, forfeit: 5 };
    const setup = setUp([one('a', able), one('l', { side: 'light', ...able })]);
    const state = following(setup, initiate, ...BOTH, draw('dark', 3), draw('light', 3));
    expect(state.battle?.winner).toBeUndefined();
    for (const side of ['dark', 'light'] as const)
      expect(state.battle?.debts?.[side]).toMatchObject({ attrition: 3, damage: 0 });
  });
});

describe('A set-up with too many aboard', () => {
  it('is flawed: pilots or passengers beyond the capacity, or of the other side', () => {
    const flaws = (...cards: PlacedCard[]) => checkSetup(setUp(cards)).map(({ code }) => code);
    expect(flaws(ship('s', { pilots: 1 }), aboard('a', 's', 'pilot'), aboard('b', 's', 'pilot'))).toEqual([
      'too-many-pilots',
    ]);
    expect(
      flaws(ship('s', { passengers: 1 }), aboard('a', 's', 'passenger'), aboard('b', 's', 'passenger')),
    ).toEqual(['too-many-passengers']);
    expect(flaws(ship('s'), aboard('a', 's', 'passenger', { side: 'light' }))).toEqual(['wrong-carrier']);
  });
});
