import type { Locale } from '../_i18n/locales';
import { typeset } from '../_i18n/typeset';
import { hrefOf } from './addresses';
import { authorityOf, type Rank } from './authority';
import { type Corpus, type Item, items, type Page } from './corpus';
import type { Game } from './games';
import type { Kind } from './kinds';
import type { Passage } from './outline';

/** Something that a link can lead to: an entry, a chapter, or a section of either. */
export interface Target {
  id: string;
  /** The page that holds it. */
  page: string;
  game: Game;
  kind: Kind | 'chapter' | 'section';
  title: string;
  bottomLine: string;
  sources: string[];
  /** On what the bottom line rests. */
  authority: Rank;
  example: boolean;
  href: string;
}

/** Every target of a language, by id. */
export function targetsOf(corpus: Corpus, locale: Locale): Map<string, Target> {
  const targets = new Map<string, Target>();
  for (const item of items(corpus)) {
    const page = item.pages[locale];
    if (!page) continue;
    for (const passage of page.passages) {
      const target = makeTarget(corpus, item, page, passage);
      if (target) targets.set(target.id, target);
    }
  }
  return targets;
}

function makeTarget(corpus: Corpus, item: Item, page: Page, passage: Passage): Target | undefined {
  const isLead = passage.depth === 1 && passage.id === '';
  if (!isLead && !passage.id) return undefined;
  const id = isLead ? page.id : `${page.id}#${passage.id}`;
  const lead = page.passages[0];
  const bottomLine = passage.bottomLine ?? lead?.bottomLine;
  const own = passage.sources.map((source) => source.of);
  const note = isLead ? page.note : page.sections[passage.id]?.note;
  const named = [
    ...page.anchors.filter(({ section }) => section === passage.id),
    ...(note ? [note] : []),
  ].flatMap(({ authority }) => authorityOf(corpus, authority).sources);
  return {
    id,
    page: page.id,
    game: page.game,
    kind: isLead ? (item.role === 'entry' ? item.kind : 'chapter') : 'section',
    title: isLead ? page.title : passage.title,
    bottomLine: typeset(bottomLine?.text ?? '', page.locale),
    authority: authorityOf(corpus, bottomLine?.authority ?? []).rank,
    sources: [...new Set(item.role === 'entry' ? [...item.sources, ...own] : [...own, ...named])],
    example: isLead ? item.role === 'entry' && item.example : isExample(item, passage.id),
    href: hrefOf(page.locale, id),
  };
}

/** Which sections are worked examples stands in the French file alone. */
const isExample = (item: Item, section: string): boolean =>
  item.pages.fr?.sections[section]?.example ?? false;
