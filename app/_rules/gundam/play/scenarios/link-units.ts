import type { PlayScenario } from '../state';
import { beginsTurn, endsTurn, noBlock, passes } from './passes';

export const linkUnitAttacksAtOnce: PlayScenario = {
  id: 'link-unit-attacks-at-once',
  title: { fr: 'Déployer, associer, attaquer', en: 'Deploy, pair, attack' },
  intro: {
    fr: 'Phase principale du joueur 1 : 4 Resources, Gundam et Amuro Ray en main. L’adversaire a une EX Base, six Shields et Shenlong Gundam, active.',
    en: 'Player 1’s main phase: 4 Resources, Gundam and Amuro Ray in hand. The opponent has an EX Base, six Shields and an active Shenlong Gundam.',
  },
  setup: {
    phase: 'main',
    turns: 1,
    players: {
      '1': {
        hand: [
          { id: 'gundam', card: 'gundam' },
          { id: 'amuro', card: 'amuro-ray' },
        ],
        resources: 4,
      },
      '2': { units: [{ id: 'shenlong', card: 'shenlong-gundam' }], hand: 3 },
    },
  },
  line: [
    {
      move: { type: 'deploy', player: '1', card: 'gundam' },
      say: { fr: 'Gundam arrive, pour 3 Resources.', en: 'Gundam arrives, for 3 Resources.' },
    },
    {
      move: { type: 'attack', player: '1', unit: 'gundam', target: '2' },
      refused: 'deployed-this-turn',
      say: {
        fr: 'Tel quel, il attend le tour suivant pour attaquer.',
        en: 'As it stands, it waits for the next turn to attack.',
      },
    },
    {
      move: { type: 'pair', player: '1', card: 'amuro', unit: 'gundam' },
      key: true,
      say: {
        fr: 'Amuro Ray remplit les conditions de lien : Gundam est une Link Unit. L’effet d’Amuro attend un choix.',
        en: 'Amuro Ray fulfills the link conditions: Gundam is a Link Unit. Amuro’s effect waits for a choice.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'gundam', target: '2' },
      refused: 'effect-first',
      say: { fr: 'L’effet d’Amuro se règle d’abord.', en: 'Amuro’s effect is settled first.' },
    },
    {
      move: { type: 'resolve', player: '1', card: 'amuro', ability: 0, targets: ['shenlong'] },
      say: {
        fr: 'Shenlong Gundam (3 HP) est mise au repos : elle devient une cible possible.',
        en: 'Shenlong Gundam (3 HP) is rested, which makes it a possible target.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'gundam', target: 'shenlong' },
      key: true,
      say: {
        fr: 'La Link Unit attaque aussitôt. Gundam a 6 AP : 3, plus 2 pour Amuro, plus 1 par sa propre capacité pendant votre tour.',
        en: 'The Link Unit attacks at once. Gundam has 6 AP: 3, plus 2 for Amuro, plus 1 from its own ability during your turn.',
      },
    },
    noBlock('2'),
    passes('2'),
    {
      move: { type: 'pass', player: '1' },
      say: {
        fr: 'Les dégâts sont simultanés : Shenlong Gundam est détruite, Gundam garde 1 HP sur 5.',
        en: 'Damage is simultaneous: Shenlong Gundam is destroyed, Gundam has 1 HP of 5 left.',
      },
    },
    ...endsTurn('1', '2').slice(0, 2),
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'À la fin du tour, Repair 2 rend 2 HP à Gundam.',
        en: 'At the end of the turn, Repair 2 gives Gundam 2 HP back.',
      },
    },
  ],
  sources: ['gundam-rulebook#link-units', 'gundam-rulebook#pairing-pilots', 'gundam-rulebook#attack-step'],
};

export const pairedWithoutLink: PlayScenario = {
  id: 'paired-without-link',
  title: { fr: 'Associée, mais pas Link Unit', en: 'Paired, but no Link Unit' },
  intro: {
    fr: 'Le joueur 1 déploie GM et lui associe Kira Yamato. GM n’a pas de conditions de lien.',
    en: 'Player 1 deploys GM and pairs Kira Yamato with it. GM has no link conditions.',
  },
  setup: {
    phase: 'main',
    players: {
      '1': {
        hand: [
          { id: 'gm', card: 'gm' },
          { id: 'kira', card: 'kira-yamato' },
        ],
        resources: 4,
      },
      '2': { shields: ['strike-dagger', 'gm', 'rezel', 'gm', 'rezel', 'gm'] },
    },
  },
  line: [
    {
      move: { type: 'deploy', player: '1', card: 'gm' },
      say: { fr: 'GM est déployée.', en: 'GM is deployed.' },
    },
    {
      move: { type: 'pair', player: '1', card: 'kira', unit: 'gm' },
      say: {
        fr: 'N’importe quel Pilot va avec n’importe quelle Unit : GM gagne 2 AP et 1 HP.',
        en: 'Any Pilot goes with any Unit: GM gets 2 AP and 1 HP.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'gm', target: '2' },
      refused: 'deployed-this-turn',
      key: true,
      say: {
        fr: 'Associée n’est pas liée : GM attend le prochain tour du joueur 1.',
        en: 'Paired is not linked: GM waits for player 1’s next turn.',
      },
    },
    ...endsTurn('1', '2'),
    ...beginsTurn('2'),
    ...endsTurn('2', '1'),
    ...beginsTurn('1'),
    {
      move: { type: 'attack', player: '1', unit: 'gm', target: '2' },
      key: true,
      say: {
        fr: 'Au tour suivant, GM attaque comme toute autre Unit. L’effet de Kira Yamato n’a aucune Unit ennemie à choisir.',
        en: 'On the next turn GM attacks like any other Unit. Kira Yamato’s effect has no enemy Unit to choose.',
      },
    },
    noBlock('2'),
    passes('2'),
    {
      move: { type: 'pass', player: '1' },
      say: {
        fr: 'Quatre dégâts à l’EX Base (3 HP) : elle est détruite, le dégât de trop est perdu.',
        en: 'Four damage to the EX Base (3 HP): it is destroyed, the extra damage is lost.',
      },
    },
  ],
  sources: ['gundam-rulebook#link-units', 'gundam-rulebook#deploying', 'gundam-rulebook#turn-overview'],
};

export const commandAsPilot: PlayScenario = {
  id: 'command-as-pilot',
  title: { fr: 'Une Command à bord, et l’attaque', en: 'A Command aboard, and the attack' },
  intro: {
    fr: 'Launcher Strike Gundam demande un Pilot Earth Alliance. Le joueur 1 a Hawk of Endymion, une Command avec [Pilot] Mu La Flaga.',
    en: 'Launcher Strike Gundam asks for an Earth Alliance Pilot. Player 1 holds Hawk of Endymion, a Command with [Pilot] Mu La Flaga.',
  },
  setup: {
    phase: 'main',
    turns: 1,
    players: {
      '1': {
        hand: [
          { id: 'launcher', card: 'launcher-strike-gundam' },
          { id: 'hawk', card: 'hawk-of-endymion' },
        ],
        resources: 4,
      },
      '2': { units: [{ id: 'gm', card: 'gm', rested: true }] },
    },
  },
  line: [
    {
      move: { type: 'deploy', player: '1', card: 'launcher' },
      say: { fr: 'Launcher Strike Gundam est déployée.', en: 'Launcher Strike Gundam is deployed.' },
    },
    {
      move: { type: 'pair', player: '1', card: 'hawk', unit: 'launcher' },
      key: true,
      say: {
        fr: 'Au lieu d’activer son effet, la Command prend place sous la Unit comme Mu La Flaga : un Pilot Earth Alliance, donc une Link Unit.',
        en: 'Instead of its effect being activated, the Command goes under the Unit as Mu La Flaga: an Earth Alliance Pilot, hence a Link Unit.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'launcher', target: 'gm' },
      key: true,
      say: {
        fr: 'Elle attaque dès ce tour, avec 4 AP : 3, plus 1 pour Mu La Flaga.',
        en: 'It attacks this very turn, with 4 AP: 3, plus 1 for Mu La Flaga.',
      },
    },
    noBlock('2'),
    {
      move: { type: 'play', player: '1', card: 'hawk', targets: ['gm'] },
      refused: 'not-your-opportunity',
      say: {
        fr: 'Le défenseur agit d’abord ; et Hawk of Endymion est sous une Unit, plus en main.',
        en: 'The defender acts first; and Hawk of Endymion is under a Unit, no longer in hand.',
      },
    },
    passes('2'),
    {
      move: { type: 'pass', player: '1' },
      say: {
        fr: 'GM est détruite. Launcher Strike Gundam garde 2 HP.',
        en: 'GM is destroyed. Launcher Strike Gundam has 2 HP left.',
      },
    },
  ],
  sources: ['gundam-rulebook#pairing-pilots', 'gundam-rulebook#link-units', 'gundam-rulebook#command-cards'],
};

export const stillRested: PlayScenario = {
  id: 'still-rested',
  title: { fr: 'Qui a attaqué peut être attaqué', en: 'Who attacked can be attacked' },
  intro: {
    fr: 'GM attaque, donc se met au repos. Au tour adverse, elle l’est toujours : on ne redresse que ses propres cartes.',
    en: 'GM attacks and so is rested. On the opponent’s turn it still is: one sets only one’s own cards active.',
  },
  setup: {
    phase: 'main',
    players: {
      '1': { units: [{ id: 'gm', card: 'gm' }] },
      '2': { units: [{ id: 'zaku', card: 'zaku-ii' }], shields: 6 },
    },
  },
  line: [
    {
      move: { type: 'attack', player: '1', unit: 'gm', target: 'zaku' },
      refused: 'active-target',
      say: { fr: 'Zaku Ⅱ est active : on ne la vise pas.', en: 'Zaku Ⅱ is active: it cannot be chosen.' },
    },
    {
      move: { type: 'attack', player: '1', unit: 'gm', target: '2' },
      say: { fr: 'GM se met au repos et attaque le joueur 2.', en: 'GM rests and attacks player 2.' },
    },
    noBlock('2'),
    passes('2'),
    {
      move: { type: 'pass', player: '1' },
      say: {
        fr: 'L’EX Base reçoit 2 dégâts et garde 1 HP.',
        en: 'The EX Base takes 2 damage and has 1 HP left.',
      },
    },
    ...endsTurn('1', '2'),
    ...beginsTurn('2'),
    {
      move: { type: 'attack', player: '2', unit: 'zaku', target: 'gm' },
      key: true,
      say: {
        fr: 'GM est encore au repos : Zaku Ⅱ peut l’attaquer. En attaquant, Zaku Ⅱ gagne 2 AP pour ce tour : 3 AP.',
        en: 'GM is still rested: Zaku Ⅱ may attack it. As it attacks, Zaku Ⅱ gets 2 AP for this turn: 3 AP.',
      },
    },
    noBlock('1'),
    passes('1'),
    {
      move: { type: 'pass', player: '2' },
      say: {
        fr: 'Les deux Units s’infligent leurs AP : 3 contre 2. Toutes deux sont détruites.',
        en: 'Both Units deal their AP, 3 against 2. Both are destroyed.',
      },
    },
  ],
  sources: ['gundam-rulebook#attack-step', 'gundam-rulebook#start-phase', 'gundam-rulebook#damage-step'],
};
