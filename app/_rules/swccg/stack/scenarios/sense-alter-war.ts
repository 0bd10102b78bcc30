import { HAN, LUKE, STORMTROOPER, site, UBRIKKIAN, VADER } from '../cards/characters';
import { DONT_GET_COCKY, YOU_OVERESTIMATE } from '../cards/examples';
import { ALTER, CONTROL, SENSE } from '../cards/the-force';
import { battle } from '../cards/virtual';
import { draw, pass, play } from '../moves';
import type { StackScenario } from '../scenario';

/** swccg/actions-example-4 */
export const senseAlterWar: StackScenario = {
  id: 'sense-alter-war',
  title: {
    fr: 'Exemple 4 : une bataille et la guerre Sense/Alter',
    en: 'Example 4: a battle and the Sense/Alter war',
  },
  intro: {
    fr: 'Phase de bataille du côté lumineux. Luke et Han sont à la cantina, Vader aussi. À un site adjacent, l’Ubrikkian 9000 Z001 porte trois Stormtroopers. Le côté lumineux tient Don’t Get Cocky et Alter ; le côté obscur, You Overestimate Their Chances, Control et deux Sense.',
    en: 'The light side’s battle phase. Luke and Han are at the cantina, and so is Vader. At an adjacent site, the Ubrikkian 9000 Z001 carries three Stormtroopers. The light side holds Don’t Get Cocky and Alter; the dark side holds You Overestimate Their Chances, Control and two copies of Sense.',
  },
  setup: {
    turn: 'light',
    phase: 'battle',
    light: {
      hand: [DONT_GET_COCKY, { card: ALTER, id: 'alter' }],
      table: [
        { card: site('Tatooine: Cantina'), id: 'cantina' },
        { card: site('Tatooine: Mos Eisley'), id: 'mos-eisley' },
        { card: LUKE, id: 'luke', at: 'cantina' },
        { card: HAN, id: 'han', at: 'cantina' },
      ],
      may: [battle({ at: 'cantina', destinies: { light: 1, dark: 1 } })],
      reserve: [3, null, null, null, null],
      force: 3,
    },
    dark: {
      hand: [
        { card: YOU_OVERESTIMATE, id: 'overestimate' },
        CONTROL,
        { card: SENSE, id: 'sense' },
        { card: SENSE, id: 'sense-2' },
      ],
      table: [
        { card: VADER, id: 'vader', at: 'cantina' },
        { card: UBRIKKIAN, id: 'ubrikkian', at: 'mos-eisley' },
        { card: STORMTROOPER, id: 'driver', at: 'ubrikkian' },
        { card: STORMTROOPER, id: 'trooper-1', at: 'ubrikkian' },
        { card: STORMTROOPER, id: 'trooper-2', at: 'ubrikkian' },
      ],
      reserve: [6, 3, 2, null, null, null],
      force: 3,
    },
  },
  line: [
    {
      move: play('light', 'battle'),
      say: {
        fr: 'Le côté lumineux utilise 1 Force et initie la bataille. Une bataille n’a pas de carte : imaginez-en une au bas de la pile.',
        en: 'The light side uses 1 Force and initiates the battle. A battle has no card: picture one at the bottom of the stack.',
      },
    },
    {
      move: play('dark', 'overestimate'),
      say: {
        fr: 'Le côté obscur répond par You Overestimate Their Chances. La bataille vient d’être initiée : cette réponse « just » passe avant toute réponse ordinaire.',
        en: 'The dark side responds with You Overestimate Their Chances. The battle was just initiated: this "just" response comes before any ordinary one.',
      },
    },
    {
      move: pass('light'),
      say: {
        fr: 'Le côté lumineux ne répond pas à l’interruption.',
        en: 'The light side does not respond to the Interrupt.',
      },
    },
    {
      move: pass('dark'),
      say: {
        fr: 'L’interruption a son résultat : dès que le perdant sera connu, ses dommages tripleront d’eux-mêmes. Elle va dans la pile perdue.',
        en: 'The Interrupt has its result: as soon as the loser is known, the damage will triple by itself. It goes to the Lost Pile.',
      },
      key: true,
    },
    {
      move: pass('light'),
      say: {
        fr: 'Le côté obscur a fait la réponse précédente. Le côté lumineux pourrait répondre à sa bataille, mais passe.',
        en: 'The dark side made the previous response. The light side could respond to its own battle, but passes.',
      },
    },
    {
      move: play('dark', 'ubrikkian', { targets: { disembarking: ['trooper-1', 'trooper-2'] } }),
      say: {
        fr: 'Le côté obscur répond une seconde fois : l’Ubrikkian réagit depuis le site adjacent, pour sa Force habituelle. La bataille est toujours réputée venir d’être initiée.',
        en: 'The dark side responds a second time: the Ubrikkian reacts from the adjacent site, for the usual Force. The battle still counts as just initiated.',
      },
      key: true,
    },
    {
      move: pass('light'),
      say: {
        fr: 'Le côté lumineux ne répond pas à la réaction.',
        en: 'The light side does not respond to the react.',
      },
    },
    {
      move: pass('dark'),
      say: {
        fr: 'Le véhicule arrive à la cantina avec ses passagers, et deux d’entre eux débarquent : chaque mouvement est une action, partie du résultat de la réaction.',
        en: 'The vehicle arrives at the cantina with its passengers, and two of them get off: each movement is an action, part of the react’s result.',
      },
    },
    {
      move: pass('light'),
      say: {
        fr: 'Le côté lumineux décline encore une fois de répondre à la bataille.',
        en: 'The light side declines once more to respond to the battle.',
      },
    },
    {
      move: pass('dark'),
      say: {
        fr: 'Le côté obscur n’a plus de réponse : la bataille va à son résultat, qui s’ouvre par le segment des armes.',
        en: 'The dark side has no more responses: the battle goes to its result, which opens with the weapons segment.',
      },
      key: true,
    },
    {
      move: play('light', 'dont-get-cocky'),
      say: {
        fr: 'Qui a initié la bataille initie la première action du segment. Luke et Han sont là : le côté lumineux joue Don’t Get Cocky, qui ne répond à rien et devait attendre ce segment.',
        en: 'Whoever initiated the battle initiates the first action of the segment. Luke and Han are there: the light side plays Don’t Get Cocky, which responds to nothing and had to wait for this segment.',
      },
    },
    {
      move: play('dark', 'sense'),
      say: {
        fr: 'Le côté obscur répond à Don’t Get Cocky par Sense.',
        en: 'The dark side responds to Don’t Get Cocky with Sense.',
      },
    },
    {
      move: play('light', 'alter'),
      say: {
        fr: 'Le côté lumineux répond à Sense par Alter.',
        en: 'The light side responds to Sense with Alter.',
      },
    },
    {
      move: play('dark', 'control'),
      say: {
        fr: 'Le côté obscur répond à Alter par Control. La pile est au plus haut : Control, Alter, Sense, Don’t Get Cocky, et la bataille tout en bas.',
        en: 'The dark side responds to Alter with Control. The stack is at its highest: Control, Alter, Sense, Don’t Get Cocky, and the battle at the bottom.',
      },
      key: true,
    },
    {
      move: pass('light'),
      say: {
        fr: 'Control annule Alter : Sense ne pourrait rien contre elle. Le côté lumineux passe.',
        en: 'Control is canceling Alter, so Sense could do nothing about it. The light side passes.',
      },
    },
    {
      move: pass('dark'),
      say: {
        fr: 'Control annule Alter. Les deux cartes vont dans la pile perdue de leur propriétaire, et Sense est de nouveau au-dessus.',
        en: 'Control cancels Alter. Both cards go to their owners’ Lost Piles, and Sense is topmost again.',
      },
    },
    {
      move: pass('dark'),
      say: {
        fr: 'Le côté lumineux a fait la réponse précédente, Alter. Le côté obscur passe.',
        en: 'The light side made the previous response, Alter. The dark side passes.',
      },
    },
    {
      move: pass('light'),
      say: {
        fr: 'Le côté lumineux passe aussi : Sense a son résultat, et le tirage en fait partie.',
        en: 'The light side passes too: Sense has its result, and the draw is part of it.',
      },
    },
    {
      move: draw('dark', 6),
      say: {
        fr: 'Destinée 6 : elle n’est pas inférieure à l’habileté 6 de Vader. Sense échoue et va dans la pile utilisée ; Don’t Get Cocky est intacte.',
        en: 'Destiny 6: not lower than Vader’s ability of 6. Sense fails and goes to the Used Pile; Don’t Get Cocky is untouched.',
      },
      key: true,
    },
    {
      move: pass('light'),
      say: {
        fr: 'Le côté lumineux a la prochaine réponse à Don’t Get Cocky, et y renonce.',
        en: 'The light side has the next response to Don’t Get Cocky, and declines.',
      },
    },
    {
      move: play('dark', 'sense-2'),
      say: {
        fr: 'Une réponse qui échoue n’empêche pas la suivante : le côté obscur joue sa seconde Sense.',
        en: 'A failed response does not prevent another: the dark side plays its second Sense.',
      },
    },
    {
      move: pass('light'),
      say: {
        fr: 'Le côté lumineux ne peut plus répondre et passe.',
        en: 'The light side has no response left and passes.',
      },
    },
    {
      move: pass('dark'),
      say: {
        fr: 'Deux passes de suite : la seconde Sense a son résultat.',
        en: 'Two passes in a row: the second Sense has its result.',
      },
    },
    {
      move: draw('dark', 3),
      say: {
        fr: 'Destinée 3, inférieure à 6 : Don’t Get Cocky est annulée et quitte la pile avec Sense. La bataille est de nouveau au-dessus, et la prochaine action du segment revient au côté obscur.',
        en: 'Destiny 3, lower than 6: Don’t Get Cocky is canceled and leaves the stack with Sense. The battle is topmost again, and the next action of the segment is the dark side’s.',
      },
      key: true,
    },
    {
      move: pass('dark'),
      say: {
        fr: 'Le côté obscur n’a plus rien à faire avec les armes.',
        en: 'The dark side has nothing more to do in the weapons segment.',
      },
    },
    {
      move: pass('light'),
      say: {
        fr: 'Le côté lumineux non plus : la bataille passe au segment de puissance. Chaque joueur a assez d’habileté pour tirer une destinée de bataille.',
        en: 'Neither has the light side: the battle goes on to the power segment. Each player has enough ability to draw one battle destiny.',
      },
    },
    {
      move: draw('light', 3),
      say: {
        fr: 'Le côté lumineux tire d’abord : 3. Puissance 6 et destinée 3 font 9.',
        en: 'The light side draws first: 3. Power 6 and destiny 3 make 9.',
      },
    },
    {
      move: draw('dark', 2),
      say: {
        fr: 'Le côté obscur tire 2, et Vader ajoute 1 à chaque destinée de bataille de son joueur : 10 et 3 font 13. Il gagne de 4, et aussitôt l’action automatique triple les dommages du perdant : 12.',
        en: 'The dark side draws 2, and Vader adds 1 to each battle destiny of his player: 10 and 3 make 13. It wins by 4, and at once the automatic action triples the loser’s damage: 12.',
      },
      key: true,
    },
  ],
  sources: ['swccg-glossary-a#actions-example-4'],
  outcome: {
    stack: ['battle'],
    segment: 'power',
    winner: 'dark',
    damage: 12,
    opportunity: 'light',
    cards: {
      overestimate: 'lost',
      control: 'lost',
      sense: 'used',
      'sense-2': 'used',
      alter: 'lost',
      'dont-get-cocky': 'lost',
    },
    at: {
      ubrikkian: 'cantina',
      driver: 'ubrikkian',
      'trooper-1': 'cantina',
      'trooper-2': 'cantina',
    },
    piles: { light: { used: 2, force: 2 }, dark: { used: 6, lost: 2, force: 2 } },
  },
};
