import { booklet } from '../booklet-cards';
import type { TurnScenario } from '../state';

export const seventhUnit: TurnScenario = {
  id: 'seventh-unit',
  title: { fr: 'Une septième Unit, une autre Base', en: 'A seventh Unit, another Base' },
  intro: {
    fr: 'Le joueur 1 a 6 Units, dont une pilotée par Kira Yamato, et son EX Base. Il a 8 Resources.',
    en: 'Player 1 has 6 Units, one of them piloted by Kira Yamato, and their EX Base. They have 8 Resources.',
  },
  setup: {
    phase: 'main',
    players: {
      '1': {
        hand: ['rezel', 'base'],
        units: ['gm-1', 'gm-2', 'gm-3', 'zaku-1', 'zaku-2', { card: 'strike', pilot: 'kira' }],
        resources: 8,
      },
      '2': { hand: 5 },
    },
    cards: booklet({
      rezel: 'rezel',
      base: 'white-base',
      'gm-1': 'gm',
      'gm-2': 'gm',
      'gm-3': 'gm',
      'zaku-1': 'zaku-ii',
      'zaku-2': 'zaku-ii',
      strike: 'strike-gundam',
      kira: 'kira-yamato',
    }),
    turns: 1,
  },
  line: [
    {
      move: { type: 'deploy', player: '1', card: 'rezel' },
      refused: 'must-make-room',
      say: {
        fr: 'Six Units au plus : il faut dire laquelle laisse sa place.',
        en: 'Six Units at most: one has to be named that makes room.',
      },
    },
    {
      move: { type: 'deploy', player: '1', card: 'rezel', replacing: 'strike' },
      say: {
        fr: 'Strike Gundam part d’abord, et Kira Yamato avec lui, dans la défausse. Rien n’est détruit : un effet « quand cette Unit est détruite » ne s’activerait pas.',
        en: 'Strike Gundam leaves first, and Kira Yamato with it, to the trash. Nothing is destroyed: a “when destroyed” effect would not activate.',
      },
      key: true,
    },
    {
      move: { type: 'deploy', player: '1', card: 'base' },
      say: {
        fr: 'White Base prend la place de l’EX Base, même intacte. L’EX Base est un jeton : elle quitte la partie. White Base donne ensuite un Shield à la main.',
        en: 'White Base takes the EX Base’s place, undamaged as it was. The EX Base is a token and leaves the game. White Base then puts a Shield into hand.',
      },
      key: true,
    },
    {
      move: { type: 'activate', player: '1', card: 'base', ability: 1 },
      say: {
        fr: 'Capacité Activate: Main de White Base, pour 2 : elle déploie un jeton. Un jeton Unit compte parmi les six, alors une Unit doit encore partir.',
        en: 'White Base’s Activate: Main ability, for 2, deploys a token. A Unit token is one of the six, so a Unit has to leave again.',
      },
      key: true,
    },
    {
      move: { type: 'choose', player: '1', card: 'zaku-1' },
      say: {
        fr: 'Une Zaku laisse sa place. Avec 2 Units ou plus en jeu, le jeton est un Guntank.',
        en: 'A Zaku makes room. With 2 or more Units in play, the token is a Guntank.',
      },
    },
    {
      move: { type: 'activate', player: '1', card: 'base', ability: 1 },
      refused: 'used-this-turn',
      say: {
        fr: 'Une seule fois par tour, dit la carte, bien qu’il reste 2 Resources actives.',
        en: 'Once per turn, says the card, though 2 active Resources are left.',
      },
    },
  ],
  sources: ['gundam-rulebook#card-limits', 'gundam-rulebook#activate-main', 'gundam-rulebook#tokens'],
};
