import type { ReactNode } from 'react';
import { homeHref } from '../../_corpus/addresses';
import { embeddedRuleHref } from '../../_corpus/embed-addresses';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { OPEN_DATA_PAGE } from '../../_i18n/open-data-page';
import { typeset } from '../../_i18n/typeset';
import { SAMPLE_RULE, SITE_NAME } from '../../_leaf/site-name';
import { absolute, shortPath } from '../../_open-data/addresses';
import {
  heightListener,
  PROGRAMS,
  programText,
  samplePassage,
  situationText,
} from '../../_open-data/worked-examples';
import { STAND_IDS } from '../../_stands/registry';
import { frameOf } from '../embed/frame';
import { CodeBlock } from '../lists/CodeBlock';
import { OpenDataFiles } from '../lists/OpenDataFiles';
import { Breadcrumb } from '../shell/Breadcrumb';
import { Still } from '../still/Still';

/** All that a bot, a wiki or a tool can use, on one page. */
export function OpenDataPage({ locale }: { locale: Locale }) {
  const t = OPEN_DATA_PAGE[locale];
  const frame = frameOf(absolute(embeddedRuleHref(locale, SAMPLE_RULE)), SITE_NAME, 240);
  return (
    <Still className="frame">
      <Breadcrumb locale={locale} crumbs={[{ label: dictionary(locale).home, href: homeHref(locale) }]} />
      <header className="max-w-[68ch] pt-4 pb-6">
        <h1 className="text-3xl">{t.title}</h1>
        <p className="pt-3 text-lg">{typeset(t.lead, locale)}</p>
        <p className="pt-3 text-sm text-muted">{typeset(t.promise, locale)}</p>
      </header>
      <Part id="files" title={t.files}>
        <OpenDataFiles locale={locale} />
      </Part>
      <Part id="short-addresses" title={t.shortAddresses} hint={typeset(t.shortAddressesHint, locale)}>
        <ul className="font-mono text-sm">
          {[...new Set([SAMPLE_RULE, samplePassage()])].map((id) => (
            <li key={id}>
              <a href={shortPath(id)} className="inline-flex min-h-11 items-center break-all">
                {absolute(shortPath(id))}
              </a>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="programs" title={t.programs} hint={typeset(t.programsHint, locale)}>
        {PROGRAMS.map((program) => (
          <div key={program} className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <h3 className="font-sans text-base font-semibold">{typeset(t.program[program], locale)}</h3>
            <CodeBlock label={t.program[program]}>{programText(program)}</CodeBlock>
          </div>
        ))}
      </Part>
      {STAND_IDS.length > 0 && (
        <Part id="situations" title={t.situations} hint={typeset(t.situationsHint, locale)}>
          <CodeBlock label={t.situations}>{situationText()}</CodeBlock>
        </Part>
      )}
      <Part id="embed" title={t.embedding} hint={typeset(t.embeddingHint, locale)}>
        <CodeBlock label={t.embedding}>{frame}</CodeBlock>
        <p className="text-sm">{typeset(t.embeddingHeight, locale)}</p>
        <CodeBlock label={t.embeddingHeight}>{heightListener()}</CodeBlock>
      </Part>
      <Part id="assistants" title={t.assistants} hint={typeset(t.assistantsHint, locale)} />
      <Part id="versions" title={t.versions} hint={typeset(t.versionsHint, locale)} />
    </Still>
  );
}

interface PartProps {
  id: string;
  title: string;
  hint?: string;
  children?: ReactNode;
}

function Part({ id, title, hint, children }: PartProps) {
  return (
    <section
      aria-labelledby={id}
      className="border-t border-line pt-5 pb-8 md:grid md:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="pb-3 text-xl md:pr-6">
        {title}
      </h2>
      <div className="grid max-w-[80ch] grid-cols-[minmax(0,1fr)] gap-4">
        {hint && <p className="max-w-[68ch]">{hint}</p>}
        {children}
      </div>
    </section>
  );
}
