import { draw, play } from '../../stack/moves';
import { character, DRESSELIAN_COMMANDO, END_THIS_DESTRUCTIVE_CONFLICT, interrupt } from '../cards';
import { cardOfFigures } from '../from-figures';
import type { PlayScenario } from '../scenario';
import { battleAt, CANTINA, key, MOS_EISLEY, step } from './line';

/** A character whose text asks more ability of the opponent than usual. */
const guard = (standing: { demands: number; of: 'opponent'; more?: true }) =>
  character({ side: 'dark', title: 'Guard', power: 4, ability: 3, forfeit: 4 }, [standing]);

/** Two destinies more, as Don't Get Cocky adds them. */
const MORE = interrupt('Charge', 'light', { result: [{ do: 'modify', value: 'battle-destinies', add: 2 }] });

const AGAINST_GUARD: PlayScenario['setup'] = {
  turn: 'light',
  phase: 'battle',
  locations: [CANTINA],
  light: {
    hand: [MORE],
    table: [
      { card: 'han-solo', id: 'han', at: 'cantina' },
      { card: 'rebel-trooper', id: 'trooper-1', at: 'cantina' },
      { card: 'rebel-trooper', id: 'trooper-2', at: 'cantina' },
    ],
    reserve: [3, 4, 5, null],
    force: 2,
  },
  dark: {
    table: [{ card: guard({ demands: 6, of: 'opponent' }), id: 'guard', at: 'cantina' }],
    reserve: [2, null],
    force: 1,
  },
};

export const thresholdOfSix: PlayScenario = {
  id: 'threshold-of-six',
  title: { fr: 'Un seuil de 6 : rien n’ajoute de destinée', en: 'A threshold of 6: nothing adds a destiny' },
  intro: {
    fr: 'Le texte de Guard, carte inventée, exige une habileté de 6 pour tirer une destinée de bataille ; le côté lumineux a 5. Charge, inventée elle aussi, ajoute deux destinées.',
    en: 'The text of Guard, a made-up card, demands ability of 6 to draw battle destiny; the light side has 5. Charge, made up too, adds two destinies.',
  },
  setup: AGAINST_GUARD,
  line: [
    step(battleAt('light', 'cantina'), 'La bataille est initiée.', 'The battle is initiated.'),
    key(
      play('light', 'charge'),
      'Sans l’habileté exigée, un texte qui ajoute des destinées n’en donne aucune. Personne n’en tire : 5 contre 4, et pas d’attrition.',
      'Without the ability demanded, text that adds destinies gives none. Nobody draws: 5 against 4, and no attrition.',
    ),
  ],
  sources: ['swccg-gemp-rulings#required-ability-61', 'swccg-card-rulings#a-jedis-strength'],
  outcome: { segment: 'damage', winner: 'light', damage: 1, totals: { light: 5, dark: 4 } },
};

export const thresholdReached: PlayScenario = {
  id: 'threshold-reached',
  title: {
    fr: 'Le seuil est atteint : les ajouts comptent',
    en: 'The threshold is reached: additions count',
  },
  intro: {
    fr: 'La même table, avec un Rebel Trooper de plus : habileté 6.',
    en: 'The same table, with one more Rebel Trooper: ability 6.',
  },
  setup: {
    ...AGAINST_GUARD,
    light: {
      ...AGAINST_GUARD.light,
      table: [
        ...(AGAINST_GUARD.light.table ?? []),
        { card: 'rebel-trooper', id: 'trooper-3', at: 'cantina' },
      ],
    },
  },
  line: [
    step(battleAt('light', 'cantina'), 'La bataille est initiée.', 'The battle is initiated.'),
    step(
      play('light', 'charge'),
      'Charge : une destinée pour l’habileté, deux de plus.',
      'Charge: one destiny for ability, two more.',
    ),
    step(draw('light', 3), 'La première : 3.', 'The first: 3.'),
    step(draw('light', 4), 'La deuxième : 4.', 'The second: 4.'),
    key(
      draw('light', 5),
      'La troisième : 5. Puissance 6 et 12 font 18 contre 4 ; l’attrition contre le côté obscur est 12.',
      'The third: 5. Power 6 and 12 make 18 against 4; attrition against the dark side is 12.',
    ),
  ],
  sources: ['swccg-gemp-rulings#required-ability-61'],
  outcome: { winner: 'light', damage: 14, totals: { light: 18, dark: 4 }, attrition: { dark: 12 } },
};

export const moreThanFive: PlayScenario = {
  id: 'more-than-five',
  title: { fr: '« Plus de 5 » : 5 ne suffit pas', en: '"More than 5": 5 is not enough' },
  intro: {
    fr: 'Ici Guard exige une habileté supérieure à 5. Le côté lumineux en a exactement 5.',
    en: 'Here Guard demands ability of more than 5. The light side has exactly 5.',
  },
  setup: {
    ...AGAINST_GUARD,
    light: { ...AGAINST_GUARD.light, hand: [] },
    dark: {
      ...AGAINST_GUARD.dark,
      table: [{ card: guard({ demands: 5, of: 'opponent', more: true }), id: 'guard', at: 'cantina' }],
    },
  },
  line: [
    key(
      battleAt('light', 'cantina'),
      'Personne n’a rien à jouer : la bataille va d’elle-même à la puissance, 5 contre 4, sans destinée ni attrition.',
      'Nobody has anything to play: the battle goes by itself to power, 5 against 4, with no destiny and no attrition.',
    ),
  ],
  sources: ['swccg-gemp-rulings#ability-threshold-184'],
  outcome: { winner: 'light', damage: 1 },
};

export const ifUnable: PlayScenario = {
  id: 'if-unable-against-six',
  title: { fr: '« Sinon » contourne le seuil', en: '"If not able to otherwise" gets around it' },
  intro: {
    fr: 'DS-61-2 pilote Black 2 contre un X-wing. Une carte lumineuse inventée, Escort Leader, exige une habileté de 6.',
    en: 'DS-61-2 pilots Black 2 against an X-wing. A made-up light side card, Escort Leader, demands ability of 6.',
  },
  setup: {
    turn: 'dark',
    phase: 'battle',
    locations: [
      { id: 'tatooine', title: 'Tatooine', kind: 'system', parsec: 7, icons: { light: 1, dark: 1 } },
    ],
    dark: {
      table: [
        { card: 'black-2', id: 'black-2', at: 'tatooine' },
        { card: 'ds-61-2', id: 'ds', at: 'black-2', as: 'pilot' },
      ],
      reserve: [5, null],
      force: 2,
    },
    light: {
      table: [
        { card: 'x-wing', id: 'x-wing', at: 'tatooine' },
        {
          card: character({ side: 'light', title: 'Escort Leader', power: 1, ability: 1, forfeit: 1 }, [
            { demands: 6, of: 'opponent' },
          ]),
          id: 'leader',
          at: 'x-wing',
          as: 'passenger',
        },
      ],
      reserve: 3,
      force: 1,
    },
  },
  line: [
    step(
      battleAt('dark', 'tatooine'),
      'Habileté 2 contre 6 exigés. Mais DS-61-2, aux commandes de Black 2, tire une destinée « sinon ».',
      'Ability 2 against 6 demanded. But DS-61-2, at the controls of Black 2, draws one if not able to otherwise.',
    ),
    key(
      draw('dark', 5),
      'Il tire 5 : puissance 4 et 5 font 9 contre 3.',
      'He draws 5: power 4 and 5 make 9 against 3.',
    ),
  ],
  sources: ['swccg-glossary-d-f#ds-61-2', 'swccg-advanced-rulebook#battle-destiny'],
  outcome: { winner: 'dark', damage: 6, attrition: { light: 5 } },
};

/** Vader alone against Luke, who has initiated. */
const AGAINST_VADER: PlayScenario['setup'] = {
  ...AGAINST_GUARD,
  light: { table: [{ card: 'luke-skywalker', id: 'luke', at: 'cantina' }], reserve: [3, 4, null], force: 1 },
  dark: { table: [{ card: 'darth-vader', id: 'vader', at: 'cantina' }], reserve: [2, null], force: 1 },
};

const TUSKEN_RAIDER = cardOfFigures(
  { kind: 'character', side: 'dark', title: 'Tusken Raider', power: 1, ability: 1, forfeit: 1, deploy: 2 },
  { destiny: 2, tags: ['warrior', 'alien'] },
);

export const powerOnly: PlayScenario = {
  id: 'destiny-to-power-only',
  title: { fr: 'Une destinée pour la seule puissance', en: 'A destiny for power only' },
  intro: {
    fr: 'À un site extérieur, Luke et un Dresselian Commando contre Vader et un Tusken Raider, alien non unique. Avec le commando, la puissance est 5 ; sa destinée va au total, pas à l’attrition.',
    en: 'At an exterior site, Luke and a Dresselian Commando against Vader and a Tusken Raider, a non-unique alien. With the commando, power is 5; his destiny goes to the total, not to attrition.',
  },
  setup: {
    ...AGAINST_VADER,
    locations: [MOS_EISLEY],
    light: {
      table: [
        { card: 'luke-skywalker', id: 'luke', at: 'mos-eisley' },
        { card: DRESSELIAN_COMMANDO, id: 'commando', at: 'mos-eisley' },
      ],
      reserve: [3, 4, null],
      force: 1,
    },
    dark: {
      table: [
        { card: 'darth-vader', id: 'vader', at: 'mos-eisley' },
        { card: TUSKEN_RAIDER, id: 'raider', at: 'mos-eisley' },
      ],
      reserve: [2, null],
      force: 1,
    },
  },
  line: [
    step(battleAt('light', 'mos-eisley'), 'La bataille est initiée.', 'The battle is initiated.'),
    step(draw('light', 3), 'La destinée de bataille : 3.', 'The battle destiny: 3.'),
    step(draw('light', 4), 'La destinée du commando : 4.', 'The commando’s destiny: 4.'),
    key(
      draw('dark', 2),
      'Le côté obscur tire 2, plus 1. Total 12 contre 10 ; l’attrition contre le côté obscur n’est que de 3.',
      'The dark side draws 2, plus 1. Total 12 against 10; attrition against the dark side is only 3.',
    ),
  ],
  sources: ['swccg-glossary-d-f#dresselian-commando', 'swccg-card-data#dresselian-commando'],
  outcome: { winner: 'light', damage: 2, totals: { light: 12, dark: 10 }, attrition: { dark: 3, light: 3 } },
};

export const attritionOnly: PlayScenario = {
  id: 'destiny-to-attrition-only',
  title: { fr: 'Une destinée pour la seule attrition', en: 'A destiny for attrition only' },
  intro: {
    fr: 'Grind, interruption inventée, ajoute une destinée à l’attrition seulement. Rien ne s’ajoute à une attrition qui n’existe pas.',
    en: 'Grind, a made-up Interrupt, adds one destiny to attrition only. Nothing is added to attrition that does not exist.',
  },
  setup: {
    ...AGAINST_VADER,
    light: {
      hand: [
        interrupt('Grind', 'light', { result: [{ do: 'modify', value: 'attrition-destinies', add: 1 }] }),
      ],
      table: [{ card: 'luke-skywalker', id: 'luke', at: 'cantina' }],
      reserve: [3, 4, null],
      force: 1,
    },
  },
  line: [
    step(battleAt('light', 'cantina'), 'La bataille est initiée.', 'The battle is initiated.'),
    step(play('light', 'grind'), 'Grind, dans le segment des armes.', 'Grind, in the weapons segment.'),
    step(
      draw('light', 3),
      'La destinée de bataille : 3. Il y a donc de l’attrition.',
      'The battle destiny: 3. So there is attrition.',
    ),
    step(draw('light', 4), 'La destinée pour l’attrition : 4.', 'The destiny for attrition: 4.'),
    key(
      draw('dark', 2),
      'Total 6 contre 9, mais l’attrition contre le côté obscur est 7 : Vader, immunisé sous 5, n’est plus protégé.',
      'Total 6 against 9, but attrition against the dark side is 7: Vader, immune below 5, is no longer protected.',
    ),
  ],
  sources: ['swccg-advanced-rulebook#attrition', 'swccg-death-star-ii#immunity-to-attrition'],
  outcome: { winner: 'dark', damage: 3, attrition: { dark: 7, light: 3 } },
};

export const cancelledDestiny: PlayScenario = {
  id: 'cancelled-destiny',
  title: {
    fr: 'La seule destinée est annulée : pas d’attrition',
    en: 'The only destiny is canceled: no attrition',
  },
  intro: {
    fr: 'Le côté obscur tient End This Destructive Conflict. Chaque fonction sert dans une bataille à un site.',
    en: 'The dark side holds End This Destructive Conflict. Each function serves in a battle at a site.',
  },
  setup: {
    ...AGAINST_VADER,
    dark: { ...AGAINST_VADER.dark, hand: [END_THIS_DESTRUCTIVE_CONFLICT], force: 4 },
  },
  line: [
    step(battleAt('light', 'cantina'), 'La bataille est initiée.', 'The battle is initiated.'),
    step(
      { type: 'pass', by: 'dark' },
      'Le côté obscur garde la fonction « perdue » : segment de puissance.',
      'The dark side keeps the Lost function: the power segment.',
    ),
    step(
      draw('light', 3),
      'Le côté lumineux tire 3 : total 6, et 3 d’attrition.',
      'The light side draws 3: total 6, and attrition of 3.',
    ),
    key(
      play('dark', 'end-this-destructive-conflict'),
      'Pour 3 Force, la destinée qui vient d’être tirée est annulée : il reste 3 de puissance, et aucune attrition contre Vader.',
      'For 3 Force the destiny just drawn is canceled: power of 3 is left, and no attrition against Vader.',
    ),
    key(
      draw('dark', 2),
      'Le côté obscur tire 2, plus 1 : 9 contre 3. Luke doit 6 dommages et 3 d’attrition.',
      'The dark side draws 2, plus 1: 9 against 3. Luke owes 6 damage and attrition of 3.',
    ),
  ],
  sources: ['swccg-glossary-d-f#end-this-destructive-conflict', 'swccg-advanced-rulebook#attrition'],
  outcome: {
    winner: 'dark',
    damage: 6,
    attrition: { light: 3 },
    cards: { 'end-this-destructive-conflict': 'lost' },
  },
};
