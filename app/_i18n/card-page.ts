import type { Differing, Figure, Mark } from '../_cards/card';
import type { Reason } from '../_cards/related';
import { SITE_NAME } from '../_leaf/site-name';
import type { Side } from '../_rules/core/sides';
import type { Locale } from './locales';

/** Every word of a card's page and of cards among what was found. */
export interface CardPageWords {
  page: string;
  hint: string;
  find: string;
  nothing: string;
  settings: string;
  loading: string;
  unknown: string;
  found: string;
  ambiguous: string;
  mentioned: string;
  further: string;
  rules: string;
  open: string;
  onTable: string;
  newest: (shown: number, of: number) => string;
  facts: string;
  type: string;
  side: string;
  sides: Record<Side, string>;
  number: string;
  sets: string;
  virtual: string;
  unique: string;
  figures: Record<Figure, string>;
  marks: Record<Mark, string>;
  colours: Record<string, string>;
  also: string;
  differs: string;
  differsHint: (printings: number) => string;
  what: Record<Extract<Differing, 'name' | 'type' | 'text'>, string>;
  texts: (count: string) => string;
  text: string;
  textHint: string;
  oneText: (count: string) => string;
  showText: string;
  rulings: string;
  undated: string;
  fromFile: string;
  related: string;
  reasons: Record<Reason, string>;
  rulingsLooked: string;
  concerned: string;
  notConcerned: string;
  notLookedAt: string;
  none: string;
  namesakes: string;
  asPrinted: string;
}

export const CARD_PAGE_WORDS: Record<Locale, CardPageWords> = {
  fr: {
    page: 'Carte',
    hint: 'Une carte, telle que le fichier que vous avez apporté la donne.',
    find: 'Titre, abréviation ou numéro',
    nothing: 'Il n’y a pas de cartes sur cet appareil.',
    settings: 'Apporter un fichier dans Réglages, « Mes cartes »',
    loading: 'Lecture de vos cartes…',
    unknown: 'Vos fichiers ne connaissent pas cette carte.',
    found: 'Cartes',
    ambiguous: 'Ce nom peut désigner plusieurs cartes',
    mentioned: 'Cartes de votre question',
    further: 'Ou bien',
    rules: 'Règles',
    open: 'Ouvrir la fiche',
    onTable: 'Mettre sur la table',
    newest: (shown, of) =>
      of > shown ? `${shown} décisions sur ${of}` : of === 1 ? 'Décision' : 'Décisions',
    facts: 'Ce que dit le fichier',
    type: 'Type',
    side: 'Côté',
    sides: { light: '○ lumineux', dark: '● obscur' },
    number: 'Numéro',
    sets: 'Extensions',
    virtual: 'virtuelle',
    unique: 'Unicité',
    figures: {
      destiny: 'Destinée',
      power: 'Puissance',
      ability: 'Habileté',
      politics: 'Politique',
      ferocity: 'Férocité',
      armor: 'Armure',
      maneuver: 'Manœuvre',
      hyperspeed: 'Hypervitesse',
      landspeed: 'Vitesse au sol',
      deploy: 'Déploiement',
      forfeit: 'Valeur de perte',
      parsec: 'Parsec',
      lightIcons: 'Icônes lumineuses',
      darkIcons: 'Icônes obscures',
      colour: 'Couleur',
      level: 'Lv.',
      cost: 'Coût',
      ap: 'AP',
      hp: 'HP',
      zone: 'Zone',
    },
    marks: {
      icons: 'Icônes',
      keywords: 'Mots-clés',
      named: 'Mots-clés cités',
      timings: 'Moments',
      traits: 'Traits',
      links: 'Condition de Link',
      kinds: 'Mentions',
    },
    colours: { blue: 'bleu', green: 'vert', red: 'rouge', white: 'blanc', purple: 'violet' },
    also: 'Aussi appelée',
    differs: 'Ce qui change d’une impression à l’autre',
    differsHint: (printings) => `${printings} impressions de cette carte ne disent pas toutes la même chose.`,
    what: { name: 'Nom', type: 'Type', text: 'Texte' },
    texts: (count) => `${count} versions`,
    text: 'Texte de la carte',
    textHint: 'Texte de l’éditeur, tiré du fichier que vous avez apporté.',
    oneText: (count) => `Une impression parmi d’autres : le fichier a ${count} versions de ce texte.`,
    showText: 'Montrer le texte',
    rulings: 'Décisions du fichier',
    undated: 'sans date',
    fromFile: `Du fichier que vous avez apporté ; ${SITE_NAME} ne les a pas relues.`,
    related: 'Règles qui en parlent',
    reasons: { card: 'cette carte', kind: 'son type', keyword: 'mot-clé', icon: 'icône', trait: 'trait' },
    rulingsLooked: 'Examiné pour cette carte',
    concerned: 's’applique',
    notConcerned: 'ne s’applique pas',
    notLookedAt: 'Ce qui n’est pas cité ici n’a pas été examiné pour cette carte.',
    none: 'Aucune règle du corpus ne la nomme.',
    namesakes: 'Autres cartes de ce titre',
    asPrinted: 'Tel qu’imprimé',
  },
  en: {
    page: 'Card',
    hint: 'A card, as the file that you brought has it.',
    find: 'Title, abbreviation or number',
    nothing: 'There are no cards on this device.',
    settings: 'Bring a file in Settings, “My cards”',
    loading: 'Reading your cards…',
    unknown: 'Your files do not know this card.',
    found: 'Cards',
    ambiguous: 'This name can mean several cards',
    mentioned: 'Cards in your question',
    further: 'Or else',
    rules: 'Rules',
    open: 'Open its page',
    onTable: 'Lay it on the table',
    newest: (shown, of) => (of > shown ? `${shown} rulings of ${of}` : of === 1 ? 'Ruling' : 'Rulings'),
    facts: 'What the file says',
    type: 'Type',
    side: 'Side',
    sides: { light: '○ light', dark: '● dark' },
    number: 'Number',
    sets: 'Sets',
    virtual: 'virtual',
    unique: 'Uniqueness',
    figures: {
      destiny: 'Destiny',
      power: 'Power',
      ability: 'Ability',
      politics: 'Politics',
      ferocity: 'Ferocity',
      armor: 'Armor',
      maneuver: 'Maneuver',
      hyperspeed: 'Hyperspeed',
      landspeed: 'Landspeed',
      deploy: 'Deploy',
      forfeit: 'Forfeit',
      parsec: 'Parsec',
      lightIcons: 'Light side icons',
      darkIcons: 'Dark side icons',
      colour: 'Colour',
      level: 'Lv.',
      cost: 'Cost',
      ap: 'AP',
      hp: 'HP',
      zone: 'Zone',
    },
    marks: {
      icons: 'Icons',
      keywords: 'Keywords',
      named: 'Keywords it speaks of',
      timings: 'Timings',
      traits: 'Traits',
      links: 'Link condition',
      kinds: 'Mentions',
    },
    colours: { blue: 'blue', green: 'green', red: 'red', white: 'white', purple: 'purple' },
    also: 'Also called',
    differs: 'What differs between printings',
    differsHint: (printings) => `The ${printings} printings of this card do not all say the same.`,
    what: { name: 'Name', type: 'Type', text: 'Text' },
    texts: (count) => `${count} versions`,
    text: 'Text of the card',
    textHint: 'The publisher’s text, from the file that you brought.',
    oneText: (count) => `One printing among others: the file has ${count} versions of this text.`,
    showText: 'Show the text',
    rulings: 'Rulings of the file',
    undated: 'undated',
    fromFile: `From the file that you brought; ${SITE_NAME} has not reviewed them.`,
    related: 'Rules that speak of it',
    reasons: { card: 'this card', kind: 'its type', keyword: 'keyword', icon: 'icon', trait: 'trait' },
    rulingsLooked: 'Looked at for this card',
    concerned: 'applies',
    notConcerned: 'does not apply',
    notLookedAt: 'What is not named here has not been looked at for this card.',
    none: 'No rule of the corpus names it.',
    namesakes: 'Other cards of this title',
    asPrinted: 'As printed',
  },
};
