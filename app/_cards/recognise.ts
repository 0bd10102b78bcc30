import { isThing, kindOf, lineOf, type Thing } from './fields';
import type { FileRefusal } from './flaw';

export type Format =
  | 'swccg-cards'
  | 'young-jedi-cards'
  | 'swccg-sets'
  | 'gundam-cards'
  | 'gundam-rulings'
  | 'gundam-errata';

/** More than any game has, by far. */
const MOST_ENTRIES = 60_000;
/** So many entries tell what the others are. */
const LOOKED_AT = 60;

const has =
  (...fields: string[]) =>
  (thing: Thing): boolean =>
    fields.every((field) => field in thing);

const LISTS: [Exclude<Format, 'swccg-cards' | 'young-jedi-cards'>, (thing: Thing) => boolean][] = [
  ['gundam-rulings', has('card_number', 'question', 'answer')],
  ['gundam-errata', has('card_number', 'field', 'after')],
  ['gundam-cards', has('card_number', 'name', 'card_type')],
  ['swccg-sets', has('id', 'name', 'abbr')],
];

/** What a file is, by what stands in it; its name says nothing. */
export function recognise(value: unknown): { format: Format; entries: unknown[] } | FileRefusal {
  const list = isThing(value) && Array.isArray(value.cards) ? value.cards : value;
  if (!Array.isArray(list)) return foreign(value);
  if (list.length > MOST_ENTRIES)
    return { code: 'too-many', args: { count: list.length, most: MOST_ENTRIES } };
  const things = list.slice(0, LOOKED_AT).filter(isThing);
  const most = (fits: (thing: Thing) => boolean): boolean =>
    things.length > 0 && things.filter(fits).length * 2 > things.length;
  if (most((thing) => isThing(thing.front) && 'title' in thing.front))
    return { format: most(isOfYoungJedi) ? 'young-jedi-cards' : 'swccg-cards', entries: list };
  const format = LISTS.find(([, fits]) => most(fits))?.[0];
  return format ? { format, entries: list } : foreign(value);
}

const YOUNG_JEDI_SETS =
  /menaceofdarthmaul|thejedicouncil|battleofnaboo|duelofthefates|boontaevepodrace|sampledeck|^reflections$|^enhanced(?!premiere|cloud|jabba)/i;

/** Both games' files have one form; Young Jedi's sets have names for ids. */
function isOfYoungJedi(thing: Thing): boolean {
  const sets = Array.isArray(thing.printings)
    ? thing.printings.map((each) => (isThing(each) ? lineOf(each.set) : undefined))
    : [];
  if (sets.some((set) => set !== undefined && YOUNG_JEDI_SETS.test(set.replace(/\W/g, '')))) return true;
  const picture = isThing(thing.front) ? lineOf(thing.front.imageUrl) : undefined;
  return /\/young-?jedi\//i.test(picture ?? '');
}

const foreign = (value: unknown): FileRefusal => {
  const [first] = Array.isArray(value) ? value : [value];
  const found = isThing(first) ? Object.keys(first).slice(0, 5).join(', ').slice(0, 80) : kindOf(first);
  return { code: 'foreign', args: { found: found || 'nothing' } };
};
