import type { Kind, ListedCard } from './list';

/** What a heading says of the lines below it. */
export interface Heading {
  text: string;
  kind?: Kind | 'shield';
  outside?: true;
  /** The number of cards that it announces. */
  count?: number;
}

const WORDS: [RegExp, Pick<ListedCard, 'kind' | 'outside'>][] = [
  [/^(?:characters?|personnages?|characters? (?:and|&) .*)$/, { kind: 'character' }],
  [/^(?:locations?|sites?|systems?|lieux?|localisations?|sites? (?:and|&) systems?)$/, { kind: 'location' }],
  [/^(?:starships?|ships?|vaisseaux?|capital ships?|starfighters?)$/, { kind: 'starship' }],
  [/^(?:vehicles?|vehicules?)$/, { kind: 'vehicle' }],
  [/^(?:interrupts?|interruptions?|(?:used|lost|used or lost|starting) interrupts?)$/, { kind: 'interrupt' }],
  [/^(?:effects?|effets?|(?:immediate|utinni|mobile|political|starting) effects?)$/, { kind: 'effect' }],
  [/^(?:weapons?|armes?)$/, { kind: 'weapon' }],
  [/^(?:devices?|appareils?|dispositifs?)$/, { kind: 'device' }],
  [/^(?:objectives?|objectifs?)$/, { kind: 'objective' }],
  [/^(?:defensive shields?|shields?|boucliers?(?: defensifs?)?)$/, { kind: 'shield', outside: true }],
  [
    /^(?:outside(?: of)?(?: the)? deck|outside|sideboard|side deck|hors (?:du )?deck|under (?:the )?starting effect)$/,
    { outside: true },
  ],
  [
    /^(?:starting(?: cards?)?|start|depart|deck(?: list)?|main(?: deck)?|decklist|liste?|cards?|cartes?|others?|autres?|misc|creatures?|epic events?|admirals? orders?|jedi tests?|podracers?|combo cards?|(?:blue|red|green|yellow)(?: cards?|s)?|weapons? (?:and|&) devices?|vehicles? (?:and|&) starships?|starships? (?:and|&) vehicles?|admirals? orders? (?:and|&) .*)$/,
    {},
  ],
];

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9&]+/g, ' ')
    .trim();

/** `Characters: (12)`, `EFFECTS`, `== Defensive Shields (10) ==`: a heading, with the number that it announces. */
export function headingOf(text: string): Heading | undefined {
  const match =
    /^\W*(\p{L}.*?)\s*[:\-–]?\s*(?:[([]?\s*(\d{1,3})(?:\s*(?:cards?|cartes?))?\s*[)\]]?)?\s*[:=\-*_]*$/u.exec(
      text,
    );
  const name = plain(match?.[1] ?? '');
  const said = name === '' ? undefined : WORDS.find(([pattern]) => pattern.test(name))?.[1];
  if (!said || !match) return undefined;
  // Red 5 is a starship; `Red (5)` and `Red: 5` are headings
  if (/^(?:blue|red|green|yellow)$/.test(name) && /\d/.test(text) && !/[:([]/.test(text)) return undefined;
  // a single copy of a card can hardly be called so, but `Effects x2` has a quantity
  if (/[x×]\s*\d+\s*$|^\s*\d+\s*[x×]/i.test(text)) return undefined;
  return {
    text: (match[1] ?? '').trim(),
    ...said,
    ...(match[2] !== undefined && { count: Number(match[2]) }),
  };
}
