import type { Moment } from '../../_rules/gundam/moments';
import type { Lasts } from '../../_rules/gundam/printed/schema';
import type { PlayWords } from './gundam-play';
import { capital, counted, KEYWORDS, signed, some, withAmount } from './gundam-play-shared';

const dureeFr: Record<Lasts, string> = { battle: 'pendant ce combat', turn: 'pendant ce tour' };
/** « le joueur 1 », ou « les joueurs 1 et 2 » pour une équipe. */
const lesFr = (players: string): string => {
  const seats = players.split('+');
  return seats.length > 1 ? `les joueurs ${seats.join(' et ')}` : `le joueur ${seats[0]}`;
};
/** « de Gundam », « d’Amuro Ray ». */
const de = (name: string): string => (/^[aeiouéèê]/i.test(name) ? `d’${name}` : `de ${name}`);
const visant = (targets: string): string => (targets ? ` sur ${targets}` : '');
const aLaPlaceDe = (replace: string): string => (replace ? ` à la place ${de(replace)}` : '');

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
/** Ce que l’on paie avec des EX Resources. */
const avecEx = (ex: number): string => (ex > 0 ? ` (avec ${some(ex, 'EX Resource')})` : '');

export const fr: PlayWords = {
  steps: {
    attack: 'étape d’attaque',
    block: 'étape de blocage',
    action: 'étape d’action',
    damage: 'étape de dégâts',
    end: 'étape de fin de combat',
  },
  keywords: KEYWORDS,
  events: {
    'attacked-unit': ({ unit, target }) => `${unit} se met au repos et attaque ${target}.`,
    'attacked-player': ({ unit, target }) => `${unit} se met au repos et attaque le joueur ${target}.`,
    step: ({ step }) =>
      ({
        attack: 'L’étape d’attaque commence.',
        block: 'L’étape de blocage commence.',
        action: 'L’étape d’action commence.',
        damage: 'L’étape de dégâts commence.',
        end: 'L’étape de fin de combat commence.',
      })[step],
    blocked: ({ player, unit }) =>
      `Le joueur ${player} bloque : ${unit} se met au repos et devient la cible.`,
    'not-blocked': ({ player }) => `Le joueur ${player} ne bloque pas.`,
    passed: ({ player }) => `Le joueur ${player} passe.`,
    'battle-begun': ({ unit, target }) =>
      `Un combat commence entre ${unit} et ${target} : seule l’étape de dégâts a lieu.`,
    'attack-stopped': () => 'La Unit qui attaque ou sa cible n’est plus là : l’attaque s’arrête.',
    'battle-ended': () => 'L’attaque est terminée.',
    played: ({ player, card }) => `Le joueur ${player} joue ${card}.`,
    activated: ({ player, card }) => `Le joueur ${player} active une capacité ${de(card)}.`,
    paid: ({ player, amount }) => `Le joueur ${player} paie ${some(amount, 'Resource')}.`,
    'ex-resource-removed': ({ amount }) =>
      amount < 2 ? '1 EX Resource quitte la partie.' : `${amount} EX Resources quittent la partie.`,
    triggered: ({ card }) => `La capacité ${de(card)} s’active.`,
    'no-target': ({ card }) => `La capacité ${de(card)} n’a pas de cible : elle ne s’active pas.`,
    declined: ({ player, card }) => `Le joueur ${player} renonce à la capacité ${de(card)}.`,
    supported: ({ unit, target, amount }) => `${unit} se met au repos : Support ${amount} pour ${target}.`,
    deployed: ({ player, card }) => `Le joueur ${player} déploie ${card}.`,
    replaced: ({ card }) => `${card} cède sa place et va dans la défausse, sans destruction.`,
    paired: ({ card, unit }) => `${card} prend place sous ${unit}.`,
    linked: ({ unit }) => `${unit} devient une Link Unit.`,
    rested: ({ card }) => `${card} passe au repos.`,
    'set-active': ({ card }) => `${card} se redresse.`,
    'ap-changed': ({ card, amount, lasts }) => `${card} : AP ${signed(amount)} ${dureeFr[lasts]}.`,
    'ap-kept': ({ card }) => `Les effets adverses ne réduisent pas les AP ${de(card)}.`,
    'hp-changed': ({ card, amount, lasts }) => `${card} : HP ${signed(amount)} ${dureeFr[lasts]}.`,
    'keyword-gained': ({ card, keyword, amount, lasts }) =>
      `${card} gagne ${withAmount(keyword, amount)} ${dureeFr[lasts]}.`,
    'text-gained': ({ card, lasts }) => `${card} gagne une capacité ${dureeFr[lasts]}.`,
    recovered: ({ card, amount }) => `${card} récupère ${amount} HP.`,
    returned: ({ card, player }) => `${card} va dans la main du joueur ${player}.`,
    drew: ({ player, count }) => `Le joueur ${player} pioche ${some(count, 'carte')}.`,
    'shield-taken': ({ player }) => `Le joueur ${player} prend en main le Shield du dessus.`,
    'first-strike': ({ unit }) => `First Strike : ${unit} frappe en premier.`,
    damaged: ({ card, amount, left }) =>
      left > 0
        ? `${card} reçoit ${some(amount, 'dégât')} ; il reste ${left} HP.`
        : `${card} reçoit ${some(amount, 'dégât')} : plus de HP.`,
    'no-damage': ({ unit }) => `${unit} a 0 AP : aucun dégât.`,
    reduced: ({ card, amount }) => `Les dégâts infligés à ${card} sont réduits de ${amount}.`,
    unhurt: ({ card, by }) => `${card} ne reçoit pas de dégâts de combat ${de(by)}.`,
    'excess-lost': ({ amount }) =>
      amount < 2 ? 'Le dégât en trop est perdu.' : `Les ${amount} dégâts en trop sont perdus.`,
    'not-destroyed': ({ card }) => `Cet effet ne peut pas détruire ${card}.`,
    destroyed: ({ card }) => `Destruction ${de(card)}, qui va dans la défausse.`,
    'destroyed-along': ({ card, unit }) => `${card} part dans la défausse avec ${unit}.`,
    'token-removed': ({ card }) => `${card} est un jeton : il quitte la partie.`,
    'shield-destroyed': ({ player }) => `Un Shield du joueur ${player} est détruit.`,
    revealed: ({ card }) => `Le Shield détruit est révélé : ${card}.`,
    'burst-activated': ({ player, card }) => `Le joueur ${player} active le Burst ${de(card)}.`,
    'burst-declined': ({ player, card }) =>
      `Le joueur ${player} renonce au Burst : ${card} va dans la défausse.`,
    breach: ({ unit, amount }) => `Breach : ${unit} inflige ${some(amount, 'dégât')} à la zone de Shield.`,
    'breach-idle': () => 'La zone de Shield est vide : Breach ne fait rien.',
    defeated: ({ players }) =>
      players.includes('+') ? `${capital(lesFr(players))} perdent.` : `${capital(lesFr(players))} perd.`,
    eliminated: ({ players }) => `Élimination : ${lesFr(players)} quitte la partie avec ses cartes.`,
    won: ({ players }) =>
      players.includes('+')
        ? `${capital(lesFr(players))} gagnent la partie.`
        : `${capital(lesFr(players))} gagne la partie.`,
    'end-phase': () => 'La phase de fin commence par une étape d’action.',
    'turn-over': () => 'Le tour est terminé.',
    kept: ({ player }) => `Le joueur ${player} garde sa main.`,
    'hand-returned': ({ player, count }) =>
      `Le joueur ${player} remet sa main (${some(count, 'carte')}) sous son deck et pioche à nouveau.`,
    shuffled: ({ player }) => `Le joueur ${player} mélange son deck.`,
    'shields-placed': ({ player, count }) =>
      `Le joueur ${player} pose les ${count} cartes du dessus de son deck, face cachée, comme Shields.`,
    'ex-base-placed': ({ player }) => `Le joueur ${player} pose une EX Base : 0 AP, 3 HP.`,
    'ex-resource-placed': ({ player, count, rested }) =>
      `Le joueur ${player} pose ${some(count, 'EX Resource')}${rested ? ' au repos' : ''}.`,
    'no-ex-resource': ({ player }) => `Le joueur ${player} a déjà 5 EX Resources : il n’en pose pas d’autre.`,
    turn: ({ players, number }) =>
      players.includes('+')
        ? `Tour ${number} : ${lesFr(players)} jouent.`
        : `Tour ${number} : ${lesFr(players)} joue.`,
    phase: ({ phase }) => `C’est la ${moments[phase]}.`,
    'all-set-active': ({ player, units, resources, bases }) =>
      units + resources + bases === 0
        ? `Le joueur ${player} n’a rien à redresser.`
        : `Le joueur ${player} redresse ce qui est au repos : ${counted([units, 'Unit'], [bases, 'Base'], [resources, 'Resource'])}.`,
    'drew-card': ({ player, card }) => `Le joueur ${player} pioche ${card}.`,
    'resource-placed': ({ player, total, rested }) =>
      `Le joueur ${player} pose une Resource ${rested ? 'au repos' : 'active'} ; il en a ${total} en tout.`,
    'no-resource-left': ({ player }) =>
      `Le deck de Resources est vide : le joueur ${player} n’en pose pas, et la partie continue.`,
    'resources-set-active': ({ player, count }) => `Le joueur ${player} redresse ${some(count, 'Resource')}.`,
    'must-discard': ({ player, count, limit }) =>
      limit > 0
        ? `Le joueur ${player} a plus de ${limit} cartes en main : il doit en défausser ${count}.`
        : `Le joueur ${player} doit défausser ${some(count, 'carte')}.`,
    discarded: ({ player, left }) =>
      left > 0
        ? `Le joueur ${player} défausse une carte ; encore ${left}.`
        : `Le joueur ${player} défausse une carte.`,
    'discarded-card': ({ player, card, left }) =>
      left > 0
        ? `Le joueur ${player} défausse ${card} ; encore ${some(left, 'carte')}.`
        : `Le joueur ${player} défausse ${card}.`,
    'condition-unmet': ({ card }) =>
      `La condition ${de(card)} n’est pas remplie : cette partie est sans effet.`,
    looked: ({ player, count }) =>
      count < 2
        ? `Le joueur ${player} regarde la carte du dessus de son deck.`
        : `Le joueur ${player} regarde les ${count} cartes du dessus de son deck.`,
    taken: ({ player, card }) => `Le joueur ${player} montre ${card} et l’ajoute à sa main.`,
    'dealt-instead': ({ card, by }) => `${by} reçoit les dégâts de combat à la place ${de(card)}.`,
    'put-into-deck': ({ player, card }) => `Le joueur ${player} remet ${card} dans son deck.`,
    exiled: ({ player, card }) => `Le joueur ${player} exile ${card} : la carte va dans la zone de retrait.`,
    'kept-rested': ({ card }) =>
      `${card} ne se redresse pas dans la prochaine phase d’ouverture de son joueur.`,
    milled: ({ player, count }) =>
      `Le joueur ${player} met ${some(count, 'carte')} du dessus de son deck dans sa défausse.`,
    'milled-card': ({ player, card }) =>
      `Le joueur ${player} met ${card}, du dessus de son deck, dans sa défausse.`,
    'put-under': ({ player, count }) => `Le joueur ${player} met ${some(count, 'carte')} sous son deck.`,
    'put-on-top': ({ player, card }) => `${card} est mis sur le dessus du deck du joueur ${player}.`,
    'returned-under': ({ card, player }) => `${card} est mis sous le deck du joueur ${player}.`,
    unharmed: ({ card, by }) => `${card} ne subit aucun dégât d’effet de ${by}.`,
    'target-changed': ({ card, by }) => `${card} devient la cible de l’attaque de ${by}.`,
    'left-on-top': ({ player }) => `Le joueur ${player} laisse une carte sur son deck.`,
    'shields-spared': ({ player }) =>
      `Pendant ce combat, la zone de Shield du joueur ${player} est protégée de certaines Units.`,
    'shields-unhurt': ({ unit }) => `La zone de Shield est protégée : ${unit} ne lui inflige rien.`,
  },
  refusals: {
    'malformed-move': () => 'Ce n’est pas un coup de cette partie.',
    'game-over': () => 'La partie est terminée.',
    'turn-over': () => 'Le tour est terminé.',
    'out-of-game': ({ player }) => `Le joueur ${player} n’est plus dans la partie.`,
    'reveal-first': () => 'Il faut d’abord révéler le Shield détruit.',
    'effect-first': ({ card }) => `Il faut d’abord régler la capacité ${de(card)}.`,
    'attack-under-way': () => 'Une attaque est en cours : menez-la d’abord jusqu’au bout.',
    'main-phase-over': () => 'La phase principale est passée.',
    'not-your-turn': ({ player }) => `Ce n’est pas le tour du joueur ${player}.`,
    'not-your-opportunity': ({ player }) => `Ce n’est pas au joueur ${player} d’agir maintenant.`,
    'nothing-to-pass': () => 'On ne passe que dans une étape de blocage ou d’action.',
    'not-your-unit': ({ card }) => `${card} n’est pas une Unit de ce joueur en zone de combat.`,
    'rested-cannot-attack': ({ card }) => `${card} est au repos : seule une Unit active attaque.`,
    'deployed-this-turn': ({ card }) =>
      `${card} arrive ce tour-ci et n’est pas une Link Unit : pas d’attaque avant votre prochain tour.`,
    'may-not-attack': ({ card }) => `Une capacité interdit à ${card} d’attaquer.`,
    'may-not-attack-player': ({ card }) => `Une capacité interdit à ${card} d’attaquer un joueur.`,
    'no-such-target': () => 'Cette cible n’est pas en jeu.',
    'active-target': ({ card }) =>
      `${card} est en position active : on n’attaque qu’une Unit ennemie au repos.`,
    'drawn-elsewhere': ({ card }) => `${card} attire l’attaque : il faut choisir cette Unit pour cible.`,
    'own-side-target': () => 'On n’attaque ni son camp ni soi-même.',
    'shield-area-not-a-target': () =>
      'On ne vise ni une Base ni un Shield : on attaque le joueur, et sa zone de Shield encaisse.',
    'not-block-step': () => 'Blocker ne s’active que dans l’étape de blocage.',
    'already-blocked': () => 'Cette attaque a déjà été bloquée : une fois suffit.',
    'not-under-attack': ({ player }) =>
      `Le joueur ${player} n’est pas attaqué : le blocage n’est pas pour lui.`,
    'no-blocker': ({ card }) => `${card} n’a pas Blocker.`,
    'target-cannot-block': ({ card }) => `${card} est déjà la cible et ne bloque pas pour soi.`,
    'rested-cannot-block': ({ card }) => `${card} est au repos : Blocker demande une Unit active.`,
    'high-maneuver': ({ card }) =>
      `${card} a High-Maneuver : aucun Blocker ne s’active contre cette attaque.`,
    'not-in-hand': () => 'Cette carte n’est pas dans la main de ce joueur.',
    'not-a-command': ({ card }) => `${card} n’est pas une Command.`,
    'wrong-timing': ({ card, timing }) =>
      timing === 'action'
        ? `${card} n’a pas le timing Action : elle ne se joue pas dans une étape d’action.`
        : `${card} n’a pas le timing Main : elle ne se joue pas dans la phase principale, hors d’une attaque.`,
    'lv-not-met': ({ card, lv, have }) =>
      `${card} est de Lv. ${lv}, et ce joueur a ${some(have, 'Resource')}.`,
    'cost-not-met': ({ card, cost, have }) =>
      `${card} coûte ${cost}, et ce joueur a ${have < 2 ? `${have} Resource active` : `${have} Resources actives`}.`,
    'no-such-ability': () => 'Ce joueur n’a pas cette capacité à activer.',
    'ability-of-another-time': ({ card }) => `La capacité ${de(card)} s’active à un autre moment.`,
    'ability-used': ({ card }) => `La capacité ${de(card)} a déjà servi ce tour-ci.`,
    'condition-not-met': ({ card }) => `La condition de la capacité ${de(card)} n’est pas remplie.`,
    'rested-cannot-pay': ({ card }) => `${card} est déjà au repos et ne peut pas s’y mettre.`,
    'no-support': ({ card }) => `${card} n’a pas Support.`,
    'support-another': ({ card }) => `Le Support ${de(card)} va à une autre Unit amie.`,
    'nothing-to-choose': ({ card }) =>
      `${card} ne trouve pas ce qu’il faut choisir : on ne peut pas l’utiliser.`,
    'wrong-targets': ({ card }) => `${card} demande un autre choix.`,
    'no-room': () => 'La zone de combat a déjà 6 Units : choisissez celle qui va dans la défausse.',
    'nothing-to-replace': () => 'Il y a de la place : aucune Unit n’a à céder la sienne.',
    'not-deployable': ({ card }) => `${card} ne se déploie pas : ce n’est ni une Unit ni une Base.`,
    'deploy-in-main-phase': ({ card }) => `On déploie ${card} dans la phase principale, hors d’une attaque.`,
    'not-a-pilot': ({ card }) => `${card} n’est pas un Pilot et n’en tient pas lieu.`,
    'pair-in-main-phase': ({ card }) =>
      `On associe ${card} dans la phase principale, jamais dans une étape d’action.`,
    'cannot-be-paired': ({ card }) => `Une capacité interdit d’apparier un Pilot à ${card}.`,
    'already-paired': ({ card }) => `${card} a déjà un Pilot.`,
    'nothing-to-reveal': () => 'Il n’y a pas de Shield à révéler.',
    'not-your-shield': () => 'Ce n’est pas le Shield détruit de ce joueur.',
    'unknown-card': () => 'Cette carte n’est pas parmi celles que le Shield peut être.',
    'no-burst-now': () => 'Aucun Burst de cette carte n’attend : il ne sert qu’à la destruction du Shield.',
    'not-your-burst': ({ card }) => `Le Burst ${de(card)} revient au propriétaire du Shield.`,
    'nothing-to-resolve': () => 'Cette capacité n’attend pas ce joueur maintenant.',
    'must-be-resolved': ({ card }) => `La capacité ${de(card)} n’est pas facultative.`,
    'wrong-moment': ({ at }) => `Cela se fait à un autre moment : ${moments[at]}.`,
    'already-done': ({ player }) => `Le joueur ${player} l’a déjà fait : c’est à son équipier.`,
    'not-yet-main': () => 'La phase principale n’a pas encore commencé.',
    'something-due': ({ player }) => `Il faut d’abord que le joueur ${player} finisse ce qui est commencé.`,
    'nothing-due': ({ player }) => `Rien ne demande cela maintenant au joueur ${player}.`,
    'not-a-choice': () => 'Ce n’est pas un des choix que le texte permet.',
    'top-card-known': ({ card }) => `La carte du dessus est connue : c’est ${card}.`,
    'not-in-pool': ({ card }) => `${card} ne peut pas être la carte du dessus.`,
    'ex-too-few': ({ cost, active }) =>
      `Un Cost de ${cost}, et ${active === 0 ? 'aucune Resource active' : active === 1 ? 'une seule Resource active' : `${active} Resources actives`} : le reste se paie avec des EX Resources.`,
    'ex-too-many': ({ cost, ex, have }) =>
      `On ne paie pas ${cost} avec ${some(ex, 'EX Resource')} (il y en a ${have}).`,
  },
  moves: {
    'attack-unit': ({ unit, target }) => `${unit} attaque ${target}`,
    'attack-player': ({ unit, target }) => `${unit} attaque le joueur ${target}`,
    block: ({ unit }) => `Bloquer avec ${unit}`,
    'no-block': () => 'Ne pas bloquer',
    pass: () => 'Passer',
    play: ({ card, targets, replace, ex }) =>
      `Jouer ${card}${visant(targets)}${aLaPlaceDe(replace)}${avecEx(ex)}`,
    activate: ({ card, targets, replace, ex }) =>
      `Activer la capacité ${de(card)}${visant(targets)}${aLaPlaceDe(replace)}${avecEx(ex)}`,
    support: ({ unit, target }) => `Support : ${unit} aide ${target}`,
    deploy: ({ card, replace, ex }) => `Déployer ${card}${aLaPlaceDe(replace)}${avecEx(ex)}`,
    pair: ({ card, unit, ex }) => `Associer ${card} à ${unit}${avecEx(ex)}`,
    reveal: ({ card }) => `Révéler le Shield : ${card}`,
    burst: ({ card, targets, replace }) =>
      `Activer le Burst ${de(card)}${visant(targets)}${aLaPlaceDe(replace)}`,
    'decline-burst': ({ card }) => `Renoncer au Burst ${de(card)}`,
    breach: ({ card }) => `Breach ${de(card)}`,
    resolve: ({ card, targets, replace }) => `Capacité ${de(card)}${visant(targets)}${aLaPlaceDe(replace)}`,
    decline: ({ card }) => `Renoncer à la capacité ${de(card)}`,
    end: () => 'Passer à la phase de fin',
    keep: () => 'Garder la main',
    redraw: () => 'Changer la main',
    'place-shields': ({ count }) => `Poser ${count} Shields`,
    'place-tokens': () => 'Poser les jetons de départ',
    'set-active': () => 'Redresser les cartes au repos',
    draw: () => 'Piocher',
    'draw-card': ({ card }) => `Piocher ${card}`,
    mill: () => 'Mettre la carte du dessus dans la défausse',
    'mill-card': ({ card }) => `Mettre ${card} dans la défausse`,
    'place-resource': () => 'Poser une Resource',
    discard: ({ card }) => `Défausser ${card}`,
    'discard-unknown': () => 'Défausser une carte inconnue',
    accept: ({ card }) => `Faire ce que ${card} propose`,
    choose: ({ targets }) => (targets ? `Choisir ${targets}` : 'Ne rien choisir'),
    'choose-player': ({ player }) => `Choisir le joueur ${player}`,
    take: ({ card }) => `Prendre ${card}`,
    exile: ({ card }) => `Exiler ${card}`,
    'shuffle-in': ({ card }) => `Remettre ${card} dans le deck`,
    'take-none': () => 'Ne rien prendre',
    'put-on-top': ({ card }) => `Laisser ${card || 'la carte inconnue'} sur le deck`,
    'put-into-trash': ({ card }) => `Mettre ${card || 'la carte inconnue'} dans la défausse`,
    'put-under': ({ card }) => `Mettre ${card || 'la carte inconnue'} sous le deck`,
    pick: ({ option }) => `Choisir la ${option === 1 ? '1re' : `${option}e`} possibilité`,
    repair: ({ card }) => `Repair ${de(card)}`,
  },
  setupFlaws: {
    'too-few-players': () => 'Une battle royale se joue à trois ou plus.',
    'not-two-players': () => 'Une partie standard se joue à deux.',
    'not-four-players': () => 'Un combat en équipe se joue à quatre.',
    'wrong-order': () => 'L’ordre des tours ne nomme pas chaque joueur une fois.',
    'nobody-has-the-turn': () => 'Le tour revient à un joueur qui n’est pas là.',
    malformed: (at) =>
      `La mise en place ne peut pas être lue (${at}) : une valeur manque, est trop grande ou n’est pas un nombre possible.`,
    'id-twice': (at) => `Deux cartes portent le même nom : ${at}.`,
    'reserved-id': (at) => `Le nom ${at} est réservé.`,
    'unknown-card': (at) => `La carte ${at} n’est pas connue.`,
    'wrong-type': (at) => `La carte ${at} ne va pas à cette place.`,
    'figure-wrong': (at) => `Un nombre ne va pas (${at}).`,
    'too-many-units': (at) => `Le joueur ou l’équipe ${at} a plus de 6 Units.`,
    'too-many-ex-resources': (at) => `Le joueur ${at} a plus de 5 EX Resources.`,
    'two-bases': (at) => `L’équipe ${at} a deux Bases.`,
    'already-destroyed': (at) => `${at} a déjà trop de dégâts pour être en jeu.`,
    'empty-deck': (at) => `Le deck du joueur ${at} est vide : il aurait déjà perdu.`,
    'no-unknowns': () => 'Des Shields sont inconnus, mais rien ne dit ce qu’ils peuvent être.',
    'deck-too-small': (at) => `Le deck du joueur ${at} est trop petit.`,
    'too-many-resources': (at) => `Le joueur ${at} a plus de 10 Resources en tout.`,
    'no-turns': () => 'Il faut jouer au moins un tour.',
    'wrong-battle': (at) => `L’attaque ${de(at)} ne peut pas être en cours.`,
  },
};
