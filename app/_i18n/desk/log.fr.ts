import { DE_SITE, SITE_NAME } from '../../_leaf/site-name';
import type { LogWords } from './log';
import { OUTCOME_WORDS, STATE_WORDS } from './states';

const rulings = (count: number) => (count < 2 ? `${count} décision` : `${count} décisions`);

export const fr: LogWords = {
  log: 'Journal de l’arbitre',
  newCall: 'Nouvel appel',
  noteReading: 'Lecture de la règle à noter…',
  noteUnknown: (rule) =>
    `${SITE_NAME} n’a pas de règle « ${rule} » : elle n’est pas citée. Touchez « Nouvel appel » et citez-la par son nom.`,
  situationUnknown:
    'Le lien de la situation est abîmé : elle n’est pas jointe à l’appel. Rouvrez-la, puis touchez « Noter » de nouveau.',
  situation: (title) => (title ? `Situation : ${title}` : 'Situation'),
  dropSituation: 'Ne plus joindre la situation',
  noteFailed: 'La règle à noter n’a pas pu être lue. Vérifiez le réseau, ou préparez l’événement.',
  reading: 'Lecture du journal…',
  emptyTitle: 'Aucune décision n’est encore notée.',
  emptySteps: [
    'Une table appelle : touchez « Nouvel appel », puis indiquez la table.',
    'Touchez la décision, rendez du temps s’il le faut : il repousse la fin de cette table.',
    `Si une décision antérieure sur la même règle était différente, ${SITE_NAME} vous le dit avant d’enregistrer.`,
  ],
  unreadable: (count) =>
    count < 2
      ? `1 ligne de ce journal n’est pas lisible par cette version ${DE_SITE}. Elle est gardée telle quelle.`
      : `${count} lignes de ce journal ne sont pas lisibles par cette version ${DE_SITE}. Elles sont gardées telles quelles.`,
  count: rulings,
  shown: (shown, all) => `${shown} sur ${rulings(all)}`,

  round: (round) => `Ronde ${round}`,
  table: (table) => `Table ${table}`,
  today: 'Aujourd’hui',
  outcomes: OUTCOME_WORDS.fr,
  states: STATE_WORDS.fr,
  edit: 'Modifier',
  editOf: (table) => `Modifier la décision de la table ${table}`,
  remove: 'Supprimer',
  removeOf: (table) => `Supprimer la décision de la table ${table}`,
  sameRule: (count) => `${rulings(count)} sur cette règle`,
  extended: (minutes) => `+ ${minutes} min`,
  extensionLeft: 'Temps rendu, reste',
  extensionOver: (table) => `Table ${table} : le temps rendu est écoulé.`,
  restartExtension: 'Relancer le décompte',

  filters: 'Filtrer le journal',
  filterRound: 'Ronde',
  allRounds: 'Toutes',
  filterWords: 'Chercher dans le journal',
  filterRule: (title) => `Règle : ${title}`,
  waiting: (count) => `À suivre (${count})`,
  filterNone: 'Aucune décision ne correspond.',
  showAll: 'Tout afficher',

  form: { new: 'Nouvel appel', edit: 'Modifier la décision' },
  fields: {
    game: 'Jeu',
    round: 'Ronde',
    table: 'Table',
    seats: 'Joueurs concernés',
    question: 'Question',
    rules: 'Règles citées',
    outcome: 'Décision',
    decision: 'Précisions',
    minutes: 'Temps rendu (minutes)',
  },
  questionHint: 'Ce que demandent les joueurs',
  decisionHint: 'Ce que vous avez dit à la table',
  rulesHint: 'Chercher une règle à citer',
  rulesFound: (count) =>
    count === 0
      ? 'Aucune règle trouvée.'
      : `${count < 2 ? '1 règle trouvée' : `${count} règles trouvées`} : flèches pour choisir, Entrée pour citer.`,
  takeOff: (title) => `Ne plus citer « ${title} »`,
  noTime: 'Aucun',
  atEndOfRound: 'ajouté à la fin de la ronde',
  atOnce: 'Décompter dès maintenant',
  addMinutes: (minutes) => `${minutes} min`,
  lacks: {
    table: 'Indiquez la table.',
    outcome: 'Choisissez la décision.',
  },
  save: 'Enregistrer',
  saveEdit: 'Enregistrer la modification',
  cancel: 'Abandonner',
  restored: 'Cet appel n’était pas enregistré. Le voici tel que vous l’aviez laissé.',

  earlier: 'Déjà jugé sur la même règle',
  differs: 'Vous aviez décidé autrement sur cette règle',
  differsFrom: 'Diffère d’une décision antérieure :',
  earlierLine: (round, table, outcome, rule) => `ronde ${round}, table ${table} : ${outcome} (${rule})`,

  done: {
    added: 'Décision enregistrée.',
    edited: 'Décision modifiée.',
    corrected: 'La décision antérieure est corrigée.',
    removed: 'Décision supprimée.',
    extended: 'Décompte relancé.',
    imported: 'Journal importé.',
    undone: 'Le dernier changement est annulé.',
    left: 'La version de l’autre onglet est gardée.',
    outdated: 'Rien n’a été changé : un autre onglet venait de modifier cette décision. La voici à jour.',
    erased: 'Tout a été effacé de cet appareil depuis un autre onglet, brouillons compris.',
  },
  undo: 'Annuler',
  takeUp: 'Reprendre la mienne',
  dismiss: 'Fermer ce message',
  taken: (pieces) => `Avec ce qu’un autre onglet y avait changé : ${pieces.join(', ').toLowerCase()}.`,
  undoKept: ({ undone, kept }) => {
    const many = kept < 2 ? '1 décision modifiée' : `${kept} décisions modifiées`;
    const left = `${many} depuis par un autre onglet, gardée${kept < 2 ? '' : 's'} ainsi.`;
    return undone === 0 ? `Rien n’a été annulé : ${left}` : `Le reste est annulé. ${left}`;
  },

  failed: 'Rien n’a été enregistré',
  failures: {
    full: {
      reason: 'L’espace de stockage de cet appareil est plein.',
      remedy: 'Libérez de la place (photos, téléchargements, données d’autres sites), puis réessayez.',
    },
    unavailable: {
      reason: 'Ce navigateur interdit de garder des données, sans doute en navigation privée.',
      remedy: `Ouvrez ${SITE_NAME} dans une fenêtre ordinaire, ou recopiez cette ligne avant de fermer.`,
    },
    blocked: {
      reason: `Un autre onglet ${DE_SITE}, plus ancien, retient le journal.`,
      remedy: `Fermez les autres onglets ${DE_SITE}, puis réessayez.`,
    },
    newer: {
      reason: `Le journal de cet appareil vient d’une version plus récente ${DE_SITE}.`,
      remedy: 'Rechargez cette page ; si rien ne change, installez la nouvelle version.',
    },
    failed: {
      reason: 'Le stockage de cet appareil n’a pas répondu comme prévu.',
      remedy: 'Réessayez. Si cela persiste, rechargez la page : le brouillon y survit.',
    },
  },
  notLost: 'La ligne est toujours à l’écran, et le reste du journal est intact.',
  retry: 'Réessayer',

  files: 'Exporter et importer',
  handOver: 'D’un téléphone à l’autre',
  report: 'Bilan de la journée',
  printed: (date) => `Imprimé le ${date}`,
  imported: ({ added, updated, removed, same, kept, asked }) =>
    [
      `${added < 2 ? `${added} décision ajoutée` : `${added} décisions ajoutées`}`,
      `${updated} mise${updated < 2 ? '' : 's'} à jour`,
      ...(removed > 0 ? [`${removed} supprimée${removed < 2 ? '' : 's'}`] : []),
      `${same} déjà là`,
      ...(kept > 0 ? [`${kept} laissée${kept < 2 ? '' : 's'} : votre version est gardée`] : []),
      ...(asked > 0 ? [`${asked} à trancher`] : []),
    ].join(', '),

  clock: 'Horloge de la ronde',
  start: 'Démarrer',
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  clockSettings: 'Régler l’horloge',
  closeSheet: 'Fermer',
  soundNeedsTap: 'Touchez la page une fois pour que la sonnerie puisse retentir.',
  overTime: 'Temps écoulé',
  started: (time) => `L’horloge tourne, reste ${time}.`,
  paused: (time) => `L’horloge est en pause, reste ${time}.`,
};
