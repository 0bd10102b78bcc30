import { rulesHref } from '../../_corpus/addresses';
import { FIELDS, type Field, seedFrom, seedNumber, type Wish } from '../../_desk/practice/address';
import { LEVELS, type Question } from '../../_desk/practice/question';
import type { Kept, Origin } from '../../_desk/practice/repetition';
import type { Locale } from '../../_i18n/locales';
import { gameOfStand, loadStand, STAND_IDS, type StandId } from '../../_stands/registry';
import type { AnyStand } from '../../_stands/stand';
import { fetchRules, NO_RULES, type RulesData } from '../simulators/fetch-rules';

/** A run with all that is needed to play it without a network. */
export interface LoadedRun {
  questions: Question[];
  /** Where each question comes from. */
  origins: Origin[];
  stands: Partial<Record<StandId, AnyStand>>;
  rules: RulesData['rules'];
}

type Whole = Required<Wish>;
type MakeRun = (wish: Whole) => Question[];

const standsOf = (field: Field): StandId[] =>
  STAND_IDS.filter((id) => field === 'all' || gameOfStand(id) === field);

/** Ten questions of the reader's choice. */
export const loadRun = (locale: Locale, wish: Whole): Promise<LoadedRun> =>
  prepared(locale, [wish.field], (make) =>
    make(wish).map((question, number) => ({ question, origin: { ...wish, number } })),
  );

/** Questions that come back; those whose position is another by now stay away. */
export const loadKept = (locale: Locale, kept: readonly Kept[]): Promise<LoadedRun> =>
  prepared(
    locale,
    kept.map(({ field }) => field),
    (make) =>
      kept.flatMap(({ field, level, seed, number, position }) => {
        const question = make({ field, level, seed })[number];
        return question?.position === position ? [{ question, origin: { field, level, seed, number } }] : [];
      }),
  );

/** As many as a run has, and as many runs as are searched for them. */
const MOST_QUESTIONS = 10;
const MOST_RUNS = 12;

/** Other questions that rest on the same rules. */
export const loadSameRules = (locale: Locale, wish: Whole, rules: ReadonlySet<string>): Promise<LoadedRun> =>
  prepared(locale, [wish.field], (make) => {
    const asked = new Set(make(wish).map(({ position, ask }) => position + ask.fr));
    const found: Made[] = [];
    for (let run = 1; run <= MOST_RUNS && found.length < MOST_QUESTIONS; run++) {
      const other = { ...wish, seed: seedFrom(((seedNumber(wish.seed) * 31 + run * 7919) % 9973) / 9973) };
      make(other).forEach((question, number) => {
        const key = question.position + question.ask.fr;
        if (!rules.has(question.rule) || asked.has(key) || found.length >= MOST_QUESTIONS) return;
        asked.add(key);
        found.push({ question, origin: { ...other, number } });
      });
    }
    return found;
  });

/** Questions that rest on some pages of rules, whatever their level; the same pages give the same questions. */
export const loadOnRules = (locale: Locale, pages: readonly string[]): Promise<LoadedRun> =>
  prepared(
    locale,
    FIELDS.filter((field) => pages.some((page) => page.startsWith(`${field}/`))),
    (make) => {
      const found = new Map<string, Made>();
      const fields = FIELDS.filter((field) => pages.some((page) => page.startsWith(`${field}/`)));
      for (let run = 0; run < MOST_RUNS * 2 && found.size < MOST_QUESTIONS; run++)
        for (const field of fields) {
          const wish = { field, level: LEVELS[run % LEVELS.length] ?? 'easy', seed: seedFrom(run / 100) };
          make(wish).forEach((question, number) => {
            const [page = ''] = question.rule.split('#');
            const key = question.position + question.ask.fr;
            if (!pages.includes(page) || found.has(key) || found.size >= MOST_QUESTIONS) return;
            found.set(key, { question, origin: { ...wish, number } });
          });
        }
      return [...found.values()];
    },
  );

interface Made {
  question: Question;
  origin: Origin;
}

async function prepared(
  locale: Locale,
  fields: readonly Field[],
  choose: (make: MakeRun) => Made[],
): Promise<LoadedRun> {
  const ids = STAND_IDS.filter((id) => fields.some((field) => standsOf(field).includes(id)));
  const games = [...new Set(ids.map(gameOfStand))];
  const [{ makeRun }, { prepare }, loaded, rules] = await Promise.all([
    import('../../_desk/practice/run'),
    import('../../_desk/practice/position'),
    Promise.all(ids.map(loadStand)),
    // without them each question still has its reason, and a link to its rule
    Promise.all(games.map((game) => fetchRules(rulesHref(locale, game)).catch(() => NO_RULES))),
  ]);
  const grounds = new Map(ids.map((id, i) => [id, prepare(id, loaded[i] as AnyStand)]));
  const made = choose(({ field, level, seed }) =>
    makeRun(
      standsOf(field).flatMap((id) => grounds.get(id) ?? []),
      seedNumber(seed),
      level,
    ),
  );
  return {
    questions: made.map(({ question }) => question),
    origins: made.map(({ origin }) => origin),
    stands: Object.fromEntries(ids.map((id, i) => [id, loaded[i]])),
    rules: Object.assign({}, ...rules.map((found) => found.rules)),
  };
}
