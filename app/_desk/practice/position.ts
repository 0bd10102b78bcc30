import type { Bilingual, Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import type { Random } from '../../_rules/core/seeded';
import { current, goTo, type PlayTree, pathTo, plant, tryMove } from '../../_stands/play-tree';
import type { StandId } from '../../_stands/registry';
import type { AnyStand, Attempt } from '../../_stands/stand';
import { pick } from './chance';
import { inBoth } from './question';

/** What all moves have in common, as far as questions look into them. */
export type Move = { type?: string; value?: unknown; card?: unknown };

/** A simulator with the lines of its examples, played out once. */
export interface Ground {
  id: StandId;
  stand: AnyStand;
  lines: { scenario: string; tree: PlayTree<unknown, Move> }[];
}

/** A position with all that the rules say of it. */
export interface Position {
  ground: Ground;
  scenario: string;
  tree: PlayTree<unknown, Move>;
  state: unknown;
  options: Move[];
  attempts: Attempt<Move>[];
}

export const prepare = (id: StandId, stand: AnyStand): Ground => ({
  id,
  stand,
  lines: stand.scenarios.map(({ id: scenario, setup, line }) => ({
    scenario,
    tree: plant(stand.simulator, setup, line),
  })),
});

/** How many moves a play goes on for after it has left the example. */
const LONGEST_DETOUR = 6;

/** Somewhere in an example, or a few legal moves away from it. Nothing where the play is over. */
export function findPosition(random: Random, ground: Ground): Position | undefined {
  const { simulator, attempts } = ground.stand;
  const line = pick(random, ground.lines);
  if (!line) return undefined;
  let tree = goTo(line.tree, random(line.tree.positions.length));
  for (let left = random(2) * (1 + random(LONGEST_DETOUR)); left > 0; left--) {
    const move = pick<Move>(random, simulator.options(current(tree).state));
    const made = move && tryMove(simulator, tree, move);
    if (!made || 'ok' in made) break;
    tree = made;
  }
  const { state } = current(tree);
  const options = simulator.options(state);
  return options.length === 0
    ? undefined
    : { ground, scenario: line.scenario, tree, state, options, attempts: attempts(state) };
}

/** A move with the name of its player; nothing for what nobody chooses. */
export function tellOwn(locale: Locale, { stand }: Ground, state: unknown, move: Move): string | undefined {
  const seat = stand.seatOf(move);
  if (!seat) return undefined;
  const { seats, colon } = SIMULATOR_WORDS[locale];
  const [first = '', ...rest] = seats[seat];
  return `${first.toUpperCase()}${rest.join('')}${colon}${stand.tellMove(locale, state, move)}`;
}

/** The same in both languages; nothing for a nameless card, which goes by an id that says nothing to anybody. */
export function tellBoth({ ground, state }: Position, move: Move): Bilingual | undefined {
  const told = inBoth((locale) => tellOwn(locale, ground, state, move) ?? '');
  const nameless = typeof move.card === 'string' && told.fr.includes(move.card);
  return told.fr === '' || nameless ? undefined : told;
}

const SHOWN_BEFORE = 2;

/** The last moves that led here, the latest last. */
export function tellBefore({ ground, tree }: Position): Bilingual[] {
  const made = pathTo(tree).filter(({ refusal }) => !refusal);
  return made.slice(-SHOWN_BEFORE).map(({ parent, move }) =>
    inBoth((locale) => {
      const { state } = tree.positions[parent ?? 0] ?? {};
      return (
        tellOwn(locale, ground, state, move as Move) ?? ground.stand.tellMove(locale, state, move as Move)
      );
    }),
  );
}
