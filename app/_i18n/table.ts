import type { Locale } from './locales';

/** Every word of the page on which a table is laid out. */
export interface TableWords {
  page: string;
  hint: string;
  begin: string;
  mine: string;
  noneKept: string;
  fromExample: string;
  fromExampleHint: string;
  layCard: (title: string) => string;
  untitled: string;
  titleField: string;
  noteField: string;
  undo: string;
  redo: string;
  layingOut: string;
  whatNow: string;
  moment: string;
  cards: string;
  add: string;
  addTo: (place: string) => string;
  done: string;
  findCard: string;
  noCardFound: string;
  moreCards: (count: number) => string;
  fromFile: string;
  unknownCard: string;
  unknownHint: string;
  ownCard: string;
  ownKind: string;
  ownTitle: string;
  addOwn: string;
  added: (card: string) => string;
  fewer: (place: string) => string;
  more: (place: string) => string;
  countOf: (place: string) => string;
  emptyPlace: string;
  figures: string;
  state: string;
  rarer: string;
  moveTo: string;
  moveHere: string;
  onIt: string;
  copy: string;
  remove: string;
  odd: (count: number) => string;
  oddHint: string;
  playable: string;
  notPlayable: string;
  shareKeep: string;
  share: string;
  keep: string;
  kept: string;
  keepFailed: string;
  erase: string;
  open: string;
  copyLink: string;
  copied: string;
  linkTooLong: string;
  qr: string;
  noteCall: string;
  asExample: string;
  asExampleHint: string;
  notAsExample: string;
  asText: string;
  asImage: string;
  unmodelled: string;
  byFigures: string;
  from: (what: string) => string;
  colon: string;
  opening: string;
  cardsCount: (count: number) => string;
}

const fr: TableWords = {
  page: 'Composer une situation',
  hint: 'Posez les cartes du litige, demandez ce qui peut se passer, jouez chaque ligne jusqu’au bout et transmettez la position.',
  begin: 'Partir de…',
  mine: 'Mes situations',
  noneKept: 'Rien encore sur cet appareil. Une situation gardée apparaît ici.',
  fromExample: 'Partir d’un exemple',
  fromExampleHint: 'À chaque position d’un exemple : « Modifier cette position ».',
  layCard: (title) => `${title} : choisissez la table où poser cette carte.`,
  untitled: 'Ma situation',
  titleField: 'Nom de la situation',
  noteField: 'Note',
  undo: 'Annuler',
  redo: 'Rétablir',
  layingOut: 'Modifier',
  whatNow: 'Que peut-il se passer ?',
  moment: 'Le moment',
  cards: 'Les cartes',
  add: 'Ajouter',
  addTo: (place) => `Ajouter une carte : ${place}`,
  done: 'Terminé',
  findCard: 'Nom de la carte',
  noCardFound: 'Aucune carte connue de ce nom. Posez une carte à vous, avec ses chiffres.',
  moreCards: (count) => `et ${count} autres : tapez un nom`,
  fromFile: 'Cartes de vos fichiers',
  unknownCard: 'Une carte inconnue',
  unknownHint: 'face que personne ne connaît',
  ownCard: 'Une carte à vous',
  ownKind: 'Type',
  ownTitle: 'Nom',
  addOwn: 'Poser cette carte',
  added: (card) => `${card} : posé.`,
  fewer: (place) => `Une carte de moins : ${place}`,
  more: (place) => `Une carte de plus : ${place}`,
  countOf: (place) => `Nombre de cartes : ${place}`,
  emptyPlace: 'rien',
  figures: 'Chiffres',
  state: 'État',
  rarer: 'Plus rare',
  moveTo: 'Déplacer vers',
  moveHere: 'Déplacer',
  onIt: 'Dessus ou à bord',
  copy: 'Copier',
  remove: 'Enlever',
  odd: (count) => (count < 2 ? 'Position inhabituelle' : `Position inhabituelle (${count} points)`),
  oddHint: 'Aucune partie ne mène ici. On peut la jouer quand même.',
  playable: 'La position peut être jouée.',
  notPlayable: 'Plus rien ne peut être joué dans cette position.',
  shareKeep: 'Garder, transmettre',
  share: 'Partager',
  keep: 'Garder sur cet appareil',
  kept: 'Gardé dans « Mes situations ».',
  keepFailed: 'Cet appareil ne peut rien garder (stockage plein ou refusé). Le lien, lui, contient tout.',
  erase: 'Effacer',
  open: 'Ouvrir',
  copyLink: 'Copier le lien',
  copied: 'Copié.',
  linkTooLong: 'Trop longue pour un lien : gardez-la ou copiez-la comme exemple.',
  qr: 'Code à scanner pour ouvrir cette situation',
  noteCall: 'Noter un appel',
  asExample: 'Copier comme exemple',
  asExampleHint: 'Le fichier d’un exemple, tel que CONTRIBUTING le demande.',
  notAsExample:
    'Cette position ne peut pas s’écrire comme la mise en place d’un exemple : une action est en cours. Reprenez-la avant l’action.',
  asText: 'Copier en texte',
  asImage: 'Montrer, image',
  unmodelled: 'Son texte n’est pas simulé : seuls ses chiffres et ses mots-clés comptent.',
  byFigures: 'texte non simulé',
  from: (what) => `Table « ${what} »`,
  colon: ' : ',
  opening: 'Ouverture de la situation…',
  cardsCount: (count) => (count < 2 ? `${count} carte` : `${count} cartes`),
};

const en: TableWords = {
  page: 'Lay out a situation',
  hint: 'Put down the cards of the dispute, ask what can happen, play each line to its end and pass the position on.',
  begin: 'Begin from…',
  mine: 'My situations',
  noneKept: 'Nothing on this device yet. A situation that you keep appears here.',
  fromExample: 'Begin from an example',
  fromExampleHint: 'At each position of an example: “Edit this position”.',
  layCard: (title) => `${title}: choose the table to put this card on.`,
  untitled: 'My situation',
  titleField: 'Name of the situation',
  noteField: 'Note',
  undo: 'Undo',
  redo: 'Redo',
  layingOut: 'Edit',
  whatNow: 'What can happen now?',
  moment: 'The moment',
  cards: 'The cards',
  add: 'Add',
  addTo: (place) => `Add a card: ${place}`,
  done: 'Done',
  findCard: 'Name of the card',
  noCardFound: 'No known card of that name. Put down one of your own, with its figures.',
  moreCards: (count) => `and ${count} more: type a name`,
  fromFile: 'Cards of your files',
  unknownCard: 'An unknown card',
  unknownHint: 'whose face nobody knows',
  ownCard: 'A card of your own',
  ownKind: 'Kind',
  ownTitle: 'Name',
  addOwn: 'Put this card down',
  added: (card) => `${card}: put down.`,
  fewer: (place) => `One card fewer: ${place}`,
  more: (place) => `One card more: ${place}`,
  countOf: (place) => `Number of cards: ${place}`,
  emptyPlace: 'nothing',
  figures: 'Figures',
  state: 'State',
  rarer: 'Less usual',
  moveTo: 'Move to',
  moveHere: 'Move',
  onIt: 'On it or aboard',
  copy: 'Copy',
  remove: 'Remove',
  odd: (count) => (count < 2 ? 'An unusual position' : `An unusual position (${count} points)`),
  oddHint: 'No play leads here. It can be played all the same.',
  playable: 'The position can be played.',
  notPlayable: 'Nothing more can be played in this position.',
  shareKeep: 'Keep, pass on',
  share: 'Share',
  keep: 'Keep on this device',
  kept: 'Kept under “My situations”.',
  keepFailed: 'This device cannot keep anything (storage full or refused). The link holds it all.',
  erase: 'Erase',
  open: 'Open',
  copyLink: 'Copy the link',
  copied: 'Copied.',
  linkTooLong: 'Too long for a link: keep it, or copy it as an example.',
  qr: 'Code to scan to open this situation',
  noteCall: 'Note a call',
  asExample: 'Copy as an example',
  asExampleHint: 'The file of a worked example, as CONTRIBUTING asks for it.',
  notAsExample:
    'This position cannot be written as the set-up of an example: an action is under way. Take it up before the action.',
  asText: 'Copy as text',
  asImage: 'Show, picture',
  unmodelled: 'Its text is not simulated: only its figures and keywords count.',
  byFigures: 'text not simulated',
  from: (what) => `Table “${what}”`,
  colon: ': ',
  opening: 'Opening the situation…',
  cardsCount: (count) => (count === 1 ? `${count} card` : `${count} cards`),
};

export const TABLE_WORDS: Record<Locale, TableWords> = { fr, en };
