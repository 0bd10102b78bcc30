import { booklet } from '../booklet-cards';
import type { TurnScenario } from '../state';

export const mainAndAction: TurnScenario = {
  id: 'main-and-action',
  title: { fr: 'Main ou Action : quand jouer une Command', en: 'Main or Action: when to play a Command' },
  intro: {
    fr: 'Phase principale du joueur 1, qui a Peaceful Timbre (Action) et Overflowing Affection (Main). Le joueur 2 garde Hawk of Endymion (Main et Action) et Thoroughly Damaged (Main).',
    en: 'Player 1’s main phase, with Peaceful Timbre (Action) and Overflowing Affection (Main). Player 2 holds Hawk of Endymion (Main and Action) and Thoroughly Damaged (Main).',
  },
  setup: {
    phase: 'main',
    players: {
      '1': { hand: ['timbre', 'affection', 1], units: ['gm', 'gundam'], resources: 4 },
      '2': { hand: ['hawk', 'damaged'], units: ['strike'], resources: 3 },
    },
    cards: booklet({
      timbre: 'peaceful-timbre',
      affection: 'overflowing-affection',
      gm: 'gm',
      gundam: 'gundam',
      hawk: 'hawk-of-endymion',
      damaged: 'thoroughly-damaged',
      strike: 'strike-gundam',
    }),
    turns: 1,
  },
  line: [
    {
      move: { type: 'command', player: '1', card: 'timbre' },
      refused: 'needs-main-timing',
      say: {
        fr: 'Peaceful Timbre n’a que le timing Action : pas dans la phase principale, hors d’une attaque.',
        en: 'Peaceful Timbre has Action timing only: not in the main phase, outside an attack.',
      },
    },
    {
      move: { type: 'command', player: '2', card: 'hawk' },
      refused: 'not-your-turn',
      say: {
        fr: 'Le joueur 2 ne répond pas dans la phase principale adverse.',
        en: 'Player 2 does not respond in their opponent’s main phase.',
      },
    },
    {
      move: { type: 'command', player: '1', card: 'affection' },
      say: {
        fr: 'Overflowing Affection se joue ici : piocher 2 cartes, puis en défausser une.',
        en: 'Overflowing Affection is played here: draw 2 cards, then discard one.',
      },
      key: true,
    },
    { move: { type: 'draw', player: '1' }, say: { fr: 'Première carte.', en: 'First card.' } },
    { move: { type: 'draw', player: '1' }, say: { fr: 'Deuxième carte.', en: 'Second card.' } },
    {
      move: { type: 'discard', player: '1', card: '1-hand-3' },
      say: { fr: 'Il défausse une carte de son choix.', en: 'They discard a card of their choice.' },
    },
    {
      move: { type: 'end-main', player: '1' },
      say: {
        fr: 'Phase de fin : l’étape d’action commence par l’adversaire du joueur dont c’est le tour.',
        en: 'End phase: the action step begins with the opponent of the player whose turn it is.',
      },
      key: true,
    },
    {
      move: { type: 'command', player: '2', card: 'damaged' },
      refused: 'needs-action-timing',
      say: {
        fr: 'Thoroughly Damaged n’a que le timing Main.',
        en: 'Thoroughly Damaged has Main timing only.',
      },
    },
    {
      move: { type: 'pair', player: '2', card: 'damaged', unit: 'strike' },
      refused: 'no-pairing-in-action-step',
      say: {
        fr: 'Sa capacité [Pilot] n’y change rien : rien ne s’associe dans une étape d’action.',
        en: 'Its [Pilot] ability does not help: nothing is paired in an action step.',
      },
    },
    {
      move: { type: 'command', player: '2', card: 'hawk' },
      say: {
        fr: 'Hawk of Endymion, elle, a aussi le timing Action : GM, seule Unit ennemie à 3 HP ou moins, retourne en main.',
        en: 'Hawk of Endymion has Action timing as well: GM, the only enemy Unit with 3 HP or less, returns to hand.',
      },
      key: true,
    },
    {
      move: { type: 'command', player: '1', card: 'timbre' },
      say: {
        fr: 'Au tour du joueur 1 d’agir : Peaceful Timbre est permise maintenant, même sans combat à protéger.',
        en: 'Player 1’s turn to act: Peaceful Timbre is allowed now, even with no battle to protect in.',
      },
    },
    {
      move: { type: 'pass', player: '2' },
      say: { fr: 'Le joueur 2 passe.', en: 'Player 2 passes.' },
    },
    {
      move: { type: 'pass', player: '1' },
      say: {
        fr: 'Deux passes de suite, un chacun : l’étape d’action est finie.',
        en: 'Two passes in a row, one each: the action step is over.',
      },
    },
  ],
  sources: [
    'gundam-rulebook#command-cards',
    'gundam-rulebook#action-step',
    'gundam-rulebook#end-phase',
    'gundam-rulebook#pairing-pilots',
  ],
};
