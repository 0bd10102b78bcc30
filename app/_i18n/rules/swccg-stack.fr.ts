import type { Side as SideName } from '../../_rules/core/sides';
import type { ActionType } from '../../_rules/swccg/stack/timing';
import { playEvents, playRefusals } from './swccg-play';
import type { StackWords } from './swccg-stack';

interface OfSide {
  side: SideName;
}
const sides = { light: 'côté lumineux', dark: 'côté obscur' };
const side = ({ side }: OfSide) => `le ${sides[side]}`;
const Side = ({ side }: OfSide) => `Le ${sides[side]}`;
const ofSide = ({ side }: OfSide) => `du ${sides[side]}`;

const actions = {
  play: 'jeu d’une interruption',
  deploy: 'déploiement',
  use: 'texte de jeu',
  battle: 'bataille',
  'force-drain': 'drainage de Force',
  react: 'réaction',
  move: 'déplacement',
  fire: 'tir',
  'activate-force': 'activation d’une Force',
  'draw-card': 'tirage d’une carte',
  automatic: 'action automatique',
  'use-force': 'utilisation d’une Force',
  'draw-destiny': 'tirage de destinée',
  'lose-force': 'perte de Force',
  enter: 'entrée dans un véhicule',
  crew: 'répartition des places',
  transfer: 'transfert',
  embark: 'embarquement',
  disembark: 'débarquement',
  transit: 'transit entre aires de mise à quai',
  shuttle: 'navette',
  land: 'atterrissage',
  'take-off': 'décollage',
  return: 'retour',
  sneak: 'déplacement clandestin',
  'break-cover': 'fin de la clandestinité',
  'retrieve-force': 'récupération de Force',
};
/** Une action par le titre de sa carte, ou par son genre si elle n’en a pas. */
const name = (value: string) => actions[value as 'play'] ?? value;

/** Ce qu'une action nomme en commençant, quand ce ne sont pas des cibles. */
const aims: { [Type in ActionType]?: string } = {
  battle: 'Lieu',
  'force-drain': 'Lieu',
  deploy: 'Concerne',
  move: 'Concerne',
  react: 'Concerne',
};

const phases = {
  start: 'début du tour',
  activate: 'phase d’activation',
  control: 'phase de contrôle',
  deploy: 'phase de déploiement',
  battle: 'phase de bataille',
  move: 'phase de déplacement',
  draw: 'phase de tirage',
  end: 'fin du tour',
};
const segments = {
  weapons: 'segment des armes',
  power: 'segment de puissance',
  damage: 'segment des dommages',
};
const piles = {
  hand: 'main',
  reserve: 'pile de réserve',
  force: 'pile de Force',
  used: 'pile utilisée',
  lost: 'pile perdue',
};
const zones = {
  ...piles,
  stack: 'pile d’actions',
  table: 'table',
  on: 'sur une autre carte',
  out: 'hors jeu',
  rules: 'règles',
};
const roles = { pilot: 'pilote', driver: 'conducteur', passenger: 'passager', cargo: 'cargaison' };
const values = {
  destiny: 'destinée',
  amount: 'montant',
  power: 'puissance',
  'battle-destinies': 'nombre de destinées de bataille',
  'battle-damage': 'dommages de bataille',
  'power-destinies': 'destinées ajoutées à la seule puissance',
  'attrition-destinies': 'destinées ajoutées à la seule attrition',
  attrition: 'attrition',
  'total-battle-destiny': 'destinée de bataille totale',
};
const goesTo: Record<string, string> = {
  used: 'va dans la pile utilisée',
  lost: 'va dans la pile perdue',
  table: 'prend place sur la table',
  hand: 'va dans la main',
  out: 'est mise hors jeu',
};
const conditions: Record<string, (about: string) => string> = {
  onTable: (about) => `il faut sur la table : ${about}`,
  noneOnTable: (about) => `il ne doit pas y avoir sur la table : ${about}`,
  inBattle: (about) => `il faut dans la bataille : ${about}`,
  duringBattle: (about) => (about === 'true' ? 'il faut une bataille en cours' : 'pas pendant une bataille'),
  damage: () => 'il faut des dommages de bataille encore à satisfaire',
  nothingToForfeit: () => 'une carte peut encore être sacrifiée',
  pile: (about) => `il faut assez de cartes ici : ${zones[about as 'used'] ?? about}`,
  driver: () => 'un pilote ou un conducteur doit être à bord',
  fact: (about) => about,
  noFact: (about) => `cela l’empêche : ${about}`,
};

const kinds = {
  interrupt: 'interruption',
  effect: 'effet',
  'immediate-effect': 'effet immédiat',
  'mobile-effect': 'effet mobile',
  'utinni-effect': 'effet Utinni',
  'political-effect': 'effet politique',
  'starting-effect': 'effet de départ',
  'epic-event': 'événement épique',
  'admirals-order': 'ordre de l’amiral',
  objective: 'objectif',
  'defensive-shield': 'bouclier défensif',
  character: 'personnage',
  creature: 'créature',
  vehicle: 'véhicule',
  starship: 'vaisseau',
  weapon: 'arme',
  device: 'dispositif',
  location: 'localisation',
  'jedi-test': 'test de Jedi',
  virtual: 'action',
};
/** Ce qu’un texte vise : un genre de carte, ou le titre de celle qu’il faut. */
const aimedAt = (target: string) =>
  target
    .split(', ')
    .map((one) => kinds[one as 'effect'] ?? one)
    .join(' ou ');
const Capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const fr: StackWords = {
  title: 'La pile d’actions',
  summary:
    'Initiez, répondez, passez : le simulateur dit à qui revient l’opportunité, ce qui peut répondre à quoi, et pourquoi un coup est refusé.',
  sides,
  steps: { initiation: 'initiation', responses: 'réponses optionnelles', result: 'résultat' },
  phases,
  segments,
  zones,
  kinds,
  stack: 'Pile d’actions',
  hand: (side) => `Main du ${sides[side]}`,
  table: 'Table',
  pilesOf: (side) => `Piles du ${sides[side]}`,
  emptyStack: 'La pile est vide.',
  over: 'L’exemple est fini.',
  turnOf: (side) => `Tour du ${sides[side]}`,
  piles,
  actions,
  values,
  topmost: 'action du dessus',
  suspended: 'suspendue',
  opportunity: (side) => `Au ${sides[side]}`,
  passes: (count) => (count === 0 ? 'aucune passe' : '1 passe'),
  events: {
    ...playEvents('fr'),
    announced: (a) =>
      `${Side(a)} annonce ${a.card}, mais une action « just » de l’adversaire peut passer avant.`,
    'backed-up': (a) => `Marche arrière : ${side(a)} reprend ${a.card}, qui n’a jamais été initiée.`,
    started: (a) => `${Side(a)} commence : ${name(a.action)}.`,
    targeted: (a) => `${aims[a.type] ?? 'Cibles'} : ${a.targets}.`,
    'force-used': (a) => `${Side(a)} utilise 1 Force.`,
    'destiny-drawn': (a) => `${Side(a)} tire une destinée : ${a.value}.`,
    'destiny-declined': (a) => `${Side(a)} ne tire pas cette destinée.`,
    substituted: (a) => `${Side(a)} ne tire rien : la destinée est ${a.value}.`,
    'destiny-failed': (a) => `Le tirage ${ofSide(a)} échoue : sa pile de réserve est vide.`,
    'destiny-cancelled': (a) => `La destinée ${ofSide(a)} est annulée.`,
    initiated: (a) => `Initiation achevée : ${name(a.action)}.`,
    unpaid: (a) => `Le prix (${a.need}) n’est pas payé : ${name(a.action)} n’est pas initiée.`,
    passed: (a) => `${Side(a)} passe.`,
    mandatory: (a) => `${Side(a)} a encore une action obligatoire à initier.`,
    result: (a) => `Résultat : ${name(a.action)}.`,
    cancels: (a) => `${name(a.action)} annule : ${name(a.target)}.`,
    fails: (a) => `${name(a.action)} échoue.`,
    cancelled: (a) => `Annulation par ${name(a.by)} : ${name(a.action)}.`,
    placed: (a) =>
      `${a.card} ${goesTo[a.zone] ?? ''} ${a.zone === 'table' || a.zone === 'out' ? '' : ofSide(a)}`.trim() +
      '.',
    grabbed: (a) => `${a.card} est prise par ${a.by} et posée dessus.`,
    capped: (a) => `Le drainage ne fait pas perdre plus de ${a.most} Force.`,
    limited: (a) => `${a.card} : désormais ${a.copies} exemplaire au plus.`,
    scheduled: (a) => `${name(a.action)} prépare une action automatique.`,
    automatic: (a) => `D’elle-même s’initie l’action automatique : ${name(a.action)}.`,
    'force-activated': (a) => `${Side(a)} active 1 Force.`,
    'card-drawn': (a) => `${Side(a)} tire une carte.`,
    'force-lost': (a) => `${Side(a)} perd 1 Force (${piles[a.from]}).`,
    'force-retrieved': (a) => `${Side(a)} récupère ${a.count} Force.`,
    'nothing-left': (a) => `${Side(a)} n’a plus de carte : ${piles[a.pile]}.`,
    moved: (a) => `${a.card} arrive ici : ${a.to}.`,
    modified: (a) => `${Capital(values[a.value])} : ${a.after} au lieu de ${a.before}.`,
    excluded: (a) => `${a.card} ne compte pas comme personnage le plus habile pour ${name(a.action)}.`,
    captured: (a) => `Captif : ${a.card}.`,
    released: (a) => `Libéré : ${a.card}.`,
    noted: (a) => `${a.fr ?? a.what}.`,
    chosen: (a) => `${Side(a)} choisit : ${a.choice}.`,
    segment: (a) => `La bataille passe au ${segments[a.segment]}.`,
    winner: (a) => `Lumineux ${a.light}, obscur ${a.dark} : ${side(a)} gagne de ${a.damage}.`,
    tie: (a) => `Égalité à ${a.total} : ni gagnant, ni perdant.`,
    phase: (a) => `${Capital(phases[a.phase])} ${ofSide(a)}.`,
    turn: (a) => `Tour ${ofSide(a)}.`,
    over: () => 'Fin.',
    boarded: (a) => `${a.card} monte à bord de ${a.host} comme ${roles[a.as]}.`,
    stayed: (a) => `${a.card} est libre et reste sur le site : ${a.location}.`,
    'jumped-off': (a) => `${a.card} saute du véhicule-créature.`,
    defeated: (a) => `La Force vitale ${ofSide(a)} est épuisée : il perd la partie.`,
    topmost: (a) => `De nouveau au-dessus : ${name(a.action)}. L’opportunité revient au ${sides[a.side]}.`,
  },
  refusals: {
    ...playRefusals('fr'),
    malformed: () => 'Ce n’est pas un coup.',
    over: () => 'La partie est finie.',
    'destiny-first': (a) => `D’abord, ${side(a)} doit tirer une destinée.`,
    'order-first': (a) => `D’abord, ${side(a)} choisit l’ordre des actions automatiques.`,
    'loss-first': (a) => `D’abord, ${side(a)} doit perdre de la Force.`,
    'choice-first': (a) => `D’abord, ${side(a)} doit choisir.`,
    'not-awaited': () => 'Rien de tel n’est attendu maintenant.',
    'wrong-destiny': (a) => `La carte à tirer ne peut pas valoir ${a.value}.`,
    'no-such-card': (a) => `Aucune carte ne s’appelle ainsi : ${a.card}.`,
    'not-your-card': (a) => `${a.card} appartient à l’autre joueur.`,
    'not-there': (a) => `${a.card} n’est pas où il faut : ${zones[a.zone]}, et non ${zones[a.from]}.`,
    'not-yet-on-table': (a) => `${a.card} n’a pas encore eu son résultat : son texte de jeu n’agit pas.`,
    inactive: (a) =>
      `${a.card} est inactive : captive, exclue de la bataille ou venue d’une autre, elle ne fait rien.`,
    'no-text': (a) => `${a.card} ne permet rien de tel.`,
    'automatic-only': (a) => `${a.card} agit d’elle-même : personne ne la joue.`,
    'nothing-just': (a) => `Ce que ${a.card} doit suivre ne vient pas de se produire.`,
    'nothing-to-answer': (a) => `${a.card} répond à une action, et la pile est vide.`,
    unrelated: (a) => `${a.card} ne se rapporte pas expressément à l’action du dessus : ${name(a.action)}.`,
    suspended: (a) =>
      `Action suspendue : ${name(a.action)}. Seule l’action du dessus, ${name(a.topmost)}, peut recevoir une réponse.`,
    'result-begun': (a) => `Le résultat a commencé (${name(a.action)}) : plus personne n’y répond.`,
    'just-over': (a) => `Trop tard pour ${a.card} : le moment de « just » est passé (${name(a.action)}).`,
    'wrong-segment': (a) => `${a.card} ne se joue pas dans ce segment : ${segments[a.segment]}.`,
    immune: (a) => `${a.card} ne peut rien ici : ${name(a.action)} y est immunisée.`,
    'not-your-opportunity': (a) => `L’opportunité revient au ${sides[a.side]}.`,
    'just-first': (a) =>
      `${a.announced} est annoncée : seule une action « just » de l’adversaire peut passer avant.`,
    'mandatory-first': (a) =>
      `Les deux joueurs ont passé : il reste une action obligatoire au ${sides[a.side]}.`,
    'starting-only': (a) => `${a.card} ne vaut qu’avant le début de la partie.`,
    'locations-lie': (a) => `${a.card} : les documents ne disent pas où va cette localisation.`,
    'wrong-turn': (a) => `${a.card} ne se joue pas pendant ce tour.`,
    'wrong-phase': (a) =>
      `${a.card} ne se joue pas maintenant : c’est ${a.phase === 'start' ? 'le' : 'la'} ${phases[a.phase]}.`,
    limit: (a) => `${a.card} : pas plus de ${a.copies} à la fois, ou par tour pour une interruption.`,
    'used-up': (a) => `${a.card} a déjà servi ce tour-ci.`,
    forbidden: (a) => `${a.by} interdit ${a.card}.`,
    condition: (a) =>
      `Une condition de ${a.card} n’est pas remplie : ${conditions[a.condition]?.(a.about) ?? a.about}.`,
    'empty-pile': (a) => `${a.card} : pas de carte à prendre (${piles[a.pile]}).`,
    'no-target': (a) => `${a.card} n’a pas de cible en jeu (${aimedAt(a.target)}).`,
    captive: (a) => `${a.target} est captif : ${a.card} ne dit pas viser les captifs.`,
    'no-character': (a) =>
      `${a.card} vise un de vos personnages doté d’habileté, et vous n’en avez pas sur la table.`,
    cost: (a) => `${a.card} coûte ${a.need}, et vous n’avez que ${a.have}.`,
    'which-text': (a) => `${a.card} a plusieurs fonctions possibles : dites laquelle.`,
    'text-not-asked': (a) => `Une seule fonction de ${a.card} est possible : ne la nommez pas.`,
    'wrong-target': (a) => `Ces cibles ne vont pas : ${a.card}.`,
  },
  moves: {
    pass: () => 'Passer',
    draw: ({ value }) => `Tirer une destinée : ${value}`,
    decline: () => 'Ne pas tirer',
    lose: ({ from, card }) => `Perdre 1 Force : ${card ?? piles[from]}`,
    order: ({ name: first }) => `D’abord : ${first}`,
    choose: ({ choice, card }) =>
      card === undefined
        ? `Choisir : ${choice}`
        : choice === 'stay'
          ? `${card} reste sur le site`
          : choice === 'jump'
            ? `${card} saute du véhicule-créature`
            : choice === 'remain'
              ? `${card} reste en selle et est perdu avec lui`
              : `${card} s’échappe dans la pile utilisée`,
    play: ({ what, card, text, targets, also = [] }) => {
      const verbs: Partial<Record<typeof what, string>> = {
        play: `Jouer ${card}`,
        deploy: `Déployer ${card}`,
        fire: `Tirer avec ${card}`,
        move: targets ? 'Déplacer' : 'Déplacer une carte',
        battle: 'Initier une bataille',
        'force-drain': 'Initier un drainage de Force',
        react: `Réagir avec ${card}`,
        'activate-force': 'Activer 1 Force',
        'draw-card': 'Tirer une carte',
        enter: 'Entrer',
        crew: 'Changer de place',
        transfer: 'Transférer',
        embark: 'Embarquer',
        disembark: 'Débarquer',
        transit: 'Transiter',
        shuttle: 'Prendre la navette',
        land: 'Atterrir',
        'take-off': 'Décoller',
        return: 'Repartir',
        sneak: 'Se glisser',
        'break-cover': 'Sortir de la clandestinité',
      };
      return [
        verbs[what] ?? `Utiliser ${card}`,
        text && ` (${text.fr})`,
        targets && ` : ${targets}`,
        ...also.map(({ label, cards }) => ` ; ${label.fr} : ${cards}`),
      ].join('');
    },
    'no-card': ({ card }) => card,
    forfeit: ({ card, jumping }) =>
      jumping === undefined ? `Sacrifier ${card}` : `Sacrifier ${card} ; sautent : ${jumping || 'personne'}`,
    finish: () => 'Tout est satisfait',
  },
};
