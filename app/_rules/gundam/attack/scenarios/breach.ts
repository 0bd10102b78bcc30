import type { AttackScenario } from '../state';

export const breach: AttackScenario = {
  id: 'breach',
  title: { fr: 'Breach : Wing Gundam perce', en: 'Breach: Wing Gundam breaks through' },
  intro: {
    fr: 'Wing Gundam et Heero Yuy ont Breach 5 et peuvent attaquer une Unit active de Lv. 4 ou moins. En face : GM, actif, et deux Shields sans Base.',
    en: 'Wing Gundam with Heero Yuy has Breach 5 and may attack an active Unit that is Lv. 4 or lower. Across: GM, active, and two Shields without a Base.',
  },
  setup: {
    turn: '1',
    players: {
      '1': {
        units: [{ id: 'wing', card: 'wing-gundam', pilot: { id: 'heero', card: 'heero-yuy' } }],
        base: 'ex-base',
        shields: 6,
      },
      '2': {
        units: [
          { id: 'gm', card: 'gm' },
          { id: 'aile', card: 'aile-strike-gundam' },
        ],
        shields: ['gm', 'strike-gundam'],
      },
    },
  },
  line: [
    {
      move: { type: 'attack', player: '1', unit: 'wing', target: 'aile' },
      refused: 'active-target',
      say: {
        fr: 'Aile Strike Gundam est actif et de Lv. 5 : le texte de Wing Gundam ne va pas jusque-là.',
        en: 'Aile Strike Gundam is active and Lv. 5: Wing Gundam’s text does not reach that far.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'wing', target: 'gm' },
      key: true,
      say: {
        fr: 'GM est actif aussi, mais de Lv. 2 : Wing Gundam peut l’attaquer.',
        en: 'GM is active too, but Lv. 2: Wing Gundam may attack it.',
      },
    },
    {
      move: { type: 'block', player: '2', unit: 'gm' },
      refused: 'no-blocker',
      say: { fr: 'GM n’a pas Blocker.', en: 'GM does not have Blocker.' },
    },
    {
      move: { type: 'pass', player: '2' },
      say: {
        fr: 'Aile Strike Gundam pourrait bloquer ; le joueur 2 le garde en réserve.',
        en: 'Aile Strike Gundam could block; player 2 holds it back.',
      },
    },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Le défenseur passe.', en: 'The defender passes.' } },
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'Wing Gundam détruit GM en combat : Breach inflige 5 dégâts à la zone de Shield. Il n’y a pas de Base, donc un seul Shield est détruit.',
        en: 'Wing Gundam destroys GM in battle, so Breach deals 5 damage to the shield area. There is no Base, so a single Shield is destroyed.',
      },
    },
  ],
  sources: ['gundam-rulebook#deck-aggressive', 'gundam-rulebook#damage-step'],
};
