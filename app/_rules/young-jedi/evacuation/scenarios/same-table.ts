import type { Edition, EvacuationScenario, EvacuationSetup } from '../state';
import { BATTLESHIP, BRAVO_1, DROID, DROID_FIGHTER, MAUL, RADIANT, RIFLE } from './cards';

/** The same cards under either rule. */
const table = (edition: Edition): EvacuationSetup => ({
  edition,
  turn: 'dark',
  planets: [
    { id: 'tatooine', title: 'Tatooine', cards: { dark: [MAUL, DROID, RIFLE] } },
    { id: 'naboo', title: 'Naboo', cards: {} },
  ],
  players: {
    dark: { hand: [BATTLESHIP, DROID_FIGHTER], deck: 24 },
    light: { hand: [BRAVO_1, RADIANT], deck: 24 },
  },
});

const intro = {
  fr: 'Darth Maul, un droïde et un fusil sont échoués sur Tatooine. Le côté obscur a un transport et un chasseur en main ; le côté lumineux, Bravo 1 et Radiant VII. Les nombres des cartes sont choisis pour l’exemple.',
  en: 'Darth Maul, a droid and a rifle are stranded on Tatooine. The dark side holds a transport and a starfighter; the light side, Bravo 1 and Radiant VII. The figures of the cards are made up.',
};

export const sameTableFirst: EvacuationScenario = {
  id: 'same-table-first-rulebook',
  title: { fr: 'Tatooine, selon le premier livret', en: 'Tatooine, under the first rulebook' },
  intro,
  setup: table('first'),
  line: [
    {
      move: { type: 'deploy', player: 'dark', card: 'battleship' },
      refused: 'no-hyperspace-pile',
      say: {
        fr: 'Pas de pile d’hyperespace dans cette règle : le vaisseau attend en main.',
        en: 'This rule has no hyperspace pile: the starship waits in hand.',
      },
    },
    {
      move: { type: 'evacuate', player: 'dark', planet: 'tatooine', transport: 'droid-fighter' },
      refused: 'not-a-transport',
      say: {
        fr: 'Un chasseur est trop petit pour embarquer tout le monde.',
        en: 'A starfighter is too small to take everyone.',
      },
    },
    {
      move: { type: 'evacuate', player: 'dark', planet: 'tatooine', transport: 'battleship' },
      say: {
        fr: 'Battleship vient de la main et se pose sur Tatooine. Les trois cartes passent sous lui.',
        en: 'Battleship comes from hand and lands on Tatooine. The three cards go under it.',
      },
      key: true,
    },
    {
      move: { type: 'intercept', player: 'light', starfighter: 'radiant' },
      refused: 'not-a-starfighter',
      say: {
        fr: 'Un transport n’intercepte pas : il faut un chasseur.',
        en: 'A transport does not intercept: it takes a starfighter.',
      },
    },
    {
      move: { type: 'intercept', player: 'light', starfighter: 'bravo-1' },
      say: {
        fr: 'Bravo 1 vient de la main, lui aussi. Un vaisseau contre un vaisseau, sans plan de bataille.',
        en: 'Bravo 1 comes from hand as well. One starship against one, with no battle plan.',
      },
    },
    {
      move: { type: 'draw', player: 'dark', value: 5 },
      refused: 'transport-draws-nothing',
      say: {
        fr: 'Sans cube de la chance, le transport en reste à 6.',
        en: 'Without a chance cube, the transport stays at 6.',
      },
    },
    {
      move: { type: 'draw', player: 'light', value: 3 },
      say: {
        fr: 'Le chasseur tire 3 : 7 contre 6. Le transport est détruit avec tous ceux qui sont à bord, et coûte ses 3 dommages. Ceux de Maul et du droïde ne comptent pas. Bravo 1 s’en va dans la défausse.',
        en: 'The starfighter draws a 3: 7 against 6. The transport is destroyed with all aboard and costs its 3 damage. That of Maul and the droid does not count. Bravo 1 departs to the discard pile.',
      },
      key: true,
    },
  ],
  sources: ['young-jedi-rulebook#evacuation', 'young-jedi-rulebook#starship-battle'],
};

export const sameTableHyperspace: EvacuationScenario = {
  id: 'same-table-hyperspace',
  title: { fr: 'Tatooine, selon la règle en vigueur', en: 'Tatooine, under the rule in force' },
  intro,
  setup: table('hyperspace'),
  line: [
    {
      move: { type: 'evacuate', player: 'dark', planet: 'tatooine', transport: 'battleship' },
      refused: 'not-from-hand',
      say: {
        fr: 'Première différence : le transport passe d’abord par la pile d’hyperespace.',
        en: 'The first difference: the transport goes to the hyperspace pile first.',
      },
      key: true,
    },
    {
      move: { type: 'deploy', player: 'dark', card: 'battleship' },
      say: {
        fr: 'Il s’y déploie face visible, sans rien coûter.',
        en: 'It deploys there face up, and costs nothing.',
      },
    },
    {
      move: { type: 'deploy', player: 'dark', card: 'droid-fighter' },
      say: { fr: 'Une escorte le rejoint.', en: 'An escort joins it.' },
    },
    {
      move: { type: 'evacuate', player: 'dark', planet: 'tatooine' },
      say: {
        fr: 'Deuxième différence : toute la pile est engagée, l’escorte avec le transport.',
        en: 'The second difference: the whole pile is committed, the escort with the transport.',
      },
      key: true,
    },
    {
      move: { type: 'intercept', player: 'light', starfighter: 'bravo-1' },
      refused: 'not-from-hand',
      say: {
        fr: 'De la main, Bravo 1 n’intercepte plus directement.',
        en: 'Bravo 1 no longer intercepts straight from hand.',
      },
    },
    {
      move: { type: 'deploy', player: 'light', card: 'bravo-1' },
      say: {
        fr: 'Mais c’est le moment d’ajouter des vaisseaux à sa pile.',
        en: 'But this is the moment to add starships to the pile.',
      },
    },
    {
      move: { type: 'intercept', player: 'light' },
      say: {
        fr: 'Le côté lumineux intercepte avec toute sa pile. Radiant VII pouvait venir aussi ; il reste en main.',
        en: 'The light side intercepts with its whole pile. Radiant VII could have come too, but stays in hand.',
      },
    },
    {
      move: { type: 'declare', player: 'light', count: 0 },
      say: { fr: 'L’attaquant annonce : aucune carte Battle.', en: 'The attacker declares: no Battle card.' },
    },
    {
      move: { type: 'declare', player: 'dark', count: 0 },
      say: { fr: 'Aucune non plus.', en: 'None either.' },
    },
    {
      move: { type: 'place', player: 'dark', card: 'droid-fighter' },
      say: {
        fr: 'Troisième différence, le plan de bataille : le chasseur devant…',
        en: 'The third difference, the battle plan: the starfighter in front…',
      },
      key: true,
    },
    {
      move: { type: 'place', player: 'dark', card: 'battleship' },
      say: {
        fr: '… et le transport derrière, à l’abri.',
        en: '… and the transport behind, out of harm’s way.',
      },
    },
    {
      move: { type: 'place', player: 'light', card: 'bravo-1' },
      say: { fr: 'Bravo 1 est seul.', en: 'Bravo 1 is alone.' },
    },
    {
      move: { type: 'draw', player: 'dark', value: 4 },
      say: {
        fr: 'Le défenseur tire d’abord : 3 et 4, total 7.',
        en: 'The defender draws first: 3 and 4 make 7.',
      },
    },
    {
      move: { type: 'draw', player: 'light', value: 2 },
      say: {
        fr: '6 contre 7 : Bravo 1 est détruit. Battleship n’a plus d’adversaire. Il retourne dans la pile de pioche avec ses passagers ; le chasseur, en hyperespace. Les mêmes cartes, une autre fin.',
        en: '6 against 7: Bravo 1 is destroyed. Battleship has no opponent left. It goes back into the draw deck with its passengers, and the starfighter to hyperspace. The same cards, another ending.',
      },
      key: true,
    },
  ],
  sources: ['young-jedi-rulebook#hyperspace'],
};

export const firstRulebookTie: EvacuationScenario = {
  id: 'first-rulebook-tie',
  title: { fr: 'Égalité selon le premier livret', en: 'A tie under the first rulebook' },
  intro,
  setup: table('first'),
  line: [
    {
      move: { type: 'evacuate', player: 'dark', planet: 'tatooine', transport: 'battleship' },
      say: { fr: 'Battleship se pose.', en: 'Battleship lands.' },
    },
    {
      move: { type: 'intercept', player: 'light', starfighter: 'bravo-1' },
      say: { fr: 'Bravo 1 l’attaque.', en: 'Bravo 1 attacks it.' },
    },
    {
      move: { type: 'draw', player: 'light', value: 2 },
      say: {
        fr: '6 partout : les deux survivent. Les trois cartes vont dans la pile de pioche, et les deux vaisseaux s’en vont dans la défausse sans dommages.',
        en: '6 each: both survive. The three cards go to the draw deck, and the two starships depart to the discard pile without damage.',
      },
      key: true,
    },
  ],
  sources: ['young-jedi-rulebook#starship-battle'],
};
