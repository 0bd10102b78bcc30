import type { Side } from '../../_rules/core/sides';
import type { DuelWords } from './yj-duel';

const the = (side: Side): string => (side === 'dark' ? 'the dark side' : 'the light side');
const The = (side: Side): string => (side === 'dark' ? 'The dark side' : 'The light side');
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
const hits = (n: number): string => (n === 1 ? '1 hit' : `${n} hits`);
const sign = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`);

export const en: DuelWords = {
  title: 'The lightsaber duel',
  summary:
    'Initiate a duel, choose who defends, then attack and parry by destiny numbers until a character falls or the cards run out.',
  sides: { light: 'light side', dark: 'dark side' },
  events: {
    initiated: ({ player, character, weapon, target }) =>
      `${The(player)} initiates a duel: ${character}, with ${weapon}, against ${target}.`,
    defends: ({ character }) => `${character} defends with no weapon.`,
    'defends-armed': ({ character, weapon }) => `${character} defends with ${weapon}.`,
    'steps-in': ({ character, target }) =>
      `${character} steps in, and is now the one being dueled instead of ${target}.`,
    'steps-in-armed': ({ character, target, weapon }) =>
      `${character} steps in with ${weapon}, and is now the one being dueled instead of ${target}.`,
    'zero-discarded': ({ character }) =>
      `The damage number of ${character} is 0: the card is discarded, and the duel is over.`,
    'power-drawn': ({ character, value }) => `${character} draws ${value} for power. The card goes to hand.`,
    'may-redraw': ({ player }) => `${The(player)} may discard that card and redraw.`,
    kept: ({ player }) => `${The(player)} keeps that draw.`,
    redrawn: ({ player }) => `${The(player)} discards the card drawn and will redraw.`,
    power: ({ character, basic, bonus, total }) =>
      bonus === 0
        ? `${character}: power ${total}.`
        : `${character}: power ${basic} ${sign(bonus)} = ${total}.`,
    'hand-drawn': ({ player, count }) => `${The(player)} draws a dueling hand of ${cards(count)}.`,
    'hand-short': ({ player, count, power }) =>
      `${The(player)} should draw ${cards(power)} and has only ${count}: it fights with those.`,
    attacked: ({ player, destiny }) => `${The(player)} attacks: ${destiny}.`,
    'attacked-with': ({ player, destiny, card }) => `${The(player)} attacks with ${card}: ${destiny}.`,
    parried: ({ player, destiny }) => `${The(player)} parries with a ${destiny}, which becomes an attack.`,
    'parried-with': ({ player, destiny, card }) =>
      `${The(player)} parries with ${card}, a ${destiny}, which becomes an attack.`,
    hit: ({ character, hits: taken, damage }) => `Hit on ${character}: ${taken} of ${damage}.`,
    'may-use-text': ({ player, card }) => `${The(player)} may use the dueling text of ${card}.`,
    'text-used': ({ player, card }) => `${The(player)} uses the dueling text of ${card}.`,
    'extra-hits': ({ character, count, hits: taken, damage }) =>
      `${hits(count)} more on ${character}: ${taken} of ${damage}.`,
    'cards-added': ({ player, count }) =>
      count === 0
        ? `The draw deck is empty: the dueling hand of ${the(player)} stays as it is.`
        : `${The(player)} adds ${cards(count)} to its dueling hand.`,
    'hits-removed': ({ character, count, hits: left }) =>
      count === 0
        ? `${character} has no hit to remove.`
        : `${hits(count)} removed from ${character}, leaving ${left}.`,
    'text-discarded': ({ card }) => `${card} is discarded.`,
    'text-declined': ({ player, card }) => `${The(player)} does not use the text of ${card}.`,
    leads: ({ player }) => `${The(player)} has the lead.`,
    'no-cards-to-lead': ({ player }) =>
      `${The(player)} has no card left to attack with. That is no pass: the lead goes to the opponent.`,
    passed: ({ player }) => `${The(player)} passes: it only parries now, and initiates no battle this turn.`,
    'passed-again': ({ player }) => `${The(player)} has passed and passes again.`,
    'both-passed': () => 'Both players have passed: the duel ends with nobody defeated.',
    'out-of-cards': () => 'Both dueling hands are empty: the duel ends with nobody defeated.',
    'nobody-attacks': ({ player }) =>
      `${The(player)} has passed and the other player is out of cards: the duel ends with nobody defeated.`,
    defeated: ({ character, hits: taken, damage }) =>
      `With ${hits(taken)} against a damage number of ${damage}, ${character} is defeated.`,
    discarded: ({ card }) => `${card} is discarded.`,
    reshuffled: () => 'The cards of the duel go back into the draw decks, which are reshuffled.',
    'damage-changed': ({ card, amount }) => `${card}: ${sign(amount)} damage.`,
    'loser-damage': ({ player, damage, dealt, amount }) =>
      dealt === 0
        ? `${The(player)} takes ${amount} damage.`
        : `${The(player)} takes ${damage} damage minus ${hits(dealt)} dealt: ${amount}.`,
    'full-damage': ({ player, amount }) => `${The(player)} takes ${amount} damage.`,
    'drawn-damage': ({ player, taken, dealt, amount }) =>
      `${The(player)} took the most hits: ${taken} − ${dealt} = ${amount} damage.`,
    'drawn-full-damage': ({ player, amount }) => `${The(player)} took the most hits: ${amount} damage.`,
    'equal-hits': () => 'Hits are equal: nobody takes damage.',
    'tokens-removed': () => 'The hit tokens are removed.',
    'deck-empty': ({ player }) => `The draw deck is empty: ${the(player)} loses the game at once.`,
    'battle-initiated': ({ player }) => `${The(player)} initiates this turn’s battle.`,
    'step-begun': () => 'This is the battle step.',
    'step-over': ({ player }) => `The battle step of ${the(player)} is over.`,
  },
  refusals: {
    'malformed-move': () => 'This is not a move in this duel.',
    'step-over': () => 'The battle step is over.',
    'game-over': () => 'The game is over.',
    'not-your-turn': ({ player }) => `It is not the turn of ${the(player)}.`,
    'duel-under-way': () => 'The duel has to be finished first.',
    'no-duel': () => 'There is no duel going on.',
    'not-now': () => 'Not now: the duel has not come to that.',
    'not-battle-step': () => 'That is done in the battle step.',
    'one-duel-a-turn': ({ player }) => `${The(player)} has already initiated a duel this turn.`,
    'after-the-battle': () => 'The duel comes before the battle, and the battle has been fought.',
    'no-such-card': ({ card }) => `${card} is not in play.`,
    'not-yours': ({ card }) => `${card} is the opponent’s.`,
    'not-a-character': ({ card }) => `${card} is not a character.`,
    'not-here': ({ card }) => `${card} is on another planet.`,
    'face-down': ({ card }) => `${card} is face down and takes no part in duels.`,
    'not-a-duelist': ({ card }) => `${card} is not a duelist.`,
    'needs-a-lightsaber': ({ card }) => `To attack in a duel, ${card} needs a lightsaber.`,
    'not-a-lightsaber': ({ weapon }) => `${weapon} is not a lightsaber, and it takes one to attack.`,
    'cannot-use': ({ character, weapon }) => `${character} cannot use ${weapon}.`,
    'not-in-duels': ({ weapon }) => `${weapon} may not be used in a duel.`,
    'has-its-own-weapon': ({ character, weapon }) =>
      `${character} fights with ${weapon}, a built-in weapon, and takes no weapon card.`,
    'own-target': ({ card }) => `${card} is on their own side: the target has to be an opposing character.`,
    'not-the-defender': () => 'It is for the other player to say who defends.',
    'only-a-duelist-steps-in': ({ card }) =>
      `${card} is not a duelist: only a duelist may take the place of the character chosen.`,
    'no-weapon-for-zero': ({ card }) =>
      `The damage number of ${card} is 0: this character is discarded without a fight, and takes no weapon.`,
    'not-your-draw': ({ player }) => `${The(player)} has no destiny to draw now.`,
    'not-its-destiny': ({ value }) => `The destiny number of the top card is not ${value}.`,
    'not-your-hand': ({ player }) => `${The(player)} does not draw a dueling hand now.`,
    'not-your-lead': ({ player }) => `${The(player)} does not have the lead.`,
    'must-parry-first': ({ destiny }) => `There is an attack of ${destiny} to parry, or a hit to take.`,
    'only-parries-after-passing': ({ player }) =>
      `${The(player)} has passed: it can only parry, and must pass again.`,
    'not-in-dueling-hand': ({ destiny }) => `There is no other ${destiny} in that dueling hand.`,
    'card-not-in-dueling-hand': ({ card }) => `${card} is not in that dueling hand.`,
    'other-destiny': ({ card, destiny }) => `${card} does not have destiny ${destiny}.`,
    'nothing-to-parry': () => 'There is no attack to parry.',
    'not-your-parry': () => 'Nobody parries their own attack.',
    'parry-needs-same-number': ({ destiny, attack }) =>
      `A ${destiny} does not parry a ${attack}: it takes the same destiny number.`,
    'pass-only-when-leading': () => 'One passes instead of leading an attack, not in the face of one.',
    'no-passing-then': () => 'The rule as first printed has no passing.',
    'text-pending': ({ card }) => `First decide on the dueling text of ${card}.`,
    'no-text': () => 'There is no dueling text to use.',
    'text-when-it-hits': ({ card }) => `The text of ${card} works only if the card hits.`,
    'not-your-text': () => 'The text is for the player who scored the hit.',
    'passed-no-battle': ({ player }) =>
      `${The(player)} passed in the duel: it initiates no battle this turn.`,
    'one-battle-a-turn': () => 'This turn’s battle has been fought.',
    'nobody-to-battle': ({ player }) => `${The(player)} has no face-up card here.`,
  },
  moves: {
    initiate: ({ character, target }) => `${character} duels ${target}`,
    'initiate-with': ({ character, target, weapon }) => `${character} duels ${target}, with ${weapon}`,
    accept: ({ character }) => `${character} defends with no weapon`,
    'accept-zero': ({ character }) => `${character} has to fight`,
    'accept-with': ({ character, weapon }) => `${character} defends with ${weapon}`,
    'step-in': ({ character, target }) => `${character} defends in place of ${target}`,
    'step-in-with': ({ character, target, weapon }) =>
      `${character} defends with ${weapon} in place of ${target}`,
    draw: ({ value }) => `Draw ${value} for power`,
    keep: () => 'Keep that draw',
    redraw: () => 'Discard and redraw',
    'draw-hand': ({ count }) => `Draw the dueling hand (${count})`,
    attack: ({ destiny }) => `Attack with a ${destiny}`,
    'attack-with': ({ destiny, card }) => `Attack with ${card} (${destiny})`,
    parry: ({ destiny }) => `Parry with a ${destiny}`,
    'parry-with': ({ destiny, card }) => `Parry with ${card} (${destiny})`,
    'take-hit': () => 'Take the hit',
    pass: () => 'Pass',
    'use-text': ({ card }) => `Use the text of ${card}`,
    'decline-text': ({ card }) => `Do not use the text of ${card}`,
    battle: () => 'Initiate the battle',
    'end-step': ({ step }) => (step === 'deploy' ? 'Go on to the battle step' : 'End the battle step'),
  },
  setupFlaws: {
    'unknown-card': (at) => `The card ${at} is not known.`,
    malformed: (at) =>
      `The set-up cannot be read (${at}): a value is missing, too large or makes no sense there.`,
    'id-twice': (at) => `The card ${at} is there twice.`,
    negative: (at) => `The figures of ${at} have to be whole numbers, 0 or more.`,
    'not-a-destiny': (at) => `A destiny number goes from 1 to 6 (${at}).`,
    'empty-deck': (at) => `The draw deck cannot be empty (${at}).`,
    'unknown-fighter': (at) => `The character ${at} is not on the table.`,
    'wrong-fighter': (at) => `The character ${at} cannot fight in this duel.`,
    'wrong-weapon': (at) => `${at} is not a weapon of that side.`,
    'hits-too-many': (at) => `With that many hits the duel would be over (${at}).`,
    'nobody-can-lead': (at) => `The player who has to lead cannot (${at}).`,
  },
  picture: {
    moment: (step, side, planet, location) =>
      `${step === 'deploy' ? 'Deploy step' : 'Battle step'} of ${the(side)} · ${planet}, ${location}`,
    initiate: 'Initiate a duel',
    stages: {
      defender: 'Who defends',
      power: 'Destiny for power',
      hands: 'Dueling hands',
      exchange: 'Attacks and parries',
    },
    aftermath: 'Outcome of the duel',
    battle: 'Battle',
    stagesTitle: 'How it goes',
    onPlanet: { light: 'Light side, on the planet', dark: 'Dark side, on the planet' },
    bystanders: 'Also on the planet',
    dueling: { light: 'Light side dueling hand', dark: 'Dark side dueling hand' },
    powerOf: { light: 'Light side power', dark: 'Dark side power' },
    score: 'Damage taken',
    piles: 'Piles',
    power: { label: 'power', short: 'P' },
    damage: { label: 'damage', short: 'D' },
    hits: 'hits',
    printed: 'power',
    cards: (count) => (count === 1 ? 'card' : 'cards'),
    powerPart: (amount, from) => `${sign(amount)} ${from}`,
    destiny: 'destiny',
    itsText: 'own text',
    unknownCard: 'Unknown card',
    character: 'character',
    weapon: 'weapon',
    effect: 'Effect',
    attacker: 'attacks',
    defender: 'defends',
    target: 'target',
    duelist: 'duelist',
    hidden: 'face down',
    elsewhere: (planet) => `on ${planet}`,
    lightsaber: 'lightsaber',
    toLead: 'leads',
    toAnswer: 'answers',
    defeated: 'defeated',
    discarded: 'discarded',
    toParry: (destiny) => `a ${destiny} to parry`,
    hit: 'a hit!',
    parries: 'parries',
    hasText: 'dueling text',
    textNow: 'its text?',
    passed: 'has passed',
    emptyHand: 'No card left',
    notDrawn: 'Not drawn yet',
    drawDeck: (side) => `Draw deck of ${the(side)}`,
    discard: (side) => `Discard pile of ${the(side)}`,
    hand: (side) => `Hand of ${the(side)}`,
    short: { draw: 'draw', discard: 'discard' },
    outcome: {
      defeated: (name) => `${name}: defeated`,
      discarded: (name) => `${name}: discarded`,
      drawn: 'Nobody is defeated',
    },
    mayInitiate: (player) => `${The(player)} may initiate a duel.`,
    mayBattle: (player) => `${The(player)} may initiate the battle.`,
    maySomething: (player) => `${The(player)} can only end the step.`,
    deploying: (player) => `${The(player)} is still deploying.`,
    choosesDefender: (player) => `${The(player)} says who defends.`,
    drawsPower: (player) => `${The(player)} draws destiny for power.`,
    mayRedraw: (player) => `${The(player)} keeps the draw or redraws.`,
    drawsHand: (player) => `${The(player)} draws a dueling hand.`,
    leads: (player) => `${The(player)} leads: attack or pass.`,
    mustPass: (player) => `${The(player)} has passed and must pass again.`,
    answers: (player, destiny) => `${The(player)} has to parry a ${destiny} or take the hit.`,
    mayUseText: (player) => `${The(player)} has hit and may use the dueling text.`,
    stepOver: 'The battle step is over.',
    deckLost: (player) => `${The(player)} has no draw deck left and loses the game.`,
  },
};
