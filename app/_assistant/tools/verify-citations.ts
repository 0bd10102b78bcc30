import { z } from 'zod';
import { ASSISTANT_WORDS } from '../../_i18n/assistant';
import { LOCALES, type Locale } from '../../_i18n/locales';
import { fitting, shortened } from '../budget';
import { foldedText } from '../folded';
import { type Citation, citationsIn, type Quotation, quotationsIn } from '../quoted';
import type { Shelf } from '../shelf';
import { from, locale, tool } from '../tool';

/** A ruling is a page; of a book the beginning is verified, and it is said so. */
const LONGEST_TEXT = 200_000;
const MOST_CITATIONS = 200;

export const verifyCitations = tool({
  name: 'verify_citations',
  title: 'Verify citations',
  about:
    'A text with rule ids (or addresses) and quotations in quotation marks → for each: whether the rule exists, says that, and is in force.',
  input: { text: z.string(), locale, from },
  async call(world, { text, locale: language, from: first }) {
    const shelf = await world.shelf();
    const words = ASSISTANT_WORDS[language];
    const read = text.slice(0, LONGEST_TEXT);
    const citations = citationsIn(read);
    const quotations = quotationsIn(read, citations);
    const unique = [...new Map(citations.map((one) => [one.id, one])).values()];
    const all = [...unique, ...quotations].sort((a, b) => a.at - b.at);
    const left = all.length - MOST_CITATIONS;
    const checked = all
      .slice(0, MOST_CITATIONS)
      .map((one) => ('words' in one ? quotation(shelf, language, one) : citation(shelf, language, one)));
    const wrong = checked.filter(({ ok }) => !ok).length;
    const notes = [
      ...(all.length === 0 ? [words.noCitation] : []),
      ...(left > 0 ? [words.moreCitations(left)] : []),
    ];
    const head = {
      found: all.length > 0,
      allConfirmed: all.length > 0 && wrong === 0 && left <= 0 && read === text,
      checked: checked.length,
      wrong,
      ...(read !== text && { cutAt: LONGEST_TEXT }),
      ...(notes.length > 0 && { note: notes.join(' ') }),
    };
    const { shown, next } = fitting(checked, first, head);
    return { ...head, citations: shown, next };
  },
});

type Checked = { ok: boolean } & Record<string, unknown>;

function citation(shelf: Shelf, language: Locale, { id }: Citation): Checked {
  const words = ASSISTANT_WORDS[language];
  const found = shelf.find(language, id);
  if (!found.rule) {
    const near = found.nearest ? ` ${words.didYouMean(found.nearest)}` : '';
    return { ok: false, id, exists: false, note: words.noSuchRule(id) + near };
  }
  const { rule, passage, movedFrom } = found;
  const { by, status } = shelf.rule(language, rule.id.split('#')[0] ?? '') ?? rule;
  const inForce = status !== 'superseded';
  const forces = rule.sources.map((source) => shelf.source(language, source).force);
  const isOld = forces.length > 0 && forces.every((force) => force === 'superseded');
  return {
    ok: inForce,
    exists: true,
    inForce,
    ...(movedFrom && { movedFrom }),
    ...(by && { by }),
    ...shelf.cite(language, rule, passage, 1),
    ...(inForce && isOld && { note: words.oldDocument }),
  };
}

function quotation(shelf: Shelf, language: Locale, { words: quoted, of }: Quotation): Checked {
  const words = ASSISTANT_WORDS[language].quotation;
  const pieces = piecesOf(quoted);
  const cited = of === undefined ? undefined : shelf.find(language, of);
  const own = cited?.rule && placeIn(shelf, cited.rule.id.split('#')[0] ?? '', pieces);
  const about = { quotation: shortened(quoted, 160), ...(of && { of }) };
  if (own) return { ok: true, ...about, says: true, at: own, note: words.found };
  const elsewhere = placeAnywhere(shelf, pieces);
  const verdict = elsewhere ? (of ? 'elsewhere' : 'of-nothing') : 'nowhere';
  return {
    ok: false,
    ...about,
    says: false,
    ...(elsewhere && { foundAt: shelf.citeId(language, elsewhere, 1) }),
    ...(cited?.rule && { ruleSays: cited.rule.bottomLine }),
    note: words[verdict],
  };
}

/** What a quotation leaves out by dots need not stand together; a sign at its end may be the quoter's. */
const piecesOf = (quoted: string): string[] =>
  foldedText(quoted)
    .split(/\s*[[(]?\.\.\.[\])]?\s*/)
    .map((piece) => piece.replace(/^[\s.,;:-]+|[\s.,;:!?-]+$/g, ''))
    .filter((piece) => piece.length > 0);

/** The passage of a page that holds a quotation, in either language; the page where several do together. */
function placeIn(shelf: Shelf, page: string, pieces: readonly string[]): string | undefined {
  if (pieces.length === 0) return undefined;
  for (const locale of LOCALES) {
    const texts = shelf.foldedPage(locale, page);
    const one = texts.find(({ text }) => pieces.every((piece) => text.includes(piece)));
    if (one) return one.id;
    if (pieces.every((piece) => texts.some(({ text }) => text.includes(piece)))) return page;
  }
  return undefined;
}

function placeAnywhere(shelf: Shelf, pieces: readonly string[]): string | undefined {
  for (const id of shelf.ids('fr')) {
    const place = id.includes('#') ? undefined : placeIn(shelf, id, pieces);
    if (place) return place;
  }
  return undefined;
}
