import type { Side } from '../../_rules/core/sides';
import type { Illegality, NoControl } from '../../_rules/young-jedi/planets/events';
import { type DrawnFor, PLANET_NAMES, type Searched, type Step } from '../../_rules/young-jedi/planets/state';
import type { PlanetsWords } from './yj-planets';

const le = (side: Side): string => (side === 'dark' ? 'le côté obscur' : 'le côté lumineux');
const Le = (side: Side): string => (side === 'dark' ? 'Le côté obscur' : 'Le côté lumineux');
const du = (side: Side): string => (side === 'dark' ? 'du côté obscur' : 'du côté lumineux');
const au = (side: Side): string => (side === 'dark' ? 'au côté obscur' : 'au côté lumineux');
const cartes = (n: number): string => (n < 2 ? `${n} carte` : `${n} cartes`);
const compteurs = (n: number): string => (n < 2 ? `${n} compteur` : `${n} compteurs`);
const carte = (title: string): string => (title === '?' ? 'une carte inconnue' : title);
const Carte = (title: string): string => (title === '?' ? 'Une carte inconnue' : title);

const depuis: Record<Searched, string> = {
  discard: 'depuis la défausse',
  draw: 'depuis la pile de pioche',
  hand: 'depuis la main',
};
const pour: Record<DrawnFor, string> = {
  'battle-card': 'pour la carte Battle',
  weapon: 'pour l’arme',
  power: 'pour la puissance',
};
const stepsFr: Record<Step, string> = {
  start: 'tirage pour commencer',
  choose: 'choix de la planète',
  fetch: 'recherche d’une carte Effect',
  penalty: 'cartes cachées illégales',
  begin: 'début du tour',
  deploy: 'déploiement',
  battle: 'bataille',
  'even-up': 'Even Up',
  end: 'fin du tour',
};
const pendantFr: Record<Step, string> = {
  start: 'avant la partie, pour savoir qui commence',
  choose: 'au moment de choisir une planète',
  fetch: 'à l’arrivée sur une nouvelle planète',
  penalty: 'après des cartes cachées illégales',
  begin: 'au début du tour',
  deploy: 'pendant l’étape de déploiement',
  battle: 'pendant l’étape de bataille',
  'even-up': 'pendant Even Up',
  end: 'à la fin du tour',
};
const nobodyFr: Record<NoControl, string> = {
  nobody: 'Personne n’a de personnage face visible sur la planète : le jeu continue.',
  contested: 'Les deux joueurs ont des personnages sur la planète : personne ne la contrôle.',
  hidden: 'Il reste des cartes cachées sur la planète : personne ne la contrôle.',
};
const illegalFr: Record<Illegality, string> = {
  counters: 'ces cartes cachées dépassent la limite de compteurs',
  kind: 'une carte Battle, une localisation ou un vaisseau ne se cache pas',
  effects: 'il y a plus d’une carte Effect parmi ces cartes cachées',
  stack: 'une de ces cartes est déjà en jeu, là où elle interdit celle-ci',
};

export const fr: PlanetsWords = {
  sides: { light: 'côté lumineux', dark: 'côté obscur' },
  steps: stepsFr,
  kinds: {
    character: 'personnage',
    weapon: 'arme',
    effect: 'carte Effect',
    battle: 'carte Battle',
    location: 'localisation',
    starship: 'vaisseau',
  },
  events: {
    'start-drawn': ({ player, value }) => `${Le(player)} tire une destinée de ${value}.`,
    'start-again': ({ dual }) =>
      dual
        ? 'Chacun a tiré une carte à deux nombres de destinée : on tire de nouveau.'
        : 'Égalité : on tire de nouveau.',
    'goes-first': ({ player }) => `${Le(player)} commence.`,
    located: ({ player, planet, card, from }) =>
      card === PLANET_NAMES[planet]
        ? `${Le(player)} met en jeu une localisation de ${card}, ${depuis[from]}.`
        : `${Le(player)} met en jeu ${card} (${PLANET_NAMES[planet]}), ${depuis[from]}.`,
    shuffled: ({ player }) => `${Le(player)} mélange sa pile de pioche.`,
    'hands-drawn': ({ count }) => `Chaque joueur pioche ${cartes(count)}.`,
    fetched: ({ player, card }) => `${Le(player)} montre ${card} et la prend en main.`,
    'fetched-nothing': ({ player }) => `${Le(player)} ne cherche pas de carte Effect.`,
    turn: ({ player, number, planet }) => `Tour ${number}, sur ${PLANET_NAMES[planet]} : ${le(player)} joue.`,
    'first-turn-here': ({ planet }) =>
      `C’est son premier tour sur ${PLANET_NAMES[planet]} : ce qu’il y déploie est caché.`,
    revealed: ({ card }) => `Face visible : ${carte(card)}.`,
    illegal: ({ player, why }) => `Faute ${du(player)} : ${illegalFr[why]}.`,
    deployed: ({ player, card, cost, left }) =>
      `${Le(player)} déploie ${card} (${compteurs(cost)}) ; reste ${compteurs(left)}.`,
    'deployed-hidden': ({ player, card, cost, left }) =>
      `${Le(player)} déploie ${card} face cachée (${compteurs(cost)}) ; reste ${compteurs(left)}.`,
    'found-nothing': ({ player, damage, left }) =>
      `${Le(player)} ne déploie rien de sa pile de pioche : ${damage} dommage ; il lui reste ${cartes(left)}.`,
    'location-changed': ({ card }) => `L’action passe à ${card}, avec toutes les cartes des deux joueurs.`,
    'to-hyperspace': ({ card }) => `${card} va dans la pile d’hyperespace.`,
    step: ({ step }) => `Étape suivante : ${stepsFr[step]}.`,
    battle: ({ player }) => `${Le(player)} déclare une bataille.`,
    sent: ({ player, card }) => `${Le(player)} révèle ${card}.`,
    'sent-armed': ({ player, card, weapon }) => `${Le(player)} révèle ${weapon}, puis ${card}.`,
    destiny: ({ player, for: purpose, left }) =>
      `${Le(player)} tire une destinée ${pour[purpose]} ; il lui reste ${cartes(left)}.`,
    won: ({ card, beaten }) => `${card} l’emporte sur ${beaten}, qui va à la défausse.`,
    tied: () => 'Égalité : personne n’est vaincu.',
    damage: ({ player, count, left }) =>
      `Dommages : ${le(player)} perd ${cartes(count)} de sa pile de pioche ; il lui en reste ${left}.`,
    breakthrough: ({ player, count, left }) =>
      `Percée ${du(player)} : l’adversaire perd ${cartes(count)} ; il lui en reste ${left}.`,
    'battle-over': () => 'La bataille est terminée.',
    discarded: ({ player, card }) => `${Le(player)} défausse ${carte(card)}.`,
    recycled: ({ player, count }) => `${Le(player)} défausse toute sa main (${cartes(count)}).`,
    evened: ({ player, count }) =>
      count > 0
        ? `Even Up : ${le(player)} pioche ${cartes(count)}.`
        : `Even Up : ${le(player)} a déjà six cartes.`,
    'turn-ended': ({ player }) => `Le tour ${du(player)} est fini.`,
    'no-control': ({ why }) => nobodyFr[why],
    controlled: ({ player, planet }) => `${Le(player)} prend le contrôle de ${PLANET_NAMES[planet]}.`,
    conceded: ({ player, planet }) =>
      `${Le(player)} concède ${PLANET_NAMES[planet]} : son adversaire en prend le contrôle.`,
    'effect-discarded': ({ card }) => `${card} est défaussée avec la planète.`,
    stranded: ({ player, count, planet }) =>
      `Cartes ${du(player)} échouées sur ${PLANET_NAMES[planet]} : ${count}.`,
    chooses: ({ player }) => `Le choix de la planète revient ${au(player)}, qui y jouera le premier tour.`,
    'taken-back': ({ player, count }) => `${Le(player)} reprend ${cartes(count)} de la planète.`,
    'put-right': ({ player, card, count, planet, first }) =>
      `${Le(player)} reprend en main ${cartes(count)} ${card} sur ${PLANET_NAMES[planet]} : la première pile est sur ${PLANET_NAMES[first]}.`,
    'left-there': ({ player }) => `${Le(player)} laisse ses cartes sur la planète.`,
    'planet-victory': ({ player, count }) =>
      count > 1
        ? `${count} planètes contrôlées : ${le(player)} gagne la partie.`
        : `La planète est contrôlée : ${le(player)} gagne la partie.`,
    'deck-victory': ({ player, empty }) =>
      `La pile de pioche ${du(empty)} est vide : ${le(player)} gagne la partie aussitôt.`,
    'drawn-game': () => 'Les deux piles de pioche sont vides : la partie est nulle.',
    'illegal-deck': ({ player }) =>
      `Aucune localisation à choisir : le deck ${du(player)} n’est pas légal, et il perd la partie.`,
    stopped: () => 'L’exemple s’arrête là.',
  },
  refusals: {
    'malformed-move': () => 'Ce n’est pas un coup de cette partie.',
    'play-over': () => 'L’exemple est fini.',
    'game-over': () => 'La partie est terminée.',
    'not-your-turn': ({ player }) => `Ce n’est pas ${au(player)} de jouer.`,
    'wrong-step': ({ step }) => `Cela se fait ${pendantFr[step]}.`,
    'already-drawn': () => 'Ce joueur a déjà tiré : un seul tirage chacun.',
    'not-your-choice': ({ player }) => `Ce n’est pas ${au(player)} de choisir.`,
    'planet-in-play-before': ({ planet }) =>
      `On a déjà joué sur ${PLANET_NAMES[planet]} : il faut une autre planète.`,
    'no-such-location': ({ planet }) =>
      `Il n’y a pas là de localisation de ${PLANET_NAMES[planet]} à prendre.`,
    'from-draw-deck': () => 'La première localisation se prend dans le deck.',
    'not-an-effect': ({ card }) => `${Carte(card)} : ce n’est pas une carte Effect de sa pile de pioche.`,
    'reveal-first': () => 'Il faut d’abord retourner ses cartes cachées.',
    'not-in-hand': ({ card }) => `${Carte(card)} : ce n’est pas une carte connue de sa main.`,
    'not-deployable': ({ card }) =>
      `${card} est une carte Battle : elle ne sert qu’en bataille, et ne se cache pas.`,
    'too-many-counters': ({ card, cost, left }) =>
      `${card} coûte ${compteurs(cost)}, et il n’en reste ${left > 0 ? `que ${left}` : 'aucun'} ce tour-ci.`,
    'effect-in-play': () => 'Ce joueur a déjà une carte Effect en jeu : une seule à la fois.',
    'stranded-elsewhere': ({ card, planet }) =>
      `${card} est déjà sur ${PLANET_NAMES[planet]} : il faut d’abord l’évacuer.`,
    'unique-in-play': ({ card }) => `${card} est unique, et déjà en jeu.`,
    'no-search-now': () =>
      'On ne cherche dans sa pile de pioche qu’aussitôt qu’on déploie, face visible, une carte dont le texte le permet.',
    'not-found': ({ card }) =>
      `${Carte(card)} : ce n’est pas la carte que le texte permet de déployer depuis la pile de pioche.`,
    'other-planet': ({ card, planet }) => `${card} n’est pas une localisation de ${PLANET_NAMES[planet]}.`,
    'same-location': ({ card }) => `L’action est déjà à ${card} : il faut une autre localisation.`,
    'nobody-face-up': ({ player }) => `Pas de bataille sans carte face visible ${du(player)} sur la planète.`,
    'fights-to-finish': () => 'La bataille déclarée se livre jusqu’au bout.',
    'no-battle': () => 'Aucune bataille n’est en cours.',
    'not-face-up-here': ({ card }) =>
      `${Carte(card)} : ce n’est pas une carte à lui, face visible, sur cette planète.`,
    'already-fought': ({ card }) => `${card} a déjà servi dans cette bataille.`,
    'already-sent': ({ player }) => `${Le(player)} a déjà révélé son combattant.`,
    'nobody-sent': ({ player }) => `${Le(player)} n’a pas encore révélé de combattant.`,
    'draw-out-of-order': () =>
      'Trop tard : le moment de ce tirage est passé. Le défenseur tire avant l’attaquant.',
    'nothing-to-draw': ({ player }) => `La pile de pioche ${du(player)} n’a plus de carte à tirer.`,
    'even-up-own-turn': () => 'On ne fait Even Up qu’à son propre tour.',
    'too-many-cards': ({ count }) => `${count} cartes en main : il faut d’abord en défausser jusqu’à six.`,
    'only-locations': () =>
      'Avant de piocher, on défausse des localisations au choix, ou bien toute la main.',
    'hand-empty': () => 'La main est vide : il n’y a rien à recycler.',
    'turn-not-over': () =>
      'Le contrôle se prend à la fin du tour, et le tour n’est pas fini : Even Up est obligatoire.',
    'even-up-before-conceding': () => 'On ne concède qu’à la fin de son tour, après Even Up.',
    'concede-own-turn': () => 'On ne concède une planète qu’à la fin de son propre tour.',
    'no-illegal-stack': ({ player, card }) =>
      `${Le(player)} n’a pas de pile illégale de ${card}, face visible, à réparer.`,
    'stack-in-fight': ({ card }) =>
      `${card} est dans le combat en cours : il se règle d’abord, puis la pile est remise en ordre.`,
    'nothing-to-take-back': () =>
      'Seul l’adversaire d’un joueur aux cartes cachées illégales reprend ses cartes.',
  },
  moves: {
    draw: ({ value }) => `Tirer un ${value}`,
    'draw-dual': ({ value }) => `Tirer une carte à deux nombres, et prendre ${value}`,
    'choose-card': ({ card, planet, from }) =>
      `Choisir ${card}, sur ${PLANET_NAMES[planet]} (${depuis[from]})`,
    'choose-planet': ({ planet, from }) => `Choisir ${PLANET_NAMES[planet]} (${depuis[from]})`,
    fetch: ({ card }) => `Prendre ${card} dans sa pile de pioche`,
    skip: () => 'Ne pas chercher de carte Effect',
    reveal: () => 'Retourner ses cartes cachées',
    deploy: ({ card, cost }) => `Déployer ${carte(card)} (${compteurs(cost)})`,
    'deploy-hidden': ({ card, cost }) => `Déployer ${carte(card)} face cachée (${compteurs(cost)})`,
    'deploy-location': ({ card }) => `Passer à ${card}`,
    'deploy-starship': ({ card }) => `Envoyer ${card} dans l’hyperespace`,
    search: ({ card }) => `Déployer ${carte(card)} depuis sa pile de pioche`,
    'search-nothing': () => 'Chercher dans sa pile de pioche sans rien déployer (1 dommage)',
    next: ({ step }) =>
      step === 'deploy' ? 'Finir le déploiement' : step === 'battle' ? 'Passer à Even Up' : 'Étape suivante',
    battle: () => 'Déclarer une bataille',
    fight: ({ card }) => `Révéler ${carte(card)}`,
    'fight-armed': ({ card, weapon }) => `Révéler ${carte(card)} avec ${carte(weapon)}`,
    destiny: ({ for: purpose }) => `Tirer une destinée ${pour[purpose]}`,
    win: ({ card }) => (card === '?' ? 'Gagner le combat' : `${card} gagne le combat`),
    tie: () => 'Égalité',
    discard: ({ card }) => `Défausser ${carte(card)}`,
    recycle: ({ count }) => `Défausser toute sa main (${cartes(count)})`,
    'even-up': ({ count }) => (count > 0 ? `Even Up : piocher ${cartes(count)}` : 'Even Up : garder sa main'),
    'end-turn': () => 'Finir le tour',
    concede: ({ planet }) => `Concéder ${PLANET_NAMES[planet]}`,
    'take-back': () => 'Reprendre ses cartes dans la pile de pioche',
    leave: () => 'Laisser ses cartes sur la planète',
    'put-right': ({ card }) => `Réparer la pile illégale : ${card}`,
  },
  setupFlaws: {
    malformed: (at) =>
      `La mise en place ne peut pas être lue (${at}) : une valeur manque, est trop grande ou n’a pas de sens à cette place.`,
    'id-twice': (at) => `Deux cartes portent l’identifiant ${at}.`,
    negative: (at) => `Un nombre de la carte ${at} est négatif.`,
    'no-draw-deck': (at) => `La pile de pioche est vide (${at}) : la partie serait finie.`,
    'deck-too-small': (at) => `Le deck n’a pas de quoi faire une main (${at}).`,
    'no-planet': () => 'Il faut une planète en jeu.',
    'planet-too-early': (at) => `À ce moment, ${at} n’est pas encore en jeu.`,
    'planet-controlled': (at) => `${at} est contrôlée : on n’y joue plus.`,
    'game-won': (at) => `La partie est déjà gagnée (${at}).`,
    'nothing-to-choose': (at) => `Aucune localisation à choisir (${at}).`,
    nowhere: (at) => `Des cartes sont sur une planète qui n’est ni en jeu ni contrôlée (${at}).`,
    'no-place-for-kind': (at) => `La carte ${at} ne va pas sur une planète.`,
    'location-without-planet': (at) => `La localisation ${at} n’a pas de planète.`,
    'hidden-too-long': (at) => `Des cartes auraient dû être retournées au début du tour (${at}).`,
    'nothing-hidden': (at) => `Il n’y a rien à retourner (${at}).`,
    'no-turns': () => 'Il faut jouer au moins un tour.',
  },
};
