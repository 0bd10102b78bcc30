/** No pile, price or figure of these games comes near it; a set-up from a link could ask for a million cards. */
const MOST = 1_000;

/** What counts cards or Force, or is printed on a card as a number from 0 up. */
const COUNTS: ReadonlySet<string> = new Set([
  ...[
    'deck',
    'draw',
    'hand',
    'discard',
    'lap',
    'rest',
    'reserve',
    'force',
    'used',
    'lost',
    'trash',
    'shields',
  ],
  ...[
    'resources',
    'resourceDeck',
    'turns',
    'cost',
    'lv',
    'icons',
    'ability',
    'count',
    'destinies',
    'attrition',
  ],
]);

type Found = { path: string; key: string; value: number };

/** Every number of a set-up, with the key that it stands under; of a pair of sides, that of the pair. */
function* numbersIn(value: unknown, path: string, key: string, depth = 0): Generator<Found> {
  if (typeof value === 'number') yield { path, key, value };
  if (typeof value !== 'object' || value === null || depth > 20) return;
  for (const [name, part] of Object.entries(value)) {
    const under = Array.isArray(value) || name === 'dark' || name === 'light' ? key : name;
    yield* numbersIn(part, path === '' ? name : `${path}.${name}`, under, depth + 1);
  }
}

const isTooLarge = ({ value }: Found): boolean => !(Math.abs(value) <= MOST);

const isNoCount = ({ key, value }: Found, counts: readonly string[]): boolean =>
  (COUNTS.has(key) || counts.includes(key)) && (value < 0 || (key !== 'ability' && !Number.isInteger(value)));

/**
 * The flaws that an engine finds in a set-up, whatever it is handed: a number that no game has is found before anything
 * is laid out, and what is missing or of another kind than the check reads is a flaw itself. `counts` are keys that count
 * in the set-ups of this engine, and may do otherwise in others.
 */
export function soundly<Flaw>(
  setup: unknown,
  check: () => Flaw[],
  malformed: (at: string) => Flaw,
  counts: readonly string[] = [],
): Flaw[] {
  const numbers = [...numbersIn(setup, '', '')];
  const large = numbers.find(({ value }) => Math.abs(value) > MOST);
  if (large) return [malformed(large.path)];
  let flaws: Flaw[];
  try {
    flaws = check();
  } catch {
    // a part that the check reads is missing, or is of another kind
    return [malformed('setup')];
  }
  const odd =
    flaws.length > 0 ? undefined : numbers.find((each) => isTooLarge(each) || isNoCount(each, counts));
  return odd ? [malformed(odd.path)] : flaws;
}
