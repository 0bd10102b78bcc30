import type { Side } from '../../_rules/core/sides';
import type { LoseFrom } from '../../_rules/swccg/force/piles';
import type { BattleWords } from './swccg-battle';

const DARK_FR = 'le côté obscur';
const LIGHT_FR = 'le côté lumineux';
const le = (side: Side): string => (side === 'dark' ? DARK_FR : LIGHT_FR);
const Le = (side: Side): string => (side === 'dark' ? 'Le côté obscur' : 'Le côté lumineux');
const depuis: Record<LoseFrom, string> = {
  hand: 'de la main',
  reserve: 'du dessus de la pile de réserve',
  force: 'du dessus de la pile de Force',
  used: 'du dessus de la pile utilisée',
};
const dommages = (n: number): string => (n < 2 ? `${n} dommage de bataille` : `${n} dommages de bataille`);
const tirages = (n: number): string => (n < 2 ? `${n} destinée de bataille` : `${n} destinées de bataille`);

export const fr: BattleWords = {
  sides: { dark: 'côté obscur', light: 'côté lumineux' },
  segments: {
    weapons: 'segment des armes',
    power: 'segment de puissance',
    damage: 'segment des dommages',
    end: 'fin de la bataille',
  },
  piles: {
    reserve: 'pile de réserve',
    force: 'pile de Force',
    used: 'pile utilisée',
    lost: 'pile perdue',
    hand: 'main',
  },
  roles: { pilot: 'pilote', driver: 'conducteur', passenger: 'passager', cargo: 'dans la soute' },
  events: {
    initiated: ({ player, location }) => `${Le(player)} initie une bataille à ${location}.`,
    'force-used': ({ player, amount }) => `${Le(player)} utilise ${amount} Force.`,
    fired: ({ player, weapon, target }) => `${Le(player)} tire avec ${weapon} sur ${target}.`,
    'destiny-drawn': ({ player, value, counts }) =>
      counts === value
        ? `${Le(player)} tire une destinée de ${value}.`
        : `${Le(player)} tire une destinée de ${value}, qui compte ${counts}.`,
    'draw-failed': ({ player }) => `La pile de réserve est vide : le tirage échoue pour ${le(player)}.`,
    missed: ({ target, total, defense }) =>
      `${total} ne dépasse pas la valeur de défense de ${defense} : ${target} n’est pas touché.`,
    hit: ({ target, total, defense }) =>
      `${total} dépasse la valeur de défense de ${defense} : le tir sur ${target} réussit.`,
    'lost-at-once': ({ card }) => `${card} est perdu aussitôt.`,
    captured: ({ card }) => `${card} est capturé aussitôt.`,
    'forfeit-zero': ({ card }) => `La valeur de perte de ${card} tombe à 0.`,
    'interrupt-played': ({ player, card }) => `${Le(player)} joue ${card}.`,
    excluded: ({ card }) => `${card} est exclu de la bataille.`,
    'destinies-added': ({ player, count }) => `${Le(player)} ajoute ${tirages(count)}.`,
    'power-added': ({ player, amount }) => `${Le(player)} ajoute ${amount} à sa puissance totale.`,
    passed: ({ player }) => `${Le(player)} passe.`,
    segment: ({ segment }) =>
      ({
        weapons: 'Le segment des armes commence.',
        power: 'Le segment de puissance commence.',
        damage: 'Le segment des dommages commence.',
        end: 'La fin de la bataille arrive : les cartes y sont encore.',
      })[segment],
    'power-counted': ({ player, power }) => `${Le(player)} compte ${power} de puissance.`,
    'may-draw': ({ player, ability, draws }) =>
      `Avec ${ability} d’habileté, ${le(player)} peut tirer ${tirages(draws)}.`,
    'may-not-draw': ({ player, ability }) =>
      `Avec ${ability} d’habileté, ${le(player)} ne tire pas de destinée de bataille.`,
    declined: ({ player }) => `${Le(player)} renonce à tirer une destinée de bataille.`,
    totals: ({ dark, light }) => `Totaux : ${dark} pour le côté obscur, ${light} pour le côté lumineux.`,
    won: ({ player, by }) => `${Le(player)} gagne la bataille de ${by}.`,
    tied: ({ total }) => `Égalité à ${total} : ni gagnant ni perdant.`,
    attrition: ({ player, amount }) => `L’attrition contre ${le(player)} est de ${amount}.`,
    'no-attrition': ({ player }) => `Il n’y a pas d’attrition contre ${le(player)}.`,
    damage: ({ player, amount }) => `${Le(player)} subit ${dommages(amount)}.`,
    forfeited: ({ player, card, value }) => `${Le(player)} sacrifie ${card}, qui compte ${value}.`,
    'lost-along': ({ card, with: carrier }) => `${card} est perdu avec ${carrier}.`,
    'jumped-off': ({ card }) => `${card} saute du véhicule-créature.`,
    'force-lost': ({ player, from }) => `${Le(player)} perd 1 Force ${depuis[from]}.`,
    'remainder-ignored': ({ player, amount }) =>
      `Il reste ${amount} d’attrition contre ${le(player)} : ce reste est ignoré.`,
    finished: ({ player }) => `${Le(player)} a tout satisfait.`,
    'ended-early': ({ player }) => `${Le(player)} n’a plus de présence dans la bataille : elle s’arrête là.`,
    ended: ({ location }) => `La bataille à ${location} est terminée.`,
    defeated: ({ player }) => `La Force vitale est épuisée : ${le(player)} perd la partie.`,
    'phase-over': ({ player }) => `La phase de bataille se termine pour ${le(player)}.`,
  },
  refusals: {
    'malformed-move': () => 'Ce n’est pas un coup de cette bataille.',
    'phase-over': () => 'La phase de bataille est terminée.',
    'game-over': () => 'La partie est terminée.',
    'not-your-opportunity': ({ player }) => `Ce n’est pas l’opportunité : ${le(player)} doit attendre.`,
    'draw-pending': () => 'Il faut d’abord tirer la destinée d’arme.',
    'no-passing-now': () =>
      'On ne passe pas à ce moment : il y a une destinée à tirer ou des pertes à satisfaire.',
    'not-your-battle-phase': ({ player }) =>
      `Ce n’est pas sa phase de bataille : ${le(player)} ne peut pas initier de bataille.`,
    'battle-under-way': () => 'Une bataille est déjà en cours.',
    'no-such-location': () => 'Cette localisation n’est pas sur la table.',
    'no-battle-here': ({ location }) => `Aucune bataille n’est permise à ${location}.`,
    'location-has-battled': ({ location }) => `Il y a déjà eu une bataille à ${location} ce tour-ci.`,
    'no-presence': ({ player, location }) => `À ${location}, ${le(player)} n’a pas de présence.`,
    'nobody-takes-part': ({ player, location }) =>
      `À ${location}, ${le(player)} n’a d’habileté que par des cartes qui ne prennent pas part à une bataille, comme celles d’une soute.`,
    'already-fought': ({ player, location }) =>
      `À ${location}, ${le(player)} n’a de présence que par des cartes qui se sont déjà battues ce tour-ci.`,
    'not-enough-force': ({ cost }) => `La pile de Force ne suffit pas : il faut utiliser ${cost} Force.`,
    'not-weapons-segment': () => 'Ce n’est pas le segment des armes.',
    'not-your-weapon': ({ weapon }) => `${weapon} n’est pas une arme que ce joueur a sur la table.`,
    'only-dark-captures': ({ weapon }) =>
      `Seul le côté obscur capture : le côté lumineux ne se sert pas de ${weapon}.`,
    'bearer-not-in-battle': ({ card }) => `${card} ne participe pas à la bataille.`,
    'excluded-cannot-fire': ({ card }) => `${card} est exclu de la bataille et ne tire pas.`,
    'fired-from-inside': ({ card }) =>
      `${card} est à l’intérieur d’un véhicule fermé ou d’un vaisseau et ne peut pas tirer.`,
    'weapon-unmanned': ({ card }) => `${card} n’a pas de conducteur et ne peut pas utiliser son arme.`,
    'weapon-unpiloted': ({ card }) => `${card} n’a pas de pilote et ne peut pas utiliser son arme.`,
    'landed-cannot-fire': ({ card }) => `${card} est posé et n’utilise pas ses armes.`,
    'weapon-already-fired': ({ weapon }) => `${weapon} a déjà tiré dans cette bataille.`,
    'shots-used-up': ({ card }) => `${card} a déjà tiré avec autant d’armes qu’il le peut ce tour-ci.`,
    'target-not-in-battle': ({ card }) => `${card} n’est pas une carte adverse qui participe à la bataille.`,
    'excluded-not-targeted': ({ card }) => `${card} est exclu de la bataille et ne peut pas être visé.`,
    'wrong-target': ({ card, weapon }) => `${weapon} ne peut pas viser ${card}.`,
    'target-inside': ({ card }) =>
      `${card} est à l’intérieur d’un véhicule fermé ou d’un vaisseau et ne peut pas être visé.`,
    'no-weapon-destiny': ({ weapon }) =>
      `La pile de réserve est vide : la destinée de ${weapon} ne peut pas être tirée.`,
    'not-in-hand': ({ card }) => `${card} n’est pas une interruption de la main de ce joueur.`,
    'played-too-often': ({ card, copies }) =>
      `${card} : pas plus de ${copies} par tour, autant que de points devant son titre.`,
    'condition-not-met': ({ card, needs }) => `${card} demande que ${needs} soit dans la bataille.`,
    'exclusion-not-in-battle': ({ card }) =>
      `${card} ne peut pas être exclu : seule une carte qui participe à la bataille peut l’être.`,
    'no-draw-due': ({ player }) => `Il n’y a pas de destinée à tirer maintenant pour ${le(player)}.`,
    'no-battle-destiny': ({ player, ability }) =>
      `Il faut 4 d’habileté pour tirer une destinée de bataille ; ${le(player)} en a ${ability}.`,
    'draw-is-mandatory': () => 'Ce tirage est obligatoire : seule la destinée de bataille peut se refuser.',
    'reserve-empty': () => 'La pile de réserve est vide : le tirage échoue.',
    'not-its-destiny': () => 'Ce n’est pas le nombre de destinée de la carte du dessus.',
    'not-damage-segment': () => 'On ne perd de cartes à la bataille que pendant le segment des dommages.',
    'already-finished': ({ player }) => `Tout est déjà satisfait pour ${le(player)}.`,
    'not-your-card-in-battle': ({ card }) => `${card} n’est pas une carte de ce joueur dans la bataille.`,
    'excluded-not-forfeited': ({ card }) => `${card} est exclu de la bataille et ne peut pas être sacrifié.`,
    'no-forfeit-value': ({ card }) => `${card} n’a pas de valeur de perte.`,
    'nothing-left-to-satisfy': () => 'Il ne reste rien à satisfaire, et la carte n’a pas été touchée.',
    'wrong-riders': () => 'Seuls les personnages à bord d’un véhicule-créature peuvent sauter.',
    'hit-must-be-forfeited': ({ card }) => `${card} a été touché et doit être sacrifié.`,
    'attrition-not-satisfied': ({ left, card }) =>
      `Il reste ${left} d’attrition, et ${card} peut encore être sacrifié.`,
    'immunity-too-low': ({ card, limit, total }) =>
      `${card} n’est immunisé que contre l’attrition inférieure à ${limit} ; le total est de ${total}.`,
    'damage-not-satisfied': ({ left }) => `Il reste ${dommages(left)} à satisfaire.`,
    'attrition-not-in-force': () =>
      'L’attrition ne se paie pas en Force, seulement en cartes de la bataille.',
    'no-damage-to-pay': () => 'Il ne reste pas de dommages de bataille à payer en Force.',
    'pile-empty': () => 'Il n’y a pas de carte à perdre à cet endroit.',
  },
  moves: {
    initiate: ({ location }) => `Initier une bataille à ${location}`,
    fire: ({ weapon, target, cost }) => `${weapon} sur ${target} (${cost} Force)`,
    interrupt: ({ card }) => `Jouer ${card}`,
    'interrupt-at': ({ card, target }) => `Jouer ${card} sur ${target}`,
    pass: () => 'Passer',
    draw: ({ value }) => `Tirer ${value}`,
    'draw-fails': () => 'Tenter le tirage, qui échoue',
    decline: () => 'Ne pas tirer',
    forfeit: ({ card, value }) => `Sacrifier ${card} (${value})`,
    'forfeit-ridden': ({ card, value, jumping }) =>
      jumping
        ? `Sacrifier ${card} (${value}) ; sautent : ${jumping}`
        : `Sacrifier ${card} (${value}) ; personne ne saute`,
    'lose-top': ({ from }) => `Perdre 1 Force ${depuis[from]}`,
    'lose-card': ({ card }) => `Perdre de la main : ${card}`,
    finish: () => 'S’en tenir là',
  },
  way: ({ forfeits, lost, force }) =>
    [
      forfeits && `sacrifier ${forfeits}`,
      lost && `perdre avec : ${lost}`,
      force > 0 && `perdre ${force} Force`,
    ]
      .filter(Boolean)
      .join(' ; ') || 'ne rien perdre',
  setupFlaws: {
    malformed: (at) =>
      `La mise en place ne peut pas être lue (${at}) : une valeur manque, est trop grande ou n’est pas un nombre possible.`,
    'id-twice': (at) => `La carte ${at} est à deux endroits.`,
    nowhere: (at) => `La carte ${at} n’est nulle part.`,
    'unknown-location': (at) => `La localisation de ${at} n’est pas sur la table.`,
    'unknown-carrier': (at) => `Ce qui porte ${at} n’est pas sur la table.`,
    'wrong-carrier': (at) => `${at} ne peut pas être sur cette carte ni à son bord.`,
    'wrong-role': (at) => `${at} ne peut pas tenir ce rôle à bord.`,
    'too-many-pilots': (at) => `Il y a trop de pilotes à bord avec ${at}.`,
    'too-many-passengers': (at) => `Il y a trop de passagers à bord avec ${at}.`,
    'two-drivers': (at) => `Il y a un autre conducteur que ${at}.`,
    'cannot-drive': (at) => `${at} est un droïde qui ne peut pas conduire.`,
    'wrong-location': (at) => `${at} ne peut pas être à une localisation de ce genre.`,
    'not-in-hand': (at) => `L’interruption ${at} n’est pas dans la main de son joueur.`,
    negative: (at) => `Un nombre de ${at} manque ou est négatif.`,
    'no-life-force': (at) => `Il faut au moins une carte de Force vitale (${at}).`,
    'hit-not-in-battle': (at) => `La carte touchée ${at} n’est pas dans la bataille.`,
  },
};
