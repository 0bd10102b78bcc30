import { hrefOf } from '../_corpus/addresses';
import type { Rank } from '../_corpus/authority';
import type { Verdict } from '../_corpus/schema/shared';
import type { Locale } from '../_i18n/locales';
import type { Candidate } from './candidates';
import type { FoundAnswer } from './documents';
import type { OpenedDocument } from './opened';
import type { FoundPassage } from './passages';
import type { QuestionForm } from './question-form';
import type { Ranked } from './rank';
import { withoutVerdict } from './without-verdict';

/** A passage as it is shown: where it stands, what it says, and what leads to it. */
export interface Passage {
  id: string;
  href: string;
  text: string;
  lead: string | undefined;
}

/** What answers a question: a sentence, the passage that proves it, and on what that rests. */
export interface Said {
  /** The sentence that answers; without one the passage speaks for itself. */
  say: string | undefined;
  verdict: Verdict | undefined;
  id: string;
  passage: Passage;
  authority: Rank;
  sources: string[];
}

/** What a document has to say to a question: the answer that fits best, else its passage that does. */
export function sayOf(
  document: OpenedDocument,
  { text, isNamed }: Ranked,
  candidate: Candidate | undefined,
  form: QuestionForm,
  locale: Locale,
): Said | undefined {
  const answer = isNamed || !candidate ? undefined : document.answers[candidate.answer];
  if (candidate && answer?.say) {
    const isSure = candidate.isSame && !form.isOpen && !form.isChoice;
    return answered(document, answer, isSure, locale);
  }
  const found = document.passages[isNamed ? 0 : (text?.part ?? 0)];
  return found && said(document, found, found.anchor, locale);
}

function answered(
  document: OpenedDocument,
  { say, verdict, passage, at }: FoundAnswer,
  isSure: boolean,
  locale: Locale,
): Said | undefined {
  const proof = document.passages[passage];
  if (!proof) return undefined;
  return {
    ...said(document, proof, at, locale),
    say: isSure ? say : withoutVerdict(say),
    verdict: isSure ? verdict : undefined,
  };
}

function said(
  document: OpenedDocument,
  { text, lead, authority, sources }: FoundPassage,
  at: string,
  locale: Locale,
): Said {
  const page = document.id.split('#')[0] ?? document.id;
  const id = at ? `${page}#${at}` : document.id;
  return {
    say: undefined,
    verdict: undefined,
    id,
    passage: { id, href: hrefOf(locale, id), text: withItems(text, document), lead: lead || undefined },
    authority,
    sources: sources.length > 0 ? sources : document.sources,
  };
}

const LEADS_ON = /:\s*$/;
/** A longer list is read on its page. */
const MOST_OF_A_LIST = 600;

/** A sentence that only leads to a list says nothing without it. */
function withItems(text: string, { passages }: OpenedDocument): string {
  if (!LEADS_ON.test(text)) return text;
  let whole = text;
  for (const item of passages) {
    if (item.lead !== text) continue;
    if (whole.length + item.text.length > MOST_OF_A_LIST) return `${whole} …`;
    whole += ` ${item.text}`;
  }
  return whole;
}
