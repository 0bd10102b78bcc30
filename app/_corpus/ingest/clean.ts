import { withoutContactDetails } from './contact-details';
import type { Line, Remark } from './document';

/** A figure alone on its line, at the edge of a page, numbers the page. */
const PAGE_NUMBER = /^\s*[-–—]?\s*\d{1,3}\s*[-–—]?\s*$/;

/** Lines in plain typed characters, without page numbers and contact details. Keeps every other line and its number. */
export function* clean(lines: Iterable<Line>, remark: (remark: Remark) => void): Generator<Line> {
  let paged = false;
  for (const line of lines) {
    paged ||= line.afterPage;
    const text = plainCharacters(line.text);
    if (paged && PAGE_NUMBER.test(text)) {
      remark({ line: line.number, code: 'page-number', message: 'a page number was dropped' });
      yield { ...line, text: '' };
      continue;
    }
    const { text: kept, dropped } = withoutContactDetails(text);
    if (dropped > 0) {
      remark({
        line: line.number,
        code: 'contact-dropped',
        message: `${dropped} contact detail${dropped > 1 ? 's were' : ' was'} dropped`,
      });
    }
    yield { ...line, text: kept ?? '' };
  }
}

/** Most lines are plain already. */
const PLAIN = /^(?!.*'')(?:[ -#%-_a-~À-ÿŒœ…«»•–—]*[!-#%-_a-~À-ÿŒœ…«»•–—])?$/;

/** One form for each character that documents write in several. */
export function plainCharacters(text: string): string {
  if (PLAIN.test(text)) return text;
  return (
    text
      .normalize('NFC')
      .replace(/[\u00a0\u2007\u202f\u2000-\u200a\t]/g, ' ')
      .replace(/[\p{C}\ufffd]/gu, '')
      .replace(/ﬁ/g, 'fi')
      .replace(/ﬂ/g, 'fl')
      .replace(/(?<=\p{L})['’‘´`]{1,2}\s?(?=\p{L})|(?<=\b[IlLdDnNsSjJcCmMtT|])[’‘´`]/gu, (mark) =>
        /\s$/.test(mark) ? "' " : "'",
      )
      .replace(/\$([^$]{1,80})\$/g, (_, formula: string) => plainFormula(formula))
      // Two blanks at the end break a line in Markdown; one says nothing.
      .replace(/ +$/, (blanks) => (blanks.length > 1 ? '  ' : ''))
  );
}

/** Converters write `X = 7 - \text{ability}` where the page says it plainly. */
const plainFormula = (formula: string): string =>
  formula
    .replace(/\\text\{([^}]*)\}/g, '$1')
    .replace(/\\[a-zA-Z]+/g, '')
    .replace(/[{}]/g, '');
