import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../app/_i18n/locales';
import { measureAnswers } from '../../scripts/bench/answers';
import { asked, readQuestions, readRiddles, readWords } from '../../scripts/bench/golden-answers';
import { everythingFindable, searcherOf } from './support';

const searchers = { fr: searcherOf('fr'), en: searcherOf('en') };
const questions = readQuestions();
const riddles = readRiddles();

/** What must be reached at least: two points or so under what is measured. */
const LEAST = {
  fr: { first: 0.84, inThree: 0.93, answered: 0.71 },
  en: { first: 0.85, inThree: 0.94, answered: 0.76 },
};

describe('The questions with keys', () => {
  it('are many, of all games, and none of the corpus itself', () => {
    expect(questions.length).toBeGreaterThanOrEqual(400);
    expect(new Set(questions.map(({ game }) => game)).size).toBe(3);
    for (const locale of LOCALES) {
      const own = new Set(everythingFindable(locale).flatMap(({ names }) => names.map(({ text }) => text)));
      expect(questions.filter((question) => own.has(asked(question, locale)))).toEqual([]);
    }
  });

  it.each(LOCALES)('are answered, in %s', (locale) => {
    const result = measureAnswers(searchers[locale], questions, riddles);
    expect(result.recall[1]).toBeGreaterThanOrEqual(LEAST[locale].first);
    expect(result.recall[3]).toBeGreaterThanOrEqual(LEAST[locale].inThree);
    expect(result.answered).toBeGreaterThanOrEqual(LEAST[locale].answered);
    expect(result.verdicts).toBeGreaterThan(15);
    expect(result.rightVerdicts).toBeGreaterThanOrEqual(0.95);
    expect(result.refused).toBeLessThanOrEqual(0.05);
    expect(result.admitted).toBeGreaterThanOrEqual(0.7);
  });

  it.each(LOCALES)('words that are looked up find their page, in %s', (locale) => {
    const words = readWords();
    const first = words.filter((word) =>
      searchers[locale]
        .search(asked(word, locale))
        .hits.slice(0, 1)
        .some(({ sources }) => sources.some((source) => word.accept.includes(source))),
    );
    expect(first.length / words.length).toBeGreaterThanOrEqual(0.85);
  });
});

describe('The answer', () => {
  const said = (query: string, locale: 'fr' | 'en' = 'fr') => searchers[locale].search(query).said;

  it('to Alter on a defensive shield is no, with the passage that says so', () => {
    const answer = said('alter sur un bouclier defensif');
    expect(answer?.verdict).toBe('no');
    expect(answer?.say).toMatch(/^Non\. .*bouclier défensif/);
    expect(answer?.passage.text).toContain('bouclier');
    expect(answer?.passage.href).toContain('#');
    expect(answer?.authority).toBe('document');
    expect(answer?.sources).toContain('swccg-glossary-d-f#defensive-shields');
  });
  it('lends no yes or no to a question that asks how many, or offers a choice', () => {
    expect(said('combien de boucliers défensifs Alter peut viser ?')?.verdict).toBeUndefined();
    expect(said('alter ou sense sur un bouclier défensif ?')?.verdict).toBeUndefined();
  });
  it('says only what is true without the yes or no that it does not give', () => {
    for (const question of questions) {
      const { said: answer } = searchers.fr.search(question.q_fr);
      if (answer?.say && !answer.verdict) expect(answer.say).not.toMatch(/^(?:Oui|Non|Ça dépend)\. /);
    }
  });
  it('to a name is what the page says of it first', () => {
    const answer = said('attrition');
    expect(answer?.say).toBeUndefined();
    expect(answer?.passage.text).toMatch(/^L’attrition contre vous/);
  });
  it('is none where nothing fits: it never pretends', () => {
    for (const query of ['Houjix Zuckuss Kessel', 'recette de la tarte aux pommes', 'quelle heure est-il ?'])
      expect(said(query), query).toBeUndefined();
  });
});

describe('The game', () => {
  it.each([
    ['limite de cartes en main gundam', 'gundam'],
    ['YJ combien de cartes en main', 'young-jedi'],
    ['main de départ swccg', 'swccg'],
  ])('that a question names is obeyed: %s', (query, game) => {
    const answer = searchers.fr.search(query, { game: 'swccg' });
    expect(answer.game).toBe(game);
    expect(answer.hits.every((hit) => hit.game === game)).toBe(true);
  });
});

describe('A slip in a question that names a game', () => {
  it('is mended, and the game stays named', () =>
    expect(searchers.fr.search('gundam ressourcce').suggestion).toMatch(/gundam$/));
});

describe('Titles', () => {
  it.each(LOCALES)('typed in full come first and are no slip, in %s', (locale) => {
    const titles = everythingFindable(locale)
      .filter(({ document: { kind } }) => kind === 'term' || kind === 'card' || kind === 'ruling')
      .map(({ document: { title } }) => title);
    const missed = titles.filter((title) => searchers[locale].search(title).hits[0]?.title !== title);
    expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(2);
    expect(titles.filter((title) => searchers[locale].search(title).suggestion)).toEqual([]);
  });
  it('of the glossary come before sections of the same name', () => {
    expect(searchers.fr.search('attrition').hits[0]?.id).toBe('swccg/attrition');
    expect(searchers.en.search('breach').hits[0]?.id).toBe('gundam/breach');
  });
});
