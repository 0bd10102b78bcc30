import { describe, expect, it } from 'vitest';
import { play, type State, swccgPlay } from '../../../../app/_rules/swccg/play';
import { battleAt, drainAt } from '../../../../app/_rules/swccg/play/scenarios/line';
import type { Card } from '../../../../app/_rules/swccg/stack/schema';
import { allows, begin, LOCATIONS, made, passOn, sizeOf, someone, speeder, whyNot, zoneOf } from './table';

const at = 'cantina';
const to = (place: string) => ({ targets: { to: place } });
const on = (bearer: string) => ({ targets: { bearer } });

describe('The deploy phase', () => {
  const hand = (
    card: Card | 'darth-vader' | 'blaster-rifle' | 'black-2' | 'tie-fighter' | 'devastator',
    more: object = {},
    table: object[] = [],
  ): State =>
    begin({
      phase: 'deploy',
      dark: { hand: [{ card, id: 'held' }], table: table as never },
      patient: true,
      ...more,
    });
  const costly = someone('dark', 'Costly', { deploy: 5 });

  it('costs the deploy cost, and not a Force less', () => {
    let state = begin({ phase: 'deploy', dark: { hand: [{ card: costly, id: 'held' }], force: 5 } });
    state = made(state, play('dark', 'held', to(at)));
    expect(sizeOf(state, 'dark', 'force')).toBe(0);
    expect(state.cards.held).toMatchObject({ zone: 'table', at });
    const poor = begin({
      phase: 'deploy',
      dark: { hand: [{ card: costly, id: 'held' }], force: 4 },
      patient: true,
    });
    expect(allows(poor, play('dark', 'held', to(at)))).toBe(false);
  });
  it('takes an icon of one’s own or presence', () => {
    expect(whyNot(hand(someone('dark', 'Held')), play('dark', 'held', to('dunes')))).toBe(
      'no-presence-to-deploy',
    );
    const there = [{ card: 'stormtrooper', id: 'st', at: 'dunes' }];
    expect(allows(hand(someone('dark', 'Held'), {}, there), play('dark', 'held', to('dunes')))).toBe(true);
    const droid = [{ card: someone('dark', 'Droid', { ability: 0, droid: true }), id: 'droid', at: 'dunes' }];
    expect(allows(hand(someone('dark', 'Held'), {}, droid), play('dark', 'held', to('dunes')))).toBe(false);
  });
  it('takes neither of them for a spy', () => {
    const spy = someone('dark', 'Held', { spy: true });
    expect(allows(hand(spy), play('dark', 'held', to('dunes')))).toBe(true);
    expect(
      allows(hand(someone('dark', 'Held', {}, { tags: ['spy'] })), play('dark', 'held', to('dunes'))),
    ).toBe(true);
    expect(whyNot(hand(spy), play('dark', 'held', to('hoth')))).toBe('wrong-place');
  });
  it('is for no Death Star II sector, nor is a battle or a drain there', () => {
    const shaft = { id: 'shaft', title: 'Death Star II: Coolant Shaft', kind: 'sector' as const };
    const locations = [{ ...shaft, of: 'Death Star II', icons: { light: 1, dark: 1 } }];
    const patrol = [{ card: 'tie-fighter' as const, id: 'patrol', at: 'shaft' }];
    const state = hand('tie-fighter', { locations }, patrol);
    const step = swccgPlay.play(state, play('dark', 'held', to('shaft')));
    expect(step).toMatchObject({
      ok: false,
      code: 'no-deployment-here',
      rule: 'swccg/death-star-ii-sectors',
    });
    expect(
      whyNot(hand('tie-fighter', { locations, phase: 'control' }, patrol), drainAt('dark', 'shaft')),
    ).toBe('no-drain-here');
    const facing = { light: { table: [{ card: 'x-wing' as const, id: 'x', at: 'shaft' }] } };
    expect(
      whyNot(
        hand('tie-fighter', { locations, phase: 'battle', ...facing }, patrol),
        battleAt('dark', 'shaft'),
      ),
    ).toBe('no-battle-here');
  });
  it('puts characters at sites, vehicles at exterior ones, starships at systems', () => {
    expect(whyNot(hand(someone('dark', 'Held')), play('dark', 'held', to('tatooine')))).toBe('wrong-place');
    const inside = LOCATIONS.map(({ exterior: _, ...place }) => place);
    expect(allows(hand(speeder('dark')), play('dark', 'held', to(at)))).toBe(true);
    expect(whyNot(hand(speeder('dark'), { locations: inside }), play('dark', 'held', to(at)))).toBe(
      'wrong-place',
    );
    expect(allows(hand('devastator'), play('dark', 'held', to('hoth')))).toBe(true);
    expect(whyNot(hand('devastator'), play('dark', 'held', to(at)))).toBe('wrong-place');
  });
  it('puts a starfighter at a system only if it has a permanent pilot', () => {
    expect(allows(hand('tie-fighter'), play('dark', 'held', to('hoth')))).toBe(true);
    expect(allows(hand('black-2'), play('dark', 'held', to('hoth')))).toBe(false);
  });
  // swccg/leaves-table
  it('loses a starfighter and the pilot who came along, where the system is gone meanwhile', () => {
    const boom: Card = {
      title: 'Boom',
      side: 'light',
      kind: 'interrupt',
      text: [
        {
          answers: { type: 'deploy', by: 'opponent' },
          result: [{ do: 'place', cards: { ids: ['hoth'] }, in: 'lost' }],
        },
      ],
    };
    const state = begin({
      phase: 'deploy',
      dark: {
        hand: [
          { card: 'black-2', id: 'fighter' },
          { card: 'ds-61-2', id: 'pilot' },
        ],
      },
      light: { hand: [{ card: boom, id: 'boom' }] },
      patient: true,
    });
    const together = { text: 'with-pilot', targets: { pilot: 'pilot', to: 'hoth' } };
    const after = passOn(made(state, play('dark', 'fighter', together), play('light', 'boom')));
    expect([zoneOf(after, 'fighter'), zoneOf(after, 'pilot')]).toEqual(['lost', 'lost']);
    expect(after.piles.dark.lost).toHaveLength(2);
  });
  it('puts weapons on one’s own characters, free and with no need of presence', () => {
    const far = [{ card: 'stormtrooper', id: 'st', at: 'dunes' }];
    const state = hand(
      'blaster-rifle',
      { light: { table: [{ card: 'luke-skywalker', id: 'luke', at }] } },
      far,
    );
    expect(allows(state, play('dark', 'held', on('st')))).toBe(true);
    expect(allows(state, play('dark', 'held', on('luke')))).toBe(false);
  });
  it('is the only phase to deploy in, and only in one’s own turn', () => {
    for (const phase of ['activate', 'control', 'battle', 'move', 'draw'] as const)
      expect(allows(hand(someone('dark', 'Held'), { phase }), play('dark', 'held', to(at)))).toBe(false);
    expect(allows(hand(someone('dark', 'Held'), { turn: 'light' }), play('dark', 'held', to(at)))).toBe(
      false,
    );
  });
  it('keeps a second version of a persona off the table', () => {
    const lord = [{ card: 'lord-vader', id: 'lord', at: 'eisley' }];
    expect(whyNot(hand('darth-vader', {}, lord), play('dark', 'held', to(at)))).toBe('persona-on-table');
    expect(allows(hand('darth-vader'), play('dark', 'held', to(at)))).toBe(true);
  });
  it('keeps a second version of a captive’s persona off the table', () => {
    const state = begin({
      phase: 'deploy',
      turn: 'light',
      light: {
        hand: [{ card: 'luke-skywalker', id: 'held' }],
        table: [{ card: 'luke-skywalker', id: 'luke', at: 'st', captive: true }],
      },
      dark: { table: [{ card: 'stormtrooper', id: 'st', at }] },
      patient: true,
    });
    expect(whyNot(state, play('light', 'held', to(at)))).toBe('persona-on-table');
  });
  it('lets each player have a persona of their own', () => {
    const mine = someone('light', 'Vader of light', { persona: 'Vader' });
    const state = begin({
      phase: 'deploy',
      turn: 'light',
      light: { hand: [{ card: mine, id: 'held' }] },
      dark: { table: [{ card: 'darth-vader', id: 'vader', at }] },
    });
    expect(allows(state, play('light', 'held', to(at)))).toBe(true);
  });
  it('lets as many copies on the table as a card has dots', () => {
    const unique = { ...someone('dark', 'Unique'), copies: 1 as const };
    const table = [{ card: unique, id: 'first', at: 'eisley' }];
    expect(
      whyNot(
        begin({ phase: 'deploy', dark: { hand: [{ card: unique, id: 'held' }], table }, patient: true }),
        play('dark', 'held', to(at)),
      ),
    ).toBe('limit');
    const lost = begin({
      phase: 'deploy',
      dark: { hand: [{ card: unique, id: 'held' }], lost: [{ card: unique, id: 'first' }] },
    });
    expect(allows(lost, play('dark', 'held', to(at)))).toBe(true);
  });
});
