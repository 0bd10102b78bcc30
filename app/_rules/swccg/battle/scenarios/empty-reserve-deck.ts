import type { BattleScenario } from '../state';

export const emptyReserveDeck: BattleScenario = {
  id: 'empty-reserve-deck',
  title: { fr: 'Se battre avec une pile de réserve vide', en: 'Battling with an empty Reserve Deck' },
  intro: {
    fr: 'Le côté obscur a activé toute sa réserve. Il attaque quand même, avec une arme et assez d’habileté pour une destinée de bataille.',
    en: 'The dark side has activated its whole Reserve Deck. It attacks all the same, with a weapon and enough ability for a battle destiny.',
  },
  setup: {
    turn: 'dark',
    locations: [{ id: 'bay', title: 'Death Star: Docking Bay 327', kind: 'site' }],
    cards: [
      { id: 'vader', card: 'lord-vader', at: 'bay' },
      { id: 'saber', card: 'dark-jedi-lightsaber', on: 'vader' },
      { id: 'luke', card: 'luke-skywalker', at: 'bay' },
      { id: 'rebel', card: 'rebel-trooper', at: 'bay' },
    ],
    piles: { dark: { reserve: 0, force: 6, used: 2, hand: 3 }, light: { reserve: 9, force: 2, hand: 2 } },
  },
  line: [
    {
      move: { type: 'initiate', player: 'dark', location: 'bay' },
      say: {
        fr: 'Initier une bataille demande 1 Force, pas de pile de réserve.',
        en: 'Initiating a battle takes 1 Force. It does not take a Reserve Deck.',
      },
    },
    {
      move: { type: 'fire', player: 'dark', weapon: 'saber', target: 'luke' },
      refused: 'no-weapon-destiny',
      say: {
        fr: 'Le sabre demande deux destinées d’arme, et ce tirage est obligatoire. Sans carte à tirer, Vader ne peut pas frapper.',
        en: 'The lightsaber calls for two weapon destinies, and that draw is mandatory. With no card to draw, Vader cannot swing.',
      },
      key: true,
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: { fr: 'Le côté obscur passe.', en: 'The dark side passes.' },
    },
    {
      move: { type: 'pass', player: 'light' },
      say: {
        fr: 'Le côté lumineux passe. Puissance : 7 contre 3 + 1 = 4.',
        en: 'The light side passes. Power is 7 against 3 + 1 = 4.',
      },
    },
    {
      move: { type: 'draw', player: 'dark', value: 5 },
      refused: 'reserve-empty',
      say: {
        fr: 'Il n’y a aucune carte à révéler : aucun nombre ne peut sortir.',
        en: 'There is no card to reveal, so no number can come up.',
      },
    },
    {
      move: { type: 'draw', player: 'dark' },
      say: {
        fr: 'Une destinée de bataille peut être tentée, mais elle échoue. Sans tirage achevé, il n’y aura aucune attrition contre le côté lumineux.',
        en: 'A battle destiny may be attempted, but it fails. With no draw completed, there will be no attrition against the light side.',
      },
      key: true,
    },
    {
      move: { type: 'draw', player: 'light', value: 2 },
      say: {
        fr: 'Le côté lumineux tire 2, soit 6. Il perd, 7 contre 6 : 1 dommage. L’attrition contre Vader est de 2.',
        en: 'The light side draws a 2, for a total of 6. It loses 7 to 6 and takes 1 damage. Attrition against Vader is 2.',
      },
    },
    {
      move: { type: 'lose', player: 'light', from: 'reserve' },
      say: {
        fr: 'Aucune attrition, un seul dommage : le côté lumineux perd 1 Force et garde ses deux cartes.',
        en: 'No attrition and only 1 damage: the light side loses 1 Force and keeps both cards.',
      },
    },
    {
      move: { type: 'finish', player: 'dark' },
      say: {
        fr: 'Lord Vader est immunisé contre une attrition de 2. Le côté obscur n’a rien à perdre.',
        en: 'Lord Vader is immune to attrition of 2. The dark side has nothing to lose.',
      },
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: {
        fr: 'Fin de la bataille : le côté obscur passe.',
        en: 'End of the battle: the dark side passes.',
      },
    },
    {
      move: { type: 'pass', player: 'light' },
      say: {
        fr: 'Le côté lumineux passe, et tout est terminé.',
        en: 'The light side passes, and it is all over.',
      },
    },
  ],
  sources: ['swccg-glossary-d-f#empty-deck-or-pile', 'swccg-glossary-d-f#destiny-draw'],
};
