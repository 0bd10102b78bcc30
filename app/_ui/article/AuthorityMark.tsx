import { authorityOf } from '../../_corpus/authority';
import { library } from '../../_corpus/library';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { AuthorityIcon } from './AuthorityIcon';
import { citationText } from './Citation';

interface Props {
  /** The passage that it belongs to. */
  of: string;
  /** What the passage names as its authority. */
  marks: readonly string[];
  locale: Locale;
}

/**
 * A quiet mark behind what rests on anything but the documents of its page. Its words show on hover, on focus and on
 * tap; on paper they stand in the text. No script: text is sent as markup alone.
 */
export function AuthorityMark({ of, marks, locale }: Props) {
  const t = dictionary(locale);
  const { rank, sources } = authorityOf(library().corpus, marks);
  if (rank === 'document') return null;
  const id = `${of}-authority`;
  return (
    <span className="authority" data-rank={rank}>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t.authorityOf(t.authority[rank])}
        aria-describedby={id}
      >
        <AuthorityIcon rank={rank} />
      </button>
      <span id={id} popover="auto" className="authority-words">
        <strong>{t.authority[rank]}</strong>
        {sources.map((source) => {
          const { document, section } = citationText(source, locale);
          return (
            <span key={source} className="authority-source">
              {document} § {section}
            </span>
          );
        })}
      </span>
    </span>
  );
}
