import { z } from 'zod';
import { simulatorHref, tableHref } from '../_corpus/addresses';
import { ASSISTANT_WORDS } from '../_i18n/assistant';
import { EDIT_WORDS } from '../_i18n/edits';
import type { Locale } from '../_i18n/locales';
import { writeState } from '../_leaf/address-state';
import { absolute } from '../_open-data/addresses';
import type { GameEvent, Refusal, Step } from '../_rules/core/contract';
import { editedStand } from '../_situations/edited-stand';
import { readLink, writeLink } from '../_situations/link';
import { flawOfSetup, setupOf } from '../_situations/open-situation';
import { isFlaw, LONGEST_LINE, readSituation, type Situation } from '../_situations/situation';
import { loadBench } from '../_stands/benches/registry';
import { loadStand, STAND_IDS, type StandId } from '../_stands/registry';
import type { AnyStand } from '../_stands/stand';
import { shortened } from './budget';
import { WrongCall } from './tool';

/** A situation as plain data: a link, or the engine, what is on the table (or where it is taken from) and the line. */
export const SITUATION = {
  engine: z
    .enum(STAND_IDS as [StandId, ...StandId[]])
    .optional()
    .describe('Needed unless link is given'),
  setup: z.record(z.string(), z.unknown()).optional().describe('What is on the table; see list_examples'),
  example: z.string().optional().describe('Take the setup of this example instead'),
  template: z.string().optional().describe('Take this template instead'),
  line: z
    .array(z.record(z.string(), z.unknown()))
    .optional()
    .describe('Moves made so far, in order; or changes to the table: { edit: … }'),
  step: z.number().int().min(0).max(LONGEST_LINE).optional().describe('So many moves of the example first'),
  link: z.string().optional().describe('A whole situation: what stands behind #s= in the address of a table'),
};

export interface Asked {
  engine?: StandId | undefined;
  setup?: Record<string, unknown> | undefined;
  example?: string | undefined;
  template?: string | undefined;
  line?: Record<string, unknown>[] | undefined;
  step?: number | undefined;
  link?: string | undefined;
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
  const given = await situationOf(asked, language);
  const { engine, base } = given;
  const [plain, workbench] = await Promise.all([loadStand(engine), loadBench(engine)]);
  const scenario = 'example' in base ? plain.scenarios.find(({ id }) => id === base.example) : undefined;
  if ('example' in base && !scenario)
    throw new WrongCall(words.noSuchExample(engine, shortened(base.example, 80)));
  const stand = editedStand(plain, workbench);
  const setup = setupOf(base, stand, workbench);
  if (setup === undefined) throw new WrongCall(words.noSetup);
  const before = (scenario?.line ?? [])
    .slice(0, asked.step ?? 0)
    .filter(({ refused }) => refused === undefined)
    .map(({ move }) => move as Situation['line'][number]);
  const line = [...before, ...given.line];
  if (line.length > LONGEST_LINE) throw new WrongCall(words.longLine(LONGEST_LINE));
  const flaw = flawOfSetup(stand, setup);
  if (flaw) throw new WrongCall(words.badSetup(shortened(flaw.at ?? flaw.code, 200)));
  return { stand, ...play(stand, setup, line), url: await addressOf({ ...given, line }, language) };
}

/** What is asked, as a situation; a call that gives none, or one that cannot be read, is told so. */
async function situationOf(asked: Asked, language: Locale): Promise<Situation> {
  const words = ASSISTANT_WORDS[language];
  const { link, step: _, ...plain } = asked;
  if (
    link === undefined &&
    plain.setup === undefined &&
    plain.example === undefined &&
    plain.template === undefined
  )
    throw new WrongCall(words.noSetup);
  const read = link === undefined ? readSituation(plain) : await readLink(link.replace(/^.*[#&]s=/, ''));
  if (!isFlaw(read))
    return link === undefined ? read : { ...read, line: [...read.line, ...(asked.line ?? [])] };
  if (read.code === 'too-long' && read.at === 'line') throw new WrongCall(words.longLine(LONGEST_LINE));
  throw new WrongCall(shortened(EDIT_WORDS[language].flaws[read.code](read.at), 300));
}

/** Where people see the very table; the simulator's page where it is too long for a link. */
async function addressOf(situation: Situation, language: Locale): Promise<string> {
  const link = await writeLink(situation);
  return absolute(
    link === undefined
      ? simulatorHref(language, situation.engine)
      : tableHref(language) + writeState({ s: link }),
  );
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
