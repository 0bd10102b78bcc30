import type { TablePiece } from '../_cards/table-piece';
import { fold } from '../_leaf/fold';
import type { AnyBench, BenchPlace, KindOfPiece, Piece } from '../_rules/core/bench';

const slug = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** "Breach 3": a keyword with its amount. */
const AMOUNT = /^(.*\S)\s+(\d+)$/;

/** The kinds of a bench that a card may be, the nearest first: an Immediate Effect before an Effect, a droid before a character. */
function kindsOf({ kind, subkind = '' }: TablePiece): string[] {
  const sub = slug(subkind);
  return [...(sub ? [`${sub}-${kind}`, sub] : []), kind, 'card'];
}

/** The card that a file of the reader's holds, as a piece for this place; nothing if none like it may lie there. */
export function pieceFromCard(
  bench: AnyBench,
  { takes, owner }: Pick<BenchPlace, 'takes' | 'owner'>,
  card: TablePiece,
): Piece | undefined {
  const title = slug(card.title);
  const known = bench.known.find(
    (piece) =>
      !card.virtual &&
      slug(piece.title) === title &&
      takes.includes(piece.kind) &&
      (!piece.owners || owner === undefined || piece.owners.includes(owner)),
  );
  if (known) return { known: known.name };
  const kind = kindsOf(card)
    .map((name) => bench.kinds.find((each) => each.kind === name && takes.includes(name)))
    .find((each) => each !== undefined);
  if (!kind) return undefined;
  const figures = figuresOf(kind, card);
  const traits = traitsOf(kind, card);
  return {
    kind: kind.kind,
    title: card.title,
    ...(Object.keys(figures).length > 0 && { figures }),
    ...(traits.length > 0 && { traits }),
  };
}

/** What is printed, where the kind has such a figure; what has to be told and is not is taken as usual. */
function figuresOf({ figures }: KindOfPiece, card: TablePiece): Record<string, number> {
  const printed = new Map<string, number>(Object.entries(card.figures));
  for (const keyword of card.keywords) {
    const [, name = '', amount = ''] = AMOUNT.exec(keyword) ?? [];
    if (name) printed.set(slug(name), Number(amount));
  }
  const told: Record<string, number> = {};
  for (const { id, least, most, usual, must } of figures) {
    const value = printed.get(id);
    if (value !== undefined) told[id] = Math.min(most, Math.max(least, value));
    else if (must) told[id] = usual;
  }
  return told;
}

function traitsOf({ traits = [] }: KindOfPiece, card: TablePiece): string[] {
  const has = new Set(
    [...card.icons, ...card.traits, ...card.keywords, card.subkind ?? ''].flatMap((text) => [
      slug(text),
      slug(text.replace(AMOUNT, '$1')),
    ]),
  );
  return traits.filter((trait) => has.has(trait));
}
