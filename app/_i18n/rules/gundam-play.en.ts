import type { Moment } from '../../_rules/gundam/moments';
import type { Lasts } from '../../_rules/gundam/printed/schema';
import type { PlayWords } from './gundam-play';
import { capital, counted, KEYWORDS, signed, withAmount } from './gundam-play-shared';

const lastsEn: Record<Lasts, string> = { battle: 'during this battle', turn: 'during this turn' };
const theEn = (players: string): string => {
  const seats = players.split('+');
  return seats.length > 1 ? `players ${seats.join(' and ')}` : `player ${seats[0]}`;
};
const at = (targets: string): string => (targets ? ` on ${targets}` : '');
const inPlaceOf = (replace: string): string => (replace ? ` in place of ${replace}` : '');

const moments: Record<Moment, string> = {
  hand: 'starting hand',
  shields: 'placing of Shields',
  tokens: 'placing of tokens',
  start: 'start phase',
  draw: 'draw phase',
  resource: 'resource phase',
  main: 'main phase',
  end: 'end phase',
};
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
/** What EX Resources pay. */
const withEx = (ex: number): string =>
  ex > 0 ? ` (with ${ex === 1 ? '1 EX Resource' : `${ex} EX Resources`})` : '';

export const en: PlayWords = {
  steps: {
    attack: 'attack step',
    block: 'block step',
    action: 'action step',
    damage: 'damage step',
    end: 'battle end step',
  },
  keywords: KEYWORDS,
  events: {
    'attacked-unit': ({ unit, target }) => `${unit} rests and attacks ${target}.`,
    'attacked-player': ({ unit, target }) => `${unit} rests and attacks player ${target}.`,
    step: ({ step }) => `The ${en.steps[step]} begins.`,
    blocked: ({ player, unit }) => `Player ${player} blocks: ${unit} rests and becomes the target.`,
    'not-blocked': ({ player }) => `Player ${player} does not block.`,
    passed: ({ player }) => `Player ${player} passes.`,
    'battle-begun': ({ unit, target }) =>
      `A battle begins between ${unit} and ${target}: only its damage step takes place.`,
    'attack-stopped': () => 'The attacking Unit or its target is gone: the attack stops.',
    'battle-ended': () => 'The attack is over.',
    played: ({ player, card }) => `Player ${player} plays ${card}.`,
    activated: ({ player, card }) => `Player ${player} activates an ability of ${card}.`,
    paid: ({ player, amount }) =>
      `Player ${player} pays ${amount === 1 ? '1 Resource' : `${amount} Resources`}.`,
    'ex-resource-removed': ({ amount }) =>
      amount === 1
        ? '1 EX Resource is removed from the game.'
        : `${amount} EX Resources are removed from the game.`,
    triggered: ({ card }) => `${card}’s ability activates.`,
    'no-target': ({ card }) => `${card}’s ability has nothing to choose: it does not activate.`,
    declined: ({ player, card }) => `Player ${player} declines ${card}’s ability.`,
    supported: ({ unit, target, amount }) => `${unit} rests: Support ${amount} for ${target}.`,
    deployed: ({ player, card }) => `Player ${player} deploys ${card}.`,
    replaced: ({ card }) => `${card} makes room and goes to the trash. It is not destroyed.`,
    paired: ({ card, unit }) => `${card} is paired with ${unit}.`,
    linked: ({ unit }) => `${unit} becomes a Link Unit.`,
    rested: ({ card }) => `${card} is rested.`,
    'set-active': ({ card }) => `${card} is set active.`,
    'ap-changed': ({ card, amount, lasts }) => `${card}: AP ${signed(amount)} ${lastsEn[lasts]}.`,
    'ap-kept': ({ card }) => `Enemy effects do not lower the AP of ${card}.`,
    'hp-changed': ({ card, amount, lasts }) => `${card}: HP ${signed(amount)} ${lastsEn[lasts]}.`,
    'keyword-gained': ({ card, keyword, amount, lasts }) =>
      `${card} gains ${withAmount(keyword, amount)} ${lastsEn[lasts]}.`,
    'text-gained': ({ card, lasts }) => `${card} gains an ability ${lastsEn[lasts]}.`,
    recovered: ({ card, amount }) => `${card} recovers ${amount} HP.`,
    returned: ({ card, player }) => `${card} goes to player ${player}’s hand.`,
    drew: ({ player, count }) => `Player ${player} draws ${count === 1 ? '1 card' : `${count} cards`}.`,
    'shield-taken': ({ player }) => `Player ${player} takes the top Shield to hand.`,
    'first-strike': ({ unit }) => `First Strike: ${unit} hits first.`,
    damaged: ({ card, amount, left }) =>
      left > 0
        ? `${card} takes ${amount} damage and has ${left} HP left.`
        : `${card} takes ${amount} damage and has no HP left.`,
    'no-damage': ({ unit }) => `${unit} has 0 AP: no damage is dealt.`,
    reduced: ({ card, amount }) => `The damage to ${card} is reduced by ${amount}.`,
    unhurt: ({ card, by }) => `${card} takes no battle damage from ${by}.`,
    'excess-lost': ({ amount }) => `The remaining ${amount} damage is lost.`,
    'not-destroyed': ({ card }) => `${card} cannot be destroyed by this effect.`,
    destroyed: ({ card }) => `${card} is destroyed and goes to the trash.`,
    'destroyed-along': ({ card, unit }) => `${card} goes to the trash with ${unit}.`,
    'token-removed': ({ card }) => `${card} is a token: it is removed from the game.`,
    'shield-destroyed': ({ player }) => `A Shield of player ${player} is destroyed.`,
    revealed: ({ card }) => `The destroyed Shield is revealed: ${card}.`,
    'burst-activated': ({ player, card }) => `Player ${player} activates ${card}’s Burst.`,
    'burst-declined': ({ player, card }) => `Player ${player} declines Burst: ${card} goes to the trash.`,
    breach: ({ unit, amount }) => `Breach: ${unit} deals ${amount} damage to the shield area.`,
    'breach-idle': () => 'The shield area is empty: Breach does nothing.',
    defeated: ({ players }) => `${capital(theEn(players))} ${players.includes('+') ? 'lose' : 'loses'}.`,
    eliminated: ({ players }) => `${capital(theEn(players))} is eliminated, and their cards leave the game.`,
    won: ({ players }) => `${capital(theEn(players))} ${players.includes('+') ? 'win' : 'wins'} the game.`,
    'end-phase': () => 'The end phase begins with an action step.',
    'turn-over': () => 'The turn is over.',
    kept: ({ player }) => `Player ${player} keeps the hand.`,
    'hand-returned': ({ player, count }) =>
      `Player ${player} puts the hand (${cards(count)}) under the deck and draws anew.`,
    shuffled: ({ player }) => `Player ${player} shuffles the deck.`,
    'shields-placed': ({ player, count }) =>
      `Player ${player} places the top ${count} cards of the deck face down as Shields.`,
    'ex-base-placed': ({ player }) => `Player ${player} places an EX Base: 0 AP, 3 HP.`,
    'ex-resource-placed': ({ player, count, rested }) =>
      `Player ${player} places ${count === 1 ? '1 EX Resource' : `${count} EX Resources`}${rested ? ', rested' : ''}.`,
    'no-ex-resource': ({ player }) => `Player ${player} already has 5 EX Resources and places no more.`,
    turn: ({ players, number }) => `Turn ${number}: ${theEn(players)}.`,
    phase: ({ phase }) => `${capital(moments[phase])} begins.`,
    'all-set-active': ({ player, units, resources, bases }) =>
      units + resources + bases === 0
        ? `Player ${player} has nothing to set active.`
        : `Player ${player} sets what is rested active: ${counted([units, 'Unit'], [bases, 'Base'], [resources, 'Resource'])}.`,
    'drew-card': ({ player, card }) => `Player ${player} draws ${card}.`,
    'resource-placed': ({ player, total, rested }) =>
      `Player ${player} places ${rested ? 'a rested' : 'an active'} Resource and has ${total} in all.`,
    'no-resource-left': ({ player }) =>
      `The resource deck is empty: player ${player} places none, and the game goes on.`,
    'resources-set-active': ({ player, count }) =>
      `Player ${player} sets ${count === 1 ? '1 Resource' : `${count} Resources`} active.`,
    'must-discard': ({ player, count, limit }) =>
      limit > 0
        ? `Player ${player} has more than ${limit} cards in hand and has to discard ${count}.`
        : `Player ${player} has to discard ${cards(count)}.`,
    discarded: ({ player, left }) =>
      left > 0 ? `Player ${player} discards a card; ${left} to go.` : `Player ${player} discards a card.`,
    'discarded-card': ({ player, card, left }) =>
      left > 0 ? `Player ${player} discards ${card}; ${left} to go.` : `Player ${player} discards ${card}.`,
    'condition-unmet': ({ card }) => `The condition of ${card} is not met: this part does nothing.`,
    looked: ({ player, count }) =>
      count === 1
        ? `Player ${player} looks at the top card of the deck.`
        : `Player ${player} looks at the top ${count} cards of the deck.`,
    taken: ({ player, card }) => `Player ${player} reveals ${card} and adds it to hand.`,
    'dealt-instead': ({ card, by }) => `${by} takes the battle damage instead of ${card}.`,
    'put-into-deck': ({ player, card }) => `Player ${player} returns ${card} to the deck.`,
    exiled: ({ player, card }) => `Player ${player} exiles ${card}: it goes to the removal area.`,
    'kept-rested': ({ card }) => `${card} is not set active in the next start phase of its player.`,
    milled: ({ player, count }) =>
      `Player ${player} puts the top ${cards(count)} of the deck into the trash.`,
    'milled-card': ({ player, card }) =>
      `Player ${player} puts ${card} from the top of the deck into the trash.`,
    'put-under': ({ player, count }) => `Player ${player} puts ${cards(count)} under the deck.`,
    'put-on-top': ({ player, card }) => `${card} goes to the top of player ${player}’s deck.`,
    'returned-under': ({ card, player }) => `${card} goes to the bottom of player ${player}’s deck.`,
    unharmed: ({ card, by }) => `${card} takes no effect damage from ${by}.`,
    'target-changed': ({ card, by }) => `${card} becomes the target of ${by}’s attack.`,
    'left-on-top': ({ player }) => `Player ${player} leaves a card on top of the deck.`,
    'shields-spared': ({ player }) =>
      `During this battle, player ${player}’s shield area is safe from certain Units.`,
    'shields-unhurt': ({ unit }) => `The shield area is safe: ${unit} deals it no damage.`,
  },
  refusals: {
    'malformed-move': () => 'That is not a move of this game.',
    'game-over': () => 'The game is over.',
    'turn-over': () => 'The turn is over.',
    'out-of-game': ({ player }) => `Player ${player} is out of the game.`,
    'reveal-first': () => 'The destroyed Shield has to be revealed first.',
    'effect-first': ({ card }) => `${card}’s ability has to be resolved first.`,
    'attack-under-way': () => 'An attack is under way: finish it first.',
    'main-phase-over': () => 'The main phase is over.',
    'not-your-turn': ({ player }) => `It is not player ${player}’s turn.`,
    'not-your-opportunity': ({ player }) => `It is not for player ${player} to act now.`,
    'nothing-to-pass': () => 'You pass only in a block step or an action step.',
    'not-your-unit': ({ card }) => `${card} is not one of this player’s Units in the battle area.`,
    'rested-cannot-attack': ({ card }) => `${card} is rested: only an active Unit attacks.`,
    'deployed-this-turn': ({ card }) =>
      `${card} was deployed this turn and is not a Link Unit: it attacks from your next turn on.`,
    'may-not-attack': ({ card }) => `An ability forbids ${card} to attack.`,
    'may-not-attack-player': ({ card }) => `An ability forbids ${card} to attack a player.`,
    'no-such-target': () => 'That target is not in play.',
    'active-target': ({ card }) => `${card} is active: only a rested enemy Unit can be attacked.`,
    'drawn-elsewhere': ({ card }) => `${card} draws the attack: it has to be chosen as the target.`,
    'own-side-target': () => 'You do not attack your own side.',
    'shield-area-not-a-target': () =>
      'You aim at neither a Base nor a Shield: attack the player, and the shield area takes it.',
    'not-block-step': () => 'Blocker is activated only in the block step.',
    'already-blocked': () => 'This attack has already been blocked: once is all.',
    'not-under-attack': ({ player }) =>
      `Player ${player} is not under attack, so blocking is not up to them.`,
    'no-blocker': ({ card }) => `${card} does not have Blocker.`,
    'target-cannot-block': ({ card }) => `${card} is the target already and cannot block for itself.`,
    'rested-cannot-block': ({ card }) => `${card} is rested: Blocker takes an active Unit.`,
    'high-maneuver': ({ card }) =>
      `${card} has High-Maneuver: no Blocker can be activated against this attack.`,
    'not-in-hand': () => 'That card is not in this player’s hand.',
    'not-a-command': ({ card }) => `${card} is not a Command.`,
    'wrong-timing': ({ card, timing }) =>
      timing === 'action'
        ? `${card} does not have Action timing: it cannot be played in an action step.`
        : `${card} does not have Main timing: it cannot be played in the main phase, outside an attack.`,
    'lv-not-met': ({ card, lv, have }) =>
      `${card} is Lv. ${lv}, and this player has ${have === 1 ? '1 Resource' : `${have} Resources`}.`,
    'cost-not-met': ({ card, cost, have }) =>
      `${card} costs ${cost}, and this player has ${have === 1 ? '1 active Resource' : `${have} active Resources`}.`,
    'no-such-ability': () => 'This player has no such ability to activate.',
    'ability-of-another-time': ({ card }) => `${card}’s ability is activated at another time.`,
    'ability-used': ({ card }) => `${card}’s ability has already been used this turn.`,
    'condition-not-met': ({ card }) => `The condition of ${card}’s ability is not met.`,
    'rested-cannot-pay': ({ card }) => `${card} is rested already and cannot be rested.`,
    'no-support': ({ card }) => `${card} does not have Support.`,
    'support-another': ({ card }) => `${card}’s Support goes to another friendly Unit.`,
    'nothing-to-choose': ({ card }) => `${card} does not find what it has to choose, so it cannot be used.`,
    'wrong-targets': ({ card }) => `That is not what ${card} asks you to choose.`,
    'no-room': () => 'The battle area already has 6 Units: choose the one that goes to the trash.',
    'nothing-to-replace': () => 'There is room: no Unit has to give way.',
    'not-deployable': ({ card }) => `${card} is not deployed: it is neither a Unit nor a Base.`,
    'deploy-in-main-phase': ({ card }) => `${card} is deployed in the main phase, outside an attack.`,
    'not-a-pilot': ({ card }) => `${card} is not a Pilot and cannot serve as one.`,
    'pair-in-main-phase': ({ card }) => `${card} is paired in the main phase, never in an action step.`,
    'cannot-be-paired': ({ card }) => `An ability forbids ${card} to be paired with a Pilot.`,
    'already-paired': ({ card }) => `${card} already has a Pilot.`,
    'nothing-to-reveal': () => 'There is no Shield to reveal.',
    'not-your-shield': () => 'That is not this player’s destroyed Shield.',
    'unknown-card': () => 'That card is not among those the Shield may be.',
    'no-burst-now': () => 'No Burst of that card is waiting: it works only as the Shield is destroyed.',
    'not-your-burst': ({ card }) => `${card}’s Burst is up to the Shield’s owner.`,
    'nothing-to-resolve': () => 'That ability is not waiting for this player now.',
    'must-be-resolved': ({ card }) => `${card}’s ability is not optional.`,
    'wrong-moment': ({ at }) => `That is done at another time: the ${moments[at]}.`,
    'already-done': ({ player }) => `Player ${player} has done so already; it is up to the teammate.`,
    'not-yet-main': () => 'The main phase has not begun yet.',
    'something-due': ({ player }) => `Player ${player} first has to finish what has begun.`,
    'nothing-due': ({ player }) => `Nothing asks player ${player} for that now.`,
    'not-a-choice': () => 'That is not one of the choices that the text gives.',
    'top-card-known': ({ card }) => `The top card is known: it is ${card}.`,
    'not-in-pool': ({ card }) => `${card} cannot be the top card.`,
    'ex-too-few': ({ cost, active }) =>
      `A Cost of ${cost}, and ${active === 1 ? 'only 1 active Resource' : `${active} active Resources`}: EX Resources have to pay the rest.`,
    'ex-too-many': ({ cost, ex, have }) =>
      `${cost} is not paid with ${ex === 1 ? '1 EX Resource' : `${ex} EX Resources`} (there ${have === 1 ? 'is 1' : `are ${have}`}).`,
  },
  moves: {
    'attack-unit': ({ unit, target }) => `${unit} attacks ${target}`,
    'attack-player': ({ unit, target }) => `${unit} attacks player ${target}`,
    block: ({ unit }) => `Block with ${unit}`,
    'no-block': () => 'Do not block',
    pass: () => 'Pass',
    play: ({ card, targets, replace, ex }) => `Play ${card}${at(targets)}${inPlaceOf(replace)}${withEx(ex)}`,
    activate: ({ card, targets, replace, ex }) =>
      `Activate ${card}’s ability${at(targets)}${inPlaceOf(replace)}${withEx(ex)}`,
    support: ({ unit, target }) => `Support: ${unit} helps ${target}`,
    deploy: ({ card, replace, ex }) => `Deploy ${card}${inPlaceOf(replace)}${withEx(ex)}`,
    pair: ({ card, unit, ex }) => `Pair ${card} with ${unit}${withEx(ex)}`,
    reveal: ({ card }) => `Reveal the Shield: ${card}`,
    burst: ({ card, targets, replace }) => `Activate ${card}’s Burst${at(targets)}${inPlaceOf(replace)}`,
    'decline-burst': ({ card }) => `Decline ${card}’s Burst`,
    breach: ({ card }) => `${card}’s Breach`,
    resolve: ({ card, targets, replace }) => `${card}’s ability${at(targets)}${inPlaceOf(replace)}`,
    decline: ({ card }) => `Decline ${card}’s ability`,
    end: () => 'Go to the end phase',
    keep: () => 'Keep the hand',
    redraw: () => 'Redraw the hand',
    'place-shields': ({ count }) => `Place ${count} Shields`,
    'place-tokens': () => 'Place the starting tokens',
    'set-active': () => 'Set rested cards active',
    draw: () => 'Draw',
    'draw-card': ({ card }) => `Draw ${card}`,
    mill: () => 'Put the top card into the trash',
    'mill-card': ({ card }) => `Put ${card} into the trash`,
    'place-resource': () => 'Place a Resource',
    discard: ({ card }) => `Discard ${card}`,
    'discard-unknown': () => 'Discard an unknown card',
    accept: ({ card }) => `Do what ${card} offers`,
    choose: ({ targets }) => (targets ? `Choose ${targets}` : 'Choose nothing'),
    'choose-player': ({ player }) => `Choose player ${player}`,
    take: ({ card }) => `Take ${card}`,
    exile: ({ card }) => `Exile ${card}`,
    'shuffle-in': ({ card }) => `Return ${card} to the deck`,
    'take-none': () => 'Take nothing',
    'put-on-top': ({ card }) => `Leave ${card || 'the unknown card'} on top of the deck`,
    'put-into-trash': ({ card }) => `Put ${card || 'the unknown card'} into the trash`,
    'put-under': ({ card }) => `Put ${card || 'the unknown card'} under the deck`,
    pick: ({ option }) => `Choose possibility ${option}`,
    repair: ({ card }) => `${card}’s Repair`,
  },
  setupFlaws: {
    'too-few-players': () => 'A battle royale takes three players or more.',
    'not-two-players': () => 'A standard game takes two players.',
    'not-four-players': () => 'A team battle takes four players.',
    'wrong-order': () => 'The turn order does not name every player once.',
    'nobody-has-the-turn': () => 'The turn belongs to a player who is not there.',
    malformed: (at) =>
      `The set-up cannot be read (${at}): a value is missing, too large or no possible number.`,
    'id-twice': (at) => `Two cards go by the same name: ${at}.`,
    'reserved-id': (at) => `The name ${at} is reserved.`,
    'unknown-card': (at) => `The card ${at} is not known.`,
    'wrong-type': (at) => `The card ${at} does not belong there.`,
    'figure-wrong': (at) => `A figure is wrong (${at}).`,
    'too-many-units': (at) => `Player or team ${at} has more than 6 Units.`,
    'too-many-ex-resources': (at) => `Player ${at} has more than 5 EX Resources.`,
    'two-bases': (at) => `Team ${at} has two Bases.`,
    'already-destroyed': (at) => `${at} has too much damage to be in play.`,
    'empty-deck': (at) => `Player ${at}’s deck is empty: they would have lost already.`,
    'no-unknowns': () => 'There are unknown Shields, but nothing says what they may be.',
    'deck-too-small': (at) => `Player ${at}’s deck is too small.`,
    'too-many-resources': (at) => `Player ${at} has more than 10 Resources in all.`,
    'no-turns': () => 'At least one turn has to be played.',
    'wrong-battle': (at) => `${at} cannot be attacking now.`,
  },
};
