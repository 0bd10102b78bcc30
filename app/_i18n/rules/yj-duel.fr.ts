import type { Side } from '../../_rules/core/sides';
import type { DuelWords } from './yj-duel';

const le = (side: Side): string => (side === 'dark' ? 'le côté obscur' : 'le côté lumineux');
const Le = (side: Side): string => (side === 'dark' ? 'Le côté obscur' : 'Le côté lumineux');
const du = (side: Side): string => (side === 'dark' ? 'du côté obscur' : 'du côté lumineux');
const au = (side: Side): string => (side === 'dark' ? 'Au côté obscur' : 'Au côté lumineux');
/** "De" before a title, which loses its vowel before another. */
const de = (title: string): string => (/^[aeiouàâéèêîôû]/i.test(title) ? `d’${title}` : `de ${title}`);
const cartes = (n: number): string => (n < 2 ? `${n} carte` : `${n} cartes`);
const touches = (n: number): string => (n < 2 ? `${n} touche` : `${n} touches`);
const portees = (n: number): string => (n < 2 ? `${n} touche portée` : `${n} touches portées`);
const dommages = (n: number): string => (n < 2 ? `${n} dommage` : `${n} dommages`);
const signe = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`);

export const fr: DuelWords = {
  title: 'Le duel au sabre laser',
  summary:
    'Initiez un duel, choisissez qui se défend, puis attaquez et parez par les nombres de destinée jusqu’à ce qu’un personnage tombe ou que les cartes manquent.',
  sides: { light: 'côté lumineux', dark: 'côté obscur' },
  events: {
    initiated: ({ player, character, weapon, target }) =>
      `${Le(player)} initie un duel : ${character}, avec ${weapon}, contre ${target}.`,
    defends: ({ character }) => `${character} se défend sans arme.`,
    'defends-armed': ({ character, weapon }) => `${character} se défend avec ${weapon}.`,
    'steps-in': ({ character, target }) =>
      `${character} s’interpose : c’est ce personnage, et non ${target}, qui est attaqué en duel.`,
    'steps-in-armed': ({ character, target, weapon }) =>
      `${character} s’interpose avec ${weapon} : c’est ce personnage, et non ${target}, qui est attaqué en duel.`,
    'zero-discarded': ({ character }) =>
      `Le nombre de dommages ${de(character)} est 0 : on défausse la carte, et le duel est terminé.`,
    'power-drawn': ({ character, value }) =>
      `${character} tire ${value} pour sa puissance. La carte va en main.`,
    'may-redraw': ({ player }) => `${Le(player)} peut défausser cette carte et tirer de nouveau.`,
    kept: ({ player }) => `${Le(player)} garde ce tirage.`,
    redrawn: ({ player }) => `${Le(player)} défausse la carte tirée et va tirer de nouveau.`,
    power: ({ character, basic, bonus, total }) =>
      bonus === 0
        ? `${character} : puissance ${total}.`
        : `${character} : puissance ${basic} ${signe(bonus)} = ${total}.`,
    'hand-drawn': ({ player, count }) => `${Le(player)} tire sa main de duel : ${cartes(count)}.`,
    'hand-short': ({ player, count, power }) =>
      `${Le(player)} devrait tirer ${cartes(power)} et n’en a que ${count} : il se bat avec celles-là.`,
    attacked: ({ player, destiny }) => `${Le(player)} attaque : ${destiny}.`,
    'attacked-with': ({ player, destiny, card }) => `${Le(player)} attaque avec ${card} : ${destiny}.`,
    parried: ({ player, destiny }) => `${Le(player)} pare avec un ${destiny}, qui devient une attaque.`,
    'parried-with': ({ player, destiny, card }) =>
      `${Le(player)} pare avec ${card}, un ${destiny}, qui devient une attaque.`,
    hit: ({ character, hits, damage }) => `Touche sur ${character} : ${hits} sur ${damage}.`,
    'may-use-text': ({ player, card }) => `${Le(player)} peut utiliser le texte de duel ${de(card)}.`,
    'text-used': ({ player, card }) => `${Le(player)} utilise le texte de duel ${de(card)}.`,
    'extra-hits': ({ character, count, hits, damage }) =>
      `${touches(count)} de plus sur ${character} : ${hits} sur ${damage}.`,
    'cards-added': ({ player, count }) =>
      count === 0
        ? `La pile de pioche est vide : la main de duel ${du(player)} ne change pas.`
        : `${Le(player)} ajoute ${cartes(count)} à sa main de duel.`,
    'hits-removed': ({ character, count, hits }) =>
      count === 0
        ? `${character} n’a pas de touche à retirer.`
        : `On retire ${touches(count)} ${de(character)}, qui en garde ${hits}.`,
    'text-discarded': ({ card }) => `${card} est défaussée.`,
    'text-declined': ({ player, card }) => `${Le(player)} n’utilise pas le texte ${de(card)}.`,
    leads: ({ player }) => `${au(player)} de mener l’attaque.`,
    'no-cards-to-lead': ({ player }) =>
      `${Le(player)} n’a plus de carte pour attaquer. Ce n’est pas passer : la main va à l’adversaire.`,
    passed: ({ player }) =>
      `${Le(player)} passe : il ne fait plus que parer, et n’initie pas de bataille ce tour-ci.`,
    'passed-again': ({ player }) => `${Le(player)} a passé et passe encore.`,
    'both-passed': () => 'Les deux joueurs ont passé : le duel se termine sans vaincu.',
    'out-of-cards': () => 'Les deux mains de duel sont vides : le duel se termine sans vaincu.',
    'nobody-attacks': ({ player }) =>
      `${Le(player)} a passé et l’autre joueur n’a plus de carte : le duel se termine sans vaincu.`,
    defeated: ({ character, hits, damage }) =>
      `Avec ${touches(hits)} sur ${damage}, ${character} perd le duel.`,
    discarded: ({ card }) => `On défausse ${card}.`,
    reshuffled: () => 'Les cartes du duel retournent dans les piles de pioche, qu’on mélange.',
    'damage-changed': ({ card, amount }) => `${card} : ${signe(amount)} aux dommages.`,
    'loser-damage': ({ player, damage, dealt, amount }) =>
      dealt === 0
        ? `${Le(player)} subit ${dommages(amount)}.`
        : `${Le(player)} subit ${dommages(damage)}, moins ${portees(dealt)} : ${amount}.`,
    'full-damage': ({ player, amount }) => `${Le(player)} subit ${dommages(amount)}.`,
    'drawn-damage': ({ player, taken, dealt, amount }) =>
      `${Le(player)} a reçu le plus de touches : ${taken} − ${dealt} = ${dommages(amount)}.`,
    'drawn-full-damage': ({ player, amount }) =>
      `${Le(player)} a reçu le plus de touches : ${dommages(amount)}.`,
    'equal-hits': () => 'Les touches sont à égalité : personne ne subit de dommages.',
    'tokens-removed': () => 'On retire les jetons de touche.',
    'deck-empty': ({ player }) => `La pile de pioche est vide : ${le(player)} perd la partie sur-le-champ.`,
    'battle-initiated': ({ player }) => `${Le(player)} initie la bataille du tour.`,
    'step-begun': () => 'C’est l’étape de bataille.',
    'step-over': ({ player }) => `L’étape de bataille ${du(player)} est terminée.`,
  },
  refusals: {
    'malformed-move': () => 'Ce n’est pas un coup de ce duel.',
    'step-over': () => 'L’étape de bataille est terminée.',
    'game-over': () => 'La partie est terminée.',
    'not-your-turn': ({ player }) => `Ce n’est pas le tour ${du(player)}.`,
    'duel-under-way': () => 'Il faut d’abord finir le duel.',
    'no-duel': () => 'Il n’y a pas de duel en cours.',
    'not-now': () => 'Ce n’est pas le moment : le duel n’en est pas là.',
    'not-battle-step': () => 'Cela se fait pendant l’étape de bataille.',
    'one-duel-a-turn': ({ player }) => `${Le(player)} a déjà initié un duel ce tour-ci.`,
    'after-the-battle': () => 'Le duel précède la bataille, et la bataille a déjà eu lieu.',
    'no-such-card': ({ card }) => `${card} n’est pas en jeu.`,
    'not-yours': ({ card }) => `${card} est à l’adversaire.`,
    'not-a-character': ({ card }) => `${card} n’est pas un personnage.`,
    'not-here': ({ card }) => `${card} est sur une autre planète.`,
    'face-down': ({ card }) => `${card} est face cachée et ne prend pas part aux duels.`,
    'not-a-duelist': ({ card }) => `${card} n’est pas un duelliste.`,
    'needs-a-lightsaber': ({ card }) => `Pour attaquer en duel, ${card} doit avoir un sabre laser.`,
    'not-a-lightsaber': ({ weapon }) => `${weapon} n’est pas un sabre laser : il en faut un pour attaquer.`,
    'cannot-use': ({ character, weapon }) => `${character} ne peut pas utiliser ${weapon}.`,
    'not-in-duels': ({ weapon }) => `${weapon} ne s’utilise pas en duel.`,
    'has-its-own-weapon': ({ character, weapon }) =>
      `${character} se bat avec ${weapon}, son arme incorporée, et ne prend pas de carte d’arme.`,
    'own-target': ({ card }) => `${card} est de son propre côté : il faut viser un personnage adverse.`,
    'not-the-defender': () => 'C’est à l’autre joueur de dire qui se défend.',
    'only-a-duelist-steps-in': ({ card }) =>
      `${card} n’est pas un duelliste : seul un duelliste peut prendre la place du personnage visé.`,
    'no-weapon-for-zero': ({ card }) =>
      `Le nombre de dommages ${de(card)} est 0 : ce personnage est défaussé sans se battre, et ne prend pas d’arme.`,
    'not-your-draw': ({ player }) => `${Le(player)} n’a pas de destinée à tirer maintenant.`,
    'not-its-destiny': ({ value }) => `La carte du dessus n’a pas ${value} pour destinée.`,
    'not-your-hand': ({ player }) => `${Le(player)} ne tire pas sa main de duel maintenant.`,
    'not-your-lead': ({ player }) => `${Le(player)} ne mène pas l’attaque maintenant.`,
    'must-parry-first': ({ destiny }) => `Il y a une attaque de ${destiny} à parer, ou une touche à prendre.`,
    'only-parries-after-passing': ({ player }) =>
      `${Le(player)} a passé : il ne peut plus que parer, et doit passer encore.`,
    'not-in-dueling-hand': ({ destiny }) => `Il n’y a pas d’autre ${destiny} dans cette main de duel.`,
    'card-not-in-dueling-hand': ({ card }) => `${card} n’est pas dans cette main de duel.`,
    'other-destiny': ({ card, destiny }) => `${card} n’a pas ${destiny} pour destinée.`,
    'nothing-to-parry': () => 'Il n’y a pas d’attaque à parer.',
    'not-your-parry': () => 'On ne pare pas sa propre attaque.',
    'parry-needs-same-number': ({ destiny, attack }) =>
      `Un ${destiny} ne pare pas un ${attack} : il faut le même nombre de destinée.`,
    'pass-only-when-leading': () => 'On passe au lieu de mener une attaque, pas devant une attaque.',
    'no-passing-then': () => 'La règle d’origine ne permet pas de passer.',
    'text-pending': ({ card }) => `Il faut d’abord décider du texte de duel ${de(card)}.`,
    'no-text': () => 'Il n’y a pas de texte de duel à utiliser.',
    'text-when-it-hits': ({ card }) => `Le texte ${de(card)} ne sert que si la carte touche.`,
    'not-your-text': () => 'C’est le joueur qui a touché qui utilise le texte.',
    'passed-no-battle': ({ player }) =>
      `${Le(player)} a passé dans le duel : il n’initie pas de bataille ce tour-ci.`,
    'one-battle-a-turn': () => 'La bataille du tour a déjà eu lieu.',
    'nobody-to-battle': ({ player }) => `${Le(player)} n’a pas de carte face visible ici.`,
  },
  moves: {
    initiate: ({ character, target }) => `${character} attaque ${target} en duel`,
    'initiate-with': ({ character, target, weapon }) =>
      `${character} attaque ${target} en duel, avec ${weapon}`,
    accept: ({ character }) => `${character} se défend sans arme`,
    'accept-zero': ({ character }) => `${character} doit se battre`,
    'accept-with': ({ character, weapon }) => `${character} se défend avec ${weapon}`,
    'step-in': ({ character, target }) => `${character} se défend à la place ${de(target)}`,
    'step-in-with': ({ character, target, weapon }) =>
      `${character} se défend avec ${weapon} à la place ${de(target)}`,
    draw: ({ value }) => `Tirer ${value} pour la puissance`,
    keep: () => 'Garder ce tirage',
    redraw: () => 'Défausser et tirer de nouveau',
    'draw-hand': ({ count }) => `Tirer la main de duel (${count})`,
    attack: ({ destiny }) => `Attaquer avec un ${destiny}`,
    'attack-with': ({ destiny, card }) => `Attaquer avec ${card} (${destiny})`,
    parry: ({ destiny }) => `Parer avec un ${destiny}`,
    'parry-with': ({ destiny, card }) => `Parer avec ${card} (${destiny})`,
    'take-hit': () => 'Prendre la touche',
    pass: () => 'Passer',
    'use-text': ({ card }) => `Utiliser le texte ${de(card)}`,
    'decline-text': ({ card }) => `Ne pas utiliser le texte ${de(card)}`,
    battle: () => 'Initier la bataille',
    'end-step': ({ step }) =>
      step === 'deploy' ? 'Passer à l’étape de bataille' : 'Terminer l’étape de bataille',
  },
  setupFlaws: {
    'unknown-card': (at) => `La carte ${at} n’est pas connue.`,
    malformed: (at) =>
      `La mise en place ne peut pas être lue (${at}) : une valeur manque, est trop grande ou n’a pas de sens à cette place.`,
    'id-twice': (at) => `La carte ${at} est là deux fois.`,
    negative: (at) => `Les chiffres de ${at} doivent être des nombres entiers, 0 ou plus.`,
    'not-a-destiny': (at) => `Un nombre de destinée va de 1 à 6 (${at}).`,
    'empty-deck': (at) => `La pile de pioche ne peut pas être vide (${at}).`,
    'unknown-fighter': (at) => `Le personnage ${at} n’est pas sur la table.`,
    'wrong-fighter': (at) => `Le personnage ${at} ne peut pas se battre dans ce duel.`,
    'wrong-weapon': (at) => `${at} n’est pas une arme de ce côté.`,
    'hits-too-many': (at) => `Avec autant de touches, le duel serait déjà fini (${at}).`,
    'nobody-can-lead': (at) => `Le joueur qui doit mener ne le peut pas (${at}).`,
  },
  picture: {
    moment: (step, side, planet, location) =>
      `${step === 'deploy' ? 'Étape de déploiement' : 'Étape de bataille'} ${du(side)} · ${planet}, ${location}`,
    initiate: 'Initier un duel',
    stages: {
      defender: 'Qui se défend',
      power: 'Destinée pour la puissance',
      hands: 'Mains de duel',
      exchange: 'Attaques et parades',
    },
    aftermath: 'Issue du duel',
    battle: 'Bataille',
    stagesTitle: 'Le déroulement',
    onPlanet: { light: 'Côté lumineux, sur la planète', dark: 'Côté obscur, sur la planète' },
    bystanders: 'Aussi sur la planète',
    dueling: { light: 'Main de duel lumineuse', dark: 'Main de duel obscure' },
    powerOf: { light: 'Puissance lumineuse', dark: 'Puissance obscure' },
    score: 'Dommages subis',
    piles: 'Piles',
    power: { label: 'puissance', short: 'P' },
    damage: { label: 'dommages', short: 'D' },
    hits: 'touches',
    printed: 'puissance',
    cards: (count) => (count < 2 ? 'carte' : 'cartes'),
    powerPart: (amount, from) => `${signe(amount)} ${from}`,
    destiny: 'destinée',
    itsText: 'son texte',
    unknownCard: 'Carte inconnue',
    character: 'personnage',
    weapon: 'arme',
    effect: 'carte Effect',
    attacker: 'attaque',
    defender: 'se défend',
    target: 'visé',
    duelist: 'duelliste',
    hidden: 'face cachée',
    elsewhere: (planet) => `sur ${planet}`,
    lightsaber: 'sabre laser',
    toLead: 'mène',
    toAnswer: 'répond',
    defeated: 'vaincu',
    discarded: 'défaussé',
    toParry: (destiny) => `un ${destiny} à parer`,
    hit: 'touche !',
    parries: 'pare',
    hasText: 'texte de duel',
    textNow: 'son texte ?',
    passed: 'a passé',
    emptyHand: 'Plus de carte',
    notDrawn: 'Pas encore tirée',
    drawDeck: (side) => `Pile de pioche ${du(side)}`,
    discard: (side) => `Défausse ${du(side)}`,
    hand: (side) => `Main ${du(side)}`,
    short: { draw: 'pioche', discard: 'défausse' },
    outcome: {
      defeated: (name) => `${name} : vaincu`,
      discarded: (name) => `${name} : défaussé`,
      drawn: 'Personne n’est vaincu',
    },
    mayInitiate: (player) => `${Le(player)} peut initier un duel.`,
    mayBattle: (player) => `${Le(player)} peut initier la bataille.`,
    maySomething: (player) => `${Le(player)} n’a plus qu’à terminer l’étape.`,
    deploying: (player) => `${Le(player)} est encore en train de déployer.`,
    choosesDefender: (player) => `${Le(player)} dit qui se défend.`,
    drawsPower: (player) => `${Le(player)} tire une destinée pour la puissance.`,
    mayRedraw: (player) => `${Le(player)} garde le tirage ou recommence.`,
    drawsHand: (player) => `${Le(player)} tire sa main de duel.`,
    leads: (player) => `${Le(player)} mène : attaquer ou passer.`,
    mustPass: (player) => `${Le(player)} a passé et doit passer encore.`,
    answers: (player, destiny) => `${Le(player)} doit parer un ${destiny} ou prendre la touche.`,
    mayUseText: (player) => `${Le(player)} a touché et peut utiliser le texte de duel.`,
    stepOver: 'L’étape de bataille est terminée.',
    deckLost: (player) => `${Le(player)} n’a plus de pile de pioche et perd la partie.`,
  },
};
