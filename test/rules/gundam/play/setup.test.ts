import { describe, expect, it } from 'vitest';
import { PLAY_WORDS } from '../../../../app/_i18n/rules/gundam-play';
import { checkSetup } from '../../../../app/_rules/gundam/play/check-play';
import { PLAY_FLAWS } from '../../../../app/_rules/gundam/play/check-setup';
import type { PlaySetup } from '../../../../app/_rules/gundam/play/state';
import { mainPhase, unit } from './support';

const codes = (setup: PlaySetup): string[] => checkSetup(setup).map(({ code }) => code);
const a = { id: 'a', card: unit() };
const b = { id: 'b', card: unit(), rested: true as const };

describe('A setup of the whole play', () => {
  it.each<[string, PlaySetup]>([
    ['not-two-players', { players: { '1': {} } }],
    ['nobody-has-the-turn', { turn: '3', players: { '1': {}, '2': {} } }],
    ['id-twice', mainPhase({ hand: [a], trash: [a] })],
    ['unknown-card', mainPhase({ hand: [{ id: 'x', card: 'no-such-card' as 'gm' }] })],
    ['deck-too-small', mainPhase({ deck: [] })],
    ['deck-too-small', { phase: 'hand', players: { '1': { deck: 6 }, '2': {} } }],
    ['too-many-resources', mainPhase({ resources: 8, resourceDeck: 3 })],
    ['too-many-ex-resources', mainPhase({ resources: { ex: 6 } })],
    ['no-turns', mainPhase({}, {}, { turns: 0 })],
    ['malformed', mainPhase({}, {}, { phase: 'lunch' as 'main' })],
    ['malformed', mainPhase({ deck: 1e9 })],
    ['wrong-battle', mainPhase({ units: [a] }, {}, { battle: { attacker: 'a', target: '1' } })],
    ['wrong-battle', mainPhase({ units: [a] }, {}, { battle: { attacker: 'nobody', target: '2' } })],
    ['wrong-battle', mainPhase({}, { units: [b] }, { battle: { attacker: 'b', target: '1' } })],
    [
      'wrong-battle',
      { phase: 'end', players: { '1': { units: [a] }, '2': {} }, battle: { attacker: 'a', target: '2' } },
    ],
  ])('is found wanting: %s', (code, setup) => {
    expect(codes(setup)).toContain(code);
  });
  it('is sound with an attack under way, from the setup on, or with everything left out', () => {
    const battle = { attacker: 'a', target: 'b' };
    expect(checkSetup(mainPhase({ units: [a] }, { units: [b] }, { battle }))).toEqual([]);
    expect(checkSetup({ phase: 'hand', players: { '1': {}, '2': {} } })).toEqual([]);
    expect(checkSetup({ players: { '1': {}, '2': {} } })).toEqual([]);
  });
  it('has words for every flaw in both languages', () => {
    for (const { setupFlaws } of Object.values(PLAY_WORDS))
      for (const code of PLAY_FLAWS) expect(setupFlaws[code]('Gundam')).toMatch(/\S/);
  });
});
