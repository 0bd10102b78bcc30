import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../app/_i18n/locales';
import { PLANETS_WORDS } from '../../app/_i18n/rules/yj-planets';
import { seeded } from '../../app/_rules/core/seeded';
import { SETUP_FLAWS } from '../../app/_rules/young-jedi/planets/check-setup';
import type { PlanetsState } from '../../app/_rules/young-jedi/planets/state';
import type { Picture } from '../../app/_stands/picture';
import { yjPlanets } from '../../app/_stands/yj-planets';
import { cardsOf } from '../../app/_ui/simulators/card-moves';
import { PATIENCE, runs } from '../rules/core/support';
import { randomSetup } from '../rules/young-jedi/planets/random-play';

const { start, options, play } = yjPlanets.simulator;
const BAD = /undefined|NaN|\[object|^$/;

const idsOf = (picture: Picture): string[] => [
  ...cardsOf(picture).map(({ id }) => id),
  ...picture.zones.flatMap((zone) =>
    zone.form === 'piles' ? zone.piles.flatMap(({ id, cards = [] }) => [id, ...cards]) : [],
  ),
];

/** A position of a worked example, as drawn. */
function drawn(scenario: string, after: number): Picture {
  const found = yjPlanets.scenarios.find(({ id }) => id === scenario);
  if (!found) throw new Error(`no scenario ${scenario}`);
  const state = found.line.slice(0, after).reduce((before, { move }) => {
    const result = play(before, move);
    return result.ok ? result.state : before;
  }, start(found.setup));
  return yjPlanets.picture('en', state);
}

const placesIn = ({ zones }: Picture) => zones.flatMap((zone) => (zone.form === 'places' ? zone.places : []));

function look(state: PlanetsState): void {
  for (const locale of LOCALES) {
    const picture = yjPlanets.picture(locale, state);
    const ids = idsOf(picture);
    if (new Set(ids).size !== ids.length) throw new Error(`an id twice: ${ids.join()}`);
    if (picture.zones.length > 8) throw new Error('too many zones');
    if (BAD.test(picture.moment) || BAD.test(picture.opportunity.text)) throw new Error('a word is missing');
    for (const move of options(state))
      if (BAD.test(yjPlanets.tellMove(locale, state, move))) throw new Error(JSON.stringify(move));
  }
  const attempts = yjPlanets.attempts(state);
  if (attempts.length > 12) throw new Error('too many attempts');
  for (const { move, refusal } of attempts) {
    expect(play(state, move)).toEqual(refusal);
    for (const locale of LOCALES) {
      expect(yjPlanets.tellRefusal(locale, refusal)).not.toMatch(BAD);
      expect(yjPlanets.tellMove(locale, state, move)).not.toMatch(BAD);
    }
  }
}

describe('The planets stand', () => {
  it('shows every position of its scenarios, and tells every step in both languages', () => {
    for (const { setup, line } of yjPlanets.scenarios) {
      let state = start(setup);
      look(state);
      for (const { move } of line) {
        const result = play(state, move);
        for (const locale of LOCALES) {
          expect(yjPlanets.tellMove(locale, state, move)).not.toMatch(BAD);
          const told = result.ok
            ? result.events.map((event) => yjPlanets.tellEvent(locale, event))
            : [yjPlanets.tellRefusal(locale, result)];
          for (const text of told) expect(text).not.toMatch(BAD);
        }
        if (result.ok) state = result.state;
        look(state);
      }
    }
  });
  it('shows and tells whatever happens in random play', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        const random = seeded(seed);
        let state = start(randomSetup(random));
        for (let i = 0; i < 80; i++) {
          if (random(4) === 0) look(state);
          const moves = options(state);
          const move = moves[random(Math.max(1, moves.length))];
          const step = move && play(state, move);
          if (!step?.ok) return;
          for (const locale of LOCALES)
            for (const event of step.events)
              if (BAD.test(yjPlanets.tellEvent(locale, event))) throw new Error(event.code);
          state = step.state;
        }
      }),
      { numRuns: runs(0.03) },
    );
  });
  it('has words for every flaw of a setup', () => {
    for (const locale of LOCALES)
      for (const code of SETUP_FLAWS) expect(PLANETS_WORDS[locale].setupFlaws[code]('x')).not.toMatch(BAD);
  });
  it('draws each planet with who holds it, and fighters face to face on the one in play', () => {
    const places = placesIn(drawn('last-character', 3));
    expect(places.map(({ title, marks }) => [title, marks?.[0]?.tone])).toEqual([
      ['Tatooine', 'live'],
      ['Coruscant', 'weak'],
      ['Naboo', 'weak'],
    ]);
    expect(places[0]?.far).toMatchObject([{ id: 'maul', aimsAt: 'guard', marks: [{ tone: 'live' }] }]);
    expect(places[0]?.near).toMatchObject([{ id: 'guard', marks: [{ tone: 'live' }] }]);
  });
  it('leaves the stranded on a planet that is lost', () => {
    const [tatooine] = placesIn(drawn('last-character', 7));
    expect(tatooine).toMatchObject({ seat: 'dark', far: [{ id: 'maul', marks: [{ text: 'stranded' }] }] });
  });
  it('shows the destinies that say who starts, one after the other', () => {
    const zones = drawn('who-starts', 1).zones.filter(({ form }) => form === 'draw');
    expect(zones).toMatchObject([
      { seat: 'dark', draw: { cards: [{ id: 'start-dark' }] } },
      { seat: 'light', draw: { cards: [{ value: 4 }] } },
    ]);
  });
});
