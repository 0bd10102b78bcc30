import type { Template } from '../../../core/bench';
import type { BattleSetup } from '../state';

const PILES: BattleSetup['piles'] = {
  dark: { reserve: 20, force: 5 },
  light: { reserve: 20, force: 5 },
};
const SITE = { id: 'site', title: 'Site', kind: 'site' } as const;
const CARDS: BattleSetup['cards'] = [
  { id: 'luke-skywalker', card: 'luke-skywalker', at: 'site' },
  { id: 'blaster', card: 'blaster', on: 'luke-skywalker' },
  { id: 'darth-vader', card: 'darth-vader', at: 'site' },
  { id: 'stormtrooper', card: 'stormtrooper', at: 'site' },
];

export const BATTLE_TEMPLATES: readonly Template<BattleSetup>[] = [
  {
    id: 'battle-at-a-site',
    title: { fr: 'Une bataille à un site, avant de commencer', en: 'A battle at a site, about to begin' },
    setup: { turn: 'dark', locations: [SITE], cards: [], piles: PILES },
  },
  {
    id: 'armed',
    title: { fr: 'Deux camps face à face, une arme', en: 'Two sides face to face, and a weapon' },
    setup: { turn: 'light', locations: [SITE], cards: CARDS, piles: PILES },
  },
  {
    id: 'damage-segment',
    title: { fr: 'Le segment des dommages, avec ses dettes', en: 'The damage segment, with its debts' },
    setup: {
      turn: 'dark',
      locations: [SITE],
      cards: CARDS,
      piles: PILES,
      damage: { attrition: { light: 4, dark: 3 }, damage: { light: 4 } },
    },
  },
  {
    id: 'system',
    title: { fr: 'Une bataille à un système', en: 'A battle at a system' },
    setup: {
      turn: 'light',
      locations: [{ id: 'system', title: 'System', kind: 'system' }],
      cards: [
        { id: 'x-wing', card: 'x-wing', at: 'system' },
        { id: 'devastator', card: 'devastator', at: 'system' },
      ],
      piles: PILES,
    },
  },
  {
    id: 'empty',
    title: { fr: 'Table vide', en: 'Empty table' },
    setup: { turn: 'dark', locations: [], cards: [], piles: PILES },
  },
];
