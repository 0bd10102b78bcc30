import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../app/_i18n/locales';
import { seeded } from '../../app/_rules/core/seeded';
import { randomSetup } from '../../app/_rules/gundam/turn/random-play';
import { TURN_SCENARIOS } from '../../app/_rules/gundam/turn/scenarios';
import type { Move, TurnState } from '../../app/_rules/gundam/turn/state';
import { gundamTurn } from '../../app/_stands/gundam-turn';
import type { PictureCard } from '../../app/_stands/picture';
import { ruleIds } from '../rules/core/rule-ids';
import { PATIENCE, runs } from '../rules/core/support';

const { simulator, tellMove, tellEvent, tellRefusal, attempts, picture, seatOf } = gundamTurn;
const ids = ruleIds('gundam');

const hasWords = (text: string): void => {
  if (typeof text !== 'string' || text === '' || /undefined|NaN|\[object/.test(text))
    throw new Error(`no words: ${text}`);
};

const within = (card: PictureCard): string[] => [card.id, ...(card.holds ?? []).flatMap(within)];

/** Everything that is shown of one position, in both languages. */
function show(state: TurnState): void {
  for (const locale of LOCALES) {
    const drawn = picture(locale, state);
    const cards = drawn.zones.flatMap((zone) => ('cards' in zone ? zone.cards.flatMap(within) : []));
    if (new Set(cards).size !== cards.length) throw new Error('a card is drawn twice');
    if (new Set(drawn.zones.map(({ id }) => id)).size !== drawn.zones.length) throw new Error('a zone twice');
    for (const zone of drawn.zones) hasWords(zone.title);
    hasWords(drawn.moment);
    hasWords(drawn.opportunity.text);
    if (JSON.stringify(JSON.parse(JSON.stringify(drawn))) !== JSON.stringify(drawn))
      throw new Error('not plain');
    for (const move of simulator.options(state)) hasWords(tellMove(locale, state, move));
  }
  const refused = attempts(state);
  if (refused.length > 12) throw new Error('too many attempts');
  for (const { move, refusal } of refused) {
    expect(simulator.play(state, move)).toEqual(refusal);
    for (const locale of LOCALES) {
      hasWords(tellRefusal(locale, refusal));
      hasWords(tellMove(locale, state, move));
    }
  }
}

describe('The stand of the turn', () => {
  it('shows and tells every position of its scenarios', () => {
    for (const { setup, line } of TURN_SCENARIOS) {
      let state = simulator.start(setup);
      show(state);
      for (const { move, say } of line) {
        expect(seatOf(move)).toBe(move.player);
        for (const locale of LOCALES) hasWords(say[locale]);
        const result = simulator.play(state, move);
        for (const locale of LOCALES) {
          if (result.ok) for (const event of result.events) hasWords(tellEvent(locale, event));
          else hasWords(tellRefusal(locale, result));
        }
        if (result.ok) state = result.state;
        show(state);
      }
    }
  });
  it('does so for any play', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        const random = seeded(seed);
        let state = simulator.start(randomSetup(random));
        for (let i = 0; i < 400; i++) {
          if (i % 12 === 0) show(state);
          const moves: Move[] = simulator.options(state);
          const move = moves[random(Math.max(1, moves.length))];
          const step = move && simulator.play(state, move);
          if (!step?.ok) break;
          for (const event of step.events) for (const locale of LOCALES) hasWords(tellEvent(locale, event));
          if (!ids.has(step.rule)) throw new Error(`no such rule: ${step.rule}`);
          state = step.state;
        }
        show(state);
      }),
      { numRuns: runs(0.04) },
    );
  });
});
