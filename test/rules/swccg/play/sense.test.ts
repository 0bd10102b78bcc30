import { describe, expect, it } from 'vitest';
import { type PlayPut, pass, play, playCards } from '../../../../app/_rules/swccg/play';
import { drainAt } from '../../../../app/_rules/swccg/play/scenarios/line';
import * as theForce from '../../../../app/_rules/swccg/stack/cards/the-force';
import type { Card } from '../../../../app/_rules/swccg/stack/schema';
import { allows, begin, made, passOn, sizeOf, someone, whyNot, zoneOf } from './table';

const { interrupt } = playCards;
const at = 'cantina';
const luke: PlayPut = { card: 'luke-skywalker', id: 'luke', at };
const vader: PlayPut = { card: 'darth-vader', id: 'vader', at };
const trooper: PlayPut = { card: 'stormtrooper', id: 'st', at };
const droid = (side: 'light' | 'dark', id: string): PlayPut => ({
  card: someone(side, 'Droid', { ability: 0, droid: true }),
  id,
  at,
});
const held = (...cards: Card[]) => ({ hand: cards.map((card) => ({ card, id: card.title.toLowerCase() })) });

describe('Sense, Alter and Control', () => {
  it('Control cancels a Force drain for sure, and is Lost', () => {
    let state = begin({
      phase: 'control',
      light: { table: [{ ...luke, at: 'eisley' }], ...held(theForce.CONTROL) },
      dark: { table: [trooper] },
    });
    state = passOn(made(state, drainAt('dark', at), play('light', 'control')));
    expect([zoneOf(state, 'control'), sizeOf(state, 'light', 'lost')]).toEqual(['lost', 1]);
  });
  it('a drain that Control cancelled is not made again there this turn', () => {
    let state = begin({
      phase: 'control',
      light: { ...held(theForce.CONTROL) },
      dark: { table: [trooper] },
      patient: true,
    });
    state = made(state, drainAt('dark', at), play('light', 'control'));
    state = passOn(state);
    while (state.opportunity !== 'dark') state = made(state, pass(state.opportunity));
    expect(whyNot(state, drainAt('dark', at))).toBe('already-drained');
  });
  it('Sense answers Control against a drain, but not Control against Sense', () => {
    let state = begin({
      phase: 'control',
      light: { table: [{ ...luke, at: 'eisley' }], ...held(theForce.CONTROL) },
      dark: { table: [vader], ...held(theForce.SENSE), reserve: [1, 1, 1] },
    });
    state = made(state, drainAt('dark', at), play('light', 'control'));
    expect(allows(state, play('dark', 'sense'))).toBe(true);
    const wave = interrupt('Wave', 'light', { needs: [], result: [{ do: 'note', what: 'waved' }] });
    let other = begin({
      light: {
        table: [luke],
        hand: [
          { card: wave, id: 'wave' },
          { card: theForce.SENSE, id: 'late' },
        ],
      },
      dark: {
        table: [vader],
        hand: [
          { card: theForce.SENSE, id: 'sense' },
          { card: theForce.SENSE, id: 'second' },
        ],
      },
      phase: 'deploy',
    });
    other = made(
      other,
      ...(other.opportunity === 'dark' ? [pass('dark')] : []),
      play('light', 'wave'),
      play('dark', 'sense'),
    );
    expect(allows(other, play('light', 'late'))).toBe(true);
  });
  it('Sense needs a character that has ability: with only droids it is refused', () => {
    const strike = interrupt('Strike', 'light', { needs: [], result: [{ do: 'note', what: 'struck' }] });
    const state = begin({
      turn: 'light',
      phase: 'deploy',
      light: { table: [luke], ...held(strike) },
      dark: { table: [droid('dark', 'd')], ...held(theForce.SENSE) },
      patient: true,
    });
    expect(whyNot(made(state, play('light', 'strike')), play('dark', 'sense'))).toBe('no-character');
  });
  it('a captive is no highest-ability character', () => {
    const strike = interrupt('Strike', 'dark', { needs: [], result: [{ do: 'note', what: 'struck' }] });
    const state = begin({
      phase: 'deploy',
      light: { table: [{ ...luke, at: 'st', captive: true }], ...held(theForce.SENSE) },
      dark: { table: [trooper], ...held(strike) },
      patient: true,
    });
    expect(whyNot(made(state, play('dark', 'strike')), play('light', 'sense'))).toBe('no-character');
  });
  it('Sense with an empty Reserve Deck fails', () => {
    const strike = interrupt('Strike', 'light', { needs: [], result: [{ do: 'note', what: 'struck' }] });
    let state = begin({
      turn: 'light',
      phase: 'deploy',
      light: { table: [luke], ...held(strike) },
      dark: { table: [vader], reserve: 0, ...held(theForce.SENSE) },
    });
    state = passOn(made(state, play('light', 'strike'), play('dark', 'sense')));
    expect([zoneOf(state, 'strike'), zoneOf(state, 'sense')]).toEqual(['used', 'used']);
  });
});
