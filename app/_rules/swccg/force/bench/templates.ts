import type { Template } from '../../../core/bench';
import type { ForceLocation, ForceSetup } from '../state';

const PILES: ForceSetup['piles'] = {
  dark: { reserve: 30, force: 5, hand: 6 },
  light: { reserve: 30, force: 5, hand: 6 },
};
const SITE: ForceLocation = { id: 'site', title: 'Site', icons: { light: 1, dark: 1 } };

export const FORCE_TEMPLATES: readonly Template<ForceSetup>[] = [
  {
    id: 'beginning-of-a-turn',
    title: { fr: 'Le début d’un tour', en: 'The beginning of a turn' },
    setup: {
      turn: 'dark',
      phase: 'activate',
      piles: { dark: { reserve: 40, hand: 8 }, light: { reserve: 40, hand: 8 } },
      locations: [SITE, { id: 'system', title: 'System', icons: { light: 1, dark: 2 } }],
      turns: 3,
    },
  },
  {
    id: 'force-drain',
    title: { fr: 'Un drainage de Force', en: 'A Force drain' },
    setup: {
      turn: 'light',
      phase: 'control',
      piles: PILES,
      locations: [{ ...SITE, icons: { light: 1, dark: 2 }, control: 'light' }],
      turns: 3,
    },
  },
  {
    id: 'deploying',
    title: { fr: 'Payer un déploiement', en: 'Paying for a deployment' },
    setup: {
      turn: 'dark',
      phase: 'deploy',
      piles: { ...PILES, dark: { reserve: 30, force: 6, hand: ['darth-vader', 4] } },
      cards: { 'darth-vader': { kind: 'deploys', side: 'dark', title: 'Darth Vader', cost: 6 } },
      locations: [SITE],
      turns: 3,
    },
  },
  {
    id: 'last-force',
    title: { fr: 'Les dernières cartes de Force vitale', en: 'The last cards of Life Force' },
    setup: {
      turn: 'light',
      phase: 'control',
      piles: { dark: { reserve: 1, force: 1, hand: 2 }, light: { reserve: 10, force: 3, hand: 3 } },
      locations: [{ ...SITE, icons: { light: 1, dark: 2 }, control: 'light' }],
      turns: 3,
    },
  },
  {
    id: 'empty',
    title: { fr: 'Table vide', en: 'Empty table' },
    setup: {
      turn: 'dark',
      phase: 'activate',
      piles: { dark: { reserve: 40 }, light: { reserve: 40 } },
      locations: [],
      turns: 3,
    },
  },
];
