import { SENSE } from '../../stack/cards/the-force';
import { draw, pass, play } from '../../stack/moves';
import { DODGE, interrupt } from '../cards';
import type { PlayScenario } from '../scenario';
import { battleAt, CANTINA, DUNES, fire, key, MOS_EISLEY, no, step } from './line';

/** Vader, with a lightsaber that he fires for 1 Force, alone against Luke. */
const AGAINST_LUKE: PlayScenario['setup'] = {
  turn: 'dark',
  phase: 'battle',
  locations: [CANTINA, MOS_EISLEY],
  light: {
    hand: [DODGE],
    table: [{ card: 'luke-skywalker', id: 'luke', at: 'cantina' }],
    reserve: [4, 5, null, null],
    force: 2,
  },
  dark: {
    table: [{ card: 'darth-vader', id: 'vader', at: 'cantina' }],
    reserve: [5, 4, null, null],
    force: 4,
  },
};

export const dodgedBattle: PlayScenario = {
  id: 'dodged-battle',
  title: { fr: 'Dodge : la bataille est annulée', en: 'Dodge: the battle is canceled' },
  intro: {
    fr: 'Vader attaque Luke, seul à la cantina. Le côté lumineux tient Dodge. Deux soldats se font face dans la mer de dunes.',
    en: 'Vader attacks Luke, who is alone at the cantina. The light side holds Dodge. Two troopers face each other in the Dune Sea.',
  },
  setup: {
    ...AGAINST_LUKE,
    locations: [CANTINA, MOS_EISLEY, DUNES],
    light: {
      ...AGAINST_LUKE.light,
      table: [...(AGAINST_LUKE.light.table ?? []), { card: 'rebel-trooper', id: 'trooper', at: 'dunes' }],
    },
    dark: {
      ...AGAINST_LUKE.dark,
      table: [...(AGAINST_LUKE.dark.table ?? []), { card: 'stormtrooper', id: 'guard', at: 'dunes' }],
    },
  },
  line: [
    step(
      battleAt('dark', 'cantina'),
      'Le côté obscur utilise 1 Force et initie la bataille.',
      'The dark side uses 1 Force and initiates the battle.',
    ),
    key(
      play('light', 'dodge', { targets: { card: 'luke', to: 'mos-eisley' } }),
      'Luke, seul et présent, s’éloigne en réaction vers le site adjacent. Sans présence lumineuse, la bataille est annulée.',
      'Luke, alone and present, moves away as a react to the adjacent site. With no light side presence, the battle is canceled.',
    ),
    no(
      battleAt('dark', 'cantina'),
      'location-has-battled',
      'Même annulée, la bataille compte : il n’y en aura pas d’autre ici ce tour-ci.',
      'Even canceled, the battle counts: there will be no other one here this turn.',
    ),
  ],
  sources: ['swccg-card-data#dodge', 'swccg-death-star-ii#reacts', 'swccg-advanced-rulebook#battles'],
  outcome: { stack: [], at: { luke: 'mos-eisley' }, cards: { dodge: 'lost' } },
};

export const sensedDodge: PlayScenario = {
  id: 'sensed-dodge',
  title: { fr: 'Sense sur Dodge : la bataille continue', en: 'Sense on Dodge: the battle goes on' },
  intro: {
    fr: 'La même attaque ; le côté obscur tient Sense.',
    en: 'The same attack; the dark side holds Sense.',
  },
  setup: { ...AGAINST_LUKE, dark: { ...AGAINST_LUKE.dark, hand: [SENSE] } },
  line: [
    step(battleAt('dark', 'cantina'), 'La bataille est initiée.', 'The battle is initiated.'),
    step(
      play('light', 'dodge', { targets: { card: 'luke', to: 'mos-eisley' } }),
      'Dodge, pour éloigner Luke.',
      'Dodge, to move Luke away.',
    ),
    step(play('dark', 'sense'), 'Sense vise l’interruption.', 'Sense targets the Interrupt.'),
    key(
      draw('dark', 5),
      'Destinée 5, inférieure à 6 : Dodge est annulée, Luke reste. Puissance 3 contre 6.',
      'Destiny 5, lower than 6: Dodge is canceled and Luke stays. Power 3 against 6.',
    ),
    step(
      draw('dark', 4),
      'Le côté obscur tire 4, plus 1 : total 11.',
      'The dark side draws 4, plus 1: total 11.',
    ),
    key(
      draw('light', 4),
      'Le côté lumineux tire 4 : total 7, comme dans l’exemple du livret. Il subit 4 dommages ; l’attrition est 5 contre lui, 4 contre Vader, qui est immunisé.',
      'The light side draws 4: total 7, as in the rulebook’s example. It takes 4 damage; attrition is 5 against it, and 4 against Vader, who is immune.',
    ),
  ],
  sources: ['swccg-card-data#dodge', 'swccg-card-data#sense', 'swccg-death-star-ii#battle-damage'],
  outcome: {
    segment: 'damage',
    winner: 'dark',
    damage: 4,
    totals: { light: 7, dark: 11 },
    attrition: { light: 5, dark: 4 },
    cards: { dodge: 'lost', sense: 'used', luke: 'table' },
  },
};

/** An Interrupt that cancels the battle under way. */
const TRUCE = interrupt('Truce', 'light', { result: [{ do: 'end-battle' }] }, 'lost');

const BLASTED: PlayScenario['setup'] = {
  turn: 'light',
  phase: 'battle',
  locations: [CANTINA],
  light: {
    table: [
      { card: 'luke-skywalker', id: 'luke', at: 'cantina' },
      { card: 'blaster', id: 'blaster', at: 'luke' },
    ],
    reserve: [5, 3, null],
    force: 3,
  },
  dark: {
    table: [
      { card: 'stormtrooper', id: 'stormtrooper', at: 'cantina' },
      { card: 'darth-vader', id: 'vader', at: 'cantina' },
    ],
    reserve: [4, null],
    force: 1,
  },
};

export const hitBeforeCancel: PlayScenario = {
  id: 'hit-before-cancel',
  title: { fr: 'Touché, puis la bataille est annulée', en: 'Hit, and then the battle is canceled' },
  intro: {
    fr: 'Luke tient un Blaster. Truce est une interruption inventée, qui annule la bataille en cours.',
    en: 'Luke holds a Blaster. Truce is a made-up Interrupt that cancels the battle under way.',
  },
  setup: { ...BLASTED, light: { ...BLASTED.light, hand: [TRUCE] } },
  line: [
    step(battleAt('light', 'cantina'), 'La bataille est initiée.', 'The battle is initiated.'),
    step(
      fire('light', 'blaster', 'stormtrooper'),
      'Le Blaster tire, pour 1 Force.',
      'The Blaster fires, for 1 Force.',
    ),
    key(
      draw('light', 5),
      'Destinée 5, supérieure à 1 : le Stormtrooper est touché, et combat encore.',
      'Destiny 5, more than 1: the Stormtrooper is hit, and fights on.',
    ),
    key(
      play('light', 'truce'),
      'La bataille est annulée avant le segment des dommages. Hors d’une bataille, une carte touchée est perdue aussitôt.',
      'The battle is canceled before the damage segment. Outside a battle, a card that is hit is lost at once.',
    ),
  ],
  sources: ['swccg-advanced-rulebook#weapons-firing', 'swccg-advanced-rulebook#battles'],
  outcome: { stack: [], cards: { stormtrooper: 'lost', vader: 'table', truce: 'lost' } },
};

export const endsEarly: PlayScenario = {
  id: 'ends-early',
  title: { fr: 'Plus de présence : la bataille finit là', en: 'No presence left: the battle ends there' },
  intro: {
    fr: 'Vader est seul contre Luke. Shove est une interruption inventée, qui exclut un personnage de la bataille.',
    en: 'Vader is alone against Luke. Shove is a made-up Interrupt that excludes a character from the battle.',
  },
  setup: {
    ...BLASTED,
    light: {
      ...BLASTED.light,
      hand: [
        interrupt('Shove', 'light', {
          targets: { character: { kind: 'character', by: 'opponent', field: 'in-battle' } },
          result: [{ do: 'exclude-from-battle', cards: { target: 'character' } }],
        }),
      ],
    },
    dark: { ...BLASTED.dark, table: [{ card: 'darth-vader', id: 'vader', at: 'cantina' }] },
    patient: true,
  },
  line: [
    step(
      battleAt('light', 'cantina'),
      'La bataille est initiée : 1 Force à utiliser.',
      'The battle is initiated: 1 Force to use.',
    ),
    step(
      pass('dark'),
      'Cette Force utilisée est une action ; personne n’y répond.',
      'This Force used is an action; nobody responds to it.',
    ),
    step(pass('light'), 'La Force est utilisée.', 'The Force is used.'),
    step(
      pass('dark'),
      'Le côté obscur ne répond pas à la bataille.',
      'The dark side does not respond to the battle.',
    ),
    step(
      pass('light'),
      'Le côté lumineux non plus : segment des armes.',
      'Neither does the light side: the weapons segment.',
    ),
    step(
      play('light', 'shove', { targets: { character: 'vader' } }),
      'Shove vise Vader.',
      'Shove targets Vader.',
    ),
    step(pass('dark'), 'Le côté obscur ne répond pas à Shove.', 'The dark side does not respond to Shove.'),
    key(
      pass('light'),
      'Vader est exclu : le côté obscur n’a plus de présence dans la bataille, qui finit avant le segment de puissance.',
      'Vader is excluded: the dark side has no presence left in the battle, which ends before the power segment.',
    ),
  ],
  sources: ['swccg-glossary-d-f#excluded-from-battle', 'swccg-advanced-rulebook#battles'],
  outcome: { stack: [], cards: { vader: 'table', shove: 'used' } },
};

export const hitThenExcluded: PlayScenario = {
  id: 'hit-then-excluded',
  title: { fr: 'Touché, puis exclu : perdu aussitôt', en: 'Hit, then excluded: lost at once' },
  intro: {
    fr: 'La même table, avec un Stormtrooper de plus du côté obscur.',
    en: 'The same table, with a Stormtrooper on the dark side as well.',
  },
  setup: { ...endsEarly.setup, dark: BLASTED.dark, patient: false },
  line: [
    step(battleAt('light', 'cantina'), 'La bataille est initiée.', 'The battle is initiated.'),
    step(
      fire('light', 'blaster', 'stormtrooper'),
      'Luke tire sur le Stormtrooper.',
      'Luke fires at the Stormtrooper.',
    ),
    step(draw('light', 5), 'Touché.', 'A hit.'),
    key(
      play('light', 'shove', { targets: { character: 'stormtrooper' } }),
      'Exclu, il ne pourrait plus être sacrifié : il est perdu aussitôt. Vader, lui, continue la bataille.',
      'Excluded, it could no longer be forfeited: it is lost at once. Vader goes on with the battle.',
    ),
  ],
  sources: ['swccg-card-rulings#klorslug-v', 'swccg-advanced-rulebook#weapons-firing'],
  outcome: { stack: ['battle', 'draw-destiny'], cards: { stormtrooper: 'lost', vader: 'table' } },
};
