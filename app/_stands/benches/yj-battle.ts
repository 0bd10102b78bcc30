import { BATTLE_BENCH, BATTLE_CHANCES, type BattleChanceWords } from '../../_i18n/benches/yj-battle';
import type { Locale } from '../../_i18n/locales';
import { SIDES, type Side } from '../../_rules/core/sides';
import { battleBench } from '../../_rules/young-jedi/battle/bench';
import { playedOut } from '../../_rules/young-jedi/battle/bench/play-out';
import { hasFighter } from '../../_rules/young-jedi/battle/facts';
import type { BattleSetup, BattleState } from '../../_rules/young-jedi/battle/state';
import { type Outcome, tally } from './tally';
import { told } from './told';
import type { Chances, Workbench } from './workbench';

const PLAYS = 1_000;

const gone = ({ over }: BattleState, words: BattleChanceWords): Outcome | undefined => {
  if (over?.reason === 'deck') return { outcome: words.deck(over.loser), seat: over.loser };
  return over?.reason === 'drawn-game' ? { outcome: words.drawnGame } : undefined;
};

/** What the fight that was to come has come to. */
function fightEnd(before: BattleState, state: BattleState, words: BattleChanceWords): Outcome | undefined {
  const result = state.results[before.results.length];
  if (!result) return gone(state, words);
  const { winner, damage } = result;
  return winner ? { outcome: words.wins(winner, damage), seat: winner } : { outcome: words.nobody };
}

/** Cards lost to damage and breakthrough since then. */
function costs(before: BattleState, state: BattleState): Record<Side, number> {
  const lost = { light: 0, dark: 0 };
  for (const { winner, damage } of state.results.slice(before.results.length))
    if (winner) lost[winner === 'light' ? 'dark' : 'light'] += damage;
  if (state.over?.reason === 'battle-over')
    lost[state.attacker === 'light' ? 'dark' : 'light'] += state.over.breakthrough;
  return lost;
}

function* chances(locale: Locale, state: BattleState): Generator<number, Chances[]> {
  const words = BATTLE_CHANCES[locale];
  const isReady =
    state.fight !== null || state.waiting !== null || SIDES.every((side) => hasFighter(state, side));
  if (state.over || state.stage !== 'fights' || !isReady) return [];
  const given = words.given(PLAYS);
  const next = { count: state.results.length };
  const fight = tally(
    PLAYS,
    (random) =>
      fightEnd(
        state,
        playedOut(state, random, ({ results }) => results.length > next.count),
        words,
      ),
    words.rest,
  );
  let step = fight.next();
  for (; !step.done; step = fight.next()) yield step.value / 2;
  const rows = step.value;
  const battle = tally(
    PLAYS,
    (random) => {
      const end = playedOut(state, random, () => false);
      const { light, dark } = costs(state, end);
      return gone(end, words) ?? { outcome: words.cost(light, dark) };
    },
    words.rest,
  );
  let part = battle.next();
  for (; !part.done; part = battle.next()) yield 0.5 + part.value / 2;
  return [
    { title: words.fight, given, rows },
    { title: words.battle, given, rows: part.value },
  ].filter((each) => each.rows.length > 0);
}

export const yjBattleBench: Workbench<BattleState, BattleSetup> = {
  bench: battleBench,
  ...told(battleBench, BATTLE_BENCH),
  chances,
};
