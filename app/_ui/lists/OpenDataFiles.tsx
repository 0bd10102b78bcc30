import { feedHref } from '../../_corpus/addresses';
import { LOCALES, type Locale } from '../../_i18n/locales';
import { OPEN_DATA_PAGE } from '../../_i18n/open-data-page';
import { typeset } from '../../_i18n/typeset';
import { entriesPath, LLMS_PATH, NAMES_PATH, RULES_PATH, schemaPath } from '../../_open-data/addresses';

/** The corpus as files, each with what it holds and the schema that describes it. */
export function OpenDataFiles({ locale }: { locale: Locale }) {
  const words = OPEN_DATA_PAGE[locale];
  const { about } = words;
  const files: { paths: string[]; about: string; schema?: string }[] = [
    { paths: [NAMES_PATH], about: about.names, schema: schemaPath('names') },
    { paths: LOCALES.map(entriesPath), about: about.entries, schema: schemaPath('entries') },
    { paths: [RULES_PATH], about: about.rules, schema: schemaPath('rules') },
    { paths: [schemaPath('situation')], about: about.situation },
    { paths: LOCALES.map(feedHref), about: about.feed },
    { paths: [LLMS_PATH], about: about.llms },
  ];
  return (
    <ul className="-mt-2 divide-y divide-line">
      {files.map(({ paths, about: text, schema }) => (
        <li key={text} className="py-2">
          <p className="flex flex-wrap gap-x-5 font-mono text-sm">
            {paths.map((path) => (
              <a key={path} href={path} className="inline-flex min-h-11 items-center break-all">
                {path}
              </a>
            ))}
          </p>
          <p className="pb-1 text-sm">
            {typeset(text, locale)}{' '}
            {schema && (
              <a href={schema} className="whitespace-nowrap">
                {words.schema}
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
