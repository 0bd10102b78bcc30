import type { DuelScenario } from '../state';

/** Passing, and what it forbids for the rest of the turn. */
export const bothPass: DuelScenario = {
  id: 'both-pass',
  title: { fr: 'Les deux joueurs passent', en: 'Both players pass' },
  intro: {
    fr: 'Darth Maul et Qui-Gon se font face, chacun avec une touche et quelques cartes. C’est à Maul de mener.',
    en: 'Darth Maul and Qui-Gon face each other, each with one hit and a few cards. The lead is Maul’s.',
  },
  setup: {
    turn: 'dark',
    planet: 'Naboo',
    location: 'Theed Palace',
    cards: [
      { id: 'maul', card: 'darth-maul-master-of-evil' },
      { id: 'maul-saber', card: 'darth-mauls-lightsaber' },
      { id: 'qui-gon', card: 'qui-gon-jinn-jedi-protector' },
      { id: 'qui-gon-saber', card: 'qui-gon-jinns-lightsaber' },
    ],
    decks: { light: 20, dark: 20 },
    underway: {
      attacker: { character: 'maul', weapon: 'maul-saber' },
      defender: { character: 'qui-gon', weapon: 'qui-gon-saber' },
      hands: { light: [3, 3, 6], dark: [5, 5] },
      hits: { light: 1, dark: 1 },
    },
  },
  line: [
    {
      move: { type: 'pass', player: 'dark' },
      say: {
        fr: 'Maul préfère garder ses cartes pour parer : il passe. La main va à Qui-Gon.',
        en: 'Maul would rather keep his cards for parrying: he passes. The lead goes to Qui-Gon.',
      },
    },
    {
      move: { type: 'attack', player: 'light', destiny: 3 },
      say: { fr: 'Qui-Gon attaque avec un 3.', en: 'Qui-Gon attacks with a 3.' },
    },
    {
      move: { type: 'pass', player: 'dark' },
      refused: 'pass-only-when-leading',
      say: {
        fr: 'On ne passe pas devant une attaque : on la pare ou on est touché.',
        en: 'There is no passing in the face of an attack: one parries it or is hit.',
      },
    },
    {
      move: { type: 'take-hit', player: 'dark' },
      say: {
        fr: 'Maul n’a pas de 3. Il est touché, et c’est à lui de mener.',
        en: 'Maul has no 3. He is hit, and the lead is his.',
      },
    },
    {
      move: { type: 'attack', player: 'dark', destiny: 5 },
      refused: 'only-parries-after-passing',
      say: {
        fr: 'Il a passé : il ne peut plus mener d’attaque dans ce duel, même avec des cartes en main.',
        en: 'He has passed: he can lead no more attacks in this duel, even with cards in hand.',
      },
      key: true,
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: { fr: 'Il doit donc passer encore.', en: 'So he has to pass again.' },
    },
    {
      move: { type: 'pass', player: 'light' },
      say: {
        fr: 'Qui-Gon passe aussi, et le duel est terminé sans vaincu. Maul a 2 touches et en a porté 1 : son joueur subit 1 dommage.',
        en: 'Qui-Gon passes too, and the duel is over with nobody defeated. Maul has 2 hits and dealt 1: his player takes 1 damage.',
      },
      key: true,
    },
    {
      move: { type: 'battle', player: 'dark' },
      refused: 'passed-no-battle',
      say: {
        fr: 'Le joueur de Maul a passé dans le duel : il n’initie pas de bataille ce tour-ci.',
        en: 'Maul’s player passed in the duel: no battle for him this turn.',
      },
      key: true,
    },
    {
      move: { type: 'end-step', player: 'dark' },
      say: { fr: 'L’étape de bataille s’achève là.', en: 'The battle step ends there.' },
    },
  ],
  sources: ['young-jedi-rulebook#duel-attack-parry', 'young-jedi-rulebook#duel-outcome'],
};
