import { lose } from '../../stack/moves';
import type { PlayScenario } from '../scenario';
import { key, no, step } from './line';
import { captiveEscapes } from './weapons';

export const captiveStays: PlayScenario = {
  id: 'captive-stays',
  title: {
    fr: 'Libéré, et toujours là : le captif reste sur le site',
    en: 'Free, and still there: the captive stays at the site',
  },
  intro: {
    fr: 'La même bataille : Dengar a capturé Han, puis doit être sacrifié. Le côté lumineux a le choix.',
    en: 'The same battle: Dengar has captured Han, then must be forfeited. The light side has a choice.',
  },
  setup: captiveEscapes.setup,
  line: [
    ...captiveEscapes.line,
    no(
      lose('dark', 'reserve'),
      'choice-first',
      'Le côté obscur doit encore 2 de dommages, mais le sort de Han vient d’abord.',
      'The dark side still owes 2 damage, but what becomes of Han comes first.',
    ),
    key(
      { type: 'choose', by: 'light', choice: 'stay' },
      'Sur un site, son joueur peut l’y laisser au lieu de la pile utilisée : Han revient du côté lumineux de la table.',
      'At a site, his player may leave him there instead of the Used Pile: Han is back on the light side of the table.',
    ),
    step(
      lose('dark', 'reserve'),
      'Le côté obscur paie ses dommages. Han n’est plus dans cette bataille : il l’a quittée quand il a été pris.',
      'The dark side pays its damage. Han is no longer in this battle: he left it when he was taken.',
    ),
    step(
      lose('dark', 'reserve'),
      'Tout est satisfait. Luke et Han contrôlent le site.',
      'All is satisfied. Luke and Han control the site.',
    ),
  ],
  sources: ['swccg-glossary-d-f#escorting', 'swccg-glossary-d-f#dengars-modified-riot-gun'],
  outcome: { cards: { han: 'table', dengar: 'lost', luke: 'table' }, controls: { cantina: 'light' } },
};
