import { draw, lose, pass, play } from '../../stack/moves';
import type { PlayScenario } from '../scenario';
import { battleAt, CANTINA, drainAt, forfeit, key, MOS_EISLEY, moveTo, no, paid, step } from './line';

const activate = play('dark', 'dark-activate');

export const roundTheTurn: PlayScenario = {
  id: 'round-the-turn',
  title: { fr: 'Un tour entier', en: 'A whole turn' },
  intro: {
    fr: 'Deux sites. Vader est à la cantina, un Rebel Trooper à Mos Eisley. Le côté obscur tient un Stormtrooper qui coûte 1 Force.',
    en: 'Two sites. Vader is at the cantina, a Rebel Trooper at Mos Eisley. The dark side holds a Stormtrooper that costs 1 Force.',
  },
  setup: {
    turn: 'dark',
    phase: 'activate',
    turns: 2,
    locations: [CANTINA, MOS_EISLEY],
    dark: {
      hand: [
        {
          card: {
            kind: 'character',
            side: 'dark',
            title: 'Stormtrooper',
            power: 1,
            ability: 1,
            forfeit: 2,
            deploy: 1,
          },
          id: 'stormtrooper',
        },
      ],
      table: [{ card: 'darth-vader', id: 'vader', at: 'cantina' }],
      reserve: [null, null, null, null, null, null],
    },
    light: { table: [{ card: 'rebel-trooper', id: 'trooper', at: 'mos-eisley' }], reserve: 8, force: 1 },
  },
  line: [
    step(
      activate,
      'Trois icônes obscures et 1 : quatre Force à activer. Voici la première.',
      'Three dark icons and 1: four Force to activate. This is the first.',
    ),
    step(activate, 'La deuxième Force.', 'The second Force.'),
    step(activate, 'La troisième.', 'The third.'),
    key(activate, 'La quatrième : la phase de contrôle commence.', 'The fourth: the control phase begins.'),
    no(activate, 'wrong-phase', 'La phase d’activation est passée.', 'The activate phase is over.'),
    step(
      drainAt('dark', 'cantina'),
      'Vader contrôle la cantina : deux icônes lumineuses, drainage de 2.',
      'Vader controls the cantina: two light icons, a drain for 2.',
    ),
    step(lose('light', 'reserve'), 'Le côté lumineux perd 1 Force.', 'The light side loses 1 Force.'),
    step(
      lose('light', 'reserve'),
      'Et une autre : la phase de déploiement commence.',
      'And another: the deploy phase begins.',
    ),
    key(
      play('dark', 'stormtrooper', { targets: { to: 'mos-eisley' } }),
      'Une icône obscure suffit : le Stormtrooper se déploie à Mos Eisley, pour 1 Force.',
      'A dark icon is enough: the Stormtrooper deploys to Mos Eisley, for 1 Force.',
    ),
    step(
      battleAt('dark', 'mos-eisley'),
      'Les deux joueurs occupent Mos Eisley : bataille, 1 contre 1. Ni destinée, ni gagnant, ni perte.',
      'Both players occupy Mos Eisley: a battle, 1 against 1. No destiny, no winner, no loss.',
    ),
    key(
      moveTo('dark', 'vader', 'mos-eisley'),
      'Phase de déplacement : Vader rejoint le site adjacent pour 1 Force.',
      'The move phase: Vader goes to the adjacent site for 1 Force.',
    ),
    step(pass('dark'), 'Le Stormtrooper reste où il est.', 'The Stormtrooper stays where it is.'),
    step(
      play('dark', 'dark-draw'),
      'Phase de tirage : la dernière Force va en main. C’est au côté lumineux.',
      'The draw phase: the last Force goes to hand. It is the light side’s turn.',
    ),
  ],
  sources: [
    'swccg-death-star-ii#turn',
    'swccg-death-star-ii#activate-phase',
    'swccg-death-star-ii#move-phase',
  ],
  outcome: { turn: 'light', phase: 'activate', at: { vader: 'mos-eisley', stormtrooper: 'mos-eisley' } },
};

export const nextAction: PlayScenario = {
  id: 'next-action',
  title: { fr: 'Après la bataille, la suivante', en: 'After the battle, the next one' },
  intro: {
    fr: 'Vader attaque à la cantina, puis un Stormtrooper à Mos Eisley. Une carte ne combat qu’une fois par tour.',
    en: 'Vader attacks at the cantina, then a Stormtrooper at Mos Eisley. A card fights only once a turn.',
  },
  setup: {
    turn: 'dark',
    phase: 'battle',
    locations: [CANTINA, MOS_EISLEY],
    dark: {
      table: [
        { card: 'darth-vader', id: 'vader', at: 'cantina' },
        { card: 'stormtrooper', id: 'stormtrooper', at: 'mos-eisley' },
      ],
      reserve: [3, null, null],
      force: 2,
    },
    light: {
      table: [
        { card: 'rebel-trooper', id: 'trooper', at: 'cantina' },
        { card: 'han-solo', id: 'han', at: 'mos-eisley' },
      ],
      reserve: 9,
      force: 1,
    },
  },
  line: [
    step(battleAt('dark', 'cantina'), 'Première bataille, pour 1 Force.', 'The first battle, for 1 Force.'),
    step(draw('dark', 3), 'Vader tire 3, plus 1 : 10 contre 1.', 'Vader draws 3, plus 1: 10 against 1.'),
    step(
      forfeit('light', 'trooper'),
      'Le soldat compte 2 ; 7 dommages restent, et l’attrition n’a plus de cible.',
      'The trooper counts 2; 7 damage is left, and attrition has nobody to reach.',
    ),
    step(
      lose('light', 'reserve'),
      'Ils se paient en Force : il en reste 6.',
      'It is paid in Force: 6 is left.',
    ),
    paid('light', 5),
    paid('light', 4),
    paid('light', 3),
    paid('light', 2),
    paid('light', 1),
    key(
      lose('light', 'reserve'),
      'Tout est satisfait. La phase continue : le côté lumineux n’a rien, c’est encore au côté obscur.',
      'All is satisfied. The phase goes on: the light side has nothing, and it is up to the dark side again.',
    ),
    no(
      battleAt('dark', 'cantina'),
      'location-has-battled',
      'Une seule bataille par localisation et par tour.',
      'Only one battle per location per turn.',
    ),
    step(
      battleAt('dark', 'mos-eisley'),
      'Seconde bataille : 1 contre 3. L’habileté 3 de Han ne suffit pas pour une destinée.',
      'The second battle: 1 against 3. Han’s ability of 3 is not enough for a destiny.',
    ),
    key(
      forfeit('dark', 'stormtrooper'),
      'Deux dommages : le Stormtrooper les satisfait.',
      'Two damage: the Stormtrooper satisfies it.',
    ),
  ],
  sources: ['swccg-death-star-ii#battle-phase', 'swccg-death-star-ii#battle-damage'],
  outcome: { cards: { stormtrooper: 'lost', trooper: 'lost', han: 'table', vader: 'table' } },
};

export const deployingWithoutPresence: PlayScenario = {
  id: 'deploying-without-presence',
  title: { fr: 'Déployer : présence ou icône', en: 'Deploying: presence or an icon' },
  intro: {
    fr: 'Desert Landing Site n’a pas d’icône lumineuse. Le côté lumineux tient Luke (3 Force) et un Blaster.',
    en: 'Desert Landing Site has no light side icon. The light side holds Luke (3 Force) and a Blaster.',
  },
  setup: {
    turn: 'light',
    phase: 'deploy',
    locations: [
      CANTINA,
      {
        ...MOS_EISLEY,
        id: 'landing-site',
        title: 'Tatooine: Desert Landing Site',
        icons: { light: 0, dark: 2 },
      },
    ],
    light: {
      hand: [
        {
          card: {
            kind: 'character',
            side: 'light',
            title: 'Luke Skywalker',
            power: 3,
            ability: 4,
            forfeit: 7,
            deploy: 3,
          },
          id: 'luke',
        },
        { card: 'blaster', id: 'blaster' },
      ],
      reserve: 5,
      force: 4,
    },
    dark: { reserve: 5 },
  },
  line: [
    no(
      play('light', 'luke', { targets: { to: 'landing-site' } }),
      'no-presence-to-deploy',
      'Ni présence ni icône de Force ici : Luke ne peut pas s’y déployer.',
      'Neither presence nor a Force icon here: Luke cannot deploy here.',
    ),
    key(
      play('light', 'luke', { targets: { to: 'cantina' } }),
      'À la cantina, l’icône suffit. Luke se déploie pour 3 Force.',
      'At the cantina the icon is enough. Luke deploys for 3 Force.',
    ),
    step(
      play('light', 'blaster', { targets: { bearer: 'luke' } }),
      'Une arme se déploie sur qui la porte.',
      'A weapon deploys on whoever carries it.',
    ),
  ],
  sources: ['swccg-death-star-ii#deploy-phase', 'swccg-glossary-d-f#deployment-restrictions'],
  outcome: { at: { luke: 'cantina', blaster: 'luke' } },
};
