import { CHARACTERS, WEAPONS } from '../examples';
import type { BattleScenario } from '../state';

export const eightSteps: BattleScenario = {
  id: 'eight-steps',
  title: { fr: 'Les huit étapes d’un combat', en: 'The eight steps of a fight' },
  intro: {
    fr: 'Tout se mêle : chaque joueur a une carte Battle à petit cube, inventée pour l’exemple, et une arme. La puissance d’Anakin se tire aussi. Le côté obscur attaque.',
    en: 'Everything at once: each player has a weapon and a Battle card with a small cube, made up for this example, and Anakin’s power is drawn too. The dark side attacks.',
  },
  setup: {
    attacker: 'dark',
    location: { title: 'Tatooine: Podrace Arena', planet: 'Tatooine' },
    dark: {
      table: [
        { id: 'dark-rifle', card: WEAPONS.blasterRifle },
        { id: 'droid', card: CHARACTERS.battleDroid },
      ],
      hand: [{ id: 'dark-luck', card: { kind: 'battle', title: 'Dark Gamble', draws: 1 } }, 4],
      deck: 12,
      plan: ['dark-luck', 'dark-rifle', 'droid'],
    },
    light: {
      table: [
        { id: 'light-rifle', card: WEAPONS.blasterRifle },
        { id: 'anakin', card: CHARACTERS.anakin },
      ],
      hand: [{ id: 'light-luck', card: { kind: 'battle', title: 'Light Gamble', dots: 1, draws: 1 } }, 4],
      deck: 12,
      plan: ['light-luck', 'light-rifle', 'anakin'],
    },
  },
  line: [
    {
      move: { type: 'reveal' },
      say: {
        fr: 'Les deux joueurs ont des destinées à tirer. L’ordre est fixé : à chaque fois le défenseur, puis l’attaquant.',
        en: 'Both players have destinies to draw. The order is fixed: each time the defender, then the attacker.',
      },
    },
    {
      move: { type: 'draw', player: 'dark', value: 6 },
      refused: 'not-your-draw',
      say: {
        fr: 'L’attaquant attend : le défenseur tire d’abord pour sa carte Battle.',
        en: 'The attacker waits: the defender draws first, for the Battle card.',
      },
    },
    {
      move: { type: 'draw', player: 'light', value: 2 },
      say: {
        fr: 'Étape 1 : la carte Battle du défenseur, 2.',
        en: 'Step 1: the defender’s Battle card, a 2.',
      },
    },
    {
      move: { type: 'draw', player: 'dark', value: 4 },
      say: { fr: 'Étape 2 : celle de l’attaquant, 4.', en: 'Step 2: the attacker’s, a 4.' },
    },
    {
      move: { type: 'draw', player: 'light', value: 3 },
      say: { fr: 'Étape 3 : l’arme du défenseur, 3.', en: 'Step 3: the defender’s weapon, a 3.' },
    },
    {
      move: { type: 'draw', player: 'dark', value: 3 },
      say: { fr: 'Étape 4 : l’arme de l’attaquant, 3.', en: 'Step 4: the attacker’s weapon, a 3.' },
      key: true,
    },
    {
      move: { type: 'draw', player: 'light', value: 5 },
      say: {
        fr: 'Étape 5 : la puissance d’Anakin, 5. L’attaquant n’a rien à tirer à l’étape 6. Aux étapes 7 et 8, les cartes Battle sont résolues, celle de l’attaquant en premier.',
        en: 'Step 5: Anakin’s power, a 5. The attacker has nothing to draw in step 6. In steps 7 and 8 the Battle cards resolve, the attacker’s first.',
      },
      key: true,
    },
    {
      move: { type: 'compare' },
      say: {
        fr: 'Côté obscur : 2 + 4 + 3 = 9. Côté lumineux : 2 + 1 + 3 + 5 = 11. Le droïde est vaincu avec son fusil.',
        en: 'Dark side: 2 + 4 + 3 = 9. Light side: 2 + 1 + 3 + 5 = 11. The droid is defeated, and its rifle with it.',
      },
      key: true,
    },
    { move: { type: 'end' }, say: { fr: 'La bataille est terminée.', en: 'The battle is over.' } },
  ],
  sources: ['young-jedi-rulebook#destiny-order', 'young-jedi-rulebook#destiny-draw'],
};
