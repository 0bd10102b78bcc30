import { z } from 'zod';
import { ASSISTANT_WORDS } from '../../_i18n/assistant';
import type { Locale } from '../../_i18n/locales';
import { fitting, shortened } from '../budget';
import type { KeptRule } from '../kept';
import type { Shelf } from '../shelf';
import { from, locale, tool } from '../tool';

const MOST_LINKS = 12;
/** A paragraph that is longer would leave no room for what it rests on. */
const LONGEST_PASSAGE = 2_500;

export const getRule = tool({
  name: 'get_rule',
  title: 'Read a rule',
  about:
    'One rule by its id (swccg/attrition, swccg/death-star-ii/battle#attrition), a passage, an address of the site or a former id: every passage with its own id, authority, sources, edition, date, notes.',
  input: { id: z.string().describe('Id or address'), locale, from },
  async call(world, { id, locale: language, from: first }) {
    const shelf = await world.shelf();
    return ruleAt(shelf, language, id, first);
  },
});

export function ruleAt(shelf: Shelf, language: Locale, id: string, first = 0): object {
  const words = ASSISTANT_WORDS[language];
  const found = shelf.find(language, id);
  if (!found.rule) {
    const near = found.nearest ? [words.didYouMean(found.nearest)] : [];
    return {
      found: false,
      note: [words.noSuchRule(shortened(id, 120)), ...near].join(' '),
      ...(found.nearest && { nearest: found.nearest }),
    };
  }
  const { rule, passage, movedFrom } = found;
  const head = {
    found: true,
    ...(movedFrom && { movedFrom }),
    ...shelf.cite(language, rule, passage),
    ...factsOf(shelf, language, rule),
    ...(passage && {
      passage: shortened(passage.text, LONGEST_PASSAGE),
      ...(passage.lead && { lead: passage.lead }),
    }),
  };
  if (passage) return head;
  const { shown, next } = fitting(textOf(shelf, language, rule), first, head);
  return { ...head, text: shown, next };
}

function factsOf(shelf: Shelf, language: Locale, rule: KeptRule): object {
  const [page = ''] = rule.id.split('#');
  const other = language === 'fr' ? 'en' : 'fr';
  const { game, kind, bottomLine, since, by, note, changed, see, citedBy, aliases } = rule;
  const examples = shelf.kept.examples[rule.id] ?? [];
  return {
    game,
    kind,
    ...(page !== rule.id && { page }),
    otherTitle: shelf.rule(other, rule.id)?.title,
    bottomLine,
    ...(since && { since }),
    ...(by && { by }),
    ...(note && { note: shortened(note, 600) }),
    changed,
    ...(aliases.length > 0 && { aliases: aliases.slice(0, MOST_LINKS) }),
    ...(see.length > 0 && { see: see.slice(0, MOST_LINKS) }),
    ...(citedBy.length > 0 && { citedBy: citedBy.slice(0, MOST_LINKS) }),
    ...(examples.length > 0 && { examples: examples.slice(0, MOST_LINKS) }),
  };
}

interface ToldPassage {
  id: string;
  section?: string;
  text: string;
  lead?: string;
  authority?: string;
  sources?: string[];
}

/** Its passages in reading order, those of its sections behind its own; what rests on the page's documents is unmarked. */
function textOf(shelf: Shelf, language: Locale, rule: KeptRule): ToldPassage[] {
  const [page = ''] = rule.id.split('#');
  const parts = [rule, ...rule.sections.flatMap((id) => shelf.rule(language, id) ?? [])];
  return parts.flatMap((part) =>
    part.passages.map(({ anchor, text, lead, authority, sources }, i) => ({
      id: anchor ? `${page}#${anchor}` : page,
      ...(part.id !== rule.id && i === 0 && { section: part.title }),
      text: shortened(text, LONGEST_PASSAGE),
      ...(lead && { lead }),
      ...(authority !== 'document' && { authority }),
      ...(sources.length > 0 && { sources }),
    })),
  );
}
