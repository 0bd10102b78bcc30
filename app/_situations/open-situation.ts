import { isEdit } from '../_rules/core/edit';
import { soundly } from '../_rules/core/sound-setup';
import { loadBench } from '../_stands/benches/registry';
import type { AnyWorkbench } from '../_stands/benches/workbench';
import { loadStand } from '../_stands/registry';
import type { AnyStand } from '../_stands/stand';
import { editedStand } from './edited-stand';
import type { Base, Situation, SituationFlaw } from './situation';

/** A situation that was played to its end, and what it takes to go on. */
export interface Opened {
  situation: Situation;
  /** With changes by hand among its moves. */
  stand: AnyStand;
  workbench: AnyWorkbench;
  setup: unknown;
  state: unknown;
}

/** The set-up that a situation begins with, if it is known here. */
export function setupOf(base: Base, stand: AnyStand, { bench }: AnyWorkbench): unknown {
  if ('setup' in base) return base.setup;
  if ('example' in base) return stand.scenarios.find(({ id }) => id === base.example)?.setup;
  return bench.templates.find(({ id }) => id === base.template)?.setup;
}

/** Lays a situation out and plays it. Whatever is wrong with it comes back as a flaw; nothing is thrown. */
export async function openSituation(situation: Situation): Promise<Opened | SituationFlaw> {
  const [plain, workbench] = await Promise.all([loadStand(situation.engine), loadBench(situation.engine)]);
  const stand = editedStand(plain, workbench);
  const setup = setupOf(situation.base, stand, workbench);
  const named = 'example' in situation.base ? situation.base.example : undefined;
  if (setup === undefined)
    return {
      code: 'unknown-base',
      at: named ?? ('template' in situation.base ? situation.base.template : ''),
    };
  const played = playOut(stand, setup, situation.line);
  return 'code' in played ? played : { situation, stand, workbench, setup, state: played.state };
}

/** A set-up that cannot be laid out, looked at or played from shows it at once. */
export function flawOfSetup(stand: AnyStand, setup: unknown): SituationFlaw | undefined {
  let message: string | undefined;
  const [flaw] = soundly(
    setup,
    () => {
      try {
        look(stand, stand.simulator.start(setup));
        return [];
      } catch (error) {
        message = error instanceof Error ? error.message.slice(0, 120) : undefined;
        throw error;
      }
    },
    (at) => at,
  );
  return flaw === undefined ? undefined : { code: 'bad-setup', at: message ?? flaw };
}

/** Whatever the page will ask of a position. */
function look(stand: AnyStand, state: unknown): void {
  stand.simulator.options(state);
  stand.attempts(state);
  const odd = oddWord(stand.picture('fr', state));
  if (odd !== undefined) throw new Error(odd);
}

/** What is written on the board: a set-up of somebody's own may have put anything in a title's place. */
const WORDS = new Set([
  'id',
  'title',
  'text',
  'label',
  'short',
  'moment',
  'note',
  'empty',
  'kind',
  'value',
  'figure',
]);

/** Where a picture has something else than words. */
function oddWord(drawn: unknown, at = ''): string | undefined {
  if (typeof drawn !== 'object' || drawn === null) return undefined;
  for (const [key, value] of Object.entries(drawn)) {
    const here = at === '' ? key : `${at}.${key}`;
    const isWord = WORDS.has(key) && typeof value === 'object';
    const odd = isWord ? here : oddWord(value, here);
    if (odd !== undefined) return odd;
  }
  return undefined;
}

function playOut(
  stand: AnyStand,
  setup: unknown,
  line: Situation['line'],
): { state: unknown } | SituationFlaw {
  const flawed = flawOfSetup(stand, setup);
  if (flawed) return flawed;
  let state: unknown = stand.simulator.start(setup);
  for (const [i, item] of line.entries()) {
    const refused = { code: isEdit(item) ? 'refused-edit' : 'refused-move', at: `${i + 1}` } as const;
    try {
      const made = stand.simulator.play(state, item);
      if (!made.ok) return refused;
      state = made.state;
    } catch {
      // a set-up of somebody's own that the engine lays out, but cannot play from
      return refused;
    }
  }
  try {
    look(stand, state);
  } catch {
    // likewise
    return { code: 'bad-setup' };
  }
  return { state };
}
