import type { Seat } from '../_stands/picture';
import type { Locale } from './locales';
import { OPENING_WORDS, type OpeningWords } from './simulator-opening';

/** Every word of the stepper and of the simulators' pages. */
export interface SimulatorWords extends OpeningWords {
  simulators: string;
  everySimulator: string;
  simulatorsHint: string;
  scenarios: string;
  scenariosCount: (count: number) => string;
  start: string;
  step: (step: number, of: number) => string;
  ownMove: (number: number) => string;
  first: string;
  back: string;
  forward: string;
  last: string;
  keyBack: string;
  keyForward: string;
  controls: string;
  whatIf: string;
  legalMoves: string;
  noMoves: string;
  refusedMoves: string;
  refusedHint: string;
  refused: string;
  rule: string;
  /** What stands before what is named: the French colon has a space. */
  colon: string;
  openRule: string;
  happened: string;
  tree: string;
  line: string;
  branch: (after: number) => string;
  keyPosition: string;
  backToLine: string;
  undo: string;
  redo: string;
  share: string;
  shared: string;
  shareFailed: string;
  badLink: string;
  badSetup: string;
  longSetup: string;
  playWay: string;
  wholeExample: string;
  ending: string;
  board: string;
  toldPanel: string;
  closeCard: string;
  mayDo: string;
  mayDoNothing: string;
  mayNotNow: string;
  cardRules: string;
  leftTheLine: (after: number) => string;
  backToStep: (step: number) => string;
  nameBranch: string;
  autoplay: string;
  stopAutoplay: string;
  speed: string;
  speeds: Record<'slow' | 'normal' | 'fast', string>;
  guess: string;
  guessAsk: string;
  guessShow: string;
  guessOther: string;
  guessOnLine: string;
  rested: string;
  paidOf: (paid: number, owed: number) => string;
  theTable: string;
  faceDown: string;
  hiddenCards: (count: number) => string;
  cardsCount: (count: number) => string;
  keysHint: string;
  seats: Record<Seat, string>;
  source: string;
  ownSetup: string;
  needsScript: string;
  editPosition: string;
  ownTable: string;
}

const fr: Omit<SimulatorWords, keyof OpeningWords> = {
  simulators: 'Simulateurs',
  everySimulator: 'Tous les simulateurs',
  simulatorsHint:
    'Des exemples à rejouer coup par coup. À chaque position : essayez autre chose, et lisez pourquoi la règle le permet ou le refuse.',
  scenarios: 'Exemples',
  scenariosCount: (count) => (count < 2 ? `${count} exemple` : `${count} exemples`),
  start: 'Position de départ',
  step: (step, of) => `Étape ${step} sur ${of}`,
  ownMove: (number) => `Votre coup ${number}`,
  first: 'Début',
  back: 'Étape précédente',
  forward: 'Étape suivante',
  last: 'Fin',
  keyBack: 'Position clé précédente',
  keyForward: 'Position clé suivante',
  controls: 'Avancer dans l’exemple',
  whatIf: 'Et si ?',
  legalMoves: 'Coups possibles maintenant',
  noMoves: 'Plus aucun coup : la partie s’arrête ici.',
  refusedMoves: 'Refusés maintenant',
  refusedHint: 'Choisissez un coup grisé pour lire pourquoi.',
  refused: 'Refusé',
  rule: 'Règle',
  colon: '\u00a0: ',
  openRule: 'Lire la règle',
  happened: 'Ce qui se passe',
  tree: 'Coups joués',
  line: 'L’exemple',
  branch: (after) => (after === 0 ? 'Autre début' : `Autre suite après ${after}`),
  keyPosition: 'position clé',
  backToLine: 'Revenir à l’exemple',
  undo: 'Annuler le coup',
  redo: 'Rejouer le coup',
  share: 'Copier le lien de cette position',
  shared: 'Lien copié',
  shareFailed: 'Copie impossible : le lien est dans la barre d’adresse',
  badLink: 'Ce lien ne mène à aucune position de cet exemple. Voici le début.',
  badSetup: 'Ce lien décrit une mise en place que ce simulateur ne peut pas lire. Voici la sienne.',
  longSetup:
    'Ce lien est trop long pour être une mise en place : il n’a pas été ouvert. Voici celle du simulateur.',
  playWay: 'Jouer',
  wholeExample: 'L’exemple en entier',
  ending: 'Fin de l’exemple.',
  board: 'La table',
  toldPanel: 'Ce qui se passe et pourquoi',
  closeCard: 'Fermer la carte',
  mayDo: 'Ce qu’elle peut faire ici',
  mayDoNothing: 'Rien à faire avec elle pour l’instant.',
  mayNotNow: 'Rien pour l’instant :',
  cardRules: 'Ses règles',
  leftTheLine: (after) =>
    after === 0
      ? 'Vous jouez un autre début que l’exemple.'
      : `Vous avez quitté l’exemple après l’étape ${after}.`,
  backToStep: (step) => (step === 0 ? 'Revenir au début' : `Revenir à l’étape ${step}`),
  nameBranch: 'Nommer cette variante',
  autoplay: 'Lecture automatique',
  stopAutoplay: 'Arrêter la lecture',
  speed: 'Vitesse',
  speeds: { slow: 'lente', normal: 'normale', fast: 'rapide' },
  guess: 'Deviner le coup',
  guessAsk: 'Quel est le coup suivant ?',
  guessShow: 'Voir le coup',
  guessOther: 'Permis par les règles, mais l’exemple joue autre chose.',
  guessOnLine: 'Revenez à l’exemple pour deviner la suite.',
  rested: 'couchée',
  paidOf: (paid, owed) => `${paid} sur ${owed}`,
  theTable: 'Le reste de la table',
  faceDown: 'carte cachée',
  hiddenCards: (count) => (count < 2 ? `${count} carte cachée` : `${count} cartes cachées`),
  cardsCount: (count) => (count < 2 ? `${count} carte` : `${count} cartes`),
  keysHint: '← → pour avancer, Maj + ← → d’une position clé à l’autre, Ctrl + Z pour annuler un coup essayé',
  seats: {
    light: 'côté lumineux',
    dark: 'côté obscur',
    1: 'joueur 1',
    2: 'joueur 2',
    3: 'joueur 3',
    4: 'joueur 4',
  },
  source: 'Source',
  ownSetup: 'Votre propre situation',
  needsScript: 'Pour rejouer l’exemple et essayer d’autres coups, il faut JavaScript. Le voici en entier.',
  editPosition: 'Modifier cette position',
  ownTable: 'Composer une situation à soi',
};

const en: Omit<SimulatorWords, keyof OpeningWords> = {
  simulators: 'Simulators',
  everySimulator: 'All simulators',
  simulatorsHint:
    'Examples to replay move by move. At any position, try something else and read why the rules allow or refuse it.',
  scenarios: 'Examples',
  scenariosCount: (count) => (count === 1 ? '1 example' : `${count} examples`),
  start: 'Starting position',
  step: (step, of) => `Step ${step} of ${of}`,
  ownMove: (number) => `Your move ${number}`,
  first: 'Start',
  back: 'Previous step',
  forward: 'Next step',
  last: 'End',
  keyBack: 'Previous key position',
  keyForward: 'Next key position',
  controls: 'Go through the example',
  whatIf: 'What if?',
  legalMoves: 'Possible moves now',
  noMoves: 'No move is left: the play stops here.',
  refusedMoves: 'Refused now',
  refusedHint: 'Choose a greyed move to read why.',
  refused: 'Refused',
  rule: 'Rule',
  colon: ': ',
  openRule: 'Read the rule',
  happened: 'What happens',
  tree: 'Moves played',
  line: 'The example',
  branch: (after) => (after === 0 ? 'Another beginning' : `Another way on after ${after}`),
  keyPosition: 'key position',
  backToLine: 'Back to the example',
  undo: 'Undo the move',
  redo: 'Redo the move',
  share: 'Copy a link to this position',
  shared: 'Link copied',
  shareFailed: 'Could not copy: the link is in the address bar',
  badLink: 'This link leads to no position of this example. Here is its start.',
  badSetup: 'This link describes a set-up that this simulator cannot read. Here is its own.',
  longSetup: 'This link is too long to be a set-up: it was not opened. Here is the simulator’s own.',
  playWay: 'Play',
  wholeExample: 'The whole example',
  ending: 'End of the example.',
  board: 'The table',
  toldPanel: 'What happens and why',
  closeCard: 'Close the card',
  mayDo: 'What it may do here',
  mayDoNothing: 'Nothing to do with it right now.',
  mayNotNow: 'Nothing right now:',
  cardRules: 'Its rules',
  leftTheLine: (after) =>
    after === 0
      ? 'You are playing another opening than the example.'
      : `You left the example after step ${after}.`,
  backToStep: (step) => (step === 0 ? 'Back to the start' : `Back to step ${step}`),
  nameBranch: 'Name this variation',
  autoplay: 'Play by itself',
  stopAutoplay: 'Stop playing',
  speed: 'Speed',
  speeds: { slow: 'slow', normal: 'normal', fast: 'fast' },
  guess: 'Guess the move',
  guessAsk: 'What is the next move?',
  guessShow: 'Show the move',
  guessOther: 'The rules allow it, but the example plays something else.',
  guessOnLine: 'Go back to the example to guess what follows.',
  rested: 'turned sideways',
  paidOf: (paid, owed) => `${paid} of ${owed}`,
  theTable: 'The rest of the table',
  faceDown: 'face-down card',
  hiddenCards: (count) => (count === 1 ? '1 face-down card' : `${count} face-down cards`),
  cardsCount: (count) => (count === 1 ? '1 card' : `${count} cards`),
  keysHint: '← → to step, Shift + ← → between key positions, Ctrl + Z to undo a move you tried',
  seats: {
    light: 'light side',
    dark: 'dark side',
    1: 'player 1',
    2: 'player 2',
    3: 'player 3',
    4: 'player 4',
  },
  source: 'Source',
  ownSetup: 'Your own situation',
  needsScript: 'Replaying the example and trying other moves needs JavaScript. Here it is in full.',
  editPosition: 'Edit this position',
  ownTable: 'Lay out a situation of your own',
};

export const SIMULATOR_WORDS: Record<Locale, SimulatorWords> = {
  fr: { ...OPENING_WORDS.fr, ...fr },
  en: { ...OPENING_WORDS.en, ...en },
};
