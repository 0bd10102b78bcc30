import type { Locale } from '../locales';

/** What the form for a battle of one's own says. */
export interface BattleFormWords {
  turn: string;
  location: string;
  locationName: string;
  kinds: Record<'site' | 'system', string>;
  add: string;
  addCard: (side: string) => string;
  groups: Record<'character' | 'vehicle' | 'starship' | 'weapon' | 'interrupt' | 'typed', string>;
  typed: Record<'character' | 'vehicle' | 'starship', string>;
  name: string;
  power: string;
  ability: string;
  forfeit: string;
  immune: string;
  where: (card: string) => string;
  here: string;
  aboard: (role: string, carrier: string) => string;
  on: (carrier: string) => string;
  inHand: string;
  remove: (card: string) => string;
  piles: string;
  atDamage: string;
  attrition: string;
  damage: string;
  hit: string;
  start: string;
  /** The form folds away once the battle is set up, and is opened again. */
  change: string;
  noCards: string;
  flaws: string;
  notNumber: (typed: string, most: number) => string;
  ownIntro: string;
}

export const BATTLE_FORM: Record<Locale, BattleFormWords> = {
  fr: {
    turn: 'C’est la phase de bataille de',
    location: 'Localisation',
    locationName: 'Nom de la localisation',
    kinds: { site: 'site', system: 'système' },
    add: 'Ajouter',
    addCard: (side) => `Ajouter une carte : ${side}`,
    groups: {
      character: 'Personnages',
      vehicle: 'Véhicules',
      starship: 'Vaisseaux',
      weapon: 'Armes',
      interrupt: 'Interruptions en main',
      typed: 'Valeurs à saisir',
    },
    typed: { character: 'un personnage', vehicle: 'un véhicule', starship: 'un vaisseau' },
    name: 'Nom',
    power: 'Puissance',
    ability: 'Habileté',
    forfeit: 'Perte',
    immune: 'Immunité à l’attrition inférieure à',
    where: (card) => `Place : ${card}`,
    here: 'à la localisation',
    aboard: (role, carrier) => `${role} à bord : ${carrier}`,
    on: (carrier) => `portée par ${carrier}`,
    inHand: 'en main',
    remove: (card) => `Retirer ${card}`,
    piles: 'Cartes de chaque pile',
    atDamage: 'Commencer au segment des dommages',
    attrition: 'Attrition contre ce camp',
    damage: 'Dommages de bataille',
    hit: 'touchée',
    start: 'Mettre en place',
    change: 'Modifier',
    noCards: 'aucune carte',
    flaws: 'À corriger d’abord',
    notNumber: (typed, most) =>
      typed === ''
        ? `Il faut un nombre entier de 0 à ${most}.`
        : `« ${typed} » n’est pas un nombre entier de 0 à ${most}.`,
    ownIntro: 'Votre bataille. Touchez une carte, ou choisissez un coup, et suivez ce que la règle en fait.',
  },
  en: {
    turn: 'Battle phase of',
    location: 'Location',
    locationName: 'Name of the location',
    kinds: { site: 'site', system: 'system' },
    add: 'Add',
    addCard: (side) => `Add a card: ${side}`,
    groups: {
      character: 'Characters',
      vehicle: 'Vehicles',
      starship: 'Starships',
      weapon: 'Weapons',
      interrupt: 'Interrupts in hand',
      typed: 'Values to type',
    },
    typed: { character: 'a character', vehicle: 'a vehicle', starship: 'a starship' },
    name: 'Name',
    power: 'Power',
    ability: 'Ability',
    forfeit: 'Forfeit',
    immune: 'Immune to attrition less than',
    where: (card) => `Place: ${card}`,
    here: 'at the location',
    aboard: (role, carrier) => `${role} aboard: ${carrier}`,
    on: (carrier) => `carried by ${carrier}`,
    inHand: 'in hand',
    remove: (card) => `Remove ${card}`,
    piles: 'Cards in each pile',
    atDamage: 'Begin in the damage segment',
    attrition: 'Attrition against this side',
    damage: 'Battle damage',
    hit: 'hit',
    start: 'Set up',
    change: 'Change',
    noCards: 'no cards',
    flaws: 'To be mended first',
    notNumber: (typed, most) =>
      typed === ''
        ? `A whole number from 0 to ${most} is needed.`
        : `“${typed}” is no whole number from 0 to ${most}.`,
    ownIntro: 'Your battle. Tap a card, or choose a move, and follow what the rules make of it.',
  },
};
