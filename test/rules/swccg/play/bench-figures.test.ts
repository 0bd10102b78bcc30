import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../../app/_rules/core/bench';
import { playBench } from '../../../../app/_rules/swccg/play/bench';
import { moveTo } from '../../../../app/_rules/swccg/play/scenarios/line';
import { swccgPlay } from '../../../../app/_rules/swccg/play/simulator';
import { draw, type Move, pass, play } from '../../../../app/_rules/swccg/stack/moves';
import type { State } from '../../../../app/_rules/swccg/stack/state';
import { add, count, laid, oddities, played, refusal, set, table } from './laid-out';

type Told = { figures?: Record<string, number>; traits?: string[] };
const own = (to: string, kind: string, title: string, told: Told = {}): Edit => ({
  edit: 'add',
  to,
  piece: { kind, title, ...told },
});
const figure = (card: string, what: string, to: number): Edit => ({ edit: 'figure', card, figure: what, to });

/** The dark side deploys, with Force enough, at a site and a system. */
const deploying = (...edits: Edit[]): State =>
  table(
    'battle-at-a-site',
    set('phase', 'deploy'),
    count('dark.force', 20),
    add('row', 'tatooine'),
    ...edits,
  );
const aboard = (card: string, as: string, host: string): Move =>
  play('dark', card, { text: as, targets: { aboard: host } });
const deployed = (card: string): Move => play('dark', card, { targets: { to: 'site' } });
const again = (state: State): State => {
  const setup = playBench.setupOf?.(state);
  if (!setup) throw new Error('the table is no set-up');
  return swccgPlay.start(setup);
};

describe('Seats for a pilot or a passenger', () => {
  const speeder = own('dark.at.site', 'vehicle', 'Two-Seater', {
    figures: { pilots: 1, passengers: 0, pilotsOrPassengers: 1 },
    traits: ['combat'],
  });
  const crowd = deploying(
    speeder,
    own('dark.hand', 'character', 'Flyer', { traits: ['pilot'] }),
    own('dark.hand', 'character', 'Guest'),
    own('dark.hand', 'character', 'Third'),
  );
  it('take either: a passenger beside the pilot, and nobody else', () => {
    const both = played(
      crowd,
      aboard('flyer', 'pilot', 'two-seater'),
      aboard('guest', 'passenger', 'two-seater'),
    );
    expect(refusal(both, aboard('third', 'passenger', 'two-seater'))).toBe('no-room');
    const without = laid(crowd, figure('two-seater', 'pilotsOrPassengers', 0));
    expect(refusal(without, aboard('guest', 'passenger', 'two-seater'))).toBe('no-room');
    expect(refusal(again(crowd), aboard('guest', 'passenger', 'two-seater'))).toBeUndefined();
  });
  it('make a crowd aboard no oddity, until there are more than all of them', () => {
    const full = laid(crowd, { edit: 'move', card: 'guest', to: 'on.two-seater.passenger' });
    expect(oddities(full)).not.toContain('too-many-aboard');
    const over = laid(full, { edit: 'move', card: 'third', to: 'on.two-seater.passenger' });
    expect(oddities(over)).toContain('too-many-aboard');
    const flown = laid(
      full,
      own('on.two-seater.pilot', 'character', 'First', { traits: ['pilot'] }),
      own('on.two-seater.pilot', 'character', 'Second', { traits: ['pilot'] }),
    );
    expect(oddities(flown)).toContain('too-many-aboard');
  });
});

describe('A bay for TIEs', () => {
  const bay = deploying(
    own('dark.at.tatooine', 'starship', 'Carrier', {
      figures: { starfighters: 0, ties: 1 },
      traits: ['capital', 'permanent-pilot'],
    }),
    add('dark.hand', 'tie-fighter'),
    own('dark.hand', 'starship', 'Bounty Ship', { traits: ['starfighter', 'permanent-pilot'] }),
  );
  it('takes a TIE, and no other starfighter', () => {
    const tie = laid(bay, own('dark.hand', 'starship', 'My TIE', { traits: ['starfighter', 'tie'] }));
    expect(refusal(tie, aboard('my-tie', 'cargo', 'carrier'))).toBeUndefined();
    expect(refusal(tie, aboard('bounty-ship', 'cargo', 'carrier'))).toBe('no-room');
    expect(refusal(again(tie), aboard('my-tie', 'cargo', 'carrier'))).toBeUndefined();
  });
  it('is closed where the card has none', () => {
    const shut = laid(bay, figure('carrier', 'ties', 0));
    expect(refusal(shut, aboard('bounty-ship', 'cargo', 'carrier'))).toBe('no-room');
    expect(refusal(shut, aboard('tie-fighter', 'cargo', 'carrier'))).toBe('no-room');
  });
});

describe('The dots before a title', () => {
  const twice = (dots: string): State =>
    deploying(
      own('dark.at.site', 'character', 'Guard', { traits: [dots] }),
      { edit: 'copy', card: 'guard' },
      { edit: 'copy', card: 'guard' },
      { edit: 'move', card: 'guard-3', to: 'dark.hand' },
    );
  it('let a third copy come with three, and not with two', () => {
    expect(refusal(twice('three-copies'), deployed('guard-3'))).toBeUndefined();
    expect(refusal(twice('two-copies'), deployed('guard-3'))).toBe('limit');
    expect(oddities(twice('unique'))).toContain('too-many-copies');
  });
  it('can be changed on a card that lies there', () => {
    const state = deploying(add('dark.at.site', 'stormtrooper'), add('dark.hand', 'stormtrooper'));
    expect(refusal(state, deployed('stormtrooper-2'))).toBeUndefined();
    const unique = laid(state, set('dots', '•', 'stormtrooper-2'));
    expect(refusal(unique, deployed('stormtrooper-2'))).toBe('limit');
    expect(
      refusal(laid(unique, set('dots', 'none', 'stormtrooper-2')), deployed('stormtrooper-2')),
    ).toBeUndefined();
    expect(refusal(again(unique), deployed('stormtrooper-2'))).toBe('limit');
  });
  it('let an Interrupt be played so often in a turn', () => {
    const state = table(
      'battle-at-a-site',
      own('dark.hand', 'interrupt', 'Twice', { traits: ['two-copies'] }),
      set('played', 1, 'twice'),
    );
    expect(refusal(state, play('dark', 'twice'))).toBeUndefined();
    expect(refusal(laid(state, set('played', 2, 'twice')), play('dark', 'twice'))).toBe('limit');
  });
});

describe('A persona', () => {
  it('is on table once, whatever its version is called', () => {
    const state = deploying(
      add('dark.at.site', 'darth-vader'),
      own('dark.hand', 'character', 'Vader With Another Name'),
    );
    const card = 'vader-with-another-name';
    expect(refusal(state, deployed(card))).toBeUndefined();
    const version = laid(state, set('persona', 'Vader', card));
    expect(refusal(version, deployed(card))).toBe('persona-on-table');
    expect(oddities(laid(version, { edit: 'move', card, to: 'dark.at.site' }))).toContain('persona-twice');
    expect(refusal(laid(version, set('persona', '-', card)), deployed(card))).toBeUndefined();
  });
});

describe('A vehicle site', () => {
  const walkers = table(
    'battle-at-a-site',
    set('phase', 'move'),
    own('dark.at.site', 'vehicle', 'Walker', { traits: ['combat', 'permanent-pilot'] }),
    own('row', 'location', 'Walker: Hold', { traits: ['site'] }),
    add('dark.at.site', 'stormtrooper'),
  );
  const inside = laid(walkers, set('inside', 'walker', 'walker-hold'));
  it('is adjacent to the site where its vehicle is, once it is said whose inside it is', () => {
    const walk = moveTo('dark', 'stormtrooper', 'walker-hold');
    expect(refusal(walkers, walk)).toBe('out-of-range');
    expect(refusal(inside, walk)).toBeUndefined();
    expect(refusal(again(inside), walk)).toBeUndefined();
    expect(refusal(laid(inside, set('inside', '-', 'walker-hold')), walk)).toBe('out-of-range');
  });
  it('is offered for sites only, and only where something on table has an inside', () => {
    const switches = (state: State, card: string) =>
      playBench.switches(state).filter((which) => which.id === 'inside' && which.card === card);
    expect(switches(walkers, 'walker-hold')).toHaveLength(1);
    expect(switches(laid(walkers, { edit: 'remove', card: 'walker' }), 'walker-hold')).toEqual([]);
    expect(switches(laid(walkers, set('place-kind', 'sector', 'walker-hold')), 'walker-hold')).toEqual([]);
  });
});

describe('What a card is besides its numbers', () => {
  it('a droid with a nav computer takes the place of the one that the starship lacks', () => {
    const flight = (traits: string[]): State =>
      table(
        'battle-at-a-site',
        set('phase', 'move'),
        add('row', 'tatooine'),
        add('row', 'hoth'),
        count('dark.force', 5),
        own('dark.at.tatooine', 'starship', 'Fighter', {
          figures: { hyperspeed: 5, passengers: 1 },
          traits: ['starfighter', 'permanent-pilot'],
        }),
        own('on.fighter.passenger', 'droid', 'Navigator', { traits }),
      );
    expect(refusal(flight([]), moveTo('dark', 'fighter', 'hoth'))).toBeDefined();
    expect(refusal(flight(['nav-computer']), moveTo('dark', 'fighter', 'hoth'))).toBeUndefined();
  });
  it('a droid with a pilot icon takes the controls', () => {
    const ship = (traits: string[]): State =>
      deploying(
        own('dark.at.tatooine', 'starship', 'Fighter', { traits: ['starfighter'] }),
        own('dark.hand', 'droid', 'Droid Pilot', { traits }),
      );
    expect(refusal(ship([]), aboard('droid-pilot', 'pilot', 'fighter'))).toBe('not-a-pilot');
    expect(refusal(ship(['pilot']), aboard('droid-pilot', 'pilot', 'fighter'))).toBeUndefined();
  });
  it('a starship with a presence icon can be fought though it has no ability', () => {
    const meeting = (traits: string[]): State =>
      table(
        'battle-at-a-site',
        add('row', 'tatooine'),
        add('light.at.tatooine', 'x-wing'),
        own('dark.at.tatooine', 'starship', 'Droid Fighter', { traits: ['starfighter', ...traits] }),
      );
    const battle = play('dark', 'dark-battle', { targets: { location: 'tatooine' } });
    expect(refusal(meeting([]), battle)).toBe('no-presence');
    expect(refusal(meeting(['presence']), battle)).toBeUndefined();
  });
});

describe('The moment of a table', () => {
  it('says that a Reserve Deck was shuffled: any card in it may be drawn', () => {
    const state = table('battle-at-a-site', count('dark.reserve', 0), count('light.reserve', 9));
    const stacked = laid(
      state,
      add('dark.at.site', 'darth-vader'),
      add('light.at.site', 'luke-skywalker'),
      add('dark.reserve', 'stormtrooper'),
      add('dark.reserve', 'ds-61-2'),
      add('dark.reserve', 'dengars-blaster-carbine'),
    );
    const fought = (from: State): Move[] =>
      swccgPlay.options(played(from, play('dark', 'dark-battle', { targets: { location: 'site' } })));
    const drawn = (from: State): number => fought(from).filter(({ type }) => type === 'draw').length;
    expect(drawn(stacked)).toBe(1);
    expect(drawn(laid(stacked, set('shuffled-dark', true)))).toBeGreaterThan(1);
    expect(drawn(laid(stacked, set('shuffled-dark', true), set('shuffled-dark', false)))).toBe(1);
    expect(playBench.setupOf?.(laid(stacked, set('shuffled-dark', true)))?.shuffled).toEqual(['dark']);
  });
  it('says that every action waits for two passes', () => {
    const begun = (patient: boolean): State =>
      played(
        table(
          'battle-at-a-site',
          set('patient', patient),
          add('dark.at.site', 'darth-vader'),
          add('light.at.site', 'luke-skywalker'),
        ),
        play('dark', 'dark-battle', { targets: { location: 'site' } }),
      );
    expect(swccgPlay.options(begun(true))).toContainEqual(pass('light'));
    expect(swccgPlay.options(begun(false))).toContainEqual(draw('dark', 0));
  });
});

describe('What is seldom asked for', () => {
  it('is a figure or trait that its kind has', () => {
    for (const { kind, figures, traits = [], rare = [] } of playBench.kinds) {
      const known = [...figures.map(({ id }) => id), ...traits];
      for (const what of rare) expect(known, kind).toContain(what);
      expect(known.filter((what) => !rare.includes(what)).length, kind).toBeGreaterThan(2);
    }
  });
});
