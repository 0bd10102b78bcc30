import type { CardFacts } from '../../core/card-facts';
import type { Side } from '../../core/sides';
import { complete } from './complete';
import { hasOwnColon, planetOf } from './known';
import { type CardType, type Colour, type ListedCard, type Planet, TYPES } from './list';
import type { Flawed } from './read';
import type { Said } from './vocabulary';

/** What a line says of a card, before its heading and the rules are brought in. */
export interface Draft {
  count: number;
  /** The line says how many. */
  isCounted?: true;
  name: string;
  subtitle?: string;
  colours: Colour[];
  type?: CardType;
  planet?: Planet;
  side?: Side;
  wild?: true;
  dots?: Colour[];
  virtual?: true;
}

export const newDraft = (): Draft => ({ count: 1, name: '', colours: [] });

export function addSaid(draft: Draft, said: Said): void {
  for (const colour of said.colours) if (!draft.colours.includes(colour)) draft.colours.push(colour);
  if (said.type) draft.type = said.type;
  if (said.planet) draft.planet = said.planet;
  if (said.side) draft.side = said.side;
  if (said.wild) draft.wild = true;
  if (said.virtual) draft.virtual = true;
}

/** Marks of the card that are no part of its title. */
const clean = (name: string): string =>
  name
    .replace(/[♦◆●]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:•·–—-]+|[\s,;:•·–—-]+$/g, '');

/** The card of a line, with what its heading says; or what is wrong with it. A card may lack its colour alone. */
export function finishCard(draft: Draft, section: Said, line: number, facts: CardFacts): Finished {
  const name = clean(draft.name);
  if (!/[\p{L}\p{N}]/u.test(name)) return { flaw: { code: 'no-title', args: {} } };
  if (draft.colours.length > 1 && draft.wild && !draft.dots) {
    draft.dots = draft.colours;
    draft.colours = [];
  }
  if (draft.colours.length > 1) return { flaw: { code: 'several-colours', args: { card: name } } };
  if (draft.wild && draft.dots && draft.dots.length < 2)
    return { flaw: { code: 'one-white-dot', args: { card: name } } };
  const held = heldFacts(draft.subtitle ? `${name}, ${draft.subtitle}` : name, facts);
  const said = draft.type ?? section.type;
  const saidType = held.type ?? said;
  const saidColour = draft.colours[0] ?? (section.colours.length === 1 ? section.colours[0] : undefined);
  const planet =
    draft.planet ??
    planetOf(name, saidType === 'location') ??
    (saidType === 'location' ? section.planet : undefined);
  const isLocation =
    saidType === 'location' || (saidType === undefined && planetOf(name, false) !== undefined);
  const { title, subtitle } = split(name, draft.subtitle, isLocation, saidType, saidColour);
  const type = isLocation ? 'location' : saidType;
  const side = held.side ?? draft.side ?? section.side;
  const card = complete({
    line,
    count: draft.count,
    title,
    ...(subtitle && { subtitle }),
    ...(saidColour && { colour: saidColour }),
    ...(type && { type }),
    ...(held.type !== undefined && type === held.type && type !== said && { filed: true as const }),
    ...(type === 'location' && planet && { planet }),
    ...((draft.wild || section.wild) && { wild: true as const }),
    ...(draft.dots && { dots: draft.dots }),
    ...(side && { side }),
    ...((draft.virtual || section.virtual) && { virtual: true as const }),
  });
  if (card.wild || card.colour !== undefined) return { card };
  const isCard = draft.isCounted || section.type !== undefined || held.isKnown;
  return { ...(isCard && { card }), flaw: { code: 'no-colour', args: { card: name } } };
}

/** A card, what is wrong with its line, or both: what has no colour is still one of the 60. */
export interface Finished {
  card?: ListedCard;
  flaw?: Flawed;
}

/** Types of a file that are one of ours under another name. */
const FILED_TYPES: Record<string, CardType> = { combobattle: 'battle', doubleimpact: 'battle' };

/** What the cards of a name have in common, in the facts that somebody brought. */
function heldFacts(name: string, facts: CardFacts): { isKnown: boolean; type?: CardType; side?: Side } {
  const found = facts.byName(name);
  const typeOf = (filed: string): CardType | undefined =>
    Object.hasOwn(FILED_TYPES, filed) ? FILED_TYPES[filed] : TYPES.find((type) => type === filed);
  const types = new Set(found.map(({ type }) => typeOf(type)));
  const sides = new Set(found.map(({ side }) => side));
  const [type, side] = [[...types][0], [...sides][0]];
  return {
    isKnown: found.length > 0,
    ...(types.size === 1 && type && { type }),
    ...(sides.size === 1 && side && { side }),
  };
}

/** Title and subtitle apart: subtitles do not count. Locations, Battle cards and Effect cards have none. */
// young-jedi/rulebook/decks#six-times-ten
function split(
  name: string,
  subtitle: string | undefined,
  isLocation: boolean,
  type: CardType | undefined,
  colour: Colour | undefined,
): { title: string; subtitle?: string } {
  if (isLocation || type === 'battle' || type === 'effect' || (type === undefined && colour === 'yellow'))
    return { title: subtitle ? `${name}, ${clean(subtitle)}` : name };
  if (subtitle) return { title: name, subtitle: clean(subtitle) };
  const comma = name.indexOf(',');
  const colon = comma < 0 && !hasOwnColon(name) ? name.indexOf(':') : -1;
  const dash = comma < 0 && colon < 0 ? name.search(/\s[-–—]\s/) + 1 : 0;
  const at = Math.max(comma, colon, dash);
  if (at <= 0) return { title: name };
  const after = clean(name.slice(at + 1));
  return after ? { title: clean(name.slice(0, at)), subtitle: after } : { title: clean(name.slice(0, at)) };
}
