import type { PlayScenario } from '../state';
import { beginsTurn, endsTurn, noBlock, passes } from './passes';

export const burstGivesAPilot: PlayScenario = {
  id: 'burst-gives-a-pilot',
  title: { fr: 'Un Pilot venu d’un Shield', en: 'A Pilot out of a Shield' },
  intro: {
    fr: 'GM attaque le joueur 2, qui n’a plus de Base. Son Shield du dessus est Amuro Ray. Gundam attend chez lui, sans Pilot.',
    en: 'GM attacks player 2, who has no Base left. The top Shield is Amuro Ray. Gundam waits there without a Pilot.',
  },
  setup: {
    phase: 'main',
    players: {
      '1': { units: [{ id: 'gm', card: 'gm' }] },
      '2': {
        base: null,
        units: [{ id: 'gundam', card: 'gundam' }],
        shields: ['amuro-ray', 'gm', 'strike-dagger'],
        resources: 3,
      },
    },
  },
  line: [
    {
      move: { type: 'attack', player: '1', unit: 'gm', target: '2' },
      say: { fr: 'GM attaque le joueur 2.', en: 'GM attacks player 2.' },
    },
    noBlock('2'),
    passes('2'),
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'Le Shield du dessus est détruit et révélé : Amuro Ray, avec Burst. L’attaque attend la décision.',
        en: 'The top Shield is destroyed and revealed: Amuro Ray, with Burst. The attack waits for the decision.',
      },
    },
    {
      move: { type: 'burst', player: '2', card: '2-shield-1' },
      key: true,
      say: {
        fr: 'Le joueur 2 active le Burst : Amuro Ray va dans sa main au lieu de la défausse, sans rien payer.',
        en: 'Player 2 activates Burst: Amuro Ray goes to hand instead of the trash, at no cost.',
      },
    },
    ...endsTurn('1', '2'),
    ...beginsTurn('2'),
    {
      move: { type: 'pair', player: '2', card: '2-shield-1', unit: 'gundam' },
      key: true,
      say: {
        fr: 'Son tour venu, il paie 1 Resource et l’associe à Gundam : une Link Unit. L’effet d’Amuro vise GM.',
        en: 'On that player’s own turn, 1 Resource pairs him with Gundam: a Link Unit. Amuro’s effect can choose GM.',
      },
    },
    {
      move: { type: 'resolve', player: '2', card: '2-shield-1', ability: 0, targets: ['gm'] },
      say: { fr: 'GM est déjà au repos : rien ne change.', en: 'GM is rested already: nothing changes.' },
    },
    {
      move: { type: 'attack', player: '2', unit: 'gundam', target: 'gm' },
      say: { fr: 'Gundam attaque GM avec 6 AP.', en: 'Gundam attacks GM with 6 AP.' },
    },
    noBlock('1'),
    passes('1'),
    {
      move: { type: 'pass', player: '2' },
      say: { fr: 'GM est détruite.', en: 'GM is destroyed.' },
    },
  ],
  sources: [
    'gundam-rulebook#damage-management',
    'gundam-rulebook#pairing-pilots',
    'gundam-rulebook#deck-midrange',
  ],
};

export const burstWhiteBase: PlayScenario = {
  id: 'burst-white-base',
  title: { fr: 'White Base surgit, puis travaille', en: 'White Base appears, then goes to work' },
  intro: {
    fr: 'Un Burst déploie White Base au milieu de l’attaque. Au tour suivant, son joueur s’en sert pour créer un jeton.',
    en: 'A Burst deploys White Base amid the attack. On the next turn its player uses it to make a token.',
  },
  setup: {
    phase: 'main',
    players: {
      '1': {
        units: [
          { id: 'gelgoog', card: 'gelgoog' },
          { id: 'gm', card: 'gm' },
        ],
      },
      '2': { base: null, shields: ['white-base', 'gm', 'strike-dagger', 'rezel'], resources: 2 },
    },
  },
  line: [
    {
      move: { type: 'attack', player: '1', unit: 'gelgoog', target: '2' },
      say: { fr: 'Gelgoog (4 AP) attaque.', en: 'Gelgoog (4 AP) attacks.' },
    },
    noBlock('2'),
    passes('2'),
    passes('1'),
    {
      move: { type: 'attack', player: '1', unit: 'gm', target: '2' },
      refused: 'effect-first',
      say: {
        fr: 'Le Burst se décide avant toute autre chose.',
        en: 'Burst is decided before anything else.',
      },
    },
    {
      move: { type: 'burst', player: '2', card: '2-shield-1' },
      key: true,
      say: {
        fr: 'White Base est déployée et fait prendre un Shield en main. Rien n’est dû : un Burst ne coûte rien.',
        en: 'White Base is deployed and brings a Shield to hand. Nothing is owed: Burst costs nothing.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'gm', target: '2' },
      say: { fr: 'GM attaque à son tour.', en: 'GM attacks next.' },
    },
    noBlock('2'),
    passes('2'),
    {
      move: { type: 'pass', player: '1' },
      say: {
        fr: 'White Base protège les Shields : 3 HP sur 5.',
        en: 'White Base protects the Shields: 3 HP of 5.',
      },
    },
    ...endsTurn('1', '2'),
    ...beginsTurn('2'),
    {
      move: { type: 'activate', player: '2', card: '2-shield-1', ability: 1 },
      key: true,
      say: {
        fr: 'Activate: Main, pour ② : sans aucune Unit, le joueur 2 déploie un jeton Gundam (3 AP, 3 HP).',
        en: 'Activate: Main, for ②: with no Unit in play, player 2 deploys a Gundam token (3 AP, 3 HP).',
      },
    },
    {
      move: { type: 'activate', player: '2', card: '2-shield-1', ability: 1 },
      refused: 'ability-used',
      say: { fr: 'Une fois par tour seulement.', en: 'Once per turn only.' },
    },
    {
      move: { type: 'attack', player: '2', unit: 'token-1', target: 'gm' },
      refused: 'deployed-this-turn',
      say: {
        fr: 'Un jeton attend comme toute Unit : il arrive ce tour-ci.',
        en: 'A token waits like any Unit: it came this turn.',
      },
    },
  ],
  sources: [
    'gundam-rulebook#damage-management',
    'gundam-rulebook#activate-main',
    'gundam-rulebook#deck-midrange',
  ],
};

export const burstWeakens: PlayScenario = {
  id: 'burst-weakens-the-next-attack',
  title: { fr: 'Un Burst qui gêne l’attaque suivante', en: 'A Burst that spoils the next attack' },
  intro: {
    fr: 'Deux Units attaquent. Le premier Shield détruit est Unforeseen Incident, dont le Burst fait ce que fait la Command.',
    en: 'Two Units attack. The first Shield destroyed is Unforeseen Incident, whose Burst does as the Command does.',
  },
  setup: {
    phase: 'main',
    turns: 1,
    players: {
      '1': {
        units: [
          { id: 'gm', card: 'gm' },
          { id: 'dagger', card: 'strike-dagger' },
        ],
      },
      '2': { base: null, shields: ['unforeseen-incident', 'gm', 'rezel'] },
    },
  },
  line: [
    {
      move: { type: 'attack', player: '1', unit: 'gm', target: '2' },
      say: { fr: 'GM attaque.', en: 'GM attacks.' },
    },
    noBlock('2'),
    passes('2'),
    passes('1'),
    {
      move: { type: 'burst', player: '2', card: '2-shield-1', targets: ['dagger'] },
      key: true,
      say: {
        fr: 'Le Burst vise Strike Dagger, qui n’a pas encore attaqué : AP − 3 pendant ce tour, donc 0.',
        en: 'Burst chooses Strike Dagger, which has not attacked yet: AP − 3 during this turn, so 0.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'dagger', target: '2' },
      say: { fr: 'Strike Dagger attaque quand même.', en: 'Strike Dagger attacks all the same.' },
    },
    noBlock('2'),
    passes('2'),
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'Avec 0 AP, elle n’inflige rien : le Shield suivant reste.',
        en: 'With 0 AP it deals nothing: the next Shield stays.',
      },
    },
  ],
  sources: ['gundam-rulebook#damage-management', 'gundam-rulebook#damage-step'],
};

export const burstExResource: PlayScenario = {
  id: 'burst-ex-resource',
  title: { fr: 'Une EX Resource en plein combat', en: 'An EX Resource amid the battle' },
  intro: {
    fr: 'Le Shield du dessus du joueur 2 est First Contact. Il a 2 Resources et Shenlong Gundam, de Lv. 4, en main.',
    en: 'Player 2’s top Shield is First Contact. That player has 2 Resources and Shenlong Gundam, Lv. 4, in hand.',
  },
  setup: {
    phase: 'main',
    players: {
      '1': { units: [{ id: 'gm', card: 'gm' }] },
      '2': {
        base: null,
        shields: ['first-contact', 'gm'],
        hand: [{ id: 'shenlong', card: 'shenlong-gundam' }],
        resources: 2,
      },
    },
  },
  line: [
    {
      move: { type: 'attack', player: '1', unit: 'gm', target: '2' },
      say: { fr: 'GM attaque.', en: 'GM attacks.' },
    },
    noBlock('2'),
    passes('2'),
    passes('1'),
    {
      move: { type: 'burst', player: '2', card: '2-shield-1' },
      key: true,
      say: {
        fr: 'Burst : 1 EX Resource. First Contact va ensuite dans la défausse.',
        en: 'Burst: 1 EX Resource. First Contact then goes to the trash.',
      },
    },
    ...endsTurn('1', '2'),
    ...beginsTurn('2'),
    {
      move: { type: 'deploy', player: '2', card: 'shenlong' },
      key: true,
      say: {
        fr: '3 Resources et 1 EX Resource : le Lv. 4 est atteint, et le Cost de 3 se paie sans l’EX Resource, qui reste.',
        en: '3 Resources and 1 EX Resource: Lv. 4 is met, and the Cost of 3 is paid without the EX Resource, which stays.',
      },
    },
  ],
  sources: [
    'gundam-rulebook#damage-management',
    'gundam-rulebook#resource-area',
    'gundam-rulebook#paying-cost',
  ],
};
