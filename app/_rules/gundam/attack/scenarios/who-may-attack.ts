import type { AttackScenario } from '../state';

export const whoMayAttack: AttackScenario = {
  id: 'who-may-attack',
  title: { fr: 'Qui peut attaquer, et qui', en: 'Who may attack, and whom' },
  intro: {
    fr: 'Gundam vient d’être déployé. En face, Zaku II est au repos et Gelgoog est actif. Qui peut attaquer qui ?',
    en: 'Gundam has just been deployed. Across the table Zaku II is rested and Gelgoog is active. Who can attack whom?',
  },
  setup: {
    turn: '1',
    players: {
      '1': {
        units: [
          { id: 'gundam', card: 'gundam', deployedThisTurn: true },
          { id: 'gm', card: 'gm' },
        ],
        hand: [{ id: 'amuro', card: 'amuro-ray' }],
        resources: 4,
        shields: 6,
      },
      '2': {
        units: [
          { id: 'zaku', card: 'zaku-ii', rested: true },
          { id: 'gelgoog', card: 'gelgoog' },
        ],
        base: 'ex-base',
        shields: 6,
      },
    },
  },
  line: [
    {
      move: { type: 'attack', player: '1', unit: 'gundam', target: '2' },
      refused: 'deployed-this-turn',
      say: {
        fr: 'Une Unit déployée ce tour-ci n’attaque pas encore.',
        en: 'A Unit deployed this turn does not attack yet.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'gm', target: 'gelgoog' },
      refused: 'active-target',
      say: {
        fr: 'GM peut attaquer, mais pas Gelgoog : seule une Unit ennemie au repos peut être visée.',
        en: 'GM may attack, but not Gelgoog: only a rested enemy Unit can be the target.',
      },
    },
    {
      move: { type: 'pair', player: '1', card: 'amuro', unit: 'gundam' },
      key: true,
      say: {
        fr: 'Le joueur 1 associe Amuro Ray à Gundam. Ses conditions de lien sont remplies : Gundam devient une Link Unit.',
        en: 'Player 1 pairs Amuro Ray with Gundam. Its link conditions are fulfilled: Gundam becomes a Link Unit.',
      },
    },
    {
      move: { type: 'resolve', player: '1', card: 'amuro', ability: 0, targets: ['gelgoog'] },
      say: {
        fr: 'Quand Amuro est associé, il met au repos une Unit ennemie de 5 HP ou moins. Le joueur 1 choisit Gelgoog.',
        en: 'When Amuro is paired, he rests an enemy Unit with 5 or less HP. Player 1 chooses Gelgoog.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'gundam', target: 'gelgoog' },
      key: true,
      say: {
        fr: 'La Link Unit attaque aussitôt, et Gelgoog, à présent au repos, est une cible.',
        en: 'The Link Unit attacks at once, and Gelgoog, now rested, is a legal target.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'gm', target: '2' },
      refused: 'attack-under-way',
      say: {
        fr: 'Une attaque à la fois : celle de Gundam se joue d’abord jusqu’au bout.',
        en: 'One attack at a time: Gundam’s has to be finished first.',
      },
    },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Pas de blocage.', en: 'No block.' } },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Le défenseur passe.', en: 'The defender passes.' } },
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'Gundam inflige 6 dégâts, Gelgoog 4. Gelgoog est détruit ; Gundam, qui a 5 HP avec Amuro, tient bon.',
        en: 'Gundam deals 6 and Gelgoog 4. Gelgoog is destroyed; Gundam, with 5 HP thanks to Amuro, holds out.',
      },
    },
  ],
  sources: ['gundam-rulebook#attack-step', 'gundam-rulebook#link-units', 'gundam-rulebook#deck-midrange'],
};
