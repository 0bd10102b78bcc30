import { run } from '@mdx-js/mdx';
import * as jsxRuntime from 'react/jsx-runtime';
import type { LocalText } from '../../_corpus/local';
import { compileTree } from '../../_corpus/mdx';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { citationText } from './Citation';
import { CELLS } from './cells';
import { Picture } from './Picture';

/** The very words of the owner's document, in its own language. */
export async function DocumentText({ text, locale }: { text: LocalText; locale: Locale }) {
  const t = dictionary(locale);
  const { default: Content } = await run(await compileTree(text.file, text.tree), {
    ...jsxRuntime,
    baseUrl: import.meta.url,
  });
  const { document, section } = citationText(text.source, locale);
  return (
    <div className="prose prose-part" lang={text.locale} data-document={text.document}>
      <p className="text-sm text-muted" lang={locale}>
        {document} § {section}, {t.documentLine(text.line)}
      </p>
      <Content
        components={{
          ...CELLS,
          img: Picture,
          p: Plain('p'),
          li: Plain('li'),
          h2: Plain('h3'),
          h3: Plain('h3'),
          h4: Plain('h4'),
        }}
      />
    </div>
  );
}

/** Elements without ids: those of the restated rule on the same page keep theirs. */
const Plain = (Tag: 'p' | 'li' | 'h3' | 'h4') =>
  function PlainElement({ id: _, ...rest }: { id?: string }) {
    return <Tag {...rest} />;
  };
