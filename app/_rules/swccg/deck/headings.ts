import type { Kind, ListedCard } from './list';

/** What a heading says of the lines below it. */
export interface Heading {
  text: string;
  kind?: Kind | 'shield';
  outside?: true;
  /** A deck begins here. */
  deck?: true;
  /** The number of cards that it announces. */
  count?: number;
}

/** What a heading can call the cards below it, in either language. */
const KIND_WORDS: [RegExp, Pick<ListedCard, 'kind' | 'outside'>][] = [
  [/^(?:characters?|chars?|personnages?|persos?)$/, { kind: 'character' }],
  [
    /^(?:locations?|locs?|sites?|systems?|sectors?|lieux?|localisations?|systemes?|secteurs?)$/,
    { kind: 'location' },
  ],
  [
    /^(?:starships?|ships?|vaisseaux?(?: spatia(?:l|ux))?|capital ships?|starfighters?|chasseurs?)$/,
    { kind: 'starship' },
  ],
  [/^(?:vehicles?|vehicules?)$/, { kind: 'vehicle' }],
  [
    /^(?:interrupts?|ints?|interruptions?|(?:used|lost|used or lost|starting) interrupts?)$/,
    { kind: 'interrupt' },
  ],
  [/^(?:effects?|effets?|(?:immediate|utinni|mobile|political|starting) effects?)$/, { kind: 'effect' }],
  [/^(?:weapons?|weps?|armes?)$/, { kind: 'weapon' }],
  [/^(?:devices?|appareils?|dispositifs?|equipements?)$/, { kind: 'device' }],
  [/^(?:objectives?|objectifs?)$/, { kind: 'objective' }],
  [
    /^(?:creatures?|epic events?|evenements? epiques?|admirals? orders?|ordres? damiral|jedi tests?|podracers?|game aids?)$/,
    {},
  ],
];

const WORDS: [RegExp, Pick<Heading, 'kind' | 'outside' | 'deck'>][] = [
  ...KIND_WORDS,
  [/^(?:defensive shields?|shields?|boucliers?(?: defensifs?)?)$/, { kind: 'shield', outside: true }],
  [
    /^(?:(?:cards? )?outside(?: of)?(?: (?:the|your))? deck|outside|out of deck|sideboard|side deck|hors (?:du )?(?:deck|jeu|paquet)|under (?:the |my )?starting effect|sous leffet de depart)$/,
    { outside: true },
  ],
  [
    /^(?:(?:(?:my|the|our|ma|la|notre|mon) )?(?:(?:deck ?)?liste?|deck)|main(?: deck)?|reserve deck)$/,
    { deck: true },
  ],
  [
    /^(?:(?:(?:my|the) )?(?:side )?(?:light|dark)(?: side)?(?: of the force)?(?: deck(?: ?list)?)?|[ld]s(?: deck)?|cote (?:lumineux|obscur))$/,
    { deck: true },
  ],
  [
    /^(?:starting(?: cards?)?|start|depart|cards?|cartes?|others?|autres?|misc|miscellaneous|divers|combo cards?|(?:blue|red|green|yellow|white)(?: cards?|s)?)$/,
    {},
  ],
];

/** `Starships/Vehicles`, `Weapons & Devices`: cards of several kinds, so that none is told. */
const areKinds = (name: string): boolean => {
  const parts = name.split(/ (?:and|et|or) | ?[&/] ?/).filter((each) => each !== '');
  const kinds = parts.map((part) => KIND_WORDS.findIndex(([pattern]) => pattern.test(part)));
  // Location, Location, Location is a title
  return parts.length > 1 && !kinds.includes(-1) && new Set(parts).size === parts.length;
};

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .toLowerCase()
    .replace(/[,+]/g, '/')
    .replace(/[^a-z0-9&/]+/g, ' ')
    .trim();

/** `Under Fear Is My Ally:`: the heading of what lies under a card; Under Attack is one. */
const UNDER =
  /^[^\p{L}\p{N}]*(?:under|sous)\s+\P{N}+(?:[([]\s*\d{1,2}\s*(?:cards?|cartes?)?\s*[)\]]\s*)?:$/iu;

/** `12 Characters`, `(12) Characters`, in several: a single card of that name would have no such name. */
const AHEAD = /^[^\p{L}\p{N}]*(?<count>\d{1,3})[)\]]?\s+(?<name>\p{L}{3}.*?s)\s*:?$/u;

/** `Characters: (12)`, `EFFECTS`, `== Defensive Shields (10) ==`: a heading, with the number that it announces. */
export function headingOf(text: string): Heading | undefined {
  const match =
    /^[^\p{L}\p{N}]*(\p{L}.*?)\s*[:\-–—]*\s*(?:[([]?\s*(\d{1,3})(?:\s*(?:cards?|cartes?|total))?\s*[)\]]?)?\s*[:=\-–*_]*$/u.exec(
      text,
    ) ?? AHEAD.exec(text);
  const name = plain(match?.groups?.name ?? match?.[1] ?? '');
  const said =
    name === ''
      ? undefined
      : (WORDS.find(([pattern]) => pattern.test(name))?.[1] ??
        (areKinds(name) ? {} : UNDER.test(text) ? { outside: true as const } : undefined));
  if (!said || !match) return undefined;
  // Red 5 is a starship; `Red (5)` and `Red: 5` are headings
  if (/^(?:blue|red|green|yellow)$/.test(name) && /\d/.test(text) && !/[:([]/.test(text)) return undefined;
  // a single copy of a card can hardly be called so, but `Effects x2` has a quantity
  if (/[x×]\s*\d+\s*$|^\s*\d+\s*[x×]/i.test(text)) return undefined;
  const count = match.groups?.count ?? match[2];
  return {
    text: (match.groups?.name ?? match[1] ?? '').trim(),
    ...said,
    ...(count !== undefined && { count: Number(count) }),
  };
}
