import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../app/_i18n/locales';
import { seeded } from '../../app/_rules/core/seeded';
import { TURN_SCENARIOS } from '../../app/_rules/gundam/turn/scenarios';
import type { Move, TurnState } from '../../app/_rules/gundam/turn/state';
import { gundamTurn } from '../../app/_stands/gundam-turn';
import type { Picture } from '../../app/_stands/picture';
import { cardsOf } from '../../app/_ui/simulators/card-moves';
import { ruleIds } from '../rules/core/rule-ids';
import { PATIENCE, runs } from '../rules/core/support';
import { randomSetup } from '../rules/gundam/turn/random-play';

const { simulator, tellMove, tellEvent, tellRefusal, attempts, picture, seatOf } = gundamTurn;
const ids = ruleIds('gundam');

const hasWords = (text: string): void => {
  if (typeof text !== 'string' || text === '' || /undefined|NaN|\[object/.test(text))
    throw new Error(`no words: ${text}`);
};

const pilesIn = ({ zones }: Picture) => zones.flatMap((zone) => (zone.form === 'piles' ? zone.piles : []));

/** A position of a worked example, as drawn. */
function drawnAt(scenario: string, after: number): Picture {
  const found = TURN_SCENARIOS.find(({ id }) => id === scenario);
  if (!found) throw new Error(`no scenario ${scenario}`);
  const state = found.line.slice(0, after).reduce((before, { move }) => {
    const result = simulator.play(before, move);
    return result.ok ? result.state : before;
  }, simulator.start(found.setup));
  return picture('en', state);
}

/** Everything that is shown of one position, in both languages. */
function show(state: TurnState): void {
  for (const locale of LOCALES) {
    const drawn = picture(locale, state);
    const cards = [
      ...cardsOf(drawn).map(({ id }) => id),
      ...pilesIn(drawn).flatMap(({ cards: held = [] }) => held),
    ];
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
  it('turns Resources sideways as they pay, and brings each from its own deck', () => {
    const own = (shown: Picture) =>
      cardsOf(shown).filter(({ seat, art }) => seat === '1' && art === 'resource');
    expect(pilesIn(drawnAt('paying-cost', 3)).find(({ id }) => id === '1-resource-deck')?.cards?.[0]).toBe(
      '1-resource-3',
    );
    expect(own(drawnAt('paying-cost', 4)).map(({ id }) => id)).toContain('1-resource-3');
    expect(own(drawnAt('paying-cost', 5)).map(({ rested = false }) => rested)).toEqual([false, true, true]);
  });
  it('fans out a hand that is known, and counts one that is not', () => {
    const shown = drawnAt('paying-cost', 0);
    const hands = shown.zones.filter(({ id }) => id.startsWith('hand-'));
    expect(hands.map(({ id }) => id)).toEqual(['hand-1']);
    expect(pilesIn(shown).find(({ id }) => id === '2-hand')?.count).toBe(6);
  });
  it('marks a Unit of this turn as deployed, unless it is a Link Unit', () => {
    const marks = (after: number) =>
      cardsOf(drawnAt('gundam-and-amuro', after)).find(({ id }) => id === 'gundam')?.marks;
    expect(marks(2)).toEqual([{ text: 'deployed', tone: 'weak' }]);
    expect(marks(3)).toEqual([{ text: 'ready', tone: 'live', tells: true }]);
  });
});
