import type { Ruling, SetName } from '../card';
import { dayOf, isThing, kindOf, LONGEST_TEXT, LONGEST_TITLE, lineOf, type Thing, textOf } from '../fields';
import { emptyPart, type Part, type PartId } from '../part';
import type { Reporter } from '../reporter';

/** What stands beside the cards in files of its own: rulings, errata and the names of sets. */
type ReadOne<Item> = (entry: Thing, at: number, part: Part, report: Reporter) => Item | undefined;

/** Reads each entry of a list; what is read is counted. */
function readEach<Item>(
  id: PartId,
  entries: readonly unknown[],
  report: Reporter,
  readOne: ReadOne<Item>,
): { part: Part; items: Item[] } {
  const part = emptyPart(id);
  part.counts.entries = entries.length;
  const items = entries.flatMap((entry, i) => {
    const item = isThing(entry)
      ? readOne(entry, i + 1, part, report)
      : report.refuse(part.counts, i + 1, 'not-a-card', { found: kindOf(entry) });
    return item === undefined ? [] : [item];
  });
  part.counts.read = items.length;
  return { part, items };
}

const lastOf = (days: readonly (string | undefined)[]): Pick<Part, 'latest'> => {
  const latest = days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  return latest === undefined ? {} : { latest };
};

const withRulings = ({ part, items }: { part: Part; items: Ruling[] }): Part[] => [
  { ...part, rulings: items, ...lastOf(items.map(({ date }) => date)) },
];

/** Questions and answers on a card, each with its number and day. */
export const readGundamRulings = (entries: readonly unknown[], report: Reporter): Part[] =>
  withRulings(readEach('gundam-rulings', entries, report, rulingOf));

const rulingOf: ReadOne<Ruling> = (entry, at, { counts }, report) => {
  const card = lineOf(entry.card_number)?.toUpperCase();
  const [question, answer] = [textOf(entry.question), textOf(entry.answer)];
  if (card === undefined) return report.refuse(counts, at, 'no-number', { title: question ?? '' });
  if (answer === undefined || answer.length > LONGEST_TEXT || (question?.length ?? 0) > LONGEST_TEXT)
    return report.refuse(counts, at, 'no-answer', { card });
  const number = lineOf(entry.num);
  return {
    card,
    ...(number !== undefined && { number }),
    ...dated(entry),
    ...(question !== undefined && { question }),
    answer,
  };
};

/** What a publisher mended on a printed card: before, after, and since when. */
export const readGundamErrata = (entries: readonly unknown[], report: Reporter): Part[] =>
  withRulings(readEach('gundam-errata', entries, report, erratumOf));

const erratumOf: ReadOne<Ruling> = (entry, at, { counts }, report) => {
  const card = lineOf(entry.card_number)?.toUpperCase();
  const [field, before, after] = [lineOf(entry.field), lineOf(entry.before), lineOf(entry.after)];
  if (card === undefined) return report.refuse(counts, at, 'no-number', { title: lineOf(entry.name) ?? '' });
  if (after === undefined || after.length > LONGEST_TEXT)
    return report.refuse(counts, at, 'no-answer', { card });
  return {
    card,
    number: 'Errata',
    ...dated(entry),
    answer: `${field ?? ''}: “${before ?? ''}” → “${after}”`.replace(/^: /, ''),
  };
};

function dated(entry: Thing): Pick<Ruling, 'date' | 'from'> {
  const [date, from] = [dayOf(entry.date), addressOf(entry.source_url)];
  return { ...(date !== undefined && { date }), ...(from !== undefined && { from }) };
}

/** Names of sets, by the ids that cards give. */
export function readSets(entries: readonly unknown[], report: Reporter): Part[] {
  const { part, items } = readEach('swccg-sets', entries, report, setOf);
  return [
    {
      ...part,
      sets: items,
      ...lastOf(
        entries.map((entry) => isThing(entry) && dayOf(entry.date_release)).map((day) => day || undefined),
      ),
    },
  ];
}

const setOf: ReadOne<SetName> = (entry, at, { counts }, report) => {
  const [id, name, abbreviation] = [lineOf(entry.id), lineOf(entry.name), lineOf(entry.abbr)];
  if (id === undefined) return report.refuse(counts, at, 'no-number', { title: name ?? '' });
  if (name === undefined || name.length > LONGEST_TITLE) return report.refuse(counts, at, 'no-title', {});
  return { id, name, ...(abbreviation !== undefined && { abbreviation }) };
};

/** Only addresses of the web: a link must not run anything. */
const addressOf = (value: unknown): string | undefined => {
  const text = lineOf(value);
  return text !== undefined && /^https?:\/\/[^\s<>"]{1,300}$/.test(text) ? text : undefined;
};
