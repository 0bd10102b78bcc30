import { DUEL_BENCH, DUEL_CHANCES, type DuelChanceWords } from '../../_i18n/benches/yj-duel';
import type { Locale } from '../../_i18n/locales';
import type { Random } from '../../_rules/core/seeded';
import { duelBench } from '../../_rules/young-jedi/duel/bench';
import { duelPlayedOut } from '../../_rules/young-jedi/duel/bench/play-out';
import { options } from '../../_rules/young-jedi/duel/options';
import { play } from '../../_rules/young-jedi/duel/simulator';
import type { DuelSetup, DuelState } from '../../_rules/young-jedi/duel/state';
import { named } from '../../_rules/young-jedi/duel/table';
import { type Outcome, tally } from './tally';
import { told } from './told';
import type { Chances, Workbench } from './workbench';

const PLAYS = 2_000;
/** Duels that could be initiated, each looked at with fewer plays. */
const MOST_DUELS = 3;

/** What a duel that was played out has come to. */
function outcomeOf({ over, result, cards, names }: DuelState, words: DuelChanceWords): Outcome | undefined {
  if (over?.reason === 'deck') return { outcome: words.deck[over.loser], seat: over.loser };
  if (!result) return undefined;
  const [loser] = result.losers;
  if (loser === undefined) return { outcome: words.drawn };
  const id = result.fighters[loser]?.character ?? '';
  const name = names[id] ?? cards[id]?.kind ?? id;
  const outcome = result.outcome === 'discarded' ? words.discarded(name) : words.defeated(name, loser);
  return { outcome, seat: loser };
}

function* chances(locale: Locale, state: DuelState): Generator<number, Chances[]> {
  const words = DUEL_CHANCES[locale];
  const end = (from: DuelState) => (random: Random) => outcomeOf(duelPlayedOut(from, random), words);
  if (state.over) return [];
  if (state.duel) {
    const rows = yield* tally(PLAYS, end(state), words.rest);
    return rows.length > 0 ? [{ title: words.title, given: words.given(PLAYS), rows }] : [];
  }
  const begun = new Map<string, { title: string; from: DuelState }>();
  for (const move of options(state)) {
    if (move.type !== 'initiate') continue;
    const step = play(state, move);
    const key = `${move.character} ${move.target}`;
    if (!step.ok || begun.has(key)) continue;
    const title = words.titleOf(named(state, move.character), named(state, move.target));
    begun.set(key, { title, from: step.state });
  }
  const found: Chances[] = [];
  const plays = PLAYS / 2;
  const duels = [...begun.values()].slice(0, MOST_DUELS);
  for (const [i, { title, from }] of duels.entries()) {
    const looking = tally(plays, end(from), words.rest);
    let next = looking.next();
    for (; !next.done; next = looking.next()) yield (i + next.value) / duels.length;
    if (next.value.length > 0) found.push({ title, given: words.given(plays), rows: next.value });
  }
  return found;
}

export const yjDuelBench: Workbench<DuelState, DuelSetup> = {
  bench: duelBench,
  ...told(duelBench, DUEL_BENCH),
  chances,
};
