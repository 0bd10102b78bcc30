import type { ScenarioStep } from '../../../core/contract';
import type { Refusal } from '../refusals';
import type { Move, PodraceScenario } from '../state';
import { SEBULBA, SEBULBAS_PODRACER } from './cards';

type Line = ScenarioStep<Move, Refusal>;

const player = 'dark';
const step = (move: Move, fr: string, en: string): Line => ({ move, say: { fr, en } });
const key = (line: Line): Line => ({ ...line, key: true });

const thrust = (fr: string, en: string): Line => step({ type: 'thrust', player }, fr, en);
const lap = (value: number, fr = `Le ${value}.`, en = `The ${value}.`): Line =>
  step({ type: 'lap', player, value }, fr, en);
const draw = (value: number, fr = `Un ${value}.`, en = `A ${value}.`): Line =>
  step({ type: 'draw', player, value }, fr, en);

/** The end of a turn: no battle, then Even Up with these cards. */
const turnEnd = (...values: number[]): Line[] => [
  step(
    { type: 'done', player },
    'La course est finie pour ce tour-ci.',
    'That is all the racing for this turn.',
  ),
  step({ type: 'done', player }, 'Pas de bataille.', 'No battle.'),
  ...values.map((value) => draw(value, `Even Up : un ${value}.`, `Even Up: a ${value}.`)),
  step({ type: 'done', player }, 'Six cartes en main, tour suivant.', 'Six cards in hand, next turn.'),
];

export const fullRace: PodraceScenario = {
  id: 'full-race',
  title: {
    fr: 'Trois tours de course, du départ à la victoire',
    en: 'Three laps, from the start to the win',
  },
  intro: {
    fr: 'Sebulba et son module viennent d’arriver sur la carte Objective : un jeton de poussée déjà. On ne suit que ses tours.',
    en: 'Sebulba and his Podracer have just come to the Objective, with one Thrust token already. Only his turns are followed.',
  },
  setup: {
    turn: player,
    turns: 6,
    only: player,
    players: {
      dark: {
        pilot: SEBULBA,
        podracer: SEBULBAS_PODRACER,
        thrust: 1,
        hand: [1, 2, 3, 4, 1, 5],
        deck: 46,
      },
      light: { objective: false, deck: 25 },
    },
  },
  line: [
    key(thrust('Premier tour : un deuxième jeton.', 'First turn: a second token.')),
    lap(1, 'Poussée 2, donc 2 cartes. Le 1…', 'Thrust 2, so 2 cards. The 1…'),
    lap(2, '… et le 2.', '… and the 2.'),
    draw(6, 'Ravitaillement : la moitié de 2, soit 1 carte. Un 6.', 'Refueling: half of 2 is 1 card. A 6.'),
    ...turnEnd(2),
    thrust('Deuxième tour : poussée 3.', 'Second turn: thrust 3.'),
    lap(3),
    lap(4),
    lap(5),
    draw(1, 'La moitié de 3, arrondie à 2. Un 1…', 'Half of 3, rounded up to 2. A 1…'),
    draw(3, '… et un 3.', '… and a 3.'),
    ...turnEnd(4),
    thrust('Troisième tour : poussée 4, le maximum.', 'Third turn: thrust 4, the most there can be.'),
    key(
      lap(
        6,
        'Le 6 : premier tour de course fini. Un jeton de tour, et les six cartes retournent dans la pile de pioche.',
        'The 6: the first lap is finished. A lap token, and the six cards go back into the draw deck.',
      ),
    ),
    lap(
      1,
      'Il reste 3 cartes à jouer : le tour de course suivant commence aussitôt.',
      'There are 3 cards left to play: the next lap starts right away.',
    ),
    lap(2),
    lap(3),
    draw(5, 'Ravitaillement : 2 cartes. Un 5…', 'Refueling: 2 cards. A 5…'),
    draw(6, '… et un 6.', '… and a 6.'),
    ...turnEnd(1, 2),
    thrust('Quatrième tour : pas de cinquième jeton.', 'Fourth turn: there is no fifth token.'),
    lap(4),
    lap(5),
    key(lap(6, 'Deuxième tour de course.', 'The second lap.')),
    lap(
      1,
      'Et la dernière carte de la poussée ouvre le troisième.',
      'And the last card of the thrust opens the third.',
    ),
    draw(3),
    draw(4),
    ...turnEnd(5, 2),
    thrust('Cinquième tour : poussée 4.', 'Fifth turn: thrust 4.'),
    lap(2),
    lap(3),
    lap(4),
    lap(5, 'Le 5 : plus qu’un nombre.', 'The 5: one number to go.'),
    draw(1, 'Il faut un 6. Un 1…', 'A 6 is what it takes. A 1…'),
    draw(3, '… un 3.', '… a 3.'),
    ...turnEnd(2, 2),
    thrust('Sixième tour, et toujours pas de 6.', 'Sixth turn, and still no 6.'),
    {
      ...step({ type: 'lap', player, value: 3 }, 'Un 3 ne fait pas un 6.', 'A 3 does not make a 6.'),
      refused: 'wrong-number',
    },
    key(
      lap(
        1,
        'Mais un 1 le remplace : la maniabilité de Sebulba. Troisième tour de course ! L’adversaire défausse toute sa pile de pioche, et la partie est gagnée.',
        'But a 1 stands in for it: Sebulba’s handling. The third lap! The opponent’s whole draw deck is discarded, and the game is won.',
      ),
    ),
  ],
  sources: [
    'young-jedi-rulebook#lap-cards',
    'young-jedi-rulebook#thrust',
    'young-jedi-rulebook#handling',
    'young-jedi-rulebook#refueling',
  ],
};
