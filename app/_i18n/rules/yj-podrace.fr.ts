import type { Side } from '../../_rules/core/sides';
import type { OfCard } from '../../_rules/young-jedi/podrace/events';
import type { PodraceWords } from './yj-podrace';

const le = (side: Side): string => (side === 'dark' ? 'le côté obscur' : 'le côté lumineux');
const Le = (side: Side): string => (side === 'dark' ? 'Le côté obscur' : 'Le côté lumineux');
const carte = ({ card, value }: OfCard): string => card || `une carte de ${value}`;
const Carte = ({ card, value }: OfCard): string => card || `Une carte de ${value}`;
const compteurs = (n: number): string => (n < 2 ? `${n} compteur` : `${n} compteurs`);
const cartes = (n: number): string => (n < 2 ? `${n} carte` : `${n} cartes`);

const prix = (n: number): string => (n > 0 ? ` (${compteurs(n)})` : '');

export const fr: PodraceWords = {
  sides: { dark: 'côté obscur', light: 'côté lumineux' },
  stages: {
    opening: 'avant le premier tour',
    deploy: 'étape de déploiement',
    battle: 'étape de bataille',
    'even-up': 'Even Up',
  },
  parts: {
    'line-up': 'pilote et module',
    laps: 'poussée et cartes de tour',
    refuel: 'ravitaillement',
    rest: 'autres déploiements',
  },
  events: {
    'objective-played': ({ player }) => `${Le(player)} pose Boonta Eve Classic.`,
    'destiny-drawn': ({ player, value }) => `${Le(player)} tire ${value}.`,
    'tied-draw': ({ value }) => `Égalité à ${value} : on tire de nouveau.`,
    begins: ({ player }) => `Le plus grand nombre commence : ${le(player)}.`,
    'deployed-to-objective': ({ player, card, counters }) =>
      `${Le(player)} déploie ${card} sur sa carte Objective${prix(counters)}.`,
    deployed: ({ player, card, counters }) =>
      `${Le(player)} déploie ${card} sur la planète${prix(counters)}.`,
    'extra-token': ({ card, thrust }) => `${card} reçoit un jeton de plus : poussée ${thrust}.`,
    found: ({ player, card, counters }) =>
      `${Le(player)} trouve ${card} dans sa pile de pioche et déploie la carte${prix(counters)}.`,
    'found-nothing': ({ player }) => `${Le(player)} cherche et ne déploie rien : 1 dommage.`,
    reshuffled: ({ player }) => `${Le(player)} remélange sa pile de pioche.`,
    'token-placed': ({ card, thrust }) => `Un jeton de poussée sur ${card} : poussée ${thrust}.`,
    'tokens-full': ({ card, thrust }) => `${card} a déjà ${thrust} jetons : pas un de plus.`,
    'lap-card': ({ player, number, ...card }) =>
      card.card ? `${Le(player)} joue le ${number} : ${card.card}.` : `${Le(player)} joue le ${number}.`,
    'handling-card': ({ player, number, value, card, used }) =>
      `${Le(player)} joue ${card ? `${card} (${value})` : `un ${value}`} à la place du ${number} : carte de maniabilité ${used} sur 2.`,
    'lap-finished': ({ player, laps }) => `Tour de course fini : ${le(player)} en a ${laps}.`,
    'laps-shuffled-in': () => 'Les six cartes retournent dans la pile de pioche, que l’on mélange.',
    refueled: ({ player, drawn, limit }) => `${Le(player)} se ravitaille : carte ${drawn} sur ${limit}.`,
    drawn: ({ player }) => `${Le(player)} pioche une carte.`,
    'lap-card-drawn': ({ player, number }) =>
      `La pile de pioche est vide : ${le(player)} reprend en main le ${number} de sa pile de course.`,
    lost: ({ player }) => `${Le(player)} perd une carte de sa pile de pioche.`,
    'lap-card-lost': ({ player, number }) =>
      `La pile de pioche est vide : ${le(player)} perd le ${number} de sa pile de course.`,
    discarded: ({ player, ...card }) => `${Le(player)} défausse ${carte(card)}.`,
    recycled: ({ player, count }) => `${Le(player)} défausse toute sa main : ${cartes(count)}.`,
    stage: ({ stage }) => (stage === 'battle' ? 'L’étape de bataille commence.' : 'On passe à l’Even Up.'),
    turn: ({ player, number }) =>
      `Tour ${number} : au ${player === 'dark' ? 'côté obscur' : 'côté lumineux'}.`,
    'deck-discarded': ({ player, count }) =>
      `${Le(player)} met toute sa pile de pioche dans sa défausse : ${cartes(count)}.`,
    'race-won': ({ player }) => `Trois tours de course : ${le(player)} gagne la partie.`,
    'deck-empty': ({ player }) => `La pile de pioche est épuisée : ${le(player)} perd la partie.`,
    'play-over': () => 'L’exemple s’arrête ici.',
  },
  refusals: {
    'malformed-move': () => 'Ce n’est pas un coup de cette course.',
    'game-over': () => 'La partie est finie.',
    'play-over': () => 'L’exemple est fini.',
    'not-your-turn': ({ player }) => `Ce n’est pas son tour : ${le(player)} attend.`,
    'discard-first': ({ player }) => `D’abord, ${le(player)} doit défausser une carte de sa pile de pioche.`,
    'opening-first': () => 'On tire d’abord la destinée qui dit qui commence.',
    'objective-too-late': () =>
      'Trop tard : la carte Objective se pose avant le tirage qui dit qui commence.',
    'objective-already-played': () => 'La carte Objective est déjà en jeu, et elle y reste.',
    'no-objective': ({ player }) => `Sans carte Objective en jeu, ${le(player)} ne court pas.`,
    'destiny-already-drawn': ({ player }) => `Son nombre est déjà tiré : ${le(player)} attend l’autre.`,
    'no-destiny-now': () => 'On sait déjà qui commence.',
    'not-a-destiny': ({ value }) => `Aucune carte n’a ${value} pour destinée : les nombres vont de 1 à 6.`,
    'not-deploy-step': () => 'On ne déploie et on ne court que pendant l’étape de déploiement.',
    'not-in-hand': (card) => `${Carte(card)} n’est pas dans cette main.`,
    'not-for-objective': (card) =>
      `${Carte(card)} n’est ni un pilote de module ni un module : pas de place sur la carte Objective.`,
    'one-pilot': ({ there }) => `Un seul pilote de toute la partie : ${there} y est déjà.`,
    'one-podracer': ({ there }) => `Un seul module de toute la partie : ${there} y est déjà.`,
    'not-deployable': (card) => `${Carte(card)} ne se déploie pas sur la planète.`,
    'effect-in-play': ({ there }) =>
      `${there} est déjà en jeu : une seule carte Effect à la fois, sans compter la carte Objective.`,
    'too-many-counters': ({ card, counters, left }) =>
      `${card} coûte ${compteurs(counters)}, et il en reste ${left} pour ce tour.`,
    'in-play-elsewhere': ({ card }) =>
      `${card} est déjà en jeu ailleurs : on n’est pas à deux endroits à la fois.`,
    'no-search-now': () =>
      'On ne cherche la carte correspondante qu’au moment où l’autre se déploie sur la carte Objective.',
    'not-in-deck': ({ card }) => `${card} n’est pas dans cette pile de pioche.`,
    'not-a-match': ({ card, there }) => `${card} ne correspond pas à ${there}.`,
    'no-pilot': () => 'Il n’y a pas de pilote sur la carte Objective.',
    'no-podracer': ({ card }) => `${card} est là sans son module : ni jeton ni carte de tour.`,
    'wrong-podracer': ({ card, there }) => `${there} n’est pas le module de ${card}.`,
    'racing-first': () =>
      'Trop tard pour courir : les actions de course passent avant toute autre action de l’étape.',
    'already-thrust': () => 'Une seule poussée par étape de déploiement.',
    'thrust-first': () => 'On place d’abord un jeton de poussée sur le pilote.',
    'no-thrust-left': ({ thrust }) =>
      `Avec une poussée de ${thrust}, c’est ${cartes(thrust)} de tour au plus.`,
    'already-refueled': () => 'Après le ravitaillement, plus de poussée dans cette étape.',
    'location-no-lap': (card) => `${Carte(card)} est une localisation : pas de carte de tour.`,
    'wrong-number': ({ number, value, card }) =>
      card ? `Il faut un ${number} ; ${card} n’en est pas un.` : `Il faut un ${number}, pas un ${value}.`,
    'handling-unusable': ({ number, handling }) =>
      `Il faut un ${number}, et une maniabilité de ${handling} ne remplace rien.`,
    'handling-used-up': ({ number, limit }) =>
      `Il faut un ${number} : ${limit} cartes de maniabilité servent déjà dans ce tour de course.`,
    'thrust-before-refueling': () => 'La poussée vient avant le ravitaillement, dans la même étape.',
    'refueled-enough': ({ limit, thrust }) =>
      `Avec une poussée de ${thrust}, le ravitaillement s’arrête à ${cartes(limit)}.`,
    'lap-cards-stay': () =>
      'Il ne reste que les cartes de tour : elles ne partent que pour des dommages ou pour l’Even Up.',
    'not-its-card': () => 'Ce n’est pas cette carte qui vient.',
    'no-drawing-now': () => 'On ne pioche pas à ce moment.',
    'not-battle-step': () => 'Pas de dommages à cette étape.',
    'not-even-up': () => 'On ne défausse de la main qu’à l’Even Up.',
    'hand-has-six': () => 'La main a déjà six cartes.',
    'too-many-in-hand': ({ count }) => `${cartes(count)} en main : il faut redescendre à six.`,
    'too-few-in-hand': ({ count }) => `${cartes(count)} en main : il faut piocher jusqu’à six.`,
    'only-locations': () => 'On ne défausse que des localisations, ou bien toute la main.',
    'drawing-has-begun': () => 'Trop tard : la pioche de l’Even Up a commencé.',
    'hand-empty': () => 'La main est vide.',
  },
  moves: {
    objective: () => 'Poser Boonta Eve Classic',
    destiny: ({ value }) => `Tirer ${value}`,
    'to-objective': ({ card, counters }) => `${card} sur la carte Objective${prix(counters)}`,
    'to-planet': ({ card, counters }) => `${card} sur la planète${prix(counters)}`,
    find: ({ card, counters }) => `Prendre ${card} dans la pile de pioche${prix(counters)}`,
    'find-nothing': () => 'Chercher et ne rien déployer',
    thrust: ({ thrust }) => `Placer le jeton : poussée ${thrust}`,
    lap: ({ card, value, number }) =>
      card
        ? `Carte de tour ${number} : ${card}`
        : value === number
          ? `Jouer le ${number}`
          : `Jouer un ${value} comme ${number}`,
    'last-lap-card': ({ card, value, number }) =>
      card
        ? `Finir le tour : ${card}`
        : value === number
          ? `Jouer le ${number} : tour fini`
          : `Jouer un ${value} comme ${number}`,
    'lap-by-handling': ({ card, value, number }) =>
      `${card || `Un ${value}`} à la place du ${number} (maniabilité)`,
    refuel: ({ left }) => `Se ravitailler (encore ${left})`,
    'refuel-value': ({ value, left }) => `Se ravitailler : un ${value} (encore ${left})`,
    'refuel-card': ({ card, left }) => `Se ravitailler : ${card} (encore ${left})`,
    'even-up': () => 'Piocher',
    'even-up-value': ({ value }) => `Piocher un ${value}`,
    'even-up-card': ({ card }) => `Piocher ${card}`,
    'even-up-lap': ({ number }) => `Reprendre le ${number} de la pile de course`,
    lose: () => 'Perdre une carte (dommages)',
    'lose-value': ({ value }) => `Perdre un ${value} (dommages)`,
    'lose-card': ({ card }) => `Perdre ${card} (dommages)`,
    'lose-lap': ({ number }) => `Perdre le ${number} de la pile de course`,
    discard: (card) => `Défausser ${carte(card)}`,
    recycle: () => 'Défausser toute la main',
    done: ({ stage }) => (stage === 'even-up' ? 'Finir le tour' : 'Passer à l’étape suivante'),
  },
  setupFlaws: {
    malformed: (at) =>
      `La mise en place ne peut pas être lue (${at}) : une valeur manque, est trop grande ou n’a pas de sens à cette place.`,
    'id-twice': (at) => `La carte ${at} est à deux endroits.`,
    'no-cards-left': (at) => `La pile de pioche est vide (${at}).`,
    'destiny-out-of-range': (at) => `La destinée de ${at} n’est pas un nombre de 1 à 6.`,
    'two-numbers-without-title': (at) => `La carte ${at} a deux nombres : il lui faut un titre.`,
    'unknown-in-hand': (at) => `On ne sait rien de la carte en main ${at}.`,
    'negative-counters': (at) => `Les compteurs de ${at} sont négatifs.`,
    'not-a-pilot': (at) => `${at} n’est pas un pilote de module.`,
    'not-a-podracer': (at) => `${at} n’est pas un module.`,
    'in-play-twice': (at) => `Ce qui est sur la carte Objective n’est pas aussi sur la planète (${at}).`,
    'two-effects': (at) => `Un joueur n’a qu’une carte Effect en jeu à la fois (${at}).`,
    'without-objective': (at) => `Une course sans carte Objective (${at}).`,
    'thrust-out-of-range': (at) => `La poussée va de 0 à 4, sur un pilote (${at}).`,
    'laps-out-of-range': (at) => `Les jetons de tour vont de 0 à 2 (${at}).`,
    'pile-out-of-order': (at) => `La pile de course doit monter de 1 à 5 (${at}).`,
    'pile-without-handling': (at) => `Ces cartes de maniabilité ne vont pas avec ce pilote (${at}).`,
  },
  picture: {
    turn: (number, side) => `Tour ${number} · ${side}`,
    race: 'La course',
    lap: (number, of) => `Tour de course ${number}/${of}`,
    objectiveTitle: 'Boonta Eve Classic',
    objective: 'carte Objective',
    pilot: 'pilote de module',
    podracer: 'module',
    noRacer: 'ni pilote ni module',
    notDown: 'pas encore posée',
    opening: { objectives: 'cartes Objective', destiny: 'qui commence' },
    destinies: 'Destinées pour commencer',
    hand: (side) => `Main · ${side}`,
    piles: 'Piles',
    deck: 'pile de pioche',
    discard: 'défausse',
    planet: 'sur la planète',
    short: { deck: 'pioche', discard: 'défausse', planet: 'planète' },
    order: 'Le tour, dans l’ordre',
    left: 'Ce qui reste à faire',
    laps: (laps, of) => `jetons de tour : ${laps} sur ${of}`,
    thrust: 'poussée',
    handling: { label: 'maniabilité', short: 'M' },
    refueling: { label: 'ravitaillement', short: 'R' },
    handlingUseless: 'maniabilité sans usage',
    lapsLeft: 'cartes de tour',
    fuelLeft: 'ravitaillement',
    countersLeft: 'compteurs',
    handlingLeft: 'maniabilité',
    inHand: 'cartes en main',
    of: (count, of) => `${count} sur ${of}`,
    destiny: 'destinée',
    counters: compteurs,
    playable: 'jouable',
    byHandling: 'maniabilité',
    asHandling: (number) => `à la place d’un ${number}, par maniabilité`,
    kinds: {
      character: 'personnage',
      weapon: 'arme',
      battle: 'carte Battle',
      effect: 'carte Effect',
      location: 'localisation',
      starship: 'vaisseau',
    },
    toAct: (side) => `Au ${side}`,
    bothDraw: 'Les cartes Objective d’abord, puis chacun tire une destinée.',
    owes: (side) => `Le ${side} défausse une carte de sa pile de pioche.`,
    won: (side) => `Le ${side} gagne la course et la partie.`,
    deckWon: (side) => `Le ${side} gagne : la pile de pioche adverse est épuisée.`,
    over: 'L’exemple s’arrête ici.',
  },
};
