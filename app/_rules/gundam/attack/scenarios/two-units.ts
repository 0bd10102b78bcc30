import type { AttackScenario } from '../state';

export const twoUnits: AttackScenario = {
  id: 'two-units',
  title: {
    fr: 'Deux Units se battent : dégâts simultanés',
    en: 'Two Units in battle: damage at the same time',
  },
  intro: {
    fr: 'Strike Gundam et Kira Yamato (5 AP, 5 HP) attaquent Gelgoog et Char Aznable (5 AP, 4 HP), au repos. Kira affaiblit une Unit ennemie quand il attaque.',
    en: 'Strike Gundam with Kira Yamato (5 AP, 5 HP) attacks the rested Gelgoog with Char Aznable (5 AP, 4 HP). Kira weakens an enemy Unit when he attacks.',
  },
  setup: {
    turn: '1',
    players: {
      '1': {
        units: [
          { id: 'strike', card: 'strike-gundam', pilot: { id: 'kira', card: 'kira-yamato' }, damage: 2 },
        ],
        shields: 6,
      },
      '2': {
        units: [
          { id: 'gelgoog', card: 'gelgoog', pilot: { id: 'char', card: 'char-aznable' }, rested: true },
          { id: 'zaku', card: 'zaku-ii', rested: true },
        ],
        base: 'ex-base',
        shields: 6,
      },
    },
  },
  line: [
    {
      move: { type: 'attack', player: '1', unit: 'strike', target: 'gelgoog' },
      say: { fr: 'Strike Gundam attaque Gelgoog.', en: 'Strike Gundam attacks Gelgoog.' },
    },
    {
      move: { type: 'resolve', player: '1', card: 'kira', ability: 0, targets: ['zaku'] },
      key: true,
      say: {
        fr: 'Kira peut choisir n’importe quelle Unit ennemie. Ici, il choisit Zaku II par mégarde : Gelgoog garde ses 5 AP. (Essayez l’autre choix.)',
        en: 'Kira may choose any enemy Unit. Here he picks Zaku II by mistake, and Gelgoog keeps its 5 AP. (Try the other choice.)',
      },
    },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Pas de blocage.', en: 'No block.' } },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Le défenseur passe.', en: 'The defender passes.' } },
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'Chacun inflige 5 dégâts à l’autre en même temps. Gelgoog est détruit, mais Strike Gundam, déjà blessé, l’est aussi. Chaque Pilot part dans la défausse avec sa Unit.',
        en: 'Each deals 5 damage to the other at the same time. Gelgoog is destroyed, but so is Strike Gundam, damaged before. Each Pilot goes to the trash with its Unit.',
      },
    },
  ],
  sources: ['gundam-rulebook#damage-step', 'gundam-rulebook#damage-management'],
};
