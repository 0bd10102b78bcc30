import type { Side as SideName } from '../../_rules/core/sides';
import type { EventArgs } from '../../_rules/swccg/stack/events';
import type { ActionType } from '../../_rules/swccg/stack/timing';
import { playEvents, playRefusals } from './swccg-play';
import type { StackWords } from './swccg-stack';

interface OfSide {
  side: SideName;
}
const sides = { light: 'light side', dark: 'dark side' };
const side = ({ side }: OfSide) => `the ${sides[side]}`;
const Side = ({ side }: OfSide) => `The ${sides[side]}`;
const whose = ({ side }: OfSide) => `the ${sides[side]}’s`;

const actions = {
  play: 'playing an Interrupt',
  deploy: 'deployment',
  use: 'game text',
  battle: 'battle',
  'force-drain': 'Force drain',
  react: 'react',
  move: 'move',
  fire: 'firing a weapon',
  'activate-force': 'activating one Force',
  'draw-card': 'drawing one card',
  automatic: 'automatic action',
  'use-force': 'using one Force',
  'draw-destiny': 'destiny draw',
  'lose-force': 'losing Force',
  'retrieve-force': 'retrieving Force',
  embark: 'embarking',
  disembark: 'disembarking',
  transit: 'docking bay transit',
  shuttle: 'shuttling',
  land: 'landing',
  'take-off': 'taking off',
  return: 'heading back',
  sneak: 'sneaking',
  'break-cover': 'breaking cover',
  enter: 'going inside a vehicle',
  crew: 'changing places',
  transfer: 'transfer',
};
/** An action by the title of its card, or by what it is if it has none. */
const name = (value: string) => actions[value as 'play'] ?? value;

/** What an action names as it begins, where these are no targets. */
const aims: { [Type in ActionType]?: string } = {
  battle: 'Location',
  'force-drain': 'Location',
  deploy: 'Concerns',
  move: 'Concerns',
  react: 'Concerns',
};

const phases = {
  start: 'start of turn',
  activate: 'activate phase',
  control: 'control phase',
  deploy: 'deploy phase',
  battle: 'battle phase',
  move: 'move phase',
  draw: 'draw phase',
  end: 'end of turn',
};
const segments = { weapons: 'weapons segment', power: 'power segment', damage: 'damage segment' };
const piles = {
  hand: 'hand',
  reserve: 'Reserve Deck',
  force: 'Force Pile',
  used: 'Used Pile',
  lost: 'Lost Pile',
};
const zones = {
  ...piles,
  stack: 'action stack',
  table: 'table',
  on: 'on another card',
  out: 'out of play',
  rules: 'rules',
};
const roles = { pilot: 'pilot', driver: 'driver', passenger: 'passenger', cargo: 'cargo' };
const values = {
  destiny: 'Destiny',
  amount: 'Amount',
  power: 'Power',
  'battle-destinies': 'Number of battle destinies',
  'battle-damage': 'Battle damage',
  'power-destinies': 'Destinies for power only',
  'attrition-destinies': 'Destinies for attrition only',
  attrition: 'Attrition',
  'total-battle-destiny': 'Total battle destiny',
};
const conditions: Record<string, (about: string) => string> = {
  onTable: (about) => `needed on table: ${about}`,
  noneOnTable: (about) => `must not be on table: ${about}`,
  inBattle: (about) => `needed in the battle: ${about}`,
  duringBattle: (about) => (about === 'true' ? 'a battle must be under way' : 'not during a battle'),
  damage: () => 'battle damage must be left to satisfy',
  nothingToForfeit: () => 'a card can still be forfeited',
  pile: (about) => `not enough cards: ${zones[about as 'used'] ?? about}`,
  driver: () => 'a pilot or driver must be aboard',
  fact: (about) => about,
  noFact: (about) => `prevented by: ${about}`,
};

function placed(a: EventArgs['placed']): string {
  if (a.zone === 'table') return `${a.card} takes its place on table.`;
  if (a.zone === 'out') return `${a.card} is placed out of play.`;
  return `${a.card} goes to ${whose(a)} ${zones[a.zone]}.`;
}

const kinds = {
  interrupt: 'Interrupt',
  effect: 'Effect',
  'immediate-effect': 'Immediate Effect',
  'mobile-effect': 'Mobile Effect',
  'utinni-effect': 'Utinni Effect',
  'political-effect': 'Political Effect',
  'starting-effect': 'Starting Effect',
  'epic-event': 'Epic Event',
  'admirals-order': 'Admiral’s Order',
  objective: 'Objective',
  'defensive-shield': 'Defensive Shield',
  character: 'character',
  creature: 'creature',
  vehicle: 'vehicle',
  starship: 'starship',
  weapon: 'weapon',
  device: 'device',
  location: 'location',
  'jedi-test': 'Jedi Test',
  virtual: 'action',
};
/** What a text targets: a kind of card, or the title of the one that it takes. */
const aimedAt = (target: string) =>
  target
    .split(', ')
    .map((one) => kinds[one as 'effect'] ?? one)
    .join(' or ');

export const en: StackWords = {
  title: 'The action stack',
  summary:
    'Initiate, respond, pass: the simulator says whose opportunity it is, what may respond to what, and why a move is refused.',
  sides,
  steps: { initiation: 'initiation', responses: 'optional responses', result: 'result' },
  phases,
  segments,
  zones,
  kinds,
  stack: 'Action stack',
  hand: (side) => `${side === 'light' ? 'Light' : 'Dark'} side’s hand`,
  table: 'Table',
  pilesOf: (side) => `${side === 'light' ? 'Light' : 'Dark'} side’s piles`,
  emptyStack: 'The stack is empty.',
  over: 'The example is over.',
  turnOf: (side) => `${side === 'light' ? 'Light' : 'Dark'} side’s turn`,
  piles,
  actions,
  values,
  topmost: 'topmost action',
  suspended: 'suspended',
  opportunity: (side) => `Up to the ${sides[side]}`,
  passes: (count) => (count === 0 ? 'no pass' : '1 pass'),
  events: {
    ...playEvents('en'),
    announced: (a) => `${Side(a)} announces ${a.card}, but a "just" action of the opponent’s may go first.`,
    'backed-up': (a) => `Backing up: ${side(a)} takes back ${a.card}, which was never initiated.`,
    started: (a) => `${Side(a)} begins: ${name(a.action)}.`,
    targeted: (a) => `${aims[a.type] ?? 'Targets'}: ${a.targets}.`,
    'force-used': (a) => `${Side(a)} uses 1 Force.`,
    'destiny-drawn': (a) => `${Side(a)} draws destiny: ${a.value}.`,
    'destiny-declined': (a) => `${Side(a)} does not draw this destiny.`,
    substituted: (a) => `${Side(a)} draws nothing: the destiny is ${a.value}.`,
    'destiny-failed': (a) => `${Side(a)}’s draw fails: its Reserve Deck is empty.`,
    'destiny-cancelled': (a) => `${Side(a)}’s destiny is canceled.`,
    initiated: (a) => `Initiated: ${name(a.action)}.`,
    unpaid: (a) => `The price (${a.need}) is not paid: ${name(a.action)} is not initiated.`,
    passed: (a) => `${Side(a)} passes.`,
    mandatory: (a) => `${Side(a)} still has a mandatory action to initiate.`,
    result: (a) => `Result: ${name(a.action)}.`,
    cancels: (a) => `${name(a.action)} cancels: ${name(a.target)}.`,
    fails: (a) => `${name(a.action)} fails.`,
    cancelled: (a) => `Canceled by ${name(a.by)}: ${name(a.action)}.`,
    placed,
    grabbed: (a) => `${a.card} is caught by ${a.by} and placed on it.`,
    capped: (a) => `No more than ${a.most} Force is lost to the drain.`,
    limited: (a) => `${a.card}: from now on, ${a.copies} copy at most.`,
    scheduled: (a) => `${name(a.action)} sets up an automatic action.`,
    automatic: (a) => `An automatic action initiates by itself: ${name(a.action)}.`,
    'force-activated': (a) => `${Side(a)} activates 1 Force.`,
    'card-drawn': (a) => `${Side(a)} draws a card.`,
    'force-lost': (a) => `${Side(a)} loses 1 Force (${piles[a.from]}).`,
    'force-retrieved': (a) => `${Side(a)} retrieves ${a.count} Force.`,
    'nothing-left': (a) => `${Side(a)} has no card left: ${piles[a.pile]}.`,
    moved: (a) => `${a.card} arrives here: ${a.to}.`,
    modified: (a) => `${values[a.value]}: ${a.before} becomes ${a.after}.`,
    excluded: (a) => `${a.card} does not count as highest-ability character for ${name(a.action)}.`,
    captured: (a) => `Captured: ${a.card}.`,
    released: (a) => `Released: ${a.card}.`,
    noted: (a) => `${a.en ?? a.what}.`,
    chosen: (a) => `${Side(a)} chooses: ${a.choice}.`,
    segment: (a) => `The battle goes on to its ${segments[a.segment]}.`,
    winner: (a) => `Light ${a.light}, dark ${a.dark}: ${side(a)} wins by ${a.damage}.`,
    tie: (a) => `A tie at ${a.total}: neither winner nor loser.`,
    phase: (a) => `On to ${whose(a)} ${phases[a.phase]}.`,
    turn: (a) => `${Side(a)}’s turn.`,
    over: () => 'The end.',
    boarded: (a) => `${a.card} goes aboard ${a.host} as ${roles[a.as]}.`,
    stayed: (a) => `${a.card} is free and stays at the site: ${a.location}.`,
    'jumped-off': (a) => `${a.card} jumps off the creature vehicle.`,
    defeated: (a) => `${Side(a)}’s Life Force is exhausted: it loses the game.`,
    topmost: (a) => `Topmost again: ${name(a.action)}. It is up to ${side(a)}.`,
  },
  refusals: {
    ...playRefusals('en'),
    malformed: () => 'This is not a move.',
    over: () => 'The play is over.',
    'destiny-first': (a) => `First ${side(a)} has to draw destiny.`,
    'order-first': (a) => `First ${side(a)} orders the automatic actions.`,
    'loss-first': (a) => `First ${side(a)} has to lose Force.`,
    'choice-first': (a) => `First ${side(a)} has to choose.`,
    'not-awaited': () => 'Nothing of the kind is awaited now.',
    'wrong-destiny': (a) => `The card to be drawn cannot be a ${a.value}.`,
    'no-such-card': (a) => `There is no such card: ${a.card}.`,
    'not-your-card': (a) => `${a.card} is the other player’s.`,
    'not-there': (a) => `${a.card} is not where it has to be: ${zones[a.zone]}, not ${zones[a.from]}.`,
    'not-yet-on-table': (a) => `${a.card} has not had its result yet: its game text does nothing.`,
    inactive: (a) =>
      `${a.card} is inactive: captive, excluded from the battle or come from another one, it does nothing.`,
    'no-text': (a) => `${a.card} allows nothing of the kind.`,
    'automatic-only': (a) => `${a.card} acts by itself: nobody plays it.`,
    'nothing-just': (a) => `What ${a.card} has to follow did not just happen.`,
    'nothing-to-answer': (a) => `${a.card} responds to an action, and the stack is empty.`,
    unrelated: (a) => `${a.card} does not specifically relate to the topmost action: ${name(a.action)}.`,
    suspended: (a) =>
      `${name(a.action)} is suspended. Only the topmost action, ${name(a.topmost)}, can be responded to.`,
    'result-begun': (a) => `The result has begun (${name(a.action)}): nobody responds to it any more.`,
    'just-over': (a) => `Too late for ${a.card}: "just" is over (${name(a.action)}).`,
    'wrong-segment': (a) => `${a.card} does not play in the ${segments[a.segment]}.`,
    immune: (a) => `${a.card} can do nothing here: ${name(a.action)} is immune to it.`,
    'not-your-opportunity': (a) => `It is up to ${side(a)}.`,
    'just-first': (a) => `${a.announced} is announced: only a "just" action of the opponent’s may go first.`,
    'mandatory-first': (a) => `Both players have passed: a mandatory action is left to ${side(a)}.`,
    'starting-only': (a) => `${a.card} is for the time before the game begins only.`,
    'locations-lie': (a) => `${a.card}: the documents do not say where this location goes.`,
    'wrong-turn': (a) => `${a.card} does not play during this turn.`,
    'wrong-phase': (a) => `${a.card} does not play now: it is the ${phases[a.phase]}.`,
    limit: (a) => `${a.card}: no more than ${a.copies} at once, or a turn for an Interrupt.`,
    'used-up': (a) => `${a.card} has been used this turn already.`,
    forbidden: (a) => `${a.by} forbids ${a.card}.`,
    condition: (a) =>
      `A condition of ${a.card} is not met: ${conditions[a.condition]?.(a.about) ?? a.about}.`,
    'empty-pile': (a) => `${a.card}: no card to take (${piles[a.pile]}).`,
    'no-target': (a) => `${a.card} has no target in play (${aimedAt(a.target)}).`,
    captive: (a) => `${a.target} is a captive: ${a.card} does not say that it targets captives.`,
    'no-character': (a) =>
      `${a.card} targets a character of yours that has ability, and you have none on table.`,
    cost: (a) => `${a.card} costs ${a.need}, and you have only ${a.have}.`,
    'which-text': (a) => `Several functions of ${a.card} are possible: say which.`,
    'text-not-asked': (a) => `Only one function of ${a.card} is possible: do not name it.`,
    'wrong-target': (a) => `These targets do not fit: ${a.card}.`,
  },
  moves: {
    pass: () => 'Pass',
    draw: ({ value }) => `Draw destiny: ${value}`,
    decline: () => 'Do not draw',
    lose: ({ from, card }) => `Lose 1 Force: ${card ?? piles[from]}`,
    order: ({ name: first }) => `First: ${first}`,
    choose: ({ choice, card }) =>
      card === undefined
        ? `Choose: ${choice}`
        : choice === 'stay'
          ? `${card} stays at the site`
          : choice === 'jump'
            ? `${card} jumps off the creature vehicle`
            : choice === 'remain'
              ? `${card} stays on it and is lost with it`
              : `${card} escapes to the Used Pile`,
    play: ({ what, card, text, targets, also = [] }) => {
      const verbs: Partial<Record<typeof what, string>> = {
        play: `Play ${card}`,
        deploy: `Deploy ${card}`,
        fire: `Fire ${card}`,
        move: targets ? 'Move' : 'Move a card',
        battle: 'Initiate a battle',
        'force-drain': 'Initiate a Force drain',
        react: `React with ${card}`,
        'activate-force': 'Activate 1 Force',
        'draw-card': 'Draw a card',
        enter: 'Go inside',
        crew: 'Change places',
        transfer: 'Transfer',
        embark: 'Embark',
        disembark: 'Disembark',
        transit: 'Docking bay transit',
        shuttle: 'Shuttle',
        land: 'Land',
        'take-off': 'Take off',
        return: 'Head back',
        sneak: 'Sneak',
        'break-cover': 'Break cover',
      };
      return [
        verbs[what] ?? `Use ${card}`,
        text && ` (${text.en})`,
        targets && `: ${targets}`,
        ...also.map(({ label, cards }) => `; ${label.en}: ${cards}`),
      ].join('');
    },
    'no-card': ({ card }) => card,
    forfeit: ({ card, jumping }) =>
      jumping === undefined ? `Forfeit ${card}` : `Forfeit ${card}; jumping off: ${jumping || 'nobody'}`,
    finish: () => 'All is satisfied',
  },
};
