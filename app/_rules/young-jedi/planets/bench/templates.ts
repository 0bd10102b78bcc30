import type { Template } from '../../../core/bench';
import { battleDroid, blasterRifle, maul, obiWan, royalGuard, sando } from '../scenarios/cards';
import type { Card, PlanetsSetup } from '../state';
import { amidala } from './pieces';

const queen = (id: string, subtitle: string): Card => ({ ...amidala, id, subtitle });

export const TEMPLATES: readonly Template<PlanetsSetup>[] = [
  {
    id: 'deploy-step',
    title: { fr: 'Étape de déploiement', en: 'Deploy step' },
    setup: {
      planet: 'naboo',
      location: 'Theed Palace',
      turn: 'dark',
      sides: {
        dark: {
          draw: 35,
          hand: [maul, blasterRifle('rifle'), 4],
          here: [battleDroid('droid'), battleDroid('droid-2')],
        },
        light: { draw: 35, hand: 6, here: [obiWan, royalGuard('guard')] },
      },
    },
  },
  {
    id: 'illegal-stack',
    title: { fr: 'Une pile illégale en jeu', en: 'An illegal stack in play' },
    setup: {
      planet: 'tatooine',
      turn: 'dark',
      controlled: { naboo: 'dark' },
      sides: {
        dark: { draw: 30, hand: 6, here: [battleDroid('droid')] },
        light: {
          draw: 30,
          hand: 4,
          here: [queen('queen-2', 'Ruler of Naboo')],
          stranded: { naboo: [queen('queen', 'Royal Leader')] },
        },
      },
    },
  },
  {
    id: 'hidden-cards',
    title: { fr: 'Des cartes face cachée', en: 'Cards face down' },
    setup: {
      planet: 'coruscant',
      turn: 'light',
      step: 'begin',
      turnsHere: { light: 2, dark: 1 },
      sides: {
        light: {
          draw: 30,
          hand: 6,
          here: [
            { ...royalGuard('guard'), hidden: true },
            { ...sando, hidden: true },
          ],
        },
        dark: { draw: 30, hand: 6, here: [{ ...battleDroid('droid'), hidden: true }] },
      },
    },
  },
  {
    id: 'empty',
    title: { fr: 'Table vide', en: 'Empty table' },
    setup: { planet: 'naboo', turn: 'dark', sides: { dark: { draw: 20 }, light: { draw: 20 } } },
  },
];
