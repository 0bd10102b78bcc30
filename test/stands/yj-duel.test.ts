import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../app/_i18n/locales';
import { DUEL_WORDS } from '../../app/_i18n/rules/yj-duel';
import { replay } from '../../app/_rules/core/replay';
import { SETUP_FLAWS } from '../../app/_rules/young-jedi/duel/check-setup';
import type { DuelState, Move } from '../../app/_rules/young-jedi/duel/state';
import type { Picture } from '../../app/_stands/picture';
import { yjDuel } from '../../app/_stands/yj-duel';
import { cardsOf, findCard } from '../../app/_ui/simulators/card-moves';
import { walk } from '../rules/core/random-walk';

import { ruleIds } from '../rules/core/rule-ids';
import { PATIENCE, runs } from '../rules/core/support';
import { battleStep } from '../rules/young-jedi/duel/support';

const { simulator, attempts, picture, tellEvent, tellMove, tellRefusal, seatOf } = yjDuel;
const ids = ruleIds('young-jedi');

const SPOILT = /undefined|NaN|null|\[object|^$/;
const whole = (text: string): void => {
  if (SPOILT.test(text)) throw new Error(`spoilt words: ${text}`);
};

/** Every card that is drawn, and those that are known to lie in a pile. */
const placesOf = (drawn: Picture): string[] => [
  ...cardsOf(drawn).map(({ id }) => id),
  ...drawn.zones.flatMap((zone) =>
    zone.form === 'piles' ? zone.piles.flatMap(({ cards = [] }) => cards) : [],
  ),
];

function checkPosition(state: DuelState, moves: readonly Move[]): void {
  const tried = attempts(state);
  if (tried.length > 12) throw new Error('too many attempts');
  for (const { move, refusal } of tried) {
    const now = simulator.play(state, move);
    if (now.ok || JSON.stringify(now) !== JSON.stringify(refusal)) throw new Error(`not so: ${refusal.code}`);
    if (!ids.has(refusal.rule)) throw new Error(`no such rule: ${refusal.rule}`);
  }
  const steps = moves.map((move) => simulator.play(state, move)).filter((step) => step.ok);
  for (const { rule } of steps) if (!ids.has(rule)) throw new Error(`no such rule: ${rule}`);
  for (const locale of LOCALES) {
    checkPicture(picture(locale, state));
    for (const move of moves) whole(tellMove(locale, state, move));
    for (const { move, refusal } of tried) {
      whole(tellMove(locale, state, move));
      said(tellRefusal(locale, refusal), refusal.code);
    }
    for (const { events } of steps) for (const event of events) said(tellEvent(locale, event), event.code);
  }
}

function checkPicture(drawn: Picture): void {
  if (drawn.zones.length > 11) throw new Error('too many zones');
  const names = [...placesOf(drawn), ...drawn.zones.map(({ id }) => id)];
  if (new Set(names).size !== names.length) throw new Error(`an id stands twice: ${names.join()}`);
  whole(drawn.opportunity.text);
  whole(JSON.stringify(drawn));
}

function said(text: string, code: string): void {
  whole(text);
  if (text === code) throw new Error(`no words for ${code}`);
}

/** The position after so many steps of an example. */
function reached(id: string, step: number): DuelState {
  const scenario = yjDuel.scenarios.find((each) => each.id === id);
  const moves = scenario?.line.slice(0, step).map(({ move }) => move) ?? [];
  const state = scenario && replay(simulator, scenario.setup, moves).states.at(-1);
  if (!state) throw new Error(id);
  return state;
}

describe('The duel as it is shown', () => {
  it('has words, a picture and true refusals in every position', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        for (const { state, moves } of walk(battleStep, seed)) checkPosition(state, moves);
      }),
      { numRuns: runs(0.05) },
    );
  });
  it.each(yjDuel.scenarios.map((each) => [each.id, each] as const))('tells %s', (_, { setup, line }) => {
    const moves = line.map(({ move }) => move);
    const { states, results } = replay(simulator, setup, moves);
    for (const state of states) checkPosition(state, simulator.options(state));
    for (const { move, result } of results) {
      expect(seatOf(move)).toBe(move.player);
      if (!result.ok) for (const locale of LOCALES) whole(tellRefusal(locale, result));
    }
  });
  it('has words for every flaw of a setup', () => {
    for (const { setupFlaws } of Object.values(DUEL_WORDS))
      for (const code of SETUP_FLAWS) whole(setupFlaws[code]('x'));
  });
  it('shows what the examples teach as attempts', () => {
    const at = (id: string, step: number): string[] =>
      attempts(reached(id, step)).map(({ refusal }) => refusal.code);
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
  const drawn = (id: string, step: number): Picture => picture('en', reached(id, step));
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
