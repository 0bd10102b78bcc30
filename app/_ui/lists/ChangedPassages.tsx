import type { ChangedPassage } from '../../_corpus/schema/changes';
import { openDataWords } from '../../_i18n/desk/open-data';
import type { Locale } from '../../_i18n/locales';
import { type Run, wordDiff } from '../../_open-data/word-diff';

/** Passages before and after, with the words that went struck out and those that came underlined. */
export function ChangedPassages({
  passages,
  locale,
}: {
  passages: readonly ChangedPassage[];
  locale: Locale;
}) {
  const words = openDataWords[locale];
  return (
    <ol className="grid gap-4">
      {passages.map(({ at, before, after }) => {
        const runs = before !== undefined && after !== undefined ? wordDiff(before, after) : undefined;
        return (
          <li
            key={`${at} ${before}`}
            className="grid gap-x-6 gap-y-2 border-l-2 border-line pl-4 md:grid-cols-2"
          >
            {before !== undefined && (
              <div>
                <p className="eyebrow">{runs ? words.before : words.went}</p>
                <p className="text-muted">{runs ? <Runs runs={runs} of="before" /> : <del>{before}</del>}</p>
              </div>
            )}
            {after !== undefined && (
              <div>
                <p className="eyebrow">{runs ? words.after : words.came}</p>
                <p>{runs ? <Runs runs={runs} of="after" /> : <ins>{after}</ins>}</p>
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Runs({ runs, of }: { runs: Run[]; of: 'before' | 'after' }) {
  const Tag = of === 'before' ? 'del' : 'ins';
  let place = 0;
  return runs
    .filter(({ only }) => only === undefined || only === of)
    .map(({ words, only }) => {
      place += 1;
      return only ? <Tag key={place}>{words}</Tag> : <span key={place}>{words}</span>;
    });
}
