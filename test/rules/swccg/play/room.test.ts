import { describe, expect, it } from 'vitest';
import { type CardFacts, play } from '../../../../app/_rules/swccg/play';
import { allows, begin, made, someone, whyNot } from './table';

describe('Places for pilots or passengers', () => {
  const shuttle: CardFacts = {
    kind: 'vehicle',
    side: 'dark',
    title: 'Shuttle',
    type: 'combat',
    power: 2,
    forfeit: 3,
    pilots: 1,
    passengers: 1,
    pilotsOrPassengers: 1,
  };
  const pilot = (id: string) => ({ card: someone('dark', id, { pilot: { power: 1 } }), id, at: 'cantina' });
  const state = begin({
    phase: 'move',
    dark: {
      table: [{ card: shuttle, id: 'shuttle', at: 'cantina' }, ...['a', 'b', 'c', 'd'].map(pilot)],
    },
  });
  const board = (card: string, text: string) =>
    play('dark', 'dark-embark', { text, targets: { card, aboard: 'shuttle' } });
  it('take a second pilot, and then no second passenger', () => {
    const two = made(state, board('a', 'pilot'), board('b', 'pilot'), board('c', 'passenger'));
    expect(whyNot(two, board('d', 'passenger'))).toBe('no-room');
    expect(whyNot(two, board('d', 'pilot'))).toBe('no-room');
  });
  it('take a second passenger, and then no second pilot', () => {
    const two = made(state, board('a', 'passenger'), board('b', 'passenger'));
    expect(allows(two, board('c', 'pilot'))).toBe(true);
    expect(whyNot(made(two, board('c', 'pilot')), board('d', 'pilot'))).toBe('no-room');
  });
});

describe('A bay with room for TIEs only', () => {
  const carrier: CardFacts = {
    kind: 'starship',
    side: 'dark',
    title: 'Carrier',
    type: 'capital',
    power: 5,
    forfeit: 5,
    permanentPilot: { ability: 1 },
    starfighters: 1,
    ties: 1,
  };
  const fighter = (id: string, tie?: true) => ({
    card: {
      kind: 'starship' as const,
      side: 'dark' as const,
      title: id,
      type: 'starfighter' as const,
      power: 1,
      forfeit: 2,
      permanentPilot: { ability: 1 },
      ...(tie && { tie }),
    },
    id,
    at: 'tatooine',
  });
  const state = begin({
    phase: 'move',
    dark: {
      table: [
        { card: carrier, id: 'carrier', at: 'tatooine' },
        fighter('tie-1', true),
        fighter('tie-2', true),
        fighter('other-1'),
        fighter('other-2'),
      ],
    },
  });
  const stow = (card: string) =>
    play('dark', 'dark-embark', { text: 'cargo', targets: { card, aboard: 'carrier' } });
  it('takes one other starfighter besides', () => {
    const one = made(state, stow('other-1'));
    expect(whyNot(one, stow('other-2'))).toBe('no-room');
    expect(allows(one, stow('tie-1'))).toBe(true);
  });
  it('lets TIEs take the place for any starfighter as well', () => {
    const two = made(state, stow('tie-1'), stow('tie-2'));
    expect(whyNot(two, stow('other-1'))).toBe('no-room');
  });
});
