import { plainHead, readHead } from './bilingual-head';
import { kebab } from './slugs';

/** Words that send the reader elsewhere, where a clause begins. */
const SENDS =
  /(?<=^|[.;:,("«“*]\s*|\n\s*)(?:voir|voyez|r[ée]f[ée]rez[- ]vous|reportez[- ]vous)(?: aussi| également)?(?=\s)/gi;
/** What stands between `voir` and the name: `voir un exemple dans **x**`. */
const PREAMBLE =
  /^(?:[\s:"«“]*)(?:(?:aux?|les?|la|l'|dans|un|une|à|sous)?\s*(?:entrées?|paragraphes?|section|exemples?|équivalent)\s*(?:du côté (?:obscur|lumineux)|dans|de)?\s*)?/i;
/** The clause goes on to say why to look there, or points to a page and not to an entry. */
const NO_NAME =
  /^(?:à|au|aux|la page|page|ci-\S*|ci|plus|l'intérieur|la couverture|le diagramme|si|que|qui|combien|comment|un|une|votre|vos)(?:\s|$)/i;
const BOLD =
  /\*\*([^*]+)\*\*(?:\s*["»”]?\s*(?:\(\s*["«“]?\s*\**([^()*]+)\**\s*["»”]?\s*\)|:\s*\*\*([^*]+)\*\*))?/g;
const LONGEST = 260;
/** A name without translation is short; longer, it is a sentence. */
const MOST_WORDS = 6;

/**
 * The names that a text refers to, as it writes them, each once. In a glossary, where `isKnown` tells emphasis from
 * reference, entries also name each other in bold.
 */
export function referencesIn(text: string, isKnown?: (name: string) => boolean): string[] {
  const found = new Map<string, string>();
  const add = (name: string) => {
    const plain = tidy(name);
    const key = kebab(readHead(plain).en);
    if (key && plain.length <= LONGEST && !found.has(key)) found.set(key, plain);
  };
  for (const sent of text.matchAll(SENDS)) {
    const clause = clauseAfter(text, sent.index + sent[0].length);
    for (const name of namesIn(clause)) add(name);
  }
  for (const match of isKnown ? text.matchAll(BOLD) : []) {
    const [, bold = '', inBrackets, behindColon] = match;
    const gloss = inBrackets ?? behindColon;
    const name = gloss && !bold.includes('(') ? `${bold.trim()} (${gloss.trim()})` : bold;
    if (/^\s*voir\b/i.test(bold) || isGlossOf(text, match.index)) continue;
    const isBilingual = readHead(plainHead(name)).fr !== '';
    if (isBilingual || isKnown?.(plainHead(name))) add(name);
  }
  return [...found.values()];
}

/** Up to the end of the sentence, or of the brackets that the clause stands in. */
function clauseAfter(text: string, start: number): string {
  let depth = 0;
  let bold = false;
  for (let i = start; i < text.length; i++) {
    const sign = text[i];
    if (sign === '*' && text[i + 1] === '*') bold = !bold;
    if (sign === '(') depth += 1;
    if (sign === ')' && --depth < 0) return text.slice(start, i);
    if (sign === ';' || (sign === '\n' && text[i + 1] === '\n')) return text.slice(start, i);
    if (depth === 0 && !bold && sign === '.' && /\s|$|\*/.test(text[i + 1] ?? ''))
      return text.slice(start, i);
  }
  return text.slice(start);
}

function namesIn(clause: string): string[] {
  if (/\*\*[^*]+\*\*/.test(clause)) {
    return [...clause.matchAll(BOLD)]
      .filter((match) => !isGlossOf(clause, match.index))
      .map(([, bold = '', inBrackets, behindColon]) => {
        const gloss = inBrackets ?? behindColon;
        return gloss && !bold.includes('(') ? `${bold.trim()} (${gloss.trim()})` : bold;
      });
  }
  const names = clause
    .replace(PREAMBLE, '')
    .split(/\s*,\s*(?![^(]*\))|\s+et\s+(?![^(]*\))/)
    .map(tidy)
    .filter(Boolean);
  if (NO_NAME.test(names[0] ?? '')) return [];
  return names.filter((name) => /\(|:/.test(name) || name.split(/\s+/).length <= MOST_WORDS);
}

/** A name in bold within brackets, or behind a colon, translates the one before. */
const isGlossOf = (text: string, at: number): boolean =>
  /\*\*\s*["»”]?\s*(?:\(\s*["«“]?|:)\s*["«“]?\s*$/.test(text.slice(Math.max(0, at - 12), at));

const tidy = (name: string): string =>
  plainHead(name.replace(/[*"«»“”]/g, ''))
    .replace(/^["«“\s:]+|["»”\s.,;:–-]+$/g, '')
    .trim();
