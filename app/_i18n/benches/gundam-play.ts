import type { Args } from '../../_rules/core/contract';
import type { BenchWordsIn } from './words';

const Joueur = ({ player }: Args): string => `Le joueur ${player}`;
const Player = ({ player }: Args): string => `Player ${player}`;

const KEYWORDS = {
  blocker: '<Blocker>',
  'first-strike': '<First Strike>',
  'high-maneuver': '<High-Maneuver>',
  suppression: '<Suppression>',
};
const AMOUNTS = { ap: 'AP', hp: 'HP', breach: '<Breach>', repair: '<Repair>', support: '<Support>' };

export const GUNDAM_BENCH: BenchWordsIn = {
  fr: {
    places: {
      units: 'Units',
      pilot: (unit) => `Pilot de ${unit}`,
      base: 'Base',
      shields: 'Shields',
      hand: 'main',
      deck: 'deck',
      pool: 'quelque part dans le deck ou les Shields',
      trash: 'défausse',
      active: 'Resources actives',
      rested: 'Resources au repos',
      ex: 'EX Resources',
      exRested: 'EX Resources au repos',
      'resource-deck': 'deck de Resources',
    },
    kinds: {
      unit: 'Unit',
      pilot: 'Pilot',
      base: 'Base',
      command: 'Command',
      'command-pilot': 'Command jouable comme Pilot',
      unknown: 'carte inconnue',
    },
    figures: { ...AMOUNTS, lv: 'Lv.', cost: 'Cost' },
    traits: {
      ...KEYWORDS,
      token: 'jeton',
      'burst-hand': 'Burst : va en main',
      'burst-deploy': 'Burst : se déploie',
      main: '[Main]',
      action: '[Action]',
    },
    switches: {
      turn: 'Au tour du joueur',
      phase: 'Phase',
      'turn-number': 'Numéro du tour',
      attacker: 'Unit qui attaque',
      target: 'Cible de l’attaque',
      step: 'Étape de l’attaque',
      blocked: 'L’attaque a été bloquée',
      opportunity: 'À agir',
      passes: 'Joueurs qui ont passé à la suite',
      rested: 'Au repos (Rest)',
      damage: 'Dégâts',
      deployed: 'Déployée ce tour-ci',
    },
    choices: {
      any: { none: 'aucune', '1': 'joueur 1', '2': 'joueur 2', '3': 'joueur 3', '4': 'joueur 4' },
      phase: {
        hand: 'main de départ',
        shields: 'pose des Shields',
        tokens: 'pose des jetons',
        start: 'phase d’ouverture',
        draw: 'phase de pioche',
        resource: 'phase de Resource',
        main: 'phase principale',
        end: 'phase de fin',
      },
      step: {
        attack: 'attaque',
        block: 'blocage',
        action: 'action',
        damage: 'dégâts',
        end: 'fin de combat',
      },
    },
    oddities: {
      'too-many-units': (args) => `${Joueur(args)} a ${args.count} Units ; ${args.most} au plus.`,
      beaten: ({ card = '', damage = 0, hp = 0 }) =>
        `${card} a ${damage} dégâts pour ${hp} HP : elle devrait être détruite.`,
      'too-early': ({ card = '' }) => `${card} attaque le tour où elle est déployée sans être une Link Unit.`,
      'too-many-resources': (args) =>
        `${Joueur(args)} a ${args.count} Resources en tout ; son deck de Resources en compte ${args.most}.`,
      'too-many-ex': (args) => `${Joueur(args)} a ${args.count} EX Resources ; ${args.most} au plus.`,
      'too-many-copies': (args) =>
        `${Joueur(args)} a ${args.count} exemplaires de ${args.card} ; ${args.most} au plus.`,
      'too-many-cards': (args) =>
        `${Joueur(args)} a ${args.count} cartes en tout ; un deck en compte ${args.most}.`,
      'too-many-shields': (args) => `${Joueur(args)} a ${args.count} Shields ; ${args.most} au plus.`,
      'too-many-named': (args) =>
        `${Joueur(args)} a ${args.count} cartes nommées « quelque part », mais ${args.most} cartes inconnues dans son deck et ses Shields.`,
      'attacker-active': ({ card = '' }) => `${card} attaque et devrait être au repos.`,
    },
  },
  en: {
    places: {
      units: 'Units',
      pilot: (unit) => `Pilot of ${unit}`,
      base: 'Base',
      shields: 'Shields',
      hand: 'hand',
      deck: 'deck',
      pool: 'somewhere in the deck or the Shields',
      trash: 'trash',
      active: 'active Resources',
      rested: 'rested Resources',
      ex: 'EX Resources',
      exRested: 'rested EX Resources',
      'resource-deck': 'resource deck',
    },
    kinds: {
      unit: 'Unit',
      pilot: 'Pilot',
      base: 'Base',
      command: 'Command',
      'command-pilot': 'Command that can be a Pilot',
      unknown: 'unknown card',
    },
    figures: { ...AMOUNTS, lv: 'Lv.', cost: 'Cost' },
    traits: {
      ...KEYWORDS,
      token: 'token',
      'burst-hand': 'Burst: goes to hand',
      'burst-deploy': 'Burst: is deployed',
      main: '[Main]',
      action: '[Action]',
    },
    switches: {
      turn: 'Turn of player',
      phase: 'Phase',
      'turn-number': 'Number of the turn',
      attacker: 'Unit that attacks',
      target: 'Target of the attack',
      step: 'Step of the attack',
      blocked: 'The attack has been blocked',
      opportunity: 'To act',
      passes: 'Players who have passed in a row',
      rested: 'Rested',
      damage: 'Damage',
      deployed: 'Deployed this turn',
    },
    choices: {
      any: { none: 'none', '1': 'player 1', '2': 'player 2', '3': 'player 3', '4': 'player 4' },
      phase: {
        hand: 'starting hand',
        shields: 'placing Shields',
        tokens: 'placing tokens',
        start: 'start phase',
        draw: 'draw phase',
        resource: 'resource phase',
        main: 'main phase',
        end: 'end phase',
      },
      step: { attack: 'attack', block: 'block', action: 'action', damage: 'damage', end: 'battle end' },
    },
    oddities: {
      'too-many-units': (args) => `${Player(args)} has ${args.count} Units; ${args.most} at most.`,
      beaten: ({ card = '', damage = 0, hp = 0 }) =>
        `${card} has ${damage} damage with ${hp} HP: it should be destroyed.`,
      'too-early': ({ card = '' }) => `${card} attacks on the turn it was deployed and is no Link Unit.`,
      'too-many-resources': (args) =>
        `${Player(args)} has ${args.count} Resources in all; a resource deck has ${args.most}.`,
      'too-many-ex': (args) => `${Player(args)} has ${args.count} EX Resources; ${args.most} at most.`,
      'too-many-copies': (args) =>
        `${Player(args)} has ${args.count} copies of ${args.card}; ${args.most} at most.`,
      'too-many-cards': (args) => `${Player(args)} has ${args.count} cards in all; a deck has ${args.most}.`,
      'too-many-shields': (args) => `${Player(args)} has ${args.count} Shields; ${args.most} at most.`,
      'too-many-named': (args) =>
        `${Player(args)} has ${args.count} cards named “somewhere”, but ${args.most} unknown cards in the deck and the Shields.`,
      'attacker-active': ({ card = '' }) => `${card} attacks and should be rested.`,
    },
  },
};
