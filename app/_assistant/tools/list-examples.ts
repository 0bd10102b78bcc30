import { z } from 'zod';
import { simulatorHref } from '../../_corpus/addresses';
import { ASSISTANT_WORDS } from '../../_i18n/assistant';
import type { Locale } from '../../_i18n/locales';
import { absolute } from '../../_open-data/addresses';
import type { Scenario } from '../../_rules/core/contract';
import { gameOfStand, loadStand, STAND_IDS, type StandId } from '../../_stands/registry';
import { fitting, MOST_SIGNS, shortened, signsOf } from '../budget';
import { from, game, locale, tool, WrongCall } from '../tool';

const engine = z.enum(STAND_IDS as [StandId, ...StandId[]]);

export const listExamples = tool({
  name: 'list_examples',
  title: 'List worked examples',
  about:
    'Worked examples of the simulators, by game, engine or the rule that they show. With engine and example: that one, with its setup and line of moves, as what_can_happen and simulate take them.',
  input: {
    game,
    engine: engine.optional(),
    rule: z.string().optional().describe('Only those in which this rule decides a move'),
    example: z.string().optional(),
    locale,
    from,
  },
  async call(world, { game: wanted, engine: only, rule, example, locale: language, from: first }) {
    const words = ASSISTANT_WORDS[language];
    if (example !== undefined) {
      if (!only) throw new WrongCall('Give engine with example.');
      return wholeExample(only, example, language, first);
    }
    const shelf = await world.shelf();
    const citing = rule === undefined ? undefined : new Set(shelf.kept.examples[rule] ?? []);
    const ids = STAND_IDS.filter((id) => (!only || id === only) && (!wanted || gameOfStand(id) === wanted));
    const found = await Promise.all(
      ids.map(async (id) => {
        const { scenarios } = await loadStand(id);
        return scenarios
          .filter((one) => !citing || citing.has(`${id}/${one.id}`))
          .map((one) => told(id, one, language));
      }),
    );
    const examples = found.flat();
    if (examples.length === 0) return { found: false, note: words.noExample, examples: [], next: null };
    const { shown, next } = fitting(examples, first, { found: true });
    return { found: true, total: examples.length, examples: shown, next };
  },
});

const told = (id: StandId, scenario: Scenario<unknown, unknown>, language: Locale) => ({
  engine: id,
  example: scenario.id,
  game: gameOfStand(id),
  title: scenario.title[language],
  intro: shortened(scenario.intro[language], 200),
  moves: scenario.line.length,
  url: absolute(simulatorHref(language, id, scenario.id)),
  sources: scenario.sources,
});

/** The setup is whole in the first answer if it fits; else it comes as text, piece by piece, and the moves after it. */
async function wholeExample(id: StandId, example: string, language: Locale, first: number): Promise<object> {
  const { scenarios } = await loadStand(id);
  const scenario = scenarios.find((one) => one.id === example);
  if (!scenario) {
    const note = ASSISTANT_WORDS[language].noSuchExample(id, shortened(example, 80));
    return { found: false, note, examples: scenarios.map((one) => one.id) };
  }
  const head = { found: true, ...told(id, scenario, language) };
  const line = scenario.line.map(({ move, say, refused }) => ({
    move,
    say: shortened(say[language], 240),
    ...(refused && { refused }),
  }));
  const setup = JSON.stringify(scenario.setup);
  const pieces = signsOf(head) + setup.length < MOST_SIGNS / 2 ? [] : piecesOf(setup);
  const things = [...pieces.map((setupText) => ({ setupText })), ...line];
  const around = { ...head, ...(first === 0 && pieces.length === 0 && { setup: scenario.setup }) };
  const { shown, next } = fitting(things, first, around);
  return {
    ...around,
    ...(pieces.length > 0 && { setupIn: pieces.length, note: 'setup = JSON of all setupText in a row' }),
    line: shown,
    next,
  };
}

const PIECE = 2_000;
const piecesOf = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / PIECE) }, (_, i) => text.slice(i * PIECE, (i + 1) * PIECE));
