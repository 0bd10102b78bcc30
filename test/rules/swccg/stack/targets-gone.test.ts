import { describe, expect, it } from 'vitest';
import { awaited, type Card, draw, pass, play } from '../../../../app/_rules/swccg/stack';
import { HAN, LUKE, STORMTROOPER, site, VADER } from '../../../../app/_rules/swccg/stack/cards/characters';
import { NABRUN_LEIDS } from '../../../../app/_rules/swccg/stack/cards/examples';
import { ALTER } from '../../../../app/_rules/swccg/stack/cards/the-force';
import { at, interrupt, type Table } from './support';

function settle(table: Table): Table {
  for (let i = 0; i < 40 && table.state.stack.length > 0 && !awaited(table.state); i++)
    table.after(pass(table.state.opportunity));
  return table;
}

/** In response to anything, that card goes back to its owner's hand. */
const away = (title: string): Card =>
  interrupt('Away', {
    answers: { type: ['play', 'deploy'] },
    result: [{ do: 'place', cards: { title }, in: 'hand' }],
  });
const STRIKE = interrupt('Strike', {
  targets: { foes: { kind: 'character', by: 'opponent', many: true } },
  result: [{ do: 'place', cards: { target: 'foes' }, in: 'lost' }],
});

describe('A target that has left the table before the result', () => {
  it('is out of reach', () => {
    const table = at({ light: { hand: [STRIKE] }, dark: { table: [VADER], hand: [away('Darth Vader')] } });
    table.after(play('light', 'strike', { targets: { foes: ['darth-vader'] } }), play('dark', 'away'));
    settle(table).is({ stack: [], cards: { 'darth-vader': 'hand', strike: 'used' } });
  });

  it('does not save the others', () => {
    const table = at({
      light: { hand: [STRIKE] },
      dark: { table: [VADER, STORMTROOPER], hand: [away('Darth Vader')] },
    });
    const foes = ['darth-vader', 'stormtrooper'];
    table.after(play('light', 'strike', { targets: { foes } }), play('dark', 'away'));
    settle(table).is({ cards: { 'darth-vader': 'hand', stormtrooper: 'lost' } });
  });

  it('is not transported along with those who stayed', () => {
    const table = at({
      light: {
        hand: [NABRUN_LEIDS],
        table: [
          { card: site('Swamp'), id: 'swamp' },
          { card: site('Farm'), id: 'farm' },
          { card: LUKE, at: 'swamp' },
          { card: HAN, at: 'swamp' },
        ],
        reserve: [0, 1],
      },
      dark: { hand: [away('Luke Skywalker')] },
    });
    const targets = { characters: ['luke-skywalker', 'han-solo'], site: 'farm' };
    table.after(play('light', 'nabrun-leids', { targets }), draw('light', 0), play('dark', 'away'));
    settle(table).is({ cards: { 'luke-skywalker': 'hand' }, at: { 'han-solo': 'farm' } });
    expect(table.state.cards['luke-skywalker']?.at).not.toBe('farm');
  });

  it('is not cancelled by Alter, which draws its destiny all the same', () => {
    const effect: Card = { title: 'Gloom', side: 'dark', kind: 'effect' };
    const table = at({
      light: { hand: [ALTER], table: [LUKE], reserve: [1, 1] },
      dark: { table: [effect], hand: [away('Gloom')] },
    });
    settle(table.after(play('light', 'alter', { targets: { effect: 'gloom' } }), play('dark', 'away')));
    settle(table.after(draw('light', 1))).is({ cards: { gloom: 'hand', alter: 'used' } });
  });

  it('takes along what was being deployed on it', () => {
    const axe: Card = {
      title: 'Axe',
      side: 'light',
      kind: 'weapon',
      text: [{ name: 'deploy', targets: { bearer: { kind: 'character', by: 'you' } }, on: 'bearer' }],
    };
    const table = at({
      phase: 'deploy',
      light: { hand: [axe], table: [LUKE] },
      dark: { hand: [away('Luke Skywalker')] },
    });
    table.after(play('light', 'axe', { targets: { bearer: 'luke-skywalker' } }), play('dark', 'away'));
    settle(table).is({ cards: { axe: 'lost', 'luke-skywalker': 'hand' } });
  });
});
