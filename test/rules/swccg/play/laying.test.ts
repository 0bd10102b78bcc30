import { describe, expect, it } from 'vitest';
import {
  areAdjacent,
  location,
  type Move,
  type PlayLocation,
  play,
  type State,
} from '../../../../app/_rules/swccg/play';
import { battleAt, drainAt, moveTo } from '../../../../app/_rules/swccg/play/scenarios/line';
import type { Card } from '../../../../app/_rules/swccg/stack/schema';
import { allows, begin, made, passOn, sizeOf, toPhase, whyNot } from './table';

const icons = { light: 1, dark: 1 };
const site = (id: string, more: Partial<PlayLocation> = {}): PlayLocation => ({
  id,
  title: `Tatooine: ${id}`,
  kind: 'site',
  of: 'Tatooine',
  icons,
  ...more,
});
const HALL = site('Hall');
const BAY = site('Bay', { exterior: true, dockingBay: { light: 1, dark: 1 } });
const DUNES = site('Dunes', { exterior: true });
const TATOOINE: PlayLocation = { id: 'Tatooine', title: 'Tatooine', kind: 'system', parsec: 7, icons };
/** The location as a card in hand. */
const held = ({ id: _, title, ...place }: PlayLocation): Card => location(title, place);

const laying = (locations: PlayLocation[], card: PlayLocation | Card, more: object = {}): State =>
  begin({
    turn: 'light',
    phase: 'deploy',
    patient: true,
    locations,
    light: { hand: [{ card: 'id' in card ? held(card) : card, id: 'new' }], force: 0, ...more },
  });
/** A location goes right after another one, unless the move says otherwise. */
const put = (text: 'before' | 'after' | 'over', beside: string): Move =>
  play('light', 'new', { ...(text !== 'after' && { text }), targets: { beside } });
/** The places where it may go, as moves name them. */
const gaps = (state: State, locations: PlayLocation[]): string[] =>
  (['before', 'after'] as const).flatMap((text) =>
    locations.filter(({ id }) => allows(state, put(text, id))).map(({ id }) => `${text} ${id}`),
  );

describe('Deploying a location', () => {
  it('is free, and needs neither presence nor an icon', () => {
    const state = passOn(made(laying([HALL, DUNES], site('Well')), put('after', 'Hall')));
    expect(state.cards.new?.zone).toBe('table');
    expect(state.field?.row).toEqual(['Hall', 'new', 'Dunes']);
    expect(sizeOf(state, 'light', 'used')).toBe(0);
  });
  it('parts the sites that it goes between: they are adjacent to it, and no more to each other', () => {
    const state = passOn(
      made(
        laying([DUNES, site('Farm', { exterior: true })], site('Rocks', { exterior: true })),
        put('after', 'Dunes'),
      ),
    );
    expect(areAdjacent(state, 'Dunes', 'new')).toBe(true);
    expect(areAdjacent(state, 'new', 'Farm')).toBe(true);
    expect(areAdjacent(state, 'Dunes', 'Farm')).toBe(false);
  });
  it('has four places for an exterior site between docking bay and system, three exterior sites being there', () => {
    const sites = [
      HALL,
      BAY,
      DUNES,
      site('Farm', { exterior: true }),
      site('Rocks', { exterior: true }),
      TATOOINE,
    ];
    expect(gaps(laying(sites, site('Town', { exterior: true })), sites)).toEqual([
      'after Bay',
      'after Dunes',
      'after Farm',
      'after Rocks',
    ]);
  });
  it('keeps interior sites on their side of the docking bay', () => {
    const sites = [HALL, BAY, DUNES, TATOOINE];
    const state = laying(sites, site('Cellar'));
    expect(gaps(state, sites)).toEqual(['before Hall', 'after Hall']);
    expect(whyNot(state, put('after', 'Dunes'))).toBe('out-of-order');
  });
  it('puts the docking bay between them', () => {
    const sites = [HALL, DUNES];
    expect(gaps(laying(sites, BAY), sites)).toEqual(['after Hall']);
  });
  it('puts a system at one end of its sites', () => {
    const sites = [HALL, DUNES];
    expect(gaps(laying(sites, TATOOINE), sites)).toEqual(['before Hall', 'after Dunes']);
  });
  it('puts the first location of a planet apart from the others', () => {
    const state = laying([HALL, DUNES], { ...site('Ridge', { of: 'Hoth' }), title: 'Hoth: Ridge' });
    expect(allows(state, put('after', 'Hall'))).toBe(false);
    expect(whyNot(state, put('before', 'Hall'))).toBe('not-related');
    const there = passOn(made(state, play('light', 'new')));
    expect(there.field?.row).toEqual(['Hall', 'Dunes', 'new']);
  });
  it('puts one that has related locations nowhere else', () => {
    expect(whyNot(laying([HALL], site('Well')), play('light', 'new', { text: 'alone' }))).toBe(
      'has-its-place',
    );
  });
  it('is for one’s own deploy phase, as often as one holds locations', () => {
    const hand = [
      { card: held(site('Well')), id: 'new' },
      { card: held(site('Cave')), id: 'other' },
    ];
    let state = begin({ turn: 'light', phase: 'deploy', locations: [HALL, DUNES], light: { hand } });
    state = made(state, put('after', 'Hall'));
    expect(allows(state, play('light', 'other', { targets: { beside: 'new' } }))).toBe(true);
    const early = begin({
      turn: 'light',
      phase: 'control',
      locations: [HALL],
      light: { hand },
      patient: true,
    });
    expect(whyNot(early, put('after', 'Hall'))).toBe('wrong-phase');
  });
  it('is no place for a location that lies on the table', () => {
    expect(whyNot(laying([HALL, DUNES], HALL), put('after', 'Dunes'))).toBe('already-lies');
  });
  it('counts for what may be activated from the next turn on', () => {
    const state = laying([HALL], site('Well', { icons: { light: 3, dark: 0 } }));
    expect(state.field?.generation).toBe(2);
    const there = passOn(made(state, put('after', 'Hall')));
    expect(there.field?.generation).toBe(2);
  });
  it('lets one deploy there at once', () => {
    const state = begin({
      turn: 'light',
      phase: 'deploy',
      locations: [HALL],
      light: {
        hand: [
          { card: held(site('Well')), id: 'new' },
          { card: 'rebel-trooper', id: 'trooper' },
        ],
      },
    });
    const there = made(state, put('after', 'Hall'), play('light', 'trooper', { targets: { to: 'new' } }));
    expect(there.cards.trooper?.at).toBe('new');
    expect(allows(toPhase(there, 'move'), moveTo('light', 'trooper', 'Hall'))).toBe(true);
  });
});

describe('Layouts of their own', () => {
  const station = (id: string, more: Partial<PlayLocation>): PlayLocation => ({
    id,
    title: `Death Star II: ${id}`,
    kind: 'sector',
    of: 'Death Star II',
    icons,
    ...more,
  });
  const SYSTEM = station('system', { kind: 'system', title: 'Death Star II', parsec: 3 });
  const SHAFT = station('Coolant Shaft', {});
  const ROOM = station('Room', { kind: 'site' });
  it('keep the system of the second Death Star between its sites and its sectors', () => {
    const row = [ROOM, SYSTEM, SHAFT];
    expect(gaps(laying(row, station('Capacitors', {})), row)).toEqual(['after Coolant Shaft']);
    expect(gaps(laying(row, station('Landing Platform', { kind: 'site', exterior: true })), row)).toEqual([
      'after Room',
    ]);
  });
  it('bind whoever has deployed a location of one Death Star to that one', () => {
    const corridor = {
      ...station('Corridor', { kind: 'site', of: 'Death Star' }),
      title: 'Death Star: Corridor',
    };
    expect(whyNot(laying([{ ...ROOM, side: 'light' }], corridor), play('light', 'new'))).toBe(
      'other-death-star',
    );
    expect(allows(laying([{ ...ROOM, side: 'dark' }], corridor), play('light', 'new'))).toBe(true);
    const twice = begin({
      turn: 'light',
      phase: 'deploy',
      locations: [HALL],
      light: {
        hand: [
          { card: held(corridor), id: 'new' },
          { card: held(ROOM), id: 'room' },
        ],
      },
    });
    expect(whyNot(made(twice, play('light', 'new')), play('light', 'room'))).toBe('other-death-star');
  });
  it('that the documents only draw leave a location in hand: Endor, and sectors elsewhere', () => {
    const village = { ...site('Village', { of: 'Endor' }), title: 'Endor: Village' };
    expect(whyNot(laying([HALL], village), play('light', 'new'))).toBe('locations-lie');
    const clouds = { ...site('Clouds', { kind: 'sector', of: 'Bespin' }), title: 'Bespin: Clouds' };
    expect(whyNot(laying([HALL], clouds), play('light', 'new'))).toBe('locations-lie');
  });
});

describe('Converting a location', () => {
  const mine = { ...HALL, icons: { light: 2, dark: 0 } };
  const converting = put('over', 'Hall');
  const dark = [
    { card: 'stormtrooper' as const, id: 'guard', at: 'Hall' },
    { card: 'stormtrooper' as const, id: 'other', at: 'Dunes' },
  ];
  it('puts one’s version on top of the opponent’s: its icons count, and whoever was there is there', () => {
    const state = begin({
      turn: 'light',
      phase: 'deploy',
      turns: 2,
      locations: [{ ...HALL, side: 'dark' }, DUNES],
      light: {
        hand: [{ card: held(mine), id: 'new' }],
        table: [{ card: 'han-solo', id: 'han', at: 'Hall' }],
      },
      dark: { table: dark },
    });
    const there = made(state, converting);
    expect(there.cards.guard?.at).toBe('new');
    expect(there.cards.Hall).toMatchObject({ zone: 'on', at: 'new' });
    expect(there.field?.row).toEqual(['new', 'Dunes']);
    expect(areAdjacent(there, 'new', 'Dunes')).toBe(true);
    const fight = toPhase(there, 'battle');
    expect(allows(fight, battleAt('light', 'new'))).toBe(true);
    expect(allows(fight, battleAt('light', 'Hall'))).toBe(false);
  });
  it('changes what a drain there is for', () => {
    const state = begin({
      turn: 'light',
      phase: 'deploy',
      turns: 2,
      locations: [{ ...HALL, side: 'dark' }, DUNES],
      light: { hand: [{ card: held(mine), id: 'new' }] },
      dark: { table: dark },
    });
    let there = made(state, converting);
    for (let i = 0; i < 60 && !(there.turn === 'dark' && there.phase === 'control'); i++)
      there = made(there, { type: 'pass', by: there.opportunity });
    expect(made(there, drainAt('dark', 'new')).stack.at(-1)?.amount).toBe(2);
  });
  it('is not done to one’s own version, nor where nobody knows whose it is', () => {
    expect(whyNot(laying([{ ...HALL, side: 'light' }], mine), put('over', 'Hall'))).toBe('already-lies');
    expect(whyNot(laying([HALL], mine), put('over', 'Hall'))).toBe('version-unknown');
    expect(whyNot(laying([{ ...HALL, side: 'dark' }], site('Well')), put('over', 'Hall'))).toBe('no-version');
  });
  it('may be undone by the other player, with another copy', () => {
    const state = begin({
      turn: 'light',
      phase: 'deploy',
      turns: 2,
      locations: [{ ...HALL, side: 'dark' }, DUNES],
      light: { hand: [{ card: held(mine), id: 'new' }] },
      dark: { hand: [{ card: held(HALL), id: 'again' }], table: dark },
    });
    let there = made(state, converting);
    for (let i = 0; i < 60 && !(there.turn === 'dark' && there.phase === 'deploy'); i++)
      there = made(there, { type: 'pass', by: there.opportunity });
    const back = made(there, play('dark', 'again', { text: 'over', targets: { beside: 'new' } }));
    expect(back.field?.row).toEqual(['again', 'Dunes']);
    expect(back.cards.guard?.at).toBe('again');
  });
  it('leaves a location that was drained or battled at what it was this turn', () => {
    const state = begin({
      turn: 'dark',
      phase: 'deploy',
      locations: [{ ...HALL, side: 'light', battled: true }, DUNES],
      light: { table: [{ card: 'han-solo', id: 'han', at: 'Hall' }] },
      dark: { hand: [{ card: held(HALL), id: 'again' }], table: dark },
      patient: true,
    });
    const there = passOn(made(state, play('dark', 'again', { text: 'over', targets: { beside: 'Hall' } })));
    expect(there.field?.battled).toEqual(['again']);
  });
});
