import { describe, expect, it } from 'vitest';
import { departures, replay } from '../../../../app/_rules/core/replay';
import { checkSetup } from '../../../../app/_rules/young-jedi/duel/check-setup';
import { DUEL_SCENARIOS } from '../../../../app/_rules/young-jedi/duel/scenarios';
import { duelSimulator } from '../../../../app/_rules/young-jedi/duel/simulator';
import type { DuelState } from '../../../../app/_rules/young-jedi/duel/state';

const statesOf = (id: string): DuelState[] => {
  const scenario = DUEL_SCENARIOS.find((each) => each.id === id);
  if (!scenario) throw new Error(`no scenario ${id}`);
  const moves = scenario.line.map(({ move }) => move);
  return replay(duelSimulator, scenario.setup, moves).states;
};
const endOf = (id: string): DuelState => {
  const last = statesOf(id).at(-1);
  if (!last) throw new Error(`no state in ${id}`);
  return last;
};
const powerIn = (id: string) => statesOf(id).find(({ duel }) => duel?.stage === 'hands')?.duel?.power;

describe.each(DUEL_SCENARIOS.map((each) => [each.id, each] as const))('Scenario %s', (_, each) => {
  it('is set up without flaw and plays out as written', () => {
    expect(checkSetup(each.setup)).toEqual([]);
    expect(departures(duelSimulator, each)).toEqual([]);
  });
  it('says every step in both languages and has positions to jump to', () => {
    for (const { say } of each.line) for (const text of [say.fr, say.en]) expect(text).toMatch(/[.!]$/);
    expect(each.line.some(({ key }) => key)).toBe(true);
  });
});

describe('How the scenarios end', () => {
  it('Mace draws 10 and Aurra 7; Aurra is defeated and takes no damage', () => {
    expect(powerIn('mace-and-aurra')).toEqual({ light: 10, dark: 7 });
    const end = endOf('mace-and-aurra');
    expect(end.result).toMatchObject({
      outcome: 'defeated',
      losers: ['dark'],
      hits: { light: 3, dark: 3 },
      damage: { light: 0, dark: 0 },
    });
    expect(end.players.dark).toMatchObject({ discard: ['to-the-death', 'aurra'], lost: 0 });
    expect(end.table).toHaveProperty('mace');
  });
  it('Aurra draws 7 and the pilot 6; the duel is drawn and costs Aurra’s player 1', () => {
    expect(powerIn('aurra-and-the-pilot')).toEqual({ light: 6, dark: 7 });
    const end = endOf('aurra-and-the-pilot');
    expect(end.result).toMatchObject({
      outcome: 'drawn',
      by: 'cards',
      hits: { light: 1, dark: 2 },
      damage: { light: 0, dark: 1 },
    });
    expect(end).toMatchObject({ battled: true, players: { dark: { lost: 1, shuffled: 29 } } });
  });
  it('Qui-Gon defends for R2-D2, and R2-D2 alone is discarded', () => {
    expect(endOf('qui-gon-for-r2').duel?.fighters.light).toEqual({
      character: 'qui-gon',
      weapon: 'qui-gon-saber',
    });
    expect(endOf('r2-alone')).toMatchObject({
      result: { outcome: 'discarded' },
      players: { light: { discard: ['r2'] } },
    });
  });
  it('Qui-Gon defends for Obi-Wan with a blaster', () => {
    expect(powerIn('qui-gon-for-obi-wan')).toEqual({ light: 6, dark: 8 });
  });
  it('the Anakin who was chosen has to fight, with the power he draws', () => {
    expect(endOf('two-anakins').duel).toMatchObject({
      fighters: { light: { character: 'pilot' } },
      power: { light: 5 },
    });
    expect(endOf('two-anakins').players.light.hand).toBe(7);
  });
  it('the Obi-Wan with the bonus fights', () => {
    expect(powerIn('two-obi-wans')).toEqual({ light: 6, dark: 8 });
  });
  it('both pass, and the one hit most pays the difference', () => {
    expect(endOf('both-pass')).toMatchObject({
      result: { outcome: 'drawn', by: 'passes', damage: { light: 0, dark: 1 } },
      passed: ['dark', 'light'],
      over: { reason: 'step' },
    });
  });
  it('the last cards come back to the draw deck', () => {
    expect(endOf('last-cards')).toMatchObject({
      result: { by: 'no-attacker', damage: { light: 0, dark: 3 } },
      players: { light: { shuffled: 4, lost: 0 } },
      over: null,
    });
  });
  it('Qui-Gon’s text counts against Maul', () => {
    expect(powerIn('who-may-initiate')).toEqual({ light: 10, dark: 8 });
  });
  it('as first printed, Aurra pays in full', () => {
    expect(endOf('as-first-printed').result).toMatchObject({ losers: ['dark'], damage: { dark: 3 } });
  });
});
