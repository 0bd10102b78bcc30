import { DONT_GET_COCKY, YOU_OVERESTIMATE } from '../../stack/cards/examples';
import { ALTER, CONTROL, SENSE } from '../../stack/cards/the-force';
import { draw, lose, pass, play } from '../../stack/moves';
import { UBRIKKIAN_9000 } from '../cards';
import type { PlayScenario } from '../scenario';
import { battleAt, forfeit, JABBAS_PALACE, key, MOS_EISLEY, step } from './line';

/** swccg/actions-example-4, from the first Force to the last forfeit */
export const wholeSenseAlterWar: PlayScenario = {
  id: 'whole-sense-alter-war',
  title: {
    fr: 'L’exemple 4, de la première Force au dernier sacrifice',
    en: 'Example 4, from the first Force to the last forfeit',
  },
  intro: {
    fr: 'La table de l’exemple 4 : Luke et Han à Jabba’s Palace contre Vader, l’Ubrikkian et trois Stormtroopers au site adjacent. Ici tout est compté d’après les cartes, et la bataille va jusqu’à ses pertes. Les destinées qui ne sont pas dans l’exemple sont les nôtres.',
    en: 'The table of example 4: Luke and Han at Jabba’s Palace against Vader, the Ubrikkian with three Stormtroopers at the adjacent site. Everything is counted from the cards here, and the battle goes on to its losses. Destinies that the example does not give are ours.',
  },
  setup: {
    turn: 'light',
    phase: 'battle',
    locations: [JABBAS_PALACE, MOS_EISLEY],
    light: {
      hand: [DONT_GET_COCKY, ALTER],
      table: [
        { card: 'luke-skywalker', id: 'luke', at: 'palace' },
        { card: 'han-solo', id: 'han', at: 'palace' },
      ],
      reserve: [3, null, null, null],
      force: 3,
    },
    dark: {
      hand: [{ card: YOU_OVERESTIMATE, id: 'overestimate' }, CONTROL, SENSE, SENSE],
      table: [
        { card: 'darth-vader', id: 'vader', at: 'palace' },
        { card: UBRIKKIAN_9000, id: 'ubrikkian', at: 'mos-eisley' },
        { card: 'stormtrooper', id: 'driver', at: 'ubrikkian', as: 'driver' },
        { card: 'stormtrooper', id: 'trooper-1', at: 'ubrikkian' },
        { card: 'stormtrooper', id: 'trooper-2', at: 'ubrikkian' },
      ],
      reserve: [6, 3, 2, null, null],
      force: 3,
    },
  },
  line: [
    step(
      battleAt('light', 'palace'),
      'Les deux joueurs occupent Jabba’s Palace. Le côté lumineux utilise 1 Force et y initie la bataille.',
      'Both players occupy Jabba’s Palace. The light side uses 1 Force and initiates the battle there.',
    ),
    step(
      play('dark', 'overestimate'),
      'Réponse « just » : You Overestimate Their Chances.',
      'A "just" response: You Overestimate Their Chances.',
    ),
    step(pass('light'), 'Le côté lumineux n’y répond pas.', 'The light side does not respond to it.'),
    step(
      pass('dark'),
      'Le côté obscur non plus : elle est prête.',
      'Neither does the dark side: it is set up.',
    ),
    key(
      play('dark', 'ubrikkian', { targets: { disembarking: ['trooper-1', 'trooper-2'] } }),
      'L’Ubrikkian a un conducteur, et Mos Eisley est adjacent à Jabba’s Palace : il réagit pour 1 Force, et deux Stormtroopers débarqueront.',
      'The Ubrikkian has a driver, and Mos Eisley is adjacent to Jabba’s Palace: it reacts for 1 Force, and two Stormtroopers will get off.',
    ),
    step(
      pass('light'),
      'Le côté lumineux ne répond pas à la réaction.',
      'The light side does not respond to the react.',
    ),
    step(
      pass('dark'),
      'Les renforts prennent part à la bataille. Le segment des armes s’ouvre.',
      'The reinforcements take part in the battle. The weapons segment opens.',
    ),
    step(
      play('light', 'dont-get-cocky'),
      'Don’t Get Cocky : deux destinées de plus.',
      'Don’t Get Cocky: two more destinies.',
    ),
    step(play('dark', 'sense'), 'Sense contre Don’t Get Cocky.', 'Sense against Don’t Get Cocky.'),
    step(play('light', 'alter'), 'Alter contre Sense.', 'Alter against Sense.'),
    key(
      play('dark', 'control'),
      'Control contre Alter, qui est annulée.',
      'Control against Alter, which is canceled.',
    ),
    step(
      pass('dark'),
      'Le côté obscur passe : Sense a son résultat.',
      'The dark side passes: Sense has its result.',
    ),
    step(
      draw('dark', 6),
      'Destinée 6 contre l’habileté 6 de Vader : Sense échoue.',
      'Destiny 6 against Vader’s ability of 6: Sense fails.',
    ),
    step(
      play('dark', 'sense-2'),
      'La seconde Sense, contre la même carte.',
      'The second Sense, against the same card.',
    ),
    key(
      draw('dark', 3),
      'Destinée 3 : Don’t Get Cocky est annulée. Plus personne n’a rien pour ce segment : on compte la puissance, 6 contre 10.',
      'Destiny 3: Don’t Get Cocky is canceled. Nobody has anything left for this segment: power is counted, 6 against 10.',
    ),
    step(draw('light', 3), 'Le côté lumineux tire 3 : total 9.', 'The light side draws 3: total 9.'),
    key(
      draw('dark', 2),
      'Le côté obscur tire 2, et Vader ajoute 1 : total 13. Il gagne de 4, triplé en 12. L’attrition n’est pas triplée : 3 contre chacun.',
      'The dark side draws 2, and Vader adds 1: total 13. It wins by 4, tripled to 12. Attrition is not tripled: 3 against each side.',
    ),
    step(
      forfeit('dark', 'driver'),
      'Le côté obscur doit 3 d’attrition. Vader est immunisé ; deux Stormtroopers la satisfont. D’abord le conducteur.',
      'The dark side owes attrition of 3. Vader is immune; two Stormtroopers satisfy it. First the driver.',
    ),
    step(
      forfeit('dark', 'trooper-1'),
      'Puis un autre : 2 + 2, l’excédent est perdu.',
      'Then another: 2 + 2, and the excess is wasted.',
    ),
    step(
      forfeit('light', 'han'),
      'Le côté lumineux doit 3 d’attrition et 12 de dommages. Han compte 6 pour les deux à la fois.',
      'The light side owes attrition of 3 and 12 damage. Han counts 6 toward both at once.',
    ),
    step(
      lose('light', 'reserve'),
      'Il reste 6 dommages, payés en Force. Le premier vient de la réserve.',
      '6 damage is left, paid in Force. The first comes from the Reserve Deck.',
    ),
    step(lose('light', 'reserve'), 'Le deuxième aussi : il en reste 4.', 'So does the second: 4 is left.'),
    step(
      lose('light', 'reserve'),
      'Le troisième vide la réserve : il en reste 3.',
      'The third empties the Reserve Deck: 3 is left.',
    ),
    step(
      lose('light', 'used'),
      'Le quatrième vient de la pile utilisée.',
      'The fourth comes from the Used Pile.',
    ),
    step(lose('light', 'used'), 'Le cinquième aussi : il en reste 1.', 'So does the fifth: 1 is left.'),
    key(
      lose('light', 'force'),
      'Le dernier vient de la pile de Force. Tout est satisfait : la bataille est finie, Luke reste face à Vader.',
      'The last comes from the Force Pile. All is satisfied: the battle is over, and Luke still faces Vader.',
    ),
  ],
  sources: ['swccg-glossary-a#actions-example-4', 'swccg-death-star-ii#damage-segment'],
  outcome: {
    stack: [],
    cards: { han: 'lost', driver: 'lost', 'trooper-1': 'lost', luke: 'table', vader: 'table' },
    at: { ubrikkian: 'palace', 'trooper-2': 'palace' },
  },
};
