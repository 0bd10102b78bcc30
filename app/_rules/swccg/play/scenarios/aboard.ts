import { CARDS } from '../../battle/cards';
import { play } from '../../stack/moves';
import { cardOfFigures } from '../from-figures';
import type { PlayScenario } from '../scenario';
import { CANTINA, DUNES, key, MOS_EISLEY, moveTo, no, step, TATOOINE } from './line';

const BLACK_2 = cardOfFigures({ ...CARDS['black-2'], deploy: 1 }, { copies: 1 });
const DS_61_2 = cardOfFigures({ ...CARDS['ds-61-2'], deploy: 2 }, { copies: 1 });
const STORMTROOPER = cardOfFigures({ ...CARDS.stormtrooper, deploy: 1 });
const LANDSPEEDER = cardOfFigures(
  { ...CARDS['lukes-x-34-landspeeder'], landspeed: 4, deploy: 2 },
  { copies: 1 },
);

export const fighterWithPilot: PlayScenario = {
  id: 'fighter-with-pilot',
  title: {
    fr: 'Un chasseur et son pilote, en une seule action',
    en: 'A starfighter and its pilot, in one action',
  },
  intro: {
    fr: 'Phase de déploiement. Le côté obscur tient Black 2, DS-61-2 et deux Stormtroopers ; le Devastator est au système Tatooine.',
    en: 'Deploy phase. The dark side holds Black 2, DS-61-2 and two Stormtroopers; the Devastator is at the Tatooine system.',
  },
  setup: {
    turn: 'dark',
    phase: 'deploy',
    locations: [CANTINA, TATOOINE],
    dark: {
      hand: [
        { card: BLACK_2, id: 'black-2' },
        { card: DS_61_2, id: 'ds-61-2' },
        { card: STORMTROOPER, id: 'first' },
        { card: STORMTROOPER, id: 'second' },
      ],
      table: [{ card: 'devastator', id: 'devastator', at: 'tatooine' }],
      force: 6,
      reserve: 10,
    },
    light: { table: [{ card: 'luke-skywalker', id: 'luke', at: 'cantina' }], reserve: 10 },
  },
  line: [
    no(
      play('dark', 'black-2', { targets: { to: 'tatooine' } }),
      'no-pilot-to-deploy',
      'Sans pilote permanent, Black 2 ne se déploie pas seul à un système.',
      'With no permanent pilot, Black 2 does not deploy alone to a system.',
    ),
    no(
      play('dark', 'black-2', { text: 'with-pilot', targets: { pilot: 'first', to: 'tatooine' } }),
      'not-a-pilot',
      'Un Stormtrooper n’est pas pilote.',
      'A Stormtrooper is no pilot.',
    ),
    key(
      play('dark', 'black-2', { text: 'with-pilot', targets: { pilot: 'ds-61-2', to: 'tatooine' } }),
      'Les deux arrivent ensemble, pour 1 + 2 Force : une seule action, et DS-61-2 est aux commandes.',
      'Both arrive together, for 1 + 2 Force: a single action, and DS-61-2 is at the controls.',
    ),
    no(
      play('dark', 'first', { targets: { to: 'tatooine' } }),
      'wrong-place',
      'Un personnage se déploie à un site, pas à un système…',
      'A character deploys to a site, not to a system…',
    ),
    key(
      play('dark', 'first', { text: 'passenger', targets: { aboard: 'devastator' } }),
      '… sauf directement à bord : le côté obscur a une présence ici, et le Devastator prend 8 passagers.',
      '… except straight aboard: the dark side has presence here, and the Devastator takes 8 passengers.',
    ),
    no(
      play('dark', 'second', { text: 'passenger', targets: { aboard: 'black-2' } }),
      'no-room',
      'Black 2 n’a qu’une place, celle du pilote.',
      'Black 2 has one seat, the pilot’s.',
    ),
  ],
  sources: [
    'swccg-death-star-ii#deploying-characters-vehicles-starships',
    'swccg-glossary-d-f#deploying-cards-on-vehicles-and-starships',
    'swccg-card-data#black-2',
    'swccg-card-data#devastator',
  ],
  outcome: {
    cards: { 'black-2': 'table', 'ds-61-2': 'table', first: 'table', second: 'hand' },
    piles: { dark: { force: 2, used: 4 } },
    controls: { tatooine: 'dark' },
  },
};

export const walkAndRide: PlayScenario = {
  id: 'walk-and-ride',
  title: {
    fr: 'Marcher, monter, rouler, descendre',
    en: 'Walk, climb aboard, ride, get off',
  },
  intro: {
    fr: 'Phase de déplacement. Han est à la Cantina ; le Landspeeder de Luke attend, vide, à Mos Eisley. Le côté lumineux a 2 Force.',
    en: 'Move phase. Han is at the Cantina; Luke’s Landspeeder waits, empty, at Mos Eisley. The light side has 2 Force.',
  },
  setup: {
    turn: 'light',
    phase: 'move',
    locations: [CANTINA, MOS_EISLEY, DUNES],
    light: {
      table: [
        { card: 'han-solo', id: 'han', at: 'cantina' },
        { card: LANDSPEEDER, id: 'speeder', at: 'mos-eisley' },
      ],
      force: 2,
      reserve: 10,
    },
    dark: { reserve: 10 },
  },
  line: [
    no(
      moveTo('light', 'speeder', 'dunes'),
      'not-driven',
      'Sans conducteur, le Landspeeder ne bouge pas.',
      'Without a driver the Landspeeder does not move.',
    ),
    no(
      play('light', 'light-embark', { text: 'driver', targets: { card: 'han', aboard: 'speeder' } }),
      'not-together',
      'On monte à bord au même site.',
      'One goes aboard at the same site.',
    ),
    step(
      moveTo('light', 'han', 'mos-eisley'),
      'Han marche, pour 1 Force : c’est son déplacement normal du tour.',
      'Han walks, for 1 Force: that is his regular move of the turn.',
    ),
    key(
      play('light', 'light-embark', { text: 'driver', targets: { card: 'han', aboard: 'speeder' } }),
      'Embarquer est gratuit et illimité : Han prend le volant, bien qu’il ait déjà marché.',
      'Embarking is free and unlimited: Han takes the wheel, though he has walked already.',
    ),
    step(
      moveTo('light', 'speeder', 'dunes'),
      'Le Landspeeder fait son propre déplacement, pour 1 Force, et Han avec lui.',
      'The Landspeeder makes a move of its own, for 1 Force, and Han with it.',
    ),
    key(
      play('light', 'light-disembark', { targets: { card: 'han' } }),
      'Débarquer est gratuit aussi. Deux sites en un tour, pour 2 Force.',
      'Disembarking is free too. Two sites in one turn, for 2 Force.',
    ),
  ],
  sources: [
    'swccg-glossary-d-f#embarking',
    'swccg-glossary-d-f#disembarking',
    'swccg-death-star-ii#moves-per-turn',
    'swccg-card-data#lukes-x-34-landspeeder',
  ],
  outcome: {
    at: { han: 'dunes', speeder: 'dunes' },
    controls: { dunes: 'light' },
    piles: { light: { force: 0 } },
  },
};
