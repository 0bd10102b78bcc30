import { describe, expect, it } from 'vitest';
import { type CardFacts, cardOfFigures, pass, play, REACTS } from '../../../../app/_rules/swccg/play';
import { battleAt, drainAt } from '../../../../app/_rules/swccg/play/scenarios/line';
import * as theForce from '../../../../app/_rules/swccg/stack/cards/the-force';
import { allows, begin, LOCATIONS, made, passOn, sizeOf, someone, speeder, whyNot } from './table';

const drainers = { table: [{ card: 'stormtrooper' as const, id: 'trooper', at: 'cantina' }] };
const at = (id: string, where: string, as?: 'driver' | 'passenger') => ({
  card: someone('light', id),
  id,
  at: where,
  ...(as && { as }),
});
const speederAt = (where: string, figures: object = { passengers: 2 }) => ({
  card: speeder('light', figures),
  id: 'speeder',
  at: where,
});
const drained = (table: object[], more: object = {}) =>
  made(
    begin({ phase: 'control', patient: true, light: { table: table as never, ...more }, dark: drainers }),
    drainAt('dark', 'cantina'),
  );
const reacting = (targets?: object) => play('light', 'speeder', targets ? { targets: targets as never } : {});

describe('Getting aboard what reacts', () => {
  it('is part of the react: just before it leaves', () => {
    const state = made(
      drained([speederAt('eisley'), at('driver', 'speeder', 'driver'), at('guest', 'eisley')]),
      reacting({ embarking: ['guest'] }),
    );
    const after = passOn(state);
    expect(after.cards.guest).toMatchObject({ at: 'speeder', as: 'passenger' });
    expect(after.cards.speeder?.at).toBe('cantina');
    expect(sizeOf(after, 'light', 'used')).toBe(1);
  });
  it('puts somebody at the controls if nobody is there', () => {
    const state = drained([speederAt('eisley'), at('walker', 'eisley')]);
    expect(whyNot(state, reacting())).toBe('not-driven');
    const after = passOn(made(state, reacting({ embarking: ['walker'] })));
    expect(after.cards.walker).toMatchObject({ at: 'speeder', as: 'driver' });
  });
  it('goes as far as there is room', () => {
    const state = drained([
      speederAt('eisley', { passengers: 1 }),
      at('driver', 'speeder', 'driver'),
      at('one', 'eisley'),
      at('two', 'eisley'),
    ]);
    expect(allows(state, reacting({ embarking: ['two'] }))).toBe(true);
    expect(whyNot(state, reacting({ embarking: ['one', 'two'] }))).toBe('no-room');
  });
  it('is for those who are where it leaves from', () => {
    const state = drained([speederAt('eisley'), at('driver', 'speeder', 'driver'), at('far', 'dunes')]);
    expect(whyNot(state, reacting({ embarking: ['far'] }))).toBe('not-together');
  });
  it('brings whoever got aboard, to get off where it arrives', () => {
    const after = passOn(
      made(
        drained([speederAt('eisley'), at('driver', 'speeder', 'driver'), at('guest', 'eisley')]),
        reacting({ embarking: ['guest'], disembarking: ['guest'] }),
      ),
    );
    expect(after.cards.guest?.at).toBe('cantina');
  });
  it('does not happen if the react is cancelled', () => {
    const state = made(
      begin({
        phase: 'control',
        light: {
          table: [speederAt('eisley'), at('driver', 'speeder', 'driver'), at('guest', 'eisley')],
        },
        dark: { ...drainers, hand: [{ card: theForce.SENSE, id: 'sense' }] },
      }),
      drainAt('dark', 'cantina'),
      reacting({ embarking: ['guest'] }),
      play('dark', 'sense'),
      { type: 'draw', by: 'dark', value: 0 },
    );
    expect(state.cards.guest?.at).toBe('eisley');
    expect(state.cards.speeder?.at).toBe('eisley');
  });
});

describe('What is already there', () => {
  const battled = (table: object[]) =>
    made(
      begin({ patient: true, light: { table: table as never }, dark: drainers }),
      battleAt('dark', 'cantina'),
      pass('light'),
      pass('dark'),
    );
  const table = [
    speederAt('cantina'),
    at('driver', 'speeder', 'driver'),
    at('guest', 'speeder', 'passenger'),
  ];
  it('reacts by letting somebody off, for nothing', () => {
    const state = battled(table);
    expect(allows(state, reacting())).toBe(false);
    const after = passOn(made(state, reacting({ disembarking: ['guest'] })));
    expect(after.cards.guest?.at).toBe('cantina');
    expect(sizeOf(after, 'light', 'used')).toBe(0);
  });
  it('has nothing to react with if nobody is near', () => {
    const idle = [speederAt('cantina', { presence: true }), at('far', 'eisley')];
    expect(whyNot(battled(idle), reacting())).toBe('out-of-range');
  });
});

describe('A starfighter that reacts', () => {
  const scout: CardFacts = {
    kind: 'starship',
    side: 'light',
    title: 'Scout',
    type: 'starfighter',
    power: 2,
    forfeit: 3,
    permanentPilot: { ability: 1 },
  };
  const card = cardOfFigures(scout, { text: [REACTS] });
  const locations = [
    ...LOCATIONS.map((place) => (place.id === 'tatooine' ? { ...place, of: 'Tatooine' } : place)),
    {
      id: 'bay',
      title: 'Tatooine: Bay',
      kind: 'site' as const,
      of: 'Tatooine',
      dockingBay: { light: 1, dark: 1 },
      icons: { light: 1, dark: 1 },
    },
  ];
  it('takes off to a battle at the system: for 1 Force from a site, for nothing from a docking bay', () => {
    for (const [from, force] of [
      ['eisley', 1],
      ['bay', 0],
    ] as const) {
      const state = made(
        begin({
          locations,
          light: {
            table: [
              { card: 'x-wing', id: 'x-wing', at: 'tatooine' },
              { card, id: 'scout', at: from },
            ],
          },
          dark: { table: [{ card: 'tie-fighter', id: 'tie', at: 'tatooine' }] },
        }),
        battleAt('dark', 'tatooine'),
        play('light', 'scout'),
      );
      expect(state.cards.scout?.at).toBe('tatooine');
      expect(sizeOf(state, 'light', 'used')).toBe(force);
    }
  });
  it('lands to cancel a drain', () => {
    const state = made(
      begin({
        locations,
        phase: 'control',
        light: { table: [{ card, id: 'scout', at: 'tatooine' }] },
        dark: drainers,
      }),
      drainAt('dark', 'cantina'),
      play('light', 'scout'),
    );
    expect(state.cards.scout?.at).toBe('cantina');
    expect(state.stack).toEqual([]);
    expect(sizeOf(state, 'light', 'lost')).toBe(0);
  });
});

describe('A card that a react involved', () => {
  it('does not react again that turn, even as a passenger and even if it was cancelled', () => {
    const runner = { card: someone('light', 'Runner', {}, { text: [REACTS] }), id: 'runner', at: 'speeder' };
    const state = made(
      begin({
        phase: 'control',
        light: {
          table: [speederAt('eisley'), at('driver', 'speeder', 'driver'), runner],
          hand: [{ card: { ...theForce.CONTROL, title: 'Other' }, id: 'other' }],
        },
        dark: { ...drainers, hand: [{ card: theForce.SENSE, id: 'sense' }] },
      }),
      drainAt('dark', 'cantina'),
      reacting(),
      play('dark', 'sense'),
      pass('light'),
      { type: 'draw', by: 'dark', value: 0 },
    );
    expect(whyNot(state, play('light', 'runner'))).toBe('used-up');
    expect(whyNot(state, reacting())).toBe('used-up');
  });
});
