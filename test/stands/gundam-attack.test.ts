import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../app/_i18n/locales';
import { seeded } from '../../app/_rules/core/seeded';
import { randomSetup } from '../../app/_rules/gundam/attack/random-play';
import type { AttackState, Move } from '../../app/_rules/gundam/attack/state';
import { gundamAttack } from '../../app/_stands/gundam-attack';
import type { Picture, PictureCard } from '../../app/_stands/picture';
import { runs } from '../rules/core/support';

const { simulator, tellMove, tellEvent, tellRefusal, attempts, picture, scenarios, seatOf } = gundamAttack;

function check(text: string): void {
  if (!text || /undefined|NaN|\[object/.test(text)) throw new Error(`bad words: "${text}"`);
}

const cardsIn = (drawn: Picture): PictureCard[] => {
  const all = (card: PictureCard): PictureCard[] => [card, ...(card.holds ?? []).flatMap(all)];
  return drawn.zones.flatMap((zone) => ('cards' in zone ? zone.cards.flatMap(all) : []));
};

/** Everything that is said and drawn of a position. */
function inspect(state: AttackState, moves: readonly Move[]): void {
  const refused = attempts(state);
  if (refused.length > 12) throw new Error('too many attempts');
  for (const { move, refusal } of refused) expect(simulator.play(state, move)).toEqual(refusal);
  for (const locale of LOCALES) {
    for (const move of moves) check(tellMove(locale, state, move));
    for (const { move, refusal } of refused) {
      check(tellMove(locale, state, move));
      check(tellRefusal(locale, refusal));
    }
    const drawn = picture(locale, state);
    check(drawn.moment);
    check(drawn.opportunity.text);
    const zones = drawn.zones.map(({ id }) => id);
    const ids = cardsIn(drawn).map(({ id }) => id);
    if (new Set(zones).size !== zones.length) throw new Error('two zones of one name');
    if (new Set(ids).size !== ids.length) throw new Error(`two cards of one name: ${ids.join()}`);
    for (const { title, facts = [], marks = [] } of cardsIn(drawn))
      for (const text of [title, ...facts, ...marks.map((mark) => mark.text)]) check(text);
  }
}

describe('In random play', () => {
  it('every position is drawn, every move, event and refusal has words, each attempt is refused just so', {
    timeout: 3_600_000,
  }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        const random = seeded(seed);
        let state = simulator.start(randomSetup(random));
        for (;;) {
          const moves = simulator.options(state);
          inspect(state, moves);
          const move = moves[random(Math.max(1, moves.length))];
          if (!move) break;
          const step = simulator.play(state, move);
          if (!step.ok) throw new Error(step.code);
          for (const locale of LOCALES) for (const event of step.events) check(tellEvent(locale, event));
          state = step.state;
        }
      }),
      { numRuns: runs(0.02) },
    );
  });
});

describe('The stand', () => {
  it('opens with its simplest scenario', () => {
    expect(scenarios[0]?.id).toBe('attack-on-the-player');
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
  });
  it('keeps the picture of two players to a few zones', () => {
    for (const scenario of scenarios) {
      const state = simulator.start(scenario.setup);
      expect(picture('fr', state).zones.length, scenario.id).toBeLessThanOrEqual(8);
    }
  });
  it('shows Shields face down', () => {
    const [scenario] = scenarios;
    if (!scenario) throw new Error('no scenario');
    const drawn = picture('en', simulator.start(scenario.setup));
    const shields = cardsIn(drawn).filter(({ id }) => id.includes('shield'));
    expect(shields).toHaveLength(9);
    expect(shields.every(({ faceDown, title }) => faceDown && title === 'Shield')).toBe(true);
  });
  it('knows who makes a move', () => {
    expect(seatOf({ type: 'pass', player: '3' })).toBe('3');
  });
});
