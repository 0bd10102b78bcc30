import type { PlayScenario } from '../state';
import { noBlock, passes } from './passes';

export const heavyarmsDestroys: PlayScenario = {
  id: 'when-it-destroys',
  title: { fr: 'Quand elle détruit une Unit ennemie', en: 'When it destroys an enemy Unit' },
  intro: {
    fr: 'Gundam Heavyarms reçoit Simultaneous Fire comme Pilot Trowa Barton. Associée, elle inflige 1 dégât à chaque Unit ennemie de Lv. 3 ou moins quand elle en détruit une au combat.',
    en: 'Gundam Heavyarms gets Simultaneous Fire as the Pilot Trowa Barton. Paired, it deals 1 damage to every enemy Unit of Lv. 3 or lower when it destroys one in battle.',
  },
  setup: {
    phase: 'main',
    turns: 1,
    players: {
      '1': {
        units: [{ id: 'heavyarms', card: 'gundam-heavyarms', deployedThisTurn: true }],
        hand: [{ id: 'fire', card: 'simultaneous-fire' }],
        resources: 4,
      },
      '2': {
        units: [
          { id: 'gm', card: 'gm', rested: true },
          { id: 'demi', card: 'demi-trainer', rested: true },
          { id: 'dagger', card: 'strike-dagger' },
          { id: 'gelgoog', card: 'gelgoog' },
        ],
      },
    },
  },
  line: [
    {
      move: { type: 'pair', player: '1', card: 'fire', unit: 'heavyarms' },
      say: {
        fr: 'Trowa Barton remplit les conditions de lien.',
        en: 'Trowa Barton fulfills the link conditions.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'heavyarms', target: 'gm' },
      say: { fr: 'Elle attaque dès ce tour.', en: 'It attacks this very turn.' },
    },
    noBlock('2'),
    passes('2'),
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'GM est détruite : 1 dégât à Demi Trainer, détruite, et à Strike Dagger. Gelgoog, de Lv. 4, n’a rien.',
        en: 'GM is destroyed: 1 damage to Demi Trainer, which is destroyed, and to Strike Dagger. Gelgoog, Lv. 4, takes none.',
      },
    },
  ],
  sources: ['gundam-card-data#ST02-003', 'gundam-rulebook#damage-step', 'gundam-rulebook#link-units'],
};

export const raiderOncePerTurn: PlayScenario = {
  id: 'once-per-turn-trigger',
  title: { fr: 'Une fois par tour', en: 'Once per turn' },
  intro: {
    fr: 'Raider Gundam fait piocher 1 carte, une fois par tour, quand elle reçoit des dégâts d’un effet ennemi. Le joueur 1 l’attaque, Commands à l’appui.',
    en: 'Raider Gundam draws 1 card, once per turn, when it takes damage from an enemy’s effect. Player 1 attacks it, with Commands to help.',
  },
  setup: {
    phase: 'main',
    turns: 1,
    players: {
      '1': {
        units: [{ id: 'gm', card: 'gm' }],
        hand: [
          { id: 'damaged', card: 'thoroughly-damaged' },
          { id: 'again', card: 'thoroughly-damaged' },
        ],
        resources: 3,
      },
      '2': { units: [{ id: 'raider', card: 'raider-gundam', rested: true }], deck: 10 },
    },
  },
  line: [
    {
      move: { type: 'play', player: '1', card: 'damaged', targets: ['raider'] },
      key: true,
      say: {
        fr: '1 dégât d’une Command : le joueur 2 pioche.',
        en: '1 damage from a Command: player 2 draws.',
      },
    },
    {
      move: { type: 'play', player: '1', card: 'again', targets: ['raider'] },
      key: true,
      say: { fr: 'Une seconde : plus rien ce tour-ci.', en: 'A second one: nothing more this turn.' },
    },
    {
      move: { type: 'attack', player: '1', unit: 'gm', target: 'raider' },
      say: {
        fr: 'GM attaque Raider Gundam, qui a 2 HP.',
        en: 'GM attacks Raider Gundam, which has 2 HP left.',
      },
    },
    noBlock('2'),
    passes('2'),
    {
      move: { type: 'pass', player: '1' },
      say: {
        fr: 'Les dégâts de combat ne sont pas ceux d’un effet. Les deux Units sont détruites.',
        en: 'Battle damage is not damage from an effect. Both Units are destroyed.',
      },
    },
  ],
  sources: ['gundam-card-data#GD02-010', 'gundam-official-qa#q78', 'gundam-rulebook#damage-management'],
};

export const zedasMay: PlayScenario = {
  id: 'you-may-then',
  title: { fr: 'Sacrifier pour frapper', en: 'A sacrifice to strike' },
  intro: {
    fr: 'Zedas, associée, peut détruire en attaquant une autre de vos Units ; si vous le faites, 2 dégâts à une Unit ennemie de Lv. 4 ou moins.',
    en: 'Zedas, when paired, may destroy another of your Units as it attacks; if you do, 2 damage to an enemy Unit of Lv. 4 or lower.',
  },
  setup: {
    phase: 'main',
    turns: 1,
    players: {
      '1': {
        units: [
          { id: 'zedas', card: 'zedas', pilot: { id: 'akihiro', card: 'akihiro-altland' } },
          { id: 'gm', card: 'gm', rested: true },
        ],
      },
      '2': { units: [{ id: 'zowort', card: 'zowort' }] },
    },
  },
  line: [
    {
      move: { type: 'attack', player: '1', unit: 'zedas', target: '2' },
      say: { fr: 'Zedas attaque : l’effet attend.', en: 'Zedas attacks: the effect waits.' },
    },
    {
      move: { type: 'resolve', player: '1', card: 'zedas', ability: 0, targets: ['gm'] },
      key: true,
      say: {
        fr: 'GM, déjà au repos, est détruite. Une cible se choisit alors.',
        en: 'GM, rested already, is destroyed. A target is chosen then.',
      },
    },
    {
      move: { type: 'choose', player: '1', targets: ['zowort'] },
      key: true,
      say: {
        fr: 'Zowort (Blocker, 2 HP) est détruite avant l’étape de blocage.',
        en: 'Zowort (Blocker, 2 HP) is destroyed before the block step.',
      },
    },
    {
      move: { type: 'block', player: '2', unit: 'zowort' },
      refused: 'not-your-unit',
      say: { fr: 'Il n’y a plus de quoi bloquer.', en: 'There is nothing left to block with.' },
    },
    noBlock('2'),
    passes('2'),
    {
      move: { type: 'pass', player: '1' },
      say: { fr: 'L’EX Base est détruite.', en: 'The EX Base is destroyed.' },
    },
  ],
  sources: ['gundam-card-data#GD02-057', 'gundam-rulebook#block-step'],
};

export const breachThenBurst: PlayScenario = {
  id: 'breach-then-burst',
  title: { fr: 'Breach, puis Burst', en: 'Breach, then Burst' },
  intro: {
    fr: 'On commence en pleine attaque : Wing Gundam (Breach 5) contre GM, dans l’étape d’action. Le joueur 2 n’a pas de Base ; son premier Shield est Battle of Aces.',
    en: 'The play begins amid an attack: Wing Gundam (Breach 5) against GM, in the action step. Player 2 has no Base; the first Shield is Battle of Aces.',
  },
  setup: {
    turns: 1,
    battle: { attacker: 'wing', target: 'gm', step: 'action' },
    players: {
      '1': {
        units: [
          { id: 'wing', card: 'wing-gundam' },
          { id: 'demi', card: 'demi-trainer' },
        ],
      },
      '2': { base: null, units: [{ id: 'gm', card: 'gm', rested: true }], shields: ['battle-of-aces', 'gm'] },
    },
  },
  line: [
    passes('2'),
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'GM est détruite ; Breach détruit le Shield du dessus, qui révèle un Burst.',
        en: 'GM is destroyed; Breach destroys the top Shield, which reveals a Burst.',
      },
    },
    {
      move: { type: 'burst', player: '2', card: '2-shield-1', targets: ['demi'] },
      key: true,
      say: {
        fr: 'Le Burst inflige 2 dégâts à Demi Trainer, étrangère au combat : elle est détruite.',
        en: 'Burst deals 2 damage to Demi Trainer, which has no part in the battle: it is destroyed.',
      },
    },
    {
      move: { type: 'end', player: '1' },
      say: {
        fr: 'L’attaque est finie, la phase principale aussi.',
        en: 'The attack is over, and so is the main phase.',
      },
    },
  ],
  sources: ['gundam-card-data#ST02-001', 'gundam-rulebook#damage-management', 'gundam-official-qa#q110'],
};
