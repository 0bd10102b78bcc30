import { describe, expect, it } from 'vitest';
import { PLAY_WORDS } from '../../../../app/_i18n/rules/gundam-play';
import { type Random, seeded } from '../../../../app/_rules/core/seeded';
import { checkSetup } from '../../../../app/_rules/gundam/play/check-play';
import { PLAY_FLAWS } from '../../../../app/_rules/gundam/play/check-setup';
import type { Move, PlaySetup } from '../../../../app/_rules/gundam/play/state';
import { randomSetup } from './random-play';
import { card, command, mainPhase, on, options, play, start, unit } from './support';

const codes = (setup: PlaySetup): string[] => checkSetup(setup).map(({ code }) => code);
const a = { id: 'a', card: unit() };
const many = (seat: string, count: number) => Array.from({ length: count }, (_, i) => on(`${seat}-${i}`));
const b = { id: 'b', card: unit(), rested: true as const };

const ANYTHING = [null, undefined, -1, 1.5, Number.NaN, '', 'gm', [], {}, true, 99, '1', ['x'], { id: 'q' }];

/** The same with one thing in it replaced by anything. */
function spoiled(value: unknown, random: Random): unknown {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (keys.length === 0 || random(5) === 0) return ANYTHING[random(ANYTHING.length)];
  const key = keys[random(keys.length)] as string;
  const copy: Record<string, unknown> = Object.assign(Array.isArray(value) ? [] : {}, value);
  copy[key] = spoiled(copy[key], random);
  return copy;
}

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
    ['malformed', mainPhase({ units: [{ id: 7 as never, card: unit() }] })],
    ['malformed', mainPhase({ hand: [card('x', command([{ does: 'wish' } as never]))] })],
    ['malformed', mainPhase({ hand: [card('x', unit({ abilities: 'none' as never }))] })],
    ['malformed', mainPhase({ hand: [card('x', unit({ constants: [{ while: ['lucky' as never] }] }))] })],
    ['malformed', mainPhase({ hand: [card('x', command([{ does: 'draw' } as never]))] })],
    ['malformed', mainPhase({ hand: [card('x', command([{ does: 'to-hand' }]))] })],
    ['malformed', mainPhase({ hand: [card('x', command([], { burst: 'deploy' }))] })],
    ['malformed', mainPhase({ shields: [unit({ burst: 'draw' as never })] })],
    ['malformed', mainPhase({ shields: [unit({ burst: 'command' })] })],
    ['malformed', mainPhase({ hand: [card('x', unit({ keywords: { breach: true as never } }))] })],
    ['malformed', mainPhase({ hand: [card('x', unit({ ability: [] } as never))] })],
    ['malformed', mainPhase({ units: [on('x', {}, { restd: true } as never)] })],
    ['malformed', mainPhase({ unit: [] } as never)],
    ['figure-wrong', mainPhase({ hand: [card('x', { type: 'unit', name: 'X', hp: 1 } as never)] })],
    [
      'too-many-units',
      {
        format: 'team-battle',
        players: { '1': { units: many('1', 4) }, '2': { units: many('2', 3) }, '3': {}, '4': {} },
      },
    ],
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
  it('counts the HP that lasting texts give: a Unit whose damage they make up for is still there', () => {
    const commands = [1, 2, 3, 4].map((n) => card(`c${n}`, command([])));
    const tough = { hp: 3, constants: [{ if: { trash: { types: ['command' as const], count: 4 } }, hp: 1 }] };
    const setup = (damage: number, trash = commands) =>
      codes(mainPhase({ units: [on('x', tough, { damage })], trash }));
    expect([setup(3), setup(4), setup(3, commands.slice(1))]).toEqual([
      [],
      ['already-destroyed'],
      ['already-destroyed'],
    ]);
  });
  it('can be played if no flaw is found, whatever was made of it', () => {
    let played = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const random = seeded(seed);
      const setup = spoiled(randomSetup(random), random) as PlaySetup;
      if (checkSetup(setup).length > 0) continue;
      played++;
      let state = start(setup);
      for (let i = 0; i < 20 && !state.over; i++) {
        const moves = options(state);
        const step = play(state, moves[random(moves.length)] as Move);
        if (!step.ok) throw new Error(`${seed}: ${step.code}`);
        state = step.state;
      }
    }
    expect(played).toBeGreaterThan(30);
  });
  it('has words for every flaw in both languages', () => {
    for (const { setupFlaws } of Object.values(PLAY_WORDS))
      for (const code of PLAY_FLAWS) expect(setupFlaws[code]('Gundam')).toMatch(/\S/);
  });
});
