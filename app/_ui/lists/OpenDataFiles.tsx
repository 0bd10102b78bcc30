import { openDataWords } from '../../_i18n/desk/open-data';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import { entriesPath, LLMS_PATH, RULES_PATH, schemaPath } from '../../_open-data/addresses';

/** The corpus as files, for who builds something of their own on it. */
export function OpenDataFiles({ locale }: { locale: Locale }) {
  const words = openDataWords[locale];
  const files = [
    { path: entriesPath(locale), about: words.entriesFile, schema: schemaPath('entries') },
    { path: RULES_PATH, about: words.rulesFile, schema: schemaPath('rules') },
    { path: LLMS_PATH, about: words.llmsFile, schema: undefined },
  ];
  return (
    <section aria-labelledby="open-data" className="border-t border-line pt-5">
      <h2 id="open-data" className="text-xl">
        {words.openData}
      </h2>
      <p className="max-w-[68ch] pt-1 text-muted">{typeset(words.openDataHint, locale)}</p>
      <ul className="max-w-[68ch] divide-y divide-line pt-2">
        {files.map(({ path, about, schema }) => (
          <li key={path} className="py-2">
            <a href={path} className="inline-flex min-h-11 items-center font-mono text-sm">
              {path}
            </a>
            <span className="block text-sm">
              {typeset(about, locale)}
              {schema && (
                <>
                  {' · '}
                  <a href={schema}>{words.schemaFile}</a>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="max-w-[68ch] pt-3 text-sm text-muted">{typeset(words.license, locale)}</p>
    </section>
  );
}
