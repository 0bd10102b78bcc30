import type { Side } from '../../core/sides';
import type { CardType, Colour, Planet } from './list';
import { plain } from './plain';

/** What a heading or a bracket can say about cards. */
export interface Said {
  colours: Colour[];
  type?: CardType;
  planet?: Planet;
  side?: Side;
  wild?: true;
  virtual?: true;
}

type Meaning =
  | { colour: Colour }
  | { type: CardType }
  | { planet: Planet }
  | { side: Side }
  | 'wild'
  | 'virtual'
  | 'filler';

const words = (meaning: Meaning, spellings: string): [string, Meaning][] =>
  spellings.split(' ').map((word) => [word, meaning]);

const MEANINGS = new Map<string, Meaning>([
  ...words({ colour: 'red' }, 'red rouge rouges'),
  ...words({ colour: 'orange' }, 'orange oranges'),
  ...words({ colour: 'blue' }, 'blue bleu bleue bleus bleues'),
  ...words({ colour: 'yellow' }, 'yellow jaune jaunes'),
  ...words({ colour: 'green' }, 'green vert verte verts vertes'),
  ...words({ colour: 'purple' }, 'purple violet violette violets violettes'),
  ...words({ type: 'character' }, 'character characters personnage personnages'),
  ...words({ type: 'weapon' }, 'weapon weapons arme armes'),
  ...words({ type: 'battle' }, 'battle bataille'),
  ...words({ type: 'effect' }, 'effect effects effet effets'),
  ...words({ type: 'location' }, 'location locations localisation localisations lieu lieux'),
  ...words({ type: 'location' }, 'planet planets planete planetes'),
  ...words({ type: 'starship' }, 'starship starships vaisseau vaisseaux'),
  ...words({ type: 'objective' }, 'objective objectives objectif objectifs'),
  ...words({ planet: 'tatooine' }, 'tatooine'),
  ...words({ planet: 'coruscant' }, 'coruscant'),
  ...words({ planet: 'naboo' }, 'naboo'),
  ...words({ side: 'light' }, 'light lumineux'),
  ...words({ side: 'dark' }, 'dark obscur'),
  ...words('wild', 'wild wildcard wildcards joker jokers'),
  ...words('virtual', 'v virtual virtuel virtuelle virtuels virtuelles'),
  ...words('filler', 'card cards carte cartes dot dots point points side cote deck list liste section'),
  ...words('filler', 'color colour couleur a au de des du en et la le les and of the with'),
  ...words('filler', 'start starting depart main my mon'),
]);

/** What a text says if every word of it is known; nothing if it says something else. */
export function understand(text: string): Said | undefined {
  const found = plain(text).split(' ').filter(Boolean);
  if (found.length === 0 || found.length > 12) return undefined;
  const said: Said = { colours: [] };
  let saysSomething = false;
  for (const word of found) {
    const meaning = MEANINGS.get(word);
    if (meaning === undefined) return undefined;
    if (meaning === 'filler') continue;
    saysSomething = true;
    if (meaning === 'wild') said.wild = true;
    else if (meaning === 'virtual') said.virtual = true;
    else if ('colour' in meaning) {
      if (!said.colours.includes(meaning.colour)) said.colours.push(meaning.colour);
    } else if ('type' in meaning) said.type = meaning.type;
    else if ('planet' in meaning) said.planet = meaning.planet;
    else said.side = meaning.side;
  }
  return saysSomething || found.some((word) => HEADS.has(word)) ? said : undefined;
}

/** Words that make a heading of themselves, one that says nothing of its cards. */
const HEADS = new Set(['deck', 'card', 'cards', 'carte', 'cartes', 'list', 'liste', 'starting', 'depart']);

/** What the columns of a table are called. */
export const COLUMNS = [
  'count',
  'title',
  'subtitle',
  'colour',
  'type',
  'planet',
  'wild',
  'side',
  'other',
] as const;
export type Column = (typeof COLUMNS)[number];

const COLUMN_NAMES: Record<Column, string> = {
  count: 'quantity qty count number nb nombre quantite qte exemplaires copies',
  title: 'title titre name nom card carte',
  subtitle: 'subtitle sous-titre soustitre',
  colour: 'colour color couleur dot point',
  type: 'type kind genre',
  planet: 'planet planete',
  wild: 'wild wildcard joker',
  side: 'side cote',
  other:
    'set extension number numero rarity rarete destiny destinee power puissance damage dommages counters compteurs note notes',
};

export const columnOf = (text: string): Column | undefined => {
  const name = plain(text).replace(/ /g, '');
  return COLUMNS.find((column) =>
    COLUMN_NAMES[column].split(' ').some((each) => plain(each).replace(/ /g, '') === name),
  );
};
