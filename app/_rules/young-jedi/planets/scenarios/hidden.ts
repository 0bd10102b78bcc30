import type { PlanetsScenario } from '../state';
import { battleDroid, blasterRifle, inCompleteControl, maul, obiWan, royalGuard } from './cards';

/** Both players' first turns on a planet. */
export const firstTurns: PlanetsScenario = {
  id: 'first-turns',
  title: { fr: 'Les cartes cachées', en: 'Hidden cards' },
  intro: {
    fr: 'La partie commence sur Tatooine. Le côté obscur joue son premier tour.',
    en: 'The game begins on Tatooine. The dark side plays its first turn.',
  },
  setup: {
    planet: 'tatooine',
    location: 'Desert Landing Site',
    turn: 'dark',
    turnsHere: { dark: 1, light: 0 },
    sides: {
      dark: {
        draw: 53,
        hand: [
          battleDroid('droid-1'),
          battleDroid('droid-2'),
          battleDroid('droid-3'),
          blasterRifle('rifle'),
          inCompleteControl,
          1,
        ],
      },
      light: { draw: 53, hand: [obiWan, 5] },
    },
  },
  line: [
    {
      move: { type: 'deploy', player: 'dark', card: 'droid-1' },
      say: { fr: 'Un droïde, face cachée : 2 compteurs.', en: 'A droid, face down: 2 counters.' },
    },
    {
      move: { type: 'deploy', player: 'dark', card: 'in-complete-control' },
      refused: 'not-deployable',
      say: {
        fr: 'Une carte Battle ne se déploie pas, même cachée : elle reste en main jusqu’à la bataille.',
        en: 'A Battle card is not deployed, not even hidden: it stays in hand until a battle.',
      },
    },
    {
      move: { type: 'deploy', player: 'dark', card: 'droid-2' },
      say: { fr: 'Un deuxième : 4 compteurs.', en: 'A second one: 4 counters.' },
    },
    {
      move: { type: 'deploy', player: 'dark', card: 'droid-3' },
      say: { fr: 'Un troisième : 6 compteurs, la limite.', en: 'A third one: 6 counters, the limit.' },
    },
    {
      move: { type: 'deploy', player: 'dark', card: 'rifle' },
      refused: 'too-many-counters',
      say: { fr: 'Le fusil coûterait un septième compteur.', en: 'The rifle would cost a seventh counter.' },
    },
    { move: { type: 'next', player: 'dark' }, say: { fr: 'Il s’arrête là.', en: 'It stops there.' } },
    {
      move: { type: 'next', player: 'dark' },
      say: { fr: 'Pas de bataille : tout est caché.', en: 'No battle: everything is hidden.' },
    },
    {
      move: { type: 'even-up', player: 'dark' },
      say: { fr: 'Il pioche trois cartes.', en: 'It draws three cards.' },
    },
    {
      move: { type: 'end-turn', player: 'dark' },
      say: { fr: 'Au tour du côté lumineux.', en: 'The light side’s turn.' },
      key: true,
    },
    {
      move: { type: 'deploy', player: 'light', card: 'obi-wan' },
      say: {
        fr: 'C’est aussi son premier tour ici : Obi-Wan est caché.',
        en: 'This is its first turn here too: Obi-Wan is hidden.',
      },
    },
    { move: { type: 'next', player: 'light' }, say: { fr: 'Rien d’autre.', en: 'Nothing else.' } },
    {
      move: { type: 'next', player: 'light' },
      say: { fr: 'Toujours pas de bataille.', en: 'Still no battle.' },
    },
    {
      move: { type: 'even-up', player: 'light' },
      say: { fr: 'Il pioche une carte.', en: 'It draws one card.' },
    },
    { move: { type: 'end-turn', player: 'light' }, say: { fr: 'Son tour finit.', en: 'Its turn ends.' } },
    {
      move: { type: 'deploy', player: 'dark', card: 'rifle' },
      refused: 'reveal-first',
      say: {
        fr: 'Avant toute chose, il doit retourner ses cartes cachées.',
        en: 'Before anything else it has to turn up its hidden cards.',
      },
    },
    {
      move: { type: 'reveal', player: 'dark' },
      say: {
        fr: 'Ses trois droïdes sont visibles, un tour après leur arrivée.',
        en: 'Its three droids are face up, a turn after they came.',
      },
      key: true,
    },
    {
      move: { type: 'deploy', player: 'dark', card: 'rifle' },
      say: {
        fr: 'Désormais, il déploie face visible.',
        en: 'From now on it deploys face up.',
      },
    },
    { move: { type: 'next', player: 'dark' }, say: { fr: 'Étape de bataille.', en: 'The battle step.' } },
    {
      move: { type: 'battle', player: 'dark' },
      refused: 'nobody-face-up',
      say: {
        fr: 'Obi-Wan est encore caché : on ne peut pas l’attaquer.',
        en: 'Obi-Wan is still hidden and cannot be attacked.',
      },
    },
    { move: { type: 'next', player: 'dark' }, say: { fr: 'Il doit attendre.', en: 'It has to wait.' } },
    { move: { type: 'even-up', player: 'dark' }, say: { fr: 'Il pioche.', en: 'It draws.' } },
    {
      move: { type: 'end-turn', player: 'dark' },
      say: {
        fr: 'Ses droïdes sont seuls visibles, et pourtant il ne prend pas Tatooine : une carte cachée adverse suffit à l’empêcher.',
        en: 'Only its droids are face up, and yet it does not take Tatooine: one hidden card of the opponent’s prevents it.',
      },
      key: true,
    },
    {
      move: { type: 'reveal', player: 'light' },
      say: {
        fr: 'Obi-Wan se montre. La première bataille devient possible, à ce tour-ci.',
        en: 'Obi-Wan shows himself. The first battle is possible now, this very turn.',
      },
      key: true,
    },
  ],
  sources: [
    'young-jedi-rulebook#hidden-cards',
    'young-jedi-rulebook#deploy-step',
    'young-jedi-rulebook#controlling-planet',
  ],
};

/** Seven counters come to light. */
export const illegalHidden: PlanetsScenario = {
  id: 'illegal-hidden',
  title: { fr: 'Sept compteurs cachés', en: 'Seven hidden counters' },
  intro: {
    fr: 'Le côté obscur a caché Darth Maul et un fusil blaster : 7 compteurs. Son deuxième tour commence.',
    en: 'The dark side has hidden Darth Maul and a Blaster Rifle: 7 counters. Its second turn begins.',
  },
  setup: {
    step: 'begin',
    planet: 'tatooine',
    location: 'Desert Landing Site',
    turn: 'dark',
    turnsHere: { dark: 2, light: 1 },
    sides: {
      dark: {
        draw: 44,
        hand: 6,
        here: [
          { ...maul, hidden: true },
          { ...blasterRifle('rifle'), hidden: true },
        ],
      },
      light: {
        draw: 45,
        hand: 6,
        here: [
          { ...royalGuard('guard-1'), hidden: true },
          { ...royalGuard('guard-2'), hidden: true },
        ],
      },
    },
  },
  line: [
    {
      move: { type: 'reveal', player: 'dark' },
      say: {
        fr: 'Les cartes révélées dépassent six compteurs. Le côté obscur doit concéder Tatooine sur-le-champ, et ses cartes y restent.',
        en: 'The cards turned up exceed six counters. The dark side must concede Tatooine on the spot, and its cards stay there.',
      },
      key: true,
    },
    {
      move: { type: 'take-back', player: 'light' },
      say: {
        fr: 'Le côté lumineux n’y est pour rien : il peut reprendre ses gardes et les mélanger à sa pile de pioche.',
        en: 'The light side is not to blame: it may take its guards back and shuffle them into its draw deck.',
      },
      key: true,
    },
    {
      move: { type: 'even-up', player: 'dark' },
      say: {
        fr: 'Le fautif fait ensuite Even Up ; sa main est déjà à six.',
        en: 'The offender then evens up; its hand is at six already.',
      },
    },
    {
      move: { type: 'choose', player: 'light', planet: 'naboo', from: 'draw' },
      refused: 'not-your-choice',
      say: {
        fr: 'C’est celui qui a perdu la planète qui choisit, même par sa faute.',
        en: 'Whoever lost the planet chooses, even if through their own fault.',
      },
    },
    {
      move: { type: 'choose', player: 'dark', planet: 'naboo', from: 'draw' },
      say: {
        fr: 'Le côté obscur choisit Naboo et y joue le premier tour.',
        en: 'The dark side picks Naboo and plays the first turn there.',
      },
      key: true,
    },
  ],
  sources: ['young-jedi-rulebook#faq-illegal-hidden-cards'],
};
