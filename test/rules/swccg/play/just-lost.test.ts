import { describe, expect, it } from 'vitest';
import {
  type Card,
  cardOfFigures,
  draw,
  type PlayPut,
  play,
  type State,
} from '../../../../app/_rules/swccg/play';
import { fire } from '../../../../app/_rules/swccg/play/scenarios/line';
import { begin, made, passOn, someone, speeder, whyNot, zoneOf } from './table';

const at = 'cantina';
const one = (side: 'light' | 'dark', id: string, more: Partial<Card> = {}): PlayPut => ({
  card: someone(side, id, { ability: 2 }, more),
  id,
  at,
});
const disruptor = (side: 'light' | 'dark', bearer: string): PlayPut => ({
  card: cardOfFigures({
    kind: 'weapon',
    side,
    title: 'Disruptor',
    class: 'character',
    targets: ['character', 'vehicle'],
    cost: 1,
    destinies: 1,
    does: 'lost',
  }),
  id: 'gun',
  at: bearer,
});
const RESCUE: Card = {
  title: 'Rescue',
  side: 'light',
  kind: 'interrupt',
  text: [
    {
      just: { what: 'lost', kind: 'character', by: 'you' },
      result: [{ do: 'place', cards: 'followed', in: 'used' }],
    },
  ],
};
/** swccg/dannik-jerriko#eating-the-soup */
const DANNIK = one('dark', 'dannik', {
  text: [
    {
      name: 'soup',
      from: 'table',
      per: 'battle',
      just: { what: 'lost', kind: 'character', by: 'opponent', at: 'battle', not: { tag: 'droid' } },
      needs: [{ inBattle: { title: 'dannik' } }],
      costs: [{ use: 1 }],
      result: [{ do: 'place', cards: 'followed', in: 'out' }],
    },
  ],
});
const battle = (light: PlayPut[], dark: PlayPut[] = []): State =>
  begin({
    light: { table: [one('light', 'rebel'), ...light], hand: [{ card: RESCUE, id: 'rescue' }] },
    dark: { table: [one('dark', 'sith'), disruptor('dark', 'sith'), ...dark] },
    underWay: { what: 'battle', at, segment: 'weapons' },
  });
const shot = (state: State, target: string): State =>
  made(passOn(made(state, fire('dark', 'gun', target))), draw('dark', 6));

// swccg/actions-just, swccg/dannik-jerriko
describe('A character that an opponent’s shot makes lost', () => {
  it('was just lost by its player, who may follow that', () => {
    const state = shot(battle([one('light', 'luke')]), 'luke');
    expect(zoneOf(state, 'luke')).toBe('lost');
    expect(zoneOf(made(state, play('light', 'rescue')), 'luke')).toBe('used');
  });
  it('was just lost by the opponent, to whoever fired: Dannik eats the soup', () => {
    const state = made(
      passOn(made(shot(battle([one('light', 'luke')], [DANNIK]), 'luke'), play('dark', 'dannik'))),
    );
    expect(zoneOf(state, 'luke')).toBe('out');
  });
  it('was so too when it went down with what carried it', () => {
    const car: PlayPut = { card: speeder('light', { enclosed: true, maneuver: 1 }), id: 'car', at };
    const state = shot(battle([car, { ...one('light', 'luke'), at: 'car', as: 'driver' }]), 'car');
    expect(zoneOf(state, 'luke')).toBe('lost');
    expect(whyNot(state, play('light', 'rescue'))).toBeUndefined();
  });
  it('is none of Dannik’s own side', () => {
    const state = begin({
      turn: 'light',
      light: { table: [one('light', 'rebel'), disruptor('light', 'rebel')] },
      dark: { table: [one('dark', 'sith'), one('dark', 'guard'), DANNIK] },
      underWay: { what: 'battle', at, segment: 'weapons' },
    });
    const lost = made(passOn(made(state, fire('light', 'gun', 'guard'))), draw('light', 6));
    expect(zoneOf(lost, 'guard')).toBe('lost');
    expect(whyNot(lost, play('dark', 'dannik'))).not.toBeUndefined();
  });
});
