import type { PlayScenario } from '../state';
import { beginsTurn, endsTurn, noBlock, passes } from './passes';

export const commandSavesBlocker: PlayScenario = {
  id: 'command-saves-blocker',
  title: { fr: 'Une Command sauve le bloqueur', en: 'A Command saves the blocker' },
  intro: {
    fr: 'GM (2 AP) attaque. Demi Trainer (1 AP, 1 HP) bloque, et son joueur a Unforeseen Incident en main avec 3 Resources.',
    en: 'GM (2 AP) attacks. Demi Trainer (1 AP, 1 HP) blocks, and its player holds Unforeseen Incident with 3 Resources.',
  },
  setup: {
    phase: 'main',
    turns: 1,
    players: {
      '1': { units: [{ id: 'gm', card: 'gm' }] },
      '2': {
        units: [{ id: 'demi', card: 'demi-trainer' }],
        hand: [{ id: 'incident', card: 'unforeseen-incident' }],
        resources: 3,
      },
    },
  },
  line: [
    {
      move: { type: 'attack', player: '1', unit: 'gm', target: '2' },
      say: { fr: 'GM attaque le joueur 2.', en: 'GM attacks player 2.' },
    },
    {
      move: { type: 'play', player: '2', card: 'incident', targets: ['gm'] },
      refused: 'attack-under-way',
      say: {
        fr: 'Dans l’étape de blocage, on bloque ou non ; les Commands attendent l’étape d’action.',
        en: 'In the block step one blocks or not; Commands wait for the action step.',
      },
    },
    {
      move: { type: 'block', player: '2', unit: 'demi' },
      say: {
        fr: 'Demi Trainer se met au repos et devient la cible. Telle quelle, elle serait détruite.',
        en: 'Demi Trainer rests and becomes the target. As it stands, it would be destroyed.',
      },
    },
    {
      move: { type: 'play', player: '2', card: 'incident', targets: ['gm'] },
      key: true,
      say: {
        fr: 'Étape d’action, le défenseur d’abord : GM perd 3 AP pendant ce tour.',
        en: 'Action step, the defender first: GM gets AP − 3 during this turn.',
      },
    },
    passes('1'),
    {
      move: { type: 'pass', player: '2' },
      key: true,
      say: {
        fr: 'GM n’inflige rien ; Demi Trainer survit et lui inflige 1 dégât.',
        en: 'GM deals nothing; Demi Trainer survives and deals it 1 damage.',
      },
    },
  ],
  sources: ['gundam-rulebook#block-step', 'gundam-rulebook#action-step', 'gundam-rulebook#damage-step'],
};

export const attackerSentBack: PlayScenario = {
  id: 'attacker-sent-back',
  title: { fr: 'L’attaquante renvoyée en main', en: 'The attacker sent back to hand' },
  intro: {
    fr: 'GM attaque ; le défenseur la renvoie en main avec Hawk of Endymion. Le joueur 1 a encore 2 Resources actives.',
    en: 'GM attacks; the defender returns it to hand with Hawk of Endymion. Player 1 still has 2 active Resources.',
  },
  setup: {
    phase: 'main',
    turns: 1,
    players: {
      '1': { units: [{ id: 'gm', card: 'gm' }], resources: 2 },
      '2': { hand: [{ id: 'hawk', card: 'hawk-of-endymion' }], resources: 2 },
    },
  },
  line: [
    {
      move: { type: 'attack', player: '1', unit: 'gm', target: '2' },
      say: { fr: 'GM attaque.', en: 'GM attacks.' },
    },
    noBlock('2'),
    {
      move: { type: 'play', player: '2', card: 'hawk', targets: ['gm'] },
      say: {
        fr: 'GM (2 HP) retourne dans la main de son propriétaire. L’étape d’action continue : c’est à l’attaquant.',
        en: 'GM (2 HP) goes back to its owner’s hand. The action step goes on: the attacker may act.',
      },
    },
    passes('1'),
    {
      move: { type: 'pass', player: '2' },
      key: true,
      say: {
        fr: 'Plus d’attaquante : l’attaque s’arrête sans dégâts, et la phase principale continue.',
        en: 'The attacker is gone: the attack stops without damage, and the main phase goes on.',
      },
    },
    {
      move: { type: 'deploy', player: '1', card: 'gm' },
      key: true,
      say: {
        fr: 'Le joueur 1 redéploie GM, active, pour 1 Resource.',
        en: 'Player 1 deploys GM again, active, for 1 Resource.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'gm', target: '2' },
      refused: 'deployed-this-turn',
      say: {
        fr: 'Elle vient d’arriver de nouveau : elle n’attaque plus ce tour-ci.',
        en: 'It has just come anew: it does not attack again this turn.',
      },
    },
  ],
  sources: ['gundam-rulebook#action-step', 'gundam-rulebook#damage-step', 'gundam-rulebook#deploying'],
};

export const peacefulTimbre: PlayScenario = {
  id: 'peaceful-timbre',
  title: { fr: 'Des Shields hors d’atteinte', en: 'Shields out of reach' },
  intro: {
    fr: 'Peaceful Timbre protège la zone de Shield, pendant ce combat, des Units de Lv. 4 ou moins. GM est de Lv. 2, Wing Gundam de Lv. 6.',
    en: 'Peaceful Timbre keeps the shield area, during this battle, from damage by Units of Lv. 4 or lower. GM is Lv. 2, Wing Gundam Lv. 6.',
  },
  setup: {
    phase: 'main',
    turns: 1,
    players: {
      '1': {
        units: [
          { id: 'gm', card: 'gm' },
          { id: 'wing', card: 'wing-gundam' },
        ],
      },
      '2': { hand: [{ id: 'timbre', card: 'peaceful-timbre' }], resources: 4 },
    },
  },
  line: [
    {
      move: { type: 'attack', player: '1', unit: 'gm', target: '2' },
      say: { fr: 'GM attaque le joueur 2.', en: 'GM attacks player 2.' },
    },
    noBlock('2'),
    {
      move: { type: 'play', player: '2', card: 'timbre' },
      key: true,
      say: {
        fr: 'Timing Action : la Base et les Shields ne reçoivent rien de GM dans ce combat.',
        en: 'Action timing: the Base and the Shields take nothing from GM in this battle.',
      },
    },
    passes('1'),
    {
      move: { type: 'pass', player: '2' },
      say: { fr: 'L’EX Base garde ses 3 HP.', en: 'The EX Base keeps its 3 HP.' },
    },
    {
      move: { type: 'attack', player: '1', unit: 'wing', target: '2' },
      say: {
        fr: 'Wing Gundam attaque : un autre combat, où la protection a cessé. De Lv. 6, elle y aurait échappé de toute façon.',
        en: 'Wing Gundam attacks: another battle, in which the protection has ceased. At Lv. 6 it would not have held anyway.',
      },
    },
    noBlock('2'),
    passes('2'),
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: { fr: '4 dégâts : l’EX Base est détruite.', en: '4 damage: the EX Base is destroyed.' },
    },
  ],
  sources: [
    'gundam-rulebook#action-step',
    'gundam-rulebook#battle-end-step',
    'gundam-rulebook#deck-aggressive',
  ],
};

export const sulettaPaysTheCommand: PlayScenario = {
  id: 'suletta-pays-the-command',
  title: { fr: 'Une Resource rendue par l’attaque', en: 'A Resource given back by the attack' },
  intro: {
    fr: 'Gundam Aerial, associée à Suletta Mercury, attaque. Le joueur 1 n’a plus qu’une Resource active ; sa main garde The Witch and the Bride, de Cost 2.',
    en: 'Gundam Aerial, paired with Suletta Mercury, attacks. Player 1 has only one active Resource left; The Witch and the Bride, Cost 2, is still in hand.',
  },
  setup: {
    phase: 'main',
    turns: 1,
    players: {
      '1': {
        units: [{ id: 'aerial', card: 'gundam-aerial', pilot: { id: 'suletta', card: 'suletta-mercury' } }],
        hand: [{ id: 'witch', card: 'witch-and-bride' }],
        resources: { active: 1, rested: 4 },
      },
      '2': {
        units: [
          { id: 'gelgoog', card: 'gelgoog' },
          { id: 'demi', card: 'demi-trainer' },
        ],
      },
    },
  },
  line: [
    {
      move: { type: 'play', player: '1', card: 'witch', targets: ['gelgoog'] },
      refused: 'cost-not-met',
      say: {
        fr: 'Une seule Resource active : le Cost de 2 ne se paie pas.',
        en: 'Only one active Resource: the Cost of 2 cannot be paid.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'aerial', target: '2' },
      key: true,
      say: {
        fr: 'En attaquant, Suletta Mercury redresse une Resource, une fois par tour.',
        en: 'As it attacks, Suletta Mercury sets a Resource active, once per turn.',
      },
    },
    {
      move: { type: 'block', player: '2', unit: 'demi' },
      say: { fr: 'Demi Trainer bloque.', en: 'Demi Trainer blocks.' },
    },
    passes('2'),
    {
      move: { type: 'play', player: '1', card: 'witch', targets: ['demi'] },
      key: true,
      say: {
        fr: 'La Command se paie maintenant : la Unit qui bloque retourne en main.',
        en: 'The Command can now be paid for: the blocking Unit goes back to hand.',
      },
    },
    passes('2'),
    {
      move: { type: 'pass', player: '1' },
      say: {
        fr: 'La cible a disparu : l’attaque s’arrête, elle ne revient pas sur le joueur.',
        en: 'The target is gone: the attack stops, it does not turn back to the player.',
      },
    },
  ],
  sources: ['gundam-rulebook#action-step', 'gundam-rulebook#paying-cost', 'gundam-rulebook#damage-step'],
};

export const cheaperAerial: PlayScenario = {
  id: 'cheaper-aerial',
  title: { fr: 'Gundam Aerial pour 1', en: 'Gundam Aerial for 1' },
  intro: {
    fr: 'Trois Commands sont dans la défausse du joueur 1, une quatrième dans sa main, avec Gundam Aerial (Cost 3).',
    en: 'Three Commands are in player 1’s trash, a fourth is in hand, with Gundam Aerial (Cost 3).',
  },
  setup: {
    phase: 'main',
    players: {
      '1': {
        hand: [
          { id: 'aerial', card: 'gundam-aerial' },
          { id: 'affection', card: 'overflowing-affection' },
          1,
        ],
        deck: [{ id: 'drawn', card: 'gm' }, 20],
        trash: [
          { id: 'c1', card: 'hawk-of-endymion' },
          { id: 'c2', card: 'thoroughly-damaged' },
          { id: 'c3', card: 'first-contact' },
        ],
        resources: { active: 2, rested: 3 },
      },
      '2': {},
    },
  },
  line: [
    {
      move: { type: 'deploy', player: '1', card: 'aerial' },
      refused: 'cost-not-met',
      say: { fr: 'Cost 3, 2 Resources actives : impossible.', en: 'Cost 3, 2 active Resources: impossible.' },
    },
    {
      move: { type: 'play', player: '1', card: 'affection' },
      say: {
        fr: 'Overflowing Affection fait piocher 2 cartes, puis en défausser 1. Elle n’est pas encore dans la défausse.',
        en: 'Overflowing Affection draws 2 cards, then asks to discard 1. It is not in the trash yet.',
      },
    },
    {
      move: { type: 'deploy', player: '1', card: 'aerial' },
      refused: 'something-due',
      say: { fr: 'La défausse vient d’abord.', en: 'The discard comes first.' },
    },
    {
      move: { type: 'discard', player: '1', card: 'drawn' },
      say: {
        fr: 'GM est défaussée ; la Command, réglée, la suit.',
        en: 'GM is discarded; the Command, carried out, follows.',
      },
    },
    {
      move: { type: 'deploy', player: '1', card: 'aerial' },
      key: true,
      say: {
        fr: 'Quatre Commands dans la défausse : le Cost baisse de 2, et 1 Resource suffit.',
        en: 'Four Commands in the trash: the Cost is 2 less, and 1 Resource is enough.',
      },
    },
    ...endsTurn('1', '2'),
    ...beginsTurn('2'),
  ],
  sources: [
    'gundam-rulebook#deck-aggressive',
    'gundam-rulebook#paying-cost',
    'gundam-rulebook#command-cards',
  ],
};
