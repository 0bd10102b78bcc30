import fc from 'fast-check';
import { LOCALES } from '../../app/_i18n/locales';
import type { GameEvent, Refusal } from '../../app/_rules/core/contract';
import { type Random, seeded } from '../../app/_rules/core/seeded';
import type { Stand } from '../../app/_stands/stand';
import { cardsOf } from '../../app/_ui/simulators/card-moves';
import { isPlain, runs } from '../rules/core/support';

export const WORDLESS = /undefined|NaN|\[object|^$/;

/** Looks over a stand's shoulder while it is played: whatever is drawn or told must be whole, in both languages. */
export function watch<State, Move, Setup, Event extends GameEvent, Refusing extends Refusal>(
  stand: Stand<State, Move, Setup, Event, Refusing>,
) {
  const { start, options, play } = stand.simulator;

  /** Every card is drawn once, in few zones. */
  function look(state: State): void {
    for (const locale of LOCALES) {
      const picture = stand.picture(locale, state);
      if (!isPlain(picture)) throw new Error('a picture is not plain data');
      if (WORDLESS.test(JSON.stringify(picture))) throw new Error(JSON.stringify(picture));
      const piled = picture.zones.flatMap((zone) =>
        zone.form === 'piles' ? zone.piles.flatMap(({ cards = [] }) => cards) : [],
      );
      const ids = [...cardsOf(picture).map(({ id }) => id), ...piled];
      if (new Set(ids).size !== ids.length) throw new Error('a card is drawn twice');
      if (new Set(picture.zones.map(({ id }) => id)).size !== picture.zones.length)
        throw new Error('zone twice');
      if (picture.zones.length > 9) throw new Error('too many zones');
    }
  }

  /** Every move, event and refusal has words. */
  function tell(state: State, move: Move): void {
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

  function tryAttempts(state: State): void {
    const attempts = stand.attempts(state);
    if (attempts.length > 12) throw new Error('too many attempts');
    for (const { move, refusal } of attempts) {
      if (JSON.stringify(play(state, move)) !== JSON.stringify(refusal))
        throw new Error(JSON.stringify(move));
      tell(state, move);
    }
  }

  return {
    everyScenario(): void {
      for (const scenario of stand.scenarios) {
        let state = start(scenario.setup);
        for (const { move } of scenario.line) {
          look(state);
          tell(state, move);
          tryAttempts(state);
          const result = play(state, move);
          if (result.ok) state = result.state;
        }
        look(state);
      }
    },
    anyPlay(randomSetup: (random: Random) => Setup, longest = 40): void {
      fc.assert(
        fc.property(fc.integer({ min: 0 }), fc.nat(longest), (seed, stop) => {
          const random = seeded(seed);
          let state = start(randomSetup(random));
          for (let i = 0; i < stop; i++) {
            const moves = options(state);
            const move = moves[random(Math.max(1, moves.length))];
            if (move === undefined) break;
            tell(state, move);
            const result = play(state, move);
            if (result.ok) state = result.state;
          }
          look(state);
          tryAttempts(state);
        }),
        { numRuns: runs(0.25) },
      );
    },
  };
}
