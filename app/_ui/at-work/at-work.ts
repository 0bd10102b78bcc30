import { type Chapter, type Entry, pageOf } from '../../_corpus/corpus';
import { type Library, library } from '../../_corpus/library';
import { type Tool, type ToolId, toolById } from '../../_stands/tools';
import { type Bite, everyBite } from './bites';
import { isWithin, type Subject, TIES, type Tie, Ties } from './ties';
import { TOOL_RULES } from './tools-at-work';

/** Where one sees a rule at work. */
export interface AtWork {
  /** One position an example, the most telling first. */
  bites: Bite[];
  tools: Tool[];
}

/** As many examples as anybody goes through. */
const MOST = 4;
/** Ties that stand in only where there is no nearer one. */
const LAST_RESORTS: readonly Tie[] = ['example', 'passage'];

const made = new WeakMap<Library, Promise<Ties>>();

/** Made once a library: every page asks for them. */
function ties(): Promise<Ties> {
  const from = library();
  const known = made.get(from) ?? everyBite().then((bites) => new Ties(from.corpus, bites));
  made.set(from, known);
  return known;
}

export function entryAtWork({ id, game, sources }: Entry): Promise<AtWork> {
  return atWork({ id, game, sources, isEntry: true });
}

/** By the id of each section; that of the chapter itself is empty. */
export async function sectionsAtWork(chapter: Chapter): Promise<Map<string, AtWork>> {
  const found = pageOf(chapter, 'fr').passages.map(async ({ id, sources }) => {
    const subject = {
      id: id ? `${chapter.id}#${id}` : chapter.id,
      game: chapter.game,
      sources: sources.map(({ of }) => of),
      isEntry: false,
    };
    return [id, await atWork(subject)] as const;
  });
  return new Map(await Promise.all(found));
}

async function atWork(subject: Subject): Promise<AtWork> {
  const between = await ties();
  const tied = (await everyBite()).flatMap((bite) => {
    const tie = between.between(bite, subject);
    return tie ? { bite, tie } : [];
  });
  const tools = (Object.keys(TOOL_RULES) as ToolId[]).filter((tool) =>
    TOOL_RULES[tool]?.some((rule) => isWithin(rule, subject) || between.bearsName(rule, subject)),
  );
  return { bites: mostTelling(tied), tools: await Promise.all(tools.map(toolById)) };
}

interface Tied {
  bite: Bite;
  tie: Tie;
}

/** The nearest first; a key position before a refusal, and both before any step that merely applies the rule. */
const rank = ({ bite: { isRefused, isTelling }, tie }: Tied): number =>
  (isTelling ? 0 : 100) + 10 * TIES.indexOf(tie === 'name' ? 'rule' : tie) + (isRefused ? 1 : 0);

/** Of each example the step that shows most; of the examples those that do. */
export function mostTelling(tied: readonly Tied[]): Bite[] {
  const near = tied.filter(({ tie }) => !LAST_RESORTS.includes(tie));
  const resort = LAST_RESORTS.find((tie) => tied.some((one) => one.tie === tie));
  const wanted = near.length > 0 ? near : tied.filter(({ tie }) => tie === resort);
  const seen = new Set<object>();
  return wanted
    .toSorted((a, b) => rank(a) - rank(b))
    .filter(({ bite }) => !seen.has(bite.scenario) && seen.add(bite.scenario))
    .map(({ bite }) => bite)
    .slice(0, MOST);
}
