import { booklet } from '../booklet-cards';
import type { TurnScenario } from '../state';

export const gundamAndAmuro: TurnScenario = {
  id: 'gundam-and-amuro',
  title: { fr: 'Gundam et Amuro Ray : une Link Unit', en: 'Gundam and Amuro Ray: a Link Unit' },
  intro: {
    fr: 'Phase principale du joueur 1, avec 6 Resources. En main : Gundam, Amuro Ray, Kira Yamato et Thoroughly Damaged. L’adversaire a deux Units actives.',
    en: 'Player 1’s main phase, with 6 Resources. In hand: Gundam, Amuro Ray, Kira Yamato and Thoroughly Damaged. The opponent has two active Units.',
  },
  setup: {
    phase: 'main',
    players: {
      '1': { hand: ['gundam', 'amuro', 'kira', 'damaged'], units: ['gm'], resources: 6 },
      '2': { units: ['zaku', 'shenlong'], hand: 4 },
    },
    cards: booklet({
      gundam: 'gundam',
      amuro: 'amuro-ray',
      kira: 'kira-yamato',
      damaged: 'thoroughly-damaged',
      gm: 'gm',
      zaku: 'zaku-ii',
      shenlong: 'shenlong-gundam',
    }),
    turns: 1,
  },
  line: [
    {
      move: { type: 'pair', player: '1', card: 'amuro', unit: 'gundam' },
      refused: 'not-your-unit',
      say: {
        fr: 'Amuro ne se joue pas seul : Gundam est encore en main, et un Pilot va sous une Unit en jeu.',
        en: 'Amuro is not played alone: Gundam is still in hand, and a Pilot goes under a Unit in play.',
      },
    },
    {
      move: { type: 'deploy', player: '1', card: 'gundam' },
      say: {
        fr: 'Gundam arrive, pour 3. Tel quel, il n’attaquerait qu’au tour suivant.',
        en: 'Gundam arrives, for 3. As it stands, it would not attack before the next turn.',
      },
    },
    {
      move: { type: 'pair', player: '1', card: 'amuro', unit: 'gundam' },
      say: {
        fr: 'Amuro Ray remplit les conditions de lien de Gundam : c’est une Link Unit, qui peut attaquer dès maintenant. L’effet d’Amuro met au repos une Unit ennemie, au choix.',
        en: 'Amuro Ray fulfills Gundam’s link conditions: it is a Link Unit and may attack at once. Amuro’s effect rests an enemy Unit of your choice.',
      },
      key: true,
    },
    {
      move: { type: 'end-main', player: '1' },
      refused: 'something-due',
      say: {
        fr: 'Le choix vient d’abord.',
        en: 'The choice comes first.',
      },
    },
    {
      move: { type: 'choose', player: '1', card: 'shenlong' },
      say: {
        fr: 'Shenlong Gundam est mise au repos : Gundam pourrait donc l’attaquer.',
        en: 'Shenlong Gundam is rested, so Gundam could attack it.',
      },
    },
    {
      move: { type: 'pair', player: '1', card: 'kira', unit: 'gundam' },
      refused: 'already-paired',
      say: {
        fr: 'Un second Pilot ne monte pas à bord, et Amuro ne s’échange pas.',
        en: 'A second Pilot does not come aboard, and Amuro is not exchanged.',
      },
      key: true,
    },
    {
      move: { type: 'pair', player: '1', card: 'kira', unit: 'gm' },
      say: {
        fr: 'Kira va très bien avec GM : n’importe quel Pilot va avec n’importe quelle Unit. Mais GM n’a pas de conditions de lien et ne devient pas une Link Unit.',
        en: 'Kira is fine with GM: any Pilot goes with any Unit. But GM has no link conditions and does not become a Link Unit.',
      },
    },
    {
      move: { type: 'command', player: '1', card: 'damaged' },
      say: {
        fr: 'Une Command au timing Main : 1 dégât à une Unit ennemie au repos. Shenlong est la seule. La carte va ensuite dans la défausse.',
        en: 'A Command with Main timing: 1 damage to a rested enemy Unit. Shenlong is the only one. The card then goes to the trash.',
      },
    },
  ],
  sources: [
    'gundam-rulebook#link-units',
    'gundam-rulebook#pairing-pilots',
    'gundam-rulebook#deck-midrange',
    'gundam-rulebook#command-cards',
  ],
};
