import { ASSISTANT_WORDS } from '../../_i18n/assistant';
import type { Locale } from '../../_i18n/locales';
import { fitting, shortened } from '../budget';
import type { Shelf } from '../shelf';
import { type Played, playSituation, SITUATION } from '../situation';
import { from, locale, tool } from '../tool';

export const whatCanHappen = tool({
  name: 'what_can_happen',
  title: 'What can happen now',
  about:
    'A situation (engine with setup, or an example and how many of its steps; then line) → whose turn it is, every legal move, and moves that one could think of with the rule that refuses them.',
  input: { ...SITUATION, locale, from },
  async call(world, { locale: language, from: first, ...asked }) {
    const [shelf, played] = await Promise.all([world.shelf(), playSituation(asked, language)]);
    const { stand, state, url } = played;
    const { moment, opportunity } = stand.picture(language, state);
    const refusal = refusalOf(played, shelf, language);
    const options = stand.simulator.options(state).map((move) => ({
      kind: 'legal',
      move,
      by: stand.seatOf(move),
      says: stand.tellMove(language, state, move),
      ...worthOf(played, move, language),
    }));
    const refused = stand.attempts(state).map(({ move, refusal: why }) => ({
      kind: 'refused',
      move,
      by: stand.seatOf(move),
      says: stand.tellMove(language, state, move),
      code: why.code,
      why: stand.tellRefusal(language, why),
      rule: shelf.citeId(language, why.rule, 1),
    }));
    const ways = (stand.waysOut?.(language, state) ?? []).map(({ seat, title, ways: each }) => ({
      kind: 'way-out',
      by: seat,
      title,
      ways: each.slice(0, 8).map(({ text }) => shortened(text, 200)),
    }));
    const head = {
      found: true,
      url,
      moment,
      turn: opportunity.text,
      ...(opportunity.seat && { seat: opportunity.seat }),
      ...(refusal && { lineRefused: refusal }),
      legal: options.length,
      refused: refused.length,
      ...(options.length === 0 && { note: ASSISTANT_WORDS[language].playIsOver }),
    };
    const { shown, next } = fitting<object>([...options, ...refused, ...ways], first, head);
    return { ...head, moves: shown, next };
  },
});

/** Where the line ended before its end. */
export function refusalOf({ stand, moves }: Played, shelf: Shelf, language: Locale): object | undefined {
  const last = moves.at(-1);
  if (!last || last.result.ok) return undefined;
  const { code, rule } = last.result;
  return {
    step: moves.length,
    code,
    why: stand.tellRefusal(language, last.result),
    rule: shelf.citeId(language, rule),
    note: ASSISTANT_WORDS[language].lineRefused(moves.length),
  };
}

function worthOf({ stand, state }: Played, move: unknown, language: Locale): { worth?: string } {
  const worth = stand.worth?.(language, state, move);
  return worth === undefined ? {} : { worth };
}
