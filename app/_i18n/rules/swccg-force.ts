import type { Side } from '../../_rules/core/sides';
import type { EventArgs } from '../../_rules/swccg/force/events';
import type { LabelArgs } from '../../_rules/swccg/force/label';
import type { LoseFrom, Pile } from '../../_rules/swccg/force/piles';
import type { RefusalArgs } from '../../_rules/swccg/force/refusals';
import type { SetupFlaw } from '../../_rules/swccg/force/setup';
import type { Moment } from '../../_rules/swccg/force/state';
import type { Locale } from '../locales';
import type { Said } from './said';

/** Every word of the Force cycle simulator. */
export interface ForceWords {
  sides: Record<Side, string>;
  phases: Record<Moment, string>;
  piles: Record<Pile, string>;
  lifeForce: string;
  table: string;
  events: Said<EventArgs>;
  refusals: Said<RefusalArgs>;
  moves: Said<LabelArgs>;
  setupFlaws: Record<SetupFlaw['code'], (at: string) => string>;
}

const le = (side: Side): string => (side === 'dark' ? 'le côté obscur' : 'le côté lumineux');
const Le = (side: Side): string => (side === 'dark' ? 'Le côté obscur' : 'Le côté lumineux');
const cartes = (n: number): string => (n < 2 ? `${n} carte` : `${n} cartes`);
const depuis: Record<LoseFrom, string> = {
  hand: 'de la main',
  reserve: 'du dessus de la pile de réserve',
  force: 'du dessus de la pile de Force',
  used: 'du dessus de la pile utilisée',
};
const phasesFr: Record<Moment, string> = {
  activate: 'phase d’activation',
  control: 'phase de contrôle',
  deploy: 'phase de déploiement',
  battle: 'phase de bataille',
  move: 'phase de déplacement',
  draw: 'phase de tirage',
  end: 'fin du tour',
};

const fr: ForceWords = {
  sides: { dark: 'côté obscur', light: 'côté lumineux' },
  phases: phasesFr,
  piles: {
    reserve: 'pile de réserve',
    force: 'pile de Force',
    used: 'pile utilisée',
    lost: 'pile perdue',
    hand: 'main',
  },
  lifeForce: 'Force vitale',
  table: 'table',
  events: {
    activated: ({ player, left }) =>
      left > 0
        ? `${Le(player)} active 1 Force ; il peut encore en activer ${left}.`
        : `${Le(player)} active 1 Force, la dernière.`,
    'drain-initiated': ({ player, location, amount }) =>
      `${Le(player)} initie un drainage de ${amount} à ${location}.`,
    'must-lose': ({ player, amount }) => `${Le(player)} doit perdre ${amount} Force.`,
    'must-activate': ({ player, amount }) => `${Le(player)} doit activer ${amount} Force.`,
    'force-lost': ({ player, from, left }) =>
      left > 0
        ? `${Le(player)} perd 1 Force ${depuis[from]} ; il en reste ${left} à perdre.`
        : `${Le(player)} perd 1 Force ${depuis[from]}.`,
    'deploy-announced': ({ player, card, cost }) =>
      cost > 0
        ? `${Le(player)} déploie ${card}, pour ${cost} Force.`
        : `${Le(player)} déploie ${card}, gratuitement.`,
    deployed: ({ card }) => `${card} est sur la table.`,
    'interrupt-announced': ({ player, card, cost }) =>
      cost > 0
        ? `${Le(player)} joue ${card}, pour ${cost} Force.`
        : `${Le(player)} joue ${card}, gratuitement.`,
    'interrupt-played': ({ card }) => `${card} a son résultat.`,
    'to-used': ({ card }) => `${card} va sur la pile utilisée.`,
    'to-lost': ({ card }) => `${card} va sur la pile perdue.`,
    'battle-announced': ({ player, location }) =>
      `${Le(player)} annonce une bataille à ${location}, pour 1 Force.`,
    'battle-initiated': ({ location }) => `La bataille à ${location} est initiée.`,
    'may-draw-destiny': ({ player }) => `${Le(player)} peut tirer une destinée.`,
    'destiny-drawn': ({ player }) =>
      `${Le(player)} tire une destinée : la carte va de la pile de réserve à la pile utilisée.`,
    'destiny-failed': ({ player }) => `La pile de réserve est vide : le tirage échoue pour ${le(player)}.`,
    'destiny-declined': ({ player }) => `${Le(player)} ne tire pas de destinée.`,
    'move-announced': ({ player, card }) => `${Le(player)} déplace ${card}, pour 1 Force.`,
    moved: ({ card }) => `${card} s’est déplacé.`,
    'force-used': ({ player, left }) =>
      left > 0
        ? `${Le(player)} utilise 1 Force ; il en reste ${left} à utiliser.`
        : `${Le(player)} utilise 1 Force.`,
    retrieved: ({ player, count, asked }) =>
      count === asked
        ? `${Le(player)} récupère ${cartes(count)}.`
        : `${Le(player)} récupère ${cartes(count)} sur ${asked} : la pile perdue n’en a pas plus.`,
    'taken-from-reserve': ({ player, count, asked }) =>
      count === asked
        ? `${Le(player)} prend ${cartes(count)} de sa pile de réserve.`
        : `${Le(player)} prend ${cartes(count)} sur ${asked} : la pile de réserve n’en a pas plus.`,
    'cut-short': () => 'La pile de réserve est vide : l’activation s’arrête là.',
    drawn: ({ player }) => `${Le(player)} tire une carte de sa pile de Force.`,
    passed: ({ player }) => `${Le(player)} passe.`,
    'nothing-to-play': ({ player }) => `${Le(player)} n’a rien à jouer et passe.`,
    phase: ({ phase }) => (phase === 'end' ? 'C’est la fin du tour.' : `C’est la ${phasesFr[phase]}.`),
    recirculated: ({ player, count }) => `${Le(player)} fait recirculer sa pile utilisée (${cartes(count)}).`,
    turn: ({ player, number }) => `Tour ${number} : ${le(player)} joue.`,
    stopped: () => 'Le tour est fini, et l’exemple s’arrête là.',
    defeated: ({ player }) => `La Force vitale est épuisée : ${le(player)} perd la partie.`,
  },
  refusals: {
    'malformed-move': () => 'Ce n’est pas un coup de cette partie.',
    'play-over': () => 'L’exemple est fini.',
    'game-over': () => 'La partie est terminée.',
    'not-your-turn': ({ player }) => `Ce n’est pas son tour : ${le(player)} ne peut pas faire cela.`,
    'not-your-opportunity': ({ player }) => `Ce n’est pas l’opportunité : ${le(player)} doit attendre.`,
    'wrong-phase': ({ phase }) =>
      phase === 'end'
        ? 'La fin du tour sert à recirculer, et à rien d’autre.'
        : `Cela se fait en ${phasesFr[phase]}.`,
    'something-due': () => 'Il faut d’abord finir ce qui est commencé.',
    'nothing-due': ({ player }) =>
      `Rien ne demande cela maintenant : ${le(player)} n’a rien à payer, à perdre ni à tirer.`,
    'all-activated': ({ allowed }) => `Les ${allowed} Force permises ce tour-ci sont activées.`,
    'reserve-empty': () => 'La pile de réserve est vide : il n’y a rien à activer.',
    'not-controlled': ({ location }) => `Ce joueur ne contrôle pas ${location}.`,
    'already-drained': ({ location }) => `Il y a déjà eu un drainage à ${location} ce tour-ci.`,
    'not-in-hand': ({ card }) => `${card} n’est pas une carte de la main que l’on puisse jouer ainsi.`,
    'not-on-table': ({ card }) => `${card} n’est pas une carte de ce joueur qui puisse se déplacer.`,
    'already-moved': ({ card }) => `${card} s’est déjà déplacé ce tour-ci.`,
    'not-contested': ({ location }) => `Les deux joueurs n’occupent pas ${location}.`,
    'already-battled': ({ location }) => `Il y a déjà eu une bataille à ${location} ce tour-ci.`,
    'not-enough-force': ({ cost }) => `La pile de Force ne suffit pas : il faut utiliser ${cost} Force.`,
    'cannot-take-from-empty': ({ card }) => `${card} prend des cartes d’une pile de réserve qui est vide.`,
    'force-empty': () => 'La pile de Force est vide : il n’y a rien à tirer.',
    'pile-empty': () => 'Il n’y a pas de carte à perdre à cet endroit.',
    'already-recirculated': ({ player }) => `La pile utilisée a déjà recirculé pour ${le(player)}.`,
  },
  moves: {
    activate: () => 'Activer 1 Force',
    drain: ({ location }) => `Drainer à ${location}`,
    deploy: ({ card, cost }) => (cost > 0 ? `Déployer ${card} (${cost} Force)` : `Déployer ${card}`),
    interrupt: ({ card, cost }) => (cost > 0 ? `Jouer ${card} (${cost} Force)` : `Jouer ${card}`),
    battle: ({ location }) => `Initier une bataille à ${location} (1 Force)`,
    move: ({ card }) => `Déplacer ${card} (1 Force)`,
    draw: () => 'Tirer une carte',
    use: () => 'Utiliser 1 Force',
    'lose-top': ({ from }) => `Perdre 1 Force ${depuis[from]}`,
    'lose-card': ({ card }) => `Perdre de la main : ${card}`,
    destiny: () => 'Tirer une destinée',
    decline: () => 'Ne pas tirer',
    pass: () => 'Passer',
    recirculate: () => 'Faire recirculer la pile utilisée',
  },
  setupFlaws: {
    malformed: (at) =>
      `La mise en place ne peut pas être lue (${at}) : une valeur manque, est trop grande ou n’est pas un nombre possible.`,
    'id-twice': (at) => `La carte ${at} est à deux endroits.`,
    'unknown-card': (at) => `La carte ${at} n’est pas décrite.`,
    'wrong-side': (at) => `La carte ${at} est chez l’autre joueur.`,
    'no-life-force': (at) => `Il faut au moins une carte de Force vitale (${at}).`,
    'no-turns': () => 'Il faut jouer au moins un tour.',
  },
};

const the = (side: Side): string => (side === 'dark' ? 'the dark side' : 'the light side');
const The = (side: Side): string => (side === 'dark' ? 'The dark side' : 'The light side');
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
const from: Record<LoseFrom, string> = {
  hand: 'from hand',
  reserve: 'from the top of the Reserve Deck',
  force: 'from the top of the Force Pile',
  used: 'from the top of the Used Pile',
};
const phasesEn: Record<Moment, string> = {
  activate: 'activate phase',
  control: 'control phase',
  deploy: 'deploy phase',
  battle: 'battle phase',
  move: 'move phase',
  draw: 'draw phase',
  end: 'end of turn',
};

const en: ForceWords = {
  sides: { dark: 'dark side', light: 'light side' },
  phases: phasesEn,
  piles: { reserve: 'Reserve Deck', force: 'Force Pile', used: 'Used Pile', lost: 'Lost Pile', hand: 'hand' },
  lifeForce: 'Life Force',
  table: 'table',
  events: {
    activated: ({ player, left }) =>
      left > 0
        ? `${The(player)} activates 1 Force and may activate ${left} more.`
        : `${The(player)} activates 1 Force, the last.`,
    'drain-initiated': ({ player, location, amount }) =>
      `${The(player)} initiates a drain of ${amount} at ${location}.`,
    'must-lose': ({ player, amount }) => `${The(player)} has to lose ${amount} Force.`,
    'must-activate': ({ player, amount }) => `${The(player)} has to activate ${amount} Force.`,
    'force-lost': ({ player, from: pile, left }) =>
      left > 0
        ? `${The(player)} loses 1 Force ${from[pile]}, with ${left} more to lose.`
        : `${The(player)} loses 1 Force ${from[pile]}.`,
    'deploy-announced': ({ player, card, cost }) =>
      cost > 0
        ? `${The(player)} deploys ${card} for ${cost} Force.`
        : `${The(player)} deploys ${card} for free.`,
    deployed: ({ card }) => `${card} is on the table.`,
    'interrupt-announced': ({ player, card, cost }) =>
      cost > 0 ? `${The(player)} plays ${card} for ${cost} Force.` : `${The(player)} plays ${card} for free.`,
    'interrupt-played': ({ card }) => `${card} has its result.`,
    'to-used': ({ card }) => `${card} goes to the Used Pile.`,
    'to-lost': ({ card }) => `${card} goes to the Lost Pile.`,
    'battle-announced': ({ player, location }) =>
      `${The(player)} announces a battle at ${location} for 1 Force.`,
    'battle-initiated': ({ location }) => `The battle at ${location} is initiated.`,
    'may-draw-destiny': ({ player }) => `${The(player)} may draw destiny.`,
    'destiny-drawn': ({ player }) =>
      `${The(player)} draws destiny: the card goes from the Reserve Deck to the Used Pile.`,
    'destiny-failed': ({ player }) => `The Reserve Deck is empty: the draw fails for ${the(player)}.`,
    'destiny-declined': ({ player }) => `${The(player)} draws no destiny.`,
    'move-announced': ({ player, card }) => `${The(player)} moves ${card} for 1 Force.`,
    moved: ({ card }) => `${card} has moved.`,
    'force-used': ({ player, left }) =>
      left > 0 ? `${The(player)} uses 1 Force, with ${left} more to use.` : `${The(player)} uses 1 Force.`,
    retrieved: ({ player, count, asked }) =>
      count === asked
        ? `${The(player)} retrieves ${cards(count)}.`
        : `${The(player)} retrieves ${cards(count)} of ${asked}: the Lost Pile has no more.`,
    'taken-from-reserve': ({ player, count, asked }) =>
      count === asked
        ? `${The(player)} takes ${cards(count)} from its Reserve Deck.`
        : `${The(player)} takes ${cards(count)} of ${asked}: the Reserve Deck has no more.`,
    'cut-short': () => 'The Reserve Deck is empty: activation stops there.',
    drawn: ({ player }) => `${The(player)} draws a card from its Force Pile.`,
    passed: ({ player }) => `${The(player)} passes.`,
    'nothing-to-play': ({ player }) => `${The(player)} has nothing to play and passes.`,
    phase: ({ phase }) =>
      phase === 'end' ? 'This is the end of the turn.' : `This is the ${phasesEn[phase]}.`,
    recirculated: ({ player, count }) => `${The(player)} recirculates its Used Pile (${cards(count)}).`,
    turn: ({ player, number }) => `Turn ${number}: ${the(player)} plays.`,
    stopped: () => 'The turn is over, and the example stops here.',
    defeated: ({ player }) => `Its Life Force is exhausted: ${the(player)} loses the game.`,
  },
  refusals: {
    'malformed-move': () => 'This is not a move in this game.',
    'play-over': () => 'The example is over.',
    'game-over': () => 'The game is over.',
    'not-your-turn': ({ player }) => `It is not its turn: ${the(player)} cannot do that.`,
    'not-your-opportunity': ({ player }) => `The opportunity is not theirs: ${the(player)} has to wait.`,
    'wrong-phase': ({ phase }) =>
      phase === 'end'
        ? 'The end of the turn is for recirculating, and nothing else.'
        : `That is done in the ${phasesEn[phase]}.`,
    'something-due': () => 'What has been started has to be finished first.',
    'nothing-due': ({ player }) =>
      `Nothing calls for that now: ${the(player)} has nothing to pay, lose or draw.`,
    'all-activated': ({ allowed }) => `All ${allowed} Force allowed this turn has been activated.`,
    'reserve-empty': () => 'The Reserve Deck is empty: there is nothing to activate.',
    'not-controlled': ({ location }) => `This player does not control ${location}.`,
    'already-drained': ({ location }) => `There has already been a drain at ${location} this turn.`,
    'not-in-hand': ({ card }) => `${card} is not a card in hand that can be played this way.`,
    'not-on-table': ({ card }) => `${card} is not a card of this player’s that can move.`,
    'already-moved': ({ card }) => `${card} has already moved this turn.`,
    'not-contested': ({ location }) => `The two players do not both occupy ${location}.`,
    'already-battled': ({ location }) => `There has already been a battle at ${location} this turn.`,
    'not-enough-force': ({ cost }) => `The Force Pile falls short: ${cost} Force has to be used.`,
    'cannot-take-from-empty': ({ card }) => `${card} takes cards from a Reserve Deck that is empty.`,
    'force-empty': () => 'The Force Pile is empty: there is nothing to draw.',
    'pile-empty': () => 'There is no card to lose there.',
    'already-recirculated': ({ player }) => `The Used Pile has already been recirculated for ${the(player)}.`,
  },
  moves: {
    activate: () => 'Activate 1 Force',
    drain: ({ location }) => `Drain at ${location}`,
    deploy: ({ card, cost }) => (cost > 0 ? `Deploy ${card} (${cost} Force)` : `Deploy ${card}`),
    interrupt: ({ card, cost }) => (cost > 0 ? `Play ${card} (${cost} Force)` : `Play ${card}`),
    battle: ({ location }) => `Initiate a battle at ${location} (1 Force)`,
    move: ({ card }) => `Move ${card} (1 Force)`,
    draw: () => 'Draw a card',
    use: () => 'Use 1 Force',
    'lose-top': ({ from: pile }) => `Lose 1 Force ${from[pile]}`,
    'lose-card': ({ card }) => `Lose from hand: ${card}`,
    destiny: () => 'Draw destiny',
    decline: () => 'Do not draw',
    pass: () => 'Pass',
    recirculate: () => 'Recirculate the Used Pile',
  },
  setupFlaws: {
    malformed: (at) =>
      `The set-up cannot be read (${at}): a value is missing, too large or no possible number.`,
    'id-twice': (at) => `The card ${at} is in two places.`,
    'unknown-card': (at) => `The card ${at} is not described.`,
    'wrong-side': (at) => `The card ${at} is with the other player.`,
    'no-life-force': (at) => `There has to be at least one card of Life Force (${at}).`,
    'no-turns': () => 'At least one turn has to be played.',
  },
};

export const FORCE_WORDS: Record<Locale, ForceWords> = { fr, en };
