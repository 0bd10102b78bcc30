import type { Counted } from '../../_desk/practice/counted';
import type { Player, Players } from '../../_desk/practice/progress';
import type { Kind, Level } from '../../_desk/practice/question';
import type { Args } from '../../_rules/core/contract';
import type { Seat } from '../../_stands/picture';
import type { Locale } from '../locales';
import { countsEn, countsFr } from './practice-counts';

export interface PracticeWords {
  title: string;
  hint: string;
  open: string;
  needsScript: string;
  /** What is asked. A move comes with its player. */
  ask: {
    may: (move: string) => string;
    who: string;
    legal: string;
    refused: string;
    next: (move: string) => string;
    count: (move: string, question: string) => string;
  };
  counts: Record<Counted, (args: Args) => string>;
  forfeits: (seat: Seat) => string;
  yes: string;
  allowed: string;
  no: string;
  kinds: Record<Kind, string>;
  game: string;
  allGames: string;
  level: string;
  levels: Record<Level, string>;
  levelHints: Record<Level, string>;
  lastResult: (right: number, of: number) => string;
  players: string;
  modes: Record<Players, string>;
  boothHint: string;
  start: string;
  preparing: string;
  failed: string;
  sharedRun: (seed: string) => string;
  badLink: (parts: string) => string;
  another: string;
  question: (number: number, of: number) => string;
  score: (right: number, answered: number) => string;
  position: string;
  before: string;
  noBefore: string;
  choices: string;
  right: string;
  wrong: string;
  rightAnswer: string;
  yourAnswer: string;
  because: string;
  goOn: string;
  toResult: string;
  keys: string;
  player: (player: Player) => string;
  turn: (player: Player) => string;
  handOver: (to: Player) => string;
  handOverHint: string;
  take: (player: Player) => string;
  found: (player: Player) => string;
  missed: (player: Player) => string;
  result: string;
  outOf: (right: number, of: number) => string;
  praise: (right: number, of: number) => string;
  won: (player: Player) => string;
  drawn: string;
  review: string;
  openPosition: string;
  again: string;
  missedAgain: (count: number) => string;
  sameRules: string;
  comesBack: (count: number) => string;
  dueToday: (count: number) => string;
  repeatDue: string;
  nothingLeft: string;
  onRules: (count: number) => string;
  startOnRules: string;
  shareRun: string;
  leave: string;
}

const numberFr = (player: Player): string => `Joueur ${player + 1}`;
const numberEn = (player: Player): string => `Player ${player + 1}`;

const fr: PracticeWords = {
  title: 'S’exercer',
  hint: 'Dix questions tirées des simulateurs. Le moteur de règles juge chaque réponse, et la règle l’explique.',
  open: 'S’exercer : dix questions',
  needsScript:
    'Les questions sont composées par les simulateurs : il faut JavaScript. Sans lui, chaque exemple se lit en entier.',
  ask: {
    may: (move) => `« ${move} ». Est-ce permis ici ?`,
    who: 'À qui revient la prochaine occasion d’agir ?',
    legal: 'Lequel de ces coups est permis ici ?',
    refused: 'Lequel de ces coups est refusé ici ?',
    next: (move) => `« ${move} ». Que s’ensuit-il ?`,
    count: (move, question) => `« ${move} ». ${question}`,
  },
  counts: countsFr,
  forfeits: (seat) =>
    `Combien de cartes le côté ${seat === 'dark' ? 'obscur' : 'lumineux'} doit-il sacrifier, au minimum, pour satisfaire tout ce qu’il doit ?`,
  yes: 'Oui',
  allowed: 'C’est permis, et rien d’autre ne change.',
  no: 'Non',
  kinds: {
    may: 'Permis ou non',
    who: 'À qui d’agir',
    legal: 'Le coup permis',
    refused: 'Le coup refusé',
    next: 'La suite',
    count: 'Le compte',
  },
  game: 'Jeu',
  allGames: 'Tous',
  level: 'Niveau',
  levels: { easy: 'Facile', medium: 'Moyen', hard: 'Difficile' },
  levelHints: {
    easy: 'Ce qui est permis, et à qui d’agir, sur une table calme.',
    medium:
      'Les mêmes questions sur une table chargée : beaucoup de coups possibles, de hautes piles d’actions.',
    hard: 'Ce qui s’ensuit, combien exactement, et le bon coup parmi tant d’autres.',
  },
  lastResult: (right, of) => `dernière fois : ${right} sur ${of}`,
  players: 'Joueurs',
  modes: { 1: 'Seul', 2: 'À deux, sur un téléphone' },
  boothHint:
    'Chacun répond à la même question, sans voir la réponse de l’autre ; le téléphone change de mains une fois par question.',
  start: 'Commencer',
  preparing: 'Préparation des questions…',
  failed: 'Les questions n’ont pas pu être préparées. Vérifiez la connexion, puis réessayez.',
  sharedRun: (seed) =>
    `Ce lien contient une série (${seed}) : vous aurez les mêmes dix questions que la personne qui l’a envoyé.`,
  badLink: (parts) => `Ce lien contient ce qui ne peut être lu : ${parts}. Le choix habituel le remplace.`,
  another: 'Une autre série',
  question: (number, of) => `Question ${number} sur ${of}`,
  score: (right, answered) => `${right} juste${right < 2 ? '' : 's'} sur ${answered}`,
  position: 'La position',
  before: 'Vient d’être joué',
  noBefore: 'Rien n’a encore été joué.',
  choices: 'Réponses',
  right: 'Juste.',
  wrong: 'Non.',
  rightAnswer: 'La bonne réponse',
  yourAnswer: 'Votre réponse',
  because: 'Ce que dit le moteur',
  goOn: 'Question suivante',
  toResult: 'Voir le résultat',
  keys: '1 à 4 pour répondre, Entrée pour continuer',
  player: numberFr,
  turn: (player) => `${numberFr(player)} répond`,
  handOver: (to) => `Passez le téléphone au joueur ${to + 1}`,
  handOverHint: 'La réponse est gardée ; elle sera montrée avec la vôtre.',
  take: (player) => `Je suis le joueur ${player + 1}`,
  found: (player) => `${numberFr(player)} : juste`,
  missed: (player) => `${numberFr(player)} : faux`,
  result: 'Résultat',
  outOf: (right, of) => `${right} sur ${of}`,
  praise: (right, of) =>
    right === of
      ? 'Sans faute.'
      : right >= of * 0.7
        ? 'Solide. Les règles manquées sont ci-dessous.'
        : 'Relisez les règles ci-dessous, puis recommencez la même série.',
  won: (player) => `Le joueur ${player + 1} gagne`,
  drawn: 'Égalité',
  review: 'Les dix questions',
  openPosition: 'Ouvrir cette position dans le simulateur',
  again: 'Une nouvelle série',
  missedAgain: (count) => (count < 2 ? 'Revoir la question ratée' : `Revoir les ${count} ratées`),
  sameRules: 'D’autres questions sur ces règles',
  comesBack: (count) =>
    count < 2
      ? 'La question ratée revient demain, puis après trois jours, une semaine et trois semaines.'
      : `Les ${count} questions ratées reviennent demain, puis après trois jours, une semaine et trois semaines.`,
  dueToday: (count) =>
    count < 2
      ? 'Une question que vous aviez ratée revient aujourd’hui.'
      : `${count} questions que vous aviez ratées reviennent aujourd’hui.`,
  repeatDue: 'Les revoir',
  onRules: (count) =>
    count < 2
      ? 'Des questions sur la règle demandée dans la journée.'
      : `Des questions sur les ${count} règles les plus demandées de la journée.`,
  startOnRules: 'Commencer',
  nothingLeft: 'Aucune autre question ne porte sur ces règles. Choisissez une nouvelle série.',
  shareRun: 'Copier le lien de cette série',
  leave: 'Quitter cette série',
};

const en: PracticeWords = {
  title: 'Practice',
  hint: 'Ten questions drawn from the simulators. The rules engine judges every answer, and the rule explains it.',
  open: 'Practice: ten questions',
  needsScript:
    'The simulators compose the questions, which needs JavaScript. Without it, each example can be read in full.',
  ask: {
    may: (move) => `"${move}". Is that allowed here?`,
    who: 'Who has the next opportunity to act?',
    legal: 'Which of these moves is allowed here?',
    refused: 'Which of these moves is refused here?',
    next: (move) => `"${move}". What follows?`,
    count: (move, question) => `"${move}". ${question}`,
  },
  counts: countsEn,
  forfeits: (seat) =>
    `At the very least, how many cards must the ${seat} side forfeit to satisfy everything it owes?`,
  yes: 'Yes',
  allowed: 'It is allowed, and nothing else changes.',
  no: 'No',
  kinds: {
    may: 'Allowed or not',
    who: 'Whose opportunity',
    legal: 'The legal move',
    refused: 'The refused move',
    next: 'What follows',
    count: 'The count',
  },
  game: 'Game',
  allGames: 'All',
  level: 'Level',
  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  levelHints: {
    easy: 'What is allowed, and whose opportunity it is, on a quiet table.',
    medium: 'The same on a busy table: many thinkable moves, high action stacks.',
    hard: 'What follows, how many exactly, and the right move among many.',
  },
  lastResult: (right, of) => `last time: ${right} of ${of}`,
  players: 'Players',
  modes: { 1: 'On your own', 2: 'Two players, one phone' },
  boothHint:
    'Both answer the same question without seeing the other’s answer; the phone changes hands once a question.',
  start: 'Start',
  preparing: 'Preparing the questions…',
  failed: 'The questions could not be prepared. Check the connection, then try again.',
  sharedRun: (seed) =>
    `This link holds a run (${seed}): you will get the same ten questions as the person who sent it.`,
  badLink: (parts) =>
    `This link holds something that cannot be read: ${parts}. The usual choice replaces it.`,
  another: 'Another run',
  question: (number, of) => `Question ${number} of ${of}`,
  score: (right, answered) => `${right} right of ${answered}`,
  position: 'The position',
  before: 'Just played',
  noBefore: 'Nothing has been played yet.',
  choices: 'Answers',
  right: 'Right.',
  wrong: 'No.',
  rightAnswer: 'The right answer',
  yourAnswer: 'Your answer',
  because: 'What the engine says',
  goOn: 'Next question',
  toResult: 'See the result',
  keys: '1 to 4 to answer, Enter to go on',
  player: numberEn,
  turn: (player) => `${numberEn(player)} answers`,
  handOver: (to) => `Pass the phone to player ${to + 1}`,
  handOverHint: 'The answer is kept; it will be shown along with yours.',
  take: (player) => `I am player ${player + 1}`,
  found: (player) => `${numberEn(player)}: right`,
  missed: (player) => `${numberEn(player)}: wrong`,
  result: 'Result',
  outOf: (right, of) => `${right} out of ${of}`,
  praise: (right, of) =>
    right === of
      ? 'Without a mistake.'
      : right >= of * 0.7
        ? 'Solid. The rules you missed are below.'
        : 'Read the rules below, then try the same run again.',
  won: (player) => `Player ${player + 1} wins`,
  drawn: 'A tie',
  review: 'The ten questions',
  openPosition: 'Open this position in the simulator',
  again: 'A new run',
  missedAgain: (count) => (count === 1 ? 'Try the missed one again' : `Try the ${count} missed again`),
  sameRules: 'Other questions on these rules',
  comesBack: (count) =>
    count === 1
      ? 'The missed question comes back tomorrow, then after three days, a week and three weeks.'
      : `The ${count} missed questions come back tomorrow, then after three days, a week and three weeks.`,
  dueToday: (count) =>
    count === 1
      ? 'One question that you missed comes back today.'
      : `${count} questions that you missed come back today.`,
  repeatDue: 'Try again',
  onRules: (count) =>
    count === 1
      ? 'Questions on the rule that was asked about during the day.'
      : `Questions on the ${count} rules most asked about during the day.`,
  startOnRules: 'Begin',
  nothingLeft: 'No other question rests on these rules. Choose a new run.',
  shareRun: 'Copy a link to this run',
  leave: 'Leave this run',
};

export const PRACTICE_WORDS: Record<Locale, PracticeWords> = { fr, en };
