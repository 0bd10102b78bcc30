import { ASSISTANT_WORDS } from '../../_i18n/assistant';
import type { Locale } from '../../_i18n/locales';
import { fitting } from '../budget';
import type { Shelf } from '../shelf';
import { type Played, type PlayedMove, playSituation, SITUATION } from '../situation';
import { from, locale, tool } from '../tool';
import { refusalOf } from './what-can-happen';

export const simulate = tool({
  name: 'simulate',
  title: 'Play a line of moves',
  about:
    'Plays a line of moves from a setup (or an example) and gives the trace: what each move does, by which rule, and where the rules refuse one.',
  input: { ...SITUATION, locale, from },
  async call(world, { locale: language, from: first, ...asked }) {
    const [shelf, played] = await Promise.all([world.shelf(), playSituation(asked, language)]);
    const { stand, state, moves, url } = played;
    const { moment, opportunity } = stand.picture(language, state);
    const refusal = refusalOf(played, shelf, language);
    const isOver = stand.simulator.options(state).length === 0;
    const head = {
      found: true,
      url,
      steps: moves.length,
      moment,
      turn: opportunity.text,
      ...(refusal && { lineRefused: refusal }),
      ...(isOver && { note: ASSISTANT_WORDS[language].playIsOver }),
    };
    const trace = moves.map((one, i) => ({ step: i + 1, ...told(played, one, shelf, language) }));
    const { shown, next } = fitting(trace, first, head);
    return { ...head, trace: shown, next };
  },
});

function told(
  { stand }: Played,
  { move, before, result }: PlayedMove,
  shelf: Shelf,
  language: Locale,
): object {
  const rule = shelf.citeId(language, result.rule, 1);
  const about = { move, by: moverOf(stand, move), rule };
  if (!result.ok) return { ...about, refused: result.code, why: stand.tellRefusal(language, result) };
  return {
    ...about,
    says: stand.tellMove(language, before, move),
    events: result.events.map((event) => stand.tellEvent(language, event)),
  };
}

/** A refused move may be anything at all. */
function moverOf(stand: Played['stand'], move: unknown): string | undefined {
  try {
    return stand.seatOf(move);
  } catch {
    return undefined;
  }
}
