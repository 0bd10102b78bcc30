import type { Lasts } from '../../_rules/gundam/attack/facts';
import type { AttackWords } from './gundam-attack';
import { capital, KEYWORDS, signed, withAmount } from './gundam-attack-shared';

const lastsEn: Record<Lasts, string> = { battle: 'during this battle', turn: 'during this turn' };
const theEn = (players: string): string => {
  const seats = players.split('+');
  return seats.length > 1 ? `players ${seats.join(' and ')}` : `player ${seats[0]}`;
};
const at = (targets: string): string => (targets ? ` on ${targets}` : '');
const inPlaceOf = (replace: string): string => (replace ? ` in place of ${replace}` : '');

export const en: AttackWords = {
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
    unhurt: ({ card, by }) => `${card} takes no battle damage from ${by}.`,
    'excess-lost': ({ amount }) => `The remaining ${amount} damage is lost.`,
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
    'nothing-to-choose': ({ card }) => `${card} has nothing to choose, so it cannot be used.`,
    'wrong-targets': ({ card }) => `That is not what ${card} asks you to choose.`,
    'no-room': () => 'The battle area already has 6 Units: choose the one that goes to the trash.',
    'nothing-to-replace': () => 'There is room: no Unit has to give way.',
    'not-deployable': ({ card }) => `${card} is not deployed: it is neither a Unit nor a Base.`,
    'deploy-in-main-phase': ({ card }) => `${card} is deployed in the main phase, outside an attack.`,
    'not-a-pilot': ({ card }) => `${card} is not a Pilot and cannot serve as one.`,
    'pair-in-main-phase': ({ card }) => `${card} is paired in the main phase, never in an action step.`,
    'already-paired': ({ card }) => `${card} already has a Pilot.`,
    'nothing-to-reveal': () => 'There is no Shield to reveal.',
    'not-your-shield': () => 'That is not this player’s destroyed Shield.',
    'unknown-card': () => 'That card is not among those the Shield may be.',
    'no-burst-now': () => 'No Burst of that card is waiting: it works only as the Shield is destroyed.',
    'not-your-burst': ({ card }) => `${card}’s Burst is up to the Shield’s owner.`,
    'nothing-to-resolve': () => 'That ability is not waiting for this player now.',
    'must-be-resolved': ({ card }) => `${card}’s ability is not optional.`,
  },
  moves: {
    'attack-unit': ({ unit, target }) => `${unit} attacks ${target}`,
    'attack-player': ({ unit, target }) => `${unit} attacks player ${target}`,
    block: ({ unit }) => `Block with ${unit}`,
    'no-block': () => 'Do not block',
    pass: () => 'Pass',
    play: ({ card, targets, replace }) => `Play ${card}${at(targets)}${inPlaceOf(replace)}`,
    activate: ({ card, targets, replace }) => `Activate ${card}’s ability${at(targets)}${inPlaceOf(replace)}`,
    support: ({ unit, target }) => `Support: ${unit} helps ${target}`,
    deploy: ({ card, replace }) => `Deploy ${card}${inPlaceOf(replace)}`,
    pair: ({ card, unit }) => `Pair ${card} with ${unit}`,
    reveal: ({ card }) => `Reveal the Shield: ${card}`,
    burst: ({ card, targets, replace }) => `Activate ${card}’s Burst${at(targets)}${inPlaceOf(replace)}`,
    'decline-burst': ({ card }) => `Decline ${card}’s Burst`,
    breach: ({ card }) => `${card}’s Breach`,
    resolve: ({ card, targets, replace }) => `${card}’s ability${at(targets)}${inPlaceOf(replace)}`,
    decline: ({ card }) => `Decline ${card}’s ability`,
    end: () => 'Go to the end phase',
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
    'too-many-units': (at) => `Player ${at} has more than 6 Units.`,
    'too-many-ex-resources': (at) => `Player ${at} has more than 5 EX Resources.`,
    'two-bases': (at) => `Team ${at} has two Bases.`,
    'already-destroyed': (at) => `${at} has too much damage to be in play.`,
    'empty-deck': (at) => `Player ${at}’s deck is empty: they would have lost already.`,
    'no-unknowns': () => 'There are unknown Shields, but nothing says what they may be.',
  },
};
