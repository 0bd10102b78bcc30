import { BATTLE_CARDS, CHARACTERS, WEAPONS } from '../examples';
import type { BattleScenario } from '../state';

export const forcePush: BattleScenario = {
  id: 'force-push',
  title: { fr: 'La poussée de Force désarme', en: 'A Force Push disarms' },
  intro: {
    fr: 'Qui-Gon, sans arme, joue Jedi Force Push contre un tank qui a son canon et Open Fire!. Le côté obscur attaque.',
    en: 'Qui-Gon, with no weapon, plays Jedi Force Push against a tank with its cannon and Open Fire!. The dark side attacks.',
  },
  setup: {
    attacker: 'dark',
    location: { title: 'Naboo: Theed Palace', planet: 'Naboo' },
    dark: {
      table: [
        { id: 'cannon', card: WEAPONS.laserCannon },
        { id: 'tank', card: CHARACTERS.tank },
      ],
      hand: [{ id: 'open-fire', card: BATTLE_CARDS.openFire }, 4],
      deck: 12,
      plan: ['open-fire', 'cannon', 'tank'],
    },
    light: {
      table: [{ id: 'qui-gon', card: CHARACTERS.quiGon }],
      hand: [{ id: 'push', card: BATTLE_CARDS.jediForcePush }, 4],
      deck: 12,
      plan: ['push', 'qui-gon'],
    },
  },
  line: [
    {
      move: { type: 'reveal' },
      say: {
        fr: 'Qui-Gon n’utilise pas d’arme : le canon est ignoré, sans tirage. Open Fire!, qui demande que le tank utilise son canon, ne fait rien non plus.',
        en: 'Qui-Gon uses no weapon, so the cannon is ignored and gives no draw. Open Fire!, which needs the tank to be using its cannon, does nothing either.',
      },
      key: true,
    },
    {
      move: { type: 'draw', player: 'dark', value: 6 },
      refused: 'no-draw-due',
      say: {
        fr: 'Aucune destinée pour une arme qui n’est pas utilisée.',
        en: 'There is no destiny for a weapon that is not used.',
      },
    },
    {
      move: { type: 'compare' },
      say: {
        fr: '5 contre 6 : le tank est vaincu. Son canon, ignoré, n’est pas perdu.',
        en: '5 against 6: the tank is defeated. Its cannon was ignored, and is not lost.',
      },
      key: true,
    },
    {
      move: { type: 'end' },
      say: { fr: 'Le canon reste sur la planète.', en: 'The cannon stays on the planet.' },
    },
  ],
  sources: ['young-jedi-rulebook#faq-force-push', 'young-jedi-rulebook#faq-destiny-not-involved'],
};
