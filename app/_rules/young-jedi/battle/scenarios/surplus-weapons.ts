import { CHARACTERS, WEAPONS } from '../examples';
import type { BattleScenario } from '../state';

export const surplusWeapons: BattleScenario = {
  id: 'surplus-weapons',
  title: { fr: 'Un plan avec trop d’armes', en: 'A plan with too many weapons' },
  intro: {
    fr: 'Le côté obscur a trois armes pour deux personnages. Il place le sabre devant Darth Maul, un fusil devant Watto, et le second fusil tout à la fin.',
    en: 'The dark side has three weapons for two characters. It puts the lightsaber before Darth Maul, a rifle before Watto, and the second rifle at the very end.',
  },
  setup: {
    attacker: 'light',
    location: { title: 'Tatooine: Podrace Arena', planet: 'Tatooine' },
    dark: {
      table: [
        { id: 'saber', card: WEAPONS.maulsLightsaber },
        { id: 'maul', card: CHARACTERS.darthMaul },
        { id: 'rifle', card: WEAPONS.blasterRifle },
        {
          id: 'watto',
          card: { kind: 'character', title: 'Watto', subtitle: 'Slave Owner', power: 3, damage: 2 },
        },
        { id: 'spare-rifle', card: WEAPONS.blasterRifle },
      ],
      hand: [4],
      deck: 18,
      plan: ['saber', 'maul', 'rifle', 'watto', 'spare-rifle'],
    },
    light: {
      table: [
        { id: 'qui-gon', card: CHARACTERS.quiGon },
        { id: 'obi-wan', card: CHARACTERS.obiWan },
      ],
      hand: [4],
      deck: 18,
      plan: ['qui-gon', 'obi-wan'],
    },
  },
  line: [
    {
      move: { type: 'reveal' },
      say: {
        fr: 'Le sabre vient juste avant Darth Maul : c’est lui qui s’en sert. Ce sabre a deux petits cubes, donc deux tirages.',
        en: 'The lightsaber comes just before Darth Maul, who uses it. This one has two small cubes, hence two draws.',
      },
    },
    {
      move: { type: 'draw', player: 'dark', value: 4 },
      say: { fr: 'Premier tirage : 4.', en: 'First draw: a 4.' },
    },
    {
      move: { type: 'draw', player: 'dark', value: 1 },
      say: { fr: 'Second tirage : 1. Darth Maul est à 11.', en: 'Second draw: a 1. Darth Maul is at 11.' },
    },
    {
      move: { type: 'compare' },
      say: { fr: '11 contre 6 : Qui-Gon est vaincu.', en: '11 against 6: Qui-Gon is defeated.' },
    },
    {
      move: { type: 'reveal' },
      say: {
        fr: 'Watto a le fusil. Le second fusil n’a aucun personnage derrière lui : il ne sert pas.',
        en: 'Watto has the rifle. The second rifle has no character after it, so it is not used.',
      },
      key: true,
    },
    {
      move: { type: 'draw', player: 'dark', value: 1 },
      say: { fr: 'Watto tire 1 : total 4.', en: 'Watto draws a 1, for a total of 4.' },
    },
    {
      move: { type: 'compare' },
      say: {
        fr: '4 contre 5 : Watto est vaincu, et l’arme qu’il utilisait est défaussée avec lui.',
        en: '4 against 5: Watto is defeated, and the weapon he was using is discarded with him.',
      },
      key: true,
    },
    {
      move: { type: 'end' },
      say: {
        fr: 'Le fusil en trop n’a pas été utilisé : il reste sur la planète avec Darth Maul et son sabre.',
        en: 'The spare rifle was not used: it stays on the planet with Darth Maul and his lightsaber.',
      },
      key: true,
    },
  ],
  sources: ['young-jedi-rulebook#weapons', 'young-jedi-rulebook#faq-weapon-without-user'],
};
