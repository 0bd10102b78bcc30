import { describe, expect, it } from 'vitest';
import {
  bothPass,
  type Card,
  characters,
  draw,
  pass,
  play,
  swccgStack,
  theForce,
  virtual,
} from '../../../../app/_rules/swccg/stack';
import { at } from './support';

const { R2D2, STORMTROOPER, UBRIKKIAN, VADER, site } = characters;

/** A Force drain of 2 at the dunes; the Ubrikkian waits in town, with those aboard. */
const drained = (aboard: Card[], more: Partial<Card> = {}) =>
  at({
    phase: 'control',
    light: {
      hand: [theForce.SENSE],
      table: [
        { card: site('Dunes'), id: 'dunes' },
        { card: characters.LUKE, at: 'dunes' },
      ],
      may: [virtual.forceDrain({ at: 'dunes', amount: 2 })],
      reserve: [2, 2],
    },
    dark: {
      table: [
        { card: { ...UBRIKKIAN, ...more }, id: 'ubrikkian', at: 'town' },
        ...aboard.map((card) => ({ card, at: 'ubrikkian' })),
      ],
      reserve: 5,
      force: 2,
    },
  }).after(play('light', 'force-drain'));

describe('A react to a Force drain', () => {
  it('cancels it by bringing presence, even aboard an enclosed vehicle', () => {
    drained([STORMTROOPER])
      .after(play('dark', 'ubrikkian'), ...bothPass('light'))
      .is({ stack: [], at: { ubrikkian: 'dunes' }, opportunity: 'dark', piles: { dark: { lost: 0 } } });
  });
  it('leaves it be if it brings less than 1 ability', () => {
    drained([{ ...STORMTROOPER, ability: 0.5 }])
      .after(play('dark', 'ubrikkian'), ...bothPass('light'))
      .is({ stack: ['force-drain'], at: { ubrikkian: 'dunes' } });
  });
  it('leaves it be if it is cancelled itself', () => {
    drained([STORMTROOPER])
      .after(play('dark', 'ubrikkian'), play('light', 'sense'), ...bothPass('dark'), draw('light', 2))
      .is({ stack: ['force-drain'], at: { ubrikkian: 'town' } });
  });
  it('may be a deployment, which needs nobody aboard yet', () => {
    const arrival: Card = {
      title: 'Arrival',
      side: 'dark',
      kind: 'vehicle',
      ability: 1,
      text: [{ type: 'react', answers: { type: 'force-drain', by: 'opponent' }, just: true }],
    };
    at({
      light: { may: [virtual.forceDrain({ at: 'dunes', amount: 1 })] },
      dark: { hand: [arrival], reserve: 2 },
    })
      .after(play('light', 'force-drain'), play('dark', 'arrival'), ...bothPass('light'))
      .is({ stack: [], at: { arrival: 'dunes' } });
  });
});

describe('A vehicle with nobody to drive it', () => {
  it.each([
    ['empty', []],
    ['with only a droid aboard', [{ ...R2D2, side: 'dark' }]],
  ] as [string, Card[]][])('does not react: %s', (_, aboard) => {
    drained(aboard).refuses(play('dark', 'ubrikkian'), 'condition', 'swccg/react#conditions');
  });
  it('does not react with a captive aboard either', () => {
    at({
      light: {
        may: [virtual.forceDrain({ at: 'dunes', amount: 1 })],
        table: [{ card: characters.LUKE, id: 'luke', at: 'ubrikkian', captive: true }],
      },
      dark: { table: [{ card: UBRIKKIAN, id: 'ubrikkian', at: 'town' }], force: 1 },
    })
      .after(play('light', 'force-drain'))
      .refuses(play('dark', 'ubrikkian'), 'condition', 'swccg/react#conditions');
  });
  it('reacts if it is a creature vehicle', () => {
    drained([], { tags: ['creature-vehicle'] }).allows(play('dark', 'ubrikkian'));
  });
});

describe('Darth Vader in a battle', () => {
  const fought = (where: string, destinies: number) => {
    const table = at({
      phase: 'battle',
      light: { may: [virtual.battle({ at: 'dunes', destinies: { dark: destinies } })], force: 1 },
      dark: {
        table: [
          { card: STORMTROOPER, at: 'dunes' },
          { card: VADER, at: where },
        ],
        reserve: [2, 3],
      },
    }).after(play('light', 'battle'), ...bothPass('dark'), ...bothPass('light'));
    for (const value of [2, 3].slice(0, destinies)) table.after(draw('dark', value));
    return swccgStack.play(table.after(pass('light')).state, pass('dark')).ok && table.state.stack[0]?.battle;
  };
  it('adds 1 to each battle destiny of his player', () => {
    expect(fought('dunes', 2)).toMatchObject({ drawn: { dark: 7 } });
  });
  it('adds nothing from elsewhere', () => {
    expect(fought('town', 1)).toMatchObject({ drawn: { dark: 2 } });
  });
});
