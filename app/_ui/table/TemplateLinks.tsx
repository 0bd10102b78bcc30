import { tableHref } from '../../_corpus/addresses';
import type { Bilingual, Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import { writeState } from '../../_leaf/address-state';
import type { StandId } from '../../_stands/registry';
import '../styles/table-templates.css';

interface Props {
  locale: Locale;
  id: StandId;
  templates: readonly { id: string; title: string | Bilingual }[];
  /** A card that waits for a table. */
  adding?: string | undefined;
}

/** What a table of one's own can begin from. */
export const TemplateLinks = ({ locale, id: engine, templates, adding }: Props) => (
  <ul className="table-templates">
    {templates.map(({ id, title }) => (
      <li key={id}>
        <a
          className="table-template"
          href={tableHref(locale) + writeState({ new: `${engine}.${id}`, ...(adding && { add: adding }) })}
        >
          {typeset(typeof title === 'string' ? title : title[locale], locale)}
        </a>
      </li>
    ))}
  </ul>
);
