import { BATTLE_CARDS, CHARACTERS, WEAPONS } from '../examples';
import type { BattleScenario } from '../state';

export const fightingTogether: BattleScenario = {
  id: 'fighting-together',
  title: { fr: 'Trois droïdes qui combattent ensemble', en: 'Three droids that fight together' },
  intro: {
    fr: 'Le côté obscur attaque deux fois avec un groupe de trois droïdes, dont le premier a un fusil la première fois.',
    en: 'The dark side attacks twice with a group of three droids; the first time, the leading one has a rifle.',
  },
  setup: {
    attacker: 'dark',
    location: { title: 'Tatooine: Podrace Arena', planet: 'Tatooine' },
    dark: {
      table: [
        { id: 'rifle', card: WEAPONS.blasterRifle },
        ...[1, 2, 3, 4, 5, 6].map((n) => ({ id: `droid-${n}`, card: CHARACTERS.battleDroid })),
      ],
      hand: [
        { id: 'invasion-1', card: BATTLE_CARDS.invasionOnSchedule },
        { id: 'invasion-2', card: BATTLE_CARDS.invasionOnSchedule },
        2,
      ],
      deck: 15,
      plan: [
        'invasion-1',
        'rifle',
        'droid-1',
        'droid-2',
        'droid-3',
        'invasion-2',
        'droid-4',
        'droid-5',
        'droid-6',
      ],
    },
    light: {
      table: [
        { id: 'qui-gon', card: CHARACTERS.quiGon },
        { id: 'saber', card: WEAPONS.obiWansLightsaber },
        { id: 'obi-wan', card: CHARACTERS.obiWan },
      ],
      hand: [5],
      deck: 15,
      plan: ['qui-gon', 'saber', 'obi-wan'],
    },
  },
  line: [
    {
      move: { type: 'reveal' },
      say: {
        fr: 'La carte Battle réunit les trois droïdes : on retourne les cartes jusqu’au troisième. Le fusil sert au premier du groupe.',
        en: 'The Battle card brings the three droids together, so cards are turned up until the third. The rifle is for the first of the group.',
      },
      key: true,
    },
    {
      move: { type: 'draw', player: 'dark', value: 2 },
      say: { fr: '2 + 2 + 2, plus 2 pour le fusil : 8.', en: '2 + 2 + 2, plus 2 for the rifle: 8.' },
    },
    {
      move: { type: 'compare' },
      say: { fr: '8 contre 6 : Qui-Gon est vaincu.', en: '8 against 6: Qui-Gon is defeated.' },
    },
    {
      move: { type: 'reveal' },
      say: {
        fr: 'Le second groupe n’a pas d’arme : 6. En face, le sabre d’Obi-Wan ajoute 2 entre ses mains : 7.',
        en: 'The second group has no weapon: 6. Against it, Obi-Wan’s lightsaber adds 2 in his own hands: 7.',
      },
    },
    {
      move: { type: 'compare' },
      say: {
        fr: 'Le groupe perd : les trois droïdes sont vaincus, et les dommages de chacun s’ajoutent.',
        en: 'The group loses: all three droids are defeated, and the damage of each adds up.',
      },
      key: true,
    },
    { move: { type: 'end' }, say: { fr: 'La bataille est terminée.', en: 'The battle is over.' } },
  ],
  sources: ['young-jedi-rulebook#fight-together', 'young-jedi-rulebook#weapons'],
};
