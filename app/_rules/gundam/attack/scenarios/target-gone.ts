import type { AttackScenario } from '../state';

export const targetGone: AttackScenario = {
  id: 'target-gone',
  title: { fr: 'La cible s’en va avant les dégâts', en: 'The target leaves before the damage' },
  intro: {
    fr: 'Strike Gundam attaque Demi Trainer, au repos. Le joueur 2 a en main Hawk of Endymion, qui renvoie en main une Unit ennemie de 3 HP ou moins.',
    en: 'Strike Gundam attacks the rested Demi Trainer. Player 2 holds Hawk of Endymion, which returns an enemy Unit with 3 or less HP to hand.',
  },
  setup: {
    turn: '1',
    players: {
      '1': {
        units: [
          { id: 'strike', card: 'strike-gundam', damage: 1 },
          { id: 'gm', card: 'gm' },
        ],
        shields: 6,
      },
      '2': {
        units: [{ id: 'demi', card: 'demi-trainer', rested: true }],
        hand: [{ id: 'hawk', card: 'hawk-of-endymion' }],
        resources: { active: 1, rested: 1 },
        shields: 6,
      },
    },
  },
  line: [
    {
      move: { type: 'attack', player: '1', unit: 'strike', target: 'demi' },
      say: {
        fr: 'Strike Gundam, qui a déjà 1 dégât et donc 3 HP, attaque Demi Trainer.',
        en: 'Strike Gundam, with 1 damage on it and so 3 HP left, attacks Demi Trainer.',
      },
    },
    {
      move: { type: 'block', player: '2', unit: 'demi' },
      refused: 'target-cannot-block',
      say: {
        fr: 'Demi Trainer est déjà la cible : il ne bloque pas pour lui-même.',
        en: 'Demi Trainer is the target already and cannot block for itself.',
      },
    },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Pas de blocage.', en: 'No block.' } },
    {
      move: { type: 'play', player: '2', card: 'hawk', targets: ['strike'] },
      key: true,
      say: {
        fr: 'Le joueur 2 a 2 Resources pour le Lv. et en met 1 au repos : Strike Gundam revient dans la main du joueur 1.',
        en: 'Player 2 has 2 Resources for the Lv. and rests 1: Strike Gundam returns to player 1’s hand.',
      },
    },
    { move: { type: 'pass', player: '1' }, say: { fr: 'L’attaquant passe.', en: 'The attacker passes.' } },
    {
      move: { type: 'pass', player: '2' },
      key: true,
      say: {
        fr: 'Le défenseur passe. La Unit qui attaquait n’est plus là : pas d’étape de dégâts, on va droit à la fin du combat.',
        en: 'The defender passes. The attacker is gone: there is no damage step, and the battle goes straight to its end.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'gm', target: 'demi' },
      say: {
        fr: 'La phase principale reprend, et GM peut attaquer Demi Trainer.',
        en: 'The main phase resumes, and GM may attack Demi Trainer.',
      },
    },
  ],
  sources: ['gundam-rulebook#damage-step', 'gundam-rulebook#action-step'],
};
