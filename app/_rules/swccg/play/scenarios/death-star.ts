import { pass, play } from '../../stack/moves';
import type { PlayScenario } from '../scenario';
import type { PlayLocation } from '../setup';
import { key, moveTo, no, step } from './line';

const icons = { light: 1, dark: 1 };
const sector = (id: string, name: string): PlayLocation => ({
  id,
  title: `Death Star II: ${name}`,
  kind: 'sector',
  of: 'Death Star II',
  icons,
});
const back = (card: string, to: string) => play('dark', 'dark-return', { targets: { card, to } });

export const headingBack: PlayScenario = {
  id: 'heading-back',
  title: { fr: 'Repartir des secteurs de Death Star II', en: 'Heading back from the Death Star II sectors' },
  intro: {
    fr: 'Deux TIE Fighters sont dans les secteurs de Death Star II, et plus aucun chasseur lumineux. Le côté obscur n’a pas de Force.',
    en: 'Two TIE Fighters are at the Death Star II sectors, and no light side starfighter is left there. The dark side has no Force.',
  },
  setup: {
    turn: 'dark',
    phase: 'move',
    locations: [
      { id: 'station', title: 'Death Star II', kind: 'system', of: 'Death Star II', parsec: 3, icons },
      sector('shaft', 'Coolant Shaft'),
      sector('capacitors', 'Capacitors'),
      sector('core', 'Reactor Core'),
    ],
    dark: {
      table: [
        { card: 'tie-fighter', id: 'near', at: 'shaft' },
        { card: 'tie-fighter', id: 'deep', at: 'capacitors' },
      ],
      reserve: 10,
    },
    light: { reserve: 10 },
  },
  line: [
    no(
      moveTo('dark', 'deep', 'core'),
      'sector-closed',
      'Sans chasseur lumineux dans ces secteurs, ceux du côté obscur n’y avancent plus.',
      'With no light side starfighter at these sectors, those of the dark side go no further in.',
    ),
    step(
      pass('dark'),
      'Passer ne suffit pas à finir la phase : ce retour est obligatoire.',
      'Passing does not end the phase: heading back is mandatory.',
    ),
    no(
      back('deep', 'station'),
      'out-of-range',
      'Un secteur par tour, pas davantage.',
      'One sector a turn, and no more.',
    ),
    key(
      back('deep', 'shaft'),
      'Gratuitement, un secteur plus près du système.',
      'For nothing, one sector nearer to the system.',
    ),
    key(
      back('near', 'station'),
      'Du Coolant Shaft, on sort vers le système.',
      'From the Coolant Shaft the way leads out to the system.',
    ),
  ],
  sources: ['swccg-death-star-ii#death-star-ii-sectors'],
  outcome: { at: { near: 'station', deep: 'shaft' } },
};
