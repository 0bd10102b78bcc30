import { simulatorHref } from '../../_corpus/addresses';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import type { Tool } from '../../_stands/tools';
import { inBrief } from './in-brief';

export function ToolLinks({ locale, tools }: { locale: Locale; tools: readonly Tool[] }) {
  if (tools.length === 0) return null;
  return (
    <ul>
      {tools.map(({ id, title, summary }) => (
        <li key={id}>
          <a href={simulatorHref(locale, id)}>
            <span className="at-work-told font-semibold">{typeset(title[locale], locale)}</span>{' '}
            <span className="at-work-where">{typeset(inBrief(summary[locale]), locale)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
