import type { CardFacts } from '../../core/card-facts';
import { type Quantified, quantified } from './card-line';
import { headingOf } from './headings';

/** No title has more commas. */
const MOST_PIECES = 4;

/**
 * `Effects: Sense, Alter x2, Location, Location, Location`: a heading with its cards behind it. Titles have commas of
 * their own, so a file has to know every one of them.
 */
export function titlesOn(
  text: string,
  facts: CardFacts,
): { label: string; titles: Quantified[] } | undefined {
  const [, label = '', rest = ''] = /^(\p{L}[^:]{2,30}):\s+(.+)$/u.exec(text) ?? [];
  if (rest === '' || !headingOf(label) || facts.byName(text).length > 0) return undefined;
  const titles = parted(rest.split(/\s*,\s*/), facts);
  return titles && { label, titles };
}

/** As many pieces as make a title that is known, from the first on. */
function parted(pieces: readonly string[], facts: CardFacts): Quantified[] | undefined {
  if (pieces.length === 0) return [];
  for (let many = Math.min(MOST_PIECES, pieces.length); many > 0; many--) {
    const said = quantified(pieces.slice(0, many).join(', '));
    if (!isKnown(said, facts)) continue;
    const others = parted(pieces.slice(many), facts);
    if (others) return [said, ...others];
  }
  return undefined;
}

const isKnown = ({ rest }: Quantified, facts: CardFacts): boolean =>
  facts.byName(rest.replace(/^[•◇<>\s]+/, '')).length > 0;
