import type { ForceScenario } from '../state';

export const forceDrain: ForceScenario = {
  id: 'force-drain',
  title: { fr: 'Perdre de la Force à un drainage', en: 'Losing Force to a drain' },
  intro: {
    fr: 'Phase de contrôle du côté lumineux. Il contrôle la Cantina, où le côté obscur a 2 icônes, et une carte y ajoute 1 au drainage.',
    en: 'Control phase of the light side. It controls the Cantina, where the dark side has 2 icons and a card adds 1 to the drain.',
  },
  setup: {
    turn: 'light',
    phase: 'control',
    piles: {
      dark: { reserve: 12, force: 2, used: 1, hand: ['trooper', 4] },
      light: { reserve: 14, force: 5, hand: 4 },
    },
    cards: { trooper: { kind: 'deploys', side: 'dark', title: 'Stormtrooper', cost: 1 } },
    locations: [
      {
        id: 'cantina',
        title: 'Tatooine: Cantina',
        icons: { dark: 2, light: 2 },
        control: 'light',
        drainBonus: 1,
      },
      { id: 'camp', title: 'Tatooine: Jawa Camp', icons: { dark: 1, light: 1 }, contested: true },
    ],
  },
  line: [
    {
      move: { type: 'drain', player: 'light', location: 'camp' },
      refused: 'not-controlled',
      say: {
        fr: 'Au Jawa Camp, les deux joueurs ont une présence : personne ne contrôle, donc pas de drainage.',
        en: 'At the Jawa Camp both players have presence: nobody controls it, so there is no drain.',
      },
    },
    {
      move: { type: 'drain', player: 'light', location: 'cantina' },
      say: {
        fr: 'À la Cantina, le côté lumineux initie un drainage : 2 icônes adverses et le bonus de 1 font 3 Force à perdre.',
        en: 'At the Cantina, the light side initiates a drain. Two enemy icons and the bonus of 1 make 3 Force to lose.',
      },
      key: true,
    },
    {
      move: { type: 'lose', player: 'dark', from: 'hand', card: 'trooper' },
      say: {
        fr: 'Le côté obscur choisit d’où vient chaque carte. La première vient de sa main : un Stormtrooper, face visible sur la pile perdue.',
        en: 'The dark side chooses where each card comes from. The first is from its hand: a Stormtrooper, face up on the Lost Pile.',
      },
      key: true,
    },
    {
      move: { type: 'lose', player: 'dark', from: 'reserve' },
      say: {
        fr: 'La deuxième est la carte du dessus de sa pile de réserve.',
        en: 'The second is the top card of its Reserve Deck.',
      },
    },
    {
      move: { type: 'lose', player: 'dark', from: 'used' },
      say: {
        fr: 'La troisième vient de la pile utilisée. Toute la Force vitale peut servir, pas seulement la pile de Force.',
        en: 'The third comes from the Used Pile. Any part of Life Force will do, not just the Force Pile.',
      },
      key: true,
    },
    {
      move: { type: 'drain', player: 'light', location: 'cantina' },
      refused: 'already-drained',
      say: {
        fr: 'Un second drainage au même endroit n’est pas permis ce tour-ci.',
        en: 'A second drain at the same place is not allowed this turn.',
      },
    },
    {
      move: { type: 'pass', player: 'light' },
      say: {
        fr: 'Le côté lumineux n’a plus rien à drainer et passe à la phase suivante.',
        en: 'The light side has nothing more to drain and goes on to the next phase.',
      },
    },
  ],
  sources: ['swccg-death-star-ii#control-phase', 'swccg-death-star-ii#lost-pile'],
};
