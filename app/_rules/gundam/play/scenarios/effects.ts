import type { UnitFacts } from '../../printed/schema';
import type { PlayScenario } from '../state';
import { beginsTurn, endsTurn, noBlock, passes } from './passes';

/** A Unit of no particular name that any ZAFT Pilot links with. */
const ZAFT_UNIT: UnitFacts = {
  type: 'unit',
  name: 'Unit ZAFT',
  lv: 3,
  cost: 2,
  ap: 3,
  hp: 3,
  traits: ['ZAFT'],
  link: { traits: ['ZAFT'] },
};

export const ifYouDo: PlayScenario = {
  id: 'if-you-do',
  title: { fr: '« If you do » : défausser pour piocher', en: '“If you do”: discard to draw' },
  intro: {
    fr: 'Dearka Elthman, à la liaison : défaussez 1 carte ; si vous le faites, piochez-en 1. Le joueur 1 en a deux en main.',
    en: 'Dearka Elthman, when linked: discard 1; if you do, draw 1. Player 1 has two of them in hand.',
  },
  setup: {
    phase: 'main',
    turns: 1,
    players: {
      '1': {
        units: [
          { id: 'first', card: ZAFT_UNIT },
          { id: 'second', card: ZAFT_UNIT },
        ],
        hand: [
          { id: 'dearka', card: 'dearka-elthman' },
          { id: 'again', card: 'dearka-elthman' },
        ],
        deck: 10,
        resources: 3,
      },
      '2': {},
    },
  },
  line: [
    {
      move: { type: 'pair', player: '1', card: 'dearka', unit: 'first' },
      key: true,
      say: {
        fr: 'La Unit est liée : il faut défausser 1 carte.',
        en: 'The Unit is linked: 1 card has to be discarded.',
      },
    },
    {
      move: { type: 'discard', player: '1', card: 'again' },
      key: true,
      say: {
        fr: 'Le second Dearka est défaussé. C’est fait : le joueur 1 pioche 1 carte.',
        en: 'The second Dearka is discarded. That was done, so player 1 draws 1 card.',
      },
    },
  ],
  sources: ['gundam-card-data#GD01-095', 'gundam-rulebook#link-units'],
};

export const commandFromTheTrash: PlayScenario = {
  id: 'command-from-the-trash',
  title: { fr: 'Une Command reprise dans la défausse', en: 'A Command out of the trash' },
  intro: {
    fr: 'Gundam Aerial Rebuild, quand un Pilot lui est associé, reprend une Command de Lv. 5 ou moins dans la défausse. Il reste 2 Resources.',
    en: 'Gundam Aerial Rebuild, when paired, takes a Command of Lv. 5 or lower out of the trash. 2 Resources are left.',
  },
  setup: {
    phase: 'main',
    turns: 1,
    players: {
      '1': {
        units: [{ id: 'rebuild', card: 'aerial-rebuild' }],
        hand: [{ id: 'suletta', card: 'suletta-mercury' }],
        trash: [
          { id: 'hawk', card: 'hawk-of-endymion' },
          { id: 'gm', card: 'gm' },
          { id: 'incident', card: 'unforeseen-incident' },
        ],
        resources: { active: 2, rested: 3 },
      },
      '2': { units: [{ id: 'dagger', card: 'strike-dagger' }] },
    },
  },
  line: [
    {
      move: { type: 'pair', player: '1', card: 'suletta', unit: 'rebuild' },
      say: {
        fr: 'Suletta Mercury monte à bord : le choix se fait dans la défausse.',
        en: 'Suletta Mercury comes aboard: the choice is made in the trash.',
      },
    },
    {
      move: { type: 'take', player: '1', card: 'gm' },
      refused: 'not-a-choice',
      say: { fr: 'GM n’est pas une Command.', en: 'GM is not a Command.' },
    },
    {
      move: { type: 'take', player: '1', card: 'hawk' },
      key: true,
      say: { fr: 'Hawk of Endymion revient en main.', en: 'Hawk of Endymion goes to hand.' },
    },
    {
      move: { type: 'play', player: '1', card: 'hawk', targets: ['dagger'] },
      say: {
        fr: 'Elle se joue aussitôt : Strike Dagger (2 HP) est renvoyée.',
        en: 'It is played at once: Strike Dagger (2 HP) is returned.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'rebuild', target: '2' },
      key: true,
      say: {
        fr: 'La voie est libre : la Link Unit attaque.',
        en: 'The way is clear: the Link Unit attacks.',
      },
    },
  ],
  sources: ['gundam-card-data#GD01-067', 'gundam-rulebook#trash', 'gundam-rulebook#link-units'],
};

export const lookAtTheDeck: PlayScenario = {
  id: 'look-at-the-deck',
  title: { fr: 'Détruite, elle fait chercher', en: 'Destroyed, it sends a successor' },
  intro: {
    fr: 'Char’s Zaku Ⅱ, au repos, est attaquée. Détruite, elle fait regarder les 3 cartes du dessus : on peut y prendre une Unit Zeon ou Neo Zeon.',
    en: 'Char’s Zaku Ⅱ, rested, is attacked. When destroyed, it lets its player look at the top 3 cards and take a Zeon or Neo Zeon Unit.',
  },
  setup: {
    phase: 'main',
    players: {
      '1': { units: [{ id: 'rezel', card: 'rezel' }] },
      '2': {
        units: [{ id: 'zaku', card: 'chars-zaku-ii', rested: true }],
        deck: [{ id: 'gm', card: 'gm' }, { id: 'gelgoog', card: 'gelgoog' }, 10],
        resources: 3,
      },
    },
  },
  line: [
    {
      move: { type: 'attack', player: '1', unit: 'rezel', target: 'zaku' },
      say: { fr: 'ReZEL attaque.', en: 'ReZEL attacks.' },
    },
    noBlock('2'),
    passes('2'),
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'Les deux Units tombent : 4 AP contre 3. L’effet se règle depuis la défausse : trois cartes sont regardées.',
        en: 'Both Units fall: 4 AP against 3. The effect resolves from the trash: three cards are looked at.',
      },
    },
    {
      move: { type: 'take', player: '2', card: 'gm' },
      refused: 'not-a-choice',
      say: { fr: 'GM n’est pas Zeon.', en: 'GM is not Zeon.' },
    },
    {
      move: { type: 'take', player: '2', card: 'gelgoog' },
      key: true,
      say: {
        fr: 'Gelgoog est montrée et prise. Les deux autres vont sous le deck, dans un ordre que nul ne connaît.',
        en: 'Gelgoog is revealed and taken. The other two go under the deck, in an order nobody knows.',
      },
    },
    ...endsTurn('1', '2'),
    ...beginsTurn('2'),
    {
      move: { type: 'deploy', player: '2', card: 'gelgoog' },
      say: {
        fr: 'Au tour suivant, avec 4 Resources, Gelgoog est déployée.',
        en: 'On the next turn, with 4 Resources, Gelgoog is deployed.',
      },
    },
  ],
  sources: ['gundam-card-data#ST03-006', 'gundam-rulebook#damage-management', 'gundam-official-qa#q68'],
};

export const topOrBottom: PlayScenario = {
  id: 'top-or-bottom',
  title: { fr: 'Dessus ou dessous', en: 'On top or underneath' },
  intro: {
    fr: 'Dopp fait regarder la carte du dessus du deck, que l’on remet dessus ou dessous. Le joueur 1 compte piocher mieux au tour suivant.',
    en: 'Dopp lets its player look at the top card of the deck and put it back on top or underneath. Player 1 hopes for a better draw next turn.',
  },
  setup: {
    phase: 'main',
    players: {
      '1': {
        hand: [{ id: 'dopp', card: 'dopp' }],
        deck: [{ id: 'resolve', card: 'show-of-resolve' }, { id: 'gelgoog', card: 'gelgoog' }, 8],
        resources: 3,
      },
      '2': {},
    },
  },
  line: [
    {
      move: { type: 'deploy', player: '1', card: 'dopp' },
      say: {
        fr: 'Dopp arrive : A Show of Resolve est regardée.',
        en: 'Dopp arrives: A Show of Resolve is looked at.',
      },
    },
    {
      move: { type: 'put', player: '1', card: 'resolve', where: 'bottom' },
      key: true,
      say: { fr: 'Elle va sous le deck.', en: 'It goes under the deck.' },
    },
    ...endsTurn('1', '2'),
    ...beginsTurn('2'),
    ...endsTurn('2', '1'),
    {
      move: { type: 'set-active', player: '1' },
      say: { fr: 'Le tour du joueur 1 revient.', en: 'Player 1’s turn comes again.' },
    },
    {
      move: { type: 'draw', player: '1' },
      key: true,
      say: { fr: 'La carte suivante est piochée : Gelgoog.', en: 'The next card is drawn: Gelgoog.' },
    },
  ],
  sources: ['gundam-card-data#GD01-039', 'gundam-rulebook#draw-phase'],
};

export const extremeHatred: PlayScenario = {
  id: 'extreme-hatred',
  title: { fr: 'Deux Units au repos, trois dégâts', en: 'Two Units rested, three damage' },
  intro: {
    fr: 'Extreme Hatred : mettez au repos deux de vos Units actives ; si vous le faites, 3 dégâts à une Unit ennemie, choisie alors.',
    en: 'Extreme Hatred: rest two of your active Units; if you do, 3 damage to an enemy Unit, chosen then.',
  },
  setup: {
    phase: 'main',
    turns: 1,
    players: {
      '1': {
        units: [
          { id: 'gm', card: 'gm' },
          { id: 'dagger', card: 'strike-dagger' },
          { id: 'rezel', card: 'rezel' },
        ],
        hand: [{ id: 'hatred', card: 'extreme-hatred' }],
        resources: 6,
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
      move: { type: 'play', player: '1', card: 'hatred', targets: ['gm', 'dagger'] },
      key: true,
      say: {
        fr: 'GM et Strike Dagger se mettent au repos. C’est fait : une Unit ennemie se choisit maintenant.',
        en: 'GM and Strike Dagger are rested. That was done: an enemy Unit is chosen now.',
      },
    },
    {
      move: { type: 'choose', player: '1', targets: ['demi'] },
      key: true,
      say: {
        fr: 'Demi Trainer, la seule à pouvoir bloquer, est détruite.',
        en: 'Demi Trainer, the only one that could block, is destroyed.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'gm', target: '2' },
      refused: 'rested-cannot-attack',
      say: {
        fr: 'Le prix : ces deux Units n’attaquent plus.',
        en: 'The price: these two Units do not attack any more.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'rezel', target: '2' },
      say: { fr: 'ReZEL attaque sans craindre de blocage.', en: 'ReZEL attacks without fear of a block.' },
    },
    noBlock('2'),
    passes('2'),
    {
      move: { type: 'pass', player: '1' },
      say: { fr: 'L’EX Base est détruite.', en: 'The EX Base is destroyed.' },
    },
  ],
  sources: ['gundam-card-data#GD01-112', 'gundam-rulebook#command-cards'],
};
