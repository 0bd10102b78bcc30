import { openSituation } from '../../app/_situations/open-situation';
import { isFlaw, type Situation } from '../../app/_situations/situation';
import type { StandId } from '../../app/_stands/registry';

type Item = Situation['line'][number];

/** A table as somebody laid it out and played it, and what a judge asks of it. */
export interface Table {
  state: unknown;
  /** Whether the rules allow this move now. */
  allows(move: Item): boolean;
  /** Why the rules refuse this move now: its code and its rule, as one word. */
  refuses(move: Item): string;
  /** What is told of the moves, from the first one on. */
  told: string[];
  /** The cards that lie at a place, and how many there are. */
  at(place: string): readonly string[];
  count(place: string): number | undefined;
  figure(card: string, figure: string): number | undefined;
  switchedTo(what: string, card?: string): unknown;
  odd: string[];
  /** How many ways there are to settle what is owed, for each player who owes. */
  ways: number[];
}

/** Lays a dispute out from a template and plays it; every edit and move has to be taken. */
export async function dispute(engine: StandId, template: string, line: Item[]): Promise<Table> {
  const opened = await openSituation({ engine, base: { template }, line });
  if (isFlaw(opened))
    throw new Error(
      `${engine} ${template}: ${opened.code} at ${opened.at}: ${JSON.stringify(line[Number(opened.at) - 1])}`,
    );
  const { stand, setup, state, workbench } = opened;
  const { bench } = workbench;
  const place = (id: string) => bench.places(state).find((one) => one.id === id);
  return {
    state,
    allows: (move) => stand.simulator.play(state, move).ok,
    refuses(move) {
      const made = stand.simulator.play(state, move);
      return made.ok ? 'allowed' : `${made.code} ${made.rule}`;
    },
    told: tellAll(stand, setup, line),
    at: (id) => place(id)?.cards ?? [],
    count: (id) => place(id)?.count,
    figure: (id, figure) => bench.cards(state).find((card) => card.id === id)?.figures[figure],
    switchedTo: (what, card) =>
      bench.switches(state).find((one) => one.id === what && one.card === card)?.value,
    odd: bench.odd(state).map(({ code }) => code),
    ways: (stand.waysOut?.('en', state) ?? []).map(({ ways }) => ways.length),
  };
}

type Opened = Exclude<Awaited<ReturnType<typeof openSituation>>, { code: string }>;

function tellAll(stand: Opened['stand'], setup: unknown, line: Item[]): string[] {
  let state: unknown = stand.simulator.start(setup);
  return line.flatMap((item) => {
    const made = stand.simulator.play(state, item);
    if (!made.ok) return [];
    state = made.state;
    return made.events.map((event) => stand.tellEvent('en', event));
  });
}

export const add = (to: string, known: string): Item => ({ edit: 'add', to, piece: { known } });
export const own = (
  to: string,
  kind: string,
  title: string,
  figures: Record<string, number> = {},
  traits: string[] = [],
): Item => ({ edit: 'add', to, piece: { kind, title, figures, traits } });
export const put = (card: string, to: string): Item => ({ edit: 'move', card, to });
export const gone = (card: string): Item => ({ edit: 'remove', card });
export const count = (place: string, to: number): Item => ({ edit: 'count', place, to });
export const figure = (card: string, which: string, to: number): Item => ({
  edit: 'figure',
  card,
  figure: which,
  to,
});
export const set = (what: string, to: string | number | boolean, card?: string): Item =>
  card === undefined ? { edit: 'set', what, to } : { edit: 'set', what, to, card };
