import { SENSE } from '../../stack/cards/the-force';
import { draw, play } from '../../stack/moves';
import { DARK_STRIKE, DENGAR, DODGE, DR_EVAZAN, LIGHTSABER } from '../cards';
import type { PlayScenario } from '../scenario';
import { battleAt, CANTINA, fire, forfeit, key, no, step } from './line';

/** Vader swings a Dark Jedi Lightsaber, which costs him 1 Force and draws two destinies. */
const SABER: PlayScenario['setup'] = {
  turn: 'dark',
  phase: 'battle',
  locations: [CANTINA],
  dark: {
    hand: [DARK_STRIKE],
    table: [
      { card: 'darth-vader', id: 'vader', at: 'cantina' },
      { card: LIGHTSABER, id: 'saber', at: 'vader' },
    ],
    reserve: [1, 1, 4, null],
    force: 3,
  },
  light: {
    table: [
      { card: 'luke-skywalker', id: 'luke', at: 'cantina' },
      { card: 'han-solo', id: 'han', at: 'cantina' },
    ],
    reserve: [2, 5, null],
    force: 2,
  },
};

export const darkStrike: PlayScenario = {
  id: 'dark-strike',
  title: { fr: 'Dark Strike : 3 au total, une seule fois', en: 'Dark Strike: 3 to the total, once' },
  intro: {
    fr: 'Vader vise Luke, dont la valeur de défense est 4. Le sabre tire deux destinées.',
    en: 'Vader targets Luke, whose defense value is 4. The lightsaber draws two destinies.',
  },
  setup: SABER,
  line: [
    step(battleAt('dark', 'cantina'), 'La bataille est initiée.', 'The battle is initiated.'),
    step(
      fire('dark', 'saber', 'luke'),
      'Un coup de sabre est un tir : 7 moins l’habileté 6 de Vader, soit 1 Force.',
      'A swing is a shot: 7 less Vader’s ability of 6, so 1 Force.',
    ),
    step(play('dark', 'dark-strike'), 'Dark Strike répond au tir.', 'Dark Strike responds to the shot.'),
    step(draw('dark', 1), 'Première destinée : 1.', 'First destiny: 1.'),
    key(
      draw('dark', 1),
      'Seconde destinée : 1. Le total est 1 + 1 + 3 = 5, pas 8 : plus que 4, Luke est touché.',
      'Second destiny: 1. The total is 1 + 1 + 3 = 5, not 8: more than 4, and Luke is hit.',
    ),
  ],
  sources: ['swccg-glossary-d-f#dark-strike', 'swccg-glossary-d-f#dark-jedi-lightsaber'],
  outcome: { hit: ['luke'], cards: { 'dark-strike': 'lost' } },
};

export const senseOnWeaponInterrupt: PlayScenario = {
  id: 'sense-on-weapon-interrupt',
  title: { fr: 'Sense sur l’interruption qui aide un tir', en: 'Sense on the Interrupt that helps a shot' },
  intro: {
    fr: 'Le même coup ; le côté lumineux tient Sense.',
    en: 'The same swing; the light side holds Sense.',
  },
  setup: { ...SABER, light: { ...SABER.light, hand: [SENSE] } },
  line: [
    step(battleAt('dark', 'cantina'), 'La bataille est initiée.', 'The battle is initiated.'),
    step(
      fire('dark', 'saber', 'luke'),
      'Vader vise Luke. Un tir n’est pas une interruption : Sense ne peut rien contre lui.',
      'Vader targets Luke. A shot is no Interrupt: Sense can do nothing about it.',
    ),
    step(play('dark', 'dark-strike'), 'Dark Strike répond au tir.', 'Dark Strike responds to the shot.'),
    step(play('light', 'sense'), 'Sense vise Dark Strike.', 'Sense targets Dark Strike.'),
    step(
      draw('light', 2),
      'Destinée 2, inférieure à 4 : Dark Strike est annulée. Le tir, lui, demeure.',
      'Destiny 2, lower than 4: Dark Strike is canceled. The shot remains.',
    ),
    step(draw('dark', 1), 'Première destinée : 1.', 'First destiny: 1.'),
    key(
      draw('dark', 1),
      'Seconde destinée : 1. Le total de 2 ne dépasse pas 4 : manqué.',
      'Second destiny: 1. The total of 2 does not exceed 4: a miss.',
    ),
  ],
  sources: ['swccg-glossary-d-f#dark-strike', 'swccg-card-data#sense'],
  outcome: { hit: [], cards: { 'dark-strike': 'lost', sense: 'used' } },
};

export const dodgedShot: PlayScenario = {
  id: 'dodged-shot',
  title: { fr: 'Dodge : 3 de moins à chaque tirage', en: 'Dodge: 3 less with each draw' },
  intro: {
    fr: 'Vader vise Han. Dodge esquive un tir visant un personnage d’habileté supérieure à 2.',
    en: 'Vader targets Han. Dodge evades a shot at a character whose ability is higher than 2.',
  },
  setup: {
    ...SABER,
    dark: { ...SABER.dark, hand: [], reserve: [4, 5, null, null] },
    light: { ...SABER.light, hand: [DODGE] },
  },
  line: [
    step(battleAt('dark', 'cantina'), 'La bataille est initiée.', 'The battle is initiated.'),
    step(fire('dark', 'saber', 'han'), 'Vader vise Han, défense 3.', 'Vader targets Han, defense 3.'),
    step(
      play('light', 'dodge'),
      'Le tir vient de viser Han : Dodge.',
      'The shot has just targeted Han: Dodge.',
    ),
    step(draw('dark', 4), 'Destinée 4, moins 3 : 1.', 'Destiny 4, less 3: 1.'),
    key(
      draw('dark', 5),
      'Destinée 5, moins 3 : 2. En tout 3, qui ne dépasse pas 3 : manqué.',
      'Destiny 5, less 3: 2. In all 3, which does not exceed 3: a miss.',
    ),
  ],
  sources: ['swccg-card-data#dodge', 'swccg-glossary-d-f#defense-value'],
  outcome: { hit: [], cards: { dodge: 'lost' } },
};

export const evazanOperates: PlayScenario = {
  id: 'evazan-operates',
  title: { fr: 'Dr. Evazan opère un blessé', en: 'Dr. Evazan operates on the wounded' },
  intro: {
    fr: 'Dr. Evazan est dans la bataille, près de Vader et de son sabre.',
    en: 'Dr. Evazan is in the battle, beside Vader and his lightsaber.',
  },
  setup: {
    ...SABER,
    dark: {
      ...SABER.dark,
      hand: [],
      table: [...(SABER.dark.table ?? []), { card: DR_EVAZAN, id: 'evazan', at: 'cantina' }],
      reserve: [4, 5, null, null],
    },
  },
  line: [
    step(battleAt('dark', 'cantina'), 'La bataille est initiée.', 'The battle is initiated.'),
    step(fire('dark', 'saber', 'han'), 'Vader vise Han.', 'Vader targets Han.'),
    step(draw('dark', 4), 'Première destinée : 4.', 'First destiny: 4.'),
    step(draw('dark', 5), 'Seconde : 5. Total 9, Han est touché.', 'Second: 5. Total 9, and Han is hit.'),
    key(
      play('dark', 'evazan'),
      'Action « just » : Han vient d’être touché, le « patient » est perdu. Il ne comptera ni pour l’attrition ni pour les dommages.',
      'A "just" action: Han was just hit, and the "patient" is lost. He will count toward neither attrition nor damage.',
    ),
  ],
  sources: ['swccg-card-data#dr-evazan', 'swccg-glossary-d-f#dr-evazan'],
  outcome: { stack: ['battle', 'draw-destiny'], cards: { han: 'lost', luke: 'table' } },
};

export const captiveEscapes: PlayScenario = {
  id: 'captive-escapes',
  title: {
    fr: 'Pris, puis libéré : l’escorte est sacrifiée',
    en: 'Taken, then free: the escort is forfeited',
  },
  intro: {
    fr: 'Dengar tient son Modified Riot Gun. Luke et Han lui font face.',
    en: 'Dengar holds his Modified Riot Gun. Luke and Han face him.',
  },
  setup: {
    ...SABER,
    dark: {
      table: [
        { card: DENGAR, id: 'dengar', at: 'cantina' },
        { card: 'dengars-modified-riot-gun', id: 'gun', at: 'dengar' },
      ],
      reserve: [2, null, null],
      force: 5,
    },
    light: { ...SABER.light, reserve: [5, null, null] },
  },
  line: [
    step(battleAt('dark', 'cantina'), 'La bataille est initiée.', 'The battle is initiated.'),
    step(fire('dark', 'gun', 'han'), 'Pour 3 Force, Dengar vise Han.', 'For 3 Force, Dengar targets Han.'),
    key(
      draw('dark', 2),
      '2 + 3 dépasse 3 : Han est capturé sur-le-champ, et Dengar devient son escorte. Il n’est plus dans la bataille.',
      '2 + 3 is more than 3: Han is captured on the spot, and Dengar becomes his escort. He is no longer in the battle.',
    ),
    step(
      draw('light', 5),
      'Luke seul a une habileté de 4 : il tire 5. Dengar, face à lui seul, a 2 + 1 : total 8 contre 3.',
      'Luke alone has ability 4: he draws 5. Dengar faces him alone and has 2 + 1: total 8 against 3.',
    ),
    key(
      forfeit('dark', 'dengar'),
      'Dengar doit être sacrifié pour l’attrition de 5. Sans escorte, Han s’échappe dans la pile utilisée du côté lumineux.',
      'Dengar must be forfeited to attrition of 5. With no escort, Han escapes to the light side’s Used Pile.',
    ),
  ],
  sources: ['swccg-glossary-d-f#dengars-modified-riot-gun', 'swccg-glossary-d-f#escorting'],
  outcome: { cards: { han: 'used', dengar: 'lost', gun: 'lost', luke: 'table' } },
};

export const oneWeaponATurn: PlayScenario = {
  id: 'one-weapon-a-turn',
  title: {
    fr: 'Une arme par tour, et une réserve non vide',
    en: 'One weapon a turn, and a Reserve Deck not empty',
  },
  intro: {
    fr: 'Un Stormtrooper tient deux Blaster Rifles ; il reste une carte dans la réserve du côté obscur.',
    en: 'A Stormtrooper holds two Blaster Rifles; one card is left in the dark side’s Reserve Deck.',
  },
  setup: {
    ...SABER,
    dark: {
      table: [
        { card: 'stormtrooper', id: 'first', at: 'cantina' },
        { card: 'blaster-rifle', id: 'rifle-1', at: 'first' },
        { card: 'blaster-rifle', id: 'rifle-2', at: 'first' },
        { card: 'stormtrooper', id: 'second', at: 'cantina' },
        { card: 'blaster-rifle', id: 'rifle-3', at: 'second' },
      ],
      reserve: [1],
      force: 7,
    },
    patient: false,
  },
  line: [
    step(battleAt('dark', 'cantina'), 'La bataille est initiée.', 'The battle is initiated.'),
    step(
      fire('dark', 'rifle-1', 'han'),
      'Le premier tire, pour 2 Force.',
      'The first one fires, for 2 Force.',
    ),
    key(
      draw('dark', 1),
      '1 + 1 ne dépasse pas 3 : manqué. Rien d’autre ne peut tirer : on passe à la puissance.',
      '1 + 1 does not exceed 3: a miss. Nothing else can fire: on to power.',
    ),
    no(
      fire('dark', 'rifle-3', 'han'),
      'destiny-first',
      'Le côté lumineux doit d’abord tirer, ou non, sa destinée de bataille.',
      'First the light side has to draw its battle destiny, or not.',
    ),
  ],
  sources: ['swccg-death-star-ii#weapons-segment', 'swccg-advanced-rulebook#weapon-destiny'],
  outcome: { hit: [] },
};
