import fc from 'fast-check';
import { LOCALES } from '../../app/_i18n/locales';
import { seeded } from '../../app/_rules/core/seeded';
import type { AnyStand } from '../../app/_stands/stand';
import { cardsOf } from '../../app/_ui/simulators/card-moves';
import { anyOf, type Walked } from '../rules/core/random-walk';
import { isPlain, runs } from '../rules/core/support';

/** How to play a stand at random. */
// biome-ignore lint/suspicious/noExplicitAny: each stand is consistent in itself; a list of all cannot say so
export type Playing = Pick<Walked<any, any, any>, 'randomSetup' | 'choose'>;

export const WORDLESS = /undefined|NaN|\[object|^$/;

/** Few rows a player, and few moves to think of beside one for each card in sight. */
const MOST_ZONES_A_SEAT = 6;
const MOST_ATTEMPTS = 12;

/** Looks over a stand's shoulder while it is played: whatever is drawn or told must be whole, in both languages. */
export function watch(stand: AnyStand) {
  const { start, options, play } = stand.simulator;

  /** Every card is drawn once. */
  function look(state: unknown): void {
    for (const locale of LOCALES) {
      const picture = stand.picture(locale, state);
      if (!isPlain(picture)) throw new Error('a picture is not plain data');
      if (WORDLESS.test(JSON.stringify(picture))) throw new Error(JSON.stringify(picture));
      const piled = picture.zones.flatMap((zone) =>
        zone.form === 'piles' ? zone.piles.flatMap(({ cards = [] }) => cards) : [],
      );
      const ids = [...cardsOf(picture).map(({ id }) => id), ...piled];
      if (new Set(ids).size !== ids.length) throw new Error(`a card is drawn twice: ${ids.join()}`);
      if (new Set(picture.zones.map(({ id }) => id)).size !== picture.zones.length)
        throw new Error('a zone is drawn twice');
      const seats = new Set(picture.zones.flatMap(({ seat }) => seat ?? [])).size;
      if (picture.zones.length > MOST_ZONES_A_SEAT * Math.max(2, seats)) throw new Error('too many zones');
      if (picture.opportunity.text === '') throw new Error('nobody is said to act');
    }
  }

  /** Every move, event and refusal has words. */
  function tell(state: unknown, move: unknown): void {
    const result = play(state, move);
    for (const locale of LOCALES) {
      const said = [
        stand.tellMove(locale, state, move),
        ...(result.ok
          ? result.events.map((event) => stand.tellEvent(locale, event))
          : [stand.tellRefusal(locale, result)]),
      ];
      for (const text of said) if (WORDLESS.test(text)) throw new Error(`${JSON.stringify(move)}: ${text}`);
    }
  }

  function tryAttempts(state: unknown): void {
    const attempts = stand.attempts(state);
    if (attempts.length > MOST_ATTEMPTS + cardsOf(stand.picture('en', state)).length)
      throw new Error('too many attempts');
    for (const { move, refusal } of attempts) {
      if (JSON.stringify(play(state, move)) !== JSON.stringify(refusal))
        throw new Error(JSON.stringify(move));
      tell(state, move);
    }
  }

  return {
    /** Everything that the stepper shows of a position. */
    position(state: unknown): void {
      look(state);
      for (const move of options(state)) tell(state, move);
      tryAttempts(state);
    },
    anyPlay({ randomSetup, choose = anyOf }: Playing, longest = 40): void {
      fc.assert(
        fc.property(fc.integer({ min: 0 }), fc.nat(longest), (seed, stop) => {
          const random = seeded(seed);
          let state = start(randomSetup(random));
          for (let i = 0; i < stop; i++) {
            const move = choose(random, options(state));
            if (move === undefined) break;
            tell(state, move);
            const result = play(state, move);
            if (result.ok) state = result.state;
          }
          look(state);
          tryAttempts(state);
        }),
        { numRuns: runs(0.04) },
      );
    },
  };
}
