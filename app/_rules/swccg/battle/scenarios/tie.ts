import type { BattleScenario } from '../state';

export const tie: BattleScenario = {
  id: 'tie',
  title: { fr: 'Égalité : ni gagnant ni perdant', en: 'A tie: no winner, no loser' },
  intro: {
    fr: 'Darth Vader, seul, affronte Luke et Han. Les totaux sont égaux. Que perd-on quand personne n’a perdu ?',
    en: 'Darth Vader alone faces Luke and Han, and the totals are equal. What is lost when nobody has lost?',
  },
  setup: {
    turn: 'dark',
    locations: [{ id: 'farm', title: 'Tatooine: Lars’ Moisture Farm', kind: 'site' }],
    cards: [
      { id: 'vader', card: 'darth-vader', at: 'farm' },
      { id: 'luke', card: 'luke-skywalker', at: 'farm' },
      { id: 'han', card: 'han-solo', at: 'farm' },
    ],
    piles: { dark: { reserve: 10, force: 3, hand: 4 }, light: { reserve: 10, force: 3, hand: 4 } },
  },
  line: [
    {
      move: { type: 'initiate', player: 'dark', location: 'farm' },
      say: {
        fr: 'Le côté obscur utilise 1 Force et initie la bataille.',
        en: 'The dark side uses 1 Force and initiates the battle.',
      },
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: {
        fr: 'Aucune arme : le côté obscur passe.',
        en: 'There are no weapons, so the dark side passes.',
      },
    },
    {
      move: { type: 'pass', player: 'light' },
      say: {
        fr: 'Le côté lumineux passe. Puissance : 6 contre 3 + 3 = 6.',
        en: 'The light side passes. Power is 6 against 3 + 3 = 6.',
      },
    },
    {
      move: { type: 'draw', player: 'dark', value: 2 },
      say: {
        fr: 'Le côté obscur tire 2. Darth Vader, dans la bataille, ajoute 1 à ce tirage, sans qu’il faille l’annoncer : 3, soit 9.',
        en: 'The dark side draws a 2. Being in the battle, Darth Vader adds 1 to the draw without anyone having to say so: 3, for a total of 9.',
      },
    },
    {
      move: { type: 'draw', player: 'light', value: 3 },
      say: {
        fr: 'Le côté lumineux a 7 d’habileté, mais un seul tirage : 3, soit 9. Égalité. Aucun dommage de bataille, mais chacun subit une attrition de 3.',
        en: 'The light side has 7 ability but only one draw: a 3, for a total of 9. It is a tie: no battle damage, but attrition of 3 for each.',
      },
      key: true,
    },
    {
      move: { type: 'lose', player: 'light', from: 'reserve' },
      refused: 'attrition-not-in-force',
      say: {
        fr: 'Il n’y a pas de dommage à payer en Force : seule une carte de la bataille satisfait l’attrition.',
        en: 'There is no damage to pay in Force, and only a card from the battle satisfies attrition.',
      },
    },
    {
      move: { type: 'forfeit', player: 'light', card: 'han' },
      say: {
        fr: 'Le côté lumineux sacrifie Han, dont la valeur de perte est de 6, pour une attrition de 3.',
        en: 'The light side forfeits Han, whose forfeit value is 6, against attrition of 3.',
      },
    },
    {
      move: { type: 'finish', player: 'dark' },
      say: {
        fr: 'Darth Vader est immunisé contre l’attrition inférieure à 5. Le côté obscur n’a que lui : toute l’attrition est ignorée.',
        en: 'Darth Vader is immune to attrition of less than 5. He is all the dark side has here, so the attrition is ignored.',
      },
      key: true,
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: {
        fr: 'À la fin de la bataille, le côté obscur passe.',
        en: 'At the end of the battle, the dark side passes.',
      },
    },
    {
      move: { type: 'pass', player: 'light' },
      say: {
        fr: 'Le côté lumineux passe : la bataille se termine sans gagnant ni perdant.',
        en: 'The light side passes: the battle is over, with neither winner nor loser.',
      },
    },
  ],
  sources: ['swccg-death-star-ii#power-segment', 'swccg-death-star-ii#attrition'],
};
