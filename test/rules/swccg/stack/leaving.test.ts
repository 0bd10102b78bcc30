import { describe, expect, it } from 'vitest';
import {
  bothPass,
  type Card,
  characters,
  draw,
  examples,
  pass,
  play,
  swccgStack,
  theForce,
  virtual,
} from '../../../../app/_rules/swccg/stack';
import { at, interrupt, PLAIN } from './support';

const { site, STORMTROOPER, UBRIKKIAN, VADER } = characters;
const { EVADER, TENTACLE } = examples;

/** Makes what it targets lost, all at once. */
const WRECK = interrupt('Wreck', {
  targets: { what: { kind: ['vehicle', 'character', 'immediate-effect'], many: true } },
  result: [{ do: 'place', cards: { target: 'what' }, in: 'lost' }],
});
/** Returns what it targets to its owner's hand. */
const RECALL = interrupt('Recall', {
  targets: { what: { kind: ['vehicle', 'character'] } },
  result: [{ do: 'place', cards: { target: 'what' }, in: 'hand' }],
});
const DUNES = { card: site('Tatooine: Dunes'), id: 'dunes' };

describe('A card that leaves the table', () => {
  const aboard = (more: object = {}) =>
    at({
      light: { hand: [WRECK, RECALL, PLAIN], table: [DUNES] },
      dark: {
        hand: [theForce.SENSE],
        table: [
          { card: UBRIKKIAN, id: 'ubrikkian', at: 'dunes' },
          { card: VADER, id: 'vader', at: 'ubrikkian' },
          { card: { title: 'Saber', side: 'dark', kind: 'weapon' } satisfies Card, id: 'saber', at: 'vader' },
        ],
        reserve: 3,
      },
      ...more,
    });
  const lose = (...what: string[]) => [play('light', 'wreck', { targets: { what } }), ...bothPass('dark')];

  it('takes along who is aboard, and what that one carries', () => {
    aboard()
      .after(...lose('ubrikkian'))
      .is({ cards: { ubrikkian: 'lost', vader: 'lost', saber: 'lost' }, piles: { dark: { lost: 3 } } });
  });
  it('so that who was aboard is nobody’s highest-ability character any more', () => {
    aboard()
      .after(...lose('ubrikkian'), pass('dark'), play('light', 'plain'))
      .refuses(play('dark', 'sense'), 'no-character', 'swccg/highest-ability-character');
  });
  it('makes them lost even when it goes to hand itself', () => {
    aboard()
      .after(play('light', 'recall', { targets: { what: 'ubrikkian' } }), ...bothPass('dark'))
      .is({ cards: { ubrikkian: 'hand', vader: 'lost', saber: 'lost' } });
  });
  it('gives one loss, not two, to who leaves with it by the same action', () => {
    const table = aboard().after(...lose('ubrikkian', 'vader'));
    table.is({ cards: { ubrikkian: 'lost', vader: 'lost', saber: 'lost' } });
    expect(table.state.just.filter(({ what }) => what === 'lost').map(({ card }) => card)).toEqual([
      'ubrikkian',
      'vader',
      'saber',
    ]);
  });
  it('takes along what it has caught: Tentacle and its Interrupt, each to its owner’s Lost Pile', () => {
    at({
      light: { hand: [PLAIN, WRECK], reserve: 1 },
      dark: { hand: [TENTACLE], force: 1 },
    })
      .after(play('light', 'plain'), play('dark', 'tentacle'), ...bothPass('light'), ...bothPass('light'))
      .is({ at: { plain: 'tentacle' } })
      .after(pass('dark'), ...lose('tentacle'))
      .is({ cards: { tentacle: 'lost', plain: 'lost' }, piles: { light: { lost: 1 }, dark: { lost: 1 } } });
  });
  it('lets riders jump off, if it is a creature vehicle', () => {
    const bantha: Card = { title: 'Bantha', side: 'dark', kind: 'vehicle', tags: ['creature-vehicle'] };
    at({
      light: { hand: [WRECK], table: [DUNES] },
      dark: {
        table: [
          { card: bantha, at: 'dunes' },
          { card: STORMTROOPER, at: 'bantha' },
        ],
      },
    })
      .after(...lose('bantha'))
      .is({ cards: { bantha: 'lost', stormtrooper: 'table' }, at: { stormtrooper: 'dunes' } });
  });
  it('lets a captive escape when only the escort goes', () => {
    at({
      light: {
        hand: [WRECK],
        table: [DUNES, { card: characters.LUKE, id: 'luke', at: 'vader', captive: true }],
      },
      dark: { table: [{ card: VADER, id: 'vader', at: 'dunes' }] },
    })
      .after(...lose('vader'))
      .is({ cards: { vader: 'lost', luke: 'used' } });
  });
});

describe('Evader, when one action made several cards lost', () => {
  const tie: Card = { title: "Vader's Custom TIE", side: 'dark', kind: 'vehicle' };
  const both = () =>
    at({
      light: { hand: [WRECK] },
      dark: {
        hand: [EVADER, EVADER],
        table: [
          { card: VADER, id: 'vader' },
          { card: tie, id: 'tie' },
        ],
      },
    }).after(play('light', 'wreck', { targets: { what: ['vader', 'tie'] } }), ...bothPass('dark'));

  it('asks which one it saves', () => {
    const table = both().refuses(play('dark', 'evader'), 'wrong-target');
    expect(swccgStack.options(table.state)).toContainEqual(
      play('dark', 'evader', { targets: { followed: 'tie' } }),
    );
    table
      .after(play('dark', 'evader', { targets: { followed: 'vader' } }), ...bothPass('light'))
      .is({ cards: { vader: 'used', tie: 'lost', evader: 'lost' } });
  });
  it('can be played a second time, and saves the other', () => {
    both()
      .after(play('dark', 'evader', { targets: { followed: 'vader' } }), ...bothPass('light'))
      .after(play('dark', 'evader-2'), ...bothPass('light'))
      .is({ cards: { vader: 'used', tie: 'used' } });
  });
});

describe('Evader and an Imperial', () => {
  const lost = (tags: string[]) =>
    at({
      light: { hand: [WRECK], table: [{ card: site('Docking Bay 327', tags), id: 'bay' }] },
      dark: { hand: [EVADER], table: [{ card: STORMTROOPER, id: 'trooper', at: 'bay' }] },
    }).after(play('light', 'wreck', { targets: { what: ['trooper'] } }), ...bothPass('dark'));

  it('saves one just lost from a Death Star location', () => {
    lost(['death-star'])
      .after(play('dark', 'evader'), ...bothPass('light'))
      .is({ cards: { trooper: 'used' } });
  });
  it('is refused when it was lost elsewhere', () => {
    lost([]).refuses(play('dark', 'evader', { text: 'lost' }), 'nothing-just');
  });
});

describe('An exhausted Life Force', () => {
  const drained = (reserve: number) =>
    at({
      turn: 'dark',
      light: { hand: [PLAIN], reserve },
      dark: { may: [virtual.forceDrain({ at: 'dunes', amount: 2 })], reserve: 5 },
    }).after(play('dark', 'force-drain'), ...bothPass('light'), {
      type: 'lose',
      by: 'light',
      from: 'reserve',
    });

  it('ends the game at once, with cards still in hand and Force still to lose', () => {
    const { state } = drained(1);
    expect(state).toMatchObject({ over: true, defeated: 'light' });
    expect(swccgStack.options(state)).toEqual([]);
  });
  it('is not there while one card is left', () => {
    expect(drained(2).state).toMatchObject({ over: false });
  });
  it('is not there while its last card is a destiny being drawn', () => {
    const draws = interrupt('Draws', { result: [{ do: 'draw' }] });
    const table = at({ light: { hand: [draws], reserve: [4] } }).after(
      play('light', 'draws'),
      ...bothPass('dark'),
      draw('light', 4),
    );
    expect(table.state).toMatchObject({ over: false, piles: { light: { used: ['draws', 4] } } });
  });
  it('does not count for a player of whom the set-up says nothing', () => {
    expect(at({ light: { hand: [PLAIN] } }).after(play('light', 'plain')).state.over).toBe(false);
  });
});
