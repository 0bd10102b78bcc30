import { rulesHref } from '../../_corpus/addresses';
import { type Field, seedNumber, type Wish } from '../../_desk/practice/address';
import type { Question } from '../../_desk/practice/question';
import type { Locale } from '../../_i18n/locales';
import { gameOfStand, loadStand, STAND_IDS, type StandId } from '../../_stands/registry';
import type { AnyStand } from '../../_stands/stand';
import type { PreviewData } from '../article/preview-data';
import { fetchRules } from '../simulators/fetch-rules';

/** A run with all that is needed to play it without a network. */
export interface LoadedRun {
  questions: Question[];
  stands: Partial<Record<StandId, AnyStand>>;
  rules: Record<string, PreviewData>;
}

const standsOf = (field: Field): StandId[] =>
  STAND_IDS.filter((id) => field === 'all' || gameOfStand(id) === field);

export async function loadRun(locale: Locale, { field, level, seed }: Required<Wish>): Promise<LoadedRun> {
  const ids = standsOf(field);
  const games = [...new Set(ids.map(gameOfStand))];
  const [{ makeRun }, { prepare }, stands, rules] = await Promise.all([
    import('../../_desk/practice/run'),
    import('../../_desk/practice/position'),
    Promise.all(ids.map(loadStand)),
    // without them each question still has its reason, and a link to its rule
    Promise.all(games.map((game) => fetchRules(rulesHref(locale, game)).catch(() => ({})))),
  ]);
  const grounds = ids.map((id, i) => prepare(id, stands[i] as AnyStand));
  return {
    questions: makeRun(grounds, seedNumber(seed), level),
    stands: Object.fromEntries(ids.map((id, i) => [id, stands[i]])),
    rules: Object.assign({}, ...rules),
  };
}
