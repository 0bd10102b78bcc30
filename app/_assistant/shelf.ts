import { hrefOf } from '../_corpus/addresses';
import { documentOf, type Rank } from '../_corpus/authority';
import { nearest } from '../_corpus/nearest';
import type { Force } from '../_corpus/schema/shelf';
import type { Locale } from '../_i18n/locales';
import { absolute } from '../_open-data/addresses';
import type { FoundPassage } from '../_search/passages';
import { foldedText } from './folded';
import type { Kept, KeptRule } from './kept';

/** On what a statement rests, as it is cited. */
export interface CitedSource {
  id: string;
  document: string;
  edition: string;
  date: string;
  force: Force;
}

/** What every rule that is handed out carries. */
export interface CitedRule {
  id: string;
  title: string;
  url: string;
  authority: Rank;
  status: KeptRule['status'];
  sources: CitedSource[];
  /** Sources beyond those that are named here. */
  moreSources?: number;
}

/** Where an id leads: a rule, a passage of one, a former id of it, or nowhere, then perhaps near something. */
export type Found =
  | { rule: KeptRule; passage: FoundPassage | undefined; movedFrom: string | undefined }
  | { rule: undefined; nearest: string | undefined };

const MOST_SOURCES = 3;
/** No id is longer, and comparing would take long. */
const LONGEST_ID = 160;

/** The kept rules, ready to be looked up. */
export class Shelf {
  readonly #folded = new Map<string, { id: string; text: string }[]>();
  readonly #byId = new Map<Locale, Map<string, KeptRule>>();
  constructor(readonly kept: Kept) {}

  rule(locale: Locale, id: string): KeptRule | undefined {
    return this.#rules(locale).get(id);
  }

  /** The same in every language. */
  ids(locale: Locale): Iterable<string> {
    return this.#rules(locale).keys();
  }

  /** Each language is read when it is first asked for. */
  #rules(locale: Locale): Map<string, KeptRule> {
    const known = this.#byId.get(locale);
    if (known) return known;
    const made = new Map(this.kept.rules[locale].map((rule) => [rule.id, rule]));
    this.#byId.set(locale, made);
    return made;
  }

  /** An id as anybody may write it: with its address, a slash at its end, or in its former form. */
  find(locale: Locale, written: string): Found {
    const id = plainId(written);
    const [page = '', anchor = ''] = id.split('#');
    const now = Object.hasOwn(this.kept.moved, page) ? this.kept.moved[page] : undefined;
    const present = now ? (anchor ? `${now}#${anchor}` : now) : id;
    const movedFrom = now && id;
    const whole = this.rule(locale, present);
    if (whole) return { rule: whole, passage: undefined, movedFrom };
    const holder = anchor ? this.#holderOf(locale, now ?? page, anchor) : undefined;
    if (holder) return { ...holder, movedFrom };
    return {
      rule: undefined,
      nearest: id.length > LONGEST_ID ? undefined : nearest(present, this.ids(locale)),
    };
  }

  /** The entry or section on whose passage an address leads. */
  #holderOf(
    locale: Locale,
    page: string,
    anchor: string,
  ): { rule: KeptRule; passage: FoundPassage } | undefined {
    const own = this.rule(locale, page);
    const parts = own ? [own, ...own.sections.flatMap((id) => this.rule(locale, id) ?? [])] : [];
    for (const rule of parts) {
      const passage = rule.passages.find((one) => one.anchor === anchor);
      if (passage) return { rule, passage };
    }
    return undefined;
  }

  /** A rule with what it rests on; a passage may name sources of its own. */
  cite(locale: Locale, rule: KeptRule, passage?: FoundPassage, most = MOST_SOURCES): CitedRule {
    const [page = ''] = rule.id.split('#');
    const id = passage?.anchor ? `${page}#${passage.anchor}` : rule.id;
    const own = passage && passage.sources.length > 0 ? passage.sources : rule.sources;
    const more = own.length - most;
    return {
      id,
      title: rule.title,
      url: this.url(locale, id),
      authority: passage?.authority ?? rule.authority,
      status: this.rule(locale, page)?.status ?? rule.status,
      sources: own.slice(0, most).map((source) => this.source(locale, source)),
      ...(more > 0 && { moreSources: more }),
    };
  }

  citeId(locale: Locale, id: string, most = MOST_SOURCES): CitedRule | { id: string } {
    const found = this.find(locale, id);
    return found.rule ? this.cite(locale, found.rule, found.passage, most) : { id };
  }

  source(locale: Locale, id: string): CitedSource {
    const facts = this.kept.documents[documentOf(id)];
    return {
      id,
      document: facts?.title[locale] ?? documentOf(id),
      edition: facts?.edition[locale] ?? '',
      date: facts?.date ?? '',
      force: facts?.force ?? 'in-force',
    };
  }

  /** All that a page says, passage by passage, as quotations are compared; kept, since a text may hold many. */
  foldedPage(locale: Locale, page: string): { id: string; text: string }[] {
    const key = `${locale}/${page}`;
    const known = this.#folded.get(key);
    if (known) return known;
    const own = this.rule(locale, page);
    const parts = own ? [own, ...own.sections.flatMap((id) => this.rule(locale, id) ?? [])] : [];
    const texts = parts.flatMap((rule) => [
      ...rule.passages.map(({ anchor, text }) => ({ id: anchor ? `${page}#${anchor}` : rule.id, text })),
      ...[rule.bottomLine, rule.note ?? '', rule.title].map((text) => ({ id: rule.id, text })),
      ...rule.answers.map(({ id, say }) => ({ id, text: say })),
    ]);
    const folded = texts.map(({ id, text }) => ({ id, text: foldedText(text) }));
    this.#folded.set(key, folded);
    return folded;
  }

  url(locale: Locale, id: string): string {
    return absolute(hrefOf(locale, id));
  }
}

/** `swccg/alter#uses` of `https://…/fr/swccg/alter/#uses`, `/en/swccg/alter/` or ` swccg/alter `. */
export function plainId(written: string): string {
  const [before = '', ...after] = written.trim().split('#');
  const path = before.replace(/^https?:\/\/[^/]*/i, '').replace(/\?.*$/, '');
  const page = path
    .replace(/^.*?\/(?:fr|en)\//, '')
    .replace(/^\/+/, '')
    .replace(/\/+$/, '');
  // The code of a passage's words follows its number behind a tilde.
  const anchor = after.join('#').replace(/[~?].*$/, '');
  return anchor ? `${page}#${anchor}` : page;
}
