import type { Side } from '../../_rules/core/sides';
import type { LoseFrom } from '../../_rules/swccg/force/piles';
import type { BattleWords } from './swccg-battle';

const the = (side: Side): string => (side === 'dark' ? 'the dark side' : 'the light side');
const The = (side: Side): string => (side === 'dark' ? 'The dark side' : 'The light side');
const from: Record<LoseFrom, string> = {
  hand: 'from hand',
  reserve: 'from the top of the Reserve Deck',
  force: 'from the top of the Force Pile',
  used: 'from the top of the Used Pile',
};

export const en: BattleWords = {
  sides: { dark: 'dark side', light: 'light side' },
  segments: {
    weapons: 'weapons segment',
    power: 'power segment',
    damage: 'damage segment',
    end: 'end of the battle',
  },
  piles: {
    reserve: 'Reserve Deck',
    force: 'Force Pile',
    used: 'Used Pile',
    lost: 'Lost Pile',
    hand: 'hand',
  },
  roles: { pilot: 'pilot', driver: 'driver', passenger: 'passenger', cargo: 'in the cargo bay' },
  events: {
    initiated: ({ player, location }) => `${The(player)} initiates a battle at ${location}.`,
    'force-used': ({ player, amount }) => `${The(player)} uses ${amount} Force.`,
    fired: ({ player, weapon, target }) => `${The(player)} fires ${weapon} at ${target}.`,
    'destiny-drawn': ({ player, value, counts }) =>
      counts === value
        ? `${The(player)} draws a destiny of ${value}.`
        : `${The(player)} draws a destiny of ${value}, which counts as ${counts}.`,
    'draw-failed': ({ player }) => `The Reserve Deck is empty: the draw fails for ${the(player)}.`,
    missed: ({ target, total, defense }) =>
      `${total} does not exceed the defense value of ${defense}: ${target} is missed.`,
    hit: ({ target, total, defense }) =>
      `${total} exceeds the defense value of ${defense}: the shot at ${target} succeeds.`,
    'lost-at-once': ({ card }) => `${card} is lost at once.`,
    captured: ({ card }) => `${card} is captured at once.`,
    'forfeit-zero': ({ card }) => `The forfeit value of ${card} drops to 0.`,
    'interrupt-played': ({ player, card }) => `${The(player)} plays ${card}.`,
    excluded: ({ card }) => `${card} is excluded from the battle.`,
    'destinies-added': ({ player, count }) => `${The(player)} adds ${count} battle destiny.`,
    'power-added': ({ player, amount }) => `${The(player)} adds ${amount} to its total power.`,
    passed: ({ player }) => `${The(player)} passes.`,
    segment: ({ segment }) =>
      ({
        weapons: 'The weapons segment begins.',
        power: 'The power segment begins.',
        damage: 'The damage segment begins.',
        end: 'The end of the battle has come: cards are still in it.',
      })[segment],
    'power-counted': ({ player, power }) => `${The(player)} counts ${power} power.`,
    'may-draw': ({ player, ability, draws }) =>
      `With ${ability} ability, ${the(player)} may draw ${draws} battle destiny.`,
    'may-not-draw': ({ player, ability }) =>
      `With ${ability} ability, ${the(player)} draws no battle destiny.`,
    declined: ({ player }) => `${The(player)} chooses not to draw battle destiny.`,
    totals: ({ dark, light }) => `Totals: ${dark} for the dark side, ${light} for the light side.`,
    won: ({ player, by }) => `${The(player)} wins the battle by ${by}.`,
    tied: ({ total }) => `A tie at ${total}: no winner and no loser.`,
    attrition: ({ player, amount }) => `Attrition against ${the(player)} is ${amount}.`,
    'no-attrition': ({ player }) => `There is no attrition against ${the(player)}.`,
    damage: ({ player, amount }) => `${The(player)} takes ${amount} battle damage.`,
    forfeited: ({ player, card, value }) => `${The(player)} forfeits ${card}, which counts for ${value}.`,
    'lost-along': ({ card, with: carrier }) => `${card} is lost along with ${carrier}.`,
    'jumped-off': ({ card }) => `${card} jumps off the creature vehicle.`,
    'force-lost': ({ player, from: pile }) => `${The(player)} loses 1 Force ${from[pile]}.`,
    'remainder-ignored': ({ player, amount }) =>
      `Attrition of ${amount} against ${the(player)} is left over and ignored.`,
    finished: ({ player }) => `${The(player)} has satisfied everything.`,
    'ended-early': ({ player }) => `${The(player)} has no presence left in the battle, which ends here.`,
    ended: ({ location }) => `The battle at ${location} is over.`,
    defeated: ({ player }) => `Its Life Force is exhausted: ${the(player)} loses the game.`,
    'phase-over': ({ player }) => `The battle phase of ${the(player)} is over.`,
  },
  refusals: {
    'malformed-move': () => 'This is not a move in this battle.',
    'phase-over': () => 'The battle phase is over.',
    'game-over': () => 'The game is over.',
    'not-your-opportunity': ({ player }) => `The opportunity is not theirs: ${the(player)} has to wait.`,
    'draw-pending': () => 'The weapon destiny has to be drawn first.',
    'no-passing-now': () => 'Nobody passes now: there is a destiny to draw or a loss to satisfy.',
    'not-your-battle-phase': ({ player }) =>
      `This is not its battle phase: ${the(player)} cannot initiate a battle.`,
    'battle-under-way': () => 'A battle is already under way.',
    'no-such-location': () => 'That location is not on the table.',
    'no-battle-here': ({ location }) => `No battle is allowed at ${location}.`,
    'location-has-battled': ({ location }) => `There has already been a battle at ${location} this turn.`,
    'no-presence': ({ player, location }) => `At ${location}, ${the(player)} has no presence.`,
    'nobody-takes-part': ({ player, location }) =>
      `At ${location}, ${the(player)} has ability only through cards that take no part in a battle, as those in a cargo hold.`,
    'already-fought': ({ player, location }) =>
      `At ${location}, ${the(player)} has presence only through cards that have already battled this turn.`,
    'not-enough-force': ({ cost }) => `The Force Pile falls short: ${cost} Force has to be used.`,
    'not-weapons-segment': () => 'This is not the weapons segment.',
    'not-your-weapon': ({ weapon }) => `${weapon} is not a weapon this player has on the table.`,
    'only-dark-captures': ({ weapon }) =>
      `Only the dark side captures: the light side makes no use of ${weapon}.`,
    'bearer-not-in-battle': ({ card }) => `${card} is not participating in the battle.`,
    'excluded-cannot-fire': ({ card }) => `${card} is excluded from the battle and cannot fire.`,
    'fired-from-inside': ({ card }) => `${card} is inside an enclosed vehicle or a starship and cannot fire.`,
    'weapon-unmanned': ({ card }) => `${card} has no driver and cannot use its weapon.`,
    'weapon-unpiloted': ({ card }) => `${card} has no pilot and cannot use its weapon.`,
    'landed-cannot-fire': ({ card }) => `${card} has landed and cannot use its weapons.`,
    'weapon-already-fired': ({ weapon }) => `${weapon} has already fired in this battle.`,
    'shots-used-up': ({ card }) => `${card} has fired as many weapons as it may this turn.`,
    'target-not-in-battle': ({ card }) => `${card} is not an opponent’s card participating in the battle.`,
    'excluded-not-targeted': ({ card }) => `${card} is excluded from the battle and cannot be targeted.`,
    'wrong-target': ({ card, weapon }) => `${weapon} cannot target ${card}.`,
    'target-inside': ({ card }) =>
      `${card} is inside an enclosed vehicle or a starship and cannot be targeted.`,
    'no-weapon-destiny': ({ weapon }) =>
      `The Reserve Deck is empty: the destiny for ${weapon} cannot be drawn.`,
    'not-in-hand': ({ card }) => `${card} is not an Interrupt in this player’s hand.`,
    'played-too-often': ({ card, copies }) =>
      `${card}: no more than ${copies} in a turn, as many as its title has dots.`,
    'condition-not-met': ({ card, needs }) => `${card} requires ${needs} to be in the battle.`,
    'exclusion-not-in-battle': ({ card }) =>
      `${card} cannot be excluded: only a card participating in the battle can.`,
    'no-draw-due': ({ player }) => `There is no destiny for ${the(player)} to draw now.`,
    'no-battle-destiny': ({ player, ability }) =>
      `Drawing battle destiny takes 4 ability; ${the(player)} has ${ability}.`,
    'draw-is-mandatory': () => 'This draw is mandatory: only battle destiny may be declined.',
    'reserve-empty': () => 'The Reserve Deck is empty: the draw fails.',
    'not-its-destiny': () => 'That is not the destiny number of the top card.',
    'not-damage-segment': () => 'Cards are lost to the battle only in the damage segment.',
    'already-finished': ({ player }) => `Everything is already satisfied for ${the(player)}.`,
    'not-your-card-in-battle': ({ card }) => `${card} is not one of this player’s cards in the battle.`,
    'excluded-not-forfeited': ({ card }) => `${card} is excluded from the battle and cannot be forfeited.`,
    'no-forfeit-value': ({ card }) => `${card} has no forfeit value.`,
    'nothing-left-to-satisfy': () => 'There is nothing left to satisfy, and the card was not hit.',
    'wrong-riders': () => 'Only characters aboard a creature vehicle may jump off.',
    'hit-must-be-forfeited': ({ card }) => `${card} was hit and has to be forfeited.`,
    'attrition-not-satisfied': ({ left, card }) =>
      `Attrition of ${left} is left, and ${card} can still be forfeited.`,
    'immunity-too-low': ({ card, limit, total }) =>
      `${card} is immune only to attrition of less than ${limit}, and the total is ${total}.`,
    'damage-not-satisfied': ({ left }) => `There is ${left} battle damage left to satisfy.`,
    'attrition-not-in-force': () => 'Attrition is not paid in Force, only in cards from the battle.',
    'no-damage-to-pay': () => 'There is no battle damage left to pay in Force.',
    'pile-empty': () => 'There is no card to lose there.',
  },
  moves: {
    initiate: ({ location }) => `Initiate a battle at ${location}`,
    fire: ({ weapon, target, cost }) => `${weapon} at ${target} (${cost} Force)`,
    interrupt: ({ card }) => `Play ${card}`,
    'interrupt-at': ({ card, target }) => `Play ${card} on ${target}`,
    pass: () => 'Pass',
    draw: ({ value }) => `Draw a ${value}`,
    'draw-fails': () => 'Attempt the draw, which fails',
    decline: () => 'Do not draw',
    forfeit: ({ card, value }) => `Forfeit ${card} (${value})`,
    'forfeit-ridden': ({ card, value, jumping }) =>
      jumping
        ? `Forfeit ${card} (${value}); jumping off: ${jumping}`
        : `Forfeit ${card} (${value}); nobody jumps off`,
    'lose-top': ({ from: pile }) => `Lose 1 Force ${from[pile]}`,
    'lose-card': ({ card }) => `Lose from hand: ${card}`,
    finish: () => 'Leave it at that',
  },
  way: ({ forfeits, lost, force }) =>
    [forfeits && `forfeit ${forfeits}`, lost && `lose along: ${lost}`, force > 0 && `lose ${force} Force`]
      .filter(Boolean)
      .join('; ') || 'lose nothing',
  setupFlaws: {
    malformed: (at) =>
      `The set-up cannot be read (${at}): a value is missing, too large or no possible number.`,
    'id-twice': (at) => `The card ${at} is in two places.`,
    nowhere: (at) => `The card ${at} is nowhere.`,
    'unknown-location': (at) => `The location of ${at} is not on the table.`,
    'unknown-carrier': (at) => `What carries ${at} is not on the table.`,
    'wrong-carrier': (at) => `${at} cannot be on that card or aboard it.`,
    'wrong-role': (at) => `${at} cannot play that part aboard.`,
    'too-many-pilots': (at) => `There are too many pilots aboard with ${at}.`,
    'too-many-passengers': (at) => `There are too many passengers aboard with ${at}.`,
    'two-drivers': (at) => `There is another driver besides ${at}.`,
    'cannot-drive': (at) => `${at} is a droid that cannot drive.`,
    'wrong-location': (at) => `${at} cannot be at that kind of location.`,
    'not-in-hand': (at) => `The Interrupt ${at} is not in its player’s hand.`,
    negative: (at) => `A figure of ${at} is missing or negative.`,
    'no-life-force': (at) => `There has to be at least one card of Life Force (${at}).`,
    'hit-not-in-battle': (at) => `The hit card ${at} is not in the battle.`,
  },
};
