import type { DuelScenario } from '../state';

/** What it takes to initiate a duel, one refusal after another. */
export const whoMayInitiate: DuelScenario = {
  id: 'who-may-initiate',
  title: { fr: 'Qui peut initier un duel', en: 'Who may initiate a duel' },
  intro: {
    fr: 'Le côté lumineux a Anakin, Qui-Gon, un sabre laser et un blaster. En face, Darth Maul, et une Aurra Sing encore cachée.',
    en: 'The light side has Anakin, Qui-Gon, a lightsaber and a blaster. Across the table are Darth Maul and an Aurra Sing who is still hidden.',
  },
  setup: {
    turn: 'light',
    step: 'deploy',
    planet: 'Naboo',
    location: 'Theed Palace',
    cards: [
      { id: 'anakin', card: 'anakin-skywalker-tested-by-the-jedi-council' },
      { id: 'qui-gon', card: 'qui-gon-jinn-jedi-mentor' },
      { id: 'qui-gon-saber', card: 'qui-gon-jinns-lightsaber' },
      { id: 'blaster', card: 'light-blaster' },
      { id: 'maul', card: 'darth-maul-master-of-evil' },
      { id: 'maul-saber', card: 'darth-mauls-lightsaber' },
      { id: 'aurra', card: 'aurra-sing-trophy-collector', hidden: true },
    ],
    decks: { light: 30, dark: 30 },
  },
  line: [
    {
      move: {
        type: 'initiate',
        player: 'light',
        character: 'qui-gon',
        weapon: 'qui-gon-saber',
        target: 'maul',
      },
      refused: 'not-battle-step',
      say: {
        fr: 'C’est encore l’étape de déploiement. Un duel s’initie pendant l’étape de bataille.',
        en: 'This is still the deploy step. A duel is initiated in the battle step.',
      },
    },
    {
      move: { type: 'end-step', player: 'light' },
      say: { fr: 'On passe à l’étape de bataille.', en: 'On to the battle step.' },
    },
    {
      move: {
        type: 'initiate',
        player: 'dark',
        character: 'maul',
        weapon: 'maul-saber',
        target: 'qui-gon',
      },
      refused: 'not-your-turn',
      say: {
        fr: 'Maul voudrait frapper le premier, mais chacun n’initie qu’à son propre tour.',
        en: 'Maul would like to strike first, but each player initiates only on their own turn.',
      },
    },
    {
      move: {
        type: 'initiate',
        player: 'light',
        character: 'anakin',
        weapon: 'qui-gon-saber',
        target: 'maul',
      },
      refused: 'not-a-duelist',
      say: {
        fr: 'Anakin n’est pas un Jedi. Le mot « Jedi » de son sous-titre parle du Conseil, pas de lui.',
        en: 'Anakin is not a Jedi. The word "Jedi" in his subtitle is about the Council, not about him.',
      },
      key: true,
    },
    {
      move: { type: 'initiate', player: 'light', character: 'qui-gon', weapon: 'blaster', target: 'maul' },
      refused: 'not-a-lightsaber',
      say: {
        fr: 'Pour attaquer, il faut un sabre laser. Le blaster ne sert qu’à celui qui se défend.',
        en: 'It takes a lightsaber to attack. The blaster is only for the one who defends.',
      },
    },
    {
      move: {
        type: 'initiate',
        player: 'light',
        character: 'qui-gon',
        weapon: 'qui-gon-saber',
        target: 'aurra',
      },
      refused: 'face-down',
      say: {
        fr: 'Aurra est face cachée : elle ne prend part à aucun duel.',
        en: 'Aurra is face down: she takes part in no duel.',
      },
    },
    {
      move: {
        type: 'initiate',
        player: 'light',
        character: 'qui-gon',
        weapon: 'qui-gon-saber',
        target: 'maul',
      },
      say: {
        fr: 'Un duelliste, un sabre qu’il peut utiliser, un adversaire visible au même endroit : cette fois, tout y est.',
        en: 'A duelist, a lightsaber he can use, a face-up opponent in the same place: this time it is all there.',
      },
      key: true,
    },
    {
      move: { type: 'defend', player: 'dark', character: 'aurra' },
      refused: 'face-down',
      say: {
        fr: 'Cachée, Aurra ne peut pas s’interposer non plus.',
        en: 'Nor can Aurra step in while she is hidden.',
      },
    },
    {
      move: { type: 'defend', player: 'dark', character: 'maul', weapon: 'maul-saber' },
      say: {
        fr: 'Maul se défend avec son sabre. Face à lui, le texte de Qui-Gon ajoute 2 à sa puissance.',
        en: 'Maul defends with his lightsaber. Against him, Qui-Gon’s text adds 2 to his power.',
      },
    },
  ],
  sources: ['young-jedi-rulebook#duel', 'young-jedi-rulebook#duelists'],
};
