import { type Block, textOf } from './document';
import { endsSentence, startsLower } from './sentences';

const OPENS = /^["«“(]/;
/** A shorter line may be a title, which ends without a point. */
const TITLE = 50;

const isProse = (block: Block): boolean => block.kind === 'text' && block.lines.length > 0;

/** Words seem lost between two blocks: a sentence breaks off at the end of a page, or one begins in its middle. */
export function isGap(before: Block, block: Block): boolean {
  if (!isProse(before) || !isProse(block)) return false;
  const text = textOf(block);
  const isNumbered = /^[a-z]{1,4}\s?\./.test(text);
  const beginsWithin = startsLower(text) && !OPENS.test(text) && !isNumbered;
  if (endsSentence(textOf(before))) return beginsWithin;
  const breaksOff = textOf(before).length > TITLE && !/[)"»”]$/.test(textOf(before));
  return block.afterPage && breaksOff && !startsLower(text) && !OPENS.test(text);
}
