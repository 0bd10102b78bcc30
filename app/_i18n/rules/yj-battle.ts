import type { Side } from '../../_rules/core/sides';
import type { SetupFlaw } from '../../_rules/young-jedi/battle/check-setup';
import type { EventArgs } from '../../_rules/young-jedi/battle/events';
import type { LabelArgs } from '../../_rules/young-jedi/battle/label';
import type { RefusalArgs } from '../../_rules/young-jedi/battle/refusals';
import type { DrawnFor, Stage } from '../../_rules/young-jedi/battle/state';
import type { Locale } from '../locales';
import type { Said } from './said';

/** Every word of the battle simulator but those of its picture. */
export interface BattleWords {
  sides: Record<Side, string>;
  stages: Record<Stage, string>;
  drawnFor: Record<DrawnFor, string>;
  events: Said<EventArgs>;
  refusals: Said<RefusalArgs>;
  moves: Said<LabelArgs>;
  setupFlaws: Record<SetupFlaw['code'], (at: string) => string>;
}

const le = (side: Side): string => (side === 'dark' ? 'le côté obscur' : 'le côté lumineux');
const Le = (side: Side): string => (side === 'dark' ? 'Le côté obscur' : 'Le côté lumineux');
const du = (side: Side): string => (side === 'dark' ? 'du côté obscur' : 'du côté lumineux');
const pour = { battle: 'sa carte Battle', weapon: 'une arme', power: 'la puissance' } as const;
const many = (n: number, one: string, more: string): string => (n < 2 ? `${n} ${one}` : `${n} ${more}`);
const cartes = (n: number): string => many(n, 'carte', 'cartes');

const fr: BattleWords = {
  sides: { dark: 'côté obscur', light: 'côté lumineux' },
  stages: {
    declare: 'déclaration',
    'battle-cards': 'cartes Battle',
    plans: 'plans de bataille',
    fights: 'combats',
  },
  drawnFor: { battle: 'carte Battle', weapon: 'arme', power: 'puissance' },
  events: {
    declared: ({ player, location }) => `${Le(player)} déclare une bataille à ${location}.`,
    skipped: ({ player }) => `${Le(player)} ne déclare pas de bataille ce tour-ci.`,
    taken: ({ player, card }) => `${Le(player)} prend ${card} dans sa main pour le plan.`,
    announced: ({ player, count }) =>
      count === 0
        ? `${Le(player)} n’ajoute aucune carte Battle.`
        : `${Le(player)} annonce ${many(count, 'carte Battle', 'cartes Battle')}.`,
    placed: ({ player, card, place }) => `${Le(player)} place ${card} en position ${place} de son plan.`,
    'plan-ready': ({ player }) => `Le plan ${du(player)} est prêt.`,
    fight: ({ number }) => `Combat n° ${number}.`,
    revealed: ({ player, cards }) => `${Le(player)} révèle ${cards}.`,
    'battle-card-mistake': ({ player, card }) =>
      `Erreur dans le plan ${du(player)} : ${card} est défaussée, les autres cartes reprennent leur ordre.`,
    'battle-card-useless': ({ player, card }) =>
      `${card} ne fonctionne pas ici : ${le(player)} la défausse sans effet.`,
    'weapon-ignored': ({ card }) => `${card} est ignorée et mise de côté.`,
    'back-to-hand': ({ player, card }) =>
      `${card} n’est pas une carte Battle : ${le(player)} la reprend en main.`,
    together: ({ cards, card }) => `${card} : ${cards} combattent ensemble.`,
    'weapon-stopped': ({ card, by }) => `${by} : ${card} est ignorée dans ce combat.`,
    'half-chosen': ({ player, card }) => `${Le(player)} choisit ${card}.`,
    drew: ({ player, value, card, for: source }) =>
      source === 'power'
        ? `${Le(player)} tire ${value} pour la puissance : ${card}.`
        : `${Le(player)} tire ${value} pour ${card}.`,
    redrawn: ({ player, card }) => `${card} : ${le(player)} défausse la carte tirée et tire de nouveau.`,
    'weapon-broken': ({ player, card, target }) =>
      `${Le(player)} défausse ${card} : ${target} est ignorée dans ce combat.`,
    declined: ({ player, card }) => `${Le(player)} n’utilise pas le texte de la carte ${card}.`,
    resolved: ({ card }) => `${card} est résolue.`,
    'hand-revealed': ({ player, card }) => `${Le(player)} montre sa main et gagne le bonus : ${card}.`,
    'nothing-to-reveal': ({ player, card }) =>
      `${Le(player)} n’a aucune carte à montrer : pas de bonus pour ${card}.`,
    'destiny-added': ({ player, card, value }) =>
      `${Le(player)} ajoute ${value}, la destinée inscrite sur ${card}.`,
    'back-on-plan': ({ player, cards }) =>
      `${cards} : hors du combat, et de retour sur le plan ${du(player)}.`,
    'left-over': ({ cards }) => `Sans adversaire : ${cards}.`,
    discarded: ({ player }) => `${Le(player)} défausse une carte de sa main.`,
    'made-a-tie': ({ card }) => `${card} : le combat sera une égalité.`,
    totals: ({ light, dark }) => `Totaux : ${light} pour le côté lumineux, ${dark} pour le côté obscur.`,
    won: ({ player, by }) => `${Le(player)} gagne le combat de ${by}.`,
    tied: ({ total }) => `Égalité à ${total} : personne n’est vaincu.`,
    'tied-by-text': () => 'Le combat est une égalité : personne n’est vaincu.',
    defeated: ({ card }) => `Défaite : ${card} va à la défausse.`,
    'defeated-to-hand': ({ player, card }) => `Défaite : ${card} retourne dans la main ${du(player)}.`,
    'weapon-lost': ({ card }) => `L’arme utilisée, ${card}, est défaussée aussi.`,
    damage: ({ player, amount }) =>
      `${Le(player)} subit ${many(amount, 'dommage', 'dommages')} : ${cartes(amount)} de sa pile de pioche.`,
    'no-damage': ({ player }) => `${Le(player)} ne subit aucun dommage.`,
    'fights-again': ({ card }) => `${card} livre aussi le combat suivant.`,
    breakthrough: ({ count }) => `Percée : ${cartes(count)} de la pile de pioche du défenseur.`,
    'no-breakthrough': ({ player, count }) =>
      `${many(count, 'personnage reste', 'personnages restent')} ${du(player)}, mais le défenseur ne fait pas de percée.`,
    'battle-cards-discarded': ({ player, count }) =>
      `${many(count, 'carte Battle restée', 'cartes Battle restées')} dans le plan ${du(player)} : à la défausse.`,
    ended: ({ location }) => `La bataille à ${location} est terminée.`,
    'deck-empty': ({ player }) => `La pile de pioche ${du(player)} est vide.`,
    'game-drawn': () => 'Les deux piles de pioche sont vides : la partie est nulle.',
  },
  refusals: {
    'malformed-move': () => 'Ce n’est pas un coup de cette bataille.',
    'no-battle': () => 'Il n’y a pas de bataille ce tour-ci.',
    'battle-over': () => 'La bataille est terminée.',
    'game-over': () => 'La partie est terminée.',
    'not-your-turn': ({ player }) =>
      `Ce n’est pas le tour ${du(player)} : seul le joueur dont c’est le tour attaque.`,
    'passed-in-duel': ({ player }) =>
      `${Le(player)} a passé pendant un duel : plus de bataille à son initiative ce tour-ci.`,
    'no-face-up-cards': ({ player }) => `${Le(player)} n’a aucune carte face visible ici.`,
    'already-declared': () => 'La bataille est déjà déclarée.',
    'not-declared': () => 'Aucune bataille n’est déclarée.',
    'attacker-announces-first': () => 'L’attaquant annonce ses cartes Battle le premier.',
    'already-announced': ({ player }) => `L’annonce ${du(player)} est faite : elle ne change plus.`,
    'not-in-hand': () => 'Cette carte n’est pas dans la main du joueur.',
    'only-battle-cards': () => 'Seules des cartes Battle peuvent sortir de la main : pas de bluff.',
    'announce-first': ({ player }) => `D’abord l’annonce des cartes Battle ${du(player)}.`,
    'takes-no-part': ({ card }) => `${card} est face cachée et ne prend pas part à la bataille.`,
    'sits-out': ({ card }) => `${card} reste hors des batailles ce tour-ci.`,
    'too-late-to-add': () => 'L’annonce est faite : plus aucune carte de la main n’entre dans le plan.',
    'already-placed': ({ card }) => `${card} : le plan ne change plus.`,
    'not-in-plan': () => 'Cette carte ne fait pas partie du plan de ce joueur.',
    'plans-not-ready': () => 'Les deux plans de bataille ne sont pas prêts.',
    'fight-under-way': () => 'Un combat est en cours : comparez d’abord les puissances.',
    'no-fight': () => 'Il n’y a pas de combat à régler : révélez les cartes suivantes.',
    'plan-run-out': () => 'Un des plans n’a plus de personnage : il n’y a plus de combat.',
    'fights-left': () => 'Chaque plan a encore un personnage : la bataille n’est pas finie.',
    'draw-first': ({ player }) => `Une destinée est à tirer d’abord par ${le(player)}.`,
    'decide-first': ({ player }) => `Une décision est attendue d’abord, par ${le(player)}.`,
    'no-draw-due': ({ player }) =>
      `Aucune destinée n’est à tirer par ${le(player)} : rien ne donne de tirage.`,
    'not-your-draw': ({ player }) => `Le tirage revient maintenant au joueur ${du(player)}.`,
    'no-such-destiny': ({ value }) =>
      `${value} n’est pas un nombre du cube de la chance : ils vont de 1 à 6.`,
    'not-its-destiny': ({ value }) => `${value} n’est pas la destinée de la carte du dessus.`,
    'nothing-to-decide': () => 'Il n’y a rien de tel à décider maintenant.',
    'not-your-decision': ({ player }) => `La décision revient au joueur ${du(player)}.`,
    'must-choose': () => 'Ce choix est obligatoire.',
    'not-usable-now': () => 'Le texte de cette carte ne s’utilise pas maintenant.',
    'not-a-weapon-in-use': () => 'Ce n’est pas une arme que l’adversaire utilise dans ce combat.',
    'not-a-choice': () => 'Cette carte n’est pas parmi celles qui peuvent être choisies.',
  },
  moves: {
    declare: ({ location }) => `Déclarer une bataille à ${location}`,
    skip: () => 'Ne pas déclarer de bataille',
    take: ({ card }) => `Prendre ${card} dans la main`,
    announce: ({ count }) =>
      count === 0
        ? 'N’ajouter aucune carte Battle'
        : `Annoncer ${many(count, 'carte Battle', 'cartes Battle')}`,
    place: ({ card, place }) => `Placer ${card} en position ${place}`,
    reveal: ({ number }) => `Révéler le combat n° ${number}`,
    draw: ({ value, for: source }) => `Tirer ${value} pour ${pour[source]}`,
    redraw: ({ card }) => `Défausser la carte tirée et recommencer (${card})`,
    'break-weapon': ({ card, target }) => `Défausser ${card} pour ignorer ${target}`,
    'reveal-hand': ({ card }) => `Montrer sa main (${card})`,
    tie: ({ card, discard }) => `Défausser ${cartes(discard)} pour une égalité (${card})`,
    use: ({ card }) => `Utiliser ${card}`,
    decline: ({ card }) => (card === '' ? 'Ne pas utiliser le texte' : `Ne pas utiliser le texte : ${card}`),
    'choose-defeated': ({ card }) => `Vaincu : ${card}`,
    'choose-destiny': ({ card }) => `Ajouter la destinée inscrite sur ${card}`,
    half: ({ card }) => `Choisir ${card}`,
    discard: ({ card }) => (card === '' ? 'Défausser une autre carte de la main' : `Défausser ${card}`),
    compare: () => 'Comparer les puissances',
    end: () => 'Finir la bataille',
  },
  setupFlaws: {
    malformed: (at) =>
      `La mise en place ne peut pas être lue (${at}) : une valeur manque, est trop grande ou n’a pas de sens à cette place.`,
    'id-twice': (at) => `${at} est donné deux fois.`,
    'empty-deck': (at) => `La pile de pioche ${du(at as Side)} est vide.`,
    negative: (at) => `${at} : un nombre est négatif ou n’est pas entier.`,
    'no-such-destiny': (at) => `${at} : la destinée va de 1 à 6.`,
    'wrong-place': (at) => `${at} ne se déploie pas sur la planète.`,
    'only-one-plan': () => 'Un seul des deux joueurs a un plan de bataille.',
    'not-in-play': (at) => `${at} est dans le plan sans être en jeu ni en main.`,
    'twice-in-plan': (at) => `${at} est deux fois dans le plan.`,
    'missing-from-plan': (at) => `${at} manque dans le plan.`,
    'takes-no-part': (at) => `${at} ne prend pas part à la bataille.`,
    'unique-twice': (at) => `${at} est unique et se trouve deux fois en jeu.`,
    'two-effects': (at) => `${at} : un joueur n’a qu’un seul Effect à la fois.`,
  },
};

const the = (side: Side): string => `the ${side} side`;
const The = (side: Side): string => `The ${side} side`;
const cards = (n: number): string => many(n, 'card', 'cards');
const forWhat = { battle: 'the Battle card', weapon: 'a weapon', power: 'power' } as const;

const en: BattleWords = {
  sides: { dark: 'dark side', light: 'light side' },
  stages: { declare: 'declaration', 'battle-cards': 'Battle cards', plans: 'battle plans', fights: 'fights' },
  drawnFor: { battle: 'Battle card', weapon: 'weapon', power: 'power' },
  events: {
    declared: ({ player, location }) => `${The(player)} declares a battle at ${location}.`,
    skipped: ({ player }) => `${The(player)} declares no battle this turn.`,
    taken: ({ player, card }) => `${The(player)} takes ${card} from hand for the plan.`,
    announced: ({ player, count }) =>
      count === 0
        ? `${The(player)} adds no Battle cards.`
        : `${The(player)} announces ${many(count, 'Battle card', 'Battle cards')}.`,
    placed: ({ player, card, place }) => `${The(player)} puts ${card} in place ${place} of the plan.`,
    'plan-ready': ({ player }) => `The plan of ${the(player)} is ready.`,
    fight: ({ number }) => `Fight ${number}.`,
    revealed: ({ player, cards: shown }) => `${The(player)} reveals ${shown}.`,
    'battle-card-mistake': ({ player, card }) =>
      `A mistake in the plan of ${the(player)}: ${card} is discarded, the other cards keep their order.`,
    'battle-card-useless': ({ player, card }) =>
      `${card} does not work here: ${the(player)} discards it without effect.`,
    'weapon-ignored': ({ card }) => `${card} is ignored and set aside.`,
    'back-to-hand': ({ player, card }) =>
      `${card} is no Battle card: ${the(player)} takes it back into hand.`,
    together: ({ cards: group, card }) => `${card}: ${group} fight together.`,
    'weapon-stopped': ({ card, by }) => `${by}: ${card} is ignored in this fight.`,
    'half-chosen': ({ player, card }) => `${The(player)} chooses ${card}.`,
    drew: ({ player, value, card, for: source }) =>
      source === 'power'
        ? `${The(player)} draws a ${value} for the power of ${card}.`
        : `${The(player)} draws a ${value} for ${card}.`,
    redrawn: ({ player, card }) => `${card}: ${the(player)} discards the card drawn and draws again.`,
    'weapon-broken': ({ player, card, target }) =>
      `${The(player)} discards ${card}: ${target} is ignored in this fight.`,
    declined: ({ player, card }) => `${The(player)} does not use the text of ${card}.`,
    resolved: ({ card }) => `${card} resolves.`,
    'hand-revealed': ({ player, card }) => `${The(player)} reveals the hand and gets the bonus of ${card}.`,
    'nothing-to-reveal': ({ player, card }) => `${The(player)} has no card to reveal: no bonus from ${card}.`,
    'destiny-added': ({ player, card, value }) =>
      `${The(player)} adds ${value}, the destiny printed on ${card}.`,
    'back-on-plan': ({ player, cards: back }) =>
      `${back}: out of the fight, and back on top of the plan of ${the(player)}.`,
    'left-over': ({ cards: left }) => `${left}: left without an opponent.`,
    discarded: ({ player }) => `${The(player)} discards a card from hand.`,
    'made-a-tie': ({ card }) => `${card}: the fight will be a tie.`,
    totals: ({ light, dark }) => `Totals: ${light} for the light side, ${dark} for the dark side.`,
    won: ({ player, by }) => `${The(player)} wins the fight by ${by}.`,
    tied: ({ total }) => `A tie at ${total}: nobody is defeated.`,
    'tied-by-text': () => 'The fight is a tie: nobody is defeated.',
    defeated: ({ card }) => `${card} is defeated and discarded.`,
    'defeated-to-hand': ({ player, card }) =>
      `${card} is defeated and goes back to the hand of ${the(player)}.`,
    'weapon-lost': ({ card }) => `The weapon in use, ${card}, is discarded too.`,
    damage: ({ player, amount }) =>
      `${The(player)} takes ${amount} damage: ${cards(amount)} from the draw deck.`,
    'no-damage': ({ player }) => `${The(player)} takes no damage.`,
    'fights-again': ({ card }) => `${card} fights the next fight too.`,
    breakthrough: ({ count }) => `Breakthrough: ${cards(count)} from the defender’s draw deck.`,
    'no-breakthrough': ({ player, count }) =>
      `${The(player)} has ${many(count, 'character', 'characters')} left, but a defender does not break through.`,
    'battle-cards-discarded': ({ player, count }) =>
      `${many(count, 'Battle card', 'Battle cards')} left in the plan of ${the(player)}: discarded.`,
    ended: ({ location }) => `The battle at ${location} is over.`,
    'deck-empty': ({ player }) => `The draw deck of ${the(player)} is empty.`,
    'game-drawn': () => 'Both draw decks are empty: the game is a draw.',
  },
  refusals: {
    'malformed-move': () => 'This is not a move of this battle.',
    'no-battle': () => 'There is no battle this turn.',
    'battle-over': () => 'The battle is over.',
    'game-over': () => 'The game is over.',
    'not-your-turn': ({ player }) =>
      `It is not the turn of ${the(player)}: only the player whose turn it is attacks.`,
    'passed-in-duel': ({ player }) =>
      `${The(player)} passed in a duel and may not start a battle for the rest of the turn.`,
    'no-face-up-cards': ({ player }) => `${The(player)} has no face-up card here.`,
    'already-declared': () => 'The battle is already declared.',
    'not-declared': () => 'No battle is declared.',
    'attacker-announces-first': () => 'The attacker announces Battle cards first.',
    'already-announced': ({ player }) => `${The(player)} has announced, and that does not change.`,
    'not-in-hand': () => 'This card is not in the player’s hand.',
    'only-battle-cards': () => 'Only Battle cards may come out of the hand: no bluffing.',
    'announce-first': ({ player }) => `First ${the(player)} has to announce Battle cards.`,
    'takes-no-part': ({ card }) => `${card} is face down and takes no part in the battle.`,
    'sits-out': ({ card }) => `${card} is kept out of battles this turn.`,
    'too-late-to-add': () => 'The number is announced: no more cards from hand may enter the plan.',
    'already-placed': ({ card }) => `${card}: the plan does not change any more.`,
    'not-in-plan': () => 'This card is no part of this player’s plan.',
    'plans-not-ready': () => 'The two battle plans are not ready.',
    'fight-under-way': () => 'A fight is under way: compare power first.',
    'no-fight': () => 'There is no fight to settle: reveal the next cards.',
    'plan-run-out': () => 'One of the plans has no character left: there are no more fights.',
    'fights-left': () => 'Each plan still has a character: the battle is not over.',
    'draw-first': ({ player }) => `First ${the(player)} has to draw destiny.`,
    'decide-first': ({ player }) => `First ${the(player)} has to decide.`,
    'no-draw-due': ({ player }) => `There is no destiny for ${the(player)} to draw: nothing gives a draw.`,
    'not-your-draw': ({ player }) => `The draw now belongs to ${the(player)}.`,
    'no-such-destiny': ({ value }) => `${value} is not on the chance cube: its numbers go from 1 to 6.`,
    'not-its-destiny': ({ value }) => `${value} is not the destiny of the top card.`,
    'nothing-to-decide': () => 'There is nothing of the kind to decide now.',
    'not-your-decision': ({ player }) => `The decision belongs to ${the(player)}.`,
    'must-choose': () => 'This choice has to be made.',
    'not-usable-now': () => 'The text of this card cannot be used now.',
    'not-a-weapon-in-use': () => 'This is not a weapon that the opponent is using in this fight.',
    'not-a-choice': () => 'This card is not among those to choose from.',
  },
  moves: {
    declare: ({ location }) => `Declare a battle at ${location}`,
    skip: () => 'Declare no battle',
    take: ({ card }) => `Take ${card} from hand`,
    announce: ({ count }) =>
      count === 0 ? 'Add no Battle cards' : `Announce ${many(count, 'Battle card', 'Battle cards')}`,
    place: ({ card, place }) => `Put ${card} in place ${place}`,
    reveal: ({ number }) => `Reveal fight ${number}`,
    draw: ({ value, for: source }) => `Draw a ${value} for ${forWhat[source]}`,
    redraw: ({ card }) => `Discard the card drawn and draw again (${card})`,
    'break-weapon': ({ card, target }) => `Discard ${card} to ignore ${target}`,
    'reveal-hand': ({ card }) => `Reveal the hand (${card})`,
    tie: ({ card, discard }) => `Discard ${cards(discard)} for a tie (${card})`,
    use: ({ card }) => `Use ${card}`,
    decline: ({ card }) => (card === '' ? 'Do not use the text' : `Do not use the text of ${card}`),
    'choose-defeated': ({ card }) => `Defeated: ${card}`,
    'choose-destiny': ({ card }) => `Add the destiny printed on ${card}`,
    half: ({ card }) => `Choose ${card}`,
    discard: ({ card }) => (card === '' ? 'Discard another card from hand' : `Discard ${card}`),
    compare: () => 'Compare power',
    end: () => 'End the battle',
  },
  setupFlaws: {
    malformed: (at) =>
      `The set-up cannot be read (${at}): a value is missing, too large or makes no sense there.`,
    'id-twice': (at) => `${at} is given twice.`,
    'empty-deck': (at) => `The draw deck of ${the(at as Side)} is empty.`,
    negative: (at) => `${at}: a number is negative or not whole.`,
    'no-such-destiny': (at) => `${at}: destiny goes from 1 to 6.`,
    'wrong-place': (at) => `${at} does not deploy to the planet.`,
    'only-one-plan': () => 'Only one of the players has a battle plan.',
    'not-in-play': (at) => `${at} is in the plan but neither in play nor in hand.`,
    'twice-in-plan': (at) => `${at} is in the plan twice.`,
    'missing-from-plan': (at) => `${at} is missing from the plan.`,
    'takes-no-part': (at) => `${at} takes no part in the battle.`,
    'unique-twice': (at) => `${at} is unique and is in play twice.`,
    'two-effects': (at) => `${at}: a player has only one Effect at a time.`,
  },
};

export const BATTLE_WORDS: Record<Locale, BattleWords> = { fr, en };
