import type { Template } from '../../../core/bench';
import { BATTLE_CARDS, CHARACTERS, EFFECTS, WEAPONS } from '../examples';
import type { BattleSetup } from '../state';

const LOCATION = { title: 'Naboo: Theed Palace', planet: 'Naboo' };

export const TEMPLATES: readonly Template<BattleSetup>[] = [
  {
    id: 'plans-laid',
    title: { fr: 'Les plans sont posés', en: 'The plans are laid' },
    setup: {
      attacker: 'dark',
      location: LOCATION,
      light: {
        table: [
          { id: 'saber', card: WEAPONS.obiWansLightsaber },
          { id: 'obi-wan', card: CHARACTERS.obiWan },
          { id: 'padme', card: CHARACTERS.padme },
        ],
        hand: [5],
        deck: 25,
        plan: ['saber', 'obi-wan', 'padme'],
      },
      dark: {
        table: [
          { id: 'maul-saber', card: WEAPONS.maulsLightsaber },
          { id: 'maul', card: CHARACTERS.darthMaul },
          { id: 'droid', card: CHARACTERS.battleDroid },
        ],
        hand: [5],
        deck: 25,
        plan: ['maul-saber', 'maul', 'droid'],
      },
    },
  },
  {
    id: 'in-the-midst',
    title: { fr: 'Au milieu de la bataille', en: 'In the midst of the battle' },
    setup: {
      attacker: 'light',
      location: LOCATION,
      light: {
        table: [
          { id: 'qui-gon', card: CHARACTERS.quiGon, fought: true },
          { id: 'anakin', card: CHARACTERS.anakin },
          { id: 'guard', card: CHARACTERS.royalGuard },
        ],
        hand: [{ id: 'push', card: BATTLE_CARDS.jediForcePush }, 4],
        deck: 20,
        discard: 3,
        plan: ['anakin', 'guard'],
      },
      dark: {
        table: [
          { id: 'squad', card: CHARACTERS.battleDroidSquad, fought: true },
          { id: 'rifle', card: WEAPONS.aurrasRifle },
          { id: 'aurra', card: CHARACTERS.aurraMercenary },
        ],
        hand: [4],
        deck: 20,
        discard: 2,
        plan: ['rifle', 'aurra'],
      },
    },
  },
  {
    id: 'hidden-card',
    title: { fr: 'Une carte face cachée', en: 'A card face down' },
    setup: {
      attacker: 'dark',
      location: LOCATION,
      light: {
        table: [
          { id: 'obi-wan', card: CHARACTERS.obiWan, hidden: true },
          { id: 'guard', card: CHARACTERS.royalGuard },
          { id: 'security', card: EFFECTS.nabooRoyalSecurity },
        ],
        hand: [5],
        deck: 25,
      },
      dark: {
        table: [{ id: 'maul', card: CHARACTERS.darthMaul }],
        hand: [{ id: 'sith-push', card: BATTLE_CARDS.sithForcePush }, 4],
        deck: 25,
      },
    },
  },
  {
    id: 'empty',
    title: { fr: 'Table vide', en: 'Empty table' },
    setup: {
      attacker: 'dark',
      location: LOCATION,
      light: { table: [], deck: 20 },
      dark: { table: [], deck: 20 },
    },
  },
];
