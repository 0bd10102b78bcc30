import type { CardType, Colour } from '../cards';
import { plainName } from './known';

/** Words of both languages for what a list can say of a card. */
const COLOUR_WORDS: Record<string, Colour> = {
  blue: 'blue',
  bleu: 'blue',
  bleue: 'blue',
  green: 'green',
  vert: 'green',
  verte: 'green',
  red: 'red',
  rouge: 'red',
  white: 'white',
  blanc: 'white',
  blanche: 'white',
  purple: 'purple',
  青: 'blue',
  緑: 'green',
  赤: 'red',
  白: 'white',
  紫: 'purple',
  violet: 'purple',
  violette: 'purple',
};

const TYPE_WORDS: Record<string, CardType> = {
  unit: 'unit',
  units: 'unit',
  pilot: 'pilot',
  pilots: 'pilot',
  pilote: 'pilot',
  pilotes: 'pilot',
  command: 'command',
  commands: 'command',
  base: 'base',
  bases: 'base',
  resource: 'resource',
  resources: 'resource',
  ressource: 'resource',
  ressources: 'resource',
  ユニット: 'unit',
  パイロット: 'pilot',
  コマンド: 'command',
  ベース: 'base',
  リソース: 'resource',
};

/** A word that stands in the table and not in what every object has. */
const lookUp = <Value>(words: Record<string, Value>, text: string): Value | undefined => {
  const word = plainName(text);
  return Object.hasOwn(words, word) ? words[word] : undefined;
};

export const colourOf = (text: string): Colour | undefined => lookUp(COLOUR_WORDS, text);
export const typeOf = (text: string): CardType | undefined => lookUp(TYPE_WORDS, text);

/** What a table can say in a column; `other` is passed over. */
export type Column = 'number' | 'name' | 'quantity' | 'lv' | 'colour' | 'type' | 'other';

const COLUMN_NAMES: Record<Column, readonly string[]> = {
  number: ['number', 'numero', 'no', 'card number', 'numero de carte', 'code', 'id', 'card id', 'ref'],
  name: ['name', 'nom', 'card name', 'nom de la carte', 'card', 'carte', 'title', 'titre'],
  quantity: ['quantity', 'quantite', 'qty', 'qte', 'count', 'nombre', 'copies', 'amount', 'exemplaires'],
  lv: ['lv', 'lvl', 'level', 'niveau', 'lv niveau'],
  colour: ['colour', 'color', 'couleur'],
  type: ['type', 'card type', 'type de carte'],
  other: [
    'rarity',
    'rarete',
    'cost',
    'cout',
    'ap',
    'hp',
    'set',
    'trait',
    'link',
    'zone',
    'price',
    'prix',
    'effect',
  ],
};

/** What a column of a table is called. */
export function columnOf(text: string): Column | undefined {
  const word = plainName(text);
  return (Object.keys(COLUMN_NAMES) as Column[]).find((column) => COLUMN_NAMES[column].includes(word));
}

/** What a heading says of the cards below it. */
export interface Heading {
  text: string;
  type?: CardType;
  /** They belong to neither deck: tokens, a sideboard. */
  aside?: true;
  /** A deck begins here. */
  deck?: true;
  /** The number of cards that it announces. */
  count?: number;
}

/** A heading: the type of the cards below it, or none in particular. */
export function headingOf(text: string): Heading | undefined {
  const [, before = text, count] =
    /^(.*?)[\s:\-–]*[([]?\s*(\d{1,3})(?:\s*\/\s*\d+)?[^\p{L}\p{N}]*(?:cards?|cartes?|枚)?[^\p{L}\p{N}]*$/u.exec(
      text,
    ) ?? [];
  const words = plainName(before)
    .replace(/^(the|les|mes|my|nos)\s+(\d+\s+)?/, '')
    .replace(/^\d+\s+/, '')
    .replace(/\s*(cards?|cartes?)$/, '')
    .replace(/^(cartes?)\s+/, '');
  const said = saidBy(words);
  return said && { text: before.trim(), ...said, ...(count !== undefined && { count: Number(count) }) };
}

function saidBy(words: string): Pick<Heading, 'type' | 'aside' | 'deck'> | undefined {
  if (/^(main )?deck( list)?$|^decklist$|^deck principal$|^liste?$|^main$|^(メイン)?デッキ$/.test(words))
    return { deck: true };
  if (/^others?$|^autres?$/.test(words)) return {};
  if (/^(resource deck|resources? area|deck de res+ources?|リソースデッキ)$/.test(words))
    return { type: 'resource' };
  if (
    /^(side ?board|side deck|maybe ?board|considering|reserve|tokens?|jetons?|ex tokens?|サイド(ボード|デッキ)|トークン)$/.test(
      words,
    )
  )
    return { aside: true };
  const type = typeOf(words);
  return type && { type };
}
