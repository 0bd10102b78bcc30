import { CHARACTERS, WEAPONS } from '../examples';
import type { BattleScenario } from '../state';

export const rifleAgainstFour: BattleScenario = {
  id: 'rifle-against-four',
  title: {
    fr: 'Le fusil qui tire 3 contre une puissance de 4',
    en: 'The rifle that draws a 3 against a power of 4',
  },
  intro: {
    fr: 'Le côté obscur attaque. Son personnage n’a que 2 de puissance, contre 4 en face, mais il a un Blaster Rifle.',
    en: 'The dark side attacks. Its character has a power of only 2 against 4, but it carries a Blaster Rifle.',
  },
  setup: {
    attacker: 'dark',
    location: { title: 'Tatooine: Podrace Arena', planet: 'Tatooine' },
    dark: {
      table: [
        { id: 'rifle', card: WEAPONS.blasterRifle },
        { id: 'droid', card: CHARACTERS.battleDroid },
      ],
      hand: [5],
      deck: 16,
      plan: ['rifle', 'droid'],
    },
    light: {
      table: [
        {
          id: 'jar-jar',
          card: {
            kind: 'character',
            title: 'Jar Jar Binks',
            subtitle: 'Gungan Chuba Thief',
            power: 4,
            damage: 3,
          },
        },
      ],
      hand: [5],
      deck: 16,
      plan: ['jar-jar'],
    },
  },
  line: [
    {
      move: { type: 'reveal' },
      say: {
        fr: 'Le côté obscur retourne une arme, donc aussitôt la carte suivante : c’est ce droïde qui tient le fusil. Sans lui, il perdrait à 2 contre 4.',
        en: 'The dark side turns up a weapon and so, at once, the next card: this droid holds the rifle. Without it, 2 against 4 would lose.',
      },
      key: true,
    },
    {
      move: { type: 'compare' },
      refused: 'draw-first',
      say: {
        fr: 'On ne compare pas encore : le petit cube du fusil donne un tirage de destinée.',
        en: 'Not yet: the small cube on the rifle gives a destiny draw first.',
      },
    },
    {
      move: { type: 'draw', player: 'light', value: 5 },
      refused: 'not-your-draw',
      say: {
        fr: 'Jar Jar n’a pas d’arme : le côté lumineux ne tire rien.',
        en: 'Jar Jar has no weapon, so the light side draws nothing.',
      },
    },
    {
      move: { type: 'draw', player: 'dark', value: 3 },
      say: {
        fr: 'Le côté obscur tire un 3 : 2 + 3 = 5. La carte tirée rejoint sa main.',
        en: 'The dark side draws a 3: 2 + 3 = 5. The card drawn joins its hand.',
      },
      key: true,
    },
    {
      move: { type: 'compare' },
      say: {
        fr: '5 contre 4 : Jar Jar est vaincu, et le côté lumineux subit ses dommages.',
        en: '5 against 4: Jar Jar is defeated, and the light side takes his damage.',
      },
    },
    {
      move: { type: 'end' },
      say: {
        fr: 'Les plans sont épuisés. Le droïde reste sur la planète avec son fusil.',
        en: 'The plans have run out. The droid stays on the planet with its rifle.',
      },
    },
  ],
  sources: ['young-jedi-rulebook#weapons', 'young-jedi-rulebook#destiny-draw'],
};
