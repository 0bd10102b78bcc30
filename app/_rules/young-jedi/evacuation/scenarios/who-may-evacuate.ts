import type { EvacuationScenario } from '../state';
import { BATTLESHIP, CONTROL_SHIP, DROID, DROID_FIGHTER, MAUL, OBI_WAN, RIFLE } from './cards';

export const whoMayEvacuate: EvacuationScenario = {
  id: 'who-may-evacuate',
  title: { fr: 'Qui peut évacuer, et quoi ?', en: 'Who may evacuate, and what?' },
  intro: {
    fr: 'Le côté obscur a un chasseur en hyperespace. Sur Tatooine, Maul, un droïde et une carte Effect ; sur Naboo, un fusil encore caché.',
    en: 'The dark side has a starfighter in hyperspace. On Tatooine: Maul, a droid and an Effect; on Naboo, a rifle still hidden.',
  },
  setup: {
    turn: 'dark',
    planets: [
      {
        id: 'tatooine',
        title: 'Tatooine',
        cards: { dark: [MAUL, DROID, { id: 'effect', kind: 'effect', title: 'Da Dug Chaaa!' }] },
      },
      { id: 'naboo', title: 'Naboo', cards: { dark: [{ ...RIFLE, faceDown: true }] } },
      { id: 'coruscant', title: 'Coruscant', cards: { light: [OBI_WAN] } },
    ],
    players: {
      dark: {
        hand: [BATTLESHIP, CONTROL_SHIP, { ...CONTROL_SHIP, id: 'control-ship-2' }],
        hyperspace: [DROID_FIGHTER],
        deck: 24,
      },
      light: { hand: [4, 4], deck: 24 },
    },
  },
  line: [
    {
      move: { type: 'evacuate', player: 'light', planet: 'coruscant' },
      refused: 'not-your-turn',
      say: {
        fr: 'Le côté lumineux attendra son propre tour.',
        en: 'The light side has to wait for its own turn.',
      },
    },
    {
      move: { type: 'evacuate', player: 'dark', planet: 'tatooine' },
      refused: 'no-transport',
      say: { fr: 'Un chasseur seul n’évacue personne.', en: 'A starfighter alone evacuates nobody.' },
    },
    {
      move: { type: 'deploy', player: 'dark', card: 'battleship', faceDown: true },
      refused: 'never-face-down',
      say: {
        fr: 'Même quand les autres cartes se déploient cachées, un vaisseau se montre.',
        en: 'Even when other cards deploy hidden, a starship shows itself.',
      },
    },
    {
      move: { type: 'deploy', player: 'dark', card: 'battleship' },
      say: { fr: 'Un premier transport.', en: 'A first transport.' },
    },
    {
      move: { type: 'deploy', player: 'dark', card: 'control-ship' },
      say: { fr: 'Un deuxième : le Droid Control Ship.', en: 'A second one: the Droid Control Ship.' },
    },
    {
      move: { type: 'deploy', player: 'dark', card: 'control-ship-2' },
      refused: 'unique-already-there',
      say: {
        fr: 'Il n’y en a qu’un dans l’histoire, et un seul dans la pile.',
        en: 'The story has only one, and so has the pile.',
      },
    },
    {
      move: { type: 'evacuate', player: 'dark', planet: 'naboo' },
      refused: 'only-hidden-cards',
      say: {
        fr: 'Sur Naboo, tout est caché. Il faut au moins une carte face visible.',
        en: 'Everything on Naboo is hidden. At least one card has to be face up.',
      },
    },
    {
      move: { type: 'evacuate', player: 'dark', planet: 'coruscant' },
      refused: 'nothing-to-evacuate',
      say: {
        fr: 'Sur Coruscant, il n’y a personne à reprendre.',
        en: 'On Coruscant there is nobody to take back.',
      },
    },
    {
      move: { type: 'evacuate', player: 'dark', planet: 'tatooine', only: ['maul'] },
      refused: 'no-partial-evacuation',
      say: {
        fr: 'Reprendre Maul et laisser le droïde ? Tout part, ou rien.',
        en: 'Take Maul and leave the droid? All of them leave, or none.',
      },
      key: true,
    },
    {
      move: { type: 'evacuate', player: 'dark', planet: 'tatooine', without: ['droid-fighter'] },
      refused: 'all-must-be-committed',
      say: {
        fr: 'Et tous les vaisseaux y vont : pas de réserve.',
        en: 'And every starship goes: nothing is held back.',
      },
    },
    {
      move: { type: 'evacuate', player: 'dark', planet: 'tatooine' },
      say: {
        fr: 'Trois vaisseaux partent chercher Maul et le droïde. La carte Effect reste.',
        en: 'Three starships go to fetch Maul and the droid. The Effect stays.',
      },
    },
    {
      move: { type: 'deploy', player: 'dark', card: 'control-ship-2' },
      refused: 'only-the-opponent-adds',
      say: {
        fr: 'Maintenant, seul l’adversaire peut encore ajouter des vaisseaux.',
        en: 'From now on only the opponent may add starships.',
      },
    },
    {
      move: { type: 'intercept', player: 'light' },
      refused: 'nothing-to-intercept-with',
      say: { fr: 'Il n’en a aucun.', en: 'It has none.' },
    },
    {
      move: { type: 'decline', player: 'light' },
      say: {
        fr: 'L’évacuation réussit sans bataille. Reste à tirer au sort le transport qui retourne dans la pile de pioche.',
        en: 'The evacuation succeeds without a battle. Chance still has to pick the transport that goes back into the draw deck.',
      },
    },
    {
      move: { type: 'pick', player: 'dark', card: 'droid-fighter' },
      refused: 'not-a-surviving-transport',
      say: { fr: 'Un transport, pas un chasseur.', en: 'A transport, not a starfighter.' },
    },
    {
      move: { type: 'pick', player: 'dark', card: 'battleship' },
      say: {
        fr: 'Le sort désigne Battleship. Les deux autres retournent en hyperespace.',
        en: 'Chance picks Battleship. The other two go back to hyperspace.',
      },
      key: true,
    },
  ],
  sources: [
    'young-jedi-rulebook#evacuation',
    'young-jedi-rulebook#hyperspace',
    'young-jedi-rulebook#faq-two-amidala-starships',
  ],
};
