import type { Moment, Player } from '../../_rules/gundam/turn/state';
import type { TurnWords } from './gundam-turn';

const le = (player: Player): string => `le joueur ${player}`;
const Le = (player: Player): string => `Le joueur ${player}`;
const cartes = (n: number): string => (n < 2 ? `${n} carte` : `${n} cartes`);
const ressources = (n: number): string => (n < 2 ? `${n} Resource` : `${n} Resources`);
const de = (name: string): string => (/^[aeiouyéèêâîô]/i.test(name) ? `d’${name}` : `de ${name}`);
const signe = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const prix = (resources: number, ex: number): string => {
  if (resources + ex === 0) return ' (gratuit)';
  if (ex === 0) return ` (${ressources(resources)})`;
  const avec = ex === 1 ? '1 EX Resource' : `${ex} EX Resources`;
  return resources === 0 ? ` (${avec})` : ` (${ressources(resources)} et ${avec})`;
};

const surcout = (resources: number, ex: number): string => (resources + ex === 0 ? '' : prix(resources, ex));

const moments: Record<Moment, string> = {
  hand: 'main de départ',
  shields: 'pose des Shields',
  tokens: 'pose des jetons',
  start: 'phase d’ouverture',
  draw: 'phase de pioche',
  resource: 'phase de Resource',
  main: 'phase principale',
  end: 'phase de fin',
};

export const fr: TurnWords = {
  moments,
  moment: (number, player, moment) => `Tour ${number}, ${le(player)} : ${moments[moment]}`,
  preparing: (moment) => `Avant le premier tour : ${moments[moment]}`,
  mayAct: {
    hand: (player) => `Au joueur ${player} de garder sa main ou d’en changer.`,
    shields: (player) => `Au joueur ${player} de poser ses Shields.`,
    tokens: (player) => `Au joueur ${player} de poser ses jetons.`,
    start: (player) => `Au joueur ${player} de redresser ses cartes.`,
    draw: (player) => `Au joueur ${player} de piocher.`,
    resource: (player) => `Au joueur ${player} de poser une Resource.`,
    main: (player) => `Au joueur ${player} de jouer.`,
    end: (player) => `Au joueur ${player} d’agir ou de passer.`,
  },
  actionStep: (player, passes) =>
    passes === 0
      ? `Étape d’action : au joueur ${player} d’agir ou de passer.`
      : `Étape d’action : au joueur ${player}, après ${passes === 1 ? 'un passe' : `${passes} passes`}.`,
  due: {
    draw: (player, left) => `${Le(player)} doit piocher ${cartes(left)}.`,
    discard: (player, left) => `${Le(player)} doit défausser ${cartes(left)}.`,
    choose: (player) => `${Le(player)} doit choisir une Unit.`,
    room: (player) => `${Le(player)} doit choisir la Unit qui laisse sa place.`,
    may: (player) => `${Le(player)} peut activer l’effet, ou non.`,
    order: (player) => `${Le(player)} choisit l’effet à résoudre en premier.`,
  },
  won: (winner, loser) => `Le deck du joueur ${loser} est vide : ${le(winner)} gagne la partie.`,
  stopped: 'L’exemple s’arrête là.',
  picture: {
    units: (player) => `Joueur ${player} : zone de combat`,
    area: (player) => `Joueur ${player} : Base, Shields et Resources`,
    hand: (player) => `Joueur ${player} : main`,
    piles: (player) => `Joueur ${player} : piles`,
    turn: 'Le tour',
    steps: {
      hand: 'main',
      shields: 'Shields',
      tokens: 'jetons',
      start: 'ouverture',
      draw: 'pioche',
      resource: 'Resource',
      main: 'principale',
      end: 'fin',
    },
    passes: (count) => (count < 2 ? `${count} passe` : `${count} passes`),
    noUnit: 'aucune Unit',
    emptyArea: 'rien de posé',
    unknown: 'carte inconnue',
    kinds: { unit: 'Unit', pilot: 'Pilot', command: 'Command', base: 'Base' },
    boost: (ap, hp) => `AP ${signe(ap)} · HP ${signe(hp)}`,
    timings: (main, action) => [main && 'Main', action && 'Action'].filter(Boolean).join(' / '),
    token: 'jeton',
    link: 'Link Unit',
    ready: 'prête',
    deployed: 'déployée',
    lvTooHigh: 'Lv. trop haut',
    resource: 'Resource',
    exResource: 'EX Resource',
    resourceDeck: 'deck de Resources',
    resourceDeckShort: 'deck Res.',
    deck: 'deck',
    shield: 'Shield',
    trash: 'défausse',
    handPile: 'main',
  },
  events: {
    kept: ({ player }) => `${Le(player)} garde sa main.`,
    'hand-returned': ({ player, count }) =>
      `${Le(player)} remet sa main (${cartes(count)}) sous son deck et pioche à nouveau.`,
    shuffled: ({ player }) => `${Le(player)} mélange son deck.`,
    'shields-placed': ({ player, count }) =>
      `${Le(player)} pose les ${count} cartes du dessus de son deck, face cachée, comme Shields.`,
    'ex-base-placed': ({ player }) => `${Le(player)} pose une EX Base : 0 AP, 3 HP.`,
    'ex-resource-placed': ({ player, count, rested }) =>
      `${Le(player)} pose ${count === 1 ? '1 EX Resource' : `${count} EX Resources`}${rested ? ' au repos' : ''}.`,
    'no-ex-resource': ({ player }) => `${Le(player)} a déjà 5 EX Resources : il n’en pose pas d’autre.`,
    turn: ({ player, number }) => `Tour ${number} : ${le(player)} joue.`,
    phase: ({ phase }) => `C’est la ${moments[phase]}.`,
    'set-active': ({ player, units, resources, bases }) =>
      units + resources + bases === 0
        ? `${Le(player)} n’a rien à redresser.`
        : `${Le(player)} redresse tout ce qui est au repos (Units : ${units}, Base : ${bases}, Resources : ${resources}).`,
    drew: ({ player, left }) => `${Le(player)} pioche une carte ; il en reste ${left} dans son deck.`,
    'drew-card': ({ player, card, left }) =>
      `${Le(player)} pioche ${card} ; il reste ${cartes(left)} dans son deck.`,
    'resource-placed': ({ player, total, rested }) =>
      `${Le(player)} pose une Resource ${rested ? 'au repos' : 'active'} ; il en a ${total} en tout.`,
    'no-resource-left': ({ player }) =>
      `Le deck de Resources est vide : ${le(player)} n’en pose pas, et la partie continue.`,
    'resources-set-active': ({ player, count }) => `${Le(player)} redresse ${ressources(count)}.`,
    played: ({ player, card, lv, cost }) => `${Le(player)} joue ${card} (Lv. ${lv}, Cost ${cost}).`,
    paid: ({ resources, ex }) => {
      const parts = [
        ...(resources > 0 ? [`${ressources(resources)} au repos`] : []),
        ...(ex > 0 ? [`${ex} EX ${ex === 1 ? 'Resource retirée' : 'Resources retirées'} du jeu`] : []),
      ];
      return `Paiement : ${parts.join(', ')}.`;
    },
    'made-room': ({ card }) => `${card} laisse sa place et va dans la défausse, sans être détruite.`,
    'base-replaced': ({ card }) => `${card} laisse sa place, sans être détruite.`,
    deployed: ({ player, card }) => `${Le(player)} déploie ${card}.`,
    'token-deployed': ({ player, card }) => `${Le(player)} déploie un jeton ${card}.`,
    'must-make-room': ({ player, card }) =>
      `${Le(player)} a déjà 6 Units : l’une d’elles doit laisser sa place à ${card}.`,
    paired: ({ card, unit }) => `${card} est associé à ${unit}.`,
    linked: ({ unit }) => `Les conditions de lien sont remplies : ${unit} est une Link Unit.`,
    activated: ({ player, card }) => `${Le(player)} active une capacité ${de(card)}.`,
    'self-rested': ({ card }) => `${card} est mise au repos pour payer cet effet.`,
    triggered: ({ card }) => `L’effet ${de(card)} s’active.`,
    'no-target': ({ card }) => `Aucune cible pour ${card} : il ne se passe rien.`,
    'condition-not-met': ({ card }) =>
      `La condition ${de(card)} n’est pas remplie : cette partie est sans effet.`,
    declined: ({ player, card }) => `${Le(player)} n’active pas l’effet ${de(card)}.`,
    chosen: ({ player, card }) => `${Le(player)} choisit ${card}.`,
    'ap-changed': ({ card, amount, now }) =>
      `${card} a ${signe(amount)} AP jusqu’à la fin du tour : ${now} AP.`,
    'hp-changed': ({ card, amount, now }) =>
      `${card} a ${signe(amount)} HP jusqu’à la fin du tour : ${now} HP.`,
    damaged: ({ card, amount, left }) =>
      `${card} reçoit ${amount < 2 ? `${amount} dégât` : `${amount} dégâts`} ; il lui reste ${left} HP.`,
    recovered: ({ card, amount }) => `${card} récupère ${amount} HP.`,
    'unit-rested': ({ card }) => `${card} est mise au repos.`,
    'unit-set-active': ({ card }) => `${card} est redressée.`,
    returned: ({ card }) =>
      `${card} retourne dans la main de son propriétaire, avec son Pilot s’il y en a un.`,
    destroyed: ({ card }) => `${card} est détruite.`,
    'removed-from-game': ({ card }) => `${card} est un jeton : il est retiré du jeu.`,
    'shield-to-hand': ({ player, left }) =>
      `${Le(player)} prend en main son premier Shield ; il en reste ${left}.`,
    'other-effect': ({ card }) => `L’effet ${de(card)} est résolu ; cette table ne le montre pas.`,
    'command-to-trash': ({ card }) => `${card} va dans la défausse.`,
    'must-discard': ({ player, count, limit }) =>
      limit > 0
        ? `${Le(player)} a plus de ${limit} cartes en main : il doit en défausser ${count}.`
        : `${Le(player)} doit défausser ${cartes(count)}.`,
    discarded: ({ player, left }) =>
      left > 0 ? `${Le(player)} défausse une carte ; encore ${left}.` : `${Le(player)} défausse une carte.`,
    'discarded-card': ({ player, card, left }) =>
      left > 0
        ? `${Le(player)} défausse ${card} ; encore ${cartes(left)}.`
        : `${Le(player)} défausse ${card}.`,
    'action-step': ({ player }) => `Étape d’action : ${le(player)} agit en premier.`,
    passed: ({ player }) => `${Le(player)} passe.`,
    'action-step-over': () => 'Tous ont passé à la suite : l’étape d’action est finie.',
    'effects-ceased': () => 'Les effets qui duraient jusqu’à la fin du tour cessent.',
    'deck-empty': ({ player }) => `Le deck du joueur ${player} est vide.`,
    won: ({ player }) => `${Le(player)} gagne la partie.`,
    eliminated: ({ player }) => `${Le(player)} est éliminé.`,
    stopped: () => 'Le tour est fini, et l’exemple s’arrête là.',
  },
  refusals: {
    'malformed-move': () => 'Ce n’est pas un coup de cette partie.',
    'game-over': () => 'La partie est terminée.',
    'play-over': () => 'L’exemple est fini.',
    'not-in-game': ({ player }) => `${Le(player)} n’est pas dans la partie.`,
    'not-your-turn': ({ player }) => `Ce n’est pas le tour du joueur ${player}.`,
    'not-your-opportunity': ({ player }) =>
      `Ce n’est pas au joueur ${player} d’agir dans cette étape d’action.`,
    'wrong-moment': ({ at }) => `Cela se fait à un autre moment : ${moments[at]}.`,
    'only-in-main-phase': () => 'Cela se fait seulement dans la phase principale.',
    'only-in-action-step': () => 'Cela se fait seulement dans une étape d’action.',
    'no-passing-now': () => 'On ne passe que dans une étape d’action.',
    'something-due': () => 'Il faut d’abord finir ce qui est commencé.',
    'nothing-due': ({ player }) => `Rien ne demande cela maintenant au joueur ${player}.`,
    'deck-empty': ({ player }) => `Le deck du joueur ${player} est vide.`,
    'top-card-known': ({ card }) => `La carte du dessus est connue : c’est ${card}.`,
    'not-in-pool': ({ card }) => `${card} ne peut pas être la carte du dessus.`,
    'not-in-hand': ({ card }) => `${card} n’est pas une carte de la main que l’on puisse jouer.`,
    'not-deployable': ({ card }) => `${card} ne se déploie pas : seules les Units et les Bases se déploient.`,
    'not-a-pilot': ({ card }) =>
      `${card} ne s’associe pas : ce n’est ni un Pilot, ni une Command avec [Pilot].`,
    'not-a-command': ({ card }) => `${card} n’est pas une Command.`,
    'lv-not-met': ({ card, lv, have }) =>
      `Le Lv. ${de(card)} n’est pas atteint : il faut ${ressources(lv)}, et il y en a ${have}.`,
    'cannot-pay': ({ card, cost, active }) =>
      `Le Cost ${de(card)} ne peut pas être payé : il faut ${cost} Resource${cost > 1 ? 's actives' : ' active'}, et il y en a ${active}.`,
    'payment-too-small': ({ cost, active }) =>
      `Un Cost de ${cost}, et ${active === 0 ? 'aucune Resource active' : active === 1 ? 'une seule Resource active' : `${active} Resources actives`} : le reste se paie avec des EX Resources.`,
    'payment-too-large': ({ cost, ex, have }) =>
      `On ne paie pas ${cost} avec ${ex} EX Resource${ex > 1 ? 's' : ''} (il y en a ${have}).`,
    'must-make-room': ({ card }) => `Il y a déjà 6 Units : choisissez celle qui laisse sa place à ${card}.`,
    'no-room-needed': ({ card }) => `Il y a de la place pour ${card} : aucune Unit ne part.`,
    'not-your-unit': ({ card }) => `${card} n’est pas une Unit de ce joueur dans sa zone de combat.`,
    'already-paired': ({ unit, pilot }) =>
      `${unit} est déjà associée à ${pilot}, et un Pilot ne s’échange pas.`,
    'no-pairing-in-action-step': ({ card }) =>
      `Rien ne s’associe dans une étape d’action : ${card} attend une phase principale.`,
    'needs-main-timing': ({ card }) =>
      `${card} n’a pas le timing Main : elle ne se joue pas librement dans la phase principale.`,
    'needs-action-timing': ({ card }) =>
      `${card} n’a pas le timing Action : elle ne se joue pas dans une étape d’action.`,
    'no-target': ({ card }) => `${card} demande une cible, et il n’y en a pas.`,
    'no-such-ability': ({ card }) => `${card} n’a pas cette capacité.`,
    'triggers-by-itself': ({ card }) => `Cet effet ${de(card)} s’active de lui-même, à son moment.`,
    'not-in-play': ({ card }) => `${card} n’est pas en jeu chez ce joueur.`,
    'needs-pair': ({ card }) => `Il faut pour cela que ${card} soit associée au Pilot demandé.`,
    'needs-link': ({ card }) => `Il faut pour cela que ${card} soit une Link Unit.`,
    'used-this-turn': ({ card }) => `Cette capacité ${de(card)} a déjà servi ce tour-ci.`,
    'already-rested': ({ card }) => `${card} est déjà au repos.`,
    'condition-not-met': ({ card }) => `La condition ${de(card)} n’est pas remplie.`,
    'not-a-target': ({ card }) => `${card} ne peut pas être choisie.`,
    'no-such-trigger': () => 'Il n’y a pas d’effet de ce joueur à cette place.',
    'cannot-decline': () => 'Ce choix n’est pas facultatif.',
  },
  moves: {
    keep: () => 'Garder la main',
    redraw: () => 'Changer la main',
    'place-shields': () => 'Poser 6 Shields',
    'place-tokens': () => 'Poser les jetons de départ',
    'set-active': () => 'Redresser les cartes au repos',
    draw: () => 'Piocher',
    'draw-card': ({ card }) => `Piocher ${card}`,
    'place-resource': () => 'Poser une Resource',
    deploy: ({ card, resources, ex }) => `Déployer ${card}${prix(resources, ex)}`,
    'deploy-replacing': ({ card, replacing, resources, ex }) =>
      `Déployer ${card} à la place ${de(replacing)}${prix(resources, ex)}`,
    pair: ({ card, unit, resources, ex }) => `Associer ${card} à ${unit}${prix(resources, ex)}`,
    command: ({ card, resources, ex }) => `Jouer ${card}${prix(resources, ex)}`,
    activate: ({ card, resources, ex }) => `Activer la capacité ${de(card)}${surcout(resources, ex)}`,
    'activate-nth': ({ card, nth, resources, ex }) =>
      `Activer la capacité ${nth} ${de(card)}${surcout(resources, ex)}`,
    'end-main': () => 'Finir la phase principale',
    pass: () => 'Passer',
    choose: ({ card }) => `Choisir ${card}`,
    'make-room': ({ card }) => `Retirer ${card}`,
    discard: ({ card }) => `Défausser ${card}`,
    'discard-unknown': () => 'Défausser une carte inconnue',
    resolve: ({ card }) => `Résoudre d’abord l’effet ${de(card)}`,
    accept: ({ card }) => `Activer l’effet ${de(card)}`,
    decline: () => 'Ne pas le faire',
  },
  setupFlaws: {
    players: () => 'Il faut de deux à quatre joueurs, à partir du joueur 1.',
    turn: (at) => `Le joueur ${at} n’est pas dans la partie.`,
    malformed: (at) =>
      `La mise en place ne peut pas être lue (${at}) : une valeur manque, est trop grande ou n’est pas un nombre possible.`,
    'id-twice': (at) => `La carte ${at} est à deux endroits.`,
    'unknown-card': (at) => `La carte ${at} n’est pas décrite.`,
    'wrong-type': (at) => `La carte ${at} n’est pas du type qu’il faut à cet endroit.`,
    'deck-too-small': (at) => `Le deck du joueur ${at} est trop petit.`,
    'too-many-units': (at) => `Le joueur ${at} a plus de 6 Units.`,
    'too-many-resources': (at) => `Le joueur ${at} a plus de 10 Resources en tout.`,
    'too-many-ex-resources': (at) => `Le joueur ${at} a plus de 5 EX Resources.`,
    negative: (at) => `Un nombre du joueur ${at} n’est pas un entier positif.`,
    'no-turns': () => 'Il faut jouer au moins un tour.',
  },
};
