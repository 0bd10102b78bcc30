import type { AttackScenario } from '../state';

export const keywords: AttackScenario = {
  id: 'keywords',
  title: {
    fr: 'Support, First Strike, High-Maneuver, Suppression',
    en: 'Support, First Strike, High-Maneuver, Suppression',
  },
  intro: {
    fr: 'Quatre mots-clés que le livret ne présente pas, mais que les cartes portent. Les valeurs des trois premières Units sont inventées pour l’exemple.',
    en: 'Four keywords the booklet does not introduce but that cards bear. The figures of the first three Units are made up for the example.',
  },
  setup: {
    turn: '1',
    players: {
      '1': {
        units: [
          {
            id: 'helper',
            card: { type: 'unit', name: 'Support Unit', ap: 1, hp: 2, keywords: { support: 2 } },
          },
          {
            id: 'quick',
            card: { type: 'unit', name: 'First Strike Unit', ap: 2, hp: 2, keywords: { firstStrike: true } },
          },
          {
            id: 'nimble',
            card: {
              type: 'unit',
              name: 'Suppression Unit',
              ap: 1,
              hp: 2,
              keywords: { highManeuver: true, suppression: true },
            },
          },
        ],
        shields: 6,
      },
      '2': {
        units: [
          { id: 'gelgoog', card: 'gelgoog', rested: true },
          { id: 'demi', card: 'demi-trainer' },
        ],
        shields: ['amuro-ray', 'unforeseen-incident', 'gm'],
      },
    },
  },
  line: [
    {
      move: { type: 'support', player: '1', unit: 'helper', target: 'quick' },
      key: true,
      say: {
        fr: 'Support 2 : cette Unit se met au repos et donne 2 AP à une autre pour le tour.',
        en: 'Support 2: this Unit rests and gives another 2 AP for the turn.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'quick', target: 'gelgoog' },
      say: {
        fr: 'La Unit avec First Strike (4 AP à présent) attaque Gelgoog (4 AP, 3 HP).',
        en: 'The Unit with First Strike (now 4 AP) attacks Gelgoog (4 AP, 3 HP).',
      },
    },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Pas de blocage.', en: 'No block.' } },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Le défenseur passe.', en: 'The defender passes.' } },
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'First Strike : l’attaquante frappe la première. Gelgoog est détruit avant de pouvoir riposter.',
        en: 'First Strike: the attacker hits first. Gelgoog is destroyed before it can strike back.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'nimble', target: '2' },
      say: { fr: 'La dernière Unit attaque le joueur 2.', en: 'The last Unit attacks player 2.' },
    },
    {
      move: { type: 'block', player: '2', unit: 'demi' },
      refused: 'high-maneuver',
      say: {
        fr: 'High-Maneuver : aucun Blocker ne s’active contre elle.',
        en: 'High-Maneuver: no Blocker can be activated against it.',
      },
    },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Pas de blocage.', en: 'No block.' } },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Le défenseur passe.', en: 'The defender passes.' } },
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'Suppression : les deux premiers Shields sont détruits en même temps. Tous deux ont Burst ; leur propriétaire choisit l’ordre.',
        en: 'Suppression: the first two Shields are destroyed at the same time. Both have Burst, and their owner chooses the order.',
      },
    },
    {
      move: { type: 'burst', player: '2', card: '2-shield-2', targets: ['nimble'] },
      say: {
        fr: 'Unforeseen Incident fait ce que dit sa capacité Main : 3 AP de moins pour une Unit.',
        en: 'Unforeseen Incident does what its Main ability says: 3 AP less for a Unit.',
      },
    },
    {
      move: { type: 'decline', player: '2', card: '2-shield-1' },
      say: {
        fr: 'Le joueur 2 renonce au Burst d’Amuro Ray, qui va dans la défausse. Ce n’est pas une obligation.',
        en: 'Player 2 declines Amuro Ray’s Burst, and the card goes to the trash. It is never an obligation.',
      },
    },
  ],
  sources: ['gundam-rulebook#damage-step', 'gundam-rulebook#block-step'],
};
