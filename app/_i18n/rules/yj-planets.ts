import type { SetupFlaw } from '../../_rules/young-jedi/planets/check-setup';
import type { EventArgs, Illegality, NoControl } from '../../_rules/young-jedi/planets/events';
import type { LabelArgs } from '../../_rules/young-jedi/planets/label';
import type { RefusalArgs } from '../../_rules/young-jedi/planets/refusals';
import {
  type DrawnFor,
  type Kind,
  PLANET_NAMES,
  type Searched,
  type Side,
  type Step,
} from '../../_rules/young-jedi/planets/state';
import type { Locale } from '../locales';

type Said<Args> = { [Code in keyof Args]: (args: Args[Code]) => string };

/** Every word of the planets simulator. */
export interface PlanetsWords {
  sides: Record<Side, string>;
  steps: Record<Step, string>;
  kinds: Record<Kind, string>;
  events: Said<EventArgs>;
  refusals: Said<RefusalArgs>;
  moves: Said<LabelArgs>;
  setupFlaws: Record<SetupFlaw['code'], (at: string) => string>;
}

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

const fr: PlanetsWords = {
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
  },
  setupFlaws: {
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

const the = (side: Side): string => (side === 'dark' ? 'the dark side' : 'the light side');
const The = (side: Side): string => (side === 'dark' ? 'The dark side' : 'The light side');
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
const counters = (n: number): string => (n === 1 ? '1 counter' : `${n} counters`);
const card_ = (title: string): string => (title === '?' ? 'an unknown card' : title);
const Card_ = (title: string): string => (title === '?' ? 'An unknown card' : title);

const from_: Record<Searched, string> = {
  discard: 'from the discard pile',
  draw: 'from the draw deck',
  hand: 'from hand',
};
const for_: Record<DrawnFor, string> = {
  'battle-card': 'for the Battle card',
  weapon: 'for the weapon',
  power: 'for power',
};
const stepsEn: Record<Step, string> = {
  start: 'drawing for the start',
  choose: 'choosing the planet',
  fetch: 'fetching an Effect card',
  penalty: 'illegal hidden cards',
  begin: 'start of the turn',
  deploy: 'deploy step',
  battle: 'battle step',
  'even-up': 'Even Up',
  end: 'end of the turn',
};
const duringEn: Record<Step, string> = {
  start: 'before the game, to see who starts',
  choose: 'when a planet is chosen',
  fetch: 'on arriving at a new planet',
  penalty: 'after illegal hidden cards',
  begin: 'as the turn begins',
  deploy: 'in the deploy step',
  battle: 'in the battle step',
  'even-up': 'in Even Up',
  end: 'at the end of the turn',
};
const nobodyEn: Record<NoControl, string> = {
  nobody: 'Nobody has a face-up character on the planet: the game goes on.',
  contested: 'Both players have characters on the planet: nobody controls it.',
  hidden: 'There are hidden cards on the planet still: nobody controls it.',
};
const illegalEn: Record<Illegality, string> = {
  counters: 'these hidden cards exceed the limit of counters',
  kind: 'a Battle card, a location or a starship cannot be hidden',
  effects: 'there is more than one Effect card among them',
  stack: 'one of these cards is in play already, where it rules this one out',
};

const en: PlanetsWords = {
  sides: { light: 'light side', dark: 'dark side' },
  steps: stepsEn,
  kinds: {
    character: 'character',
    weapon: 'weapon',
    effect: 'Effect card',
    battle: 'Battle card',
    location: 'location',
    starship: 'starship',
  },
  events: {
    'start-drawn': ({ player, value }) => `${The(player)} draws a destiny of ${value}.`,
    'start-again': ({ dual }) =>
      dual ? 'Each drew a card with two destiny numbers: both draw again.' : 'A tie: both draw again.',
    'goes-first': ({ player }) => `${The(player)} goes first.`,
    located: ({ player, planet, card, from }) =>
      card === PLANET_NAMES[planet]
        ? `${The(player)} puts a ${card} location into play ${from_[from]}.`
        : `${The(player)} puts ${card} (${PLANET_NAMES[planet]}) into play ${from_[from]}.`,
    shuffled: ({ player }) => `${The(player)} shuffles its draw deck.`,
    'hands-drawn': ({ count }) => `Each player draws ${cards(count)}.`,
    fetched: ({ player, card }) => `${The(player)} shows ${card} and takes it into hand.`,
    'fetched-nothing': ({ player }) => `${The(player)} fetches no Effect card.`,
    turn: ({ player, number, planet }) => `Turn ${number}, on ${PLANET_NAMES[planet]}: ${the(player)} plays.`,
    'first-turn-here': ({ planet }) =>
      `It is its first turn on ${PLANET_NAMES[planet]}: what it deploys there is hidden.`,
    revealed: ({ card }) => `${Card_(card)} is turned face up.`,
    illegal: ({ player, why }) => `A fault of ${the(player)}: ${illegalEn[why]}.`,
    deployed: ({ player, card, cost, left }) =>
      `${The(player)} deploys ${card} (${counters(cost)}), with ${left} left.`,
    'deployed-hidden': ({ player, card, cost, left }) =>
      `${The(player)} deploys ${card} face down (${counters(cost)}), with ${left} left.`,
    'location-changed': ({ card }) => `The action moves to ${card}, with all cards of both players.`,
    'to-hyperspace': ({ card }) => `${card} goes to the hyperspace pile.`,
    step: ({ step }) => `Next: ${stepsEn[step]}.`,
    battle: ({ player }) => `${The(player)} declares a battle.`,
    sent: ({ player, card }) => `${The(player)} reveals ${card}.`,
    'sent-armed': ({ player, card, weapon }) => `${The(player)} reveals ${weapon}, then ${card}.`,
    destiny: ({ player, for: purpose, left }) =>
      `${The(player)} draws destiny ${for_[purpose]} and has ${cards(left)} left.`,
    won: ({ card, beaten }) => `${card} wins: ${beaten} is discarded.`,
    tied: () => 'A tie: nobody is defeated.',
    damage: ({ player, count, left }) =>
      `Damage: ${the(player)} loses ${cards(count)} from its draw deck, with ${left} left.`,
    breakthrough: ({ player, count, left }) =>
      `Breakthrough by ${the(player)}: its opponent loses ${cards(count)}, with ${left} left.`,
    'battle-over': () => 'The battle is over.',
    discarded: ({ player, card }) => `${The(player)} discards ${card_(card)}.`,
    recycled: ({ player, count }) => `${The(player)} discards its whole hand (${cards(count)}).`,
    evened: ({ player, count }) =>
      count > 0 ? `Even Up: ${the(player)} draws ${cards(count)}.` : `Even Up: ${the(player)} has six cards.`,
    'turn-ended': ({ player }) => `The turn of ${the(player)} is over.`,
    'no-control': ({ why }) => nobodyEn[why],
    controlled: ({ player, planet }) => `${The(player)} takes control of ${PLANET_NAMES[planet]}.`,
    conceded: ({ player, planet }) =>
      `${The(player)} concedes ${PLANET_NAMES[planet]}: its opponent takes control of it.`,
    'effect-discarded': ({ card }) => `${card} is discarded with the planet.`,
    stranded: ({ player, count, planet }) =>
      `Cards of ${the(player)} stranded on ${PLANET_NAMES[planet]}: ${count}.`,
    chooses: ({ player }) =>
      `The choice of planet goes to ${the(player)}, who will play the first turn there.`,
    'taken-back': ({ player, count }) => `${The(player)} takes ${cards(count)} back from the planet.`,
    'left-there': ({ player }) => `${The(player)} leaves its cards on the planet.`,
    'planet-victory': ({ player, count }) =>
      count > 1
        ? `${count} planets controlled: ${the(player)} wins the game.`
        : `The planet is controlled: ${the(player)} wins the game.`,
    'deck-victory': ({ player, empty }) =>
      `The draw deck of ${the(empty)} is empty: ${the(player)} wins the game at once.`,
    'drawn-game': () => 'Both draw decks are empty: the game is drawn.',
    'illegal-deck': ({ player }) =>
      `No location to choose: the deck of ${the(player)} is not legal, and it loses the game.`,
    stopped: () => 'The example stops here.',
  },
  refusals: {
    'malformed-move': () => 'This is not a move in this game.',
    'play-over': () => 'The example is over.',
    'game-over': () => 'The game is over.',
    'not-your-turn': ({ player }) => `It is not for ${the(player)} to play now.`,
    'wrong-step': ({ step }) => `That is done ${duringEn[step]}.`,
    'already-drawn': () => 'This player has drawn already: one draw each.',
    'not-your-choice': ({ player }) => `It is not for ${the(player)} to choose.`,
    'planet-in-play-before': ({ planet }) =>
      `There has been play on ${PLANET_NAMES[planet]}: it has to be another planet.`,
    'no-such-location': ({ planet }) => `There is no ${PLANET_NAMES[planet]} location to take there.`,
    'from-draw-deck': () => 'The first location is taken out of the deck.',
    'not-an-effect': ({ card }) => `${Card_(card)} is not an Effect card in this player’s draw deck.`,
    'reveal-first': () => 'Hidden cards have to be turned up first.',
    'not-in-hand': ({ card }) => `${Card_(card)} is not a known card in this player’s hand.`,
    'not-deployable': ({ card }) =>
      `${card} is a Battle card: it serves in battle only, and cannot be hidden.`,
    'too-many-counters': ({ card, cost, left }) =>
      `${card} costs ${counters(cost)}, and ${left > 0 ? `only ${left}` : 'none'} ${left === 1 ? 'is' : 'are'} left this turn.`,
    'effect-in-play': () => 'This player has an Effect card in play: one at a time.',
    'stranded-elsewhere': ({ card, planet }) =>
      `${card} is on ${PLANET_NAMES[planet]} already and has to be evacuated first.`,
    'unique-in-play': ({ card }) => `${card} is unique, and in play already.`,
    'other-planet': ({ card, planet }) => `${card} is not a ${PLANET_NAMES[planet]} location.`,
    'same-location': ({ card }) => `The action is at ${card} already: it has to be another location.`,
    'nobody-face-up': ({ player }) => `No battle without a face-up card of ${the(player)} on the planet.`,
    'fights-to-finish': () => 'A battle once declared is fought out.',
    'no-battle': () => 'There is no battle under way.',
    'not-face-up-here': ({ card }) => `${Card_(card)} is not a face-up card of this player’s on this planet.`,
    'already-fought': ({ card }) => `${card} has served in this battle already.`,
    'already-sent': ({ player }) => `${The(player)} has revealed its fighter already.`,
    'nobody-sent': ({ player }) => `${The(player)} has not revealed a fighter yet.`,
    'draw-out-of-order': () =>
      'Too late: the time for this draw has passed. The defender draws before the attacker.',
    'nothing-to-draw': ({ player }) => `The draw deck of ${the(player)} has no card left to draw.`,
    'even-up-own-turn': () => 'A player evens up on their own turn only.',
    'too-many-cards': ({ count }) => `${count} cards in hand: discard down to six first.`,
    'only-locations': () => 'Before drawing, one discards locations as one likes, or else the whole hand.',
    'hand-empty': () => 'The hand is empty: there is nothing to recycle.',
    'turn-not-over': () => 'Control is taken as the turn ends, and it has not ended: Even Up is mandatory.',
    'even-up-before-conceding': () => 'A planet is conceded at the end of one’s turn only, after Even Up.',
    'concede-own-turn': () => 'A planet is conceded at the end of one’s own turn only.',
    'nothing-to-take-back': () => 'Only the opponent of a player with illegal hidden cards takes cards back.',
  },
  moves: {
    draw: ({ value }) => `Draw a ${value}`,
    'draw-dual': ({ value }) => `Draw a card with two numbers, and take ${value}`,
    'choose-card': ({ card, planet, from }) => `Choose ${card}, on ${PLANET_NAMES[planet]} (${from_[from]})`,
    'choose-planet': ({ planet, from }) => `Choose ${PLANET_NAMES[planet]} (${from_[from]})`,
    fetch: ({ card }) => `Take ${card} from the draw deck`,
    skip: () => 'Fetch no Effect card',
    reveal: () => 'Turn up hidden cards',
    deploy: ({ card, cost }) => `Deploy ${card_(card)} (${counters(cost)})`,
    'deploy-hidden': ({ card, cost }) => `Deploy ${card_(card)} face down (${counters(cost)})`,
    'deploy-location': ({ card }) => `Move to ${card}`,
    'deploy-starship': ({ card }) => `Send ${card} to hyperspace`,
    next: ({ step }) =>
      step === 'deploy' ? 'Finish deploying' : step === 'battle' ? 'Go on to Even Up' : 'Next step',
    battle: () => 'Declare a battle',
    fight: ({ card }) => `Reveal ${card_(card)}`,
    'fight-armed': ({ card, weapon }) => `Reveal ${card_(card)} with ${card_(weapon)}`,
    destiny: ({ for: purpose }) => `Draw destiny ${for_[purpose]}`,
    win: ({ card }) => (card === '?' ? 'Win the fight' : `${card} wins the fight`),
    tie: () => 'A tie',
    discard: ({ card }) => `Discard ${card_(card)}`,
    recycle: ({ count }) => `Discard the whole hand (${cards(count)})`,
    'even-up': ({ count }) => (count > 0 ? `Even Up: draw ${cards(count)}` : 'Even Up: keep the hand'),
    'end-turn': () => 'End the turn',
    concede: ({ planet }) => `Concede ${PLANET_NAMES[planet]}`,
    'take-back': () => 'Take one’s cards back into the draw deck',
    leave: () => 'Leave one’s cards on the planet',
  },
  setupFlaws: {
    'id-twice': (at) => `Two cards go by the id ${at}.`,
    negative: (at) => `A figure of card ${at} is negative.`,
    'no-draw-deck': (at) => `The draw deck is empty (${at}): the game would be over.`,
    'deck-too-small': (at) => `The deck is too small for a hand (${at}).`,
    'no-planet': () => 'There has to be a planet in play.',
    'planet-too-early': (at) => `At this moment ${at} is not in play yet.`,
    'planet-controlled': (at) => `${at} is controlled: there is no more play there.`,
    'game-won': (at) => `The game has been won already (${at}).`,
    'nothing-to-choose': (at) => `No location to choose (${at}).`,
    nowhere: (at) => `Cards are on a planet neither in play nor controlled (${at}).`,
    'no-place-for-kind': (at) => `Card ${at} does not go on a planet.`,
    'location-without-planet': (at) => `Location ${at} has no planet.`,
    'hidden-too-long': (at) => `Cards ought to have been turned up as the turn began (${at}).`,
    'nothing-hidden': (at) => `There is nothing to turn up (${at}).`,
    'no-turns': () => 'At least one turn has to be played.',
  },
};

export const PLANETS_WORDS: Record<Locale, PlanetsWords> = { fr, en };
