import { describe, expect, it } from 'vitest';
import {
  type Card,
  type CardFacts,
  cardOfFigures,
  type Move,
  type PlayPut,
  type PlaySetup,
  pass,
  play,
  type State,
  swccgPlay,
} from '../../../../app/_rules/swccg/play';
import { forfeit } from '../../../../app/_rules/swccg/play/scenarios/line';
import {
  allows,
  begin,
  fightIn,
  made,
  owing,
  passOn,
  sizeOf,
  someone,
  speeder,
  whyNot,
  zoneOf,
} from './table';

const at = 'cantina';
const pilot = someone('dark', 'Pilot', { pilot: { power: 2 }, deploy: 2 });
const walker = someone('dark', 'Walker', { deploy: 1 });
const droid = someone('dark', 'Droid', { ability: 0, droid: true });
const fighter = (more: Partial<Extract<CardFacts, { kind: 'starship' }>> = {}): Card =>
  cardOfFigures({
    kind: 'starship',
    side: 'dark',
    title: 'Fighter',
    type: 'starfighter',
    power: 2,
    maneuver: 3,
    forfeit: 3,
    pilots: 1,
    passengers: 1,
    deploy: 1,
    ...more,
  });
const cruiser = (more: Partial<Extract<CardFacts, { kind: 'starship' }>> = {}): Card =>
  fighter({
    title: 'Cruiser',
    type: 'capital',
    pilots: 2,
    passengers: 2,
    permanentPilot: { ability: 2 },
    ...more,
  });

const aboard = (card: string, as: string, host: string): Move =>
  play('dark', card, { text: as, targets: { aboard: host } });
const embark = (card: string, as: string, host: string): Move =>
  play('dark', 'dark-embark', { text: as, targets: { card, aboard: host } });
const disembark = (card: string): Move => play('dark', 'dark-disembark', { targets: { card } });

describe('Deploying straight aboard', () => {
  const hand = (card: Card, table: PlayPut[], more: Partial<PlaySetup> = {}): State =>
    begin({ phase: 'deploy', dark: { hand: [{ card, id: 'held' }], table }, patient: true, ...more });

  it('takes a seat of the kind that is named, and costs what deploying costs', () => {
    const state = made(
      begin({
        phase: 'deploy',
        dark: { hand: [{ card: pilot, id: 'held' }], table: [{ card: fighter(), id: 'ship', at: 'hoth' }] },
      }),
      aboard('held', 'pilot', 'ship'),
    );
    expect(state.cards.held).toMatchObject({ zone: 'table', at: 'ship', as: 'pilot' });
    expect(sizeOf(state, 'dark', 'force')).toBe(3);
  });
  it('takes characters to a starship at a system, where they could not go by themselves', () => {
    const state = hand(walker, [{ card: fighter(), id: 'ship', at: 'hoth' }]);
    expect(whyNot(state, play('dark', 'held', { targets: { to: 'hoth' } }))).toBe('wrong-place');
    expect(allows(state, aboard('held', 'passenger', 'ship'))).toBe(true);
  });
  it('is refused: only a pilot pilots, and no droid drives', () => {
    const ship: PlayPut = { card: fighter(), id: 'ship', at: 'hoth' };
    const ride: PlayPut = { card: speeder('dark'), id: 'ride', at };
    expect(whyNot(hand(walker, [ship]), aboard('held', 'pilot', 'ship'))).toBe('not-a-pilot');
    expect(whyNot(hand(droid, [ride]), aboard('held', 'driver', 'ride'))).toBe('may-not-drive');
    expect(allows(hand(walker, [ride]), aboard('held', 'driver', 'ride'))).toBe(true);
  });
  it('is refused: a starfighter is piloted, not driven, and holds no cargo', () => {
    const ship: PlayPut = { card: fighter(), id: 'ship', at: 'hoth' };
    expect(whyNot(hand(walker, [ship]), aboard('held', 'driver', 'ship'))).toBe('no-such-seat');
    expect(whyNot(hand(speeder('dark'), [ship]), aboard('held', 'cargo', 'ship'))).toBe('no-such-seat');
  });
  it('is refused once the seats are taken; a captive takes one as well', () => {
    const ship: PlayPut = { card: fighter(), id: 'ship', at: 'hoth' };
    const rider: PlayPut = { card: walker, id: 'rider', at: 'ship', as: 'passenger' };
    expect(whyNot(hand(walker, [ship, rider]), aboard('held', 'passenger', 'ship'))).toBe('no-room');
    const flies: PlayPut = { card: pilot, id: 'flies', at: 'ship', as: 'pilot' };
    const captive: PlayPut = { card: 'han-solo', id: 'han', at: 'flies', captive: true };
    const state = hand(walker, [ship, flies], { light: { table: [captive] } });
    expect(whyNot(state, aboard('held', 'passenger', 'ship'))).toBe('no-room');
  });
  it('takes presence or an icon where the ship is', () => {
    const locations = begin().field?.row.map((id) => id);
    expect(locations).toContain('hoth');
    const bare: PlaySetup['locations'] = [
      { id: 'hoth', title: 'Hoth', kind: 'system', parsec: 4, icons: { light: 1, dark: 0 } },
      { id: at, title: 'Cantina', kind: 'site', of: 'Tatooine', icons: { light: 1, dark: 1 } },
    ];
    const state = hand(walker, [{ card: fighter(), id: 'ship', at: 'hoth' }], { locations: bare });
    expect(whyNot(state, aboard('held', 'passenger', 'ship'))).toBe('no-presence-to-deploy');
    const manned = hand(
      walker,
      [
        { card: fighter(), id: 'ship', at: 'hoth' },
        { card: pilot, id: 'flies', at: 'ship', as: 'pilot' },
      ],
      { locations: bare },
    );
    expect(allows(manned, aboard('held', 'passenger', 'ship'))).toBe(true);
  });
  it('puts vehicles and starfighters into a cargo bay that has room for them', () => {
    const big: PlayPut = { card: cruiser({ vehicles: 1, starfighters: 1 }), id: 'big', at: 'hoth' };
    expect(allows(hand(speeder('dark'), [big]), aboard('held', 'cargo', 'big'))).toBe(true);
    expect(allows(hand(fighter(), [big]), aboard('held', 'cargo', 'big'))).toBe(true);
    expect(whyNot(hand(cruiser(), [big]), aboard('held', 'cargo', 'big'))).toBe('no-room');
    const bare: PlayPut = { card: cruiser(), id: 'big', at: 'hoth' };
    expect(whyNot(hand(fighter(), [bare]), aboard('held', 'cargo', 'big'))).toBe('no-room');
  });
  it('is no way aboard what is the opponent’s', () => {
    const state = hand(walker, [], { light: { table: [{ card: 'sandcrawler', id: 'crawler', at }] } });
    expect(allows(state, aboard('held', 'passenger', 'crawler'))).toBe(false);
  });
  it('leaves the plain way what it was: it is meant where no other is named', () => {
    const state = hand(walker, [{ card: speeder('dark', { passengers: 1 }), id: 'ride', at }]);
    expect(allows(state, play('dark', 'held', { targets: { to: at } }))).toBe(true);
    expect(allows(state, play('dark', 'held', { targets: { aboard: 'ride' } }))).toBe(false);
    expect(whyNot(state, play('dark', 'held', { text: 'deploy', targets: { to: at } }))).toBe(
      'text-not-asked',
    );
    const names = swccgPlay.options(state).map((move) => ('text' in move ? move.text : undefined));
    expect(names.slice(names.findIndex((name) => name !== undefined))).not.toContain(undefined);
  });
});

describe('A starfighter and its pilot', () => {
  const withPilot = (who: string, to: string): Move =>
    play('dark', 'ship', { text: 'with-pilot', targets: { pilot: who, to } });
  const hand = (ship: Card, who: Card, more: Partial<PlaySetup['dark']> = {}): State =>
    begin({
      phase: 'deploy',
      dark: {
        hand: [
          { card: ship, id: 'ship' },
          { card: who, id: 'who' },
        ],
        ...more,
      },
    });
  it('are deployed to a system at once, for what both cost', () => {
    const state = made(hand(fighter(), pilot), withPilot('who', 'hoth'));
    expect(state.cards.ship).toMatchObject({ zone: 'table', at: 'hoth' });
    expect(state.cards.who).toMatchObject({ zone: 'table', at: 'ship', as: 'pilot' });
    expect(sizeOf(state, 'dark', 'force')).toBe(2);
  });
  it('are refused if the Force is short of what both cost', () => {
    expect(whyNot(hand(fighter(), pilot, { force: 2 }), withPilot('who', 'hoth'))).toBe('cost');
  });
  it('are refused: the pilot has to be one, with a seat, and no second version of a persona', () => {
    expect(whyNot(hand(fighter(), walker), withPilot('who', 'hoth'))).toBe('not-a-pilot');
    expect(whyNot(hand(fighter({ pilots: 0 }), pilot), withPilot('who', 'hoth'))).toBe('no-room');
    const vader = someone('dark', 'Vader again', { persona: 'Vader', pilot: { power: 1 } });
    const table: PlayPut[] = [{ card: 'darth-vader', id: 'vader', at }];
    expect(whyNot(hand(fighter(), vader, { table }), withPilot('who', 'hoth'))).toBe('persona-on-table');
  });
  it('are refused where none is needed', () => {
    const own = fighter({ permanentPilot: { ability: 1 } });
    expect(whyNot(hand(own, pilot), withPilot('who', 'hoth'))).toBe('pilot-not-needed');
    expect(whyNot(hand(fighter(), pilot), withPilot('who', at))).toBe('pilot-not-needed');
  });
  it('a starfighter goes to a docking bay without one', () => {
    const bay: PlaySetup['locations'] = [
      {
        id: 'bay',
        title: 'Tatooine: Docking Bay 94',
        kind: 'site',
        of: 'Tatooine',
        exterior: true,
        icons: { light: 1, dark: 1 },
        dockingBay: { light: 1, dark: 1 },
      },
    ];
    const state = begin({
      phase: 'deploy',
      locations: bay,
      dark: { hand: [{ card: fighter(), id: 'ship' }] },
    });
    expect(allows(state, play('dark', 'ship', { targets: { to: 'bay' } }))).toBe(true);
  });
});

describe('Embarking and disembarking', () => {
  const ride: PlayPut = { card: speeder('dark', { passengers: 1 }), id: 'ride', at };
  const on = (id: string, more: Partial<PlayPut> = {}): PlayPut => ({ card: walker, id, at, ...more });
  const moving = (table: PlayPut[], more: Partial<PlaySetup> = {}): State =>
    begin({ phase: 'move', dark: { table }, patient: true, ...more });

  it('are free, and as often as one likes', () => {
    const passAll = (state: State): State => {
      let now = state;
      while (now.stack.length > 0) now = made(now, { type: 'pass', by: now.opportunity });
      return now.opportunity === 'dark' ? now : made(now, { type: 'pass', by: 'light' });
    };
    let state = moving([ride, on('one', { moved: true })]);
    for (let i = 0; i < 2; i++) {
      state = passAll(made(state, embark('one', 'driver', 'ride')));
      expect(state.cards.one).toMatchObject({ at: 'ride', as: 'driver' });
      state = passAll(made(state, disembark('one')));
      expect(state.cards.one).toMatchObject({ at });
      expect(state.cards.one?.as).toBeUndefined();
    }
    expect(sizeOf(state, 'dark', 'force')).toBe(5);
  });
  it('are moves of the move phase, in one’s own turn', () => {
    expect(whyNot(moving([ride, on('one')], { phase: 'deploy' }), embark('one', 'driver', 'ride'))).toBe(
      'wrong-phase',
    );
    expect(whyNot(moving([ride, on('one')], { turn: 'light' }), embark('one', 'driver', 'ride'))).toBe(
      'not-your-opportunity',
    );
  });
  it('are refused from elsewhere, without room, and for whoever is aboard already', () => {
    const state = moving([
      ride,
      on('one', { at: 'eisley' }),
      on('two', { at: 'ride', as: 'passenger' }),
      on('three'),
    ]);
    expect(whyNot(state, embark('one', 'driver', 'ride'))).toBe('not-together');
    expect(whyNot(state, embark('two', 'driver', 'ride'))).toBe('not-together');
    expect(whyNot(state, embark('three', 'passenger', 'ride'))).toBe('no-room');
    expect(whyNot(state, disembark('three'))).toBe('not-aboard');
  });
  it('take a captive along, who needs a seat', () => {
    const captive: PlayPut = { card: 'han-solo', id: 'han', at: 'one', captive: true };
    const state = moving([ride, on('one')], { light: { table: [captive] } });
    expect(allows(state, embark('one', 'driver', 'ride'))).toBe(true);
    expect(whyNot(state, embark('one', 'passenger', 'ride'))).toBe('no-room');
  });
  it('let a vehicle that has moved leave its rider free to walk', () => {
    let state = begin({ phase: 'move', dark: { table: [ride, on('one', { at: 'ride', as: 'driver' })] } });
    state = made(state, play('dark', 'dark-move', { targets: { card: 'ride', to: 'eisley' } }));
    state = made(state, disembark('one'));
    expect(state.cards.one?.at).toBe('eisley');
    expect(allows(state, play('dark', 'dark-move', { targets: { card: 'one', to: 'dunes' } }))).toBe(true);
    expect(whyNot(state, play('dark', 'dark-move', { targets: { card: 'ride', to: 'dunes' } }))).toBe(
      'already-moved',
    );
  });
  it('are no way out into space', () => {
    const table: PlayPut[] = [
      { card: fighter(), id: 'ship', at: 'hoth' },
      { card: pilot, id: 'flies', at: 'ship', as: 'pilot' },
    ];
    expect(whyNot(moving(table), disembark('flies'))).toBe('cannot-get-off');
  });
  it('take a piloted starfighter into a cargo bay at the same system, and out again', () => {
    const big: PlayPut = { card: cruiser({ starfighters: 1 }), id: 'big', at: 'hoth' };
    const ship: PlayPut = { card: fighter(), id: 'ship', at: 'hoth' };
    const flies: PlayPut = { card: pilot, id: 'flies', at: 'ship', as: 'pilot' };
    expect(whyNot(moving([big, ship]), embark('ship', 'cargo', 'big'))).toBe('not-driven');
    let state = begin({ phase: 'move', dark: { table: [big, ship, flies] } });
    state = made(state, embark('ship', 'cargo', 'big'));
    expect(state.cards.ship).toMatchObject({ at: 'big', as: 'cargo' });
    const inside = made(state, disembark('flies'));
    expect(inside.cards.flies).toMatchObject({ at: 'big' });
    expect(whyNot(inside, disembark('ship'))).toBe('not-driven');
    expect(allows(inside, embark('flies', 'pilot', 'ship'))).toBe(true);
    expect(made(state, disembark('ship')).cards.ship).toMatchObject({ at: 'hoth' });
  });
});

// swccg/embarking#aboard-a-capital-starship, swccg/participating-in-battle#sites-aboard-and-cargo
describe('A starfighter aboard a capital starship', () => {
  it('is in the cargo bay, and in no battle outside, though the set-up does not say so', () => {
    const state = begin({
      light: { table: [{ card: 'x-wing', id: 'x', at: 'hoth' }] },
      dark: {
        table: [
          { card: cruiser({ starfighters: 1, permanentPilot: { ability: 1 } }), id: 'big', at: 'hoth' },
          { card: fighter({ permanentPilot: { ability: 3 } }), id: 'ship', at: 'big' },
          { card: pilot, id: 'flies', at: 'ship', as: 'pilot' },
        ],
      },
      underWay: { what: 'battle', at: 'hoth', segment: 'weapons' },
      patient: true,
    });
    expect(fightIn(state)?.participants).toEqual(['x', 'big']);
  });
});

describe('Riders of a creature vehicle', () => {
  const table: PlayPut[] = [
    { card: 'bantha', id: 'bantha', at },
    { card: walker, id: 'one', at: 'bantha', as: 'passenger' },
    { card: walker, id: 'two', at: 'bantha', as: 'passenger' },
  ];
  const owed = () =>
    owing({ light: { table: [{ card: 'luke-skywalker', id: 'luke', at }] }, dark: { table } }, 'dark', {
      damage: 5,
    });
  it('jump off, unless the move says who does', () => {
    const state = made(owed(), forfeit('dark', 'bantha'));
    expect([state.cards.one?.at, state.cards.two?.at]).toEqual([at, at]);
  });
  it('need not: whoever does not jump is lost with it', () => {
    const state = made(owed(), { type: 'forfeit', by: 'dark', card: 'bantha', jumping: ['one'] });
    expect([zoneOf(state, 'one'), zoneOf(state, 'two')]).toEqual(['table', 'lost']);
    const none = made(owed(), { type: 'forfeit', by: 'dark', card: 'bantha', jumping: [] });
    expect([zoneOf(none, 'one'), zoneOf(none, 'two')]).toEqual(['lost', 'lost']);
  });
  it('are named once each, and are riders', () => {
    expect(whyNot(owed(), { type: 'forfeit', by: 'dark', card: 'bantha', jumping: ['luke'] })).toBe(
      'wrong-riders',
    );
    expect(whyNot(owed(), { type: 'forfeit', by: 'dark', card: 'one', jumping: ['one'] })).toBe(
      'wrong-riders',
    );
    // all of them: that is what the move without names says
    expect(whyNot(owed(), { type: 'forfeit', by: 'dark', card: 'bantha', jumping: ['one', 'two'] })).toBe(
      'wrong-riders',
    );
  });

  describe('that is lost otherwise than by being forfeited', () => {
    const trap: Card = {
      title: 'Trap',
      side: 'light',
      kind: 'interrupt',
      text: [
        {
          targets: { ride: { kind: 'vehicle', by: 'opponent' } },
          result: [{ do: 'place', cards: { target: 'ride' }, in: 'lost' }],
        },
      ],
    };
    const trapped = (more: object = {}) =>
      passOn(
        made(
          begin({
            turn: 'light',
            phase: 'control',
            light: { hand: [{ card: trap, id: 'trap' }] },
            dark: { table },
            ...more,
          }),
          play('light', 'trap', { targets: { ride: 'bantha' } }),
        ),
      );
    const say = (by: 'light' | 'dark', choice: string): Move => ({ type: 'choose', by, choice });

    it('jump off, unless the set-up asks for them to be asked', () => {
      const state = trapped();
      expect([state.cards.one?.at, state.cards.two?.at]).toEqual([at, at]);
      expect(zoneOf(state, 'bantha')).toBe('lost');
    });
    it('are asked one by one, and whoever remains is lost', () => {
      const state = trapped({ asksRiders: true });
      expect(whyNot(state, say('light', 'jump'))).toBe('choice-first');
      expect(whyNot(state, say('dark', 'stay'))).toBe('choice-first');
      expect(whyNot(state, pass('light'))).toBe('choice-first');
      const there = made(state, say('dark', 'jump'), say('dark', 'remain'));
      expect([zoneOf(there, 'one'), zoneOf(there, 'two')]).toEqual(['table', 'lost']);
      expect(there.cards.one?.at).toBe(at);
    });
    it('are not asked again where the forfeit has named them', () => {
      const state = begin({
        light: { table: [{ card: 'luke-skywalker', id: 'luke', at }] },
        dark: { table },
        asksRiders: true,
        underWay: { what: 'battle', at, segment: 'damage', damage: { dark: 5 } },
      });
      const there = made(state, { type: 'forfeit', by: 'dark', card: 'bantha', jumping: ['one'] });
      expect(there.released).toBe(undefined);
      expect([zoneOf(there, 'one'), zoneOf(there, 'two')]).toEqual(['table', 'lost']);
    });
  });
});
