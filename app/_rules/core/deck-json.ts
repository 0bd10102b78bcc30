/** A card in a list that was exported as JSON. */
export interface Exported {
  line: number;
  /** Of the card, as a string; none if it is known by its name only. */
  number?: string;
  name?: string;
  /** As it stands: whether it is a quantity is for the reader to say. */
  quantity?: string;
  /** The keys that it stands under: `mainDeck`, `resources`. */
  under: readonly string[];
}

const KEYS = {
  number: [
    'number',
    'cardnumber',
    'cardno',
    'id',
    'cardid',
    'code',
    'cardcode',
    'gempid',
    'blueprintid',
    'productid',
  ],
  name: ['name', 'cardname', 'title', 'cardtitle'],
  quantity: ['quantity', 'qty', 'count', 'amount', 'copies', 'number_of_copies'],
} as const;

/**
 * The cards of a list that is JSON: objects with a number or a name and a quantity, a record of numbers with their
 * quantities or of titles with theirs, or an array with one number a copy. Nothing if the text is no JSON, or has no such thing in it.
 */
export function exportedCards(text: string, isNumber: (text: string) => boolean): Exported[] | undefined {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (!/^[[{]/.test(trimmed)) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(trimmed);
  } catch {
    return undefined;
  }
  const found: Exported[] = [];
  const lineOf = finder(text);
  const walk = (value: unknown, under: readonly string[], depth: number, above?: string): void => {
    if (depth > 8) return;
    if (typeof value === 'string' && isNumber(value))
      found.push({ line: lineOf(value), number: value, under });
    else if (Array.isArray(value)) for (const each of value) walk(each, under, depth + 1);
    else if (typeof value === 'object' && value !== null) record(value, under, depth, above);
  };
  const record = (value: object, under: readonly string[], depth: number, above?: string): void => {
    const fields = Object.entries(value);
    // { "card": { "number": … }, "quantity": 4 }
    const quantity = field(fields, 'quantity') ?? above;
    const number = field(fields, 'number');
    const name = field(fields, 'name');
    const isCard =
      (number !== undefined && isNumber(number)) || (name !== undefined && quantity !== undefined);
    if (isCard) {
      found.push({
        line: lineOf(number ?? name ?? ''),
        ...(number !== undefined && isNumber(number) && { number }),
        ...(name !== undefined && { name }),
        ...(quantity !== undefined && { quantity }),
        under,
      });
      return;
    }
    const areTitles = isRecordOfTitles(fields);
    for (const [key, each] of fields)
      if (isNumber(key) && (typeof each === 'number' || typeof each === 'string'))
        found.push({ line: lineOf(key), number: key, quantity: String(each), under });
      else if (areTitles) found.push({ line: lineOf(key), name: key, quantity: String(each), under });
      else walk(each, [...under, key], depth + 1, quantity);
  };
  walk(parsed, [], 0);
  return found.length > 0 ? found : undefined;
}

/** `{ "Sense": 2, "Alter": 1, … }`: fewer may be anything that is counted. */
const FEWEST_TITLES = 5;
const isRecordOfTitles = (fields: readonly [string, unknown][]): boolean =>
  fields.length >= FEWEST_TITLES &&
  fields.every(([key, each]) => /\p{L}/u.test(key) && typeof each === 'number' && each > 0 && each < 100);

function field(fields: readonly [string, unknown][], kind: keyof typeof KEYS): string | undefined {
  const names: readonly string[] = KEYS[kind];
  const [, value] = fields.find(([key]) => names.includes(key.toLowerCase().replace(/[\s_-]/g, ''))) ?? [];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The line of each value in turn: JSON keeps its order, so the search goes on where the last one was found. */
function finder(text: string): (value: string) => number {
  let from = 0;
  return (value) => {
    const at = text.indexOf(JSON.stringify(value), from);
    const found = at < 0 ? from : at;
    from = at < 0 ? from : at + 1;
    return text.slice(0, found).split(/\r\n|\r|\n/).length;
  };
}
