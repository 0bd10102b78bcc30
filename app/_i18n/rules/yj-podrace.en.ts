import type { Side } from '../../_rules/core/sides';
import type { OfCard } from '../../_rules/young-jedi/podrace/events';
import type { PodraceWords } from './yj-podrace';

const the = (side: Side): string => (side === 'dark' ? 'the dark side' : 'the light side');
const The = (side: Side): string => (side === 'dark' ? 'The dark side' : 'The light side');
const card = ({ card: title, value }: OfCard): string => title || `a ${value}`;
const Card = ({ card: title, value }: OfCard): string => title || `A ${value}`;
const counters = (n: number): string => (n === 1 ? '1 counter' : `${n} counters`);
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

const cost = (n: number): string => (n > 0 ? ` (${counters(n)})` : '');

export const en: PodraceWords = {
  sides: { dark: 'dark side', light: 'light side' },
  stages: {
    opening: 'before the first turn',
    deploy: 'deploy step',
    battle: 'battle step',
    'even-up': 'Even Up',
  },
  parts: {
    'line-up': 'pilot and Podracer',
    laps: 'thrust and lap cards',
    refuel: 'refueling',
    rest: 'other deployment',
  },
  events: {
    'objective-played': ({ player }) => `${The(player)} puts down Boonta Eve Classic.`,
    'destiny-drawn': ({ player, value }) => `${The(player)} draws a ${value}.`,
    'tied-draw': ({ value }) => `Both drew ${value}: draw again.`,
    begins: ({ player }) => `The higher number goes first: ${the(player)}.`,
    'deployed-to-objective': ({ player, card: title, counters: price }) =>
      `${The(player)} deploys ${title} to its Objective${cost(price)}.`,
    deployed: ({ player, card: title, counters: price }) =>
      `${The(player)} deploys ${title} to the planet${cost(price)}.`,
    'extra-token': ({ card: title, thrust }) => `${title} gets one additional token: thrust ${thrust}.`,
    found: ({ player, card: title, counters: price }) =>
      `${The(player)} finds ${title} in its draw deck and deploys it${cost(price)}.`,
    'found-nothing': ({ player }) => `${The(player)} searches and deploys nothing: 1 damage.`,
    reshuffled: ({ player }) => `${The(player)} reshuffles its draw deck.`,
    'token-placed': ({ card: title, thrust }) => `A Thrust token on ${title}: thrust ${thrust}.`,
    'tokens-full': ({ card: title, thrust }) => `${title} already has ${thrust} tokens, and gets no more.`,
    'lap-card': ({ player, number, card: title }) =>
      title ? `${The(player)} plays the ${number}: ${title}.` : `${The(player)} plays the ${number}.`,
    'handling-card': ({ player, number, value, card: title, used }) =>
      `${The(player)} plays ${title ? `${title} (${value})` : `a ${value}`} in place of the ${number}: handling card ${used} of 2.`,
    'lap-finished': ({ player, laps }) => `A lap is finished: ${the(player)} has ${laps}.`,
    'laps-shuffled-in': () => 'Its six cards are shuffled back into the draw deck.',
    refueled: ({ player, drawn, limit }) => `${The(player)} refuels: card ${drawn} of ${limit}.`,
    drawn: ({ player }) => `${The(player)} draws a card.`,
    'lap-card-drawn': ({ player, number }) =>
      `The draw deck is empty: ${the(player)} takes the ${number} of its podracing pile into hand.`,
    lost: ({ player }) => `${The(player)} loses a card from its draw deck.`,
    'lap-card-lost': ({ player, number }) =>
      `The draw deck is empty: ${the(player)} loses the ${number} of its podracing pile.`,
    discarded: ({ player, ...what }) => `${The(player)} discards ${card(what)}.`,
    recycled: ({ player, count }) => `${The(player)} discards its whole hand: ${cards(count)}.`,
    stage: ({ stage }) => (stage === 'battle' ? 'The battle step begins.' : 'On to Even Up.'),
    turn: ({ player, number }) => `Turn ${number}: ${the(player)}.`,
    'deck-discarded': ({ player, count }) =>
      `${The(player)} puts its whole draw deck into its discard pile: ${cards(count)}.`,
    'race-won': ({ player }) => `Three laps: ${the(player)} wins the game.`,
    'deck-empty': ({ player }) => `The draw deck has run out: ${the(player)} loses the game.`,
    'play-over': () => 'The example stops here.',
  },
  refusals: {
    'malformed-move': () => 'This is not a move in this race.',
    'game-over': () => 'The game is over.',
    'play-over': () => 'The example is over.',
    'not-your-turn': ({ player }) => `It is not its turn: ${the(player)} has to wait.`,
    'discard-first': ({ player }) => `First, ${the(player)} has to discard a card from its draw deck.`,
    'opening-first': () => 'First, draw destiny to see who starts.',
    'objective-too-late': () => 'Too late: the Objective goes down before the draw for who goes first.',
    'objective-already-played': () => 'The Objective is already in play, and stays there.',
    'no-objective': ({ player }) => `With no Objective in play, ${the(player)} does not race.`,
    'destiny-already-drawn': ({ player }) => `It has drawn: ${the(player)} waits for the other player.`,
    'no-destiny-now': () => 'Who goes first is already known.',
    'not-a-destiny': ({ value }) => `No card has a destiny of ${value}: the numbers run from 1 to 6.`,
    'not-deploy-step': () => 'Deploying and racing are for the deploy step.',
    'not-in-hand': (what) => `${Card(what)} is not in this hand.`,
    'not-for-objective': (what) =>
      `${Card(what)} is neither a Podracer pilot nor a Podracer, and has no place on the Objective.`,
    'one-pilot': ({ there }) => `One pilot for the whole game: ${there} is already there.`,
    'one-podracer': ({ there }) => `One Podracer for the whole game: ${there} is already there.`,
    'not-deployable': (what) => `${Card(what)} does not deploy to the planet.`,
    'effect-in-play': ({ there }) =>
      `${there} is already in play: one Effect at a time, not counting the Objective.`,
    'too-many-counters': ({ card: title, counters: price, left }) =>
      `${title} costs ${counters(price)}, and ${left} are left this turn.`,
    'in-play-elsewhere': ({ card: title }) =>
      `${title} is already in play elsewhere, and cannot be in two places.`,
    'no-search-now': () => 'You look for the match only as the other card deploys to the Objective.',
    'not-in-deck': ({ card: title }) => `${title} is not in this draw deck.`,
    'not-a-match': ({ card: title, there }) => `${title} does not match ${there}.`,
    'no-pilot': () => 'There is no pilot on the Objective.',
    'no-podracer': ({ card: title }) => `${title} is there without a Podracer: no token and no lap card.`,
    'wrong-podracer': ({ card: title, there }) => `${there} is not the Podracer of ${title}.`,
    'racing-first': () => 'Too late to race: podracing comes before any other action of the step.',
    'already-thrust': () => 'You thrust only once in a deploy step.',
    'thrust-first': () => 'First, place a Thrust token on the pilot.',
    'no-thrust-left': ({ thrust }) =>
      `A thrust of ${thrust} allows ${thrust === 1 ? '1 lap card' : `${thrust} lap cards`} at most.`,
    'already-refueled': () => 'Once you have refueled, there is no more thrust in this step.',
    'location-no-lap': (what) => `${Card(what)} is a location, and cannot be a lap card.`,
    'wrong-number': ({ number, value, card: title }) =>
      title ? `A ${number} is needed, and ${title} is none.` : `A ${number} is needed, not a ${value}.`,
    'handling-unusable': ({ number, handling }) =>
      `A ${number} is needed, and a handling of ${handling} stands for nothing.`,
    'handling-used-up': ({ number, limit }) =>
      `A ${number} is needed: ${limit} handling cards are already in this lap.`,
    'thrust-before-refueling': () => 'Thrust comes before refueling, in the same step.',
    'refueled-enough': ({ limit, thrust }) =>
      `With a thrust of ${thrust}, refueling stops at ${cards(limit)}.`,
    'lap-cards-stay': () => 'Only lap cards are left: they leave for damage or Even Up alone.',
    'not-its-card': () => 'That is not the card that comes up.',
    'no-drawing-now': () => 'Nobody draws now.',
    'not-battle-step': () => 'No damage is taken in this step.',
    'not-even-up': () => 'Cards leave the hand only in Even Up.',
    'hand-has-six': () => 'The hand already has six cards.',
    'too-many-in-hand': ({ count }) => `${cards(count)} in hand: discard down to six.`,
    'too-few-in-hand': ({ count }) => `${cards(count)} in hand: draw up to six.`,
    'only-locations': () => 'You may discard locations only, or else the whole hand.',
    'drawing-has-begun': () => 'Too late: drawing for Even Up has begun.',
    'hand-empty': () => 'The hand is empty.',
  },
  moves: {
    objective: () => 'Put down Boonta Eve Classic',
    destiny: ({ value }) => `Draw a ${value}`,
    'to-objective': ({ card: title, counters: price }) => `${title} to the Objective${cost(price)}`,
    'to-planet': ({ card: title, counters: price }) => `${title} to the planet${cost(price)}`,
    find: ({ card: title, counters: price }) => `Take ${title} from the draw deck${cost(price)}`,
    'find-nothing': () => 'Search and deploy nothing',
    thrust: ({ thrust }) => `Place the token: thrust ${thrust}`,
    lap: ({ card: title, value, number }) =>
      title
        ? `Lap card ${number}: ${title}`
        : value === number
          ? `Play the ${number}`
          : `Play a ${value} as the ${number}`,
    'last-lap-card': ({ card: title, value, number }) =>
      title
        ? `Finish the lap: ${title}`
        : value === number
          ? `Play the ${number}: lap finished`
          : `Play a ${value} as the ${number}`,
    'lap-by-handling': ({ card: title, value, number }) =>
      `${title || `A ${value}`} in place of the ${number} (handling)`,
    refuel: ({ left }) => `Refuel (${left} left)`,
    'refuel-value': ({ value, left }) => `Refuel: a ${value} (${left} left)`,
    'refuel-card': ({ card: title, left }) => `Refuel: ${title} (${left} left)`,
    'even-up': () => 'Draw',
    'even-up-value': ({ value }) => `Draw a ${value}`,
    'even-up-card': ({ card: title }) => `Draw ${title}`,
    'even-up-lap': ({ number }) => `Take back the ${number} of the podracing pile`,
    lose: () => 'Lose a card (damage)',
    'lose-value': ({ value }) => `Lose a ${value} (damage)`,
    'lose-card': ({ card: title }) => `Lose ${title} (damage)`,
    'lose-lap': ({ number }) => `Lose the ${number} of the podracing pile`,
    discard: (what) => `Discard ${card(what)}`,
    recycle: () => 'Discard the whole hand',
    done: ({ stage }) => (stage === 'even-up' ? 'End the turn' : 'Go on to the next step'),
  },
  setupFlaws: {
    malformed: (at) =>
      `The set-up cannot be read (${at}): a value is missing, too large or makes no sense there.`,
    'id-twice': (at) => `The card ${at} is in two places.`,
    'no-cards-left': (at) => `The draw deck is empty (${at}).`,
    'destiny-out-of-range': (at) => `The destiny of ${at} is not a number from 1 to 6.`,
    'two-numbers-without-title': (at) => `The card ${at} has two numbers, and needs a title.`,
    'unknown-in-hand': (at) => `Nothing is known of the card ${at} in hand.`,
    'negative-counters': (at) => `The counters of ${at} are negative.`,
    'not-a-pilot': (at) => `${at} is not a Podracer pilot.`,
    'not-a-podracer': (at) => `${at} is not a Podracer.`,
    'in-play-twice': (at) => `What is on the Objective is not on the planet as well (${at}).`,
    'two-effects': (at) => `A player has one Effect in play at a time (${at}).`,
    'without-objective': (at) => `A race without an Objective (${at}).`,
    'thrust-out-of-range': (at) => `Thrust runs from 0 to 4, on a pilot (${at}).`,
    'laps-out-of-range': (at) => `Lap tokens run from 0 to 2 (${at}).`,
    'pile-out-of-order': (at) => `The podracing pile has to climb from 1 to 5 (${at}).`,
    'pile-without-handling': (at) => `These handling cards do not go with this pilot (${at}).`,
  },
  picture: {
    turn: (number, side) => `Turn ${number} · ${side}`,
    race: 'The race',
    lap: (number, of) => `Lap ${number}/${of}`,
    objectiveTitle: 'Boonta Eve Classic',
    objective: 'Objective',
    pilot: 'Podracer pilot',
    podracer: 'Podracer',
    noRacer: 'no pilot and no Podracer',
    notDown: 'not down yet',
    opening: { objectives: 'Objectives', destiny: 'who goes first' },
    destinies: 'Destinies to begin',
    hand: (side) => `Hand · ${side}`,
    piles: 'Piles',
    deck: 'draw deck',
    discard: 'discard pile',
    planet: 'on the planet',
    short: { deck: 'draw', discard: 'discard', planet: 'planet' },
    order: 'The turn, in order',
    left: 'What is left to do',
    laps: (laps, of) => `lap tokens: ${laps} of ${of}`,
    thrust: 'thrust',
    handling: { label: 'handling', short: 'H' },
    refueling: { label: 'refueling', short: 'R' },
    handlingUseless: 'handling of no use',
    lapsLeft: 'lap cards',
    fuelLeft: 'refueling',
    countersLeft: 'counters',
    handlingLeft: 'handling',
    inHand: 'cards in hand',
    of: (count, of) => `${count} of ${of}`,
    destiny: 'destiny',
    counters,
    playable: 'fits',
    byHandling: 'handling',
    asHandling: (number) => `in place of a ${number}, by handling`,
    kinds: {
      character: 'character',
      weapon: 'weapon',
      battle: 'Battle card',
      effect: 'Effect',
      location: 'location',
      starship: 'starship',
    },
    toAct: (side) => `To the ${side}`,
    bothDraw: 'Objectives first; then each player draws destiny.',
    owes: (side) => `The ${side} discards a card from its draw deck.`,
    won: (side) => `The ${side} wins the race and the game.`,
    deckWon: (side) => `The ${side} wins: the other draw deck has run out.`,
    over: 'The example stops here.',
  },
};
