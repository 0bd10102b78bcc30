import { pass, play } from '../../stack/moves';
import { UNDERCOVER } from '../cards';
import { cardOfFigures } from '../from-figures';
import type { PlayScenario } from '../scenario';
import { CANTINA, DUNES, drainAt, key, MOS_EISLEY, moveTo, no, step } from './line';

/** An invented character: a spy, and nothing else of note. */
const SPY = cardOfFigures({
  kind: 'character',
  side: 'light',
  title: 'Rebel Spy',
  power: 2,
  ability: 2,
  forfeit: 3,
  spy: true,
});

export const undercoverSpy: PlayScenario = {
  id: 'undercover-spy',
  title: { fr: 'Un espion clandestin', en: 'An undercover spy' },
  intro: {
    fr: 'Un espion lumineux est clandestin à Mos Eisley, tenue par un Stormtrooper. C’est le tour du côté obscur, sans Force.',
    en: 'A spy of the light side is undercover at Mos Eisley, which a Stormtrooper holds. It is the turn of the dark side, which has no Force.',
  },
  setup: {
    turn: 'dark',
    phase: 'control',
    locations: [CANTINA, MOS_EISLEY, { ...DUNES, icons: { light: 0, dark: 1 } }],
    light: {
      table: [
        { card: SPY, id: 'spy', at: 'mos-eisley', undercover: true },
        { card: UNDERCOVER, id: 'cover', at: 'spy' },
      ],
      hand: [{ card: 'rebel-trooper', id: 'trooper' }],
      force: 4,
      reserve: 10,
    },
    dark: { table: [{ card: 'stormtrooper', id: 'guard', at: 'mos-eisley' }], reserve: 10 },
    turns: 2,
  },
  line: [
    no(
      drainAt('dark', 'mos-eisley'),
      'spied-upon',
      'Le Stormtrooper contrôle le site, mais l’espion empêche le drainage.',
      'The Stormtrooper controls the site, but the spy prevents the Force drain.',
    ),
    step(
      pass('dark'),
      'Pas de bataille non plus : l’espion est inactif, sans présence. Vient la phase de déplacement.',
      'No battle either: the spy is inactive and gives no presence. The move phase comes.',
    ),
    key(
      play('light', 'light-sneak', { targets: { card: 'spy', to: 'dunes' } }),
      'Un espion clandestin se déplace pendant le tour adverse : 1 Force, un site.',
      'An undercover spy moves during the opponent’s turn: 1 Force, one site.',
    ),
    step(
      pass('light'),
      'Au tour lumineux, rien n’est activé.',
      'In the light side’s turn nothing is activated.',
    ),
    no(
      moveTo('light', 'spy', 'mos-eisley'),
      'wrong-phase',
      'C’est la phase de déploiement. À son propre tour, l’espion ne se déplacerait d’ailleurs pas.',
      'It is the deploy phase. And in its own turn the spy would not move anyway.',
    ),
    key(
      play('light', 'trooper', { targets: { to: 'dunes' } }),
      'Ni icône ni présence à Dune Sea : l’espion clandestin suffit pour y déployer.',
      'Neither icon nor presence at Dune Sea: the undercover spy is enough to deploy there.',
    ),
    key(
      play('light', 'light-break-cover', { targets: { card: 'spy' } }),
      'Il sort de la clandestinité : actif de son côté de la table. L’effet est perdu.',
      'It breaks cover: active, on its own side of the table. The Effect is lost.',
    ),
  ],
  sources: ['swccg-glossary-d-f#deployment-restrictions'],
  outcome: {
    at: { spy: 'dunes', trooper: 'dunes', guard: 'mos-eisley' },
    cards: { cover: 'lost', spy: 'table' },
    controls: { dunes: 'light' },
  },
};
