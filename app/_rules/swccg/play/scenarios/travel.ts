import { CARDS } from '../../battle/cards';
import { play } from '../../stack/moves';
import { cardOfFigures } from '../from-figures';
import type { PlayScenario } from '../scenario';
import type { PlayLocation } from '../setup';
import { CANTINA, DUNES, key, MOS_EISLEY, moveTo, no, step, TATOOINE } from './line';

/** Docking bays as the light side prints them. */
const BAY_94: PlayLocation = {
  ...MOS_EISLEY,
  id: 'bay-94',
  title: 'Tatooine: Docking Bay 94',
  icons: { light: 1, dark: 1 },
  dockingBay: { light: 1, dark: 2 },
};
const YAVIN_BAY: PlayLocation = {
  ...BAY_94,
  id: 'yavin-bay',
  title: 'Yavin 4: Docking Bay',
  of: 'Yavin 4',
  dockingBay: { light: 0, dark: 2 },
};
const Y_WING = cardOfFigures({
  kind: 'starship',
  side: 'light',
  title: 'Y-wing',
  type: 'starfighter',
  power: 2,
  maneuver: 3,
  forfeit: 2,
  deploy: 1,
  hyperspeed: 4,
  navComputer: true,
  permanentPilot: { ability: 1 },
  pilots: 1,
});
const TIE = cardOfFigures(CARDS['tie-fighter']);

export const bayToBay: PlayScenario = {
  id: 'bay-to-bay',
  title: {
    fr: 'D’une aire de mise à quai à l’autre',
    en: 'From docking bay to docking bay',
  },
  intro: {
    fr: 'Luke, Han et un Rebel Trooper sont à Docking Bay 94 ; leurs amis attendent sur Yavin 4. Le côté lumineux a 1 Force.',
    en: 'Luke, Han and a Rebel Trooper are at Docking Bay 94; their friends wait on Yavin 4. The light side has 1 Force.',
  },
  setup: {
    turn: 'light',
    phase: 'move',
    locations: [BAY_94, DUNES, YAVIN_BAY],
    light: {
      table: [
        { card: 'luke-skywalker', id: 'luke', at: 'bay-94' },
        { card: 'han-solo', id: 'han', at: 'bay-94' },
        { card: 'rebel-trooper', id: 'trooper', at: 'bay-94', moved: true },
        { card: 'rebel-trooper', id: 'friend', at: 'yavin-bay' },
      ],
      force: 1,
      reserve: 10,
    },
    dark: { reserve: 10 },
  },
  line: [
    no(
      play('light', 'light-transit', { targets: { cards: ['luke', 'han'], to: 'dunes' } }),
      'no-docking-bay',
      'Le transit ne mène qu’à une autre aire de mise à quai.',
      'Transit leads only to another docking bay.',
    ),
    no(
      play('light', 'light-transit', { targets: { cards: ['trooper'], to: 'yavin-bay' } }),
      'already-moved',
      'Le Trooper a déjà fait son déplacement normal ce tour-ci.',
      'The Trooper has made its regular move this turn already.',
    ),
    key(
      play('light', 'light-transit', { targets: { cards: ['luke', 'han'], to: 'yavin-bay' } }),
      'Le groupe paie une seule fois ce que demande l’aire qu’il quitte : 1 Force pour Luke et Han.',
      'The group pays once what the bay that it leaves asks for: 1 Force for Luke and Han.',
    ),
    key(
      play('light', 'light-transit', { targets: { cards: ['friend'], to: 'bay-94' } }),
      'Depuis Yavin 4 le transit est gratuit, même sans Force.',
      'From Yavin 4 transit is free, even with no Force.',
    ),
  ],
  sources: [
    'swccg-glossary-d-f#docking-bay-transit',
    'swccg-death-star-ii#docking-bay-transit',
    'swccg-card-data#tatooine-docking-bay-94',
    'swccg-card-data#yavin-4-docking-bay',
  ],
  outcome: {
    at: { luke: 'yavin-bay', han: 'yavin-bay', friend: 'bay-94', trooper: 'bay-94' },
    piles: { light: { force: 0, used: 0 } },
  },
};

export const landingForFree: PlayScenario = {
  id: 'landing',
  title: {
    fr: 'Atterrir : gratuit à quai, 1 Force ailleurs',
    en: 'Landing: free at a bay, 1 Force elsewhere',
  },
  intro: {
    fr: 'Deux Y-wings au système Tatooine ; un Rebel Trooper à la Cantina. Le côté lumineux a 1 Force.',
    en: 'Two Y-wings at the Tatooine system; a Rebel Trooper at the Cantina. The light side has 1 Force.',
  },
  setup: {
    turn: 'light',
    phase: 'move',
    locations: [CANTINA, BAY_94, DUNES, TATOOINE],
    light: {
      table: [
        { card: Y_WING, id: 'gold', at: 'tatooine' },
        { card: Y_WING, id: 'silver', at: 'tatooine' },
        { card: 'rebel-trooper', id: 'trooper', at: 'cantina' },
      ],
      force: 1,
      reserve: 10,
    },
    dark: { reserve: 10 },
  },
  line: [
    no(
      play('light', 'light-land', { targets: { card: 'gold', to: 'cantina' } }),
      'not-outdoors',
      'On n’atterrit pas à l’intérieur.',
      'One does not land indoors.',
    ),
    key(
      play('light', 'light-land', { targets: { card: 'gold', to: 'bay-94' } }),
      'À une aire de mise à quai, atterrir est gratuit. Le pilote permanent suffit.',
      'At a docking bay landing is free. The permanent pilot is enough.',
    ),
    no(
      play('light', 'light-take-off', { targets: { card: 'gold', to: 'tatooine' } }),
      'already-moved',
      'C’était son déplacement normal : il ne redécolle pas ce tour-ci.',
      'That was its regular move: it does not take off again this turn.',
    ),
    step(
      play('light', 'light-land', { targets: { card: 'silver', to: 'dunes' } }),
      'Sur un autre site extérieur, atterrir coûte 1 Force.',
      'At another exterior site landing costs 1 Force.',
    ),
  ],
  sources: [
    'swccg-death-star-ii#landing-taking-off',
    'swccg-glossary-d-f#landed-starfighter',
    'swccg-card-data#y-wing',
  ],
  outcome: { at: { gold: 'bay-94', silver: 'dunes' }, piles: { light: { force: 0 } } },
};

export const upToTheDestroyer: PlayScenario = {
  id: 'up-to-the-destroyer',
  title: {
    fr: 'La navette : du site extérieur au Devastator',
    en: 'Shuttling: from an exterior site to the Devastator',
  },
  intro: {
    fr: 'Le Devastator et un TIE Fighter sont au système Tatooine ; un Stormtrooper est à la Cantina, un autre à Mos Eisley.',
    en: 'The Devastator and a TIE Fighter are at the Tatooine system; one Stormtrooper is at the Cantina, another at Mos Eisley.',
  },
  setup: {
    turn: 'dark',
    phase: 'move',
    locations: [CANTINA, MOS_EISLEY, TATOOINE],
    dark: {
      table: [
        { card: 'devastator', id: 'devastator', at: 'tatooine' },
        { card: TIE, id: 'tie', at: 'tatooine' },
        { card: 'stormtrooper', id: 'inside', at: 'cantina' },
        { card: 'stormtrooper', id: 'outside', at: 'mos-eisley' },
      ],
      force: 3,
      reserve: 10,
    },
    light: { reserve: 10 },
  },
  line: [
    no(
      play('dark', 'dark-shuttle', { text: 'passenger', targets: { card: 'inside', aboard: 'devastator' } }),
      'not-outdoors',
      'La navette part d’un site extérieur : pas de la Cantina.',
      'The shuttle leaves from an exterior site: not from the Cantina.',
    ),
    no(
      play('dark', 'dark-shuttle', { text: 'passenger', targets: { card: 'outside', aboard: 'tie' } }),
      'no-ship-docking',
      'Elle ne mène qu’à un vaisseau capital avec capacité d’amarrage.',
      'It leads only to a capital starship with ship-docking capability.',
    ),
    key(
      play('dark', 'dark-shuttle', { text: 'passenger', targets: { card: 'outside', aboard: 'devastator' } }),
      'Pour 1 Force, le Stormtrooper de Mos Eisley monte à bord, sans carte de navette.',
      'For 1 Force the Stormtrooper of Mos Eisley goes up, with no shuttle card.',
    ),
    no(
      play('dark', 'dark-land', { targets: { card: 'tie', to: 'mos-eisley' } }),
      'needs-docking-bay',
      'Un TIE ne se pose qu’à une aire de mise à quai.',
      'A TIE sets down only at a docking bay.',
    ),
    step(
      moveTo('dark', 'inside', 'mos-eisley'),
      'L’autre marche jusqu’à Mos Eisley ; la navette attendra son prochain tour.',
      'The other one walks to Mos Eisley; the shuttle has to wait for its next turn.',
    ),
    no(
      play('dark', 'dark-shuttle', { text: 'passenger', targets: { card: 'inside', aboard: 'devastator' } }),
      'already-moved',
      'Un seul déplacement normal par tour.',
      'One regular move a turn.',
    ),
  ],
  sources: [
    'swccg-death-star-ii#shuttling',
    'swccg-death-star-ii#landing-taking-off',
    'swccg-card-data#devastator',
  ],
  outcome: { at: { outside: 'devastator', inside: 'mos-eisley' }, piles: { dark: { force: 1 } } },
};
