import { library } from '../../_corpus/library';
import type { Target } from '../../_corpus/targets';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';

interface Props {
  targets: Target[];
  /** Shows the bottom lines at once. */
  detailed?: boolean;
  /** In which to say under each title what it leads to. */
  locale?: Locale;
}

/** Titles one under the other, each with its preview unless it is detailed. */
export function TargetList({ targets, detailed = false, locale }: Props) {
  return (
    <ul className={detailed ? 'divide-y divide-line' : 'target-list'}>
      {targets.map((target) => (
        <li key={target.id} data-game={target.game}>
          <a
            href={target.href}
            data-term={detailed ? undefined : target.id}
            className={`quiet-link block ${detailed ? 'py-3' : 'py-1.5 text-sm leading-snug'}`}
          >
            <span className={detailed ? 'font-title text-[1.1rem]' : ''}>{target.title}</span>
            {detailed && <span className="mt-1 block text-sm text-muted">{target.bottomLine}</span>}
            {locale && <span className="block text-xs text-muted">{placeOf(target, locale)}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What it is; of a section, the page that it stands on. */
function placeOf({ kind, page, example }: Target, locale: Locale): string {
  const t = dictionary(locale);
  const around = kind === 'section' && library().targets[locale].get(page);
  if (around) return typeset(t.inPage(around.title), locale);
  return example ? t.worked : t.kinds[kind];
}
