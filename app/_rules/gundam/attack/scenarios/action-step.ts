import type { AttackScenario } from '../state';

export const actionStep: AttackScenario = {
  id: 'action-step',
  title: { fr: 'L’étape d’action : agir ou passer', en: 'The action step: act or pass' },
  intro: {
    fr: 'GM attaque Zaku II, au repos. Le joueur 1 a en main Unforeseen Incident (Action) et Kai’s Resolve (Main seulement), et assez de Resources.',
    en: 'GM attacks the rested Zaku II. Player 1 holds Unforeseen Incident (Action) and Kai’s Resolve (Main only), with enough Resources.',
  },
  setup: {
    turn: '1',
    players: {
      '1': {
        units: [{ id: 'gm', card: 'gm' }],
        hand: [
          { id: 'incident', card: 'unforeseen-incident' },
          { id: 'resolve', card: 'kais-resolve' },
        ],
        resources: 3,
        shields: 6,
      },
      '2': {
        units: [
          { id: 'zaku', card: { type: 'unit', name: 'Zaku II', ap: 2, hp: 2, lv: 2, cost: 1 }, rested: true },
        ],
        shields: 6,
      },
    },
  },
  line: [
    {
      move: { type: 'attack', player: '1', unit: 'gm', target: 'zaku' },
      say: {
        fr: 'GM (2 AP, 2 HP) attaque Zaku II (2 AP, 2 HP). Sans rien faire, les deux seraient détruits.',
        en: 'GM (2 AP, 2 HP) attacks Zaku II (2 AP, 2 HP). Left alone, both would be destroyed.',
      },
    },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Pas de blocage.', en: 'No block.' } },
    {
      move: { type: 'play', player: '1', card: 'incident', targets: ['zaku'] },
      refused: 'not-your-opportunity',
      say: {
        fr: 'L’attaquant doit attendre : c’est le défenseur qui commence.',
        en: 'The attacker has to wait: the defender goes first.',
      },
    },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Le défenseur passe.', en: 'The defender passes.' } },
    {
      move: { type: 'play', player: '1', card: 'resolve', targets: ['gm'] },
      refused: 'wrong-timing',
      say: {
        fr: 'Kai’s Resolve n’a que le timing Main : elle ne se joue pas pendant une attaque.',
        en: 'Kai’s Resolve has Main timing only, so it cannot be played during an attack.',
      },
    },
    {
      move: { type: 'play', player: '1', card: 'incident', targets: ['zaku'] },
      key: true,
      say: {
        fr: 'Unforeseen Incident retire 3 AP à Zaku II, qui tombe à 0. La parole revient au défenseur, bien qu’il ait passé.',
        en: 'Unforeseen Incident takes 3 AP from Zaku II, down to 0. The defender may act again despite having passed.',
      },
    },
    {
      move: { type: 'pass', player: '2' },
      say: {
        fr: 'Le défenseur passe de nouveau : une passe.',
        en: 'The defender passes again: that is one pass.',
      },
    },
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'L’attaquant passe : deux passes à la suite, une de chaque joueur. Zaku II est détruit et, avec 0 AP, n’inflige rien.',
        en: 'The attacker passes: two passes in a row, one from each player. Zaku II is destroyed and, with 0 AP, deals nothing.',
      },
    },
  ],
  sources: ['gundam-rulebook#action-step', 'gundam-rulebook#command-cards'],
};
