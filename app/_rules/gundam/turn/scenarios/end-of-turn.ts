import { booklet } from '../booklet-cards';
import type { TurnScenario } from '../state';

export const endOfTurn: TurnScenario = {
  id: 'end-of-turn',
  title: { fr: 'La phase de fin, dans l’ordre', en: 'The end phase, in order' },
  intro: {
    fr: 'Le joueur 1 a 12 cartes en main. Guncannon (Repair 1) porte 2 dégâts, Gaza D a Support 2, et l’une des Units est au repos.',
    en: 'Player 1 holds 12 cards. Guncannon (Repair 1) has 2 damage on it, Gaza D has Support 2, and one of the Units is rested.',
  },
  setup: {
    phase: 'main',
    players: {
      '1': {
        hand: ['gm', 'show', 10],
        units: [{ card: 'guncannon', damage: 2, rested: true }, 'gaza'],
        resources: { active: 1, rested: 2 },
      },
      '2': { hand: 11 },
    },
    cards: booklet({ gm: 'gm', show: 'show-of-resolve', guncannon: 'guncannon', gaza: 'gaza-d' }),
    turns: 2,
  },
  line: [
    {
      move: { type: 'activate', player: '1', card: 'gaza', ability: 0 },
      say: {
        fr: 'Support 2 : Gaza D est mise au repos, et Guncannon, seule autre Unit, a 2 AP de plus pour ce tour.',
        en: 'Support 2: Gaza D is rested, and Guncannon, the only other Unit, gets 2 more AP this turn.',
      },
    },
    {
      move: { type: 'activate', player: '1', card: 'gaza', ability: 0 },
      refused: 'already-rested',
      say: {
        fr: 'Une carte déjà au repos ne peut pas l’être encore pour payer.',
        en: 'A card that is already rested cannot be rested again to pay.',
      },
    },
    {
      move: { type: 'end-main', player: '1' },
      say: { fr: 'Le joueur 1 finit sa phase principale.', en: 'Player 1 ends their main phase.' },
    },
    {
      move: { type: 'pass', player: '1' },
      refused: 'not-your-opportunity',
      say: {
        fr: 'L’adversaire parle d’abord, même au tour du joueur 1.',
        en: 'The opponent speaks first, even on player 1’s turn.',
      },
    },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Il passe.', en: 'They pass.' } },
    {
      move: { type: 'pass', player: '1' },
      say: {
        fr: 'L’étape d’action est finie. Guncannon récupère 1 HP (Repair), puis le bonus d’AP cesse, et enfin vient la limite de main : 12 cartes, donc 2 de trop.',
        en: 'The action step is over. Guncannon recovers 1 HP (Repair), the AP bonus ends, and last comes the hand limit: 12 cards, 2 too many.',
      },
      key: true,
    },
    {
      move: { type: 'discard', player: '1', card: 'show' },
      say: {
        fr: 'Le joueur 1 choisit lui-même ce qu’il défausse.',
        en: 'Player 1 chooses what to discard.',
      },
    },
    {
      move: { type: 'discard', player: '1', card: '1-hand-3' },
      say: {
        fr: 'Il lui en reste 10. Le tour du joueur 2 commence ; ses 11 cartes à lui ne posent aucun problème avant la fin de son propre tour.',
        en: 'That leaves 10. Player 2’s turn begins; their own 11 cards are no trouble until the end of their own turn.',
      },
      key: true,
    },
  ],
  sources: ['gundam-rulebook#end-phase', 'gundam-rulebook#action-step', 'gundam-rulebook#activate-main'],
};
