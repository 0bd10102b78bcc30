import type { DuelScenario } from '../state';

/** The rule of the expansion, before virtual set 1 changed three things. */
export const asFirstPrinted: DuelScenario = {
  id: 'as-first-printed',
  title: { fr: 'La règle d’origine', en: 'The rule as first printed' },
  intro: {
    fr: 'La fin d’un duel entre Mace Windu et Aurra Sing, jouée selon l’extension Duel of the Fates. Aurra a 1 touche sur 3, Mace en a 1 sur 6.',
    en: 'The end of a duel between Mace Windu and Aurra Sing, played by the Duel of the Fates expansion. Aurra has 1 hit of 3, Mace has 1 of 6.',
  },
  setup: {
    turn: 'light',
    edition: 'original',
    planet: 'Naboo',
    location: 'Theed Palace',
    cards: [
      { id: 'mace', card: 'mace-windu-jedi-councilor' },
      { id: 'mace-saber', card: 'mace-windus-lightsaber' },
      { id: 'aurra', card: 'aurra-sing-trophy-collector' },
    ],
    decks: { light: 20, dark: 20 },
    underway: {
      attacker: { character: 'mace', weapon: 'mace-saber' },
      defender: { character: 'aurra' },
      hands: { light: ['a-powerful-opponent', 5], dark: ['to-the-death', 3] },
      hits: { light: 1, dark: 1 },
      lead: 'dark',
    },
  },
  line: [
    {
      move: { type: 'pass', player: 'dark' },
      refused: 'no-passing-then',
      say: {
        fr: 'Passer n’existait pas encore. Aurra doit mener une attaque.',
        en: 'There was no passing yet. Aurra has to lead an attack.',
      },
      key: true,
    },
    {
      move: { type: 'attack', player: 'dark', destiny: 4, card: 'to-the-death' },
      say: { fr: 'Elle joue To The Death.', en: 'She plays To The Death.' },
    },
    {
      move: { type: 'take-hit', player: 'light' },
      say: {
        fr: 'Mace est touché, une fois seulement : sans sabre laser, Aurra n’avait pas droit au texte de duel.',
        en: 'Mace is hit, just once: without a lightsaber Aurra had no right to the dueling text.',
      },
      key: true,
    },
    {
      move: { type: 'attack', player: 'light', destiny: 2, card: 'a-powerful-opponent' },
      say: { fr: 'Mace répond par A Powerful Opponent.', en: 'Mace comes back with A Powerful Opponent.' },
    },
    {
      move: { type: 'take-hit', player: 'dark' },
      say: {
        fr: 'Aurra est touchée. Mace est un duelliste armé d’un sabre laser, le texte lui sert.',
        en: 'Aurra is hit. Mace is a duelist using a lightsaber, so the text works for him.',
      },
    },
    {
      move: { type: 'use-text', player: 'light' },
      say: {
        fr: 'Aurra a 3 touches : elle est vaincue. Ses touches sur Mace ne comptaient pas encore : 3 dommages entiers.',
        en: 'Aurra has 3 hits: she is defeated. Her hits on Mace did not count yet: the full 3 damage.',
      },
      key: true,
    },
  ],
  sources: ['young-jedi-rulebook#dueling-text', 'young-jedi-rulebook#duel-outcome'],
};
