import type { PlanetsScenario } from '../state';
import {
  battleDroid,
  desertLandingSite,
  maul,
  obiWan,
  padawan,
  royalGuard,
  sando,
  theedPalace,
  watto,
} from './cards';

/** A planet given up at the end of the very first turn there. */
export const concedeFirstTurn: PlanetsScenario = {
  id: 'concede-first-turn',
  title: { fr: 'Concéder dès le premier tour', en: 'Conceding on the first turn' },
  intro: {
    fr: 'Le côté lumineux a caché Obi-Wan sur Coruscant à son premier tour, et le regrette.',
    en: 'The light side has hidden Obi-Wan on Coruscant on its first turn, and regrets it.',
  },
  setup: {
    step: 'even-up',
    planet: 'coruscant',
    turn: 'light',
    turnsHere: { dark: 1, light: 1 },
    sides: {
      dark: { draw: 48, hand: 6, here: [{ ...watto, hidden: true }] },
      light: {
        draw: 47,
        hand: [theedPalace, padawan, royalGuard('guard'), 2],
        here: [{ ...obiWan, hidden: true }],
      },
    },
  },
  line: [
    {
      move: { type: 'concede', player: 'light' },
      refused: 'even-up-before-conceding',
      say: { fr: 'On concède après Even Up, pas avant.', en: 'One concedes after Even Up, not before.' },
    },
    {
      move: { type: 'even-up', player: 'light' },
      say: { fr: 'Il complète d’abord sa main.', en: 'It brings up its hand first.' },
    },
    {
      move: { type: 'concede', player: 'dark' },
      refused: 'concede-own-turn',
      say: {
        fr: 'Le côté obscur, lui, ne pourrait concéder qu’à la fin de son propre tour.',
        en: 'The dark side could concede only at the end of a turn of its own.',
      },
    },
    {
      move: { type: 'concede', player: 'light' },
      say: {
        fr: 'Le côté obscur contrôle Coruscant, sans même une carte visible. Les deux cartes cachées partent avec la planète.',
        en: 'The dark side controls Coruscant, without so much as a face-up card. Both hidden cards go aside with the planet.',
      },
      key: true,
    },
    {
      move: { type: 'choose', player: 'light', planet: 'naboo', from: 'hand', card: 'theed-palace' },
      say: {
        fr: 'Celui qui concède choisit, et joue aussitôt de nouveau : deux tours à la suite.',
        en: 'Whoever concedes chooses, and plays again at once: two turns in a row.',
      },
      key: true,
    },
    {
      move: { type: 'reveal', player: 'light' },
      say: {
        fr: 'Obi-Wan, échoué sur Coruscant, est retourné au début du tour de son joueur.',
        en: 'Obi-Wan, stranded on Coruscant, is turned up as his player’s turn begins.',
      },
    },
    {
      move: { type: 'deploy', player: 'light', card: 'padawan' },
      refused: 'stranded-elsewhere',
      say: {
        fr: 'Obi-Wan ne peut pas être à deux endroits : tant qu’il est échoué, aucune de ses versions ne se déploie ailleurs.',
        en: 'Obi-Wan cannot be in two places: as long as he is stranded, no version of him deploys elsewhere.',
      },
      key: true,
    },
    {
      move: { type: 'deploy', player: 'light', card: 'guard' },
      say: {
        fr: 'Un garde royal, lui, existe en nombre. Il se déploie, caché.',
        en: 'A Royal Guard is one of many. It is deployed, hidden.',
      },
    },
  ],
  sources: [
    'young-jedi-rulebook#conceding',
    'young-jedi-rulebook#faq-concede-first-turn',
    'young-jedi-rulebook#stackable-cards',
  ],
};

/** One planet each: giving up the third gives up the game. */
export const thirdPlanet: PlanetsScenario = {
  id: 'third-planet',
  title: { fr: 'La troisième planète décide', en: 'The third planet decides' },
  intro: {
    fr: 'Le côté lumineux contrôle Naboo. Sur Tatooine, le côté obscur est sur le point de gagner la deuxième planète.',
    en: 'The light side controls Naboo. On Tatooine the dark side is about to win the second planet.',
  },
  setup: {
    step: 'end',
    turn: 'dark',
    planet: 'tatooine',
    location: 'Podrace Arena',
    controlled: { naboo: 'light' },
    sides: {
      dark: {
        draw: [sando, 15],
        hand: 6,
        discard: 12,
        here: [maul, { ...sando, id: 'sando-here' }],
        stranded: { naboo: [battleDroid('stranded-droid')] },
      },
      light: { draw: 14, hand: 6, discard: [desertLandingSite, 11] },
    },
  },
  line: [
    {
      move: { type: 'end-turn', player: 'dark' },
      say: {
        fr: 'Une planète partout. La carte Effect du côté obscur est défaussée avec la planète qu’on quitte.',
        en: 'One planet each. The dark side’s Effect card is discarded with the planet that is left.',
      },
      key: true,
    },
    {
      move: { type: 'choose', player: 'light', planet: 'naboo', from: 'draw' },
      refused: 'planet-in-play-before',
      say: { fr: 'Naboo est déjà jouée.', en: 'Naboo has been played.' },
    },
    {
      move: { type: 'choose', player: 'light', planet: 'coruscant', from: 'draw' },
      say: {
        fr: 'Il ne reste que Coruscant. Le côté lumineux vient de perdre la deuxième planète : il choisit la localisation et commence.',
        en: 'Only Coruscant is left. The light side has just lost the second planet: it picks the location and starts.',
      },
      key: true,
    },
    {
      move: { type: 'fetch', player: 'dark', card: 'sando' },
      say: {
        fr: 'Nouvelle planète : chacun peut chercher une carte Effect. Le côté obscur montre la sienne et la prend en main.',
        en: 'A new planet: each player may fetch an Effect card. The dark side shows one and takes it into hand.',
      },
    },
    {
      move: { type: 'next', player: 'light' },
      say: { fr: 'Le côté lumineux ne déploie rien.', en: 'The light side deploys nothing.' },
    },
    { move: { type: 'next', player: 'light' }, say: { fr: 'Pas de bataille.', en: 'No battle.' } },
    {
      move: { type: 'even-up', player: 'light' },
      say: { fr: 'Sa main est complète.', en: 'Its hand is full.' },
    },
    {
      move: { type: 'concede', player: 'light' },
      say: {
        fr: 'Concéder la troisième planète, c’est donner à l’adversaire sa deuxième : le côté obscur gagne la partie.',
        en: 'Conceding the third planet gives the opponent a second one: the dark side wins the game.',
      },
      key: true,
    },
    {
      move: { type: 'end-turn', player: 'light' },
      refused: 'game-over',
      say: { fr: 'Tout est dit.', en: 'That is that.' },
    },
  ],
  sources: [
    'young-jedi-rulebook#third-planet',
    'young-jedi-rulebook#conceding',
    'young-jedi-rulebook#fetching-effects',
  ],
};
