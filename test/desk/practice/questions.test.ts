import { describe, expect, it } from 'vitest';
import { library } from '../../../app/_corpus/library';
import type { Kind, Question } from '../../../app/_desk/practice/question';
import { KINDS, LEVELS } from '../../../app/_desk/practice/question';
import { makeRun, RUN_LENGTH } from '../../../app/_desk/practice/run';
import { PRACTICE_WORDS } from '../../../app/_i18n/desk/practice';
import { LOCALES } from '../../../app/_i18n/locales';
import { SIMULATOR_WORDS } from '../../../app/_i18n/simulators';
import { SEATS } from '../../../app/_stands/picture';
import { current, plant } from '../../../app/_stands/play-tree';
import { readPosition } from '../../../app/_stands/position-link';
import type { AnyStand } from '../../../app/_stands/stand';
import { grounds, groundsOf } from './support';

const { targets } = library();
const SEEDS = Array.from({ length: 70 }, (_, i) => i * 104_729 + 7);
const runs = LEVELS.flatMap((level) =>
  SEEDS.map((seed) => ({ level, seed, run: makeRun(grounds, seed, level) })),
);
const questions = runs.flatMap(({ run }) => run);
const ofKind = (kind: Kind) => questions.filter((question) => question.kind === kind);

const standOf = ({ stand }: Question): AnyStand => grounds.find(({ id }) => id === stand)?.stand as AnyStand;

/** A move as a question words it, from the stand's own words. */
const worded = (stand: AnyStand, state: unknown, move: unknown): string => {
  const seat = stand.seatOf(move);
  const name = seat ? SIMULATOR_WORDS.en.seats[seat] : '';
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}: ${stand.tellMove('en', state, move)}`;
};

/** What the engine lets happen here, by its words. */
function legalHere(question: Question): Map<string, unknown> {
  const stand = standOf(question);
  const options: unknown[] = stand.simulator.options(question.state);
  return new Map(options.map((move) => [worded(stand, question.state, move), move]));
}

/** The legal move that a question begins with, played. */
function playedIn(question: Question) {
  const found = [...legalHere(question)].find(([text]) => question.ask.en.startsWith(`"${text}". `));
  const result = standOf(question).simulator.play(question.state, found?.[1]);
  if (!found || !result.ok) throw new Error(`no legal move in ${question.ask.en}`);
  return result;
}

describe('Two thousand questions', () => {
  it('are asked about every simulator, in every kind', () => {
    expect(questions.length).toBeGreaterThanOrEqual(2000);
    for (const kind of KINDS) expect(ofKind(kind).length, kind).toBeGreaterThan(100);
    for (const { id } of grounds)
      expect(
        questions.some(({ stand }) => stand === id),
        id,
      ).toBe(true);
  });
  it('each have two to four choices, all different in both languages, one of them right', () => {
    for (const { choices, right, ask } of questions) {
      expect(choices.length).toBeGreaterThanOrEqual(2);
      expect(choices.length).toBeLessThanOrEqual(4);
      expect(choices[right]).toBeDefined();
      for (const locale of LOCALES) {
        expect(new Set(choices.map((choice) => choice[locale])).size, ask[locale]).toBe(choices.length);
        for (const choice of choices) expect(choice[locale]).toMatch(/\S/);
      }
    }
  });
  it('say why in both languages, by a rule that exists', () => {
    for (const { ask, why, before, rule } of questions) {
      for (const locale of LOCALES) {
        expect(targets[locale].has(rule), rule).toBe(true);
        expect(why.length, ask.fr).toBeGreaterThan(0);
        for (const text of [ask, ...why, ...before]) {
          expect(text[locale]).toMatch(/\S/);
          expect(text[locale]).not.toMatch(/undefined|NaN|\[object/);
        }
      }
    }
  });
  it('link to the very position', () => {
    for (const question of questions.filter((_, i) => i % 7 === 0)) {
      const { simulator, scenarios } = standOf(question);
      const scenario = scenarios.find(({ id }) => id === question.scenario);
      const tree = plant(simulator, scenario?.setup, scenario?.line ?? []);
      const reached = readPosition(simulator, tree, question.position);
      expect(reached && current(reached).state).toEqual(question.state);
    }
  });
});

describe('The engine confirms', () => {
  it('what may be done', () => {
    for (const question of ofKind('may')) {
      const legal = [...legalHere(question).keys()].some(
        (text) => question.ask.en === PRACTICE_WORDS.en.ask.may(text),
      );
      expect(question.choices[question.right]?.en, question.ask.en).toBe(legal ? 'Yes' : 'No');
    }
  });
  it('who has the next opportunity', () => {
    for (const question of ofKind('who')) {
      const stand = standOf(question);
      const seats = SEATS.filter((seat) =>
        stand.simulator.options(question.state).some((move: unknown) => stand.seatOf(move) === seat),
      );
      expect(seats.map((seat) => SIMULATOR_WORDS.fr.seats[seat])).toEqual([
        question.choices[question.right]?.fr,
      ]);
    }
  });
  it('the one legal move, and the one refused', () => {
    for (const question of [...ofKind('legal'), ...ofKind('refused')]) {
      const legal = legalHere(question);
      const isLegal = question.choices.map(({ en }) => legal.has(en));
      const expected = question.choices.map((_, i) => (i === question.right) === (question.kind === 'legal'));
      expect(isLegal, question.choices.map(({ en }) => en).join(' | ')).toEqual(expected);
    }
  });
  it('what follows, and that nothing else offered does', () => {
    for (const question of ofKind('next')) {
      const stand = standOf(question);
      const { events } = playedIn(question);
      const happened = events.map((event) => stand.tellEvent('en', event));
      const told = question.choices.map(({ en }) => {
        let rest = en;
        for (const text of [...happened].sort((one, other) => other.length - one.length))
          rest = rest.replaceAll(text, '');
        return rest.trim() === '';
      });
      expect(told, question.ask.en).toEqual(question.choices.map((_, i) => i === question.right));
    }
  });
  it('each number, by the events of the move', () => {
    const asked = ofKind('count').filter(({ ask }) => ask.en.startsWith('"'));
    expect(asked.length).toBeGreaterThan(50);
    for (const question of asked) {
      const { events } = playedIn(question);
      const figures = events.flatMap(({ args = {} }) => Object.values(args));
      expect(figures, question.ask.en).toContain(Number(question.choices[question.right]?.fr));
    }
  });
  it('how few cards can be forfeited, by trying every order of losses', () => {
    const asked = ofKind('count').filter(
      ({ stand, ask }) => stand === 'swccg-battle' && !ask.en.startsWith('"'),
    );
    expect(asked.length).toBeGreaterThan(10);
    for (const question of asked) {
      const player = question.ask.en.includes('light side') ? 'light' : 'dark';
      expect(fewestForfeits(standOf(question), question.state, player), question.ask.en).toBe(
        Number(question.choices[question.right]?.fr),
      );
    }
  });
});

interface Owing {
  battle: { segment: string; finished: string[] } | null;
  over?: unknown;
}
type Loss = { type: string; player: string };

/**
 * Breadth first by forfeits: Force is lost for nothing, a forfeit costs one. From which pile Force is lost makes no
 * difference, and losing the last of it is defeat, not a way to satisfy anything.
 */
function fewestForfeits({ simulator }: AnyStand, start: unknown, player: string): number {
  let wave = [start];
  const seen = new Set<string>();
  for (let forfeits = 0; wave.length > 0; forfeits++) {
    const next: unknown[] = [];
    for (let state = wave.pop(); state !== undefined; state = wave.pop()) {
      const { battle, over } = state as Owing;
      const key = JSON.stringify(state);
      if (over || seen.has(key)) continue;
      seen.add(key);
      if (battle?.segment !== 'damage' || battle.finished.includes(player)) return forfeits;
      const own = (simulator.options(state) as Loss[]).filter((move) => move.player === player);
      const force = own.find(({ type }) => type === 'lose');
      for (const move of own) {
        if (move.type === 'lose' && move !== force) continue;
        const result = simulator.play(state, move);
        if (result.ok) (move.type === 'forfeit' ? next : wave).push(result.state);
      }
    }
    wave = next;
  }
  return Number.NaN;
}

describe('A run', () => {
  it('is ten questions of its level, no two alike', () => {
    for (const { run, level } of runs) {
      expect(run.length).toBe(RUN_LENGTH);
      expect(new Set(run.map(({ ask, choices, stand }) => JSON.stringify([stand, ask, choices]))).size).toBe(
        RUN_LENGTH,
      );
      for (const question of run) expect(question.level).toBe(level);
    }
  });
  it('is the same for the same seed, and another for another', () => {
    const [first, second] = [makeRun(grounds, 4242, 'hard'), makeRun(grounds, 4242, 'hard')];
    expect(second).toEqual(first);
    expect(makeRun(grounds, 4243, 'hard')).not.toEqual(first);
  });
  it.each(['swccg', 'young-jedi', 'gundam'] as const)(
    'can be had of one game alone, at every level: %s',
    (game) => {
      for (const level of LEVELS)
        for (const seed of SEEDS.slice(0, 6)) {
          const run = makeRun(groundsOf(game), seed, level);
          expect(run.length).toBe(RUN_LENGTH);
          for (const question of run) expect(question.game).toBe(game);
        }
    },
  );
});
