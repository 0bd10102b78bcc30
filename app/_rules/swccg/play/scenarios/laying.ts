import { play } from '../../stack/moves';
import { location } from '../from-figures';
import type { PlayScenario } from '../scenario';
import type { PlayLocation } from '../setup';
import { CANTINA, DUNES, key, no, step, TATOOINE } from './line';

const BAY_94: PlayLocation = {
  ...DUNES,
  id: 'bay-94',
  title: 'Tatooine: Docking Bay 94',
  icons: { light: 1, dark: 1 },
  dockingBay: { light: 1, dark: 2 },
};
/** An invented interior site. */
const CELLAR = location('Tatooine: Cellar', { kind: 'site', icons: { light: 1, dark: 0 } });
const PALACE = location("Tatooine: Jabba's Palace", {
  kind: 'site',
  exterior: true,
  icons: { light: 1, dark: 2 },
});
/** The light side's version, with icons of its own. */
const THEIR_CANTINA = location('Tatooine: Cantina', { kind: 'site', icons: { light: 2, dark: 1 } });
const beside = (card: string, other: string, text?: 'before' | 'over') =>
  play('light', card, { ...(text && { text }), targets: { beside: other } });

export const layingSites: PlayScenario = {
  id: 'laying-sites',
  title: { fr: 'Déployer et convertir des sites', en: 'Deploying and converting sites' },
  intro: {
    fr: 'Sur Tatooine : la Cantina (version obscure), Docking Bay 94, Dune Sea, puis le système. Le côté lumineux tient trois localisations, et n’a pas de Force.',
    en: 'On Tatooine: the Cantina (dark version), Docking Bay 94, Dune Sea, then the system. The light side holds three locations, and has no Force.',
  },
  setup: {
    turn: 'light',
    phase: 'deploy',
    locations: [{ ...CANTINA, side: 'dark' }, BAY_94, DUNES, TATOOINE],
    light: {
      hand: [
        { card: CELLAR, id: 'cellar' },
        { card: PALACE, id: 'palace' },
        { card: THEIR_CANTINA, id: 'our-cantina' },
      ],
      table: [{ card: 'rebel-trooper', id: 'trooper', at: 'bay-94' }],
      reserve: 10,
    },
    dark: { table: [{ card: 'stormtrooper', id: 'guard', at: 'cantina' }], reserve: 10 },
  },
  line: [
    no(
      beside('cellar', 'dunes'),
      'out-of-order',
      'Un site intérieur ne va pas parmi les extérieurs : l’aire de mise à quai les sépare.',
      'An interior site does not go among exterior ones: the docking bay keeps them apart.',
    ),
    key(
      beside('cellar', 'cantina'),
      'Entre la Cantina et l’aire de mise à quai, il est à sa place. C’est gratuit.',
      'Between the Cantina and the docking bay it is in its place. It is free.',
    ),
    no(
      beside('palace', 'tatooine'),
      'out-of-order',
      'Le système reste à un bout de la rangée : rien ne va après lui.',
      'The system stays at one end of the row: nothing goes after it.',
    ),
    step(
      beside('palace', 'bay-94'),
      'Un site extérieur se glisse entre l’aire de mise à quai et Dune Sea, qui ne sont plus adjacentes.',
      'An exterior site slips in between the docking bay and Dune Sea, which are adjacent no more.',
    ),
    key(
      beside('our-cantina', 'cantina', 'over'),
      'La version lumineuse convertit celle du côté obscur. Le Stormtrooper qui y est y reste.',
      'The light version converts the dark one. The Stormtrooper who is there stays there.',
    ),
  ],
  sources: ['swccg-death-star-ii#deploying-locations'],
  outcome: { at: { guard: 'our-cantina', trooper: 'bay-94' }, piles: { light: { force: 0, used: 0 } } },
};
