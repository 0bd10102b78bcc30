import type { MDXComponents } from 'mdx/types';
import type { ComponentProps } from 'react';
import type { Entry, Page } from '../../_corpus/corpus';
import { AUTHORITY_ATTRIBUTE } from '../../_corpus/outline';
import { dictionary } from '../../_i18n/dictionary';
import type { AtWork } from '../at-work/at-work';
import { SectionAtWork } from '../at-work/SectionAtWork';
import { SimulatorInText } from '../simulators/SimulatorInText';
import { AuthorityMark } from './AuthorityMark';
import { CELLS } from './cells';
import { EntryFacts } from './EntryFacts';
import { Note } from './Note';
import { Picture } from './Picture';
import { SectionSource } from './SectionSource';

export interface ProseContext {
  page: Page;
  /** The entry that the page shows; none for a chapter. */
  entry: Entry | undefined;
  /** What shows each section of a chapter at work. */
  atWork?: ReadonlyMap<string, AtWork>;
}

/** How the elements of a text are shown: every heading and paragraph with a link to itself. */
export function proseComponents({ page, entry, atWork }: ProseContext) {
  const t = dictionary(page.locale);
  const titles = new Map(page.passages.map((passage) => [passage.id, passage.title]));

  const Permalink = ({ id }: { id: string }) => (
    <a
      className="permalink no-print"
      href={`#${id}`}
      aria-label={t.copyLink(titles.get(id) ?? t.paragraph(id))}
    >
      ¶
    </a>
  );
  const withPermalink = <Tag extends 'p' | 'li' | 'h2' | 'h3' | 'h4'>(Tag: Tag) =>
    function WithPermalink({
      id,
      children,
      [AUTHORITY_ATTRIBUTE]: authority,
      ...rest
    }: ComponentProps<Tag> & { [AUTHORITY_ATTRIBUTE]?: string }) {
      const Element = Tag as 'p';
      return (
        <Element id={id} {...(rest as ComponentProps<'p'>)}>
          {children}
          {id && authority && <AuthorityMark of={id} marks={authority.split(' ')} locale={page.locale} />}
          {id && <Permalink id={id} />}
        </Element>
      );
    };

  return {
    ...CELLS,
    p: withPermalink('p'),
    li: withPermalink('li'),
    h2: withPermalink('h2'),
    h3: withPermalink('h3'),
    h4: withPermalink('h4'),
    img: Picture,
    Source: ({ of }: { of: string }) => <SectionSource sources={of.split(/[\s,]+/)} locale={page.locale} />,
    Simulator: ({ id, scenario }: { id: string; scenario: string }) => (
      <SimulatorInText locale={page.locale} id={id} scenario={scenario} />
    ),
    Note: ({ text, authority, id }: { text: string; authority: string; id: string }) => (
      <Note locale={page.locale} note={{ text, authority: authority.split(' ').filter(Boolean) }} id={id} />
    ),
    AtWork: ({ section }: { section: string }) => (
      <SectionAtWork locale={page.locale} found={atWork?.get(section)} />
    ),
    EntryFacts: () => (entry ? <EntryFacts entry={entry} page={page} /> : null),
  } satisfies MDXComponents;
}
