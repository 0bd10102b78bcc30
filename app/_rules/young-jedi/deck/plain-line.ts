import { type CardFacts, NO_FACTS } from '../../core/card-facts';
import { addSaid, type Draft, newDraft } from './draft';
import { isUniqueStarship } from './known';
import { DECK_SIZE } from './list';
import type { Flawed } from './read';
import { understand } from './vocabulary';

/** A whole number of copies that a deck could hold. */
export function readQuantity(text: string): number | undefined {
  const digits = text.replace(/[x×\s]/gi, '');
  const quantity = Number(digits);
  return /^\d{1,4}$/.test(digits) && quantity >= 1 && quantity <= DECK_SIZE ? quantity : undefined;
}

/** `wild: red blue green` or `joker rouge bleu`: the colours whose places its white dots take. */
export function readWhiteDots(draft: Draft, text: string): boolean {
  if (text.trim() === '*') {
    draft.wild = true;
    return true;
  }
  const match = /^(?:wild(?:\s*cards?)?|jokers?)\b\s*([:=]?)\s*(.*)$/i.exec(text.trim());
  if (!match) return false;
  const rest = match[2] ?? '';
  const said = rest === '' ? undefined : understand(rest);
  if (rest !== '' && !said) return false;
  draft.wild = true;
  if (!said) return true;
  // One colour without a colon is where the card goes; several, or any after a colon, are its white dots.
  const areDots = said.colours.length > 1 || match[1] !== '';
  if (areDots && said.colours.length > 0) draft.dots = said.colours;
  addSaid(draft, areDots ? { ...said, colours: [] } : said);
  return true;
}

const AHEAD =
  /^(?:[xX]\s*(\d+)|(\d+)\s*[xX×*]?)(?=\s|$)\s*(?:[-–:]\s+)?|^(\d+)[xX×](?=\S)|^[([]\s?[xX]?\s?(\d{1,2})\s?[xX]?\s?[)\]]\s*(?=\S)/;
const BEHIND = /\s+(?:[x*]\s*(\d+)|(\d+)\s*[x×])$/i;
/** `Title - 4`, `Title: 4`, `Title, 4`, `Title ... 4`, `Title 4`; OOM-9 and DFS-327 are of a name. */
const LAST = /(?:\s+[-–]\s*|\s*(?:[:=,]|\.{2,}|…)\s*|\s+)(\d{1,2})$/;
/** More copies than a figure alone may stand for: beyond that it is the number of a card in its set. */
const MOST_ALONE = 10;

/** A line of plain text: quantity, title, and what stands in brackets. */
export function readPlain(text: string, hasQuantity = false, facts: CardFacts = NO_FACTS): Draft | Flawed {
  const numbered = hasQuantity ? null : /^\d{1,3}[.)]\s+(?=\S)/.exec(text);
  // 4. may be the number of a line, or a quantity
  if (numbered) {
    const after = readPlain(text.slice(numbered[0].length), false, facts);
    return 'code' in after || after.isCounted
      ? after
      : { code: 'bad-quantity', args: { quantity: numbered[0].trim() } };
  }
  const draft = newDraft();
  let rest = text.replace(/^[•·*♦◆●>+]\s+|^[•·♦◆●+](?=\d)/, '').replace(/^[-–—]\s+/, '');
  if (hasQuantity) draft.isCounted = true;
  else {
    const odd = /^(-\d+|\d+[.,]\d*)(?=\s|[x×])/i.exec(rest);
    if (odd) return { code: 'bad-quantity', args: { quantity: (odd[1] ?? '').slice(0, 20) } };
    const ahead = AHEAD.exec(rest);
    const typed = ahead ? (ahead[1] ?? ahead[2] ?? ahead[3] ?? ahead[4]) : undefined;
    if (ahead && typed !== undefined) {
      const quantity = readQuantity(typed);
      if (quantity === undefined) return { code: 'bad-quantity', args: { quantity: typed.slice(0, 20) } };
      counted(draft, quantity);
      rest = rest.slice(ahead[0].length);
    }
  }
  rest = rest.replace(/[([{]([^()[\]{}]*)[)\]}]/g, (_, inner: string) => {
    readBracket(draft, inner);
    return ' ';
  });
  const behind = hasQuantity ? null : BEHIND.exec(rest.trim());
  if (behind) {
    const quantity = readQuantity(behind[1] ?? behind[2] ?? '');
    if (quantity === undefined) return { code: 'bad-quantity', args: { quantity: (behind[0] ?? '').trim() } };
    counted(draft, quantity);
    rest = rest.trim().slice(0, behind.index);
  }
  draft.name = rest;
  if (!draft.isCounted) readLast(draft, facts);
  readTail(draft);
  return draft;
}

function counted(draft: Draft, quantity: number): void {
  draft.count = quantity;
  draft.isCounted = true;
}

/** A figure at the end is the quantity, unless it belongs to the title. */
function readLast(draft: Draft, facts: CardFacts): void {
  const name = draft.name.trim();
  const last = LAST.exec(name);
  const quantity = readQuantity(last?.[1] ?? '');
  if (!last || quantity === undefined || quantity > MOST_ALONE) return;
  if (isUniqueStarship(name) || facts.byName(name).length > 0) return;
  counted(draft, quantity);
  draft.name = name.slice(0, last.index);
}

function readBracket(draft: Draft, inner: string): void {
  const count = /^\s*x?\s*(\d+)\s*x?\s*$/i.exec(inner);
  if (count) {
    const quantity = readQuantity(count[1] ?? '');
    const isQuantity = /x/i.test(inner) || (!draft.isCounted && (quantity ?? MOST_ALONE + 1) <= MOST_ALONE);
    if (quantity !== undefined && isQuantity) counted(draft, quantity);
    return;
  }
  const wild = inner.search(/\b(wild|joker)/i);
  const parts = (wild < 0 ? inner : inner.slice(0, wild)).split(/[;,/]/);
  for (const part of wild < 0 ? parts : [...parts, inner.slice(wild)]) {
    if (readWhiteDots(draft, part.replace(/[\s,;/]+$/, ''))) continue;
    const said = understand(part);
    if (said) addSaid(draft, said);
  }
}

/** A star for a wild card, and a colour after the last comma or dash. */
function readTail(draft: Draft): void {
  const starred = /\*+\s*$/.exec(draft.name.trim());
  if (starred) {
    draft.wild = true;
    draft.name = draft.name.trim().slice(0, starred.index);
  }
  const tail = /^(.*\S)\s*(?:,|;|\s[-–—:]|\s@)\s*([^,;]+)$/.exec(draft.name.trim());
  const said = tail?.[2] ? understand(tail[2]) : undefined;
  if (tail?.[1] && said && said.colours.length > 0 && !said.planet && !said.side) {
    addSaid(draft, said);
    draft.name = tail[1];
  }
}
