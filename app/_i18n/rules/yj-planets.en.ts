import type { Side } from '../../_rules/core/sides';
import type { Illegality, NoControl } from '../../_rules/young-jedi/planets/events';
import { type DrawnFor, PLANET_NAMES, type Searched, type Step } from '../../_rules/young-jedi/planets/state';
import type { PlanetsWords } from './yj-planets';

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

export const en: PlanetsWords = {
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
    'found-nothing': ({ player, damage, left }) =>
      `${The(player)} deploys nothing from the draw deck: ${damage} damage; ${cards(left)} left.`,
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
    'put-right': ({ player, card, count, planet, first }) =>
      `${The(player)} takes back into hand ${count} × ${card} on ${PLANET_NAMES[planet]}: the first stack is on ${PLANET_NAMES[first]}.`,
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
    'no-search-now': () =>
      'A player searches the draw deck only just after deploying, face up, a card whose text allows it.',
    'not-found': ({ card }) =>
      `${Card_(card)} is not the card that the text lets one deploy from the draw deck.`,
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
    'no-illegal-stack': ({ player, card }) =>
      `${The(player)} has no illegal stack of ${card}, face up, to put right.`,
    'stack-in-fight': ({ card }) =>
      `${card} is in the fight under way: it is settled first, then the stack is put right.`,
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
    search: ({ card }) => `Deploy ${card_(card)} from the draw deck`,
    'search-nothing': () => 'Search the draw deck and deploy nothing (1 damage)',
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
    'put-right': ({ card }) => `Put the illegal stack right: ${card}`,
  },
  setupFlaws: {
    malformed: (at) =>
      `The set-up cannot be read (${at}): a value is missing, too large or makes no sense there.`,
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
