import { describe, expect, it } from 'vitest';
import type { BaseFacts } from '../../../../app/_rules/gundam/printed/schema';
import {
  attack,
  card,
  command,
  following,
  mainPhase,
  on,
  pass,
  playerOf,
  undisturbed,
  unit,
  unitOf,
} from './support';

const rested = { rested: true as const };
const base = (facts: Partial<BaseFacts> = {}): BaseFacts => ({ type: 'base', name: 'Base', hp: 5, ...facts });
const draws = [{ does: 'draw', count: 1 }] as const;
const plain = unit({ name: 'Plain' });
const deckOf = (state: Parameters<typeof playerOf>[0], seat: '1' | '2') =>
  (playerOf(state, seat).deck as string[]).length;

describe('A Base that an effect moves', () => {
  const enemyBase = { choose: { whose: 'enemy' as const, kind: 'base' as const } };
  const onBase = (effect: 'destroy' | 'return', facts: Partial<BaseFacts> = {}) =>
    following(
      mainPhase(
        { hand: [card('c', command([{ does: effect }], enemyBase))], resources: 3 },
        { base: base(facts) },
      ),
      { type: 'play', player: '1', card: 'c', targets: ['2-base'] },
    );
  it('is destroyed: it goes to the trash, and its Destroyed effect triggers', () => {
    const state = onBase('destroy', { abilities: [{ when: 'destroyed', effects: draws }] });
    expect(state.areas[1]?.base).toBeNull();
    expect(playerOf(state, '2').trash).toEqual(['2-base']);
    expect(deckOf(state, '2')).toBe(29);
  });
  it('is returned to its owner’s hand, and not destroyed', () => {
    const state = onBase('return', { abilities: [{ when: 'destroyed', effects: draws }] });
    expect(state.areas[1]?.base).toBeNull();
    expect(playerOf(state, '2').hand).toEqual(['2-base']);
    expect(deckOf(state, '2')).toBe(30);
  });
  it('gone in the action step, the attack on its player goes to the Shields', () => {
    const own = command([{ does: 'destroy' }], { choose: { whose: 'friendly', kind: 'base' } });
    const state = following(
      mainPhase(
        { units: [on('a', { ap: 4 })] },
        { shields: [plain, plain], base: base(), hand: [card('c', own)], resources: 3 },
      ),
      attack('a', '2'),
      pass('2'),
      { type: 'play', player: '2', card: 'c', targets: ['2-base'] },
      pass('1'),
      pass('2'),
    );
    expect(state.areas[1]?.shields).toHaveLength(1);
  });
});

describe('The text of a Base', () => {
  it('“can’t receive battle damage” holds off the attacker, not Breach', () => {
    const fortress = base({
      constants: [{ if: { units: { whose: 'friendly', rested: true } }, unhurtBy: { maxLv: 4 } }],
    });
    const damage = (attacker: Parameters<typeof on>[1], target: string, others: number) =>
      following(
        mainPhase(
          { units: [on('a', { lv: 4, ...attacker })] },
          { base: fortress, units: Array.from({ length: others }, (_, i) => on(`z${i}`, {}, rested)) },
        ),
        attack('a', target),
        ...undisturbed,
      ).areas[1]?.base?.damage;
    expect(damage({}, '2', 1)).toBe(0);
    expect(damage({ lv: 5 }, '2', 1)).toBe(2);
    expect(damage({}, '2', 0)).toBe(2);
    expect(damage({ ap: 9, hp: 9, keywords: { breach: 2 } }, 'z0', 2)).toBe(2);
  });
  it('“if it is your turn” is asked of a Base that its Burst deploys', () => {
    const station = base({
      burst: 'deploy',
      abilities: [{ when: 'deploy', while: ['your-turn'], effects: draws }],
    });
    const burst = following(
      mainPhase({ units: [on('a')] }, { base: null, shields: [station, plain] }),
      attack('a', '2'),
      ...undisturbed,
      { type: 'burst', player: '2', card: '2-shield-1' },
    );
    expect(burst.areas[1]?.base?.card).toBe('2-shield-1');
    expect(deckOf(burst, '2')).toBe(30);
    const played = following(mainPhase({ hand: [card('s', station)], resources: 3 }), {
      type: 'deploy',
      player: '1',
      card: 's',
    });
    expect(deckOf(played, '1')).toBe(29);
  });
  it('an EX Base is a friendly Base in play, and can be rested for a text', () => {
    const zeta = unit({
      abilities: [
        {
          when: 'main',
          choose: { whose: 'friendly', kind: 'base', rested: false },
          effects: [{ does: 'rest' }, { does: 'set-active', on: 'this', ifYouDo: true }],
        },
      ],
    });
    const state = following(mainPhase({ units: [{ id: 'z', card: zeta, rested: true }] }), {
      type: 'activate',
      player: '1',
      card: 'z',
      ability: 0,
      targets: ['1-base'],
    });
    expect([state.areas[0]?.base?.rested, unitOf(state, 'z')?.rested]).toEqual([true, false]);
  });
});
