import type { Moment, Player } from '../../_rules/gundam/turn/state';
import type { TurnWords } from './gundam-turn';

const P = (player: Player): string => `Player ${player}`;
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
const resourcesOf = (n: number): string => (n === 1 ? '1 Resource' : `${n} Resources`);
const exOf = (n: number): string => (n === 1 ? '1 EX Resource' : `${n} EX Resources`);
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const price = (resources: number, ex: number): string => {
  if (resources + ex === 0) return ' (free)';
  if (ex === 0) return ` (${resourcesOf(resources)})`;
  return resources === 0 ? ` (${exOf(ex)})` : ` (${resourcesOf(resources)} and ${exOf(ex)})`;
};

const extra = (resources: number, ex: number): string => (resources + ex === 0 ? '' : price(resources, ex));

const moments: Record<Moment, string> = {
  hand: 'starting hand',
  shields: 'placing Shields',
  tokens: 'placing tokens',
  start: 'start phase',
  draw: 'draw phase',
  resource: 'resource phase',
  main: 'main phase',
  end: 'end phase',
};

export const en: TurnWords = {
  moments,
  moment: (number, player, moment) => `Turn ${number}, player ${player}: ${moments[moment]}`,
  preparing: (moment) => `Before the first turn: ${moments[moment]}`,
  mayAct: {
    hand: (player) => `${P(player)} keeps their hand or changes it.`,
    shields: (player) => `${P(player)} places their Shields.`,
    tokens: (player) => `${P(player)} places their tokens.`,
    start: (player) => `${P(player)} sets their cards active.`,
    draw: (player) => `${P(player)} draws.`,
    resource: (player) => `${P(player)} places a Resource.`,
    main: (player) => `${P(player)} may play.`,
    end: (player) => `${P(player)} acts or passes.`,
  },
  actionStep: (player, passes) =>
    passes === 0
      ? `Action step: player ${player} acts or passes.`
      : `Action step: player ${player}, after ${passes === 1 ? 'one pass' : `${passes} passes`}.`,
  due: {
    draw: (player, left) => `${P(player)} has to draw ${cards(left)}.`,
    discard: (player, left) => `${P(player)} has to discard ${cards(left)}.`,
    choose: (player) => `${P(player)} has to choose a Unit.`,
    room: (player) => `${P(player)} has to choose the Unit that makes room.`,
    may: (player) => `${P(player)} may activate the effect, or not.`,
    order: (player) => `${P(player)} chooses which effect is resolved first.`,
  },
  won: (winner, loser) => `Player ${loser}’s deck is empty: player ${winner} wins the game.`,
  stopped: 'The example stops here.',
  picture: {
    units: (player) => `Player ${player}: battle area`,
    area: (player) => `Player ${player}: Base, Shields and Resources`,
    hand: (player) => `Player ${player}: hand`,
    piles: (player) => `Player ${player}: piles`,
    turn: 'The turn',
    steps: {
      hand: 'hand',
      shields: 'Shields',
      tokens: 'tokens',
      start: 'start',
      draw: 'draw',
      resource: 'Resource',
      main: 'main',
      end: 'end',
    },
    passes: (count) => (count === 1 ? '1 pass' : `${count} passes`),
    noUnit: 'no Units',
    emptyArea: 'nothing placed',
    unknown: 'unknown card',
    kinds: { unit: 'Unit', pilot: 'Pilot', command: 'Command', base: 'Base' },
    boost: (ap, hp) => `AP ${signed(ap)} · HP ${signed(hp)}`,
    timings: (main, action) => [main && 'Main', action && 'Action'].filter(Boolean).join(' / '),
    token: 'token',
    link: 'Link Unit',
    ready: 'ready',
    deployed: 'deployed',
    lvTooHigh: 'Lv. too high',
    resource: 'Resource',
    exResource: 'EX Resource',
    resourceDeck: 'Resource deck',
    resourceDeckShort: 'Res. deck',
    deck: 'deck',
    shield: 'Shield',
    trash: 'trash',
    handPile: 'hand',
  },
  events: {
    kept: ({ player }) => `${P(player)} keeps their hand.`,
    'hand-returned': ({ player, count }) =>
      `${P(player)} puts their hand (${cards(count)}) under their deck and draws again.`,
    shuffled: ({ player }) => `${P(player)} shuffles their deck.`,
    'shields-placed': ({ player, count }) =>
      `${P(player)} places the top ${count} cards of their deck face down as Shields.`,
    'ex-base-placed': ({ player }) => `${P(player)} places an EX Base: 0 AP, 3 HP.`,
    'ex-resource-placed': ({ player, count, rested }) =>
      `${P(player)} places ${exOf(count)}${rested ? ', rested' : ''}.`,
    'no-ex-resource': ({ player }) => `${P(player)} already has 5 EX Resources and places no more.`,
    turn: ({ player, number }) => `Turn ${number}: player ${player} plays.`,
    phase: ({ phase }) => `This is the ${moments[phase]}.`,
    'set-active': ({ player, units, resources, bases }) =>
      units + resources + bases === 0
        ? `${P(player)} has nothing to set active.`
        : `${P(player)} sets everything active (Units: ${units}, Base: ${bases}, Resources: ${resources}).`,
    drew: ({ player, left }) => `${P(player)} draws a card; ${left} left in their deck.`,
    'drew-card': ({ player, card, left }) => `${P(player)} draws ${card}; ${cards(left)} left in their deck.`,
    'resource-placed': ({ player, total, rested }) =>
      `${P(player)} places a Resource, ${rested ? 'rested' : 'active'}, and has ${total} in all.`,
    'no-resource-left': ({ player }) =>
      `The resource deck is empty: player ${player} places none, and the game goes on.`,
    'resources-set-active': ({ player, count }) => `${P(player)} sets ${resourcesOf(count)} active.`,
    played: ({ player, card, lv, cost }) => `${P(player)} plays ${card} (Lv. ${lv}, Cost ${cost}).`,
    paid: ({ resources, ex }) => {
      const parts = [
        ...(resources > 0 ? [`${resourcesOf(resources)} rested`] : []),
        ...(ex > 0 ? [`${exOf(ex)} removed from the game`] : []),
      ];
      return `Payment: ${parts.join(', ')}.`;
    },
    'made-room': ({ card }) => `${card} makes room and goes to the trash; it is not destroyed.`,
    'base-replaced': ({ card }) => `${card} makes room; it is not destroyed.`,
    deployed: ({ player, card }) => `${P(player)} deploys ${card}.`,
    'token-deployed': ({ player, card }) => `${P(player)} deploys a ${card} token.`,
    'must-make-room': ({ player, card }) =>
      `${P(player)} already has 6 Units: one of them has to make room for ${card}.`,
    paired: ({ card, unit }) => `${card} is paired with ${unit}.`,
    linked: ({ unit }) => `The link conditions are fulfilled: ${unit} is a Link Unit.`,
    activated: ({ player, card }) => `${P(player)} activates an ability of ${card}.`,
    'self-rested': ({ card }) => `${card} is rested to pay for this effect.`,
    triggered: ({ card }) => `The effect of ${card} activates.`,
    'no-target': ({ card }) => `There is no target for ${card}: nothing happens.`,
    'condition-not-met': ({ card }) => `The condition of ${card} is not met: this part has no effect.`,
    declined: ({ player, card }) => `${P(player)} does not activate the effect of ${card}.`,
    chosen: ({ player, card }) => `${P(player)} chooses ${card}.`,
    'ap-changed': ({ card, amount, now }) =>
      `${card} gets AP ${signed(amount)} until the end of the turn: ${now} AP.`,
    'hp-changed': ({ card, amount, now }) =>
      `${card} gets HP ${signed(amount)} until the end of the turn: ${now} HP.`,
    damaged: ({ card, amount, left }) => `${card} takes ${amount} damage and has ${left} HP left.`,
    recovered: ({ card, amount }) => `${card} recovers ${amount} HP.`,
    'unit-rested': ({ card }) => `${card} is rested.`,
    'unit-set-active': ({ card }) => `${card} is set active.`,
    returned: ({ card }) => `${card} returns to its owner’s hand, with its Pilot if it has one.`,
    destroyed: ({ card }) => `${card} is destroyed.`,
    'removed-from-game': ({ card }) => `${card} is a token and is removed from the game.`,
    'shield-to-hand': ({ player, left }) => `${P(player)} takes their first Shield into hand; ${left} left.`,
    'other-effect': ({ card }) => `The effect of ${card} is resolved; this table does not show it.`,
    'command-to-trash': ({ card }) => `${card} goes to the trash.`,
    'must-discard': ({ player, count, limit }) =>
      limit > 0
        ? `${P(player)} holds more than ${limit} cards and has to discard ${count}.`
        : `${P(player)} has to discard ${cards(count)}.`,
    discarded: ({ player, left }) =>
      left > 0 ? `${P(player)} discards a card; ${left} to go.` : `${P(player)} discards a card.`,
    'discarded-card': ({ player, card, left }) =>
      left > 0 ? `${P(player)} discards ${card}; ${cards(left)} to go.` : `${P(player)} discards ${card}.`,
    'action-step': ({ player }) => `Action step: player ${player} acts first.`,
    passed: ({ player }) => `${P(player)} passes.`,
    'action-step-over': () => 'Everyone has passed in a row: the action step is over.',
    'effects-ceased': () => 'Effects that lasted until the end of the turn cease.',
    'deck-empty': ({ player }) => `Player ${player}’s deck is empty.`,
    won: ({ player }) => `${P(player)} wins the game.`,
    eliminated: ({ player }) => `${P(player)} is eliminated.`,
    stopped: () => 'The turn is over, and the example stops here.',
  },
  refusals: {
    'malformed-move': () => 'This is not a move in this game.',
    'game-over': () => 'The game is over.',
    'play-over': () => 'The example is over.',
    'not-in-game': ({ player }) => `${P(player)} is not in the game.`,
    'not-your-turn': ({ player }) => `It is not player ${player}’s turn.`,
    'not-your-opportunity': ({ player }) => `It is not for player ${player} to act in this action step now.`,
    'wrong-moment': ({ at }) => `That is done at another time: ${moments[at]}.`,
    'only-in-main-phase': () => 'That is done only in the main phase.',
    'only-in-action-step': () => 'That is done only in an action step.',
    'no-passing-now': () => 'Players pass only in an action step.',
    'something-due': () => 'What has been started has to be finished first.',
    'nothing-due': ({ player }) => `Nothing asks that of player ${player} now.`,
    'deck-empty': ({ player }) => `Player ${player}’s deck is empty.`,
    'top-card-known': ({ card }) => `The top card is known: it is ${card}.`,
    'not-in-pool': ({ card }) => `${card} cannot be the top card.`,
    'not-in-hand': ({ card }) => `${card} is not a card in hand that can be played.`,
    'not-deployable': ({ card }) => `${card} is not deployed: only Units and Bases are.`,
    'not-a-pilot': ({ card }) =>
      `${card} cannot be paired: it is neither a Pilot nor a Command with [Pilot].`,
    'not-a-command': ({ card }) => `${card} is not a Command.`,
    'lv-not-met': ({ card, lv, have }) =>
      `The Lv. of ${card} is not met: it takes ${resourcesOf(lv)}, and there ${have === 1 ? 'is' : 'are'} ${have}.`,
    'cannot-pay': ({ card, cost, active }) =>
      `The Cost of ${card} cannot be paid: it takes ${cost} active, and there ${active === 1 ? 'is' : 'are'} ${active}.`,
    'payment-too-small': ({ cost, active }) =>
      `A Cost of ${cost}, and ${active === 0 ? 'no active Resource' : active === 1 ? 'just one active Resource' : `${active} active Resources`}: EX Resources have to pay the rest.`,
    'payment-too-large': ({ cost, ex, have }) =>
      `A Cost of ${cost} is not paid with ${exOf(ex)} (there ${have === 1 ? 'is' : 'are'} ${have}).`,
    'must-make-room': ({ card }) => `There are already 6 Units: choose the one that makes room for ${card}.`,
    'no-room-needed': ({ card }) => `There is room for ${card}: no Unit leaves.`,
    'not-your-unit': ({ card }) => `${card} is not a Unit of this player in the battle area.`,
    'already-paired': ({ unit, pilot }) =>
      `${unit} is already paired with ${pilot}, and a Pilot is not exchanged.`,
    'no-pairing-in-action-step': ({ card }) =>
      `Nothing is paired in an action step: ${card} waits for a main phase.`,
    'needs-main-timing': ({ card }) =>
      `${card} does not have Main timing: it is not played freely in the main phase.`,
    'needs-action-timing': ({ card }) =>
      `${card} does not have Action timing: it is not played in an action step.`,
    'no-target': ({ card }) => `${card} needs a target, and there is none.`,
    'no-such-ability': ({ card }) => `${card} has no such ability.`,
    'triggers-by-itself': ({ card }) => `This effect of ${card} activates by itself, at its own time.`,
    'not-in-play': ({ card }) => `${card} is not in play for this player.`,
    'needs-pair': ({ card }) => `For that, ${card} has to be paired with the Pilot asked for.`,
    'needs-link': ({ card }) => `For that, ${card} has to be a Link Unit.`,
    'used-this-turn': ({ card }) => `This ability of ${card} has already been used this turn.`,
    'already-rested': ({ card }) => `${card} is already rested.`,
    'condition-not-met': ({ card }) => `The condition of ${card} is not met.`,
    'not-a-target': ({ card }) => `${card} cannot be chosen.`,
    'no-such-trigger': () => 'There is no effect of this player in that place.',
    'cannot-decline': () => 'This choice is not optional.',
  },
  moves: {
    keep: () => 'Keep the hand',
    redraw: () => 'Change the hand',
    'place-shields': () => 'Place 6 Shields',
    'place-tokens': () => 'Place the starting tokens',
    'set-active': () => 'Set rested cards active',
    draw: () => 'Draw',
    'draw-card': ({ card }) => `Draw ${card}`,
    'place-resource': () => 'Place a Resource',
    deploy: ({ card, resources, ex }) => `Deploy ${card}${price(resources, ex)}`,
    'deploy-replacing': ({ card, replacing, resources, ex }) =>
      `Deploy ${card} in place of ${replacing}${price(resources, ex)}`,
    pair: ({ card, unit, resources, ex }) => `Pair ${card} with ${unit}${price(resources, ex)}`,
    command: ({ card, resources, ex }) => `Play ${card}${price(resources, ex)}`,
    activate: ({ card, resources, ex }) => `Activate the ability of ${card}${extra(resources, ex)}`,
    'activate-nth': ({ card, nth, resources, ex }) =>
      `Activate ability ${nth} of ${card}${extra(resources, ex)}`,
    'end-main': () => 'End the main phase',
    pass: () => 'Pass',
    choose: ({ card }) => `Choose ${card}`,
    'make-room': ({ card }) => `Remove ${card}`,
    discard: ({ card }) => `Discard ${card}`,
    'discard-unknown': () => 'Discard an unknown card',
    resolve: ({ card }) => `Resolve the effect of ${card} first`,
    accept: ({ card }) => `Activate the effect of ${card}`,
    decline: () => 'Do not do it',
  },
  setupFlaws: {
    players: () => 'There have to be two to four players, starting with player 1.',
    turn: (at) => `Player ${at} is not in the game.`,
    malformed: (at) =>
      `The set-up cannot be read (${at}): a value is missing, too large or no possible number.`,
    'id-twice': (at) => `The card ${at} is in two places.`,
    'unknown-card': (at) => `The card ${at} is not described.`,
    'wrong-type': (at) => `The card ${at} is not of the type that belongs there.`,
    'deck-too-small': (at) => `Player ${at}’s deck is too small.`,
    'too-many-units': (at) => `Player ${at} has more than 6 Units.`,
    'too-many-resources': (at) => `Player ${at} has more than 10 Resources in all.`,
    'too-many-ex-resources': (at) => `Player ${at} has more than 5 EX Resources.`,
    negative: (at) => `A figure of player ${at} is not a whole number from 0 up.`,
    'no-turns': () => 'At least one turn has to be played.',
  },
};
