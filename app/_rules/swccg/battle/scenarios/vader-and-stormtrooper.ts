import type { BattleScenario, BattleSetup } from '../state';

export const SOURCES = ['swccg-death-star-ii#immunity-example', 'swccg-death-star-ii#immunity-to-attrition'];

/** Luke alone attacks Lord Vader and a Stormtrooper: 3 power against 8, and a battle destiny on each side. */
export const setup: BattleSetup = {
  turn: 'light',
  locations: [{ id: 'mos-eisley', title: 'Tatooine: Mos Eisley', kind: 'site' }],
  cards: [
    { id: 'luke', card: 'luke-skywalker', at: 'mos-eisley' },
    { id: 'vader', card: 'lord-vader', at: 'mos-eisley' },
    { id: 'trooper', card: 'stormtrooper', at: 'mos-eisley' },
  ],
  piles: { dark: { reserve: 12, force: 4, hand: 5 }, light: { reserve: 12, force: 4, hand: 5 } },
};

export const opening: BattleScenario['line'] = [
  {
    move: { type: 'initiate', player: 'light', location: 'mos-eisley' },
    say: {
      fr: 'Les deux joueurs occupent le site. Le côté lumineux utilise 1 Force et initie la bataille.',
      en: 'Both players occupy the site. The light side uses 1 Force and initiates the battle.',
    },
  },
  {
    move: { type: 'pass', player: 'light' },
    say: {
      fr: 'Personne n’a d’arme. Le côté lumineux, qui a initié la bataille, passe le premier.',
      en: 'Nobody has a weapon. The light side initiated the battle, so it is the first to pass.',
    },
  },
  {
    move: { type: 'pass', player: 'dark' },
    say: {
      fr: 'Le côté obscur passe à son tour : c’est le segment de puissance. 3 contre 8. Avec 4 et 7 d’habileté, chacun peut tirer une destinée de bataille.',
      en: 'The dark side passes too, and the power segment begins: 3 against 8. With 4 and 7 ability, each player may draw one battle destiny.',
    },
  },
];
