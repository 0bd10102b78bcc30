import { OBI_WAN, VADER } from '../cards/characters';
import { DARK_FORCES } from '../cards/examples';
import { ALTER } from '../cards/the-force';
import { draw, pass, play } from '../moves';
import type { StackScenario } from '../scenario';

/** swccg/dark-forces */
export const darkForces: StackScenario = {
  id: 'dark-forces',
  title: { fr: 'Dark Forces face à Alter', en: 'Dark Forces answered by Alter' },
  intro: {
    fr: 'Phase de déploiement du côté obscur, qui tient Dark Forces. Le côté lumineux tient Alter ; Obi-Wan, habileté 6, est son personnage le plus habile.',
    en: 'The dark side’s deploy phase; it holds Dark Forces. The light side holds Alter; Obi-Wan, ability 6, is its highest-ability character.',
  },
  setup: {
    turn: 'dark',
    phase: 'deploy',
    light: { hand: [ALTER], table: [{ card: OBI_WAN, at: 'dunes' }], reserve: [4, null, null] },
    dark: { hand: [DARK_FORCES], table: [{ card: VADER, at: 'dunes' }], reserve: 10, force: 3 },
  },
  line: [
    {
      move: play('dark', 'dark-forces'),
      say: {
        fr: 'Le côté obscur déploie Dark Forces, un effet. Tant que ce déploiement n’a pas eu son résultat, la carte n’est pas encore en jeu.',
        en: 'The dark side deploys Dark Forces, an Effect. Until the deployment has its result, the card is not in play yet.',
      },
    },
    {
      move: play('light', 'alter'),
      say: {
        fr: 'Le côté lumineux répond par Alter, en visant le déploiement et son personnage le plus habile, Obi-Wan.',
        en: 'The light side responds with Alter, targeting the deployment and its highest-ability character, Obi-Wan.',
      },
      key: true,
    },
    {
      move: play('dark', 'dark-forces', { targets: { jedi: 'obi-wan-kenobi' } }),
      refused: 'not-yet-on-table',
      say: {
        fr: 'Dark Forces permettrait d’écarter un Jedi quand Alter est jouée. Mais elle n’a pas encore eu son résultat : elle ne peut rien contre cette Alter.',
        en: 'Dark Forces would let its player leave out a Jedi when Alter is played. But it has not had its result yet: it can do nothing about this Alter.',
      },
      key: true,
    },
    { move: pass('dark'), say: { fr: 'Le côté obscur passe.', en: 'The dark side passes.' } },
    {
      move: pass('light'),
      say: {
        fr: 'Deux passes : Alter a son résultat. Il faut tirer une destinée inférieure à 6.',
        en: 'Two passes: Alter has its result. A destiny lower than 6 is needed.',
      },
    },
    {
      move: draw('light', 4),
      say: {
        fr: 'La destinée est 4, inférieure à 6 : Dark Forces est annulée et va dans la pile perdue. Alter et la carte tirée vont dans la pile utilisée.',
        en: 'The destiny is 4, lower than 6: Dark Forces is canceled and goes to the Lost Pile. Alter and the card drawn go to the Used Pile.',
      },
      key: true,
    },
  ],
  sources: ['swccg-glossary-d-f#dark-forces'],
  outcome: {
    stack: [],
    opportunity: 'light',
    cards: { 'dark-forces': 'lost', alter: 'used' },
    piles: { light: { used: 2, reserve: 2 }, dark: { lost: 1, force: 3 } },
  },
};
