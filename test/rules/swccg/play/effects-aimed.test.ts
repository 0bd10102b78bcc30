import { describe, expect, it } from 'vitest';
import { type PlayPut, play, playCards } from '../../../../app/_rules/swccg/play';
import type { Card } from '../../../../app/_rules/swccg/stack/schema';
import { begin, made, passOn, whyNot, zoneOf } from './table';

const quest: Card = {
  title: 'Quest',
  side: 'dark',
  kind: 'utinni-effect',
  text: [
    {
      name: 'deploy',
      targets: {
        to: { kind: 'location' },
        who: { kind: 'character', by: 'opponent' },
      },
      on: 'to',
    },
  ],
};
const away = (id: string, zone: 'lost' | 'hand'): Card =>
  playCards.interrupt('Away', 'light', {
    needs: [],
    result: [{ do: 'place', cards: { ids: [id] }, in: zone }],
  });
const luke: PlayPut = { card: 'luke-skywalker', id: 'luke', at: 'cantina' };
const laid = (gone: string, zone: 'lost' | 'hand' = 'lost') =>
  passOn(
    made(
      begin({
        phase: 'deploy',
        patient: true,
        dark: { hand: [{ card: quest, id: 'quest' }] },
        light: {
          table: [luke, { card: 'han-solo', id: 'han', at: 'cantina' }],
          hand: [{ card: away(gone, zone), id: 'away' }],
        },
      }),
      play('dark', 'quest', { targets: { to: 'ridge', who: 'luke' } }),
    ),
  );

// swccg/effect-utinni-effects, swccg/leaves-table
describe('A Utinni Effect that targets a card elsewhere', () => {
  it('is lost when its target is', () => {
    const state = laid('luke');
    expect(state.cards.quest).toMatchObject({ zone: 'table', at: 'ridge' });
    const after = passOn(made(state, play('light', 'away')));
    expect([zoneOf(after, 'luke'), zoneOf(after, 'quest')]).toEqual(['lost', 'lost']);
    expect(after.piles.dark.lost).toEqual(['quest']);
  });
  it('is lost when its target leaves the table for a hand', () => {
    expect(zoneOf(passOn(made(laid('luke', 'hand'), play('light', 'away'))), 'quest')).toBe('lost');
  });
  it('stays when somebody else is lost', () => {
    expect(zoneOf(passOn(made(laid('han'), play('light', 'away'))), 'quest')).toBe('table');
  });
  it('is lost before it reaches the table when its target leaves meanwhile', () => {
    const flee: Card = {
      title: 'Flee',
      side: 'light',
      kind: 'interrupt',
      text: [
        {
          answers: { type: 'deploy', kind: 'utinni-effect' },
          result: [{ do: 'place', cards: { ids: ['luke'] }, in: 'hand' }],
        },
      ],
    };
    const state = begin({
      phase: 'deploy',
      patient: true,
      dark: { hand: [{ card: quest, id: 'quest' }] },
      light: { table: [luke], hand: [{ card: flee, id: 'flee' }] },
    });
    const moves = [play('dark', 'quest', { targets: { to: 'ridge', who: 'luke' } }), play('light', 'flee')];
    expect(zoneOf(passOn(made(state, ...moves)), 'quest')).toBe('lost');
  });
});

// swccg/effect-starting-effect#at-other-times
describe('A Starting Effect in hand', () => {
  it('is not deployed any more', () => {
    const card: Card = { title: 'Fear', side: 'dark', kind: 'starting-effect' };
    const state = begin({ phase: 'deploy', dark: { hand: [{ card, id: 'fear' }] } });
    expect(whyNot(state, play('dark', 'fear'))).toBe('starting-only');
  });
});
