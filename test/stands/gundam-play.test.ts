import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../app/_i18n/locales';
import { seeded } from '../../app/_rules/core/seeded';
import type { Move, PlayState } from '../../app/_rules/gundam/play/state';
import { gundamPlay } from '../../app/_stands/gundam-play';
import type { Picture, PictureCard } from '../../app/_stands/picture';
import { cardsOf } from '../../app/_ui/simulators/card-moves';
import { runs } from '../rules/core/support';
import { randomSetup } from '../rules/gundam/play/random-play';

const { simulator, tellMove, tellEvent, tellRefusal, attempts, picture, scenarios } = gundamPlay;

function check(text: string): void {
  if (!text || /undefined|NaN|\[object/.test(text)) throw new Error(`bad words: "${text}"`);
}

/** A position of a worked example, as drawn. */
function drawn(scenario: string, after: number): Picture {
  const found = scenarios.find(({ id }) => id === scenario);
  if (!found) throw new Error(`no scenario ${scenario}`);
  const state = found.line.slice(0, after).reduce((before, { move }) => {
    const result = simulator.play(before, move);
    return result.ok ? result.state : before;
  }, simulator.start(found.setup));
  return picture('en', state);
}

const cardIn = (shown: Picture, id: string): PictureCard | undefined =>
  cardsOf(shown).find((card) => card.id === id);

/** Everything that is said and drawn of a position. */
function inspect(state: PlayState, moves: readonly Move[]): void {
  const refused = attempts(state);
  if (refused.length > 12) throw new Error('too many attempts');
  for (const { move, refusal } of refused) expect(simulator.play(state, move)).toEqual(refusal);
  for (const locale of LOCALES) {
    for (const move of moves) check(tellMove(locale, state, move));
    for (const { move, refusal } of refused) {
      check(tellMove(locale, state, move));
      check(tellRefusal(locale, refusal));
    }
    const shown = picture(locale, state);
    check(shown.moment);
    check(shown.opportunity.text);
    const zones = shown.zones.map(({ id }) => id);
    const ids = cardsOf(shown).map(({ id }) => id);
    if (new Set(zones).size !== zones.length) throw new Error('two zones of one name');
    if (new Set(ids).size !== ids.length) throw new Error(`two cards of one name: ${ids.join()}`);
    for (const { title, facts = [], marks = [] } of cardsOf(shown))
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

describe('What is drawn of a whole play', () => {
  it('has the phases of the turn, and the steps of the attack while there is one', () => {
    const before = drawn('still-rested', 1).zones[0];
    expect(before).toMatchObject({ id: 'phases', form: 'track' });
    const during = drawn('still-rested', 2).zones[0];
    expect(during).toMatchObject({ id: 'attack-steps' });
  });
  it('has the steps of the set-up before the first turn', () => {
    const shown = drawn('from-the-first-hand', 5);
    expect(shown.moment).toBe('Before the first turn · placing of Shields');
    expect(shown.zones[0]).toMatchObject({
      steps: [
        { title: 'hand', at: 'done' },
        { title: 'Shields', at: 'now' },
        { title: 'tokens', at: 'ahead' },
      ],
    });
  });
  it('shows the cards that are looked at, and says who has to answer', () => {
    const shown = drawn('look-at-the-deck', 4);
    expect(shown.opportunity).toEqual({ seat: '2', text: 'Player 2: what about the cards looked at?' });
    const zone = shown.zones.find(({ id }) => id === 'looked-at');
    expect(zone).toMatchObject({ cards: [{ title: 'GM' }, { title: 'Gelgoog' }, { faceDown: true }] });
  });
  it('keeps a Command in sight while its text waits', () => {
    const shown = drawn('cheaper-aerial', 2);
    expect(cardIn(shown, 'affection')).toMatchObject({ title: 'Overflowing Affection' });
    expect(shown.opportunity.text).toBe('Player 1: discard 1 card.');
  });
  it('counts decks and resource decks, and knows the top card where it is known', () => {
    const piles = drawn('down-to-ten', 0).zones.flatMap((zone) => (zone.form === 'piles' ? zone.piles : []));
    expect(piles.find(({ id }) => id === 'deck-1')).toMatchObject({ count: 21, top: ['ReZEL'] });
    expect(piles.find(({ id }) => id === 'resource-deck-1')).toMatchObject({ count: 6 });
  });
});
