import { describe, expect, it } from 'vitest';
import { DUEL_WORDS } from '../../app/_i18n/rules/yj-duel';
import { SETUP_FLAWS } from '../../app/_rules/young-jedi/duel/check-setup';
import type { Picture } from '../../app/_stands/picture';
import { yjDuel } from '../../app/_stands/yj-duel';
import { findCard } from '../../app/_ui/simulators/card-moves';

import { drawnAfter, reached } from './drawn';
import { WORDLESS } from './watch';

describe('The duel as it is shown', () => {
  it('knows who makes each move of its examples', () => {
    for (const { line } of yjDuel.scenarios)
      for (const { move } of line) expect(yjDuel.seatOf(move)).toBe(move.player);
  });
  it('has words for every flaw of a setup', () => {
    for (const { setupFlaws } of Object.values(DUEL_WORDS))
      for (const code of SETUP_FLAWS) expect(setupFlaws[code]('x')).not.toMatch(WORDLESS);
  });
  it('shows what the examples teach as attempts', () => {
    const at = (id: string, step: number): string[] =>
      yjDuel.attempts(reached(yjDuel, id, step)).map(({ refusal }) => refusal.code);
    expect(at('two-anakins', 1)).toContain('only-a-duelist-steps-in');
    expect(at('who-may-initiate', 2)).toEqual(
      expect.arrayContaining(['not-a-duelist', 'not-a-lightsaber', 'face-down', 'not-your-turn']),
    );
    expect(at('aurra-and-the-pilot', 5)).toContain('parry-needs-same-number');
    expect(at('both-pass', 4)).toContain('only-parries-after-passing');
    expect(at('both-pass', 7)).toContain('passed-no-battle');
  });
});

describe('The duel as it is drawn', () => {
  const drawn = (id: string, step: number): Picture => drawnAfter(yjDuel, id, step);
  const blowsAt = (id: string, step: number) => {
    const zone = drawn(id, step).zones.find(({ form }) => form === 'blows');
    return zone?.form === 'blows' ? zone.blows : [];
  };
  const outcomes = (id: string, step: number): string[] => blowsAt(id, step).map(({ outcome }) => outcome);

  it('sets the two sides left and right of the blows', () => {
    const middle = drawn('mace-and-aurra', 0).zones.filter(({ row }) => row === 'middle');
    expect(middle.map(({ id }) => id)).toEqual(['side-dark', 'blows', 'side-light']);
    expect(middle.slice(1).every(({ beside }) => beside)).toBe(true);
  });
  it('leaves an attack open until it is answered', () => {
    expect(outcomes('mace-and-aurra', 5)).toEqual(['open']);
    expect(outcomes('mace-and-aurra', 6)).toEqual(['hit']);
  });
  it('lays the parry over the blow that it meets, and earlier blows aside', () => {
    const [first, last] = blowsAt('aurra-and-the-pilot', 8);
    expect(first).toMatchObject({ by: 'dark', outcome: 'parried' });
    expect(last).toMatchObject({
      by: 'light',
      card: { figure: 4 },
      parry: { seat: 'dark', figure: 4 },
      outcome: 'open',
    });
    expect(outcomes('aurra-and-the-pilot', 15)).toEqual([
      'parried',
      'parried',
      'hit',
      'parried',
      'parried',
      'hit',
    ]);
  });
  it('counts hits as points towards the number that defeats', () => {
    expect(findCard(drawn('mace-and-aurra', 7), 'aurra')?.points).toEqual({ label: 'hits', left: 2, of: 3 });
    expect(findCard(drawn('mace-and-aurra', 15), 'aurra')).toMatchObject({
      points: { left: 3, of: 3 },
      marks: [{ text: 'defeated', tone: 'bad' }],
    });
  });
  it('takes the tokens off once the turn goes on', () => {
    expect(findCard(drawn('aurra-and-the-pilot', 22), 'aurra')?.points?.left).toBe(2);
    expect(findCard(drawn('aurra-and-the-pilot', 23), 'aurra')?.points).toBeUndefined();
  });
  it('adds up the power before the hands are drawn', () => {
    const sum = drawn('mace-and-aurra', 2).zones.find(({ id }) => id === 'power-light');
    expect(sum).toMatchObject({
      form: 'draw',
      draw: { total: 10, terms: [{ value: 6 }, { value: 2 }, { value: 2 }] },
    });
  });
  it('shows a card that its text has discarded where it struck', () => {
    const struck = blowsAt('mace-and-aurra', 13).at(-1);
    expect(struck).toMatchObject({ parry: { id: 'to-the-death', marks: [{ text: 'discarded' }] } });
  });
});
