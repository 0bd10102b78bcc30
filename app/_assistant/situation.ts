import { z } from 'zod';
import { simulatorHref } from '../_corpus/addresses';
import { ASSISTANT_WORDS } from '../_i18n/assistant';
import type { Locale } from '../_i18n/locales';
import { absolute } from '../_open-data/addresses';
import type { GameEvent, Refusal, Step } from '../_rules/core/contract';
import { soundly } from '../_rules/core/sound-setup';
import { loadStand, STAND_IDS, type StandId } from '../_stands/registry';
import type { AnyStand } from '../_stands/stand';
import { shortened } from './budget';
import { WrongCall } from './tool';

/** No dispute at a table takes more moves. */
export const LONGEST_LINE = 1_000;
/** No setup of ours is a tenth as long; a longer one would only keep the engine busy. */
const LONGEST_SETUP = 200_000;

/** A situation as plain data: the engine, what is on the table (or the example that it is taken from), the moves made. */
export const SITUATION = {
  engine: z.enum(STAND_IDS as [StandId, ...StandId[]]),
  setup: z.record(z.string(), z.unknown()).optional().describe('What is on the table; see list_examples'),
  example: z.string().optional().describe('Take the setup of this example instead'),
  line: z.array(z.record(z.string(), z.unknown())).optional().describe('Moves made so far, in order'),
  step: z.number().int().min(0).max(LONGEST_LINE).optional().describe('So many moves of the example first'),
};

export interface Asked {
  engine: StandId;
  setup?: Record<string, unknown> | undefined;
  example?: string | undefined;
  line?: Record<string, unknown>[] | undefined;
  step?: number | undefined;
}

export interface PlayedMove {
  move: unknown;
  /** The state that it was made in. */
  before: unknown;
  result: Step<unknown> | Refusal;
}

export interface Played {
  stand: AnyStand;
  state: unknown;
  moves: PlayedMove[];
  url: string;
}

/** Plays a situation to where it stands. What cannot be played is a wrong call with the reason; nothing else is thrown. */
export async function playSituation(asked: Asked, language: Locale): Promise<Played> {
  const words = ASSISTANT_WORDS[language];
  const { engine, example, step = 0 } = asked;
  const stand = await loadStand(engine);
  const scenario = stand.scenarios.find(({ id }) => id === example);
  if (example !== undefined && !scenario)
    throw new WrongCall(words.noSuchExample(engine, shortened(example, 80)));
  const setup = asked.setup ?? scenario?.setup;
  if (setup === undefined) throw new WrongCall(words.noSetup);
  const before = (scenario?.line ?? [])
    .slice(0, step)
    .filter(({ refused }) => refused === undefined)
    .map(({ move }) => move as unknown);
  const line = [...before, ...(asked.line ?? [])];
  if (line.length > LONGEST_LINE) throw new WrongCall(words.longLine(LONGEST_LINE));
  const flaw = flawOf(stand, setup);
  if (flaw) throw new WrongCall(words.badSetup(shortened(flaw, 200)));
  return { stand, ...play(stand, setup, line), url: absolute(simulatorHref(language, engine, scenario?.id)) };
}

/** A setup that an engine cannot lay out, look at or play from shows it at once. */
function flawOf(stand: AnyStand, setup: unknown): string | undefined {
  if ((JSON.stringify(setup) ?? '').length > LONGEST_SETUP) return `> ${LONGEST_SETUP}`;
  let message = '';
  const [flaw] = soundly(
    setup,
    () => {
      try {
        const state = stand.simulator.start(setup);
        stand.picture('en', state);
        return stand.simulator.options(state).length > 0 ? [] : ['no move is possible'];
      } catch (error) {
        message = error instanceof Error ? error.message : String(error);
        throw error;
      }
    },
    (at) => at,
  );
  return flaw && (message ? `${flaw}: ${message}` : flaw);
}

/** Up to the first move that is refused. */
function play(stand: AnyStand, setup: unknown, line: unknown[]): Pick<Played, 'state' | 'moves'> {
  let state: unknown = stand.simulator.start(setup);
  const moves: PlayedMove[] = [];
  for (const move of line) {
    const result: Step<unknown, GameEvent> | Refusal = stand.simulator.play(state, move);
    moves.push({ move, before: state, result });
    if (!result.ok) break;
    state = result.state;
  }
  return { state, moves };
}
