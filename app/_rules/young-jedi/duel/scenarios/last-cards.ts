import type { DuelScenario } from '../state';

/** A draw deck that the dueling hand empties, and a hand that runs out before the other. */
export const lastCards: DuelScenario = {
  id: 'last-cards',
  title: { fr: 'Les dernières cartes', en: 'The last cards' },
  intro: {
    fr: 'La pile de pioche lumineuse n’a plus que 4 cartes. Darth Maul attaque Obi-Wan, dont la puissance est 5.',
    en: 'The light side draw deck is down to 4 cards. Darth Maul goes for Obi-Wan, whose power is 5.',
  },
  setup: {
    turn: 'dark',
    planet: 'Naboo',
    location: 'Theed Palace',
    cards: [
      { id: 'maul', card: 'darth-maul-master-of-evil' },
      { id: 'maul-saber', card: 'darth-mauls-lightsaber' },
      { id: 'obi-wan', card: 'obi-wan-kenobi-jedi-padawan' },
    ],
    decks: {
      light: { top: ['critical-confrontation', 1, 1, 6] },
      dark: { top: [5, 2, 2, 3, 3, 4, 4, 'dangerous-encounter', 6, 6], rest: 15 },
    },
  },
  line: [
    {
      move: { type: 'initiate', player: 'dark', character: 'maul', weapon: 'maul-saber', target: 'obi-wan' },
      say: { fr: 'Maul initie le duel.', en: 'Maul initiates the duel.' },
    },
    {
      move: { type: 'defend', player: 'light', character: 'obi-wan' },
      say: { fr: 'Obi-Wan se défend sans arme.', en: 'Obi-Wan defends with no weapon.' },
    },
    {
      move: { type: 'draw-hand', player: 'dark' },
      say: { fr: 'Maul tire 8 cartes.', en: 'Maul draws 8 cards.' },
    },
    {
      move: { type: 'draw-hand', player: 'light' },
      say: {
        fr: 'Il faudrait 5 cartes, il n’y en a que 4. Obi-Wan se bat avec celles-là. Elles font toujours partie de la pile de pioche, la partie n’est donc pas perdue.',
        en: 'It should be 5 cards, and there are only 4. Obi-Wan fights with those. They are still part of the draw deck, so the game is not lost.',
      },
      key: true,
    },
    {
      move: { type: 'attack', player: 'dark', destiny: 5, card: 'dangerous-encounter' },
      say: {
        fr: 'Maul joue Dangerous Encounter, un 5, dont le texte lui donnerait une carte de plus.',
        en: 'Maul plays Dangerous Encounter, a 5, whose text would give him one more card.',
      },
    },
    {
      move: { type: 'parry', player: 'light', destiny: 5, card: 'critical-confrontation' },
      say: {
        fr: 'Obi-Wan pare. Une carte parée ne touche pas : son texte est perdu.',
        en: 'Obi-Wan parries. A parried card does not hit: its text is lost.',
      },
    },
    {
      move: { type: 'take-hit', player: 'dark' },
      say: {
        fr: 'Maul a bien un 5, mais personne n’est tenu de parer. Il le garde et prend la touche.',
        en: 'Maul does have a 5, but nobody is bound to parry. He keeps it and takes the hit.',
      },
    },
    {
      move: { type: 'use-text', player: 'light' },
      say: {
        fr: 'Critical Confrontation permet de tirer une carte, mais la pile est vide. Il n’y a rien à ajouter.',
        en: 'Critical Confrontation lets him draw a card, but the pile is empty. There is nothing to add.',
      },
    },
    {
      move: { type: 'attack', player: 'dark', destiny: 2 },
      say: { fr: 'Maul a été touché, il mène : un 2.', en: 'Maul has been hit, so he leads: a 2.' },
    },
    {
      move: { type: 'take-hit', player: 'light' },
      say: { fr: 'Obi-Wan n’a pas de 2.', en: 'Obi-Wan has no 2.' },
    },
    {
      move: { type: 'attack', player: 'light', destiny: 1 },
      say: { fr: 'À lui de mener, avec un 1.', en: 'His lead, with a 1.' },
    },
    {
      move: { type: 'take-hit', player: 'dark' },
      say: { fr: 'Maul n’en a pas. Deuxième touche.', en: 'Maul has none. Second hit.' },
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: { fr: 'Maul passe.', en: 'Maul passes.' },
    },
    {
      move: { type: 'attack', player: 'light', destiny: 1 },
      say: { fr: 'Encore un 1.', en: 'Another 1.' },
    },
    {
      move: { type: 'take-hit', player: 'dark' },
      say: { fr: 'Troisième touche.', en: 'Third hit.' },
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: { fr: 'Maul doit passer de nouveau.', en: 'Maul has to pass again.' },
    },
    {
      move: { type: 'attack', player: 'light', destiny: 6 },
      say: { fr: 'Obi-Wan joue sa dernière carte.', en: 'Obi-Wan plays his last card.' },
    },
    {
      move: { type: 'take-hit', player: 'dark' },
      say: {
        fr: 'Quatrième touche, une de moins qu’il n’en faut. Maul devrait mener, mais il a passé.',
        en: 'Fourth hit, one short of what it takes. Maul should lead, but he has passed.',
      },
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: {
        fr: 'Il passe, et Obi-Wan n’a plus de carte : plus personne ne peut attaquer. Le duel est nul, 4 − 1 = 3 dommages pour Maul. La pile lumineuse retrouve ses 4 cartes.',
        en: 'He passes, and Obi-Wan has no card left: nobody can attack any more. The duel is a draw, 4 − 1 = 3 damage for Maul. The light side draw deck has its 4 cards back.',
      },
      key: true,
    },
  ],
  sources: ['young-jedi-rulebook#dueling-hand', 'young-jedi-rulebook#dueling-text'],
};
