import type { Locale } from '../../_i18n/locales';
import { type Item, items, type Page } from '../corpus';
import type { Flaw, Place } from '../flaw';
import { nearest } from '../nearest';
import type { Question, Verdict } from '../schema/shared';
import type { Check } from './check';

/** Every question has its answer, whose verdict and first word agree, at a passage that is there in both languages. */
export const answers: Check = ({ corpus }) =>
  [...items(corpus)].flatMap((item) =>
    [item.pages.fr, item.pages.en].flatMap((page) => (page ? flawsOf(page, siblingOf(item, page)) : [])),
  );

const siblingOf = ({ pages: { fr, en } }: Item, page: Page): Page | undefined => (page === fr ? en : fr);

interface Asked {
  question: Question;
  place: Place;
}

function flawsOf(page: Page, sibling: Page | undefined): Flaw[] {
  const asked = [
    ...listed(page, page.questions, ['questions']),
    ...Object.entries(page.sections).flatMap(([id, { questions }]) =>
      listed(page, questions, ['sections', id, 'questions']),
    ),
  ];
  return [
    ...asked.flatMap(({ question, place }) => [
      ...missing(question, place),
      ...verdictFlaws(question, page.locale, place),
      ...passageFlaws(question, page, sibling, place),
    ]),
    ...repeated(asked),
  ];
}

const listed = (page: Page, questions: readonly Question[], path: PropertyKey[]): Asked[] =>
  questions.map((question, i) => ({ question, place: page.yaml.placeOf([...path, i]) }));

function missing({ ask, say, at }: Question, place: Place): Flaw[] {
  if (say !== undefined && at !== undefined) return [];
  return [
    {
      ...place,
      code: 'question-without-answer',
      message: `"${ask}" has no ${say === undefined ? '"say"' : '"at"'}`,
      remedy: 'write ask, say (the answer in one sentence) and at (the id of the passage that proves it)',
    },
  ];
}

const VERDICT_WORDS: Record<Locale, Record<Verdict, string>> = {
  fr: { yes: 'Oui', no: 'Non', depends: 'Ça dépend' },
  en: { yes: 'Yes', no: 'No', depends: 'It depends' },
};

/** The word is set apart by a full stop, since what follows it must be true without it. */
function verdictFlaws({ say, verdict }: Question, locale: Locale, place: Place): Flaw[] {
  if (say === undefined) return [];
  const words = Object.entries(VERDICT_WORDS[locale]) as [Verdict, string][];
  const said = words.find(([, word]) => new RegExp(`^${word}(?!\\p{L})`, 'u').test(say))?.[0];
  const isApart = verdict === undefined || say.startsWith(`${VERDICT_WORDS[locale][verdict]}. `);
  if (said === verdict && isApart) return [];
  return [
    {
      ...place,
      code: 'verdict-differs',
      message: `the verdict is ${verdict ?? 'left out'}, but the answer begins with "${say.slice(0, 14)}…"`,
      remedy: verdict
        ? `begin it with "${VERDICT_WORDS[locale][verdict]}. ", then one sentence that is true by itself`
        : 'write the verdict, or begin with the sentence itself',
    },
  ];
}

function passageFlaws({ at }: Question, page: Page, sibling: Page | undefined, place: Place): Flaw[] {
  if (at === undefined) return [];
  const own = page.anchors.find(({ id }) => id === at);
  if (!own?.explicit) {
    const known = page.anchors.filter(({ explicit }) => explicit).map(({ id }) => id);
    const guess = nearest(at, known);
    return [
      {
        ...place,
        code: 'unknown-passage',
        message: own
          ? `"${at}" is only a number, which shifts`
          : `no passage of this page has the id "${at}"`,
        remedy:
          !own && guess
            ? `did you mean "${guess}"?`
            : 'end the passage with an id of its own, in both languages',
      },
    ];
  }
  const other = sibling?.anchors.find(({ id }) => id === at);
  if (!sibling || !other || (other.of === own.of && other.section === own.section)) return [];
  return [
    {
      ...place,
      code: 'passage-differs',
      message: `"${at}" stands ${under(own.section)} here and ${under(other.section)} in ${sibling.file}`,
      remedy: 'give the same passage this id in both languages',
    },
  ];
}

const under = (section: string): string => (section ? `under "${section}"` : 'in the lead');

/** A question that stands twice on a page was not meant to. */
function repeated(asked: readonly Asked[]): Flaw[] {
  const seen = new Set<string>();
  return asked.flatMap(({ question: { ask }, place }): Flaw[] => {
    const plain = ask
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (!seen.has(plain)) {
      seen.add(plain);
      return [];
    }
    return [
      {
        ...place,
        code: 'repeated-question',
        message: `"${ask}" stands twice on this page`,
        remedy: 'remove one of the two, or ask it in other words',
      },
    ];
  });
}
