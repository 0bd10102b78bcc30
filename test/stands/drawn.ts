import type { Locale } from '../../app/_i18n/locales';
import type { GameEvent, Refusal } from '../../app/_rules/core/contract';
import { replay } from '../../app/_rules/core/replay';
import type { Picture } from '../../app/_stands/picture';
import type { Stand } from '../../app/_stands/stand';

/** The position after so many steps of a worked example; a refused one leaves it as it was. */
export function reached<State, Move, Setup, Event extends GameEvent, Refusing extends Refusal>(
  { simulator, scenarios }: Stand<State, Move, Setup, Event, Refusing>,
  example: string,
  steps: number,
): State {
  const found = scenarios.find(({ id }) => id === example);
  if (!found) throw new Error(`no example ${example}`);
  const moves = found.line.slice(0, steps).map(({ move }) => move);
  return replay(simulator, found.setup, moves).states.at(-1) as State;
}

/** That position as it is drawn. */
export const drawnAfter = <State, Move, Setup, Event extends GameEvent, Refusing extends Refusal>(
  stand: Stand<State, Move, Setup, Event, Refusing>,
  example: string,
  steps: number,
  locale: Locale = 'en',
): Picture => stand.picture(locale, reached(stand, example, steps));
