import { PRINTED, type PrintedName } from '../printed/cards';
import type { CardFacts } from '../printed/schema';

/** The cards that the worked examples play. A setup may name one of these or type in the facts of any other. */
const NAMES = [
  'gundam',
  'gm',
  'demi-trainer',
  'wing-gundam',
  'zaku-ii',
  'aile-strike-gundam',
  'aegis-gundam-ma',
  'barbatos-4th-form',
  'gelgoog',
  'strike-gundam',
  'launcher-strike-gundam',
  'amuro-ray',
  'heero-yuy',
  'char-aznable',
  'kira-yamato',
  'unforeseen-incident',
  'hawk-of-endymion',
  'kais-resolve',
  'simultaneous-fire',
  'battle-of-aces',
  'naval-bombardment',
  'ex-base',
  'white-base',
  'gamow',
] as const satisfies readonly PrintedName[];

export type CardName = (typeof NAMES)[number];

/** Of the texts only what bears on an attack: not what a main phase activates, nor what a Unit does as it arrives. */
function forAttack(card: CardFacts): CardFacts {
  if (card.type === 'command' || !card.abilities) return card;
  const abilities = card.abilities.filter(
    ({ when }) => when !== 'main' && !(card.type === 'unit' && when === 'deploy'),
  );
  if (abilities.length === card.abilities.length) return card;
  const { abilities: _, ...rest } = card;
  return abilities.length > 0 ? { ...rest, abilities } : rest;
}

export const CARDS = Object.fromEntries(NAMES.map((name) => [name, forAttack(PRINTED[name])])) as Record<
  CardName,
  CardFacts
>;

export const isCardName = (name: string): name is CardName => Object.hasOwn(CARDS, name);
